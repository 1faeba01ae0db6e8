"""Bits of a card set in compiled code: how many, the highest, the n-th."""

from __future__ import annotations

from typing import Any

from numba.core.cgutils import false_bit, true_bit

from red7.play.core.compile import compiled, instruction


@instruction
def popcount(builder: Any, cards: Any) -> Any:
    """How many cards are in a set."""
    return builder.ctpop(cards)


@instruction
def bit_length(builder: Any, cards: Any) -> Any:
    """The place of the highest card, counting from 1; 0 for no card."""
    return builder.sub(cards.type(64), builder.ctlz(cards, false_bit))


@instruction
def lowest(builder: Any, cards: Any) -> Any:
    """The index of the lowest card of a set that is not empty."""
    return builder.cttz(cards, true_bit)


@compiled
def nth(cards: int, place: int) -> int:
    """The index of the n-th card in a set, counting from the lowest."""
    for _ in range(place):
        cards &= cards - 1
    return lowest(cards)
