"""Who is there: onlookers are counted in peace, nobody stays with a process that is gone, and sleep costs no time."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from red7 import Red7Error
from red7.protocol.messages import Done, Refused
from red7.server.config import Config
from red7.server.live import presence
from red7.server.live.connection import Connection
from red7.server.live.hub import Hub
from red7.server.store.storage import Storage
from red7.server.think.pool import Thinking
from red7.table.clock import deadline
from red7.table.orders import Clock, Come, Go, Order
from tests.support.hubs import Alone, opened, sit, soon
from tests.support.tables import ANN, BOB, CY


def run(path: Path, story: Callable[[Hub, Storage], Coroutine[Any, Any, None]], *, shared: bool = False) -> None:
    async def told() -> None:
        storage, thinking = Storage.open(str(path / "red7.db"), shared=shared), Thinking(1)
        hub = Hub(storage, thinking, Config(grace=0.0))
        if shared:
            hub.elsewhere = Alone()
        await hub.start()
        try:
            await story(hub, storage)
        finally:
            await hub.stop()
            await thinking.close()
            storage.close()

    asyncio.run(told())


class Heard:
    """A connection, and how many were said to look on."""

    def __init__(self, person: str | None) -> None:
        self.connection = Connection(person, None, backlog=10_000)

    @property
    def counts(self) -> list[int]:
        messages = [json.loads(text) for text in self.connection._waiting]
        return [message["onlookers"] for message in messages if message["type"] == "watching"]


def test_onlookers_are_told_once_a_second_and_only_when_their_number_is_new(tmp_path: Path) -> None:
    async def story(hub: Hub, _storage: Storage) -> None:
        live = await opened(hub, ANN, BOB)
        ann = Heard(ANN)
        hub.join(live, ann.connection, None)
        assert ann.counts == [0]
        started = time.monotonic()
        while time.monotonic() < started + 1.5:
            cy = Heard(CY)
            hub.join(live, cy.connection, None)
            hub.join(live, (nobody := Heard(None)).connection, None)
            hub.part(live, nobody.connection)
            hub.part(live, cy.connection)
            await asyncio.sleep(0.01)
        assert len(ann.counts) <= 3
        cy = Heard(CY)
        hub.join(live, cy.connection, None)
        await soon(lambda: ann.counts[-1] == 1 and cy.counts == [1])
        told = len(ann.counts)
        await asyncio.sleep(1.2)
        assert len(ann.counts) == told

    run(tmp_path, story)


def test_nobody_looks_on_before_the_deal(tmp_path: Path) -> None:
    """Those who come may still sit down; once the cards are dealt, whoever has no seat looks on."""

    async def story(hub: Hub, _storage: Storage) -> None:
        live = await opened(hub)
        ann, bob, cy = (Heard(person) for person in (ANN, BOB, CY))
        for one in (ann, bob, cy):
            hub.join(live, one.connection, None)
        await soon(lambda: bob.counts == cy.counts == [0])
        for person in (ANN, BOB):
            await sit(hub, live, person)
        await soon(lambda: cy.counts == [0, 1])
        assert (ann.counts, bob.counts) == ([0, 1], [0, 1])
        hub.part(live, cy.connection)
        await soon(lambda: ann.counts == [0, 1, 0])

    run(tmp_path, story)


def test_nobody_stays_with_a_process_that_is_gone(tmp_path: Path) -> None:
    async def story(hub: Hub, storage: Storage) -> None:
        live = await opened(hub, ANN, BOB)
        here = Heard(ANN)
        hub.join(live, here.connection, None)
        storage.beat("lives", 60_000)
        storage.beat("dies", 60_000)
        for person, server in ((BOB, "dies"), (ANN, "dies"), (ANN, "lives")):
            await hub.carry_out(live.id, Order(None, live.table.at, Come(person=person, server=server)))
        await asyncio.sleep(1.2)
        assert live.kept.chairs[1].servers == ("dies",)
        storage.retire("dies")
        await soon(lambda: not live.kept.chairs[1].is_present)
        assert set(live.kept.chairs[0].servers) == {hub.server, "lives"}
        number = live.number
        await asyncio.sleep(1.2)
        assert live.number == number, "said once"

    run(tmp_path, story, shared=True)


def test_who_has_gone_is_told_until_the_owner_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "_AGAIN", 0.01)

    async def story(hub: Hub, _storage: Storage) -> None:
        live = await opened(hub, ANN)
        ann = Heard(ANN)
        hub.join(live, ann.connection, None)
        await soon(lambda: live.kept.chairs[0].is_present)
        carry_out, tries = hub.carry_out, 0

        async def fail(table: str, order: Order) -> Done | Refused:
            nonlocal tries
            tries += isinstance(order.command, Go)
            if tries == 1:
                raise Red7Error("database-unreachable", "away")
            if tries == 2:
                return Refused(id=None, code="database-unreachable", text="away, at the owner")
            return await carry_out(table, order)

        monkeypatch.setattr(hub, "carry_out", fail)
        hub.part(live, ann.connection)
        await soon(lambda: not live.kept.chairs[0].is_present)
        assert tries == 3

    run(tmp_path, story)


def test_no_clock_runs_while_the_process_sleeps(tmp_path: Path) -> None:
    async def story(hub: Hub, _storage: Storage) -> None:
        live = await opened(hub, ANN, BOB, clock=Clock(turn=3_500))
        await asyncio.sleep(0.2)
        due = deadline(live.table)
        assert due
        time.sleep(4)  # in which nothing at all happens
        await asyncio.sleep(0.3)
        assert not any(chair.stand_in for chair in live.table.chairs)
        then = deadline(live.table)
        assert then
        assert 3_500 <= then - due <= 5_300
        await soon(lambda: any(chair.stand_in for chair in live.table.chairs))

    run(tmp_path, story)
