"""Rematches: the players of a finished game continue at a new table, opened when the first of them asks."""

from __future__ import annotations

import asyncio

from red7.protocol.commands import Rematch
from red7.protocol.problems import TooMany
from red7.server.limits import Buckets
from red7.server.live.decision import Lost
from red7.server.live.keeper import Keeper
from red7.server.live.live import Live
from red7.table.opening import rematch_of
from red7.table.orders import Order, Person, RematchAt


class Rematches:
    """Opens tables for rematches, within limits."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        tables = keeper.config.limits.tables
        self._bounds = Buckets(tables / 3600, tables)

    async def order(self, live: Live, order: Order, command: Rematch) -> Order:
        """The order that names the new table for the same players; opens that table if it is not open yet."""
        person = order.actor
        new = live.table.rematch
        if new is None and person and live.table.result and live.table.seats_of(person):
            if live.rematch is None:  # others who ask meanwhile wait for the same table
                live.rematch = asyncio.ensure_future(self._open(live, person))
            try:
                new = await asyncio.shield(live.rematch)
            except Exception:
                live.rematch = None
                raise
            if live.epoch is None:
                raise Lost
        wish = RematchAt(id=command.id, seq=command.seq, table=new or self._keeper.new_id())
        return Order(person, order.at, wish)

    async def _open(self, live: Live, person: Person) -> str:
        if not self._bounds.take(person):
            raise TooMany("tables", "too many tables; wait a little")
        opened = await self._keeper.open(rematch_of(live.table, host=person, drawn=self._keeper.drawn()), person)
        return opened.id
