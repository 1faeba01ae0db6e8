"""The tables in memory: those that somebody is at or that go on by themselves soon, and some that nobody needs now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from red7.server.clock import now
from red7.server.live.live import Live
from red7.server.metrics import TABLES
from red7.table.turns import wakes_at

_UNUSED: Final = 10
"""Looks after which a table is dropped that nobody is at, and that does not go on by itself soon."""
_SOON: Final = 120_000
"""Milliseconds within which a table that goes on by itself stays in memory; longer than `wakes_at` may be early."""


class Memory:
    """The tables that this process has in memory, by their ids."""

    def __init__(self, most_unused: int) -> None:
        """`most_unused` tables are kept that nobody is at: beyond that, those used longest ago are dropped at once."""
        self._most_unused = most_unused
        self._tables: dict[str, Live] = {}
        self._unused: dict[str, int] = {}
        """Tables that nobody is at, and for how many looks; whoever has rested longest comes first."""

    def __iter__(self) -> Iterator[Live]:
        return iter(list(self._tables.values()))

    def get(self, table: str) -> Live | None:
        """The table, if it is in memory; it is used now."""
        self._unused.pop(table, None)
        return self._tables.get(table)

    def peek(self, table: str) -> Live | None:
        """The table, if it is in memory; that does not count as a use of it."""
        return self._tables.get(table)

    def owned(self, table: str) -> Live | None:
        """As `peek`, if the table is ours."""
        live = self._tables.get(table)
        return live if live and live.epoch is not None else None

    def add(self, live: Live) -> None:
        """Keeps a table from now on."""
        self._tables[live.id] = live
        TABLES.inc()

    def own(self) -> list[Live]:
        """Those that are ours."""
        return [live for live in self._tables.values() if live.epoch is not None]

    def drop(self, live: Live) -> None:
        """Drops a table, with its clock and its bot."""
        if self._tables.pop(live.id, None):
            TABLES.dec()
        self._unused.pop(live.id, None)
        if live.timer:
            live.timer.cancel()
        if live.bot:
            live.bot.cancel()

    def drop_unused(self, drop: Callable[[Live], None], is_needed: Callable[[Live], bool]) -> None:
        """Has tables dropped at which nobody has been for a while; call it once a second."""
        for live in self:
            if live.connections or live.number != live.kept_number or is_needed(live) or _goes_on_soon(live):
                self._unused.pop(live.id, None)
                continue
            looks = self._unused.get(live.id, 0) + 1
            self._unused[live.id] = looks
            if looks > _UNUSED:
                drop(live)
        for table in list(self._unused)[: max(0, len(self._unused) - self._most_unused)]:
            drop(self._tables[table])


def _goes_on_soon(live: Live) -> bool:
    """Whether a table of ours goes on by itself soon; one that goes on later is loaded again for that."""
    due = wakes_at(live.table) if live.epoch is not None else None
    return due is not None and due < now() + _SOON
