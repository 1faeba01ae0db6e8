"""The tables in memory: those in use, those that continue by themselves soon, and some that nobody needs now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from red7.server.clock import now
from red7.server.live.live import Live
from red7.server.metrics import TABLES
from red7.table.turns import wakes_at

_UNUSED: Final = 10
"""A table that nobody is at is dropped after this many checks, unless it continues by itself soon."""
_SOON: Final = 120_000
"""Tables that continue within this many milliseconds stay in memory; it is longer than `wakes_at` may be early."""


class Memory:
    """The tables that this process has in memory, by their ids."""

    def __init__(self, most_unused: int) -> None:
        """At most `most_unused` unused tables are kept; beyond that, those used longest ago are dropped at once."""
        self._most_unused = most_unused
        self._tables: dict[str, Live] = {}
        self._unused: dict[str, int] = {}
        """For how many checks each unused table has been unused; the longest unused come first."""

    def __iter__(self) -> Iterator[Live]:
        return iter(list(self._tables.values()))

    def get(self, table: str) -> Live | None:
        """The table, if it is in memory; this counts as a use."""
        self._unused.pop(table, None)
        return self._tables.get(table)

    def peek(self, table: str) -> Live | None:
        """The table, if it is in memory; this does not count as a use."""
        return self._tables.get(table)

    def owned(self, table: str) -> Live | None:
        """Like `peek`, but only if the table is ours."""
        live = self._tables.get(table)
        return live if live and live.epoch is not None else None

    def add(self, live: Live) -> None:
        """Adds a table."""
        self._tables[live.id] = live
        TABLES.inc()

    def own(self) -> list[Live]:
        """The tables that are ours."""
        return [live for live in self._tables.values() if live.epoch is not None]

    def drop(self, live: Live) -> None:
        """Drops a table, and stops its clock and its bot."""
        if self._tables.pop(live.id, None):
            TABLES.dec()
        self._unused.pop(live.id, None)
        if live.timer:
            live.timer.cancel()
        if live.bot:
            live.bot.cancel()

    def drop_unused(self, drop: Callable[[Live], None], is_needed: Callable[[Live], bool]) -> None:
        """Calls `drop` for tables that nobody has used for a while; call it once a second."""
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
    """Whether a table of ours continues by itself soon; one that continues later is loaded again for that."""
    due = wakes_at(live.table) if live.epoch is not None else None
    return due is not None and due < now() + _SOON
