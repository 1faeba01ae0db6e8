"""The heartbeat: renews this process's lease in its own thread, even when the event loop is busy."""

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
    """Renews a lease until stopped."""

    def __init__(self, storage: Storage, server: str, lease: float, lost: Callable[[], object]) -> None:
        """`lost` is called on the event loop if the lease had run out before it was renewed."""
        self._storage, self._server, self._lease, self._lost = storage, server, int(1000 * lease), lost
        self._stopping = threading.Event()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="red7-heartbeat", daemon=True)

    async def start(self) -> None:
        """Takes the lease and starts to renew it."""
        await asyncio.to_thread(self._storage.beat, self._server, self._lease)
        self._thread.start()

    async def stop(self) -> None:
        """Gives up the lease, so that other processes may take the tables; if that fails, it runs out by itself."""
        self._stopping.set()
        if self._thread.is_alive():
            await asyncio.to_thread(self._thread.join)
        try:
            await asyncio.to_thread(self._storage.retire, self._server)
        except Red7Error as error:
            log("retire-failed", level=logging.WARNING, error=noted(error))

    def _run(self) -> None:
        while not self._stopping.wait(_EVERY):
            try:
                if not self._storage.beat(self._server, self._lease):
                    log("lease-lost", level=logging.WARNING)
                    self._loop.call_soon_threadsafe(self._lost)
            except Red7Error as error:  # the database cannot be reached, so the lease may run out
                log("beat-failed", level=logging.WARNING, error=noted(error))
            except RuntimeError:  # the event loop is closed: the process is ending
                return
