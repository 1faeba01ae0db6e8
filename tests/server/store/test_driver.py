"""What the driver itself needs: settings that wait for others."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Event, Thread

import pytest

from red7.server.store.driver import set_pragma


def test_a_new_file_gets_its_log_though_another_connection_writes(tmp_path: Path) -> None:
    tried = Event()
    with (
        closing(sqlite3.connect(tmp_path / "new.db", isolation_level=None)) as writer,
        closing(sqlite3.connect(tmp_path / "new.db", isolation_level=None, check_same_thread=False)) as other,
    ):
        writer.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            set_pragma(other, "journal_mode=WAL", 0)
        other.set_trace_callback(lambda _: tried.set())
        waiting = Thread(target=set_pragma, args=(other, "journal_mode=WAL", 60))
        waiting.start()
        assert tried.wait(60)
        writer.execute("COMMIT")
        waiting.join()
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
