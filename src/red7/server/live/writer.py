"""Group commit: writes the decisions of tables in batches and in order, before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from red7.server.failures import noted
from red7.server.logs import log
from red7.server.metrics import BATCH, COMMIT
from red7.server.store.rows import Entry
from red7.server.store.storage import Storage

_BATCH: Final = 200
_GATHER: Final = 0.006
"""Seconds from the start of one write to that of the next, at least: what is decided meanwhile is written together."""


class Writer:
    """Writes entries in the order they arrive, many at a time, and then reports whether each was written."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.count = 0
        """The number of entries queued so far."""
        self._waiting: list[tuple[Entry, Callable[[bool], None]]] = []
        self._broken: dict[str, int] = {}
        """The epoch in which an entry of a table may be missing: later entries of that epoch must not be written."""
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="red7-writer")
        self._task = asyncio.create_task(self._run())

    def put(self, entry: Entry, then: Callable[[bool], None]) -> None:
        """Queues an entry; `then` is called on the event loop, in order, with True if the entry was written.

        If it was not, another process may own the table by now, or storage has failed: the log shows what is true.
        """
        self.count += 1
        self._waiting.append((entry, then))
        self._idle.clear()
        self._wake.set()

    async def write(self, entry: Entry) -> bool:
        """Queues an entry, waits, and returns whether it was written."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def then(is_kept: bool) -> None:  # noqa: FBT001
            if not written.cancelled():  # by the caller
                written.set_result(is_kept)

        self.put(entry, then)
        return await written

    async def close(self) -> None:
        """Writes what is waiting, and stops."""
        await self._idle.wait()
        self._task.cancel()
        self._thread.shutdown()

    async def _run(self) -> None:
        """Writes batch after batch; under load, reports the results of one while the next is being written."""
        written: list[tuple[bool, Callable[[bool], None]]] = []
        due = 0.0
        while True:
            if not written:
                await self._wake.wait()
            pause = due - time.monotonic()
            if pause > 0:
                _tell_all(written)
                written = []
                await asyncio.sleep(pause)
            due = time.monotonic() + _GATHER
            batch, self._waiting = self._waiting[:_BATCH], self._waiting[_BATCH:]
            if not self._waiting:
                self._wake.clear()
            writing = asyncio.ensure_future(self._write(batch)) if batch else None
            await asyncio.sleep(0)  # lets the write begin
            _tell_all(written)
            written = await writing if writing else []
            if not written and not self._waiting:
                self._idle.set()

    async def _write(
        self, batch: list[tuple[Entry, Callable[[bool], None]]]
    ) -> list[tuple[bool, Callable[[bool], None]]]:
        """Writes a batch; returns whether each entry was certainly written, and its callback."""
        started = time.perf_counter()
        whole = [entry for entry, _ in batch if self._broken.get(entry.table) != entry.epoch]
        lost: frozenset[str] = frozenset()
        try:
            lost = await asyncio.get_running_loop().run_in_executor(self._thread, self._storage.append, whole)
        except Exception as error:  # noqa: BLE001 (whatever went wrong, the log shows what was written)
            log("storage-failed", error=noted(error))
            self._broken |= {entry.table: entry.epoch for entry in whole}
        COMMIT.observe(time.perf_counter() - started)
        BATCH.observe(len(batch))
        return [
            (entry.table not in lost and self._broken.get(entry.table) != entry.epoch, then) for entry, then in batch
        ]


def _tell_all(written: list[tuple[bool, Callable[[bool], None]]]) -> None:
    for is_kept, then in written:
        try:
            then(is_kept)
        except Exception:  # noqa: BLE001 (a bug at one table must not stop writing for the others)
            log("mistake", level=logging.ERROR, exc_info=True)
