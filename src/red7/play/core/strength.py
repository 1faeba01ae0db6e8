"""The seven rules in compiled code: how strong a palette is, and which cards would make it pass a bar.

This is `red7.rules` again, for speed; the tests compare the two. A strength is the size of the set that counts, times
64, plus the bit length of its highest card. Colours are as in `Colour`: violet 0 to red 6.
"""

from __future__ import annotations

from red7.cards import ALL_CARDS, OF_COLOUR, OF_NUMBER
from red7.play.core.bits import bit_length, popcount
from red7.play.core.compile import compiled
from red7.rules import BELOW_4, EVEN

VIOLET, INDIGO, BLUE, GREEN, YELLOW, ORANGE, RED = range(7)
ROW = OF_NUMBER[1]
COLUMN = OF_COLOUR[0]
EVEN_CARDS, LOW_CARDS = EVEN, BELOW_4
_EVERY = ALL_CARDS
_GAPS = COLUMN << 7  # the bits between the numbers, which no card has


@compiled
def _colours(cards: int) -> int:
    """The colours among these cards, one bit each."""
    cards |= cards >> 32
    cards |= cards >> 16
    return (cards | cards >> 8) & ROW


@compiled
def _numbers(cards: int) -> int:
    """The numbers among these cards, one bit each at the number's lowest card."""
    cards |= (cards >> 1) & 0x3F3F3F3F3F3F3F
    cards |= (cards >> 2) & 0x1F1F1F1F1F1F1F
    cards |= (cards >> 4) & 0x07070707070707
    return cards & COLUMN


@compiled
def _but_lowest(rule: int, cards: int) -> int:
    """These cards without the lowest of each number (under Orange) or of each colour (under Yellow)."""
    if rule == ORANGE:
        return cards & ((cards | _GAPS) - COLUMN)
    higher = cards << 8
    higher |= higher << 8
    higher |= higher << 16
    return cards & (higher | higher << 32)


@compiled
def _alike(rule: int, cards: int) -> int:
    """All cards with the numbers (under Orange) or the colours (under Yellow) of these cards."""
    if rule == ORANGE:
        there = (cards + _EVERY) & _GAPS
        return there - (there >> 7)
    return _colours(cards) * COLUMN


@compiled
def strength(rule: int, cards: int) -> int:
    """How strong these cards are under the rule; 0 if none counts."""
    if cards == 0:
        return 0
    if rule == RED:
        return 64 + bit_length(cards)
    if rule == GREEN:
        cards &= EVEN_CARDS
        return popcount(cards) << 6 | bit_length(cards)
    if rule == VIOLET:
        cards &= LOW_CARDS
        return popcount(cards) << 6 | bit_length(cards)
    if rule == BLUE:
        return popcount(_colours(cards)) << 6 | bit_length(cards)
    size = 64
    if rule == INDIGO:
        ends = _numbers(cards)
        while ends & ends << 8:
            ends &= ends << 8
            size += 64
        return size | bit_length(cards & ROW << (bit_length(ends) - 1))
    more = _but_lowest(rule, cards)
    while more:
        cards, more = more, _but_lowest(rule, more)
        size += 64
    return size | bit_length(cards)


@compiled
def _above(cards: int, place: int) -> int:
    """The cards above that bit length."""
    return cards >> place << place


@compiled
def _joining(size: int, top: int, cards: int, bar: int) -> int:
    """Which of these cards make a set of that size and top card pass the bar if they join it."""
    wanted = bar >> 6
    if size + 1 > wanted:
        return cards
    if size + 1 < wanted:
        return 0
    return cards if top > bar & 63 else _above(cards, bar & 63)


@compiled
def _passing_run(palette: int, bar: int, hand: int) -> int:
    """Like `passing`, under Indigo: each number joins the runs on both sides of it."""
    wanted, highest = bar >> 6, bar & 63
    numbers = _numbers(palette)
    passed = 0
    rest = hand
    while rest:
        place = (bit_length(rest) - 1) & 56
        cards = rest & ROW << place
        rest ^= cards
        size = 1
        below = place - 8
        while below >= 0 and numbers >> below & 1:
            size += 1
            below -= 8
        above = place + 8
        while numbers >> above & 1:
            size += 1
            above += 8
        if size > wanted:
            passed |= cards
        elif size == wanted:
            top = bit_length(palette & ROW << (above - 8))
            passed |= cards if top > highest else (_above(cards, highest) if above == place + 8 else 0)
    return passed


@compiled
def _passing_group(rule: int, palette: int, bar: int) -> int:
    """Like `passing`, under Orange or Yellow, from all cards."""
    wanted, top = bar >> 6, bar & 63
    if wanted == 0:
        return _EVERY
    if wanted == 1:
        return _alike(rule, palette) | _above(_EVERY, top)
    for _ in range(wanted - 2):
        palette = _but_lowest(rule, palette)
    larger = _alike(rule, _but_lowest(rule, palette))
    return larger | _alike(rule, _above(palette, top)) | _above(_alike(rule, palette), top)


@compiled
def passing(rule: int, palette: int, bar: int, hand: int) -> int:
    """The cards in a hand that would each make this palette pass the bar; it must not pass the bar yet."""
    top = bar & 63
    if rule == RED:
        return _above(hand, top)
    if rule == GREEN:
        own = palette & EVEN_CARDS
        return _joining(popcount(own), bit_length(own), hand & EVEN_CARDS, bar)
    if rule == VIOLET:
        own = palette & LOW_CARDS
        return _joining(popcount(own), bit_length(own), hand & LOW_CARDS, bar)
    if rule == BLUE:
        colours = _colours(palette)
        same = hand & (colours * COLUMN)
        size = popcount(colours)
        passed = _joining(size, bit_length(palette), hand ^ same, bar)
        return passed | _above(same, top) if size == bar >> 6 else passed
    if rule == INDIGO:
        return _passing_run(palette, bar, hand)
    return hand & _passing_group(rule, palette, bar)


@compiled
def counting(rule: int, cards: int) -> int:
    """The set of these cards that counts under the rule."""
    best = strength(rule, cards)
    if best == 0:
        return 0
    top = (best & 63) - 1
    if rule == RED:
        return 1 << top
    if rule == ORANGE:
        return cards & ROW << (top & 56)
    if rule == YELLOW:
        return cards & COLUMN << (top & 7)
    if rule == GREEN:
        return cards & EVEN_CARDS
    if rule == VIOLET:
        return cards & LOW_CARDS
    chosen = 0
    if rule == BLUE:
        while cards:
            high = bit_length(cards) - 1
            chosen |= 1 << high
            cards &= ~(COLUMN << (high & 7))
        return chosen
    row = top & 56
    for _ in range(best >> 6):
        chosen |= 1 << (bit_length(cards & ROW << row) - 1)
        row -= 8
    return chosen


@compiled
def points_of(cards: int) -> int:
    """What these cards are worth."""
    points = 0
    for number in range(7):
        points += (number + 1) * popcount(cards >> (number << 3) & 0x7F)
    return points
