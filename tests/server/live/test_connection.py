"""One client's line to a table: in order, bounded, and closed with a word."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref

from red7.protocol.encoding import encode
from red7.protocol.messages import Bye
from red7.server.live.connection import Connection

BYE = Bye(code="restart", text="come back", again=True)


def line(backlog: int = 3) -> Connection:
    return Connection(None, None, backlog=backlog)


async def all_of(connection: Connection) -> list[str]:
    return [text async for text in connection.messages()]


def test_what_is_sent_comes_in_order_and_then_the_good_bye() -> None:
    async def run() -> None:
        connection = line()
        connection.send("one")
        connection.send("two")
        connection.close(BYE)
        connection.send("too late")
        assert await all_of(connection) == ["one", "two", encode(BYE)]

    asyncio.run(run())


def test_whoever_reads_in_time_may_be_sent_any_number() -> None:
    async def run() -> None:
        connection = line(backlog=2)
        reading = asyncio.create_task(all_of(connection))
        for number in range(100):
            connection.send(str(number))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        connection.close(BYE)
        assert (await reading)[:-1] == [str(number) for number in range(100)]

    asyncio.run(run())


def test_a_slow_reader_is_dropped_and_nothing_is_kept_for_it() -> None:
    async def run() -> None:
        connection = line(backlog=3)
        closed = []
        connection.on_close = lambda: closed.append(True)
        for number in range(1000):
            connection.send(str(number))
        texts = await all_of(connection)
        assert len(texts) == 1
        assert json.loads(texts[0]) | {"text": ""} == {"type": "bye", "code": "slow", "text": "", "again": True}
        assert closed == [True]

    asyncio.run(run())


def test_one_good_bye_is_enough() -> None:
    async def run() -> None:
        connection = line()
        connection.close(BYE)
        connection.close(Bye(code="slow", text="", again=True))
        assert await all_of(connection) == [encode(BYE)]

    asyncio.run(run())


def test_whoever_has_parted_is_let_go_at_once() -> None:
    class Reader:
        def __init__(self, connection: Connection) -> None:
            self.connection = connection
            connection.on_news = self.read
            connection.on_close = lambda: self.read()  # noqa: PLW0108 (as sockets do)

        def read(self) -> None:
            raise AssertionError("nobody reads any more")

    gc.disable()
    try:
        reader = Reader(line())
        gone = weakref.ref(reader)
        connection = reader.connection
        connection.part()
        del reader
        assert gone() is None
        connection.send("too late")
        connection.close(BYE)
    finally:
        gc.enable()
