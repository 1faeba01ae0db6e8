"""A server says that it is not ready where nothing can be written, and that it is when it can again."""

from __future__ import annotations

import asyncio
import resource
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from red7.server.http.app import Checks
from tests.support.serving import Served, served

PATIENCE = 30.0


def wait_for(server: Served, status: int) -> str:
    """What a server says when it comes to answer so."""
    deadline = time.monotonic() + PATIENCE
    while (answer := httpx.get(f"{server.url}/readyz", timeout=PATIENCE)).status_code != status:
        assert time.monotonic() < deadline, answer.text
        time.sleep(0.1)
    return answer.text


@contextmanager
def full_disk(server: Served) -> Iterator[None]:
    """A server that can make no file larger, as if the disk were full."""
    assert server.process
    pid = server.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


@pytest.mark.long
def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / "red7.db"
    with served(f"sqlite:///{path}", tmp_path) as server:
        assert wait_for(server, 200) == "ready\n"
        with full_disk(server):
            said = wait_for(server, 503)
            assert "try again" in said
            assert str(path) not in said, "where it is kept is nobody's business"
        assert wait_for(server, 200) == "ready\n", "there is room again"
        path.unlink()
        assert "try again" in wait_for(server, 503)
        assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_a_check_is_made_once_however_many_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[float] = []

    async def ask() -> None:
        checks = Checks()
        await asyncio.gather(*(checks.make(lambda: made.append(0)) for _ in range(10)))
        await checks.make(lambda: made.append(0))
        assert len(made) == 1
        monkeypatch.setattr("red7.server.http.app._CHECKED", 0)
        checks = Checks()
        for _ in range(3):
            await checks.make(lambda: made.append(0))
        assert len(made) == 4

    asyncio.run(ask())
