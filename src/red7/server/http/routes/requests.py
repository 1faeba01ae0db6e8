"""Helpers that routes share: opening tables, doing work in a thread and writing answers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

from fastapi import Request, Response

from red7.protocol.checks import Part
from red7.protocol.encoding import encode
from red7.protocol.problems import TooMany
from red7.protocol.tables import NewTable
from red7.server.config import Config
from red7.server.http.auth import asker_of, needed, person_of
from red7.server.limits import Allowance, Buckets
from red7.server.live.hub import Hub
from red7.server.live.live import Live
from red7.table.opening import Waits, opening_of
from red7.table.orders import Open

Result = TypeVar("Result")


def opening_here(request: Request, wanted: NewTable, *, quick: bool = False) -> Open:
    """The order that opens the table a guest wants; raises if no game can be played at it."""
    hub: Hub = request.app.state.hub
    config: Config = request.app.state.config
    waits = Waits(config.gone_after, config.idle_after, config.between_after)
    return opening_of(wanted, host=needed(person_of(request)), waits=waits, drawn=hub.drawn(), quick=quick)


async def open_here(request: Request, opening: Open) -> Live:
    """Opens a table; raises if too many were opened from that address."""
    hub: Hub = request.app.state.hub
    opened: Buckets = request.app.state.opened
    if not opened.take(asker_of(request).address):
        raise TooMany("tables", "too many tables from your address; wait a little")
    return await hub.open(opening, opening.host)


async def in_thread(request: Request, work: Callable[[], Result]) -> Result:
    """The result of work that may take long, done in a thread; its processor time counts towards the asker's limit."""
    allowance: Allowance = request.app.state.allowance
    asker = asker_of(request)

    def timed() -> Result:
        started = time.thread_time()
        try:
            return work()
        finally:
            loop.call_soon_threadsafe(allowance.time.spend, asker, time.thread_time() - started)

    loop = asyncio.get_running_loop()
    return await asyncio.to_thread(timed)


def answer(part: Part) -> Response:
    """The part as a JSON answer; if the part may be long, call this in the thread that made it."""
    return Response(encode(part), media_type="application/json")
