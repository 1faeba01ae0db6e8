"""One player's results, counted from stored games: by rules, by the level or character of bots, and by opponent.

The browser counts the same from the games that it remembers; a test compares the two.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from red7 import Game
from red7.play.bots.characters import CHARACTERS
from red7.table.conclusion import conclusion_of

_BOT: Final = re.compile(rf"level ([1-7])|({'|'.join(CHARACTERS)}) bot")


@dataclass(slots=True)
class Tally:
    """Games, and how many of them were won."""

    games: int = 0
    won: int = 0

    def count(self, *, is_won: bool) -> None:
        """Adds one game."""
        self.games += 1
        self.won += is_won


@dataclass(slots=True)
class Results:
    """Tallies by rules, by the level of bots as a digit or their character, and by the name of an opponent."""

    all: Tally = field(default_factory=Tally)
    rules: dict[str, Tally] = field(default_factory=dict)
    levels: dict[str, Tally] = field(default_factory=dict)
    opponents: dict[str, Tally] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        """As plain values: each tally as the number of games, and how many were won."""
        groups = {"rules": self.rules, "levels": self.levels, "opponents": self.opponents}
        return {"all": _pair(self.all)} | {
            name: {key: _pair(tally) for key, tally in sorted(group.items())} for name, group in groups.items()
        }


def _pair(tally: Tally) -> list[int]:
    return [tally.games, tally.won]


def results_of(records: Iterable[str], name: str) -> Results:
    """The results of whoever has this name; a game counts once for each level and each person it was played against.

    Games without a winner do not count, nor games in which two seats have the name.
    """
    results = Results()
    for text in records:
        game, _ = Game.read(text)
        if game is None or game.seats.count(name) != 1:
            continue
        winners, own = conclusion_of(game.tags).winners, game.seats.index(name)
        if not winners:
            continue
        others = [one for seat, one in enumerate(game.seats) if seat != own]
        levels = {bot[1] or bot[2] for one in others if (bot := _BOT.fullmatch(one))}
        people = {one for one in others if not _BOT.fullmatch(one)}
        tallies = [results.all, results.rules.setdefault(str(game.rules), Tally())]
        tallies += [results.levels.setdefault(level, Tally()) for level in levels]
        tallies += [results.opponents.setdefault(one, Tally()) for one in people]
        for tally in tallies:
            tally.count(is_won=own in winners)
    return results
