"""Checkpoints: a thread that copies SQLite's write-ahead log into the database file.

Otherwise SQLite does this during some write when the log is long, and all turns at that moment would wait.
"""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Final

from red7.server.logs import log

_EVERY: Final = 1.0
"""Seconds between two checkpoints."""
_LONG: Final = 16_384
"""Pages of 4 kB at which the log is restarted; while others write, that never happens by itself."""


class Checkpoints:
    """Makes checkpoints until it is stopped."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="red7-checkpoints", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stops making checkpoints."""
        self._stopping.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopping.wait(_EVERY):
            try:
                self._copy()
            except sqlite3.Error as error:  # the disk is full or gone: nothing is lost, it stays in the log
                log("checkpoint-failed", error=str(error))

    def _copy(self) -> None:
        name = f"{self._path.absolute().as_uri()}?mode=rw"  # a removed file is not created again
        with closing(sqlite3.connect(name, uri=True, isolation_level=None)) as connection:
            _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if pages > _LONG:  # little is left to copy, so nobody waits for long
                connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
