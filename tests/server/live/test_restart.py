"""A server that ends, gently or not, and goes on where it was."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from red7.protocol.messages import Done, Event
from red7.server.store.storage import Storage
from tests.support.services import Postgres
from tests.support.serving import Served, served
from tests.support.wire import Guest, Stream, finish, http, open_table, token

AWAY = 3.0
"""Seconds for which the server is gone."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(f"sqlite:///{tmp_path / 'red7.db'}", tmp_path) as started:
        yield started


def test_a_server_that_is_told_to_end_drains(server: Served) -> None:
    one, two = token(), token()
    table = open_table(server.url, one)
    with ExitStack() as stack:
        ann = stack.enter_context(Guest(server.url, table, one))
        bob = stack.enter_context(Guest(server.url, table, two))
        cy = stack.enter_context(Stream(server.url, table, None))
        ann.sit("Ann")
        bob.sit("Bob")
        ann.event("dealt")
        for number in range(20):
            ann.say("say", id=f"s{number}", seq=0, text="last words")
        assert server.stop(signal.SIGTERM) == 0
        for guest in (ann, bob):
            bye = guest.goodbye()
            assert bye
            assert (bye.code, bye.again) == ("restart", True)
        cy.until(lambda one: one.type == "bye")
        acknowledged = {one.id for one in ann.of(Done) if one.id.startswith("s")}
        seq = ann.view.seq
        server.start()
        with Guest(server.url, table, one, last=seq) as back:
            assert back.view if back._view else back.of(Event), "what was missed, or a view"
        with Guest(server.url, table, one) as back, Guest(server.url, table, two) as other:
            assert len(back.view.chat) >= len(acknowledged)
            for number in range(20):  # sent again by whoever was not answered
                back.do("say", id=f"s{number}", text="last words")
            back.catch_up()
            assert len(back.view.chat) == 20, "none is missing, none is there twice"
            finish(back, other)
        assert '"event": "stopped"' in server.log
        assert "Traceback" not in server.log


@pytest.mark.long
def test_ctrl_c_ends_it_as_well(server: Served) -> None:
    with Guest(server.url, open_table(server.url, token()), None) as guest:
        assert server.stop(signal.SIGINT) == 0
        bye = guest.goodbye()
        assert bye
        assert bye.code == "restart"
    assert "Traceback" not in server.log


@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)], indirect=True)
def test_nothing_is_lost_when_it_is_killed(database: str, tmp_path: Path) -> None:
    with served(database, tmp_path) as server, ExitStack() as stack:
        one, two = token(), token()
        tables = [open_table(server.url, one, rules=rules) for rules in ("1.3", "1.3ds", "1.2dsa")]
        clocked = open_table(server.url, one, clock={"turn": 60, "reserve": 30})
        with_bots = open_table(server.url, one, seats=1, bots=(1, 1))
        pairs = []
        for table in (*tables, clocked):
            ann = stack.enter_context(Guest(server.url, table, one))
            bob = stack.enter_context(Guest(server.url, table, two))
            ann.sit("Ann")
            bob.sit("Bob")
            ann.event("dealt")
            pairs.append((ann, bob))
        alone = stack.enter_context(Guest(server.url, with_bots, one))
        alone.sit("Ann")
        said = [ann.do("say", id="said", text="before the end") for ann, _ in pairs]
        timed = pairs[-1][0].view
        assert timed.clock
        assert timed.clock.deadline
        remaining = timed.clock.deadline - timed.now
        alone.catch_up()
        if alone.view.board and alone.view.board.steps:
            alone.say("play", id="last", seq=alone.view.seq, steps=".")  # whatever becomes of it

        server.stop(signal.SIGKILL)
        killed = time.monotonic()
        for ann, bob in pairs:
            for guest in (ann, bob):
                assert guest.goodbye() is None
        time.sleep(AWAY)
        server.start()
        away = time.monotonic() - killed

        with Guest(server.url, clocked, one) as ann, Guest(server.url, clocked, two) as bob:
            assert ann.view.clock
            assert ann.view.clock.deadline
            credited = ann.view.clock.deadline - timed.clock.deadline
            assert 1000 * (away - 2.5) < credited < 1000 * (away + 1.5), (credited, away)
            assert abs(remaining - (ann.view.clock.deadline - ann.view.now)) < 3000
        for (before, _), done in zip(pairs, said, strict=True):
            with Guest(server.url, before.table, one) as ann, Guest(server.url, before.table, two) as bob:
                assert ann.do("say", id="said", text="again") == done, "an acknowledged command is there"
                ann.wait_for(lambda view: all(seat.present for seat in view.seats))
                finish(ann, bob)
                assert [line.text for line in ann.view.chat] == ["before the end"]
        with Guest(server.url, with_bots, one) as ann:
            finish(ann)
        server.stop()
        assert "Traceback" not in server.log


@pytest.mark.long
def test_bots_go_on_by_themselves(server: Served) -> None:
    """Nobody need come back for them: they play on from the log alone."""
    one, two = token(), token()
    table = open_table(server.url, one, seats=2, bots=(1,))
    with Guest(server.url, table, one) as ann, Guest(server.url, table, two) as bob:
        ann.sit("Ann")
        bob.sit("Bob")
        for guest in (ann, bob):
            guest.do("hand-over", level=1)
        server.stop(signal.SIGKILL)
    server.start()
    deadline = time.monotonic() + 30
    with http(server.url) as asking:
        while asking.get(f"/api/tables/{table}").json()["phase"] != "over":
            assert time.monotonic() < deadline
            time.sleep(0.1)


@pytest.mark.long
def test_a_database_that_is_away_for_a_while(postgres: Postgres, tmp_path: Path) -> None:
    """A bot's turn could not be written; once the database is back, it moves without anybody asking."""
    with postgres.database() as database, served(database, tmp_path) as server:
        one = token()
        table = open_table(server.url, one, seats=1, bots=(1,))
        with Guest(server.url, table, one) as ann:
            ann.sit("Ann")
            ann.wait_for(lambda view: view.board and view.board.steps)
            ann.do("hand-over", level=1)
            postgres.stop(signal.SIGQUIT)
            time.sleep(2.5)
            postgres.start()
            ann.wait_for(lambda view: view.result, 25)


@pytest.mark.long
def test_a_worker_that_dies_does_no_harm(server: Served) -> None:
    """Nor does writing to it: that is answered by a signal, which ends a program that does not look out for it."""
    one = token()
    table = open_table(server.url, one, seats=1, bots=(1,))
    with Guest(server.url, table, one) as ann:
        ann.sit("Ann")
        ann.wait_for(lambda view: view.board and view.board.steps)
        assert server.process
        for child in Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split():
            os.kill(int(child), signal.SIGKILL)
        finish(ann)
    assert server.is_ready()
    assert server.stop() == 0


@pytest.mark.long
def test_a_table_that_was_cleared_away(server: Served) -> None:
    """Whoever is still there is told so, and does not ask for ever."""
    one = token()
    table = open_table(server.url, one)
    with Guest(server.url, table, one) as ann:
        ann.sit("Ann")
        storage = Storage.visit(server.database)
        assert storage.purge(-10_000).tables == 1
        storage.close()
        ann.say("say", id="here", seq=ann.view.seq, text="is anybody here?")
        bye = ann.goodbye()
        assert bye
        assert (bye.code, bye.again) == ("no-table", False)


@pytest.mark.long
def test_one_table_that_cannot_be_read_keeps_none_of_the_others(server: Served) -> None:
    one = token()
    broken, whole = (open_table(server.url, one, seats=1, bots=(1,)) for _ in range(2))
    for table in (broken, whole):
        with Guest(server.url, table, one) as ann:
            ann.sit("Ann")
    server.stop(signal.SIGKILL)
    storage = Storage.visit(server.database)
    with storage._database.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE log SET facts_json = 'broken' WHERE table_id = ? AND number = 2", (broken,))
    storage.close()
    server.start()
    with Guest(server.url, whole, one) as ann:
        finish(ann)
    with Guest(server.url, broken, one) as ann:
        bye = ann.goodbye()
        assert bye
        assert bye.code == "mistake"
    assert broken not in server.log
