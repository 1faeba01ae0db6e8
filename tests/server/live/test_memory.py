"""Tables in memory: those that are needed, and a bounded number of others."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

import pytest

from red7.errors import Red7Error
from red7.server.clock import now
from red7.server.live import memory
from red7.server.live.connection import Connection
from red7.server.live.hub import Hub
from red7.server.store.storage import Storage
from red7.table.clock import deadline
from red7.table.orders import Clock
from tests.support.hubs import opened, sharing, soon
from tests.support.tables import ANN, BOB


def known(hub: Hub) -> set[str]:
    return {live.id for live in hub._memory}


def look(hub: Hub) -> None:
    hub._memory.drop_unused(hub._drop, hub._ownership.is_lost)


def test_no_more_tables_are_kept_than_are_allowed(tmp_path: Path) -> None:
    async def story() -> None:
        async with sharing(tmp_path, 1, unused_tables=3) as (hub,):
            tables = [(await opened(hub, ANN)).id for _ in range(6)]
            visited = await hub.find(tables[0])
            hub.join(visited, Connection(None, None, backlog=10), None)
            look(hub)
            assert known(hub) == {tables[0], *tables[-3:]}
            assert (await hub.find(tables[1])).kept.chairs[0].person == ANN, "and they come back"
            look(hub)
            assert known(hub) == {tables[0], tables[1], *tables[-2:]}, "the one used longest ago goes"

    asyncio.run(story())


def test_a_table_that_everybody_has_left_is_dropped_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "_UNUSED", 2)

    async def story() -> None:
        async with sharing(tmp_path, 1) as (hub,):
            live = await opened(hub, ANN, BOB)
            connection = Connection(ANN, None, backlog=100)
            hub.join(live, connection, None)
            for _ in range(9):
                look(hub)
            assert known(hub) == {live.id}, "somebody is there"
            hub.part(live, connection)
            while live.number != live.kept_number:
                await asyncio.sleep(0.01)
            look(hub)
            assert known(hub) == {live.id}, "somebody may come back"
            look(hub)
            look(hub)
            assert not known(hub)
            table, held = live.id, weakref.ref(live)
            del live, connection
            await opened(hub, ANN)  # for the writer holds what it wrote last
            await soon(lambda: gc.collect() >= 0 and held() is None)  # its memory is given back
            assert (await hub.find(table)).kept.game, "and it comes back"

    gc.freeze()  # what other tests have left is not searched again each time, which would take seconds
    try:
        asyncio.run(story())
    finally:
        gc.unfreeze()


def test_a_table_that_goes_on_soon_is_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with sharing(tmp_path, 1, unused_tables=0) as (hub,):
            soon_over = await opened(hub, ANN, BOB, clock=Clock(turn=60_000))
            await opened(hub, ANN, BOB, clock=Clock(turn=600_000))
            await opened(hub, ANN, BOB)
            look(hub)
            assert known(hub) == {soon_over.id}

    asyncio.run(story())


def test_a_table_that_was_dropped_goes_on_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "_SOON", 0)

    async def story() -> None:
        async with sharing(tmp_path, 1, unused_tables=0) as (hub,):
            live = await opened(hub, ANN, BOB, clock=Clock(turn=5_000))
            table, seq = live.id, live.kept.seq
            look(hub)
            assert not known(hub)
            monkeypatch.setattr(memory, "_SOON", 120_000)
            await soon(lambda: known(hub))
            (live,) = hub._memory
            assert live.id == table
            await soon(lambda: live.kept.seq > seq)
            assert live.kept.forfeit, "the clock has run out"

    asyncio.run(story())


def test_the_clock_of_a_table_that_was_dropped_stands_still_while_the_process_sleeps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures = iter([Red7Error("database", "away for a moment")])

    def waking(self: Storage, *given: Any) -> list[str]:
        if len(given) == 1 and (error := next(failures, None)):  # of all tables, after sleep
            raise error
        return ask(self, *given)

    ask = Storage.waking
    monkeypatch.setattr(Storage, "waking", waking)

    async def story() -> None:
        async with sharing(tmp_path, 1, unused_tables=0) as (hub,):
            live = await opened(hub, ANN, BOB, clock=Clock(turn=600_000))
            due = deadline(live.kept)
            assert due
            look(hub)
            assert not known(hub)
            monkeypatch.setattr(hub._presence, "_awake_at", now() - 50_000)  # as if it had not looked since
            async with asyncio.timeout(10):
                while (deadline((await hub.find(live.id)).kept) or 0) <= due:
                    await asyncio.sleep(0.05)

    asyncio.run(story())
