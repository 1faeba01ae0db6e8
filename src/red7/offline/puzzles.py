"""The puzzles that come with the package, for one person."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from typing import Final

from red7.offline.refuting import defence, refutation
from red7.protocol.around import PuzzleAnswer, PuzzleSolution, PuzzleView
from red7.protocol.problems import NotFound
from red7.show.puzzles import Riddle, Shipped, rules_in, shipped

FIRST: Final = 1_000_000_000
"""The id of the first one; a server counts its puzzles from 1 and never comes so far."""
_DAY: Final = 86_400_000


@cache
def _stock() -> tuple[Shipped, ...]:
    return tuple(shipped())


def find(id: int) -> Riddle:  # noqa: A002 (what it is)
    """The puzzle with that id; raises NotFound."""
    stock = _stock()
    if not FIRST <= id < FIRST + len(stock):
        raise NotFound("no-puzzle", "there is no such puzzle")
    return Riddle.of(id, stock[id - FIRST].text)


def daily(now: int) -> PuzzleView:
    """The puzzle of the day: a new one from each midnight UTC, until all have come."""
    date = datetime.fromtimestamp(now / 1000, UTC).date().isoformat()
    return find(_of_day(now)).view(date)


def _of_day(now: int) -> int:
    return FIRST + now // _DAY % len(_stock())


def another(after: int, now: int, *, kind: str | None, grade: int | None, rules: str | None) -> PuzzleView:
    """The next puzzle that matches, today's only if no other does; after the last comes the first again."""
    fitting = [
        FIRST + place
        for place, one in enumerate(_stock())
        if kind in (None, one.kind) and grade in (None, one.grade) and rules in (None, rules_in(one.text))
    ]
    later = [one for one in fitting if one > after] + [one for one in fitting if one <= after]
    if not later:
        raise NotFound("no-puzzle", "there is no such puzzle")
    today = _of_day(now)
    return find(next((one for one in later if one != today), today)).view()


def solution(riddle: Riddle) -> PuzzleSolution:
    """The right turn, and a defence that it refutes."""
    return riddle.solution(defence(riddle.after) if riddle.kind == "win" else ())


def answer(riddle: Riddle, steps: str) -> PuzzleAnswer:
    """Whether the turn is right, and if it is not, what it leads to."""
    attempt = riddle.tried(steps)
    is_lost = not attempt.is_right and not attempt.turn.out
    return riddle.answer(attempt, refutation(attempt.after) if is_lost else None)
