"""Counts step sequences: the usual check that two engines agree on every rule."""

from __future__ import annotations

from collections.abc import Iterator

from red7 import Position, Step


def perft(position: Position, depth: int) -> int:
    """How many sequences of exactly `depth` steps start here; a finished round adds none.

    >>> from red7 import Rules, deal
    >>> perft(deal(Rules.parse("1.3"), players=2, seed="7"), 1)
    8
    """
    if depth == 0:
        return 1
    steps = position.legal_steps()
    if depth == 1:
        return len(steps)
    return sum(count for _, count in divide(position, depth))


def divide(position: Position, depth: int) -> Iterator[tuple[Step, int]]:
    """Each first step, and how many sequences of `depth` steps start with it."""
    for step in position.legal_steps():
        yield step, perft(position.play(step), depth - 1)
