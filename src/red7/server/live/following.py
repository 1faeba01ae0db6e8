"""Following: reads what happens at other processes' tables from their logs, with one query for all of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from red7.server.live.batches import Batches
from red7.server.live.keeper import Keeper
from red7.server.live.memory import Memory
from red7.server.logs import log, short
from red7.server.store.storage import Storage


class Following:
    """Keeps tables that are not ours up to date."""

    def __init__(self, keeper: Keeper, storage: Storage, memory: Memory) -> None:
        self._storage, self._memory = storage, memory
        self._batches = Batches(self._read, keeper.spawn)

    async def catch_up(self, table: str) -> None:
        """Reads the new rows of a table's log, if the table is in memory and not ours."""
        live = self._memory.get(table)
        if live and live.epoch is None:
            await self._batches.get(table)

    def hear(self, table: str) -> None:
        """Reads the news of a table, if it is not ours and somebody here is connected to it."""
        live = self._memory.peek(table)
        if live and live.connections and live.epoch is None:
            self._batches.put(table)

    async def keep_up(self) -> None:
        """Reads the news of all other processes' tables that somebody here is connected to."""
        await self._read([live.id for live in self._memory if live.epoch is None and live.connections])

    async def _read(self, wanted: list[str]) -> Mapping[str, Exception | None]:
        answers: dict[str, Exception | None] = dict.fromkeys(wanted)
        followed = [live for table in wanted if (live := self._memory.get(table)) and live.epoch is None]
        if followed:
            numbers = {live.id: live.kept_number for live in followed}
            rows = await asyncio.to_thread(self._storage.rows_after_each, numbers)
            for live in followed:
                if not rows[live.id] or live.epoch is not None:
                    continue
                try:
                    live.follow(rows[live.id])
                except Exception as error:  # noqa: BLE001 (one unreadable table must not stop the others)
                    log("table-unreadable", level=logging.ERROR, table=short(live.id), exc_info=True)
                    answers[live.id] = error
                await asyncio.sleep(0)
        return answers
