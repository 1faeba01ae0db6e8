"""Endings, the ways to finish a turn: as its player sees them, and with every card open; and what one step leads to."""
