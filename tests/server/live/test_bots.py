"""Bots at a table: one that fails is replaced, and everybody can see it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from red7.protocol import commands as asked
from red7.protocol.messages import Done
from red7.protocol.problems import Failed
from red7.protocol.tables import BotSeat, NewTable, PersonSeat
from red7.server.config import Config
from red7.server.live.hub import Hub
from red7.server.store.storage import Storage
from red7.server.think.pool import Thinking
from red7.show.views import ONLOOKER, view
from red7.table.opening import Waits, opening_of
from tests.support.tables import ANN, BITS

WAITS = Waits(90.0, 600.0, 60.0)


def test_a_table_says_that_a_bot_was_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> object:
        raise Failed("worker-died", "it died")

    async def story() -> None:
        storage, thinking = Storage.open(str(tmp_path / "red7.db")), Thinking(1)
        monkeypatch.setattr(thinking, "_do", fail)
        hub = Hub(storage, thinking, Config(bot_pause=0))
        await hub.start()
        try:
            wanted = NewTable(seats=(PersonSeat(), BotSeat(level=1)), starts="when-full")
            live = await hub.open(opening_of(wanted, host=ANN, waits=WAITS, drawn=hub.drawn()), ANN)
            await hub.submit(live.id, ANN, asked.Sit(id="sit", seq=0, nickname="Ann", bits=BITS))
            done = await hub.submit(live.id, ANN, asked.HandOver(id="hand", seq=live.table.seq, level=1))
            assert isinstance(done, Done)
            async with asyncio.timeout(60):
                while not live.kept.is_finished:
                    await asyncio.sleep(0.01)
            moved = {entry.seat for entry in live.kept.game.rounds[0].turns} if live.kept.game else set()
            seats = view(live.kept, ONLOOKER, 0).seats
            assert [seat.replaced for seat in seats] == [seat in moved for seat in range(2)]
        finally:
            await hub.stop()
            await thinking.close()
            storage.close()

    asyncio.run(story())
