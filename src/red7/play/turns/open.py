"""Every way to finish a turn, with every card face up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from red7.play.core.flow import apply
from red7.play.core.options import legal
from red7.play.core.state import (
    BEGUN,
    DECK,
    DECK_SIZE,
    DECLINE,
    DISCARD,
    END,
    LAST,
    PHASE,
    PLAY,
    SEVEN,
    STEPS,
    TAKE,
    TOP,
    WINNER,
    Array,
)
from red7.position import Position
from red7.steps import Turn


class OpenEnding(NamedTuple):
    """A way to finish a turn: its steps in the core's format, and the state they lead to."""

    codes: tuple[int, ...]
    state: Array


def open_endings(state: Array, flags: int) -> list[OpenEnding]:
    """Every ending of the current turn; if several lead to the same state, the first."""
    return list(_endings(state, flags, (), set()))


def _endings(state: Array, flags: int, codes: tuple[int, ...], met: set[bytes]) -> Iterator[OpenEnding]:
    for code in _legal_codes(state, flags):
        after = state.copy()
        apply(after, flags, code)
        key = _key(after)
        if key in met:
            continue
        met.add(key)
        longer = (*codes, code)
        if after[WINNER] >= 0 or not after[BEGUN]:
            yield OpenEnding(longer, after)
        else:
            yield from _endings(after, flags, longer, met)


def _legal_codes(state: Array, flags: int) -> list[int]:
    """The legal steps in the core's format, in the engine's order."""
    found = np.zeros(6, dtype=np.int64)
    legal(state, flags, found)
    codes = []
    for verb in (PLAY, DISCARD, TOP):
        cards = int(found[verb])
        while cards:
            index = cards.bit_length() - 1
            cards ^= 1 << index
            codes.append(verb << 6 | index)
    return codes + [verb << 6 for verb in (TAKE, DECLINE, END) if found[verb]]


def _key(state: Array) -> bytes:
    """The part of a state that must be equal for two states to be the same."""
    said = state[: DECK + state[DECK_SIZE]].copy()
    if said[PHASE] != SEVEN:
        said[LAST] = -1
    return said.tobytes()


def play_codes(position: Position, codes: Sequence[int]) -> tuple[Turn, Position]:
    """The turn that ends with these steps, including its draws, and the position after it."""
    for code in codes[:-1]:
        position = position.play(STEPS[code])
    last = STEPS[codes[-1]]
    return position.advance(last)
