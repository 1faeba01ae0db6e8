"""A bot's turn: what it is told, as texts, and the steps it answers with."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from red7.play.bots.characters import bot_text
from red7.play.bots.match import STAND_IN, Player, rest_of_turn
from red7.play.bots.roster import enter
from red7.play.bots.thoughtless import ThoughtlessBot, is_overfull
from red7.table.turns import BotTurn

PLAIN: Final = 0
"""A level below all others that needs no compiled core: the bot that stands in when others fail."""


class BotAnswer(NamedTuple):
    """The steps to take next, to the end of the turn or to the draw of an unknown card."""

    steps: str
    failure: str = ""
    """Why another bot had to stand in."""


def bot_turn(turn: BotTurn, is_cancelled: Callable[[], bool] = lambda: False) -> BotAnswer:
    """What the bot does now. Its random numbers start over with each call, so one call decides a whole turn."""
    seen = turn.sight.seen()
    entrant = enter(STAND_IN if turn.level == PLAIN else bot_text(turn.level))
    bot = ThoughtlessBot() if is_overfull(seen.now) else None
    player = Player(entrant, Random(turn.seed), bot=bot, is_cancelled=is_cancelled)
    decisions = rest_of_turn(player, seen)
    failure = next((decision.reason for decision in decisions if decision.failure), "")
    return BotAnswer("".join([str(decision.step) for decision in decisions]), failure)
