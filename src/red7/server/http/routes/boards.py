"""Boards that anyone can set up: the legal steps, what they lead to, and what each turn is worth."""

from __future__ import annotations

from fastapi import APIRouter, Request

from red7.protocol.around import AnalysisView, AnalysisWanted, Asking, Led, Line, LineWanted
from red7.server.http.auth import asker_of, person_of
from red7.server.http.routes.requests import in_thread
from red7.server.live.hub import Hub
from red7.server.refusals import REFUSALS
from red7.server.think.pool import Thinking
from red7.show.boards import board_in, line_of, look
from red7.steps import Turn
from red7.table.turns import Sight

router = APIRouter(prefix="/api/boards", tags=["around the table"], responses=REFUSALS)


@router.post("/look", summary="What steps would lead to")
async def look_at(request: Request, asked: Asking) -> Led:
    """The board after the steps, if any: who is winning and why, and which steps are legal next.

    A view shows what its owner may know; a position shows every card.
    """
    return await in_thread(request, lambda: look(board_in(asked.text), Turn.parse(asked.steps).steps))


@router.post("/line", summary="Turns one after the other")
async def line(request: Request, wanted: LineWanted) -> Line:
    """The boards step by step, as turns are played from a position or view on.

    In a view the others may play any card that they might hold. A line ends where an unknown card is drawn.
    """
    turns = [Turn.parse(turn) for turn in wanted.turns]
    return await in_thread(request, lambda: Line(steps=tuple(line_of(board_in(wanted.text), turns))))


@router.post("/analyse", summary="What each turn is worth")
async def analyse(request: Request, wanted: AnalysisWanted) -> AnalysisView:
    """Every turn of the seat to move, the best first, with its chance to win the round. This takes about a second.

    A guest can wait for one answer at a time, and an address for four. With `deal` and `turns`, as the seat saw them,
    the analysis infers from the turns played where the hidden cards may be. A game that you are playing at a table
    without hints is not analysed.
    """
    thinking: Thinking = request.app.state.thinking
    hub: Hub = request.app.state.hub
    hub.check_fair(person_of(request), board_in(wanted.text))
    if wanted.deal is None:
        return await thinking.analyse(wanted.text, asker=asker_of(request))
    turns = tuple((turn.seat, turn.turn) for turn in wanted.turns)
    return await thinking.analyse(Sight(wanted.deal, turns, wanted.text), asker=asker_of(request))
