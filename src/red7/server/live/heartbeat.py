"""The heartbeat: renews this process's lease, in a thread of its own, however busy the event loop is."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from typing import Final

from red7.errors import Red7Error
from red7.server.failures import noted
from red7.server.logs import log
from red7.server.store.storage import Storage

_EVERY: Final = 1.0
"""Seconds between two beats."""


class Heartbeat:
    """Renews a lease until it is stopped."""

    def __init__(self, storage: Storage, server: str, lease: float, lost: Callable[[], object]) -> None:
        """`lost` is called on the event loop when the lease had run out, and runs again."""
        self._storage, self._server, self._lease, self._lost = storage, server, int(1000 * lease), lost
        self._stopping = threading.Event()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="red7-heartbeat", daemon=True)

    async def start(self) -> None:
        """Takes the lease, and keeps it from now on."""
        await asyncio.to_thread(self._storage.beat, self._server, self._lease)
        self._thread.start()

    async def stop(self) -> None:
        """Lets the lease go: the tables are for others."""
        self._stopping.set()
        if self._thread.is_alive():
            await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._storage.retire, self._server)

    def _run(self) -> None:
        while not self._stopping.wait(_EVERY):
            try:
                if not self._storage.beat(self._server, self._lease):
                    log("lease-lost", level=logging.WARNING)
                    self._loop.call_soon_threadsafe(self._lost)
            except Red7Error as error:  # the database is away: the lease may run out meanwhile
                log("beat-failed", level=logging.WARNING, error=noted(error))
            except RuntimeError:  # the loop is closed: the process ends
                return
