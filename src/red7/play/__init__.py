"""Everything that decides: bots, what they and the screens look ahead with, analysis, and the arena."""
