"""PostgreSQL and Redis for the tests: started from the system's programs, and thrown away afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from uuid import uuid4

import psycopg
import pytest
import redis

_PATIENCE: Final = 30.0
_LIBRARIES: Final = Path("/usr/lib/postgresql")
_NOBODIES: Final = ("postgres", "nobody")


def program(name: str) -> str | None:
    """Where a program is. Debian keeps PostgreSQL's apart; `make` may have put Node beside this Python."""
    apart = sorted(_LIBRARIES.glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3].partition(".")[0]))
    return str(apart[-1]) if apart else shutil.which(name) or shutil.which(name, path=Path(sys.executable).parent)


def need(*names: str) -> None:
    """Skips a test whose programs are missing; in CI they must be there."""
    missing = [name for name in names if program(name) is None]
    if missing and os.environ.get("CI") == "true":
        pytest.fail(f"not installed: {', '.join(missing)}", pytrace=False)
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}")


@dataclass
class Service:
    """A server that can be killed and started again on its data."""

    command: Sequence[str]
    folder: Path
    is_ready: Callable[[], bool]
    process: subprocess.Popen[bytes] | None = field(default=None)

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        assert self.process is None
        with (self.folder / "output").open("ab") as output:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                cwd=self.folder,
                user=_somebody(),
                group=_group(),
                extra_groups=None if _somebody() is None else [],
            )
        deadline = time.monotonic() + _PATIENCE
        while not self.is_ready():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError((self.folder / "output").read_text(errors="replace"))
            time.sleep(0.02)

    def stop(self, number: signal.Signals = signal.SIGKILL) -> None:
        """Ends it with the given signal."""
        if self.process:
            self.process.send_signal(number)
            self.process.wait(_PATIENCE)
            self.process = None

    def restart(self) -> None:
        """Kills it and starts it again."""
        self.stop(signal.SIGINT)
        self.start()


@dataclass
class Postgres(Service):
    """A PostgreSQL server, on a socket in its folder."""

    spare: list[str] = field(default_factory=list)
    """Databases that were emptied for reuse; creating a new one takes a while."""

    @contextmanager
    def database(self) -> Iterator[str]:
        """The URL of an empty database, for use in a `with` block."""
        name = self.spare.pop() if self.spare else f"red7_{uuid4().hex}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            if not connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", [name]).fetchone():
                connection.execute(f'CREATE DATABASE "{name}"'.encode())
        yield f"postgresql://red7@/{name}?host={self.folder}"
        with psycopg.connect(self._address(name), autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        self.spare.append(name)

    def _address(self, name: str) -> str:
        return f"host={self.folder} user=red7 dbname={name} connect_timeout=2"


@dataclass
class Redis(Service):
    """A Redis server, on a port of its own."""

    port: int = 0

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, synced to disk as a real one is."""
    need("initdb", "postgres")
    with _folder() as folder:
        data = folder / "data"
        subprocess.run(
            [
                str(program("initdb")),
                "-D",
                str(data),
                "-U",
                "red7",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--locale=C",
                "--no-sync",
            ],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=folder,
            user=_somebody(),
            group=_group(),
            extra_groups=None if _somebody() is None else [],
        )
        command = [
            str(program("postgres")),
            *("-D", str(data), "-k", str(folder), "-c", "listen_addresses="),
            *("-c", "max_connections=60", "-c", "shared_buffers=32MB"),
        ]
        server = Postgres(command, folder, lambda: _answers(f"host={folder} user=red7 dbname=postgres"))
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)


@contextmanager
def redis_server() -> Iterator[Redis]:
    """A Redis server that keeps nothing on disk."""
    need("redis-server")
    with _folder() as folder:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        command = [
            str(program("redis-server")),
            *("--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(folder)),
        ]
        server = Redis(command, folder, lambda: _pongs(port), port=port)
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def _folder() -> Iterator[Path]:
    """A folder with a short name, as sockets need, for whoever runs the servers."""
    folder = Path(tempfile.mkdtemp(prefix="red7-", dir="/tmp"))
    try:
        if somebody := _somebody():
            shutil.chown(folder, somebody, _group())
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _somebody() -> str | None:
    """Who runs the servers where root runs the tests: PostgreSQL refuses root."""
    if os.geteuid() != 0:
        return None
    for name in _NOBODIES:
        with suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise AssertionError("nobody but root is here, and PostgreSQL refuses root")


def _group() -> int | None:
    somebody = _somebody()
    return None if somebody is None else pwd.getpwnam(somebody).pw_gid


def _answers(address: str) -> bool:
    try:
        psycopg.connect(address, connect_timeout=2).close()
    except psycopg.OperationalError:
        return False
    return True


def _pongs(port: int) -> bool:
    client = redis.Redis(port=port)
    try:
        return bool(client.ping())
    except redis.ConnectionError:
        return False
    finally:
        client.close()
