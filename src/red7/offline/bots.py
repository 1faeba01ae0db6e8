"""Bots that need no compiled core: the seven levels, characters, and hints, by `careful`."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from red7.errors import Red7Error
from red7.play.bots.bot import Bot, Budget
from red7.play.bots.careful import CarefulBot, rated
from red7.play.bots.characters import CHARACTERS, SHARPNESS
from red7.play.bots.levels import FIRMNESS, LEVELS
from red7.play.bots.thoughtless import ThoughtlessBot, is_overfull
from red7.play.history import Seen
from red7.play.turns.seen import Ending
from red7.protocol.parts import Level
from red7.protocol.tables import Hint, HintOption
from red7.table.orders import BotPlays
from red7.table.turns import BotTurn, Sight

_OPTIONS: Final = 30
"""Most options of a hint."""


def played(turn: BotTurn, seq: int) -> BotPlays:
    """The steps of the bot whose turn it is, at the table's event `seq`."""
    seen, chance = turn.sight.seen(), Random(turn.seed)
    bot = ThoughtlessBot() if is_overfull(seen.now) else _bot(turn.level)
    steps = seen.finish(lambda seen: bot.choose(seen, Budget(), chance))
    return BotPlays(seat=turn.seat, steps="".join(map(str, steps)), seq=seq)


@cache
def _bot(level: Level) -> Bot:
    """The bot of a level, or a character: as firm as where it plays for the trained policy."""
    if not isinstance(level, int):
        return CarefulBot(FIRMNESS * SHARPNESS, CHARACTERS[level])
    sharpness = LEVELS[level].sharpness
    return CarefulBot(None if sharpness is None else FIRMNESS * sharpness)


def hint(sight: Sight, seq: int) -> Hint:
    """What `careful` thinks of each turn, the best first, by a rule of thumb that cannot say how sure it is."""
    seen = sight.seen()
    if is_overfull(seen.now):
        raise Red7Error("too-hard", "there are too many turns to look at all of them")
    options: dict[str, HintOption] = {}
    for ending, worth in rated(seen.now):
        steps = _known_steps(seen, ending)
        options.setdefault(steps, _option(steps, ending, worth))
    return Hint(seq=seq, options=tuple(options.values())[:_OPTIONS], worlds=0)


def _known_steps(seen: Seen, ending: Ending) -> str:
    """The steps of an ending up to the draw of an unknown card: what comes after depends on it."""
    steps = iter(ending.steps)
    return "".join(map(str, seen.finish(lambda _: next(steps))))


def _option(steps: str, ending: Ending, worth: float) -> HintOption:
    chance = min(1.0, max(0.0, worth))
    return HintOption(steps=steps, chance=chance, low=0.0, high=1.0, points=None, goes_out=ending.goes_out)
