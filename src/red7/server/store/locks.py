"""Who may use a database: one server alone, or several together. A lock ends with its process, however that ends."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Final, Protocol

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from red7 import Red7Error

_KEY: Final = 0x7265_6437
"""`red7`, among the advisory locks of a PostgreSQL database."""


class Lock(Protocol):
    """A lock on a whole database."""

    def take(self, *, shared: bool) -> bool:
        """Takes the lock without waiting; False if another server holds it."""

    def is_held(self) -> bool:
        """Whether the lock is still held; one lost with its connection is taken again if possible."""

    def release(self) -> None: ...


class FileLock:
    """Locks a file beside the database.

    The file is an empty database of SQLite's, which knows how to lock on every system, whether the other is another
    process or not, and so that no child of the process inherits the lock.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._held: sqlite3.Connection | None = None

    def take(self, *, shared: bool) -> bool:
        """Takes the lock without waiting; False if another server holds it."""
        try:
            held = sqlite3.connect(self._path, timeout=0.2, isolation_level=None, check_same_thread=False)
        except sqlite3.Error as error:
            raise Red7Error("database-unusable", f"{self._path}: {error}") from error
        try:
            held.execute("PRAGMA journal_mode=DELETE")  # even for a file that was copied
            held.execute("BEGIN" if shared else "BEGIN EXCLUSIVE")
            with closing(held.execute("SELECT count(*) FROM sqlite_master")) as found:
                found.fetchall()
        except sqlite3.OperationalError as error:
            held.close()
            if "locked" in str(error):
                return False
            raise Red7Error("database-unusable", f"{self._path}: {error}") from error
        self._held = held
        return True

    def is_held(self) -> bool:
        """Always true: a file's lock is not lost."""
        return self._held is not None

    def release(self) -> None:
        """Releases the lock."""
        if self._held:
            self._held.close()
            self._held = None


class AdvisoryLock:
    """Holds an advisory lock of PostgreSQL on its own connection."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._held: Connection | None = None
        self._shared: bool | None = None
        self._busy = threading.Lock()

    def take(self, *, shared: bool) -> bool:
        """Takes the lock without waiting; False if another server holds it."""
        with self._busy:
            self._shared = shared
            return self._take(shared=shared)

    def is_held(self) -> bool:
        """Whether the lock is still held; one lost with its connection is taken again if possible."""
        with self._busy:
            if self._shared is None:
                return False
            try:
                if self._held:
                    self._held.scalar(text("SELECT 1"))
                    return True
            except DBAPIError:
                pass
            return self._take(shared=self._shared)

    def release(self) -> None:
        """Releases the lock."""
        with self._busy:
            self._shared = None
            self._drop()

    def _take(self, *, shared: bool) -> bool:
        self._drop()
        connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        function = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
        if not connection.scalar(text(f"SELECT {function}({_KEY})")):
            connection.close()
            return False
        self._held = connection
        return True

    def _drop(self) -> None:
        """Closes the connection, which releases the lock."""
        if self._held:
            self._held.invalidate()
            self._held.close()
            self._held = None
