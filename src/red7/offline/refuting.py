"""Refutations that need no search: a turn after which the next player cannot stay in."""

from __future__ import annotations

from functools import reduce

from red7.play.turns.seen import endings
from red7.position import Position


def defence(position: Position) -> tuple[str, ...]:
    """A turn that keeps the next player in, and the one that refutes it; empty if there is none, or no answer to it."""
    for ending in endings(position):
        if ending.drawn or ending.goes_out:
            continue
        answer = refutation(reduce(Position.play, ending.steps, position))
        return ("".join(map(str, ending.steps)), answer) if answer else ()
    return ()


def refutation(position: Position) -> str | None:
    """The steps of a turn that wins the round at once, every card open; None if there is none."""
    for ending in endings(position):
        if ending.drawn or ending.goes_out:
            continue
        after = reduce(Position.play, ending.steps, position)
        if after.is_over or all(answer.goes_out for answer in endings(after)):
            return "".join(map(str, ending.steps))
    return None
