"""The hub, with a database that is slow, or away for a while: nothing is answered before it is kept."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from red7 import Red7Error
from red7.protocol import commands as asked
from red7.protocol.encoding import encode
from red7.protocol.messages import Done, Refused
from red7.protocol.tables import NewTable, PersonSeat
from red7.server.config import Config, Limits
from red7.server.live.connection import Connection
from red7.server.live.hub import Hub
from red7.server.live.live import Live
from red7.server.store.rows import Entry, Row
from red7.server.store.storage import Storage
from red7.server.think.pool import Thinking
from red7.table.opening import Waits, opening_of
from red7.table.orders import Order, Person
from tests.support.tables import ANN, BITS, BOB

WAITS = Waits(90.0, 600.0, 60.0)


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
    live = await hub.open(opening_of(wanted, host=ANN, waits=WAITS, drawn=hub.drawn()), ANN)
    for person, name in ((ANN, "Ann"), (BOB, "Bob")):
        done = await hub.submit(live.id, person, asked.Sit(id="sit", seq=0, nickname=name, bits=BITS))
        assert isinstance(done, Done)
    return live


def in_turn(live: Live) -> tuple[Person, Person]:
    """Who is to move, and who is not."""
    assert live.kept.mover is not None
    return (ANN, BOB) if live.kept.chairs[live.kept.mover].person == ANN else (BOB, ANN)


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


def test_what_is_refused_is_refused_when_what_it_rests_on_is_kept(tmp_path: Path) -> None:
    async def story(hub: Hub, flaky: Flaky) -> None:
        live = await seated(hub)
        seq, (first, other) = live.kept.seq, in_turn(live)
        flaky.delay = 0.3
        turn = asyncio.create_task(hub.submit(live.id, first, asked.Play(id="1", seq=seq, steps=".")))
        await asyncio.sleep(0.05)
        refused = await hub.submit(live.id, other, asked.Play(id="2", seq=seq, steps="."))
        assert turn.done(), "the refusal would have told of a turn that was not yet kept"
        assert isinstance(refused, Refused)
        assert refused.code == "stale"
        assert refused.view
        assert refused.view.seq == live.kept.seq > seq

    run(tmp_path, story)


def test_nobody_is_refused_for_what_was_lost(tmp_path: Path) -> None:
    async def story(hub: Hub, flaky: Flaky) -> None:
        live = await seated(hub)
        seq, (first, other) = live.kept.seq, in_turn(live)
        flaky.delay, flaky.is_away = 0.3, True
        asking = [
            asyncio.create_task(hub.submit(live.id, person, asked.Play(id="1", seq=seq, steps=".")))
            for person in (first, other)
        ]
        told = await asyncio.gather(*asking, return_exceptions=True)
        first_told, other_told = [getattr(one, "code", None) for one in told]
        assert first_told == "unavailable"
        assert other_told in ("unavailable", "not-your-turn"), "which it is not, for the turn before is lost"
        assert live.kept.seq == seq
        flaky.delay, flaky.is_away = 0, False

    run(tmp_path, story)


def test_a_mistake_while_telling_is_told_to_one_and_all_are_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hub: Hub, flaky: Flaky) -> None:
        live = await seated(hub)
        onlooker = Connection(None, None, backlog=100)
        hub.join(live, onlooker, None)
        with monkeypatch.context() as patched:
            patched.setattr("red7.show.events.Telling.text", lambda *_: 1 // 0)
            said = await hub.submit(live.id, ANN, asked.Say(id="1", seq=0, text="hm"))
        assert isinstance(said, Done)
        assert live.kept.seq == said.seq
        assert onlooker.is_closed
        assert json.loads(onlooker.take()[-1])["code"] == "mistake"
        hub.part(live, onlooker)

    run(tmp_path, story)


def test_whoever_could_not_come_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hub: Hub, flaky: Flaky) -> None:
        live = await seated(hub)
        connection = Connection(ANN, None, backlog=10)
        with monkeypatch.context() as patched:
            patched.setattr("red7.show.past.view", lambda *_: 1 // 0)
            with pytest.raises(ZeroDivisionError):
                hub.join(live, connection, None)
        hub.part(live, connection)
        assert not live.present

    run(tmp_path, story)


def test_one_table_that_cannot_be_followed_keeps_none_of_the_others(tmp_path: Path) -> None:
    async def story(hub: Hub, flaky: Flaky) -> None:
        tables = [await seated(hub) for _ in range(2)]
        for live, more in zip(tables, (',"of_a_newer_version":1', ""), strict=True):
            onlooker = Connection(None, None, backlog=100)
            hub.join(live, onlooker, None)
            assert live.epoch
            order = encode(Order(ANN, 1, asked.Say(id="1", seq=0, text="hm")))
            row = Row(live.kept_number + 1, 1, order, f'[{{"kind":"said","seat":0,"text":"hm"{more}}}]')
            epoch = live.epoch
            hub._ownership.others[live.id] = "another"
            live.own(None)
            flaky.storage.append([Entry(live.id, epoch, row)])
        for _ in range(100):
            if tables[1].kept.chat:
                break
            await asyncio.sleep(0.05)
        assert [line.text for line in tables[1].kept.chat] == ["hm"]
        assert not tables[0].kept.chat

    run(tmp_path, story)


def test_the_log_names_no_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(hub: Hub, flaky: Flaky) -> None:
        live = await seated(hub)
        assert live.epoch
        other = encode(Order(BOB, 1, asked.Say(id="1", seq=0, text="ho")))
        row = Row(live.number + 1, 1, other, '[{"kind":"said","seat":1,"text":"ho"}]')
        flaky.storage.append([Entry(live.id, live.epoch, row)])
        assert isinstance(await hub.submit(live.id, ANN, asked.Say(id="1", seq=0, text="hm")), Done)
        assert [line.text for line in live.kept.chat] == ["ho", "hm"], "it is read anew, and goes on"
        said = [f"{record.getMessage()} {record.__dict__.get('fields')}" for record in caplog.records]
        assert any("log-differs" in line for line in said)
        assert not any(live.id in line for line in said)

    with caplog.at_level("INFO", "red7.server"):
        run(tmp_path, story)


def test_a_table_that_is_ours_is_not_claimed_again(tmp_path: Path) -> None:
    async def story(hub: Hub, flaky: Flaky) -> None:
        live = await seated(hub)
        epoch = live.epoch
        flaky.delay = 0.3
        said = asyncio.create_task(hub.submit(live.id, ANN, asked.Say(id="1", seq=0, text="hm")))
        await asyncio.sleep(0.05)
        await hub._ownership.claim(live)
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


def test_what_is_done_beside_may_end_before_it_begins(tmp_path: Path) -> None:
    async def story(hub: Hub, _flaky: Flaky) -> None:
        hub.spawn(asyncio.sleep(60))  # and the hub stops at once

    run(tmp_path, story)


def test_a_mistake_in_what_is_done_beside_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def mistake() -> None:
        raise ZeroDivisionError

    async def story(hub: Hub, _flaky: Flaky) -> None:
        hub.spawn(mistake())
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    with caplog.at_level("INFO", "red7.server"):
        run(tmp_path, story)
    (failed,) = [record for record in caplog.records if record.getMessage() == "task-failed"]
    assert failed.exc_info
    assert failed.exc_info[0] is ZeroDivisionError
