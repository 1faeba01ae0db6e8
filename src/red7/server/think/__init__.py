"""Worker processes that play for bots, analyse, review and look for puzzles."""
