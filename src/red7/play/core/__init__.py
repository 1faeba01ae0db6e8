"""The compiled core: positions, turns, rounds and searches as machine code (see `compile`)."""
