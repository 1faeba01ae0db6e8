"""Seven levels: the lower the level, the more turns it plays without thinking."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from red7.play.bots.bot import Bot, Budget
from red7.play.bots.random import RandomBot
from red7.play.history import Seen
from red7.steps import Step


class Level(NamedTuple):
    """Which bot thinks, and how often it plays without thinking."""

    thinker: str
    heedless: float
    """The share of turns it plays like `random`: any turn that keeps it in."""


LEVELS: Final = {
    1: Level("worlds:20", 1.0),
    2: Level("worlds:20", 0.82),
    3: Level("worlds:20", 0.64),
    4: Level("worlds:20", 0.47),
    5: Level("worlds:20", 0.3),
    6: Level("worlds:20", 0.1),
    7: Level("master", 0.0),
}
"""Each should beat the one before by the same margin; bench/levels.py measures that and says how to set the shares."""
USUAL: Final = 3
"""The default level of an opponent."""


class LevelBot:
    """Plays each whole turn with or without thinking; chance decides at its start."""

    def __init__(self, thinker: Bot, heedless: float) -> None:
        self._thinker = thinker
        self._heedless = heedless
        self._random = RandomBot()
        self._mind: Bot | None = None

    def choose(self, seen: Seen, budget: Budget, chance: Random) -> Step:
        """A step from the bot that plays this turn."""
        if self._mind is None or not seen.now.turn.items:
            self._mind = self._random if chance.random() < self._heedless else self._thinker
        return self._mind.choose(seen, budget, chance)
