"""The database driver itself: SQLite's settings, and a connection kept open for what a server writes most."""

from __future__ import annotations

import sqlite3
import time
from typing import Any

from sqlalchemy import Engine, PoolProxiedConnection


def set_pragma(connection: sqlite3.Connection, pragma: str, patience: float) -> None:
    """Sets a pragma; SQLite does not wait by itself while another connection gives a new file its log."""
    deadline = time.monotonic() + patience
    while True:
        try:
            connection.execute(f"PRAGMA {pragma}").close()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname != "SQLITE_BUSY" or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            return


class Driver:
    """Makes the connection when it is first needed, and again after it was dropped. Not safe for threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._held: PoolProxiedConnection | None = None

    def connection(self) -> Any:
        """The driver's connection; each statement outside a transaction is committed."""
        if self._held is None:
            self._held = self._engine.raw_connection()
            if self._engine.dialect.name != "sqlite":
                self._held.driver_connection.autocommit = True  # type: ignore[union-attr] # it is psycopg's
        return self._held.driver_connection

    def is_lost(self, error: Exception) -> bool:
        """Whether an error broke the connection, so that a new one may work."""
        return self._held is not None and self._engine.dialect.is_disconnect(
            error,  # type: ignore[arg-type] # an error of the driver
            self._held.dbapi_connection,
            None,
        )

    def drop(self) -> None:
        """Closes the connection, and with it the failed transaction."""
        if self._held is not None:
            self._held.invalidate()
            self._held = None
