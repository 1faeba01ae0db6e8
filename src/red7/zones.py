"""Where the cards lie."""

from __future__ import annotations

from typing import NamedTuple

from red7.cards import Card, CardSet
from red7.rules import Rules, Seat


class Zones(NamedTuple):
    """Where the cards lie, as far as they are seen, and who is to move."""

    rules: Rules
    palettes: tuple[CardSet, ...]
    hands: tuple[CardSet, ...]
    hidden: tuple[int, ...]
    """How many cards each hand holds beyond those seen."""
    scored: tuple[CardSet, ...]
    out: tuple[bool, ...]
    canvas: tuple[Card, ...]
    deck: tuple[Card | None, ...]
    """Next card first; None is a card not seen."""
    known: CardSet
    """The cards in hands and deck that everybody knows to be there."""
    seat: Seat
    """Who is to move, or who has won."""
    is_over: bool
