"""Checkpoints: what SQLite has written to its log is copied into its file, in a thread of its own.

SQLite would have it done by whoever happens to write when the log is long, and all turns of that moment would wait.
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
"""Pages, of 4 kB each, at which the log is restarted: while others write, it never ends by itself."""


class Checkpoints:
    """Makes checkpoints until it is told to stop."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="red7-checkpoints", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Makes no more of them."""
        self._stopping.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopping.wait(_EVERY):
            try:
                self._copy()
            except sqlite3.Error as error:  # the disk is full, or away: the log keeps all there is
                log("checkpoint-failed", error=str(error))

    def _copy(self) -> None:
        name = f"{self._path.absolute().as_uri()}?mode=rw"  # one that was removed is not made anew
        with closing(sqlite3.connect(name, uri=True, isolation_level=None)) as connection:
            _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if pages > _LONG:  # little is left to copy, so that nobody waits for long
                connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
