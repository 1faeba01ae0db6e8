"""The servers under load: how each is started, and when it is ready."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

NODE: Final = shutil.which("node") or sys.exit("bench/load needs Node: install it, and run npm ci in bench/load")
HERE: Final = Path(__file__).parent
NAMES: Final = {"red7": "red7", "boardgame": "boardgame.io", "colyseus": "Colyseus"}
READY: Final = {"red7": "/readyz", "boardgame": "/games", "colyseus": "/"}
PATIENCE: Final = 180.0
"""Seconds that a server has to get ready."""


@contextmanager
def serving(kind: str, folder: Path, *, clock: int) -> Iterator[tuple[int, int]]:
    """A server that is ready: its port, and the number of its process."""
    port = free_port()
    database = f"sqlite:///{(folder / 'load.db').resolve()}"
    peer = [NODE, str(HERE / "servers" / f"{kind}.js"), str(port), str(1000 * clock)]
    ours = [sys.executable, "-m", "red7", "serve", "--port", str(port), "--database", database, "--quiet"]
    log = folder / f"{kind}.log"
    with log.open("wb") as output:
        environment = os.environ | {"NODE_ENV": "production"}
        command = ours if kind == "red7" else peer
        server = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, env=environment)  # noqa: S603
    try:
        wait_for(f"http://127.0.0.1:{port}{READY[kind]}", server)
        yield port, server.pid
    except BaseException:
        print(f"--- the end of {NAMES[kind]}'s log", *log.read_text().splitlines()[-20:], sep="\n", file=sys.stderr)
        raise
    finally:
        stop(server)


def free_port() -> int:
    """A free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    """Returns when the server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and server.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=5):  # noqa: S310
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    sys.exit(f"no answer from {address}")


def stop(server: subprocess.Popen[bytes]) -> None:
    """Ends a process, by force where it takes too long."""
    server.terminate()
    try:
        server.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
