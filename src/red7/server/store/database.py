"""A SQLite or PostgreSQL database: found, migrated, locked and queried, with plain messages when it fails."""

from __future__ import annotations

import os
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final, TypeVar

import platformdirs
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Executable,
    create_engine,
    event,
    inspect,
    make_url,
    text,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from red7 import Red7Error
from red7.errors import quote
from red7.server.store.checkpoints import Checkpoints
from red7.server.store.driver import Driver, set_pragma
from red7.server.store.locks import AdvisoryLock, FileLock, Lock
from red7.server.store.schema import HEAD, VERSION_TABLE, metadata, servers, tables

Result = TypeVar("Result")


def _engine() -> str:
    try:
        return version("red7")
    except PackageNotFoundError:  # run from its sources
        return "0"


ENGINE: Final = _engine()
"""The version of red7, which is stored with everything it writes."""

MIGRATIONS: Final = Path(__file__).with_name("migrations")
_PATIENCE: Final = 15.0
"""Seconds to wait for another process that is migrating the database."""
_PROBE: Final = 16_384
"""Bytes to write when checking whether there is room."""
_WAIT_FOR_WRITER: Final = 10.0
_TRIES: Final = 3
_WRITES: Final = "red7_writes"
_PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "journal_size_limit=67108864", "wal_autocheckpoint=0")
_POSTGRESQL: Final = (
    # A process that was stopped, or a machine that died, must not keep a table locked: others wait to take it over.
    "-c idle_in_transaction_session_timeout=3000 -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5"
    " -c tcp_keepalives_count=3 -c timezone=UTC"
)
_CODES: Final = {
    "23505": "database-conflict",
    "28000": "database-access",
    "28P01": "database-access",
    "3D000": "database-missing",
    "42501": "database-access",
    "53100": "disk-full",
    "53300": "database-busy",
    "25006": "database-read-only",
}
_SQLITE_CODES: Final = {
    "SQLITE_FULL": "disk-full",
    "SQLITE_READONLY": "database-read-only",
    "SQLITE_BUSY": "database-busy",
    "SQLITE_CANTOPEN": "database-unusable",
    "SQLITE_NOTADB": "database-unusable",
    "SQLITE_CORRUPT": "database-damaged",
    "SQLITE_CONSTRAINT_PRIMARYKEY": "database-conflict",
    "SQLITE_CONSTRAINT_UNIQUE": "database-conflict",
}


def default_path() -> Path:
    """The database file in the user's data folder, used if no other is named."""
    return platformdirs.user_data_path("red7", appauthor=False) / "red7.db"


def url_of(given: str | None) -> URL:
    """The URL of a database, given as nothing (the default), a file name or a URL."""
    if given is None:
        return URL.create("sqlite", database=str(default_path()))
    if "://" not in given and not given.startswith(("sqlite:", "postgres")):
        return URL.create("sqlite", database=given)
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):
        url = URL.create("?")
    kind = url.drivername.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if kind == "sqlite" and url.database not in (None, "", ":memory:") and not url.query and not url.host:
        return url.set(drivername="sqlite")
    raise Red7Error(
        "database-url", f"database {_hidden(given)}: postgresql://USER@HOST/NAME, sqlite:///FILE or a file's name"
    )


class Database:
    """An open database. Every error it raises is a Red7Error with a message of one line."""

    def __init__(self, url: URL) -> None:
        self.is_sqlite = url.drivername == "sqlite"
        self.path = Path(url.database or "") if self.is_sqlite else None
        self.name = str(self.path) if self.path else _name(url)
        self.engine = _sqlite(url) if self.is_sqlite else _postgresql(url)
        self._writer = self.engine.execution_options(**{_WRITES: True})
        self._driver = Driver(self.engine)
        self._driving = threading.Lock()
        self.lock: Lock = FileLock(Path(f"{self.path}.lock")) if self.path else AdvisoryLock(self.engine)
        self._checkpoints: Checkpoints | None = None
        self._file: tuple[int, int] | None = None
        """The identity of the file, in case another file gets its name."""

    def exists(self) -> bool:
        """Whether there is something to open: the file exists, or it is a database server."""
        if self.path is None:
            return True
        try:
            return self.path.exists()
        except OSError as error:
            raise Red7Error("database-access", f"{self.name}: {error.strerror}") from None

    def prepare(self) -> None:
        """Creates what is missing and migrates an older database, while nobody else uses it."""
        if self.path:
            self._create_file(self.path)
            self._file = _file_at(self.path)
        deadline = time.monotonic() + _PATIENCE
        while self.read(self._version) != HEAD:
            with self.plainly():
                taken = self.lock.take(shared=False)
            if taken:
                try:
                    self.write(self._migrate)
                finally:
                    self.lock.release()
            elif time.monotonic() > deadline:
                raise Red7Error(
                    "database-locked",
                    f"{self.name} has to be brought up to date first, but is in use: stop that server",
                )
            else:
                time.sleep(0.1)

    def take_lock(self, *, shared: bool) -> None:
        """Locks the database for a server: exclusively, or shared with others that share it."""
        deadline = time.monotonic() + 0.5  # another process may be migrating it, or just ending
        with self.plainly():
            while not self.lock.take(shared=shared):
                if time.monotonic() > deadline:
                    self._refuse()
                time.sleep(0.05)

    def make_checkpoints(self) -> None:
        """Keeps SQLite's log short while the database is open; otherwise it is cleared when the last user leaves."""
        if self.path:
            self._checkpoints = Checkpoints(self.path)

    def check_lock(self) -> None:
        """Raises if the lock was lost to another server when its connection broke."""
        with self.plainly():
            if not self.lock.is_held():
                self._refuse()

    def faults(self) -> list[str]:
        """What SQLite finds broken in its file, by table, one line each; PostgreSQL checks itself."""
        if not self.is_sqlite:
            return []
        return [f"{table}: {fault}" for table in metadata.tables for fault in self._faults_of(table)]

    def _faults_of(self, table: str) -> list[str]:
        check = text(f"PRAGMA integrity_check({table})")
        try:
            found = self.read(lambda connection: connection.execute(check).scalars().all())
        except Red7Error as error:
            return [error.message]
        lines = [line for one in found for line in one.splitlines()]
        return [line for line in lines if line != "ok" and not line.startswith("***")]

    def probe(self) -> None:
        """Raises if nothing can be written: writes a row of usual size and removes it again."""
        row = {"id": f"probe-{secrets.token_hex(8)}", "address": "x" * _PROBE, "beat": 0, "until": 0}

        def work(connection: Connection) -> None:
            connection.execute(servers.insert(), row)
            connection.execute(servers.delete().where(servers.c.id == row["id"]))

        self.write(work)

    def read(self, work: Callable[[Connection], Result]) -> Result:
        """Runs `work` and returns its result; runs it again if the connection was lost."""
        return self._do(self.engine, work)

    def every(self, query: Executable) -> Sequence[Any]:
        """All rows of a query."""
        return self.read(lambda connection: connection.execute(query).all())

    def one(self, query: Executable) -> Any:
        """The one row of a query, or None."""
        return self.read(lambda connection: connection.execute(query).one_or_none())

    def write(self, work: Callable[[Connection], Result]) -> Result:
        """Runs `work` in a transaction and returns its result once it is on disk; retries like `read`."""
        done = self._do(self._writer, work)
        self._check_file()
        return done

    def write_at_once(self, work: Callable[[Any], Result]) -> Result:
        """Like `write`, but over one driver connection that is kept open: enough for most of what a server does.

        The work begins and ends transactions itself; outside of one, each statement is committed.
        """
        errors = self.engine.dialect.loaded_dbapi.Error
        with self._driving:
            for left in reversed(range(_TRIES)):
                try:
                    done = work(self._driver.connection())
                    self._check_file()
                    return done
                except SQLAlchemyError as error:  # while connecting
                    raise self._plain(error) from error
                except errors as error:
                    lost = self._driver.is_lost(error)
                    self._driver.drop()
                    if not (left and lost):
                        raise self._said(error) from error
                except Red7Error:
                    raise
                except BaseException:  # perhaps in the middle of a transaction
                    self._driver.drop()
                    raise
                time.sleep(0.05)
        raise AssertionError

    def _check_file(self) -> None:
        """Raises if SQLite's file was removed or replaced, since writes would go to a file that nobody can find."""
        if self.path and _file_at(self.path) != self._file:
            raise Red7Error(
                "database-missing", f"{self.name} was removed or replaced: stop the server, and put the file back"
            )

    def close(self) -> None:
        if self._checkpoints:
            self._checkpoints.stop()
        self.lock.release()
        with self._driving:
            self._driver.drop()
        self.engine.dispose()

    @contextmanager
    def closed_on_failure(self) -> Iterator[None]:
        """Closes everything again if the database cannot be used."""
        try:
            yield
        except BaseException:
            self.close()
            raise

    @contextmanager
    def plainly(self) -> Iterator[None]:
        """Turns database errors into one plain line."""
        try:
            yield
        except (SQLAlchemyError, UnicodeDecodeError) as error:
            raise self._plain(error) from error

    def _do(self, engine: Engine, work: Callable[[Connection], Result]) -> Result:
        for left in reversed(range(_TRIES)):
            try:
                with engine.begin() as connection:
                    return work(connection)
            except DBAPIError as error:
                if not (left and error.connection_invalidated):
                    raise self._plain(error) from error
            except (SQLAlchemyError, UnicodeDecodeError) as error:
                raise self._plain(error) from error
            time.sleep(0.05)
        raise AssertionError

    def _plain(self, error: SQLAlchemyError | UnicodeDecodeError) -> Red7Error:
        if isinstance(error, UnicodeDecodeError):  # SQLite quotes a damaged name
            return Red7Error(_SQLITE_CODES["SQLITE_CORRUPT"], f"{self.name}: the database is damaged")
        return self._said(error.orig if isinstance(error, DBAPIError) and error.orig else error)

    def _said(self, cause: BaseException) -> Red7Error:
        """One line that says what is wrong, from an error of the driver or SQLAlchemy."""
        said = (str(cause).strip() or type(cause).__name__).splitlines()[0]
        if isinstance(cause, sqlite3.Error):
            name = getattr(cause, "sqlite_errorname", "")
            code = next((code for start, code in _SQLITE_CODES.items() if name.startswith(start)), "database-failed")
        else:
            state = getattr(cause, "sqlstate", None)
            unreachable = state is None and not isinstance(cause, SQLAlchemyError)
            code = "database-unreachable" if unreachable else _CODES.get(str(state), "database-failed")
        return Red7Error(code, f"{self.name}: {said}")

    def _refuse(self) -> None:
        raise Red7Error(
            "database-locked",
            f"{self.name} is in use by another red7 server: stop that one first, or give this one another --database"
            " (servers that are all started with --redis can share one)",
        )

    def _create_file(self, path: Path) -> None:
        try:
            if path == default_path():  # a folder named by the user may be misspelt, so it is not created
                path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # tables have secrets
        except (FileNotFoundError, NotADirectoryError) as error:
            raise Red7Error("database-unusable", f"{quote(str(path))}: there is no such folder") from error
        except (OSError, ValueError) as error:
            said = error.strerror if isinstance(error, OSError) else str(error)
            raise Red7Error("database-unusable", f"{quote(str(path))}: {said}") from error

    def _version(self, connection: Connection) -> str | None:
        """The migration that the database is at; None if it is new."""
        found = inspect(connection)
        # In this order, since another process may be creating them right now.
        has_tables = bool(found.get_table_names()) if self.is_sqlite else found.has_table(tables.name)
        if not found.has_table(VERSION_TABLE):
            if has_tables:
                raise Red7Error("database-foreign", f"{self.name} is the database of some other program")
            return None
        at: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))  # noqa: S608 (a constant)
        if at is not None and at > HEAD:
            raise Red7Error("database-newer", f"{self.name} was made by a newer red7: this one cannot read it")
        return at

    def _migrate(self, connection: Connection) -> None:
        from alembic import command  # noqa: PLC0415 (seldom needed)
        from alembic.config import Config  # noqa: PLC0415

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _file_at(path: Path) -> tuple[int, int] | None:
    """How the system identifies the file with that name; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _sqlite(url: URL) -> Engine:
    engine = create_engine(url, connect_args={"timeout": _WAIT_FOR_WRITER}, pool_size=8, max_overflow=8)

    @event.listens_for(engine, "connect")
    def connect(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # transactions are begun explicitly below
        for pragma in _PRAGMAS:
            set_pragma(connection, pragma, _WAIT_FOR_WRITER)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get(_WRITES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _postgresql(url: URL) -> Engine:
    query: dict[str, Any] = dict(url.query)
    options = f"{_POSTGRESQL} {query.pop('options', '')}".strip()
    url = url.set(query={"connect_timeout": "5", "application_name": "red7", **query, "options": options})
    try:
        return create_engine(url, pool_size=8, max_overflow=8, pool_recycle=1800)
    except (ArgumentError, NoSuchModuleError, ValueError) as error:
        raise Red7Error("database-url", f"database {_hidden(str(url))}: {error}".splitlines()[0]) from error


def _hidden(url: str) -> str:
    """The address without what may be a password, before an @ or after a question mark."""
    return quote(url.partition("://")[0] + "://..." if "@" in url or "?" in url else url)


def _name(url: URL) -> str:
    """The host and name of a server's database; everything else may be secret."""
    return URL.create("postgresql", host=url.host, port=url.port, database=url.database).render_as_string()
