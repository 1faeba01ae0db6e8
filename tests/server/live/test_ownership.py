"""Whose a table is: claimed to write, never to read; taken from the dead, and from the living who cannot be reached."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from red7.protocol import commands as asked
from red7.protocol.messages import Done
from red7.protocol.problems import Busy
from red7.server.live.connection import Connection
from red7.server.live.hub import Hub
from red7.server.store.storage import Storage
from red7.table.clock import deadline
from red7.table.orders import Clock
from tests.support.hubs import opened, say, sharing, soon
from tests.support.stored import counted
from tests.support.tables import ANN, BOB


def writes(queries: list[str]) -> list[str]:
    """The statements that change something, but for the beat of a server's heart."""
    return [one for one in queries if one.split()[0] in ("UPDATE", "INSERT", "DELETE") and "servers" not in one]


def test_reading_owns_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with sharing(tmp_path) as (here, there):
            live = await opened(here, ANN, BOB)
            await here.submit(live.id, ANN, asked.Resign(id="r", seq=live.table.seq))
            await here.stop()
            with counted(there._storage) as queries:
                await there._ownership.look()
                found = await there.find(live.id)
                await there.find(live.id)
                there.join(found, Connection(None, None, backlog=10), None)
                await there._ownership.recover()
            assert found.kept.is_finished
            assert not writes(queries)
            assert found.epoch is None

    asyncio.run(story())


def test_alone_a_process_takes_over_at_once_from_one_that_was_killed(tmp_path: Path) -> None:
    """Though its lease still runs: the clock that somebody is shown has not run on."""

    async def story() -> None:
        async with sharing(tmp_path) as (here, _):
            live = await opened(here, ANN, BOB)
        with closing(sqlite3.connect(tmp_path / "red7.db")) as database, database:
            database.execute("UPDATE servers SET until = beat + 600000")  # as if it had been killed just now
        with closing(Storage.open(str(tmp_path / "red7.db"))) as storage:
            hub = Hub(storage, here._thinking, here.config)
            await hub.start()
            found = await hub.visit(live.id, None)
            assert found.epoch is not None
            await hub.stop()

    asyncio.run(story())


def test_a_table_is_taken_from_a_process_that_cannot_be_reached(tmp_path: Path) -> None:
    """Two players, each at a process of their own, and no Redis: both can move, and nothing is lost or doubled."""

    async def story() -> None:
        async with sharing(tmp_path, is_away=True) as (here, there):
            mine = await opened(here, ANN, BOB)
            theirs = await there.find(mine.id)
            ends = ((here, ANN, Connection(ANN, None, backlog=1000)), (there, BOB, Connection(BOB, None, backlog=1000)))
            for hub, live, (_, _, connection) in zip((here, there), (mine, theirs), ends, strict=True):
                hub.join(live, connection, None)
            said = [f"line {number}" for number in range(20)]
            for number, text in enumerate(said):
                hub, person, _ = ends[number % 2]
                done = await say(hub, mine.id, person, text)
                assert (await hub.find(mine.id)).kept.seq >= done.seq
            await soon(lambda: mine.kept.seq == theirs.kept.seq)
            assert [line.text for line in mine.kept.chat] == [line.text for line in theirs.kept.chat] == said

    asyncio.run(story())


def test_two_processes_that_want_a_table_at_the_same_time_both_get_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with sharing(tmp_path, 3, is_away=True) as hubs:
            table = (await opened(hubs[0], ANN, BOB)).id

            async def talk(hub: Hub, name: str) -> None:
                for number in range(10):
                    await insist(hub, table, f"{name} {number}")

            await asyncio.gather(*(talk(hub, f"hub {number}") for number, hub in enumerate(hubs)))
            chat = [line.text for line in (await hubs[0].find(table)).kept.chat]
            assert len(chat) == len(set(chat)) == 30

    asyncio.run(story())


async def insist(hub: Hub, table: str, text: str) -> None:
    """Gives a command until it is carried out, as a client does."""
    line = asked.Say(id=text.replace(" ", "-"), seq=0, text=text)
    while True:
        with suppress(Busy):
            assert isinstance(await hub.submit(table, ANN, line), Done)
            return


def test_a_table_wakes_whose_owner_is_gone(tmp_path: Path) -> None:
    """Nobody asks for it, and it is not in memory; its clock stood still until somebody could serve it."""

    async def story() -> None:
        async with sharing(tmp_path) as (here, there):
            live = await opened(here, ANN, BOB, clock=Clock(turn=2_000))
            due = deadline(live.kept)
            assert due
            await here.stop()
            await soon(lambda: any(one.id == live.id for one in there.own()))
            (taken,) = there.own()
            credited = deadline(taken.table)
            assert credited
            assert credited >= due
            await soon(lambda: any(chair.stand_in for chair in taken.kept.chairs))

    asyncio.run(story())


def test_a_table_that_waits_for_nothing_is_left_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with sharing(tmp_path) as (here, there):
            live = await opened(here, ANN)
            await here.stop()
            await there._ownership.take_due()
            await there._ownership.recover()
            assert not there.own()
            assert isinstance(await say(there, live.id, ANN, "anybody here"), Done)
            assert [one.id for one in there.own()] == [live.id]

    asyncio.run(story())


def test_due_tables_are_claimed_in_slices(tmp_path: Path) -> None:
    async def story() -> None:
        async with sharing(tmp_path) as (here, there):
            for _ in range(120):
                await opened(here, ANN, BOB, clock=Clock(turn=1_000))
            sizes = []
            claim = there._storage.claim_due

            def noted(server: str, ahead: int, limit: int) -> object:
                claims = claim(server, ahead, limit)
                sizes.append(len(claims))
                return claims

            there._storage.claim_due = noted  # type: ignore[method-assign, assignment]
            await here.stop()
            await soon(lambda: len(there.own()) == 120)
            assert max(sizes) <= 50

    asyncio.run(story())


def test_a_lease_is_renewed_though_the_loop_is_busy(tmp_path: Path) -> None:
    async def story() -> None:
        async with sharing(tmp_path, 1, lease=2.5) as (hub,):
            live = await opened(hub, ANN, BOB)
            epoch = live.epoch
            with closing(Storage.open(str(tmp_path / "red7.db"), shared=True)) as other:
                end = other.now() + 4_000
                while other.now() < end:  # and the loop does nothing else
                    assert [one.id for one in other.servers()] == [hub.server]
            await say(hub, live.id, ANN, "still mine")
            assert live.epoch == epoch

    asyncio.run(story())
