"""The seven rules on tensors: how strong palettes are, and which cards they can lose.

This is `red7.rules` and `red7.margins` again, for accelerators; the tests compare them. A strength is the size of the
set that counts, times 2**56, plus a set of cards whose highest is that set's. No two palettes share a card, so of two
sets of the same size the one with the higher card is the greater number, and no highest card needs to be found.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import torch
from torch import Tensor

from red7.cards import OF_COLOUR, OF_NUMBER, Colour
from red7.envs.torch.bits import highest, lowest, popcount
from red7.rules import BELOW_4, EVEN

ROW: Final = OF_NUMBER[1]
COLUMN: Final = OF_COLOUR[0]
_GAPS: Final = COLUMN << 7  # the bits between the numbers, which no card has
_SIZE: Final = 56


def _sized(size: Tensor, cards: Tensor) -> Tensor:
    return size << _SIZE | cards


def colours(cards: Tensor) -> Tensor:
    """The colours among these cards, one bit each."""
    cards = cards | cards >> 32
    cards = cards | cards >> 16
    return (cards | cards >> 8) & ROW


def _numbers(cards: Tensor) -> Tensor:
    """The numbers among these cards, one bit each at the number's lowest card."""
    return ((cards + COLUMN * ROW) & _GAPS) >> 7


def of_colours(bits: Tensor) -> Tensor:
    """All cards of these colours, given one bit each."""
    return bits * COLUMN


def _but_lowest_of_number(cards: Tensor) -> Tensor:
    return cards & ((cards | _GAPS) - COLUMN)


def _but_lowest_of_colour(cards: Tensor) -> Tensor:
    higher = cards << 8
    higher = higher | higher << 8
    higher = higher | higher << 16
    return cards & (higher | higher << 32)


def _violet(cards: Tensor) -> Tensor:
    cards = cards & BELOW_4
    return _sized(popcount(cards), cards)


def _indigo(cards: Tensor) -> Tensor:
    ends = _numbers(cards)  # the numbers that end a run of the size so far
    size = (cards != 0).long()
    for _ in range(6):
        longer = ends & ends << 8
        ends = torch.where(longer != 0, longer, ends)
        size = size + (longer != 0).long()
    return _sized(size, cards & ends * ROW)


def _blue(cards: Tensor) -> Tensor:
    return _sized(popcount(colours(cards)), cards)


def _green(cards: Tensor) -> Tensor:
    cards = cards & EVEN
    return _sized(popcount(cards), cards)


def _largest_group(cards: Tensor, but_lowest: Callable[[Tensor], Tensor]) -> Tensor:
    size = (cards != 0).long()
    for _ in range(6):
        more = but_lowest(cards)
        cards = torch.where(more != 0, more, cards)
        size = size + (more != 0).long()
    return _sized(size, cards)


def _yellow(cards: Tensor) -> Tensor:
    return _largest_group(cards, _but_lowest_of_colour)


def _orange(cards: Tensor) -> Tensor:
    return _largest_group(cards, _but_lowest_of_number)


def _red(cards: Tensor) -> Tensor:
    return _sized((cards != 0).long(), cards)


_STRENGTHS: Final = (_violet, _indigo, _blue, _green, _yellow, _orange, _red)
"""By rule, in the order of `Colour`."""


def strengths(cards: Tensor) -> list[Tensor]:
    """How strong these cards are under each rule."""
    return [strength(cards) for strength in _STRENGTHS]


def leading(strong: list[Tensor], bars: list[Tensor]) -> Tensor:
    """The rules under which these strengths pass these bars, one bit each."""
    rules = torch.zeros_like(strong[0])
    for rule, (strength, bar) in enumerate(zip(strong, bars, strict=True)):
        rules = rules | (strength > bar).long() << rule
    return rules


def _head(strength: Tensor) -> Tensor:
    """The highest card of the set that counts, from its strength."""
    return highest(strength & (1 << _SIZE) - 1)


def _highest_of_colours(cards: Tensor) -> Tensor:
    """The highest card of each colour."""
    lower = cards >> 8
    lower = lower | lower >> 8
    lower = lower | lower >> 16
    return cards & ~(lower | lower >> 32)


def _highest_of_numbers(cards: Tensor) -> Tensor:
    """The highest card of each number."""
    lower = cards >> 1 & COLUMN * 0x3F
    lower = lower | lower >> 1 & COLUMN * 0x3F
    lower = lower | lower >> 2 & COLUMN * 0x1F
    return cards & ~(lower | lower >> 4 & COLUMN * 0x07)


def _run(cards: Tensor, strength: Tensor) -> Tensor:
    """The highest run of these cards, one card of each number, from its strength."""
    top, size = _numbers(_head(strength)), strength >> _SIZE
    numbers = top
    for below in range(1, 7):
        numbers = numbers | torch.where(size > below, top >> 8 * below, 0)
    return _highest_of_numbers(cards) & numbers * ROW


def counting(rule: int, cards: Tensor, strength: Tensor) -> Tensor:
    """The set of these cards that counts under the rule, given their strength."""
    if rule == Colour.VIOLET:
        return cards & BELOW_4
    if rule == Colour.GREEN:
        return cards & EVEN
    if rule == Colour.BLUE:
        return _highest_of_colours(cards)
    if rule == Colour.INDIGO:
        return _run(cards, strength)
    head = _head(strength)
    if rule == Colour.YELLOW:
        return cards & of_colours(colours(head))
    return head if rule == Colour.RED else cards & _numbers(head) * ROW


def needed(rule: int, cards: Tensor, limit: Tensor) -> Tensor:
    """The cards that count under the rule, each of which taken away leaves the others no stronger than the limit."""
    strength = _STRENGTHS[rule]
    chosen = counting(rule, cards, strength(cards))
    if rule in {Colour.BLUE, Colour.INDIGO}:
        found = torch.zeros_like(chosen)
        for _ in range(7):  # no more cards than that can count
            card = lowest(chosen)
            chosen = chosen ^ card
            found = found | torch.where(strength(cards ^ card) > limit, 0, card)
        return found
    top = highest(chosen)  # all others that count are worth the same
    needs_all = torch.where(strength(cards ^ lowest(chosen)) > limit, 0, chosen)
    return needs_all | torch.where(strength(cards ^ top) > limit, 0, top)
