"""A bot's turn: what it is told, as texts, and the steps it answers with."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from red7.board import Board
from red7.outlook import Outlook
from red7.play.bots.bot import Budget
from red7.play.bots.match import STAND_IN, Player, rest_of_turn
from red7.play.bots.roster import enter
from red7.play.history import Seen, SeenTurn
from red7.rules import Seat
from red7.steps import Step, Turn
from red7.table.turns import BotTurn, Sight
from red7.view import View

PLAIN: Final = 0
"""A level below all others that needs no compiled core: the bot that stands in when others fail."""

_LARGEST_HAND: Final = 16
"""Of hands that are thought about. In play none grows beyond what was dealt; one set up by hand may have more turns
than can be looked at."""


class BotAnswer(NamedTuple):
    """The steps to take next, to the end of the turn or to the draw of an unknown card."""

    steps: str
    failure: str = ""
    """Why another bot had to stand in."""


def seen_in(sight: Sight) -> Seen:
    """All that the seat has seen; raises if a text is wrong."""
    turns = tuple(SeenTurn(Seat(seat), Turn.parse(turn)) for seat, turn in sight.turns)
    return Seen(View.parse(sight.deal), turns, View.parse(sight.now))


def is_overfull(board: Board) -> bool:
    """Whether the player to move holds too many cards to look at all turns."""
    return board.hand_sizes[board.seat] > _LARGEST_HAND


class _Thoughtless:
    """Takes any step that leaves it able to stay in, and looks no further."""

    def choose(self, seen: Seen, budget: Budget, chance: Random) -> Step:  # noqa: ARG002 (a bot may ignore it)
        """One of the steps with the best outlook."""
        outlook = seen.now.outlook()
        for wanted in Outlook:
            if steps := [step for step, found in outlook.items() if found is wanted]:
                return chance.choice(steps)
        raise AssertionError  # there is always a legal step


def bot_turn(turn: BotTurn, is_cancelled: Callable[[], bool] = lambda: False) -> BotAnswer:
    """What the bot does now. Its random numbers start over with each call, so one call decides a whole turn."""
    seen = seen_in(turn.sight)
    entrant = enter(STAND_IN if turn.level == PLAIN else f"level:{turn.level}")
    bot = _Thoughtless() if is_overfull(seen.now) else None
    player = Player(entrant, Random(turn.seed), bot=bot, is_cancelled=is_cancelled)
    decisions = rest_of_turn(player, seen)
    failure = next((decision.reason for decision in decisions if decision.failure), "")
    return BotAnswer("".join([str(decision.step) for decision in decisions]), failure)
