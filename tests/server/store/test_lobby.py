"""Which tables are listed, hidden and to be closed, and what is reported: on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from red7.server.store.rows import Entry
from red7.server.store.storage import Storage
from red7.table.state import Listing
from tests.support.stored import LISTING, ROW, opened, row


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    with opened(database) as storage:
        yield storage


def test_lists_of_tables(storage: Storage) -> None:
    given = {
        "a": LISTING,
        "b": LISTING._replace(phase="playing"),
        "c": LISTING,
        "d": LISTING._replace(public=False),
        "e": LISTING._replace(phase="over"),
        "f": LISTING._replace(phase="between"),
    }
    storage.beat("s1", 60_000)
    for number, (table, listing) in enumerate(given.items()):
        storage.create(table, "s1", ROW._replace(at=number), listing._replace(present=1))
    assert [listed.table for listed in storage.lobby(10)] == ["c", "a", "f", "b"]
    assert storage.lobby(1) == [("c", LISTING._replace(present=1), 2)]
    assert {owned.table for owned in storage.live()} == set("abcdf")
    storage.append([Entry("c", 1, row(2), LISTING._replace(phase="over"))])
    assert [listed.table for listed in storage.lobby(10)] == ["a", "f", "b"]
    storage.append([Entry("f", 1, row(2), LISTING._replace(phase="between"))])
    assert [listed.table for listed in storage.lobby(10)] == ["a", "b"], "where nobody is left is not listed"
    assert storage.hide("a", hidden=True)
    assert [listed.table for listed in storage.lobby(10)] == ["b"]
    assert storage.hide("a", hidden=False)
    assert [listed.table for listed in storage.lobby(10)] == ["a", "b"]
    assert not storage.hide("nobody's", hidden=True)
    storage.retire("s1")
    assert storage.lobby(10) == [], "nor is one whose server is gone"


def test_the_quick_table_that_has_waited_longest(storage: Storage) -> None:
    quick = Listing("Ann", "1.3", 2, 1, "gathering", public=True, present=1, clock="20+60", quick=True)
    given = {
        "absent": quick._replace(present=0),
        "full": quick._replace(taken=2, present=2),
        "begun": quick._replace(phase="playing"),
        "slow": quick._replace(clock="60+300"),
        "three": quick._replace(seats=3),
        "friends": quick._replace(quick=False),
        "hidden": quick,
        "first": quick,
        "second": quick,
    }
    for number, (table, listing) in enumerate(given.items()):
        storage.create(table, "s1", ROW._replace(at=number), listing)
    storage.hide("hidden", hidden=True)
    assert storage.waiting("1.3", "20+60", 2, None) == "first"
    assert storage.waiting("1.3", "20+60", 2, "second") == "first", "whoever waits longest"
    assert storage.waiting("1.3", "20+60", 2, "absent") == "absent", "where one has just sat down"
    assert storage.waiting("1.3", "20+60", 3, None) == "three"
    assert storage.waiting("1.3ds", "20+60", 2, None) is None
    storage.retire("s1")
    assert storage.waiting("1.3", "20+60", 2, None) is None, "their server is gone"


def test_tables_to_be_closed(storage: Storage) -> None:
    for number, table in enumerate("ab"):
        storage.create(table, "s1", ROW._replace(at=number), LISTING)
    assert storage.closing() == []
    assert storage.ask_to_close("a")
    assert not storage.ask_to_close("c")
    assert storage.closing() == ["a"]
    storage.append([Entry("a", 1, row(2), LISTING._replace(phase="over"))])
    assert storage.closing() == []
    assert not storage.ask_to_close("a"), "it is over"


def test_reports_are_kept_and_counted(storage: Storage) -> None:
    for number, table in enumerate("ab"):
        storage.create(table, "s1", ROW._replace(at=number), LISTING)
    storage.add_report("a", 1, "someone", "rude", "[]")
    storage.add_report("b", None, "someone", "spam", "[]")
    assert [(report.table, report.seat, report.why) for report in storage.reports(10)] == [
        ("b", None, "spam"),
        ("a", 1, "rude"),
    ]
    assert [report.table for report in storage.reports(10, "a")] == ["a"]
    assert [(known.table, known.reports, known.hidden) for known in storage.known(10)] == [
        ("b", 1, False),
        ("a", 1, False),
    ]
