"""What becomes of an order: told once it is saved, to all who have asked, and none where it is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from red7.protocol.commands import Say
from red7.server.clock import now
from red7.server.live.deciding import decide, decision, saved
from red7.server.live.decision import Lost
from red7.server.live.hub import Hub
from red7.server.live.live import Live
from red7.table.orders import Order
from tests.support.hubs import opened, sharing
from tests.support.tables import ANN

HUM = Say(id="hum", seq=0, text="hm")


def at_a_table(path: Path, story: Callable[[Hub, Hub, Live], Awaitable[None]]) -> None:
    """Runs a story at a table of the first of two hubs."""

    async def tell() -> None:
        async with sharing(path) as (one, other):
            await story(one, other, await opened(one, ANN))

    asyncio.run(tell())


def test_all_who_ask_are_told_the_same_once_it_is_saved(tmp_path: Path) -> None:
    async def story(_one: Hub, _other: Hub, live: Live) -> None:
        told: list[object] = []
        for _ in range(2):
            decide(live, Order(ANN, now(), HUM), told.append)
        assert told == []
        await saved(live)
        assert told == [live.kept.seq] * 2
        assert await decision(live, Order(ANN, now(), HUM)) == live.kept.seq, "it was carried out before"

    at_a_table(tmp_path, story)


def test_whoever_waits_no_longer_does_no_harm(tmp_path: Path) -> None:
    async def story(_one: Hub, _other: Hub, live: Live) -> None:
        waiting = [asyncio.create_task(decision(live, Order(ANN, now(), HUM))), asyncio.create_task(saved(live))]
        await asyncio.sleep(0)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await saved(live)
        assert live.kept.chat[-1].text == "hm"

    at_a_table(tmp_path, story)


def test_what_was_decided_at_a_table_taken_over_is_lost(tmp_path: Path) -> None:
    async def story(one: Hub, other: Hub, live: Live) -> None:
        theirs = await other.find(live.id)
        await other._ownership.claim(theirs, steal_from=one.server)
        told: list[object] = []
        decide(live, Order(ANN, now(), HUM), told.append)
        with pytest.raises(Lost):
            await saved(live)
        assert told == [None]
        assert not live.unsaved
        assert not live.kept.chat

    at_a_table(tmp_path, story)
