"""Every whole turn of a position, by trying each legal step: the truth that listers and counters are held against."""

from __future__ import annotations

from collections.abc import Iterator

from red7 import Position, Step


def whole_turns(position: Position) -> Iterator[tuple[tuple[Step, ...], Position]]:
    """The steps of each turn from here on, and the position after it."""
    for step in position.legal_steps():
        after = position.play(step)
        if after.is_over or not after.turn.items:
            yield (step,), after
        else:
            yield from (((step, *rest), end) for rest, end in whole_turns(after))


def surviving_turns(position: Position) -> list[Position]:
    """The positions after each turn that keeps its player in, once for each sequence of steps."""
    return [end for _, end in whole_turns(position) if not end.is_out(position.seat)]
