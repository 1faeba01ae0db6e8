"""Group commit: what tables have decided is written in batches, in order, before anybody is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from red7.server.logs import log
from red7.server.metrics import BATCH, COMMIT
from red7.server.storage import Entry, Storage

_BATCH: Final = 200


class Writer:
    """Writes entries in the order in which they come, many at a time, and then says what became of each."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._waiting: list[tuple[Entry, Callable[[bool], None]]] = []
        self._broken: set[tuple[str, int]] = set()
        """Tables by epoch of which something may not have been written: what follows must not be, either."""
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="red7-writer")
        self._task = asyncio.create_task(self._run())

    def put(self, entry: Entry, then: Callable[[bool], None]) -> None:
        """Has an entry written; `then` is told on the event loop, in the order of the entries, whether it is for sure.

        Where it is not, the table may be another process's by now, or storage has failed: the log tells.
        """
        self._waiting.append((entry, then))
        self._idle.clear()
        self._wake.set()

    async def close(self) -> None:
        """Writes what is waiting, and ends."""
        await self._idle.wait()
        self._task.cancel()
        self._thread.shutdown()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:_BATCH], self._waiting[_BATCH:]
            if not self._waiting:
                self._wake.clear()
            started = time.perf_counter()
            whole = [entry for entry, _ in batch if (entry.table, entry.epoch) not in self._broken]
            lost: frozenset[str] = frozenset()
            try:
                lost = await loop.run_in_executor(self._thread, self._storage.append, whole)
            except Exception as error:  # noqa: BLE001 (whatever it is, the tables are read anew, and the log tells)
                log("storage-failed", error=f"{type(error).__name__}: {error}".splitlines()[0])
                self._broken |= {(entry.table, entry.epoch) for entry in whole}
            COMMIT.observe(time.perf_counter() - started)
            BATCH.observe(len(batch))
            for entry, then in batch:
                is_kept = entry.table not in lost and (entry.table, entry.epoch) not in self._broken
                then(is_kept)
            if not self._waiting:
                self._idle.set()
