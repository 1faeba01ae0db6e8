"""Who can play: bots by name, and their budgets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from red7.errors import NotationError, Red7Error, check_text, quote
from red7.play.bots.bot import Bot, Budget
from red7.play.bots.characters import CHARACTERS, SHARPNESS
from red7.play.bots.levels import LEVELS
from red7.play.bots.makers import Maker, OwnBot, from_outside, offered

_OWN: Final[dict[str, OwnBot]] = {
    "random": OwnBot("random", "RandomBot"),
    "greedy": OwnBot("greedy", "GreedyBot"),
    "careful": OwnBot("careful", "CarefulBot"),
    "policy": OwnBot("policy", "PolicyBot"),
    **{name: OwnBot("policy", "PolicyBot", arguments=(SHARPNESS, taste)) for name, taste in CHARACTERS.items()},
    "mcts": OwnBot("mcts", "MctsBot", "2000"),
    "mcts-many": OwnBot("mcts", "ManyMctsBot", "2000"),
    "worlds": OwnBot("worlds_bot", "WorldsBot", "50"),
    "master": OwnBot("master", "MasterBot", "100ms"),
    "seer": OwnBot("seer", "SeerBot", "1000", sees_all=True),
}
OPPONENTS: Final = tuple(name for name, maker in _OWN.items() if not maker.sees_all)
"""The bots that people may play against: those that see only their own cards."""
_LEVEL: Final = "level"
_EVERY_LEVEL: Final = f"{_LEVEL}:{min(LEVELS)} to {_LEVEL}:{max(LEVELS)}"


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot that will play, and its budget; for a level, the bot that plays for it."""

    name: str
    budget: Budget
    maker: Maker
    level: int | None = None
    command: str = ""
    """The command that starts a program."""

    @property
    def sees_all(self) -> bool:
        """Whether the bot sees every card."""
        return self.maker.sees_all

    @property
    def uses_core(self) -> bool:
        """Whether the bot needs the compiled core."""
        return self.maker.uses_core

    def make(self) -> Bot:
        """A new bot that knows nothing yet."""
        return self.maker.make()

    def __str__(self) -> str:
        if self.level is not None:
            return f"{_LEVEL}:{self.level}"
        return ":".join(part for part in (self.name, str(self.budget), self.command) if part)


def enter(text: str, *, even_seers: bool = False) -> Entrant:
    """The bot written as in `careful`, `mcts:2000`, `level:3` or `mybot.py:Brisk`.

    A bot that sees all cards needs `even_seers`. Bots from outside are loaded here, so never pass a name that
    a stranger chose.

    >>> str(enter("master")), str(enter("mcts:0500")), enter("worlds:1.5s").budget.seconds
    ('master:100ms', 'mcts:500', 1.5)
    """
    check_text(text, "the text of a bot")
    typed, colon, written = text.partition(":")
    name = typed.lower()
    if name == _LEVEL:
        return _at_level(text, written)
    maker = _OWN.get(name)
    if maker is None:
        return _from_outside(text, even_seers=even_seers)
    if maker.sees_all and not even_seers:
        raise Red7Error("bot", f"{name} sees all cards and plays only in the arena", text=text)
    if not maker.budget:
        if colon:
            raise NotationError(
                "budget", f"{quote(text)}: {name} takes no budget; {_with_budget(even_seers)}", text=text
            )
        return Entrant(name, Budget(), maker)
    return Entrant(name, Budget.parse(written if colon else maker.budget), maker)


def _from_outside(text: str, *, even_seers: bool) -> Entrant:
    found = from_outside(text)
    if found is None:
        choices = ", ".join([*(_OWN if even_seers else OPPONENTS), _EVERY_LEVEL, *offered()])
        raise Red7Error(
            "bot", f"there is no bot {quote(text)}; try {choices}, or your own, as in mybot.py:Class", text=text
        )
    written = found.maker.budget if found.budget is None else found.budget
    budget = Budget.parse(written) if written or found.budget is not None else Budget()
    return Entrant(found.name, budget, found.maker, command=found.command)


def _at_level(text: str, written: str) -> Entrant:
    """The bot for a level."""
    level = next((level for level in LEVELS if str(level) == written), None)
    if level is None:
        raise Red7Error(_LEVEL, f"{quote(text)}: levels are {_EVERY_LEVEL}", text=text)
    thinker, sharpness = LEVELS[level]
    entrant = enter(thinker)
    if sharpness is None:
        return replace(entrant, level=level)
    return replace(entrant, level=level, maker=replace(_OWN[thinker], arguments=(sharpness,)))


def _with_budget(even_seers: bool) -> str:  # noqa: FBT001
    """Which bots take a budget, for an error message."""
    names = [name for name, maker in _OWN.items() if maker.budget and (even_seers or not maker.sees_all)]
    return f"{', '.join(names)} do"
