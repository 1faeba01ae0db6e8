"""What is written is there, once, and only by whoever may: on SQLite and on PostgreSQL."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import cast

import pytest
from sqlalchemy import event, text

from red7 import Red7Error
from red7.protocol.commands import Say
from red7.protocol.encoding import encode
from red7.server.store.rows import Entry, GameRow, Purged, Row, Snapshot
from red7.server.store.storage import Storage
from red7.table.orders import Continue, Order
from tests.support.services import Postgres
from tests.support.stored import LISTING, LONG, ROW, claimed, counted, numbers, opened, row

# --- tables and their logs


def test_a_table_comes_back_as_it_was_written(storage: Storage) -> None:
    storage.create("t", "s1", ROW, LISTING)
    later = LISTING._replace(taken=3, phase="playing")
    assert storage.append([Entry("t", 1, row(2)), Entry("t", 1, row(3), later), Entry("t", 1, row(4))]) == frozenset()
    stored = storage.load("t")
    assert stored
    assert (stored.epoch, stored.owner, stored.listing, stored.created) == (1, "s1", later, 1_000)
    assert stored.snapshot is None
    assert stored.rows == (ROW, row(2), row(3), row(4))
    assert storage.rows_after("t", 2) == (row(3), row(4))
    assert tuple(storage.every_row("t")) == stored.rows
    assert storage.load("u") is None
    assert storage.rows_after("u", 0) == ()


def test_a_snapshot_stands_for_the_rows_before_it(storage: Storage) -> None:
    storage.create("t", "s1", ROW, LISTING)
    storage.append(
        [Entry("t", 1, row(2), snapshot="two"), Entry("t", 1, row(3), snapshot="three"), Entry("t", 1, row(4))]
    )
    stored = storage.load("t")
    assert stored
    assert stored.snapshot
    assert stored.snapshot[:2] == (3, "three")
    assert stored.rows == (row(4),)
    assert numbers(storage, "t") == [1, 2, 3, 4]


def test_a_snapshot_of_another_version_is_not_used(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    storage.create("t", "s1", ROW, LISTING)
    monkeypatch.setattr("red7.server.store.batch.ENGINE", "0.0.1")
    storage.append([Entry("t", 1, row(2), snapshot="old")])
    stored = storage.load("t")
    assert stored
    assert stored.snapshot is None
    assert stored.rows == (ROW, row(2))
    assert storage.snapshot("t") == Snapshot(2, "old", "0.0.1")


def test_a_snapshot_never_goes_back(storage: Storage) -> None:
    storage.create("t", "s1", ROW, LISTING)
    early, late = Entry("t", 1, row(2), snapshot="two"), Entry("t", 1, row(3), snapshot="three")
    for entry in (early, late, early):
        assert storage.append([entry]) == frozenset()
    snapshot = storage.snapshot("t")
    assert snapshot
    assert snapshot[:2] == (3, "three")


def test_a_long_log_is_read_in_pages(storage: Storage) -> None:
    storage.create("t", "s1", ROW, LISTING)
    storage.append([Entry("t", 1, row(number)) for number in range(2, 1202)])
    assert numbers(storage, "t") == list(range(1, 1202))


def test_many_tables_in_one_batch(storage: Storage) -> None:
    ids = [f"t{number:04}" for number in range(1, 701)]
    assert not storage.append([Entry(table, 1, ROW, LISTING, owner="s1") for table in ids])
    assert not storage.append([Entry(table, 1, row(2)) for table in ids])
    assert list(storage.every_table()) == ids
    assert all(numbers(storage, table) == [1, 2] for table in (ids[0], ids[-1]))


def test_an_older_epoch_writes_nothing_and_others_do(storage: Storage) -> None:
    for table in ("t", "u"):
        storage.create(table, "s1", ROW, LISTING)
    assert claimed(storage, "t", "s1") == 2
    game = GameRow("g", "t", "text", 1, "0.1.0")
    entries = [Entry("t", 1, row(2), LISTING._replace(name="new"), "snapshot", game), Entry("u", 1, row(2))]
    assert storage.append(entries) == {"t"}
    assert numbers(storage, "t") == [1]
    assert numbers(storage, "u") == [1, 2]
    stored = storage.load("t")
    assert stored
    assert (stored.listing, stored.snapshot, storage.game("g")) == (LISTING, None, None)
    assert storage.append([Entry("t", 2, row(2))]) == frozenset()
    assert storage.append([Entry("nowhere", 1, row(1))]) == {"nowhere"}


@pytest.mark.parametrize("given", [[4], [2, 4], [3, 2], [2, 2]])
def test_no_row_may_be_missing(storage: Storage, given: list[int]) -> None:
    storage.create("t", "s1", ROW, LISTING)
    assert storage.append([Entry("t", 1, row(number)) for number in given]) == {"t"}
    assert numbers(storage, "t") == [1]


def test_two_epochs_in_one_batch_are_refused(storage: Storage) -> None:
    storage.create("t", "s1", ROW, LISTING)
    assert claimed(storage, "t", "s1") == 2
    assert storage.append([Entry("t", 1, row(2)), Entry("t", 2, row(3))]) == {"t"}
    assert numbers(storage, "t") == [1]


def test_a_batch_may_come_twice_but_not_another_in_its_place(storage: Storage) -> None:
    storage.create("t", "s1", ROW, LISTING)
    batch = [Entry("t", 1, row(2)), Entry("t", 1, row(3), snapshot="three")]
    assert storage.append(batch) == storage.append(batch) == frozenset()
    assert numbers(storage, "t") == [1, 2, 3]
    with pytest.raises(Red7Error, match=r"table t: row 3 already exists, and differs") as caught:
        storage.append([Entry("t", 1, row(3)._replace(facts="[]")), Entry("t", 1, row(4))])
    assert caught.value.code == "log-differs"
    assert numbers(storage, "t") == [1, 2, 3]
    with pytest.raises(Red7Error):
        storage.create("t", "s1", row(1), LISTING)


def test_logs_of_many_tables_are_read_in_one_query(storage: Storage) -> None:
    for table in ("t", "u", "v"):
        storage.create(table, "s1", ROW, LISTING)
        storage.append([Entry(table, 1, row(number)) for number in (2, 3)])
    with counted(storage) as queries:
        found = storage.rows_after_each({"t": 1, "u": 3, "nowhere": 0})
    assert {table: [one.number for one in rows] for table, rows in found.items()} == {
        "t": [2, 3],
        "u": [],
        "nowhere": [],
    }
    assert len(queries) == 1, queries


# --- the driver's own connection


def test_rows_alone_are_written_without_sqlalchemy(storage: Storage) -> None:
    storage.create("t", "s1", ROW, LISTING)
    storage.append([Entry("t", 1, row(2))])
    ran: list[str] = []
    event.listen(storage._database.engine, "before_cursor_execute", lambda *given: ran.append(given[2]))
    assert storage.append([Entry("t", 1, row(number)) for number in range(3, 30)]) == frozenset()
    assert ran == []
    assert numbers(storage, "t") == list(range(1, 30))


def test_a_failure_in_the_middle_leaves_nothing_behind(storage: Storage) -> None:
    storage.create("t", "s1", ROW, LISTING)
    wrong = row(3)._replace(order=cast("str", ["no text"]))
    with pytest.raises(Red7Error):
        storage.append([Entry("t", 1, row(2)), Entry("t", 1, wrong)])
    assert numbers(storage, "t") == [1]
    assert storage.append([Entry("t", 1, row(2))]) == frozenset()
    assert numbers(storage, "t") == [1, 2]


def test_a_connection_that_was_lost_is_made_anew(postgres: Postgres) -> None:
    with postgres.database() as url, opened(url) as storage:
        storage.create("t", "s1", ROW, LISTING)
        storage.append([Entry("t", 1, row(2))])
        with storage._database.engine.begin() as connection:
            others = "FROM pg_stat_activity WHERE query LIKE '%unnest%' AND pid <> pg_backend_pid()"
            ended = connection.execute(text(f"SELECT pg_terminate_backend(pid) {others}")).all()
            assert ended == [(True,)]
        assert storage.append([Entry("t", 1, row(3))]) == frozenset()
        assert numbers(storage, "t") == [1, 2, 3]


# --- what is safe


def test_readers_see_whole_batches_while_one_writes(storage: Storage) -> None:
    storage.create("t", "s1", ROW, LISTING)
    stop = threading.Event()
    reads = [0] * 4

    def read(reader: int) -> None:
        while not stop.is_set():
            stored = storage.load("t")
            assert stored
            first = stored.snapshot.number if stored.snapshot else 0
            found = [row.number for row in stored.rows]
            assert found == list(range(first + 1, first + 1 + len(found)))
            assert (first + len(found)) % 5 == 1
            storage.lobby(5)
            reads[reader] += 1

    with ThreadPoolExecutor(4) as pool:
        readers = [pool.submit(read, reader) for reader in range(4)]
        for start in range(2, 10_002, 5):
            if start > 300 and (min(reads) > 3 or any(reader.done() for reader in readers)):
                break
            snapshot = str(start) if start % 4 == 0 else None
            entries = [Entry("t", 1, row(number)) for number in range(start, start + 5)]
            assert not storage.append([*entries[:-1], entries[-1]._replace(snapshot=snapshot)])
        stop.set()
        for reader in readers:
            reader.result(20)
    assert min(reads) > 3


def test_many_may_write_at_once(storage: Storage) -> None:
    def write(table: str) -> None:
        storage.create(table, "s1", ROW, LISTING)
        for number in range(2, 22):
            assert not storage.append([Entry(table, 1, row(number), LISTING, str(number))])
            assert storage.beat("s1", LONG)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(write, "abcd"))
    assert all(numbers(storage, table) == list(range(1, 22)) for table in "abcd")


# --- what is old


def test_what_is_old_is_removed(storage: Storage) -> None:
    now, day = storage.now(), 86_400_000
    old, new = now - 100 * day, now - 80 * day
    for table, at in (("old", old), ("new", new), ("used", old)):
        storage.create(table, "s1", ROW._replace(at=at), LISTING)
    storage.append([Entry("used", 1, row(2)._replace(at=new)), Entry("old", 1, row(2)._replace(at=old), snapshot="x")])
    for game, at in (("g1", old), ("g2", new)):
        assert storage.add_game(GameRow(game, None, "text", at, "0.1.0"))
        storage.keep_review(game, "review")
    expected = Purged(tables=1, rows=2, games=1, ratings=0)
    assert storage.older(90 * day) == storage.purge(90 * day) == expected
    assert list(storage.every_table()) == ["new", "used"]
    assert (storage.snapshot("old"), storage.game("g1"), storage.review_of("g1")) == (None, None, None)
    assert storage.review_of("g2") == "review"
    assert numbers(storage, "old") == []
    assert storage.append([Entry("old", 1, row(3))]) == {"old"}, "a table that is gone cannot be written to"
    assert storage.purge(90 * day) == Purged(0, 0, 0, 0)


def test_what_servers_do_by_themselves_keeps_no_table(storage: Storage) -> None:
    now, day = storage.now(), 86_400_000
    continued = encode(Order(None, now, Continue(server="s1", downtime=100 * day)))
    said = encode(Order("a" * 64, now, Say(id="1", seq=0, text="still here")))
    for table, order in (("left", continued), ("used", said)):
        storage.create(table, "s1", ROW._replace(at=now - 100 * day), LISTING)
        storage.append([Entry(table, 1, Row(2, now, order, "[]"))])
    assert storage.older(90 * day) == storage.purge(90 * day) == Purged(tables=1, rows=2, games=0, ratings=0)
    assert list(storage.every_table()) == ["used"]


def test_a_table_keeps_its_game(storage: Storage) -> None:
    now = storage.now()
    storage.create("t", "s1", ROW._replace(at=now), LISTING)
    storage.add_game(GameRow("t", "t", "text", 1_000, "0.1.0"))
    storage.add_game(GameRow("u", "u", "text", 1_000, "0.1.0"))
    assert storage.older(60_000) == storage.purge(60_000) == Purged(0, 0, 1, 0)
    assert storage.game("t")
