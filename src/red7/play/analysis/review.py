"""A game looked over turn by turn: how good each turn was for somebody who saw what its player saw."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Final, NamedTuple, TypeAlias

from red7.errors import Red7Error
from red7.play.analysis.analyse import Analysis, Option, analyse
from red7.play.bots.bot import Budget
from red7.play.history import Seen, seen_of
from red7.record import Entry, Game, Round
from red7.rules import Seat
from red7.steps import Draw, Step, Turn
from red7.view import View

Progress: TypeAlias = Callable[[int, int], None]
"""Is told how many turns are judged, and how many there are to judge."""

BUDGET: Final = Budget(iterations=200)


class Mark(Enum):
    """How good a turn was."""

    BEST = "best"
    FINE = "fine"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    FORCED = "forced"


class _Limits(NamedTuple):
    """How much a turn may cost and still be so good."""

    best: float
    fine: float
    mistake: float


_CHANCE: Final = _Limits(best=0.02, fine=0.1, mistake=0.25)
_POINTS: Final = _Limits(best=0.5, fine=2.0, mistake=5.0)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is to be said of one turn of a record."""

    round: int
    """Which round it was in, from 1."""
    number: int
    """Which turn of the round it was, from 1."""
    seat: Seat
    turn: Turn
    mark: Mark
    played: Option
    """What the turn was worth."""
    best: Option
    """What the best turn would have been worth."""
    text: str
    """One sentence on it."""


class _Task(NamedTuple):
    """A turn to judge: what its player had seen when it began, and what followed."""

    round: int
    number: int
    seen: Seen
    entry: Entry


def review(
    game: Game,
    budget: Budget = BUDGET,
    *,
    seats: frozenset[Seat] | None = None,
    progress: Progress = lambda _done, _everything: None,
) -> Iterator[Verdict]:
    """Each finished turn of a game with a verdict, as soon as there is one: of all seats, or of some.

    A turn is judged by what its player could know. In a record as one seat saw it, that seat's turns are judged alone.
    """
    tasks = [task for task in _tasks(game) if seats is None or task.entry.seat in seats]
    for done, task in enumerate(tasks):
        progress(done, len(tasks))
        yield _verdict(task, budget)
    progress(len(tasks), len(tasks))


def judge(game: Game, *, round: int, number: int, budget: Budget = BUDGET) -> Verdict | None:
    """The verdict on one turn of a game, counted from 1; None where there is none that can be judged."""
    wanted = (task for task in _tasks(game) if (task.round, task.number) == (round, number))
    return next((_verdict(task, budget) for task in wanted), None)


def _tasks(game: Game) -> Iterator[_Task]:
    for number, one in enumerate(game.rounds, start=1):
        if isinstance(one.deal, View) and one.deal.owner is None:
            raise Red7Error("review-onlooker", "a record as an onlooker saw it shows no hand to judge a turn by")
        finished = one.turns[:-1] if one.end.turn.items else one.turns
        for at, entry in enumerate(finished):
            seen = _seen_before(one, at)
            if seen:
                yield _Task(number, at + 1, seen, entry)


def _seen_before(one: Round, at: int) -> Seen | None:
    """What the player of a turn had seen when it began; None where the record does not show their hand."""
    before, seat = Round(one.positions[: at + 1], one.turns[:at]), one.turns[at].seat
    if isinstance(before.end, View) and before.end.owner != seat:
        return None
    return seen_of(before, seat)


def _verdict(task: _Task, budget: Budget) -> Verdict:
    """The verdict on the worst decision of a turn, which has several where a card was drawn in between."""
    seen, entry = task.seen, task.entry
    worst: Verdict | None = None
    for now, steps in _decisions(seen.now, entry.turn):
        analysis = analyse(Seen(seen.deal, seen.turns, now), budget, chance=Random(f"{now}"))
        played = analysis.option_of(steps)
        assert played  # the record was replayed, so the steps are legal
        mark = _mark(analysis, played)
        text = _sentence(analysis, played, mark)
        found = Verdict(task.round, task.number, entry.seat, entry.turn, mark, played, analysis.best, text)
        if worst is None or _SEVERITY[mark] > _SEVERITY[worst.mark]:
            worst = found
    assert worst
    return worst


_SEVERITY: Final = {
    mark: place for place, mark in enumerate((Mark.FORCED, Mark.BEST, Mark.FINE, Mark.MISTAKE, Mark.BLUNDER))
}


def _decisions(start: View, turn: Turn) -> Iterator[tuple[View, list[Step]]]:
    """Each moment of a turn at which its player knew more than before, and the steps from there on."""
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
    """How good an option was; not worse than fine where chance alone may make it look so."""
    if analysis.is_forced and played is analysis.best:
        return Mark.FORCED
    limits = _limits(played)
    if played.loss.value <= limits.best:
        return Mark.BEST
    if played.loss.value <= limits.fine or played.loss.low <= 0:
        return Mark.FINE
    return Mark.MISTAKE if played.loss.value <= limits.mistake else Mark.BLUNDER


def _sentence(analysis: Analysis, played: Option, mark: Mark) -> str:
    """One sentence on a turn: what was better, and by how much."""
    best = analysis.best
    if mark is Mark.FORCED:
        return "There was no way to stay in." if played.goes_out else "Nothing else stayed in."
    if mark is Mark.BEST:
        return f"Nothing was better: {_worth(played)}."
    if mark is Mark.FINE:
        how = "a little" if played.loss.value <= _limits(played).fine else "perhaps"
        return f"{_name(best)} was {how} better: {_figure(best)} against {_worth(played)}."
    if played.points:
        return f"{_name(best)} was worth {_worth(best)}, and this {_worth(played)}."
    left = "this went out" if played.goes_out else f"this left {_figure(played)}"
    return f"{_name(best)} would have kept {_chance(best)}; {left}."


def _name(option: Option) -> str:
    return "Going out" if option.goes_out else str(option)


def _worth(option: Option) -> str:
    """What an option was worth: as a chance, or in points with scoring."""
    return f"{_figure(option)} {'points' if option.points else 'to win'}"


def _figure(option: Option) -> str:
    """The same without its unit, as in `42%` or `+3.1`."""
    return f"{option.points.value:+.1f}" if option.points else f"{100 * option.chance.value:.0f}%"


def _chance(option: Option) -> str:
    """A chance with its article."""
    percent = f"{100 * option.chance.value:.0f}"
    return f"{'an' if percent[0] == '8' or percent in ('11', '18') else 'a'} {percent}% chance"
