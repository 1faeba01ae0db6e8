"""A live table keeps little, and asks nobody twice: what it does for a turn is counted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path

import pytest

from red7.protocol import commands as asked
from red7.protocol.tables import NewTable, PersonSeat
from red7.server.config import Config
from red7.server.live.connection import Connection
from red7.server.live.hub import Hub
from red7.server.live.live import Live
from red7.server.store.storage import Storage
from red7.server.think.pool import Thinking
from red7.show.views import ONLOOKER
from red7.table.opening import Waits, opening_of
from red7.table.state import Table
from tests.support.counting import calls_of
from tests.support.tables import ANN, BITS, BOB


def at_a_table(path: Path, story: Callable[[Hub, Live], Awaitable[None]]) -> None:
    """Runs a story at a table where Ann and Bob sit."""

    async def tell() -> None:
        storage, thinking = Storage.open(str(path / "red7.db")), Thinking(1)
        hub = Hub(storage, thinking, Config())
        await hub.start()
        wanted = NewTable(seats=(PersonSeat(), PersonSeat()), starts="when-full")
        opening = opening_of(wanted, host=ANN, waits=Waits(90.0, 600.0, 60.0), drawn=hub.drawn())
        live = await hub.open(opening, ANN)
        for person, name in ((ANN, "Ann"), (BOB, "Bob")):
            hub.join(live, Connection(person, None, backlog=1000), None)
            await hub.submit(live.id, person, asked.Sit(id="sit", seq=0, nickname=name, bits=BITS))
        try:
            await story(hub, live)
        finally:
            await hub.stop()
            await thinking.close()
            storage.close()

    asyncio.run(tell())


async def talk(hub: Hub, live: Live, lines: int) -> None:
    for number in range(lines):
        await hub.submit(live.id, ANN, asked.Say(id=f"say{number}", seq=0, text="hm"))


def test_events_are_remembered_without_the_commands_that_led_to_them(tmp_path: Path) -> None:
    async def story(hub: Hub, live: Live) -> None:
        await talk(hub, live, 20)
        past = live._past.missed(live.kept, ONLOOKER, live.kept.seq - 20)
        assert past
        assert past[-1].after.seq == live.kept.seq
        assert not any(told.before.done.persons or told.after.done.persons for told in past)
        assert all(one.after is next_.before for one, next_ in pairwise(past))
        assert len(live.kept.done.persons[ANN]) == 21

    at_a_table(tmp_path, story)


def test_who_is_there_is_looked_at_when_somebody_comes_not_at_every_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hub: Hub, live: Live) -> None:
        await talk(hub, live, 1)
        looked = calls_of(Table, "persons", monkeypatch)
        await talk(hub, live, 10)
        assert looked == []
        hub.join(live, Connection(None, None, backlog=1000), None)
        assert len(looked) == 1

    at_a_table(tmp_path, story)
