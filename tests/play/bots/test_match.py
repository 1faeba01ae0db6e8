"""Games between bots: what each is shown, and what happens where one fails."""

from __future__ import annotations

import sys
from dataclasses import replace
from random import Random
from types import SimpleNamespace

import pytest

from red7 import Game, Position, Rules, Seat, Step, deal
from red7.play.bots import bot as bot_module
from red7.play.bots import match
from red7.play.bots.bot import Budget, Cancelled
from red7.play.bots.match import Decision, Failure, Player, play_match
from red7.play.bots.roster import enter
from red7.play.history import Seen, seen_of

RULES = Rules.parse("1.3dsa")


def player(bot: object, *, seconds: float | None = None) -> Player:
    return Player(replace(enter("careful"), budget=Budget(seconds=seconds)), Random(1), bot=bot)  # type: ignore[arg-type]


class Failing:
    """Fails in its second turn, and otherwise plays at random."""

    def __init__(self, fail: object) -> None:
        self.fail = fail
        self.inner = enter("random").make()
        self.turns = 0
        self.asked = 0

    def choose(self, seen: Seen, budget: Budget, chance: Random) -> Step:
        self.asked += 1
        self.turns += not seen.now.turn.items
        if self.turns == 2 and callable(self.fail):
            found = self.fail(budget)
            if found is not None:
                return found  # type: ignore[no-any-return]
        return self.inner.choose(seen, budget, chance)


def raise_error(budget: Budget) -> None:
    raise RuntimeError("I am lost\nand say so at length")


def be_illegal(budget: Budget) -> str:
    return "+R7"


def leave(budget: Budget) -> None:
    sys.exit("enough")


def call_it_off(budget: Budget) -> None:
    raise Cancelled


def oversleep(budget: Budget) -> None:
    Time.now += 1.04


def watch_the_clock(budget: Budget) -> None:
    clock = budget.clock()
    while clock.goes_on(0) or True:
        Time.now += 0.001


class Time:
    """Stands still but for the bots that take some: a busy machine makes nobody late."""

    now = 0.0

    @classmethod
    def monotonic(cls) -> float:
        return cls.now


@pytest.mark.parametrize(
    ("fail", "failure", "reason"),
    [
        (raise_error, Failure.RAISED, "RuntimeError: I am lost"),
        (be_illegal, Failure.ILLEGAL, "'+R7' in red7/1 1.3 "),
        (leave, Failure.RAISED, "SystemExit: enough"),
        (call_it_off, Failure.RAISED, "Cancelled, but nobody cancelled it"),
        (oversleep, Failure.LATE, "took more than 1.03 s"),
        (watch_the_clock, Failure.LATE, "took more than 1.03 s"),
    ],
)
def test_a_bot_that_fails_is_replaced_for_that_turn(
    fail: object, failure: Failure, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "time", SimpleNamespace(monotonic=Time.monotonic, perf_counter=Time.monotonic))
    monkeypatch.setattr(bot_module, "time", SimpleNamespace(monotonic=Time.monotonic))
    bots = [Failing(fail), Failing(None)]
    decisions: list[Decision] = []
    game = play_match(Rules.parse("1.3"), [player(bot, seconds=0.01) for bot in bots], seed="4", note=decisions.append)
    assert game.position.is_over
    failed = [decision for decision in decisions if decision.failure]
    assert [(decision.seat, decision.failure) for decision in failed] == [(0, failure)]
    assert failed[0].reason.startswith(reason)
    assert "\n" not in failed[0].reason
    steps = [len(entry.turn.steps) for entry in game.rounds[0].turns if entry.seat == 0]
    assert len(steps) > 2
    assert bots[0].asked == sum(steps) - steps[1] + 1  # once in the turn in which it failed, as ever in the others


def test_a_bot_without_a_limit_may_not_call_itself_off() -> None:
    start = deal(RULES, players=2, seed="1")
    bot = Failing(call_it_off)
    bot.turns = 1
    decision = player(bot).decide(start, seen_of(Game.start(start, seats=["a", "b"]).rounds[0], start.seat))
    assert decision.failure is Failure.RAISED


def test_a_decision_called_off_is_no_failure() -> None:
    start = deal(RULES, players=2, seed="1")
    hasty = Player(
        enter("careful"),
        Random(1),
        bot=Failing(lambda budget: budget.clock().goes_on(0)),
        is_cancelled=lambda: True,
    )
    hasty._bot.turns = 1  # type: ignore[attr-defined]
    with pytest.raises(Cancelled):
        hasty.decide(start, seen_of(Game.start(start, seats=["a", "b"]).rounds[0], start.seat))


class Looking:
    """Checks all that it is shown against the game as its seat saw it."""

    def __init__(self, seat: int) -> None:
        self.seat = Seat(seat)
        self.inner = enter("random").make()

    def choose(self, seen: Seen, budget: Budget, chance: Random) -> Step:
        assert seen.deal.owner == seen.now.owner == seen.now.seat == self.seat
        view = seen.deal
        for seat, turn in seen.turns:
            assert view.seat == seat
            view = view.play_turn(turn)
        if seen.now.turn.items:
            view = view.begin_turn(seen.now.turn)
        assert view == seen.now
        assert seen.steps == seen.now.legal_steps()
        return self.inner.choose(seen, budget, chance)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_is_shown_the_round_as_its_seat_saw_it(players: int) -> None:
    decisions: list[Decision] = []
    game = play_match(RULES, [player(Looking(seat)) for seat in range(players)], seed="9", note=decisions.append)
    assert [decision.reason for decision in decisions if decision.failure] == []
    assert game.position.match_winners
    assert Game.parse(str(game)) == game


class AllSeeing:
    """Notes what it is shown."""

    def __init__(self) -> None:
        self.shown: list[Position] = []

    def choose_seeing_all(self, position: Position, budget: Budget, chance: Random) -> Step:
        self.shown.append(position)
        return position.legal_steps()[0]


def test_only_a_seer_is_shown_every_card() -> None:
    seer = AllSeeing()
    seated = Player(replace(enter("seer", even_seers=True), budget=Budget()), Random(1), bot=seer)  # type: ignore[arg-type]
    play_match(Rules.parse("1.3"), [seated, player(Looking(1))], seed="3")
    assert seer.shown[0].hands[1]
    assert seer.shown[0].deck
