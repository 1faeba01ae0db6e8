"""Seven levels: the lower the level, the more often it takes a turn that a stronger player would not."""

from __future__ import annotations

from typing import Final, NamedTuple


class Level(NamedTuple):
    """Which bot plays, and how sharp it is."""

    thinker: str
    sharpness: float | None = None
    """How much it prefers good steps to others: at 0 not at all. None for a bot that always takes the best."""


LEVELS: Final = {
    1: Level("policy", 0.0),
    2: Level("policy", 0.022),
    3: Level("policy", 0.046),
    4: Level("policy", 0.07),
    5: Level("policy", 0.103),
    6: Level("policy", 0.16),
    7: Level("master"),
}
"""Each should beat the one before by the same margin; bench/levels.py measures that and says how to set sharpness."""
FIRMNESS: Final = 300.0
"""How firm `careful` is for each unit of sharpness, where it plays for `policy`."""
USUAL: Final = 3
"""The default level of an opponent."""
