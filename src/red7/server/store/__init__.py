"""The database: tables, games, reviews and puzzles as rows of text."""
