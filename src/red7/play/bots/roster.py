"""Who can play: bots by name, and the budgets they are given."""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib import import_module
from typing import Final, cast

from red7.errors import NotationError, Red7Error, quote
from red7.play.bots.bot import Bot, Budget
from red7.play.bots.levels import LEVELS, LevelBot
from red7.play.extra import missing_extra


@dataclass(frozen=True, slots=True)
class _Entry:
    """Where a bot is found, and what it is given where nothing else is asked for."""

    module: str
    kind: str
    budget: str = ""
    """None where it needs no time to think."""
    sees_all: bool = False


_ENTRIES: Final = {
    "random": _Entry("random", "RandomBot"),
    "greedy": _Entry("greedy", "GreedyBot"),
    "careful": _Entry("careful", "CarefulBot"),
    "mcts": _Entry("mcts", "MctsBot", "2000"),
    "mcts-many": _Entry("mcts", "ManyMctsBot", "2000"),
    "worlds": _Entry("worlds_bot", "WorldsBot", "50"),
    "master": _Entry("master", "MasterBot", "100ms"),
    "seer": _Entry("seer", "SeerBot", "1000", sees_all=True),
}
OPPONENTS: Final = tuple(name for name, entry in _ENTRIES.items() if not entry.sees_all)
"""The bots that people may play against: those that see their own cards only."""
_LEVEL: Final = "level"
_EVERY_LEVEL: Final = f"{_LEVEL}:{min(LEVELS)} to {_LEVEL}:{max(LEVELS)}"


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot that is to play, and its budget; at a level, the bot that thinks for it."""

    name: str
    budget: Budget
    sees_all: bool
    level: int | None = None

    @property
    def takes_budget(self) -> bool:
        """Whether the bot thinks the longer the more it is given."""
        return bool(_ENTRIES[self.name].budget)

    def make(self) -> Bot:
        """A new bot, with nothing on its mind; its module is imported only now."""
        entry = _ENTRIES[self.name]
        try:
            module = import_module(f"red7.play.bots.{entry.module}")
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] in ("numba", "numpy"):
                raise missing_extra(self.name) from None
            raise
        bot = cast("Bot", getattr(module, entry.kind)())
        return bot if self.level is None else LevelBot(bot, LEVELS[self.level].heedless)

    def __str__(self) -> str:
        if self.level is not None:
            return f"{_LEVEL}:{self.level}"
        return f"{self.name}:{self.budget}" if self.takes_budget else self.name


def enter(text: str, *, even_seers: bool = False) -> Entrant:
    """The bot written as in `careful`, `mcts:2000` or `Level:3`; one that sees all cards only where it may.

    >>> str(enter("master")), str(enter("mcts:0500")), enter("worlds:1.5s").budget.seconds
    ('master:100ms', 'mcts:500', 1.5)
    """
    typed, colon, written = text.partition(":")
    name = typed.lower()
    if name == _LEVEL:
        return _at_level(text, written)
    entry = _ENTRIES.get(name)
    if entry is None:
        choices = ", ".join([*(_ENTRIES if even_seers else OPPONENTS), _EVERY_LEVEL])
        raise Red7Error("bot", f"there is no bot {quote(typed)}: {choices}", text=text)
    if entry.sees_all and not even_seers:
        raise Red7Error("bot", f"{name} sees all cards and plays in the arena only", text=text)
    if not entry.budget:
        if colon:
            raise NotationError(
                "budget", f"{quote(text)}: {name} takes no budget; {_with_budget(even_seers)}", text=text
            )
        return Entrant(name, Budget(), entry.sees_all)
    return Entrant(name, Budget.parse(written if colon else entry.budget), entry.sees_all)


def _at_level(text: str, written: str) -> Entrant:
    """The bot of a level."""
    level = next((level for level in LEVELS if str(level) == written), None)
    if level is None:
        raise Red7Error(_LEVEL, f"{quote(text)}: levels are {_EVERY_LEVEL}", text=text)
    return replace(enter(LEVELS[level].thinker), level=level)


def _with_budget(even_seers: bool) -> str:  # noqa: FBT001
    """Which bots take a budget, for a person to read."""
    names = [name for name, entry in _ENTRIES.items() if entry.budget and (even_seers or not entry.sees_all)]
    return f"{', '.join(names)} do"
