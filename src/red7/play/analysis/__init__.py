"""Exact search and what stands on it: analysis of a position, reviews of games, puzzles."""
