"""The game in a terminal: sentences, pictures, a line-based game and the commands."""
