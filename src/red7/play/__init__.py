"""Everything that chooses turns: bots, looking ahead, analysis and the arena."""
