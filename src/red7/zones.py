"""Where the cards are."""

from __future__ import annotations

from typing import NamedTuple

from red7.cards import Card, CardSet
from red7.rules import Rules, Seat


class Zones(NamedTuple):
    """Where the visible cards are, and whose turn it is."""

    rules: Rules
    palettes: tuple[CardSet, ...]
    hands: tuple[CardSet, ...]
    hidden: tuple[int, ...]
    """How many hidden cards each hand has."""
    scored: tuple[CardSet, ...]
    out: tuple[bool, ...]
    canvas: tuple[Card, ...]
    deck: tuple[Card | None, ...]
    """Next card first; None is a hidden card."""
    known: CardSet
    """The cards in hands and deck whose place everyone knows."""
    seat: Seat
    """Whose turn it is, or who has won."""
    is_over: bool
