"""The writer: what is decided while a batch is written goes together into the next, and a failure breaks one table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from threading import Event
from typing import cast

from red7.errors import Red7Error
from red7.server.live.writer import Writer
from red7.server.store.rows import Entry, Row
from red7.server.store.storage import Storage


class Slow:
    """A storage whose writes wait until they may go on; it fails where it is told to."""

    def __init__(self) -> None:
        self.batches: list[list[tuple[str, int]]] = []
        self.may_go_on = Event()
        self.broken = ""

    def append(self, entries: Sequence[Entry]) -> frozenset[str]:
        self.batches.append([(entry.table, entry.row.number) for entry in entries])
        assert self.may_go_on.wait(60)
        if any(entry.table == self.broken for entry in entries):
            raise Red7Error("disk-full", "there is no room")
        return frozenset(entry.table for entry in entries if entry.table == "taken")


def entry(table: str, number: int, *, epoch: int = 1) -> Entry:
    return Entry(table, epoch, Row(number, 1, "{}", "[]"))


def written(slow: Slow, story: Callable[[Writer, list[tuple[str, int, bool]]], None]) -> list[tuple[str, int, bool]]:
    """Tells a story to a writer whose first write waits meanwhile; returns what was reported, in order."""

    async def play() -> list[tuple[str, int, bool]]:
        told: list[tuple[str, int, bool]] = []
        writer = Writer(cast("Storage", slow))
        put(writer, told, entry("a", 1))
        while not slow.batches:
            await asyncio.sleep(0.001)
        story(writer, told)
        assert not told, "nothing is reported before it is on disk"
        slow.may_go_on.set()
        await writer.close()
        return told

    return asyncio.run(play())


def put(writer: Writer, told: list[tuple[str, int, bool]], one: Entry) -> None:
    writer.put(one, lambda is_kept: told.append((one.table, one.row.number, is_kept)))


def test_what_comes_while_a_batch_is_written_goes_together() -> None:
    slow = Slow()

    def story(writer: Writer, told: list[tuple[str, int, bool]]) -> None:
        for number in (2, 3, 4):
            put(writer, told, entry("a", number))
        put(writer, told, entry("taken", 7))

    told = written(slow, story)
    assert slow.batches == [[("a", 1)], [("a", 2), ("a", 3), ("a", 4), ("taken", 7)]]
    assert told == [("a", 1, True), ("a", 2, True), ("a", 3, True), ("a", 4, True), ("taken", 7, False)]


def test_nothing_follows_what_could_not_be_written() -> None:
    slow = Slow()
    slow.broken = "a"

    def story(writer: Writer, told: list[tuple[str, int, bool]]) -> None:
        put(writer, told, entry("a", 2))
        put(writer, told, entry("b", 1))

    told = written(slow, story)
    assert slow.batches == [[("a", 1)], [("b", 1)]], "the second row would leave a hole"
    assert told == [("a", 1, False), ("a", 2, False), ("b", 1, True)]


def test_a_new_epoch_is_written_again() -> None:
    slow = Slow()
    slow.broken = "a"

    def story(writer: Writer, told: list[tuple[str, int, bool]]) -> None:
        def again(is_kept: bool) -> None:
            slow.broken = ""
            put(writer, told, entry("a", 1, epoch=2))

        writer.put(entry("b", 1), again)

    assert written(slow, story)[-1] == ("a", 1, True)


def test_what_comes_after_the_end_is_refused() -> None:
    slow = Slow()
    slow.may_go_on.set()

    async def play() -> list[tuple[str, int, bool]]:
        told: list[tuple[str, int, bool]] = []
        writer = Writer(cast("Storage", slow))
        put(writer, told, entry("a", 1))
        await writer.close()
        put(writer, told, entry("a", 2))
        assert not await writer.write(entry("a", 3))
        await writer.close()
        return told

    assert asyncio.run(play()) == [("a", 1, True), ("a", 2, False)]
    assert slow.batches == [[("a", 1)]]
