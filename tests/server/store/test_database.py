"""A database is opened, locked, lost and found again; what is wrong with it is said in a line."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event, text

from red7 import Red7Error
from red7.server.store.database import Database, default_path, url_of
from red7.server.store.rows import Entry
from red7.server.store.storage import Storage
from tests.support.lanes import sample
from tests.support.services import Postgres
from tests.support.stored import LISTING, LONG, ROW, claimed, numbers, opened, row
from tests.support.writing import TABLES

# --- who may open it


def python(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


OPEN = """
import sys
from red7.errors import Red7Error
from red7.server.store.storage import Storage
try:
    Storage.open(sys.argv[1], shared=sys.argv[2] == "shared")
except Red7Error as error:
    sys.exit(f"{error.code}: {error}")
print("opened", flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize(
    ("first", "second", "works"), sample([(0, 0, False), (0, 1, False), (1, 0, False), (1, 1, True)], 3)
)
def test_a_database_is_locked_between_processes(database: str, first: int, second: int, works: bool) -> None:
    words = ("alone", "shared")
    with python("-c", OPEN, database, words[first]) as holder:
        assert holder.stdout
        assert holder.stdout.readline() == "opened\n"
        with python("-c", OPEN, database, words[second]) as other:
            said, _ = other.communicate("", timeout=20)
        if works:
            assert said == "opened\n"
        else:
            assert said.startswith("database-locked: ")
            assert "is in use by another red7 server: stop that one first" in said
            assert "--redis" in said
        with closing(Storage.visit(database)) as visitor:
            assert visitor.live() == []
        holder.kill()
    with closing(Storage.open(database)):
        pass  # the lock has died with its process


def test_a_database_is_locked_within_a_process(database: str) -> None:
    with closing(Storage.open(database)) as storage:
        with pytest.raises(Red7Error, match="--redis"):
            Storage.open(database, shared=True)
        storage.check()
    with closing(Storage.open(database, shared=True)):
        pass


def test_a_lost_connection_is_made_again(postgres: Postgres) -> None:
    with postgres.database() as database, opened(database) as storage:
        storage.create("t", "s1", ROW, LISTING)
        postgres.restart()
        assert storage.append([Entry("t", 1, row(2))]) == frozenset()
        assert storage.beat("s1", LONG)
        with pytest.raises(Red7Error, match="--redis"):
            Storage.open(database)  # the lock was taken again
        postgres.stop(signal.SIGINT)
        with pytest.raises(Red7Error) as caught:
            storage.append([Entry("t", 1, row(3))])
        assert caught.value.code == "database-unreachable"
        assert "\n" not in str(caught.value)
        postgres.start()
        assert storage.append([Entry("t", 1, row(3))]) == frozenset()
        assert numbers(storage, "t") == [1, 2, 3]


def test_nobody_keeps_a_table_locked_for_long(postgres: Postgres) -> None:
    with postgres.database() as database, closing(Storage.open(database)) as storage:
        assert storage._database.one(text("SHOW idle_in_transaction_session_timeout"))[0] == "3s"


def test_a_lock_lost_to_another_is_noticed(postgres: Postgres) -> None:
    with postgres.database() as database, opened(database) as storage:
        storage.create("t", "s1", ROW, LISTING)
        with storage._database.engine.begin() as connection:
            connection.execute(
                text(
                    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND database ="
                    " (SELECT oid FROM pg_database WHERE datname = current_database())"
                )
            )
        with opened(database, server="s2") as other:
            calls: list[Callable[[], object]] = [
                lambda: storage.beat("s1", LONG),
                lambda: claimed(storage, "t", "s1"),
                storage.check,
            ]
            for call in calls:
                with pytest.raises(Red7Error, match="in use by another"):
                    call()
            other.check()


# --- opening


def test_a_database_is_created_once_and_kept(database: str) -> None:
    with opened(database) as storage:
        storage.create("t", "s1", ROW, LISTING)
    for _ in range(2):
        with closing(Storage.open(database, shared=True)) as storage:
            assert numbers(storage, "t") == [1]


def test_many_may_start_on_a_new_database_at_once(database: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        opened_all = list(pool.map(lambda _: Storage.open(database, shared=True), range(4)))
    for storage in opened_all:
        assert storage.live() == []
        storage.close()


def test_a_newer_database_is_refused(database: str) -> None:
    with closing(Storage.open(database)) as storage:
        storage._database.write(
            lambda connection: connection.execute(text("UPDATE red7_schema SET version_num = '0999'"))
        )
    with pytest.raises(Red7Error, match="was made by a newer red7") as caught:
        Storage.open(database)
    assert caught.value.code == "database-newer"
    with pytest.raises(Red7Error, match="was made by a newer red7"):
        Storage.visit(database)


def test_a_database_of_others_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (id INTEGER)")
    with pytest.raises(Red7Error, match="some other program"):
        Storage.open(str(path))


def no_folder(path: Path) -> str:
    (path / "file").write_text("")
    return str(path / "file" / "red7.db")


def no_database(path: Path) -> str:
    (path / "text.db").write_text("This is no database, but plain text, and long enough to be read as a header." * 20)
    return str(path / "text.db")


@pytest.mark.parametrize(
    ("url", "code"),
    [
        (no_folder, "database-unusable"),
        (no_database, "database-unusable"),
        (str, "database-unusable"),
        (lambda _: "nul\0.db", "database-unusable"),
        (lambda _: "postgresql://red7:secret@127.0.0.1:1/red7", "database-unreachable"),
        (lambda path: f"postgresql://red7:secret@/red7?host={path}", "database-unreachable"),
        (lambda _: "postgresql://red7:secret@/red7?no_such_option=1", "database-unreachable"),
        (lambda _: "postgresql://red7@127.0.0.1:1/red7?password=secret", "database-unreachable"),
        (lambda _: "mysql://red7:secret@localhost/red7", "database-url"),
        (lambda _: "mysql://localhost/red7?password=secret", "database-url"),
        (lambda _: "mysql://red7@localhost/red7?password=a@secret", "database-url"),
        (lambda _: "postgresql://red7:secret@localhost:port/red7", "database-url"),
        (lambda _: "sqlite://", "database-url"),
        (lambda _: "sqlite:///:memory:", "database-url"),
        (lambda _: "sqlite://host/file", "database-url"),
        (lambda _: "://", "database-url"),
    ],
)
def test_what_cannot_be_opened_is_said_in_a_line(url: Callable[[Path], str], code: str, tmp_path: Path) -> None:
    for use in (Storage.open, lambda url: Storage.visit(url, create=True)):
        with pytest.raises(Red7Error) as caught:
            use(url(tmp_path))
        assert caught.value.code == code, caught.value
        assert len(str(caught.value).splitlines()) == 1
        assert "secret" not in str(caught.value)
        assert "sqlalche" not in str(caught.value)


@pytest.mark.parametrize(
    ("url", "name"),
    [
        ("postgresql://red7:hunter2@db:5433/red7", "postgresql://db:5433/red7"),
        ("postgresql://red7@db/red7?password=hunter2&sslkey=/etc/key", "postgresql://db/red7"),
        ("postgresql://red7:hunter2@/red7?host=/run/postgresql", "postgresql:///red7"),
        ("some/file.db", "some/file.db"),
    ],
)
def test_a_name_holds_no_secrets(url: str, name: str) -> None:
    database = Database(url_of(url))
    assert database.name == name
    database.close()


def test_addresses(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert url_of("postgres://ann@db/red7").drivername == "postgresql+psycopg"
    assert url_of("sqlite:///a.db").database == "a.db"
    assert url_of("sqlite:////a/b.db").database == "/a/b.db"
    assert url_of("some/file.db") == url_of("sqlite:///some/file.db")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with closing(Storage.open()) as storage:
        assert storage.name == str(tmp_path / "red7" / "red7.db")
    assert default_path().stat().st_mode & 0o077 == 0, "tables have secrets"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_path() == tmp_path / ".local" / "share" / "red7" / "red7.db"


def test_no_folder_is_made_where_somebody_names_one(tmp_path: Path) -> None:
    """It may be misspelt, and be anywhere."""
    path = tmp_path / "none" / "red7.db"
    for use in (Storage.open, lambda url: Storage.visit(url, create=True)):
        with pytest.raises(Red7Error, match="there is no such folder"):
            use(str(path))
    assert not list(tmp_path.iterdir())


def test_a_visit_creates_nothing_unless_asked(tmp_path: Path) -> None:
    path = tmp_path / "red7.db"
    with pytest.raises(Red7Error, match="there is no such database"):
        Storage.visit(str(path))
    assert list(tmp_path.iterdir()) == []
    with closing(Storage.visit(str(path), create=True)) as storage:
        assert storage.games(1) == []


def test_a_full_disk_is_said_and_nothing_is_half_written(tmp_path: Path) -> None:
    with opened(str(tmp_path / "red7.db")) as storage:
        storage.create("t", "s1", ROW, LISTING)
        engine = storage._database.engine
        engine.dispose()
        event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA max_page_count = 40").close())
        long = row(3)._replace(facts="x" * 400_000)
        with pytest.raises(Red7Error, match="full") as caught:
            storage.append([Entry("t", 1, row(2)), Entry("t", 1, long)])
        assert caught.value.code == "disk-full"
        assert numbers(storage, "t") == [1]
        assert storage.append([Entry("t", 1, row(2))]) == frozenset()


# --- what is safe


def test_what_was_acknowledged_survives_a_kill(database: str) -> None:
    safe = dict.fromkeys(TABLES, 0)
    for batches in (3, 17, 40):
        with python("-m", "tests.support.writing", database) as writer:
            assert writer.stdout
            assert writer.stdout.readline() == "ready\n"
            said = [writer.stdout.readline() for _ in range(batches)]
            writer.kill()
            said += writer.stdout.readlines()
        for line in said:
            table, number = line.split()
            safe[table] = int(number)
        with closing(Storage.open(database)) as storage:
            for table in TABLES:
                found = list(storage.every_row(table))
                assert [row.number for row in found] == list(range(1, len(found) + 1))
                assert len(found) >= safe[table]
                assert all(row.order == f'"{table} {row.number}"' for row in found[1:])
                snapshot = storage.snapshot(table)
                assert snapshot is None or snapshot.text == str(snapshot.number)
    assert min(safe.values()) > 50
