"""Playing without a WebSocket: clients receive server-sent events and send commands by POST."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from typing import Annotated, Final

from fastapi import APIRouter, Header, Query, Request, Response
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from red7.protocol.commands import Command
from red7.protocol.messages import Done, Look, Outcome, Refused
from red7.protocol.parts import SeatNumber, Sequence, TableId
from red7.protocol.problems import TooMany
from red7.server.http.auth import asker_of, needed, person_of
from red7.server.limits import Counts
from red7.server.live.connection import Connection
from red7.server.live.hub import Hub
from red7.server.metrics import ANSWER, COMMANDS, SOCKETS
from red7.server.refusals import REFUSALS
from red7.show.views import look, viewer_for

_ALIVE: Final = 15.0
"""Seconds without messages after which the stream says that it is still there."""
_NUMBER: Final = re.compile(r"[0-9]{1,16}")
_SEQ: Final = re.compile(r'\{"type":"(?:event|resumed|view)",.{0,60}?"seq":([0-9]+)')
"""Finds the number of the last event that a client knows of after this message."""

router = APIRouter(prefix="/api/tables/{table}", tags=["play"], responses=REFUSALS)


@router.get(
    "/events",
    summary="What happens at a table, as a stream of server-sent events",
    response_class=Response,
    responses={200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
)
async def events(
    request: Request,
    table: TableId,
    last: Annotated[Sequence | None, Query(description="The last event seen: the rest comes, or a fresh view.")] = None,
    seat: Annotated[SeatNumber | None, Query(description="Whose eyes to see through, where several are yours.")] = None,
    last_event_id: Annotated[str | None, Header(description="As `last`; browsers send it by themselves.")] = None,
) -> StreamingResponse:
    """The same messages as over a socket: first a view or the events you missed, then everything that happens."""
    state = request.app.state
    hub: Hub = state.hub
    sockets: Counts = state.sockets
    address = asker_of(request).address
    seen = int(last_event_id) if last_event_id and _NUMBER.fullmatch(last_event_id) else last
    live = await hub.visit(table, seen)
    if not sockets.enter(address):
        raise TooMany("connections", "too many connections from your address")
    connection = Connection(person_of(request), seat, backlog=state.config.limits.backlog)

    async def stream() -> AsyncIterator[str]:
        SOCKETS.labels("stream").inc()
        hub.join(live, connection, seen)
        messages = connection.messages()
        waiting = asyncio.ensure_future(anext(messages, None))
        try:
            while True:
                done, _ = await asyncio.wait((waiting,), timeout=_ALIVE)
                if not done:
                    yield ": still here\n\n"
                    continue
                text = waiting.result()
                if text is None:
                    return
                number = _SEQ.match(text)
                yield f"id: {number[1]}\ndata: {text}\n\n" if number else f"data: {text}\n\n"
                waiting = asyncio.ensure_future(anext(messages, None))
        finally:
            waiting.cancel()
            hub.part(live, connection)
            SOCKETS.labels("stream").dec()

    return _Stream(stream(), lambda: sockets.leave(address))


class _Stream(StreamingResponse):
    """A stream of events that calls `over` when it ends, even if it never began."""

    def __init__(self, content: AsyncIterator[str], over: Callable[[], None]) -> None:
        super().__init__(content, media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})
        self._over = over

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sends events until the client or the server ends the stream."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._over()


@router.post("/commands", summary="Do something at a table")
async def command(request: Request, table: TableId, command: Command) -> Done | Refused:
    """The same commands as over a socket; the answer comes once the command is stored."""
    hub: Hub = request.app.state.hub
    person = needed(person_of(request))
    _check_rate(request)
    with ANSWER.time():
        answer = await hub.submit(table, person, command)
    COMMANDS.labels(answer.type).inc()
    return answer


@router.post("/look", summary="What would these steps lead to?")
async def look_ahead(request: Request, table: TableId, asked: Look) -> Outcome:
    """Who would be winning, and why. Only the player to move may ask, and nothing changes."""
    hub: Hub = request.app.state.hub
    _check_rate(request)
    live = await hub.find(table)
    return look(live.kept, viewer_for(live.kept, person_of(request), None), asked)


def _check_rate(request: Request) -> None:
    """Raises if an address sends too many messages; those over sockets count too."""
    if not request.app.state.messages.take(asker_of(request).address):
        raise TooMany("rate", "too many messages from your address; wait a little")
