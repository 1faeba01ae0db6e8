"""Helpers that routes share: doing work in a thread and writing answers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

from fastapi import Request, Response

from red7.protocol.checks import Part
from red7.protocol.encoding import encode
from red7.server.http.auth import asker_of
from red7.server.limits import Allowance

Result = TypeVar("Result")


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
