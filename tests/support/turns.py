"""Every whole turn of a position, found by trying each legal step: the truth that other listers are compared with."""

from __future__ import annotations

from collections.abc import Iterator

from red7 import Position, Turn


def whole_turns(position: Position) -> Iterator[tuple[Turn, Position]]:
    """Each way to finish the turn, and the position after it."""
    for step in position.legal_steps():
        turn, after = position.advance(step)
        if after.turn.items:
            yield from whole_turns(after)
        else:
            yield turn, after


def surviving_turns(position: Position) -> list[Position]:
    """The positions after each turn that keeps its player in, once for each sequence of steps."""
    return [end for turn, end in whole_turns(position) if not turn.out]
