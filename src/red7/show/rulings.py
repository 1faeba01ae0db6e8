"""The referee: who is winning with given palettes, under one rule or each of the seven, and what that scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from red7.cards import COLOURS, CardSet, Colour, cards_in
from red7.errors import ImpossiblePosition
from red7.notation import read_cards
from red7.protocol.around import RuleLetter, Ruling, Rulings, Standing
from red7.rules import EDITIONS, PLAYERS, Rules, Seat, best_set, leading_seat

_ANY_RULES: Final = Rules(EDITIONS["1.3"])


def rulings(palettes: Sequence[str], rule: RuleLetter | None = None) -> Rulings:
    """The cards that count in each palette, which palette is winning, and what those cards would score."""
    sets = [read_cards(text, f"palette {number}") for number, text in enumerate(palettes)]
    seen = 0
    for cards in sets:
        if twice := seen & cards:
            raise ImpossiblePosition("card-twice", f"{cards_in(twice)[0]} appears twice")
        seen |= cards
    return Rulings(
        rulings=tuple(_ruling(colour, sets) for colour in COLOURS if rule in (None, colour.letter)),
        target=_ANY_RULES.target(len(sets)) if len(sets) in PLAYERS else None,
    )


def _ruling(rule: Colour, palettes: list[CardSet]) -> Ruling:
    return Ruling(
        rule=rule.letter,
        leading=leading_seat(rule, {Seat(seat): cards for seat, cards in enumerate(palettes)}),
        palettes=tuple(_standing(rule, cards) for cards in palettes),
    )


def _standing(rule: Colour, cards: CardSet) -> Standing:
    counting = cards_in(best_set(rule, cards))
    return Standing(counting=tuple(map(str, counting)), points=sum(card.number for card in counting))
