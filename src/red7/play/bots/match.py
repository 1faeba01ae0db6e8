"""Games between bots: who decides, what each bot sees, and who replaces a bot that fails."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from random import Random
from typing import Final, Protocol, cast

from red7.errors import Red7Error, quote
from red7.play.bots.bot import Bot, Budget, Cancelled
from red7.play.bots.roster import Entrant, enter
from red7.play.history import Seen, seen_of
from red7.position import Position, deal
from red7.record import Game
from red7.rules import Rules, Seat
from red7.steps import Step

STAND_IN: Final = "careful"
PATIENCE: Final = 3.0
GRACE: Final = 1.0
"""A bot is late after `PATIENCE` times its seconds plus `GRACE`. A bot with a budget in iterations is never late."""


class Failure(Enum):
    """What a bot did wrong."""

    RAISED = "raised"
    LATE = "late"
    ILLEGAL = "illegal"


@dataclass(frozen=True, slots=True)
class Decision:
    """A step, who chose it and how long that took; if the bot failed and another chose, also why."""

    seat: Seat
    step: Step
    seconds: float
    failure: Failure | None = None
    reason: str = ""
    details: str = ""
    """The traceback, if the bot raised an error."""


class Seer(Protocol):
    """A bot that sees every card: a yardstick, never a real opponent. Nothing else gets a whole position."""

    def choose_seeing_all(self, position: Position, budget: Budget, chance: Random) -> Step:
        """One of the legal steps."""


class BotFailed(Red7Error):
    """A bot did not choose a legal step in time; `details` is its traceback, if it raised an error."""

    def __init__(self, bot: str, failure: Failure, reason: str, details: str = "") -> None:
        super().__init__("bot-failed", f"{bot} failed ({failure.value}): {reason}")
        self.failure, self.reason, self.details = failure, reason, details


class Player:
    """A bot in its seat; if it fails, `careful` finishes its turn."""

    def __init__(
        self,
        entrant: Entrant | str,
        chance: Random,
        *,
        bot: Bot | None = None,
        strict: bool = False,
        is_cancelled: Callable[[], bool] | None = None,
    ) -> None:
        """A player for an entrant or its text; `bot` plays instead of the entrant's own bot.

        If `strict`, a bot that fails raises BotFailed and is not replaced. When `is_cancelled` returns true, decisions
        raise Cancelled.
        """
        if not isinstance(entrant, Entrant):
            entrant = enter(entrant)
        self._name = str(entrant)
        self._strict = strict
        self._bot = bot or entrant.make()
        self._sees_all = entrant.sees_all
        self._budget = entrant.budget
        self._chance = chance
        self._is_cancelled = is_cancelled or entrant.budget.is_cancelled
        self._stand_in: Bot | None = None

    def decide(self, position: Position | None, seen: Seen) -> Decision:
        """A legal step, whatever the bot does; only a bot that sees all cards gets the position, and needs it."""
        if not seen.now.turn.items:
            self._stand_in = None
        started = time.perf_counter()
        try:
            step = self._choice(position, seen) if self._stand_in is None else self._stand_in_choice(seen)
        except BotFailed as failed:
            if self._strict:
                raise
            seconds = time.perf_counter() - started
            self._stand_in = enter(STAND_IN).make()
            step = self._stand_in_choice(seen)
            return Decision(seen.now.seat, step, seconds, failed.failure, failed.reason, failed.details)
        return Decision(seen.now.seat, step, time.perf_counter() - started)

    def _stand_in_choice(self, seen: Seen) -> Step:
        assert self._stand_in
        return self._stand_in.choose(seen, Budget(), self._chance)

    def _choice(self, position: Position | None, seen: Seen) -> Step:
        """The bot's own choice if it is legal and in time; otherwise raises BotFailed."""
        limit = None if self._budget.seconds is None else PATIENCE * self._budget.seconds + GRACE
        started = time.monotonic()

        def is_late() -> bool:
            return limit is not None and time.monotonic() > started + limit

        budget = replace(self._budget, is_cancelled=lambda: self._is_cancelled() or is_late())
        try:
            chosen: Step | str = self._ask(position, seen, budget)
            step = Step.parse(chosen) if isinstance(chosen, str) else chosen
            is_legal = step in seen.steps
        except Cancelled as error:
            if self._is_cancelled():
                raise
            if is_late():
                raise self._failed(Failure.LATE, f"took more than {limit:g} s") from error
            raise self._failed(Failure.RAISED, "Cancelled, but nobody cancelled it", error) from error
        except (Exception, SystemExit) as error:  # the game goes on, whatever a bot raises
            raise self._failed(Failure.RAISED, f"{type(error).__name__}: {error}".splitlines()[0], error) from error
        if is_late():
            raise self._failed(Failure.LATE, f"took more than {limit:g} s")
        if not is_legal:
            raise self._failed(Failure.ILLEGAL, f"{quote(str(step))} in {seen.now}")
        return step

    def _failed(self, failure: Failure, reason: str, error: BaseException | None = None) -> BotFailed:
        return BotFailed(self._name, failure, reason, _traceback(error) if error else "")

    def _ask(self, position: Position | None, seen: Seen, budget: Budget) -> Step:
        if self._sees_all:
            assert position
            return cast("Seer", self._bot).choose_seeing_all(position, budget, self._chance)
        return self._bot.choose(seen, budget, self._chance)


def _traceback(error: BaseException) -> str:
    """The traceback, starting with the bot's own code."""
    place = error.__traceback__
    while place and place.tb_next and place.tb_frame.f_code.co_filename == __file__:
        place = place.tb_next
    return "".join(traceback.format_exception(error.with_traceback(place)))


def rest_of_turn(player: Player, seen: Seen) -> list[Decision]:
    """A player's decisions to the end of its turn, or to the next draw."""
    decisions: list[Decision] = []

    def decide(seen: Seen) -> Step:
        decisions.append(player.decide(None, seen))
        return decisions[-1].step

    seen.finish(decide)
    return decisions


def play_round(game: Game[Position], players: Sequence[Player], note: Callable[[Decision], None]) -> Game[Position]:
    """The game with its last round played to the end; calls `note` with every decision."""
    while not game.position.is_over:
        position = game.position
        decision = players[position.seat].decide(position, seen_of(game.rounds[-1], position.seat))
        note(decision)
        game = game.play(decision.step)
    return game


def play_match(
    rules: Rules,
    players: Sequence[Player],
    *,
    seed: str,
    names: Sequence[str] | None = None,
    note: Callable[[Decision], None] = lambda _: None,
) -> Game[Position]:
    """A whole match, dealt by the seed; without scoring it is one round."""
    seats = names or [f"seat {seat}" for seat in range(len(players))]
    game = Game.start(deal(rules, players=len(players), seed=seed), seats=seats)
    while True:
        game = play_round(game, players, note)
        following = game.next_round(seed=seed)
        if following is None:
            return game
        game = following
