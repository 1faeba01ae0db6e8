"""A real `red7 serve`, in a process of its own, that can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import httpx

_PATIENCE: Final = 60.0
GENEROUS: Final = (
    *("--sockets-per-address", "100000", "--tables-per-address", "1000000", "--rate", "100000"),
    *("--messages-per-address", "1000000", "--processor-per-address", "1000"),
)
"""Options for tests in which everybody has the same address."""
_ASKING: Final = httpx.Client(timeout=2, limits=httpx.Limits(max_keepalive_connections=0))
"""One for all servers: a client is slow to make, and whether a server is ready is asked often."""


def free_port() -> int:
    """A free port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@dataclass
class Served:
    """A table server; its log is kept in a file."""

    database: str
    folder: Path
    options: tuple[str, ...] = GENEROUS
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        """The server's log."""
        return (self.folder / f"{self.port}.log").read_text(errors="replace")

    @property
    def processor_time(self) -> float:
        """Seconds of processor time that its process has used."""
        assert self.process
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """The resident memory of its process, in bytes."""
        assert self.process
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def start(self) -> None:
        """Starts it, and waits until it is ready."""
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Starts it."""
        assert self.process is None
        command = [sys.executable, "-m", "red7", "serve", "--quiet", "--port", str(self.port)]
        command += ["--database", self.database, "--thinkers", "1", "--bot-pause", "0", *self.options]
        with (self.folder / f"{self.port}.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=os.environ | {"PYTHONUNBUFFERED": "1"}
            )

    def wait(self) -> None:
        """Waits until it is ready."""
        deadline = time.monotonic() + _PATIENCE
        while not self.is_ready():
            assert self.process
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError(self.log)
            time.sleep(0.02)

    def is_ready(self) -> bool:
        """Whether it answers."""
        try:
            return _ASKING.get(f"{self.url}/readyz").is_success
        except httpx.TransportError:
            return False

    def send(self, number: signal.Signals) -> None:
        """Sends it a signal."""
        assert self.process
        self.process.send_signal(number)

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ends it with the given signal and returns its exit code."""
        assert self.process
        self.process.send_signal(number)
        code = self.process.wait(_PATIENCE)
        self.process = None
        return code


@contextmanager
def served(database: str, folder: Path, *options: str) -> Iterator[Served]:
    """A server that is ready, and is stopped at the end."""
    server = Served(database, folder, (*GENEROUS, *options))
    server.start()
    try:
        yield server
    finally:
        if server.process:
            server.stop(signal.SIGKILL)
