"""The ways to finish a turn, as its player sees them or with every card face up; and what one step leads to."""
