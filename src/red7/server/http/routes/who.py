"""The referee: who is winning with given palettes, under one rule or each of the seven, and what that scores."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query

from red7.cards import COLOURS, CardSet, Colour, cards_in
from red7.errors import ImpossiblePosition
from red7.notation import read_cards
from red7.protocol.around import PaletteText, RuleLetter, Ruling, Rulings, Standing
from red7.rules import EDITIONS, PLAYERS, Rules, Seat, best_set, leading_seat
from red7.server.problems import REFUSALS

router = APIRouter(prefix="/api", tags=["around the table"], responses=REFUSALS)
_ANY_RULES: Final = Rules(EDITIONS["1.3"])


@router.get("/who", summary="Who is winning")
async def who(
    palette: Annotated[
        list[PaletteText], Query(min_length=1, max_length=4, description="Cards as in `R7G4`, `-` for none.")
    ],
    rule: Annotated[RuleLetter | None, Query(description="One rule; all seven where it is left out.")] = None,
) -> Rulings:
    """The cards that count in each palette, which palette is winning, and what those cards would score."""
    palettes = [read_cards(text, f"palette {number}") for number, text in enumerate(palette)]
    seen = 0
    for cards in palettes:
        if twice := seen & cards:
            raise ImpossiblePosition("card-twice", f"{cards_in(twice)[0]} is there twice")
        seen |= cards
    return Rulings(
        rulings=tuple(_ruling(colour, palettes) for colour in COLOURS if rule in (None, colour.letter)),
        target=_ANY_RULES.target(len(palettes)) if len(palettes) in PLAYERS else None,
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
