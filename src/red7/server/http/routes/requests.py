"""What all routes have in common: who asks, where work is done, and how an answer is written."""

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
    """What the work gives, done in a thread: it may take long. Its time is taken from what the asker may use."""
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
    """The answer as it goes out; made by whoever made the part, which may be long, and not on the event loop."""
    return Response(encode(part), media_type="application/json")
