"""Everything that decides: for now a simple player, and what it and the screens look ahead with."""
