"""Every way to finish a turn: from what a seat sees, and with every card open."""
