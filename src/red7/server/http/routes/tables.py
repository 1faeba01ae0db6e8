"""Tables over HTTP: guests, the lobby, new tables, views, records, replays, hints, reports and recovery of seats."""

from __future__ import annotations

import json
import secrets
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from red7.errors import Red7Error
from red7.protocol.around import TableReplay
from red7.protocol.messages import Refused
from red7.protocol.parts import SeatNumber, TableId
from red7.protocol.problems import Conflict, Forbidden, NotFound, TooMany
from red7.protocol.tables import (
    Hint,
    Lobby,
    NewGuest,
    NewReport,
    NewTable,
    OpenedTable,
    Recovery,
    RecoveryCode,
)
from red7.protocol.views import TableView
from red7.server.clock import now
from red7.server.config import Config
from red7.server.http.auth import asker_of, cookie, digest, needed, new_token, person_of, token_of
from red7.server.http.routes.requests import answer, in_thread, open_here, opening_here
from red7.server.limits import Buckets
from red7.server.live.hub import Hub
from red7.server.refusals import REFUSALS, TEXT
from red7.show.hints import hint_seat
from red7.show.lobby import listed
from red7.show.replays import replay_so_far
from red7.show.views import record as render_record
from red7.show.views import view, viewer_for
from red7.table.orders import KeepRecovery, Order, Recover, TakeHint
from red7.table.state import Table
from red7.table.turns import sight

_LOBBY: Final = 50
_LINES: Final = 20
"""Lines of chat that are stored with a report."""

router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/me", summary="Be known as a guest", tags=["guests"], status_code=204)
async def me(request: Request) -> Response:
    """Gives a browser a token, if it has none, as a cookie that scripts cannot read."""
    config: Config = request.app.state.config
    response = Response(status_code=204)
    if token_of(request) is None:
        secure = (config.public_url or "").startswith("https:")
        response.headers["set-cookie"] = cookie(new_token(), secure=secure)
    return response


@router.post("/guests", summary="A token for a bot", tags=["guests"], status_code=201)
async def guests() -> NewGuest:
    """Send it as `Authorization: Bearer TOKEN`. The server stores only a digest of it, and only with tables."""
    return NewGuest(token=new_token())


@router.get("/tables", summary="The lobby: public tables", tags=["tables"])
async def lobby(request: Request) -> Lobby:
    """Tables with a player present: those with an open seat first, then games to watch."""
    found = await request.app.state.read(request.app.state.storage.lobby, _LOBBY)
    return Lobby(tables=tuple(listed(*table) for table in found))


@router.post("/tables", summary="Open a table", tags=["tables"], status_code=201)
async def open_table(request: Request, wanted: NewTable) -> OpenedTable:
    """The table, with the commitment to its deals. The guest who opens it is its host; to play, sit down."""
    hub: Hub = request.app.state.hub
    opening = opening_here(request, wanted)
    hub.words.check_text(wanted.name)
    live = await open_here(request, opening)
    return OpenedTable(
        id=live.id, path=f"/t/{live.id}", view=view(live.kept, viewer_for(live.kept, opening.host, None), now())
    )


@router.get("/tables/{table}", summary="A table as you may see it", tags=["tables"])
async def show_table(
    request: Request,
    table: TableId,
    seat: Annotated[SeatNumber | None, Query(description="Whose eyes to see through, where several are yours.")] = None,
) -> TableView:
    """The whole view: who sits there, the cards that you may see, who is winning, and what you may do."""
    hub: Hub = request.app.state.hub
    live = await hub.find(table)
    return view(live.kept, viewer_for(live.kept, person_of(request), seat), now())


@router.get(
    "/tables/{table}/record",
    summary="The game as text",
    tags=["tables"],
    response_class=Response,
    responses=TEXT,
)
async def record(request: Request, table: TableId) -> PlainTextResponse:
    """The record in the notation: as you have seen it while the game goes on, and with every card once it is over."""
    kept = await _begun(request, table)
    viewer = viewer_for(kept, person_of(request), None)
    return PlainTextResponse(await in_thread(request, lambda: render_record(kept, viewer)))


@router.get(
    "/tables/{table}/replay", summary="The game so far, turn by turn", tags=["tables"], response_model=TableReplay
)
async def replay(
    request: Request,
    table: TableId,
    seat: Annotated[SeatNumber | None, Query(description="Whose eyes to see through, where several are yours.")] = None,
) -> Response:
    """The board after each turn and what was done in it: as you saw it, and with every card once the game is over."""
    kept = await _begun(request, table)
    viewer = viewer_for(kept, person_of(request), seat)
    return await in_thread(request, lambda: answer(replay_so_far(kept, viewer)))


@router.post("/tables/{table}/hint", summary="The best ways to go on with your turn", tags=["tables"])
async def hint(request: Request, table: TableId) -> Hint:
    """Based on what your seat has seen; only the player to move may ask. This takes about a second.

    Other people who play there are told. Some tables have no hints: `hints` in the view says so.
    """
    state = request.app.state
    hub: Hub = state.hub
    live = await hub.find(table)
    person, asked_at = needed(person_of(request)), live.kept
    seat = hint_seat(asked_at, person)
    found = await state.thinking.hint(sight(asked_at, seat), asker=asker_of(request))
    said = await hub.carry_out(table, Order(None, now(), TakeHint(seat=seat, seq=asked_at.seq)))
    if isinstance(said, Refused):
        raise Conflict(said.code, said.text)
    return Hint(seq=asked_at.seq, options=found.options, worlds=found.worlds)


@router.post("/tables/{table}/recovery", summary="A code to get your seat back with", tags=["tables"])
async def recovery(request: Request, table: TableId) -> RecoveryCode:
    """A new code, which replaces the last one. Keep it secret: anyone who has it can take your seat."""
    hub: Hub = request.app.state.hub
    person = needed(person_of(request))
    code = secrets.token_urlsafe(24)
    await _carry_out(hub, table, KeepRecovery(person=person, digest=digest(code)))
    return RecoveryCode(code=code, path=f"/t/{table}#seat={code}")


@router.post("/tables/{table}/recover", summary="Get your seat back", tags=["tables"])
async def recover(request: Request, table: TableId, given: Recovery) -> TableView:
    """From now on, the seat with this code is yours on this device, and no longer on the one you used before."""
    hub: Hub = request.app.state.hub
    person = needed(person_of(request))
    await _carry_out(hub, table, Recover(digest=digest(given.code), person=person))
    live = await hub.find(table)
    return view(live.kept, viewer_for(live.kept, person, None), now())


async def _begun(request: Request, table: str) -> Table:
    """The table; raises if its game has not begun."""
    hub: Hub = request.app.state.hub
    kept = (await hub.find(table)).kept
    if kept.game is None:
        raise NotFound("no-game", "the game has not begun: its record comes with the deal")
    return kept


@router.post("/tables/{table}/report", summary="Report what was said or a name", tags=["tables"], status_code=204)
async def report(request: Request, table: TableId, given: NewReport) -> Response:
    """For the people who run the server; they also see the last lines of chat. Nobody at the table is told."""
    state = request.app.state
    hub: Hub = state.hub
    reported: Buckets = state.reported
    person = needed(person_of(request))
    kept = (await hub.find(table)).kept
    if given.seat is not None and given.seat >= len(kept.chairs):
        raise Red7Error("no-seat", f"there is no seat {given.seat}")
    if not reported.take(asker_of(request).address):
        raise TooMany("reports", "too many reports from your address; wait a little")
    lines = [(line.name, line.text or line.reaction) for line in kept.chat[-_LINES:]]
    text = json.dumps(lines, ensure_ascii=False)
    await state.read(state.storage.add_report, table, given.seat, person, given.why or "", text)
    return Response(status_code=204)


async def _carry_out(hub: Hub, table: str, command: KeepRecovery | Recover) -> None:
    said = await hub.carry_out(table, Order(None, now(), command))
    if isinstance(said, Refused):
        raise Forbidden(said.code, said.text)
