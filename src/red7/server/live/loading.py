"""Loading: reads tables from the database when somebody asks for them. Reading a table does not claim it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Final

from red7.protocol.problems import NotFound
from red7.server.live.batches import Batches
from red7.server.live.keeper import Keeper
from red7.server.live.live import Live
from red7.server.live.memory import Memory
from red7.server.logs import log, short
from red7.server.store.codec import read_row, read_snapshot
from red7.server.store.rows import Stored
from red7.server.store.storage import Storage
from red7.table.state import Table
from red7.table.table import absorb

GONE: Final = NotFound("no-table", "there is no such table; it may have been deleted")


class Loading:
    """Reads tables into memory, many at a time."""

    def __init__(
        self, keeper: Keeper, storage: Storage, memory: Memory, make: Callable[[Table, int, Stored], Live]
    ) -> None:
        self._storage, self._memory, self._make = storage, memory, make
        self._batches = Batches(self._load, keeper.spawn)

    async def find(self, table: str) -> Live:
        """The table, from memory or from the database; raises NotFound."""
        return self._memory.get(table) or await self._batches.get(table)

    async def _load(self, wanted: list[str]) -> Mapping[str, Live | Exception]:
        found: dict[str, Live | Exception] = {table: live for table in wanted if (live := self._memory.get(table))}
        missing = [table for table in wanted if table not in found]
        stored = await asyncio.to_thread(self._storage.load_all, missing) if missing else {}
        for table in missing:
            if table not in stored:
                found[table] = NotFound(GONE.code, GONE.message)
                continue
            try:
                live = self._memory.get(table) or self._make(*_restored(stored[table]), stored[table])
            except Exception as error:  # noqa: BLE001 (one unreadable table must not stop the others)
                log("table-unreadable", level=logging.ERROR, table=short(table), exc_info=True)
                found[table] = error
            else:
                found[table] = live
            await asyncio.sleep(0)  # lets other tasks run
        return found


def _restored(stored: Stored) -> tuple[Table, int]:
    """The table restored from its snapshot and the rows after it, and the number of the last row."""
    table, number = (read_snapshot(stored.snapshot.text), stored.snapshot.number) if stored.snapshot else (None, 0)
    for row in stored.rows:
        table, _ = absorb(table, *read_row(row))
        number = row.number
    assert table
    return table, number
