"""SQLite's log: it is copied beside those who write, does not grow without end, and is not waited for."""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from red7.server.store import checkpoints
from red7.server.store.rows import Entry, GameRow
from red7.server.store.storage import Storage
from tests.support.stored import LISTING, ROW, opened, row


def soon(is_so: Callable[[], object], seconds: float = 20.0) -> None:
    deadline = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def rows_in(path: Path, table: str = "log") -> int:
    """How many rows the file holds without its log."""
    alone = path.with_name("alone.db")
    shutil.copy(path, alone)
    with closing(sqlite3.connect(f"file:{alone}?immutable=1", uri=True)) as connection:
        try:
            return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])  # noqa: S608 (a constant)
        except sqlite3.OperationalError:
            return 0  # not even the tables


def test_the_log_is_copied_into_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "_EVERY", 0.05)
    path = tmp_path / "red7.db"
    with opened(str(path)) as storage:
        storage.create("t", "s1", ROW, LISTING)
        storage.append([Entry("t", 1, row(number)) for number in range(2, 50)])
        soon(lambda: rows_in(path) == 49)


def test_a_long_log_is_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "_EVERY", 0.05)
    monkeypatch.setattr(checkpoints, "_LONG", 50)
    path = tmp_path / "red7.db"
    log = path.with_name("red7.db-wal")
    with opened(str(path)) as storage:
        storage.create("t", "s1", ROW, LISTING)
        for number in range(2, 200):
            storage.append([Entry("t", 1, row(number))])
        soon(lambda: rows_in(path) == 199)
        size = log.stat().st_size
        for number in range(200, 220):
            storage.append([Entry("t", 1, row(number))])
        assert log.stat().st_size == size


def test_without_a_server_it_is_copied_in_the_end(tmp_path: Path) -> None:
    path = tmp_path / "red7.db"
    visit = Storage.visit(str(path), create=True)
    visit.add_game(GameRow("game", None, "text", 1, "0"))
    assert path.with_name("red7.db-wal").stat().st_size
    visit.close()
    assert not path.with_name("red7.db-wal").exists()
    assert rows_in(path, "games") == 1


def test_a_checkpoint_that_fails_is_no_disaster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "_EVERY", 0.02)
    tries = []

    def fail(_: object) -> None:
        tries.append(True)
        if len(tries) < 3:
            raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(checkpoints.Checkpoints, "_copy", fail)
    with opened(str(tmp_path / "red7.db")):
        soon(lambda: len(tries) > 3)
