"""The story of a game that goes on: its turns so far, for a client that comes late or has been loaded anew."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from red7.protocol.around import TableReplay
from red7.protocol.parts import SeatNumber, TableId
from red7.server.http.auth import person_of
from red7.server.http.routes.requests import answer
from red7.server.live.hub import Hub
from red7.server.problems import REFUSALS
from red7.show.replays import replay_so_far
from red7.show.views import viewer_for

router = APIRouter(prefix="/api/tables/{table}", tags=["tables"], responses=REFUSALS)


@router.get("/replay", summary="The game so far, turn by turn", response_model=TableReplay)
async def replay(
    request: Request,
    table: TableId,
    seat: Annotated[SeatNumber | None, Query(description="Whose eyes to see through, where several are yours.")] = None,
) -> Response:
    """The board after each turn and what was done in it: as you saw it, and with every card once the game is over."""
    hub: Hub = request.app.state.hub
    live = await hub.find(table)
    kept = live.kept
    viewer = viewer_for(kept, person_of(request), seat)
    return await asyncio.to_thread(lambda: answer(replay_so_far(kept, viewer)))
