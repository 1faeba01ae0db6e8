"""The heartbeat: a server stops even if its database is gone."""

from __future__ import annotations

import asyncio
from typing import cast

from red7.errors import Red7Error
from red7.server.live.heartbeat import Heartbeat
from red7.server.store.storage import Storage


class Gone:
    """A storage whose file was removed after the first beat."""

    def beat(self, server: str, lease: int) -> bool:
        return bool(server and lease)

    def retire(self, server: str) -> None:
        raise Red7Error("database-missing", f"{server}: the database was removed")


def test_it_stops_where_the_database_is_gone() -> None:
    async def story() -> None:
        beating = Heartbeat(cast("Storage", Gone()), "one", 5.0, lambda: None)
        await beating.start()
        await beating.stop()

    asyncio.run(story())
