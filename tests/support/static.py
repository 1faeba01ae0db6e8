"""A plain file server, as anybody may have one: it knows nothing of red7."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.support.serving import free_port

_PATIENCE = 30.0


@contextmanager
def files_served(folder: Path) -> Iterator[str]:
    """The address of a server of the files in a folder, until the end."""
    port = free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            _wait_for(f"http://127.0.0.1:{port}")
            yield f"http://127.0.0.1:{port}"
        finally:
            server.kill()


def _wait_for(url: str) -> None:
    deadline = time.monotonic() + _PATIENCE
    while True:
        try:
            httpx.get(url)
        except httpx.TransportError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)
        else:
            return
