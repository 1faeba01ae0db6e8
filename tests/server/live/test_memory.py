"""Tables in memory: those that are needed, and a bounded number of others."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

import pytest

from red7.protocol import commands as asked
from red7.server.live import memory
from red7.server.live.connection import Connection
from red7.server.live.hub import Hub
from tests.support.hubs import opened, sharing
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


def test_a_finished_table_is_dropped_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "_OVER", 2)

    async def story() -> None:
        async with sharing(tmp_path, 1) as (hub,):
            live = await opened(hub, ANN, BOB)
            for _ in range(9):
                look(hub)
            assert known(hub) == {live.id}, "somebody may come back"
            await hub.submit(live.id, ANN, asked.Resign(id="r", seq=live.table.seq))
            for _ in range(3):
                look(hub)
            assert not known(hub)
            table, held = live.id, weakref.ref(live)
            del live
            await opened(hub, ANN)  # for the writer holds what it wrote last
            gc.collect()
            assert held() is None, "and its memory is given back"
            assert (await hub.find(table)).kept.is_finished

    asyncio.run(story())


def test_a_table_that_goes_on_by_itself_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "_UNUSED", 2)

    async def story() -> None:
        async with sharing(tmp_path, 1, unused_tables=0) as (hub,):
            waiting = await opened(hub, ANN)
            connection = Connection(ANN, None, backlog=100)
            hub.join(waiting, connection, None)
            look(hub)
            assert known(hub) == {waiting.id}
            hub.part(waiting, connection)
            while waiting.number != waiting.kept_number:
                await asyncio.sleep(0.01)
            look(hub)
            assert not known(hub)

    asyncio.run(story())
