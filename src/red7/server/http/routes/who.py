"""The referee over HTTP: who is winning with given palettes."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from red7.protocol.around import PaletteText, RuleLetter, Rulings
from red7.server.refusals import REFUSALS
from red7.show.rulings import rulings

router = APIRouter(prefix="/api", tags=["around the table"], responses=REFUSALS)


@router.get("/who", summary="Who is winning")
async def who(
    palette: Annotated[
        list[PaletteText], Query(min_length=1, max_length=4, description="Cards as in `R7G4`, `-` for none.")
    ],
    rule: Annotated[RuleLetter | None, Query(description="One rule; all seven where it is left out.")] = None,
) -> Rulings:
    """The cards that count in each palette, which palette is winning, and what those cards would score."""
    return rulings(palette, rule)
