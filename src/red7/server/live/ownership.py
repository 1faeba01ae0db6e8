"""Ownership: a table is claimed when somebody wants to write to it or when it wakes by itself, never to read it.

Claims go to the database in slices, so that the lease can be renewed in between and nobody waits long.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from red7.errors import Red7Error
from red7.protocol.problems import NotFound
from red7.server.clock import CLOCK
from red7.server.failures import noted
from red7.server.live.batches import Batches
from red7.server.live.keeper import Keeper
from red7.server.live.live import Live
from red7.server.live.loading import Loading
from red7.server.live.memory import Memory
from red7.server.logs import log, short
from red7.server.metrics import STOLEN, TAKEN_OVER
from red7.server.store.rows import Claim, Owned, Row
from red7.server.store.storage import Storage
from red7.table.orders import Continue

_AHEAD: Final = 2_000
"""A table is loaded this many milliseconds before it wakes."""
_SLICE: Final = 50
"""The most tables claimed in one transaction."""
_SPARED: Final = 30_000
"""For this many milliseconds after a process was missed, clocks stand still until somebody takes over its tables."""
_SILENT: Final = 2_500
"""After this many milliseconds without a beat, a process is not serving its tables, even if its lease runs."""
_YEAR: Final = 365 * 86_400_000


class Ownership:
    """Knows which tables are ours, and who owns the others."""

    def __init__(
        self,
        keeper: Keeper,
        storage: Storage,
        memory: Memory,
        loading: Loading,
        *,
        changed: Callable[[Live], None],
        gone: Callable[[Live], None],
    ) -> None:
        """`changed` is called with a table once its owner is known, `gone` with a table that was deleted."""
        self._keeper, self._storage, self._memory, self._loading = keeper, storage, memory, loading
        self._changed, self._gone = changed, gone
        self.others: dict[str, str] = {}
        """The last known owners of tables in memory that are not ours."""
        self.living: set[str] = set()
        """The processes whose leases were running a moment ago."""
        self._lost: set[str] = set()
        """Tables that were ours, and whose owner we do not know yet."""
        self._unread: dict[str, Claim] = {}
        """Tables that we have claimed but could not read, because storage failed."""
        self._stealing: dict[str, str] = {}
        """The process that each table is to be taken from, although that process is alive."""
        self._claiming = asyncio.Lock()
        """One claim of a table at a time: a second one would cut it off from what is still being written."""
        self._batches = Batches(self._claim, keeper.spawn)
        self._started = self._last_beat = 0
        self._had_company = False

    async def start(self) -> None:
        """Finds out, before our first beat, who serves these tables and when any process was last heard of."""
        last = await asyncio.to_thread(self._storage.last_beat)
        self._last_beat = last or 0
        self._started = await asyncio.to_thread(self._storage.now)
        await self.look()
        self._had_company = bool(self.living)

    async def look(self) -> None:
        """Finds out which processes are alive; if the database is ours alone, all earlier ones are dead."""
        if self._storage.is_shared:
            self.living = {one.id for one in await asyncio.to_thread(self._storage.servers)}

    # --- claiming -----------------------------------------------------------------------------------------------

    async def claim(self, live: Live, *, steal_from: str | None = None) -> None:
        """Claims a table if it is free, or if its owner is the process to steal from.

        A table that is already ours is left alone. Afterwards the owner is known, and the table is up to date.
        """
        if live.epoch is None:
            if steal_from:
                self._stealing[live.id] = steal_from
            await self._batches.get(live.id)

    def lose(self, live: Live) -> None:
        """Finds the owner of a table that was ours until a write failed: us again, or another process."""
        self._lost.add(live.id)
        self._batches.put(live.id)

    def is_lost(self, live: Live) -> bool:
        """Whether we have yet to find out who owns a table."""
        return live.id in self._lost

    def forget(self, live: Live) -> None:
        """Forgets a table that is no longer in memory."""
        self.others.pop(live.id, None)
        self._lost.discard(live.id)

    async def _claim(self, wanted: list[str]) -> Mapping[str, Exception | None]:
        async with self._claiming:
            stealing = {table: self._stealing.pop(table) for table in wanted if table in self._stealing}
            self._lost.difference_update(table for table in wanted if self._memory.owned(table))
            ours = [live for table in wanted if (live := self._memory.get(table)) and live.epoch is None]
            ids = [live.id for live in ours]
            answers: dict[str, Exception | None] = dict.fromkeys(wanted)
            if not ids:
                return answers
            claims = {claim.table: claim for claim in await asyncio.to_thread(self._storage.claim, ids, self._server)}
            left = [table for table in ids if table not in claims]
            owners = await asyncio.to_thread(self._storage.owners, left) if left else {}
            for table in left:
                if table in owners and stealing.get(table) == owners[table].owner:
                    claim = await asyncio.to_thread(self._storage.steal, table, self._server, owners[table].epoch)
                    if claim:
                        claims[table] = claim
            rows = await self._rows(ours)
            for live in ours:
                try:
                    self._take_in(live, claims.get(live.id), owners.get(live.id), rows[live.id])
                except Exception as error:  # noqa: BLE001 (passed on to the callers)
                    log("table-unreadable", level=logging.ERROR, table=short(live.id), exc_info=True)
                    answers[live.id] = error
                await asyncio.sleep(0)
            return answers

    async def _rows(self, lives: Sequence[Live]) -> Mapping[str, Sequence[Row]]:
        return await asyncio.to_thread(self._storage.rows_after_each, {live.id: live.kept_number for live in lives})

    def _take_in(self, live: Live, claim: Claim | None, owned: Owned | None, rows: Sequence[Row]) -> None:
        """Brings a table up to date, and continues it if it is ours."""
        live.follow(rows)
        self._lost.discard(live.id)
        if claim:
            self._own(live, claim)
        elif owned is None:
            self._gone(live)
        else:
            self.others[live.id] = owned.owner
            self._changed(live)

    def _own(self, live: Live, claim: Claim) -> None:
        """Continues a table; its clock has stood still since its last owner was last heard of."""
        self.others.pop(live.id, None)
        live.own(claim.epoch, claim.wakes_at)
        is_new = claim.before != self._server
        if is_new:
            (STOLEN if claim.was_alive else TAKEN_OVER).inc()
        if not live.table.is_finished:
            CLOCK.not_before(live.table.began)  # the last owner's system clock may have been ahead
            linked = {server for chair in live.table.chairs for server in chair.servers}
            gone = tuple(sorted(linked - self.living - {self._server}))
            downtime = min(max(0, self._downtime(claim)), _YEAR) if is_new else 0
            if is_new or gone:
                self._keeper.try_order(live, Continue(server=self._server, downtime=downtime, gone=gone))
        self._changed(live)

    def _downtime(self, claim: Claim) -> int:
        """Milliseconds for which nobody served a table: until its owner was missed, or until we started."""
        beat = claim.beat or self._last_beat or claim.at
        if claim.was_alive:
            silent = claim.at - beat
            return silent if silent > _SILENT else 0
        missed = max(claim.until, beat)
        served = missed if self._had_company or missed >= self._started else self._started
        return (claim.at if claim.at - served < _SPARED else served) - beat

    @property
    def _server(self) -> str:
        return self._keeper.server

    # --- looking around -----------------------------------------------------------------------------------------

    async def take_due(self) -> None:
        """Continues tables that wake by themselves: ours that are not in memory, and those whose owner is gone."""
        await self.bring_back(await asyncio.to_thread(self._storage.waking, self._server, _AHEAD))
        while True:
            async with self._claiming:
                claims = await asyncio.to_thread(self._storage.claim_due, self._server, _AHEAD, _SLICE)
                self._unread |= {claim.table: claim for claim in claims}
                if self._unread:
                    await self._go_on(dict(self._unread))
            if len(claims) < _SLICE:
                return

    async def bring_back(self, wanted: Collection[str]) -> list[Live]:
        """Loads and continues those of our tables that were not in memory, or only for reading; returns them."""
        absent = [table for table in wanted if not self._memory.owned(table)]
        found = await asyncio.gather(*map(self._bring_back, absent), return_exceptions=True)
        return [live for live in found if isinstance(live, Live)]  # the next check tries the others again

    async def _bring_back(self, table: str) -> Live:
        live = await self._loading.find(table)
        await self.claim(live)
        return live

    async def _go_on(self, claims: Mapping[str, Claim]) -> None:
        known = [live for table in claims if (live := self._memory.get(table)) and live.epoch is None]
        rows = await self._rows(known) if known else {}
        found = await asyncio.gather(*map(self._loading.find, claims), return_exceptions=True)
        for claim, one in zip(claims.values(), found, strict=True):
            if isinstance(one, Live):
                self._go_on_with(one, claim, rows.get(one.id, ()))
                await asyncio.sleep(0)
            elif isinstance(one, Red7Error) and not isinstance(one, NotFound):
                log("take-over-failed", table=short(claim.table), error=noted(one))
                continue  # tried again later
            self._unread.pop(claim.table, None)

    def _go_on_with(self, live: Live, claim: Claim, rows: Sequence[Row]) -> None:
        if live.epoch is None:
            try:
                self._take_in(live, claim, None, rows)
            except Exception:  # noqa: BLE001 (one unreadable table must not stop the others)
                log("table-unreadable", level=logging.ERROR, table=short(live.id), exc_info=True)

    async def recover(self) -> None:
        """Finds the owners of tables that were lost, and of tables that somebody is at and whose owner is gone."""
        left = [live.id for live in self._memory if live.connections and self.is_left(live)]
        await asyncio.gather(*map(self._batches.get, {*left, *self._lost}), return_exceptions=True)

    def is_left(self, live: Live) -> bool:
        """Whether a table is not finished and, to our knowledge, nobody serves it."""
        return live.epoch is None and not live.kept.is_finished and self.others.get(live.id, "") not in self.living

    async def check(self, lives: Sequence[Live]) -> None:
        """Lets go of tables that we believed to be ours but another process has claimed."""
        for start in range(0, len(lives), 10 * _SLICE):
            part = {live.id: live for live in lives[start : start + 10 * _SLICE]}
            epochs = {table: live.epoch for table, live in part.items()}
            owners = await asyncio.to_thread(self._storage.owners, list(part))
            for table, live in part.items():
                epoch = owners[table].epoch if table in owners else None
                if live.epoch is not None and live.epoch == epochs[table] != epoch:
                    live.forget()
