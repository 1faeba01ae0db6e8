"""A table of another process, as it is seen here: never older than somebody has seen it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from red7.server.live.connection import Connection
from tests.support.hubs import opened, say, sharing, soon
from tests.support.stored import counted
from tests.support.tables import ANN, BOB


def test_what_was_seen_elsewhere_is_seen_here(tmp_path: Path) -> None:
    """Nobody tells this process that there is news; still it shows nothing older, over a socket or by a request."""

    async def story() -> None:
        async with sharing(tmp_path) as (here, there):
            table = (await opened(here, ANN, BOB)).id
            for text in ("one", "two"):
                await there.find(table)  # and so it is in memory there
                done = await say(here, table, ANN, text)
                assert (await there.visit(table, done.seq)).kept.seq >= done.seq
            done = await say(here, table, ANN, "three")
            assert (await there.find(table)).kept.seq >= done.seq

    asyncio.run(story())


def test_an_owner_that_was_passed_over_shows_nothing_old(tmp_path: Path) -> None:
    async def story() -> None:
        async with sharing(tmp_path) as (here, there):
            mine = await opened(here, ANN, BOB)
            done = await say(there, mine.id, BOB, "mine now")
            assert mine.epoch is not None, "it has not heard of it"
            assert (await here.visit(mine.id, done.seq)).kept.seq >= done.seq
            assert mine.epoch is None

    asyncio.run(story())


def test_all_followed_tables_are_read_by_one_query(tmp_path: Path) -> None:
    async def story() -> None:
        async with sharing(tmp_path) as (here, there):
            lives = []
            for _ in range(20):
                live = await there.find((await opened(here, ANN, BOB)).id)
                there.join(live, Connection(None, None, backlog=100), None)
                lives.append(live)
            done = [await say(here, live.id, ANN, "news") for live in lives]
            with counted(there._storage) as queries:
                await there._following.keep_up()
            assert len(queries) <= 2, "and perhaps one of a look around at the same moment"
            assert all(live.kept.seq >= one.seq for live, one in zip(lives, done, strict=True))

    asyncio.run(story())


def test_news_comes_by_itself(tmp_path: Path) -> None:
    async def story() -> None:
        async with sharing(tmp_path) as (here, there):
            live = await there.find((await opened(here, ANN, BOB)).id)
            there.join(live, Connection(None, None, backlog=100), None)
            done = await say(here, live.id, ANN, "news")
            await soon(lambda: live.kept.seq >= done.seq)

    asyncio.run(story())
