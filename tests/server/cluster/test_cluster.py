"""Several processes that share their tables: one owner each, forwarded commands, take-over, and no writing in sleep."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest

from red7.protocol.messages import Done, Event, Refused, Resumed
from tests.support import services
from tests.support.serving import GENEROUS, Served, served
from tests.support.wire import Guest, Stream, finish, http, open_table, token

LEASE = 5.0
SOON = 12.0
"""Seconds in which a table whose owner is dead has to go on: the lease, a look around, and a busy machine."""


@contextmanager
def two(database: str, redis: services.Redis, folder: Path) -> Iterator[tuple[Served, Served]]:
    """Two servers that share a database."""
    servers = [Served(database, folder, (*GENEROUS, "--redis", redis.url)) for _ in range(2)]
    try:
        for server in servers:
            server.launch()
        for server in servers:
            server.wait()
        yield servers[0], servers[1]
    finally:
        for server in servers:
            if server.process:
                server.send(signal.SIGCONT)
                server.stop(signal.SIGKILL)


@pytest.fixture
def pair(tmp_path: Path, redis_server: services.Redis) -> Iterator[tuple[Served, Served]]:
    """Two servers on SQLite."""
    with two(f"sqlite:///{tmp_path / 'red7.db'}", redis_server, tmp_path) as servers:
        yield servers


def insist(guest: Guest, kind: str, **fields: object) -> Done:
    """Gives a command until it is carried out, with the same id, as a client does."""
    ident = f"insist-{time.monotonic_ns()}"
    deadline = time.monotonic() + 2 * SOON
    while True:
        answer = guest.ask(kind, id=ident, **fields)
        if isinstance(answer, Done):
            return answer
        assert answer.code == "unavailable", answer
        assert time.monotonic() < deadline
        time.sleep(0.05)


def put_to_sleep(server: Served, database: str) -> None:
    """Stops a process, but not while it writes to SQLite: that would lock the file for all, lease or no lease."""
    while True:
        server.send(signal.SIGSTOP)
        if not database.startswith("sqlite") or is_free(database):
            return
        server.send(signal.SIGCONT)
        time.sleep(0.05)


def is_free(database: str) -> bool:
    """Whether somebody can write to a database of SQLite's."""
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"), timeout=1, isolation_level=None)) as connection:
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            return False
        return True


@pytest.mark.long
@pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
def test_clients_of_two_processes_play_one_game(database: str, redis_server: services.Redis, tmp_path: Path) -> None:
    with two(database, redis_server, tmp_path) as (here, there):
        one, two_ = token(), token()
        table = open_table(here.url, one)
        with (
            Guest(here.url, table, one) as ann,
            Guest(there.url, table, two_) as bob,
            Guest(there.url, table, None) as cy,
        ):
            ann.sit("Ann")
            insist(bob, "sit", nickname="Bob", bits="ab" * 16)
            for guest in (ann, bob):
                guest.wait_for(lambda view: all(seat.present for seat in view.seats))
            finish(ann, bob)
            cy.wait_for(lambda view: view.result)
            assert ann.view.result == bob.view.result == cy.view.result
            with http(here.url) as first, http(there.url) as second:
                assert first.get(f"/api/games/{table}").json() == second.get(f"/api/games/{table}").json()
            done = bob.do("rematch")
            ann.event("rematched")
            assert ann.view.rematch == bob.view.rematch
            assert bob.view.rematch
            with Guest(there.url, bob.view.rematch, two_) as again:
                assert [seat.kind for seat in again.view.seats] == ["expected", "expected"]
            assert done.seq == bob.view.seq


@pytest.mark.long
def test_a_follower_without_news_rests(pair: tuple[Served, Served]) -> None:
    here, there = pair
    one = token()
    table = open_table(here.url, one)
    with Guest(here.url, table, one) as ann, Guest(there.url, table, None):
        ann.sit("Ann")
        time.sleep(0.5)
        before = there.processor_time
        time.sleep(2)
        assert there.processor_time - before < 0.5


def test_a_dead_owner_is_replaced(pair: tuple[Served, Served]) -> None:
    here, there = pair
    one = token()
    table = open_table(here.url, one, seats=1, bots=(1,), clock={"turn": 60, "reserve": 60})
    with Guest(here.url, table, one) as ann:
        ann.sit("Ann")
        ann.wait_for(lambda view: view.board and view.board.steps)
        seq = ann.view.seq
        with Guest(there.url, table, one) as again:
            again.do("say", text="here, too")  # and so it is known that Ann is there
            said = again.of(Event)[-1].at
            assert again.view.clock
            deadline = again.view.clock.deadline
            assert deadline
            here.stop(signal.SIGKILL)
            away = (again.event("continued", SOON).at - said) / 1000
            assert again.view.seq > seq
            clock = again.wait_for(lambda view: view.seats[0].present).clock
            assert clock
            assert clock.deadline
            credited = (clock.deadline - deadline) / 1000
            assert away - 2.5 < credited < away + 1.5, f"away for {away}, credited {credited}"
            finish(again)  # against a bot that goes on by itself


@pytest.mark.long
@pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
def test_an_owner_that_slept(database: str, redis_server: services.Redis, tmp_path: Path) -> None:
    """It cannot write past its lease; and it learns what happened meanwhile, even at tables where nobody asks it to."""
    with ExitStack() as stack:
        here, there = stack.enter_context(two(database, redis_server, tmp_path))
        tables = []
        for _ in range(2):
            one, two_ = token(), token()
            table = open_table(here.url, one)
            ann = stack.enter_context(Guest(here.url, table, one))
            bob = stack.enter_context(Guest(there.url, table, two_))
            ann.sit("Ann")
            insist(bob, "sit", nickname="Bob", bits="ab" * 16)
            ann.event("dealt")
            tables.append((ann, bob))
        (ann, bob), (silent, other) = tables
        put_to_sleep(here, database)
        ann.say("say", id="asleep", seq=ann.view.seq, text="written in sleep?")
        time.sleep(LEASE + 0.5)
        insist(bob, "say", text="awake")
        insist(other, "say", text="awake, too")
        here.send(signal.SIGCONT)
        answer = ann.answer("asleep")
        while isinstance(answer, Refused):
            assert answer.code == "unavailable"
            answer = ann.ask("say", id="asleep", text="written in sleep?")
        bob.wait_for(lambda view: len(view.chat) == 2)
        ann.catch_up(bob.view.seq)
        assert [line.text for line in bob.view.chat] == ["awake", "written in sleep?"]
        assert ann.view.chat == bob.view.chat
        silent.event("said", 6)
        for pair_ in tables:
            finish(*pair_)
        assert ann.view.result == bob.view.result


@pytest.mark.long
def test_redis_may_be_away(pair: tuple[Served, Served], redis_server: services.Redis) -> None:
    """Players at different processes play on through the database, each of their commands carried out at once."""
    here, there = pair
    one, two_ = token(), token()
    table = open_table(here.url, one)
    with Guest(here.url, table, one) as ann, Guest(there.url, table, two_) as bob:
        ann.sit("Ann")
        insist(bob, "sit", nickname="Bob", bits="ab" * 16)
        redis_server.stop()
        try:
            for guest, other in ((ann, bob), (bob, ann), (ann, bob)):
                done = guest.do("say", text="no Redis")
                other.event("said", 5)  # the log is looked at
                with Guest(other.url, table, None, last=done.seq) as onlooker, http(other.url) as asking:
                    assert onlooker.view.seq >= done.seq if onlooker._view else onlooker.of(Resumed)[0].seq >= done.seq
                    assert asking.get(f"/api/tables/{table}").json()["seq"] >= done.seq
            finish(ann, bob)
        finally:
            redis_server.start()
        insist(bob, "say", text="back")
        ann.event("said", 10)


@pytest.mark.long
def test_streams_and_requests_at_different_processes(pair: tuple[Served, Served]) -> None:
    """Behind something that spreads requests, the events may come from one process and the commands go to another."""
    here, there = pair
    one, two_ = token(), token()
    table = open_table(here.url, one)
    with Guest(here.url, table, one) as ann, Stream(there.url, table, two_) as bob:
        ann.sit("Ann")
        answer = bob.ask("sit", 0, nickname="Bob", bits="ab" * 16)
        assert isinstance(answer, Done), answer
        bob.until(lambda one: one.type == "event" and one.event.kind == "dealt")
        ann.wait_for(lambda view: view.seats[1].present)


@pytest.mark.long
def test_workers_without_redis_are_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "red7", "serve", "--workers", "2", "--database", f"sqlite:///{tmp_path}/a.db"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "--redis" in done.stderr


@pytest.mark.long
def test_a_second_server_on_the_same_database_is_refused(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/a.db"
    with served(database, tmp_path):
        command = [sys.executable, "-m", "red7", "serve", "--port", "1999", "--database", database]
        done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
        assert done.returncode == 1
        assert done.stderr.count("\n") == 1, done.stderr
        assert "--redis" in done.stderr


@pytest.mark.long
def test_workers_of_one_server(redis_server: services.Redis, tmp_path: Path) -> None:
    """They play together, say good-bye, and end well."""
    options = ("--workers", "2", "--redis", redis_server.url)
    with ExitStack() as stack:
        server = stack.enter_context(served(f"sqlite:///{tmp_path}/a.db", tmp_path, *options))
        one = token()
        table = open_table(server.url, one, seats=1, bots=(1,))
        guests = [stack.enter_context(Guest(server.url, table, one)) for _ in range(6)]
        insist(guests[0], "sit", nickname="Ann", bits="ab" * 16)
        stream = stack.enter_context(Stream(server.url, table, None))
        for guest in guests:
            guest.wait_for(lambda view: view.phase == "playing")
        assert server.stop() == 0, server.log
        for guest in guests:
            bye = guest.goodbye()
            assert bye
            assert (bye.code, bye.again) == ("restart", True)
        assert stream.until(lambda one: one.type == "bye").type == "bye"
