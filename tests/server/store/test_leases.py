"""Who has which table: claimed by one at a time, from the dead, or from the living in a known epoch."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import Connection

from red7 import Red7Error
from red7.server.store.batch import Batch
from red7.server.store.rows import Entry, Owned, Wakes
from red7.server.store.storage import Storage
from tests.support.services import Postgres
from tests.support.stored import LISTING, LONG, ROW, claimed, numbers, opened, row


def test_a_table_is_claimed_from_the_dead_only(database: str) -> None:
    with opened(database, shared=True) as one, opened(database, shared=True, server="s2") as two:
        one.create("t", "s1", ROW, LISTING)
        assert claimed(two, "t", "s2") is None
        assert claimed(one, "t", "s1") == 2
        one.retire("s1")
        assert [server.id for server in two.servers()] == ["s2"]
        assert one.append([Entry("t", 2, row(2))]) == {"t"}, "a lease that was given back"
        assert claimed(two, "t", "s2") == 3
        assert claimed(two, "nowhere", "s2") is None
        assert not one.beat("s1", LONG)
        assert one.append([Entry("t", 2, row(2))]) == {"t"}, "an epoch that is over"
        assert two.append([Entry("t", 3, row(2))]) == frozenset()
        assert claimed(one, "t", "s1") is None


def test_whoever_slept_past_the_lease_cannot_write(database: str) -> None:
    with opened(database, shared=True, lease=1) as storage:
        time.sleep(0.02)
        with pytest.raises(Red7Error, match="lease"):
            storage.create("t", "s1", ROW, LISTING)
        assert storage.load("t") is None
        assert not storage.beat("s1", LONG), "it had run out"
        storage.create("t", "s1", ROW, LISTING)
        assert storage.beat("s1", 1), "it ran"
        time.sleep(0.02)
        assert storage.append([Entry("t", 1, row(2)), Entry("new", 1, ROW, LISTING, owner="s1")]) == {"t", "new"}
        assert list(storage.every_table()) == ["t"]
        assert not storage.beat("s1", LONG)
        assert storage.append([Entry("t", 1, row(2))]) == frozenset(), "nobody has claimed it meanwhile"


def test_alone_no_lease_matters(database: str) -> None:
    with opened(database, server="old") as storage:
        playing = LISTING._replace(phase="playing")
        for table, listing in (("t", playing), ("u", LISTING._replace(phase="over")), ("v", playing)):
            storage.append([Entry(table, 1, ROW, listing, owner="old"), Entry(table, 1, row(2), wakes=Wakes(0))])
    with opened(database, server="new", lease=1) as storage:
        time.sleep(0.02)
        assert claimed(storage, "v", "new") == 2, "whatever the lease of the process before says"
        assert due(storage, "new") == {"t": 2}
        assert due(storage, "new") == {}
        assert storage.append([Entry("t", 2, row(3))]) == frozenset()
        assert claimed(storage, "u", "new") == 2


def due(storage: Storage, server: str, limit: int = 50) -> dict[str, int]:
    """The tables that have to be looked at now, and are that server's from now on."""
    return {claim.table: claim.epoch for claim in storage.claim_due(server, 0, limit)}


def test_free_tables_that_wake_are_claimed_by_one_each(shared: Storage, database: str) -> None:
    ids = [f"t{number}" for number in range(30)]
    shared.append([Entry(table, 1, ROW, LISTING, owner="s1") for table in ids])
    shared.append([Entry(table, 1, row(2), wakes=Wakes(0)) for table in ids])
    with opened(database, shared=True, server="s2") as two, opened(database, shared=True, server="s3") as three:
        assert due(two, "s2") == {}, "their owner lives"
        shared.retire("s1")
        assert len(due(two, "s2", limit=5)) == 5
        with ThreadPoolExecutor(2) as pool:
            claims = list(pool.map(lambda who: due(*who), [(two, "s2"), (three, "s3")]))
        claims.append(due(two, "s2"))  # those that were locked at that moment
        assert sum(map(len, claims)) == 25
        assert not shared.append([Entry("t0", 1, row(3))]) - {"t0"}
        assert {owned.owner for owned in two.live()} <= {"s2", "s3"}


def test_a_table_wakes_when_it_was_last_said_to(storage: Storage) -> None:
    soon, late = storage.now() + 500, storage.now() + 600_000
    said: dict[str, list[int | None]] = {
        "soon": [late, soon],
        "late": [0, late],
        "never": [0, None],
        "same": [soon],
    }
    for table, wakes in said.items():
        storage.create(table, "s0", ROW, LISTING)
        entries = [Entry(table, 1, row(2 + number), wakes=Wakes(at)) for number, at in enumerate(wakes)]
        assert not storage.append([*entries, Entry(table, 1, row(2 + len(wakes)))])
    assert storage.claim_due("s1", -1_000, 50) == []
    assert sorted((claim.table, claim.wakes_at) for claim in storage.claim_due("s1", 1_000, 50)) == [
        ("same", soon),
        ("soon", soon),
    ]
    stored = storage.load("late")
    assert stored
    assert stored.wakes_at == late


def test_a_table_is_stolen_from_the_living_in_a_known_epoch_only(database: str) -> None:
    with opened(database, shared=True) as one, opened(database, shared=True, server="s2") as two:
        one.create("t", "s1", ROW, LISTING)
        assert two.steal("t", "s2", 5) is None
        stolen = two.steal("t", "s2", 1)
        assert stolen
        assert (stolen.epoch, stolen.before, stolen.was_alive) == (2, "s1", True)
        assert two.owners(["t", "nowhere"]) == {"t": Owned("t", "s2", 2)}
        assert one.append([Entry("t", 1, row(2))]) == {"t"}
        assert one.steal("t", "s1", 1) is None
        assert two.append([Entry("t", 2, row(2))]) == frozenset()


def test_a_takeover_waits_for_what_is_being_written(database: str) -> None:
    """Else a row could be acknowledged that the new owner has not read."""
    with opened(database, shared=True) as one, opened(database, shared=True, server="s2") as two:
        one.create("t", "s1", ROW, LISTING)
        inside, go_on = threading.Event(), threading.Event()

        def write(connection: Connection) -> frozenset[str]:
            lost = Batch([Entry("t", 1, row(2))], shared=True).write(connection)
            inside.set()
            go_on.wait(10)
            return lost

        with ThreadPoolExecutor(2) as pool:
            writing = pool.submit(one._database.write, write)
            assert inside.wait(10)
            if not one._database.is_sqlite:
                one.retire("s1")  # with SQLite, this waits as well
            claiming = (
                pool.submit(claimed, two, "t", "s2") if not one._database.is_sqlite else pool.submit(two.retire, "s1")
            )
            time.sleep(0.2)
            assert not claiming.done()
            go_on.set()
            assert writing.result(10) == frozenset()
            claiming.result(10)
        epoch = claimed(two, "t", "s2")
        assert epoch
        assert numbers(two, "t") == [1, 2]


def test_a_process_that_is_stopped_while_it_writes_is_not_waited_for(postgres: Postgres) -> None:
    with postgres.database() as url:
        database = f"{url}&options=-c%20idle_in_transaction_session_timeout%3D200"
        with opened(database, shared=True) as one, opened(database, shared=True, server="s2") as two:
            one.create("t", "s1", ROW, LISTING)
            calls = []

            def write(connection: Connection) -> frozenset[str]:
                lost = Batch([Entry("t", 1, row(2))], shared=True).write(connection)
                calls.append(lost)
                if len(calls) == 1:
                    two.retire("s1")
                    assert claimed(two, "t", "s2") == 2  # in the end, for our connection is ended meanwhile
                return lost

            assert one._database.write(write) == {"t"}
            assert calls == [frozenset(), {"t"}]
            assert numbers(two, "t") == [1]


def test_servers_are_known_by_their_beats(shared: Storage) -> None:
    assert shared.last_beat("s2") is None
    before = shared.now()
    assert not shared.beat("s2", LONG, "http://127.0.0.1:7001")
    assert shared.beat("s2", LONG, "http://127.0.0.1:7001")
    last = shared.last_beat("s2")
    assert last is not None
    assert before <= last <= shared.now()
    assert shared.last_beat() == last
    assert abs(last - time.time() * 1000) < 60_000
    server = next(server for server in shared.servers() if server.id == "s2")
    assert (server.address, server.beat, server.until) == ("http://127.0.0.1:7001", last, last + LONG)
    shared.retire("s2")
    assert [server.id for server in shared.servers()] == ["s1"]
    assert (shared.last_beat("s2") or 0) >= last, "when a server ended is known afterwards"
