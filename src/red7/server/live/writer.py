"""Group commit: writes the decisions of tables in batches and in order, before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Final, NamedTuple, TypeAlias

from red7.server.failures import noted
from red7.server.logs import log
from red7.server.metrics import BATCH, COMMIT
from red7.server.store.rows import Entry
from red7.server.store.storage import Storage

_BATCH: Final = 200
_GATHER: Final = 0.008
"""Seconds from the start of one write to that of the next, at least: what is decided meanwhile is written together."""

_Waiting: TypeAlias = tuple[Entry, Callable[[bool], None]]
"""An entry, and whom to tell whether it was written."""


class _Batch(NamedTuple):
    """Entries that are written together."""

    waiting: list[_Waiting]
    whole: list[Entry]
    """Those that may be written."""


class Writer:
    """Writes entries in the order they arrive, many at a time, and then reports whether each was written.

    A thread writes one batch at a time. Everything else happens on the event loop.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.count = 0
        """The number of entries queued so far."""
        self._waiting: list[_Waiting] = []
        self._broken: dict[str, int] = {}
        """The epoch in which an entry of a table may be missing: later entries of that epoch must not be written."""
        self._loop = asyncio.get_running_loop()
        self._due = 0.0
        """When the next batch may be written, by the loop's clock."""
        self._idle = asyncio.Event()
        self._idle.set()
        """Set while nothing is being written and nothing waits."""
        self._is_closed = False
        self._batches: SimpleQueue[_Batch | None] = SimpleQueue()
        self._thread = Thread(target=self._write_batches, name="red7-writer", daemon=True)
        self._thread.start()

    def put(self, entry: Entry, then: Callable[[bool], None]) -> None:
        """Queues an entry; `then` is called on the event loop, in order, with True if the entry was written.

        If it was not, another process may own the table by now, or storage has failed: the log shows what is true.
        """
        if self._is_closed:
            self._loop.call_soon(partial(_tell, then, is_kept=False))
            return
        self.count += 1
        self._waiting.append((entry, then))
        if self._idle.is_set():
            self._idle.clear()
            self._loop.call_at(self._due, self._begin)

    async def write(self, entry: Entry) -> bool:
        """Queues an entry, waits, and returns whether it was written."""
        written: asyncio.Future[bool] = self._loop.create_future()

        def then(is_kept: bool) -> None:  # noqa: FBT001
            if not written.cancelled():  # by the caller
                written.set_result(is_kept)

        self.put(entry, then)
        return await written

    async def close(self) -> None:
        """Writes what is waiting, and stops; what is queued later is not written."""
        await self._idle.wait()
        self._is_closed = True
        self._batches.put(None)
        self._thread.join()

    def _begin(self) -> None:
        """Has the thread write the entries that wait."""
        self._due = self._loop.time() + _GATHER
        waiting, self._waiting = self._waiting[:_BATCH], self._waiting[_BATCH:]
        whole = [entry for entry, _ in waiting if self._broken.get(entry.table) != entry.epoch]
        self._batches.put(_Batch(waiting, whole))

    def _write_batches(self) -> None:
        """Writes batch after batch, in a thread of its own."""
        while batch := self._batches.get():
            started, lost, failure = time.perf_counter(), frozenset[str](), None
            try:
                lost = self._storage.append(batch.whole)
            except Exception as error:  # noqa: BLE001 (whatever went wrong, the log shows what was written)
                failure = error
            COMMIT.observe(time.perf_counter() - started)
            self._loop.call_soon_threadsafe(self._end, batch, lost, failure)

    def _end(self, batch: _Batch, lost: frozenset[str], failure: Exception | None) -> None:
        """Reports what became of a batch; under load, has the next one written meanwhile."""
        if failure:
            log("storage-failed", error=noted(failure))
            self._broken |= {entry.table: entry.epoch for entry in batch.whole}
        BATCH.observe(len(batch.waiting))
        results = [
            (then, entry.table not in lost and self._broken.get(entry.table) != entry.epoch)
            for entry, then in batch.waiting
        ]
        is_behind = bool(self._waiting) and self._due <= self._loop.time()
        if is_behind:
            self._begin()
        for then, is_kept in results:
            _tell(then, is_kept=is_kept)
        if self._waiting and not is_behind:
            self._loop.call_at(self._due, self._begin)
        elif not is_behind:
            self._idle.set()


def _tell(then: Callable[[bool], None], *, is_kept: bool) -> None:
    try:
        then(is_kept)
    except Exception:  # noqa: BLE001 (a bug at one table must not stop writing for the others)
        log("mistake", level=logging.ERROR, exc_info=True)
