"""Hubs in this process, one or several on a database, without sockets and without Redis."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from red7.protocol import commands as asked
from red7.protocol.messages import Done, Refused
from red7.protocol.problems import Busy
from red7.server.config import Config
from red7.server.live.hub import Hub
from red7.server.live.live import Live
from red7.server.store.storage import Storage
from red7.server.think.pool import Thinking
from red7.table.orders import Open, Order
from tests.support.tables import ANN, BITS, SECRET, settings


class Alone:
    """Other processes, none of which answers."""

    def __init__(self, *, is_away: bool = False) -> None:
        self.is_away = is_away

    def tell(self, table: str, number: int) -> None:
        """Tells nobody."""

    async def forward(self, owner: str, table: str, order: Order) -> Done | Refused:
        """Nobody answers."""
        raise Busy("unavailable", "away")


@asynccontextmanager
async def sharing(path: Path, count: int = 2, *, is_away: bool = False, **config: Any) -> AsyncIterator[list[Hub]]:
    """Hubs that share a database but cannot reach each other."""
    async with AsyncExitStack() as stack:
        thinking = Thinking(1)
        stack.push_async_callback(thinking.close)
        hubs = []
        for _ in range(count):
            storage = Storage.open(str(path / "red7.db"), shared=True)
            stack.callback(storage.close)
            hub = Hub(storage, thinking, Config(grace=0.0, **config))
            hub.elsewhere = Alone(is_away=is_away)
            await hub.start()
            stack.push_async_callback(hub.stop)
            hubs.append(hub)
        yield hubs


async def opened(hub: Hub, *persons: str, **changes: Any) -> Live:
    """A table for two, with these players seated."""
    opening = Open(id=hub.new_id(), settings=settings(**changes), host=ANN, secret=SECRET, bots=BITS)
    live = await hub.open(opening, ANN)
    for person in persons:
        await sit(hub, live, person)
    return live


async def sit(hub: Hub, live: Live, person: str) -> None:
    """Lets a player sit down."""
    done = await hub.submit(live.id, person, asked.Sit(id="sit", seq=0, nickname=person[:5], bits=BITS))
    assert isinstance(done, Done)


async def say(hub: Hub, table: str, person: str, text: str) -> Done:
    """Lets a player say something, once."""
    done = await hub.submit(table, person, asked.Say(id=text.replace(" ", "-"), seq=0, text=text))
    assert isinstance(done, Done), done
    return done


async def soon(is_so: Callable[[], object], seconds: float = 60.0) -> None:
    """Waits until a condition holds."""
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.02)
