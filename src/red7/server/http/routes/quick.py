"""Quick games: whoever wants the same game is sent to the same table, the one that has waited longest.

The seats are claimed at the table, so a seat is given once whichever processes serve the players. Two who ask at the
same moment may be sent to two tables; whoever waits asks again, and the younger table's player moves to the older.
"""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request

from red7.protocol.tables import NewClock, NewTable, PersonSeat, QuickPlace, QuickWanted
from red7.server.http.routes.requests import open_here, opening_here
from red7.server.refusals import REFUSALS

_PACES: Final = {"quick": NewClock(turn=20, reserve=60), "relaxed": NewClock(turn=60, reserve=300)}

router = APIRouter(prefix="/api/quick", responses=REFUSALS, tags=["tables"])


@router.post("", summary="Find others for a quick game")
async def find(request: Request, wanted: QuickWanted) -> QuickPlace:
    """The table to sit down at: the one that has waited longest for this game, or a new one.

    Ask again every few seconds while you wait, with `at`, and go to the table in the answer if it is another. A player
    who is not connected loses the seat after ten seconds.
    """
    state = request.app.state
    seats = (PersonSeat(),) * wanted.players
    new = NewTable(rules=wanted.rules, seats=seats, public=True, clock=_PACES[wanted.pace], starts="when-full")
    opening = opening_here(request, new, quick=True)
    settings = opening.settings
    clock = str(settings.clock)
    table = await state.read(state.storage.waiting, settings.rules, clock, len(settings.seats), wanted.at) or wanted.at
    if table is None:
        table = (await open_here(request, opening)).id
    return QuickPlace(id=table, path=f"/t/{table}")
