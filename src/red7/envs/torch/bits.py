"""Sets of cards as tensors: one integer per game with the engine's bits. How many cards, the highest, the n-th.

Every function works on int64 tensors of any shape, entry by entry, so that a compiler can fuse a whole step.
"""

from __future__ import annotations

from typing import Final

import torch
from torch import Tensor

_ONES: Final = 0x0101010101010101  # 1 in every byte; a byte holds the cards of one number
_SIGNS: Final = -0x7F7F7F7F7F7F7F80  # the highest bit of every byte


def _count_by_number(cards: Tensor) -> Tensor:
    """How many cards of each number there are, in a byte each."""
    cards = cards - ((cards >> 1) & 0x5555555555555555)
    cards = (cards & 0x3333333333333333) + ((cards >> 2) & 0x3333333333333333)
    return (cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0F


def popcount(cards: Tensor) -> Tensor:
    """How many cards are in the set."""
    return (_count_by_number(cards) * _ONES) >> 56


def lowest(cards: Tensor) -> Tensor:
    """The lowest card of the set, as a set."""
    return cards & -cards


def highest(cards: Tensor) -> Tensor:
    """The highest card of the set, as a set."""
    for distance in (1, 2, 4, 8, 16, 32):
        cards = cards | cards >> distance
    return cards ^ cards >> 1


def nth(cards: Tensor, place: Tensor) -> Tensor:
    """The n-th card of the set as a set, counting from the lowest; there must be so many."""
    counts = _count_by_number(cards) * _ONES  # in each byte: the cards of this number and below
    whole = (((place | 0x80) * _ONES - counts) & _SIGNS) >> 7 & _ONES  # numbers that are all below the n-th card
    shift = (whole * _ONES >> 56) << 3
    place = place - ((counts << 8) >> shift & 0xFF)
    cards = cards >> shift & 0x7F
    for step in range(6):
        cards = torch.where(place > step, cards & (cards - 1), cards)
    return lowest(cards) << shift


def place_of(card: Tensor) -> Tensor:
    """The bit of a set of one card as a number, the engine's `Card.index`."""
    return popcount(card - 1)
