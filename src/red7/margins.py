"""Margins: which cards a palette must lose to be beaten, or can lose and still be winning."""

from __future__ import annotations

from collections.abc import Sequence

from red7.cards import ALL_CARDS, CardSet, Colour
from red7.rules import best_set, strength


def pivotal(rule: Colour, palette: CardSet, rivals: Sequence[CardSet]) -> CardSet:
    """The cards each of which, taken from the rivals' palettes, leaves this palette winning under the rule."""
    own = strength(rule, palette)
    ahead = [rival for rival in rivals if strength(rule, rival) > own]
    if not own or len(ahead) > 1:
        return 0
    return _each_missing(rule, ahead[0], own) if ahead else ALL_CARDS


def spare(rule: Colour, palette: CardSet, rivals: Sequence[CardSet]) -> CardSet:
    """The cards each of which this palette can lose and still be winning under the rule."""
    most = max([strength(rule, rival) for rival in rivals], default=0)
    return palette & ~_each_missing(rule, palette, most) if strength(rule, palette) > most else 0


def _each_missing(rule: Colour, cards: CardSet, most: int) -> CardSet:
    """The cards each of which, taken away, leaves the others counting for no more than `most`."""
    counting, found = best_set(rule, cards), 0
    while counting:
        bit = counting & -counting
        if strength(rule, cards ^ bit) <= most:
            found |= bit
        counting ^= bit
    return found
