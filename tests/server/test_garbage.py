"""Garbage collection: when all objects are looked at, and that connections leave nothing to be looked for."""

from __future__ import annotations

import gc
from collections import Counter
from pathlib import Path

import pytest

from red7.server import garbage
from red7.server.config import Config
from red7.server.garbage import Garbage
from tests.support.wire import Guest, in_thread, open_table, token


def test_all_is_collected_once_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "_QUIET", 2)
    one = Garbage()
    assert [one.look(work) for work in (0, 0, 0, 0)] == [False] * 4, "nothing was done"
    assert [one.look(work) for work in (1, 2, 2, 3, 3)] == [False] * 5, "somebody plays"
    assert [one.look(3) for _ in range(4)] == [True, False, False, False], "once"


def test_all_is_collected_at_last_though_somebody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "_LATEST", 3)
    one = Garbage()
    assert [one.look(work) for work in range(1, 7)] == [False, False, True, False, False, True]


def test_connections_leave_nothing_to_collect(tmp_path: Path) -> None:
    with in_thread(Config(database=f"sqlite:///{tmp_path / 'red7.db'}")) as url:
        visit(url)
        gc.collect()
        gc.disable()
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            for _ in range(5):
                visit(url)
            gc.collect()
            left = Counter(type(one).__name__ for one in gc.garbage)
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            gc.enable()
    for kind in ("HttpLine", "SocketLine", "ServerProtocol", "TCPTransport", "Live", "_Conversation"):
        assert not left[kind], (kind, left)


def visit(url: str) -> None:
    """Somebody comes to a table, sits down, and leaves."""
    who = token()
    with Guest(url, open_table(url, who), who) as guest:
        guest.sit("Ann")
