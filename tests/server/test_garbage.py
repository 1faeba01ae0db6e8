"""Garbage collection: when all objects are looked at, and that connections leave nothing to be looked for."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from red7.server.config import Config
from red7.server.garbage import Garbage
from tests.support.wire import Guest, in_thread, open_table, token


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds that have passed, to be set."""
    now = [100.0]
    monkeypatch.setattr("red7.server.garbage.time.monotonic", lambda: now[0])
    return now


def looks(one: Garbage, clock: list[float], work: list[int]) -> list[bool]:
    """Looks, a second apart."""
    found = []
    for number in work:
        clock[0] += 1
        found.append(one.look(number))
    return found


def test_all_is_collected_once_nobody_plays(clock: list[float]) -> None:
    one = Garbage()
    assert not any(looks(one, clock, [0] * 20)), "nothing was done"
    assert not any(looks(one, clock, [1, 2, 2, 2, 2, 3, 3, 3, 3, 3])), "somebody plays"
    assert looks(one, clock, [3] * 20) == [True] + [False] * 19, "once"


@pytest.mark.parametrize("work", [lambda second: second, lambda _: 0], ids=["somebody plays", "nobody does"])
def test_all_is_collected_every_hour(work: Callable[[int], int], clock: list[float]) -> None:
    assert sum(looks(Garbage(), clock, [work(second) for second in range(10_900)])) == 3


def test_connections_leave_nothing_to_collect(tmp_path: Path) -> None:
    with in_thread(Config(database=f"sqlite:///{tmp_path / 'red7.db'}")) as url:
        visit(url)
        gc.collect()
        gc.disable()
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            for _ in range(2):
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
