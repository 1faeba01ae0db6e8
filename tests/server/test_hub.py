"""The hub, with a database that is slow, or away for a while: nothing is answered before it is kept."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from red7 import Red7Error
from red7.protocol import commands as asked
from red7.protocol.messages import Done
from red7.protocol.tables import NewTable, PersonSeat
from red7.server.config import Config, Limits
from red7.server.hub import Hub
from red7.server.live import Live
from red7.server.opening import opening_of
from red7.server.rows import Entry
from red7.server.storage import Storage
from red7.server.thinking import Thinking
from tests.server.tables import ANN, BITS, BOB


class Flaky:
    """What stands before a database: makes it slow, or cuts it off."""

    def __init__(self, storage: Storage) -> None:
        self.storage, self.delay, self.is_away = storage, 0.0, False
        self._append = storage.append
        storage.append = self.append  # type: ignore[method-assign]

    def append(self, entries: Sequence[Entry]) -> frozenset[str]:
        time.sleep(self.delay)
        if self.is_away:
            raise Red7Error("database-unreachable", "away")
        return self._append(entries)


@asynccontextmanager
async def hubs(path: Path, config: Config) -> AsyncIterator[tuple[Hub, Flaky]]:
    storage = Storage.open(str(path / "red7.db"))
    thinking = Thinking(1)
    hub = Hub(storage, thinking, config)
    await hub.start()
    try:
        yield hub, Flaky(storage)
    finally:
        await hub.stop()
        await thinking.close()
        storage.close()


async def seated(hub: Hub) -> Live:
    wanted = NewTable(seats=(PersonSeat(), PersonSeat()), starts="when-full")
    live = await hub.open(opening_of(wanted, id=hub.new_id(), host=ANN, config=hub.config), ANN)
    for person, name in ((ANN, "Ann"), (BOB, "Bob")):
        done = await hub.submit(live.id, person, asked.Sit(id="sit", seq=0, nickname=name, bits=BITS))
        assert isinstance(done, Done)
    return live


def run(path: Path, story: Callable[[Hub, Flaky], Coroutine[Any, Any, None]], config: Config | None = None) -> None:
    async def told() -> None:
        async with hubs(path, config or Config()) as (hub, flaky):
            await story(hub, flaky)

    asyncio.run(told())


def test_what_changes_nothing_is_answered_when_what_it_rests_on_is_kept(tmp_path: Path) -> None:
    async def story(hub: Hub, flaky: Flaky) -> None:
        live = await seated(hub)
        flaky.delay = 0.3
        first = asyncio.create_task(hub.submit(live.id, ANN, asked.Mute(id="1", seq=0, seat=1, muted=True)))
        await asyncio.sleep(0.05)
        assert not first.done()
        await hub.submit(live.id, ANN, asked.Mute(id="2", seq=0, seat=1, muted=True))
        assert any('"mute"' in row.order for row in flaky.storage.rows_after(live.id, 0))

    run(tmp_path, story)


def test_a_table_that_is_ours_is_not_claimed_again(tmp_path: Path) -> None:
    async def story(hub: Hub, flaky: Flaky) -> None:
        live = await seated(hub)
        epoch = live.epoch
        flaky.delay = 0.3
        said = asyncio.create_task(hub.submit(live.id, ANN, asked.Say(id="1", seq=0, text="hm")))
        await asyncio.sleep(0.05)
        await hub._recover(live)
        assert live.epoch == epoch
        assert isinstance(await said, Done)

    run(tmp_path, story)


def test_nothing_acknowledged_is_missing_after_the_database_was_away(tmp_path: Path) -> None:
    async def story(hub: Hub, flaky: Flaky) -> None:
        tables = [await seated(hub) for _ in range(5)]
        acknowledged: list[tuple[str, str]] = []
        flaky.delay = 0.01
        is_over = False

        async def talk(live: Live) -> None:
            number = 0
            while not is_over:
                number += 1
                line = asked.Say(id=f"say{number}", seq=0, text=f"line {number}")
                while True:
                    try:
                        assert isinstance(await hub.submit(live.id, ANN, line), Done)
                        break
                    except Red7Error:
                        await asyncio.sleep(0.02)
                acknowledged.append((live.id, line.id))

        talking = [asyncio.create_task(talk(live)) for live in tables]
        for _ in range(4):
            await asyncio.sleep(0.3)
            flaky.is_away = True
            await asyncio.sleep(0.3)
            flaky.is_away = False
        is_over = True
        await asyncio.gather(*talking)
        kept = [
            (live.id, json.loads(row.order)["command"].get("id"))
            for live in tables
            for row in flaky.storage.rows_after(live.id, 0)
        ]
        assert len(acknowledged) > 20
        assert not set(acknowledged) - set(kept)
        said = [one for one in kept if str(one[1]).startswith("say")]
        assert len(said) == len(set(said))

    run(tmp_path, story)


def test_a_rematch_is_one_table_for_all_and_there_before_it_is_named(tmp_path: Path) -> None:
    async def story(hub: Hub, _: Flaky) -> None:
        live = await seated(hub)
        await hub.submit(live.id, ANN, asked.Resign(id="r", seq=live.table.seq))
        seq = live.table.seq
        await asyncio.gather(
            *(hub.submit(live.id, person, asked.Rematch(id="again", seq=seq)) for person in (ANN, BOB))
        )
        assert live.kept.rematch
        assert (await hub.find(live.kept.rematch)).kept.phase == "gathering"

    run(tmp_path, story)


def test_rematches_are_limited_too(tmp_path: Path) -> None:
    async def story(hub: Hub, _: Flaky) -> None:
        codes: list[str] = []
        for _number in range(3):
            live = await seated(hub)
            await hub.submit(live.id, ANN, asked.Resign(id="r", seq=live.table.seq))
            try:
                codes.append((await hub.submit(live.id, ANN, asked.Rematch(id="again", seq=live.table.seq))).type)
            except Red7Error as error:
                codes.append(error.code)
        assert codes == ["done", "done", "tables"]

    run(tmp_path, story, Config(limits=Limits(tables=2)))
