"""The line-based game in the terminal."""
