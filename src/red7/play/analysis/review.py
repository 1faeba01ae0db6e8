"""Reviews: how good each turn of a game was, judged by what its player could see."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Final, NamedTuple, TypeAlias

from red7.errors import Red7Error, wrong_type
from red7.play.analysis.analyse import Analysis, Option, analyse
from red7.play.analysis.replies import Reply, reply_to
from red7.play.bots.bot import Budget
from red7.play.history import Seen, seen_of
from red7.record import Entry, Game, Round
from red7.rules import Seat
from red7.steps import Draw, Step, Turn
from red7.view import View

Progress: TypeAlias = Callable[[int, int], None]
"""Called with how many turns are done and how many there are."""

BUDGET: Final = Budget(iterations=200)


class Mark(Enum):
    """How good a turn was."""

    BEST = "best"
    FINE = "fine"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    FORCED = "forced"


class _Limits(NamedTuple):
    """The most that a turn may cost to get each mark."""

    best: float
    fine: float
    mistake: float


_CHANCE: Final = _Limits(best=0.02, fine=0.1, mistake=0.25)
_POINTS: Final = _Limits(best=0.5, fine=2.0, mistake=5.0)


@dataclass(frozen=True, slots=True)
class Verdict:
    """How good one turn of a record was, as codes and figures; the caller finds the words."""

    round: int
    """Its round, counting from 1."""
    number: int
    """Its number in the round, counting from 1."""
    seat: Seat
    turn: Turn
    mark: Mark
    played: Option
    """What the turn was worth."""
    best: Option
    """What the best turn would have been worth."""
    reply: Reply | None = None
    """With a mistake or a blunder: what the other player could do then, if one turn stands out."""

    @property
    def may_be_chance(self) -> bool:
        """Whether it cost more than a fine turn may, but the difference may be chance."""
        return self.mark is Mark.FINE and self.played.loss.value > _limits(self.played).fine


class _Task(NamedTuple):
    """A turn to judge: what its player had seen when it began, and what they did."""

    round: int
    number: int
    seen: Seen
    entry: Entry


def review(
    game: Game | str,
    budget: Budget | str | int = BUDGET,
    *,
    seats: Collection[int] | None = None,
    progress: Progress = lambda _done, _everything: None,
) -> Iterator[Verdict]:
    """A verdict on each finished turn of a game, one at a time: for all seats, or for some.

    A turn is judged by what its player could know. In a seat's own record, only that seat's turns are judged.
    """
    given: object = seats
    if given is not None and not (isinstance(given, Collection) and all(isinstance(seat, int) for seat in given)):
        raise wrong_type(given, "seats, as in [0, 1]")
    tasks = [task for task in _tasks(game) if seats is None or task.entry.seat in seats]
    limit = Budget.of(budget)
    for done, task in enumerate(tasks):
        progress(done, len(tasks))
        yield _verdict(task, limit)
    progress(len(tasks), len(tasks))


def review_turn(game: Game | str, *, round: int, number: int, budget: Budget | str | int = BUDGET) -> Verdict | None:
    """The verdict on one turn of a game, counting from 1; None if there is no such turn or it cannot be judged."""
    wanted = (task for task in _tasks(game) if (task.round, task.number) == (round, number))
    return next((_verdict(task, Budget.of(budget)) for task in wanted), None)


def _tasks(game: Game | str) -> Iterator[_Task]:
    played = Game.parse(game) if isinstance(game, str) else game
    if not isinstance(played, Game):
        raise wrong_type(game, "a game or its text")
    for number, one in enumerate(played.rounds, start=1):
        if isinstance(one.deal, View) and one.deal.owner is None:
            raise Red7Error("review-onlooker", "a spectator's record shows no hands to judge a turn by")
        finished = one.turns[:-1] if one.end.turn.items else one.turns
        for at, entry in enumerate(finished):
            seen = _seen_before(one, at)
            if seen:
                yield _Task(number, at + 1, seen, entry)


def _seen_before(one: Round, at: int) -> Seen | None:
    """What the player of a turn had seen when it began; None if the record does not show their hand."""
    before, seat = Round(one.positions[: at + 1], one.turns[:at]), one.turns[at].seat
    if isinstance(before.end, View) and before.end.owner != seat:
        return None
    return seen_of(before, seat)


def _verdict(task: _Task, budget: Budget) -> Verdict:
    """The verdict on the worst decision of a turn; a turn with a draw in the middle has several."""
    seen, entry = task.seen, task.entry
    worst: Verdict | None = None
    for now, steps in _decisions(seen.now, entry.turn):
        known = Seen(seen.deal, seen.turns, now)
        analysis = analyse(known, budget, chance=Random(f"{now}"))
        played = analysis.option_of(steps)
        assert played  # the record was replayed, so the steps are legal
        mark = _mark(analysis, played)
        if worst is None or _SEVERITY[mark] > _SEVERITY[worst.mark]:
            is_wrong = mark in (Mark.MISTAKE, Mark.BLUNDER) and not played.goes_out
            reply = reply_to(known, steps, Random(f"{now}")) if is_wrong else None
            worst = Verdict(task.round, task.number, entry.seat, entry.turn, mark, played, analysis.best, reply)
    assert worst
    return worst


_SEVERITY: Final = {
    mark: place for place, mark in enumerate((Mark.FORCED, Mark.BEST, Mark.FINE, Mark.MISTAKE, Mark.BLUNDER))
}


def _decisions(start: View, turn: Turn) -> Iterator[tuple[View, list[Step]]]:
    """Each moment of a turn when its player learned something, and the steps from there."""
    items = list(turn.items)
    yield start, list(turn.steps)
    for at, item in enumerate(items):
        rest = [later for later in items[at + 1 :] if isinstance(later, Step)]
        if isinstance(item, Draw) and rest and not _was_known(start, item):
            yield start.begin_turn(Turn(tuple(items[: at + 1]))), rest


def _was_known(start: View, draw: Draw) -> bool:
    return draw.card in start.known


def _limits(option: Option) -> _Limits:
    return _POINTS if option.points else _CHANCE


def _mark(analysis: Analysis, played: Option) -> Mark:
    """How good an option was; at least fine if the difference may be chance."""
    if analysis.is_forced and played is analysis.best:
        return Mark.FORCED
    limits = _limits(played)
    if played.loss.value <= limits.best:
        return Mark.BEST
    if played.loss.value <= limits.fine or played.loss.low <= 0:
        return Mark.FINE
    return Mark.MISTAKE if played.loss.value <= limits.mistake else Mark.BLUNDER
