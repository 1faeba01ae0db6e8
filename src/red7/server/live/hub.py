"""All tables in memory: found, opened, owned and followed; their clocks, their bots, and who is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Coroutine
from contextlib import suppress
from typing import Any, Final

from red7.errors import Red7Error
from red7.protocol.commands import Command, Rematch
from red7.protocol.messages import Bye, Done, Refused
from red7.server.config import Config
from red7.server.failures import noted
from red7.server.live.alarms import Alarms
from red7.server.live.answers import decision
from red7.server.live.bots import move_bots
from red7.server.live.connection import Connection
from red7.server.live.keeper import Elsewhere
from red7.server.live.live import Live
from red7.server.live.presence import Presence, count_onlookers
from red7.server.live.promise import Lost
from red7.server.live.rematches import Rematches
from red7.server.live.words import Words
from red7.server.live.writer import Writer
from red7.server.logs import log, now, short
from red7.server.metrics import TABLES, TAKEN_OVER
from red7.server.problems import Busy, NotFound
from red7.server.store.codec import read_row, read_snapshot, row_of
from red7.server.store.storage import Storage
from red7.server.think.pool import Thinking
from red7.table.clock import deadline
from red7.table.orders import Close, Continue, Inner, Open, Order, Person
from red7.table.refusal import Refusal
from red7.table.state import Table
from red7.table.table import absorb, advance
from red7.table.turns import bot_level

_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789"
"""Of table ids: none that are easily taken for another."""
_ID_LENGTH: Final = 10
_EVERY: Final = 1.0
"""Seconds between two looks at what has changed elsewhere, and at tables that nobody needs in memory."""
_UNUSED: Final = 600
"""Looks after which a table is dropped from memory that nobody has been at."""
_GONE: Final = NotFound("no-table", "there is no such table; it may have been cleared away")
MOVED: Final = Busy("unavailable", "the table is being moved; send the same command again in a moment")


class Hub:
    """All tables that this process has in memory."""

    def __init__(self, storage: Storage, thinking: Thinking, config: Config) -> None:
        self.server = secrets.token_hex(8)
        self.config = config
        self._lease = int(1000 * config.lease)
        self.elsewhere: Elsewhere | None = None
        """The other processes that serve the same tables."""
        self.is_ready = False
        self._storage, self._thinking = storage, thinking
        self.words = Words(config)
        self._writer = Writer(storage)
        self._tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._recovering: dict[str, asyncio.Future[None]] = {}
        self._owners: dict[str, str] = {}
        """Whose a table is that is not ours, or no longer."""
        self._claimed: set[str] = set()
        """Tables that are ours, and have yet to be read."""
        self._stopped_at: int | None = None
        """Since when nobody served the tables that are being taken over."""
        self._beats: dict[str, int] = {}
        """The processes that lived a moment ago, and when they were last heard of."""
        self._presence = Presence(self)
        self._alarms = Alarms(self, self._presence)
        self._rematches = Rematches(self)
        self._unused: dict[str, int] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- beginning and ending -----------------------------------------------------------------------------------

    async def start(self) -> None:
        """Goes on with all tables that nobody else serves."""
        last_beat = await self._read(self._storage.last_beat)
        await self._read(self._storage.beat, self.server, self._lease)
        await self._take_over(last_beat)
        self.is_ready = True
        self.spawn(self._look_around())

    async def stop(self) -> None:
        """Says good-bye, writes what is decided, and leaves the tables to others."""
        self.say_goodbye()
        for task in [*self._tasks, *filter(None, (live.bot for live in self._tables.values()))]:
            task.cancel()
        for live in self._tables.values():
            if live.timer:
                live.timer.cancel()
        await self._writer.close()
        await self._read(self._storage.retire, self.server)

    def say_goodbye(self) -> None:
        """Tells every client to come back in a moment."""
        self.is_ready = False
        for live in self._tables.values():
            live.dismiss(Bye(code="restart", text="the server restarts; come back in a moment", again=True))

    def spawn(self, doing: Coroutine[Any, Any, None]) -> None:
        """Starts a task; if it fails, that is logged."""
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):  # a mistake of ours, which must not end the server
            log("task-failed", level=logging.ERROR, exc_info=error)

    @staticmethod
    def _read(function: Any, *arguments: object) -> Awaitable[Any]:
        """Asks storage, beside the event loop."""
        return asyncio.to_thread(function, *arguments)

    # --- finding and opening ------------------------------------------------------------------------------------

    async def open(self, opening: Open, person: Person | None) -> Live:
        """A new table, which is kept before anybody hears of it."""
        order = Order(person, now(), opening)
        table, facts = advance(None, order)
        row = row_of(1, order, facts)
        await self._read(self._storage.create, table.id, self.server, row, table.listing)
        live = self._live(table, 1)
        live.own(1)
        self._tables[table.id] = live
        self._changed(live)
        return live

    @staticmethod
    def new_id() -> str:
        """A table's id, which nobody guesses."""
        return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))

    async def find(self, table: str) -> Live:
        """The table of that id, owned by this process where nobody else owns it."""
        if live := self._tables.get(table):
            return live
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Live:
        """Reads a table after claiming it, so that nobody else writes from there on."""
        epoch = await self._read(self._storage.claim, table, self.server)
        stored = await self._read(self._storage.load, table)
        if stored is None:
            raise NotFound(_GONE.code, _GONE.message)
        state, number = (read_snapshot(stored.snapshot.text), stored.snapshot.number) if stored.snapshot else (None, 0)
        for row in stored.rows:
            state, _ = absorb(state, *read_row(row))
            number = row.number
        assert state
        live = self._live(state, number)
        self._tables[table] = live
        self._own(live, epoch, stored.owner, self._stopped_at)
        return live

    def _live(self, table: Table, number: int) -> Live:
        TABLES.inc()
        return Live(table, number, self._writer, self._changed)

    def _own(self, live: Live, epoch: int | None, owner: str, stopped_at: int | None) -> None:
        """Goes on with a table that is ours from now on, and whose clock stood still; or notes whose it is."""
        self._owners[live.id] = self.server if epoch else owner
        live.own(epoch)
        if epoch and not live.table.is_finished:
            at = now()
            self.try_order(live, Continue(server=self.server, downtime=max(0, at - (stopped_at or at))))
        self._changed(live)

    def _is_others(self, live: Live) -> bool:
        """Whether another process owns the table, as far as we know."""
        return live.epoch is None and self._owners.get(live.id, self.server) != self.server

    async def _recover(self, live: Live) -> None:
        """Brings a table up to date that was lost, or is followed; and takes it over where its owner is gone.

        One that is ours already is left alone: another epoch would part it from what is on its way to the disk.
        """
        table = live.id
        if live.epoch is not None:
            return
        if table not in self._recovering:
            self._recovering[table] = asyncio.ensure_future(self._claim(live))
            self._recovering[table].add_done_callback(lambda _: self._recovering.pop(table))
        await asyncio.shield(self._recovering[table])

    async def _claim(self, live: Live) -> None:
        before, stopped_at = self._owners.get(live.id, self.server), None
        epoch = await self._read(self._storage.claim, live.id, self.server)
        live.follow(await self._read(self._storage.rows_after, live.id, live.kept_number))
        owner = self.server
        if epoch is None:
            stored = await self._read(self._storage.load, live.id)
            owner = stored.owner if stored else ""
            if stored is None:
                self._clear_away(live)
        elif before != self.server:
            stopped_at = await self._read(self._storage.last_beat, before)
        self._own(live, epoch, owner, stopped_at)

    def _clear_away(self, live: Live) -> None:
        """Drops a table that was removed from the database."""
        if self._tables.pop(live.id, None):
            TABLES.dec()
        self._owners.pop(live.id, None)
        self._unused.pop(live.id, None)
        if live.timer:
            live.timer.cancel()
        if live.bot:
            live.bot.cancel()
        live.dismiss(Bye(code=_GONE.code, text=_GONE.message, again=False))

    # --- carrying out -------------------------------------------------------------------------------------------

    async def submit(self, table: str, person: Person, command: Command) -> Done | Refused:
        """Carries out what a client asks for, wherever the table is owned; answers once that is kept."""
        try:
            self.words.check(command)
        except Refusal as refusal:
            return Refused(id=command.id, code=refusal.code, text=refusal.message)
        return await self.carry_out(table, Order(person, now(), command))

    async def carry_out(self, table: str, order: Order) -> Done | Refused:
        """Carries an order out, here or at the table's owner; whoever is here is told of it before it is answered."""
        live = await self.find(table)
        if self.elsewhere and self._is_others(live):
            answer = await self._forward(self.elsewhere, live, order)
            if answer:
                await self.catch_up(table)
                return answer
        if live.epoch is None:
            await self._recover(live)
        return await self.carry_out_here(table, order)

    async def _forward(self, elsewhere: Elsewhere, live: Live, order: Order) -> Done | Refused | None:
        """What the owner answers; None where it does not, or owns the table no longer."""
        try:
            answer = await elsewhere.forward(self._owners[live.id], live.id, order)
        except Busy:
            return None
        return None if isinstance(answer, Refused) and answer.code == MOVED.code else answer

    async def carry_out_here(self, table: str, order: Order) -> Done | Refused:
        """Carries an order out at a table that is ours; raises Busy where it is not."""
        live = await self.find(table)
        try:
            if live.epoch is not None:
                if isinstance(order.command, Rematch):
                    order = await self._rematches.order(live, order, order.command)
                outcome = await decision(live, order)
                if outcome is not None:
                    return outcome if isinstance(outcome, Refused) else Done(id=order.command_id or "-", seq=outcome)
        except Lost:
            pass
        raise Busy(MOVED.code, MOVED.message)

    def try_order(self, live: Live, command: Inner) -> None:
        """Gives an order of the server's own to a table that is ours; it is no loss where that cannot be done."""
        if live.epoch is not None:
            with suppress(Refusal):
                live.give(Order(None, now(), command))

    # --- clocks and bots ---------------------------------------------------------------------------------------

    def _changed(self, live: Live) -> None:
        """Something new is kept, or the table was lost: sets clocks and bots, and tells other processes."""
        if live.epoch is None:
            if self._is_others(live):
                self._presence.settle(live)
            else:
                self.spawn(self._recover(live))
            return
        if self.elsewhere:
            self.elsewhere.tell(live.id, live.kept_number)
        self._alarms.set(live)
        if bot_level(live.table) is not None and (live.bot is None or live.bot.done()):
            live.bot = asyncio.create_task(move_bots(live, self._thinking, pause=self.config.bot_pause))
        self._presence.settle(live)

    # --- coming and going ---------------------------------------------------------------------------------------

    def join(self, live: Live, connection: Connection, last: int | None) -> None:
        """A connection is told what it missed, and everything from now on."""
        live.join(connection, last)
        self._unused.pop(live.id, None)
        self._presence.settle(live)
        count_onlookers(live)

    def part(self, live: Live, connection: Connection) -> None:
        """A connection is gone; in a moment, its player is, unless they come back."""
        live.part(connection)
        count_onlookers(live)
        if connection.person:
            self._presence.part(live, connection.person)

    # --- looking around -----------------------------------------------------------------------------------------

    async def _look_around(self) -> None:
        """Shows every moment that this process lives, follows others' tables, and takes over those of the dead."""
        self.spawn(self._presence.stay_awake())
        while True:
            await asyncio.sleep(_EVERY)
            try:
                is_ours = await self._read(self._storage.beat, self.server, self._lease)
                if not is_ours:
                    log("lease-lost", level=logging.WARNING)
                if self.elsewhere:
                    if not is_ours:  # others may have gone on with our tables: they are read anew
                        for live in self.own():
                            live.forget()
                    links = self._presence.links()  # of processes that have shown by now that they live
                    await self._take_over()
                    self._presence.unlink(links - {self.server, *self._beats})
                for live in [one for one in self._tables.values() if one.epoch is None]:
                    await self._keep_up(live)
                await self._close_tables()
                self._drop_unused()
            except Exception:  # noqa: BLE001 (a database that is away for a moment must not end this)
                log("look-around-failed", level=logging.ERROR, exc_info=True)

    async def _close_tables(self) -> None:
        """Closes the tables that whoever runs the server has asked to be closed."""
        for table in await self._read(self._storage.closing):
            with suppress(Red7Error):  # another look comes
                await self.carry_out(table, Order(None, now(), Close()))

    async def _keep_up(self, live: Live) -> None:
        """Brings a table up to date that is not ours; one that cannot be must not keep the others from it."""
        try:
            if not self._is_others(live):
                await self._recover(live)  # storage failed when that was tried before
            elif live.connections:
                await self.catch_up(live.id)
        except Exception:  # noqa: BLE001 (as it says)
            log("table-unreadable", level=logging.ERROR, table=short(live.id), exc_info=True)

    def own(self) -> list[Live]:
        """The tables in memory that are ours."""
        return [live for live in self._tables.values() if live.epoch is not None]

    async def catch_up(self, table: str) -> None:
        """Reads what the log of a followed table has more."""
        live = self._tables.get(table)
        if live and live.epoch is None:
            rows = await self._read(self._storage.rows_after, table, live.kept_number)
            if live.epoch is None:  # still
                live.follow(rows)

    async def _take_over(self, stopped_at: int | None = None) -> None:
        """Goes on with live tables whose owner is gone; their clocks stood still since it was last heard of."""
        self._claimed |= set(await self._read(self._storage.claim_free, self.server))
        beats = {one.id: one.beat for one in await self._read(self._storage.servers)}
        dead = [beat for server, beat in self._beats.items() if server not in beats]
        self._stopped_at = min(dead, default=None) if stopped_at is None else stopped_at
        self._beats = beats
        for table in list(self._claimed):
            try:
                if known := self._tables.get(table):
                    await self._recover(known)
                else:
                    await self.find(table)
                TAKEN_OVER.inc()
            except Red7Error as error:
                log("take-over-failed", table=short(table), error=noted(error))
                if not isinstance(error, NotFound):
                    continue  # for another time
            except Exception:  # noqa: BLE001 (one table that cannot be read must not keep the others from going on)
                log("table-unreadable", level=logging.ERROR, table=short(table), exc_info=True)
            self._claimed.discard(table)
        self._stopped_at = None

    def _drop_unused(self) -> None:
        """Drops tables from memory at which nobody is, and which wait for nothing."""
        for live in list(self._tables.values()):
            is_waiting = (
                live.number != live.kept_number or deadline(live.table) is not None or bot_level(live.table) is not None
            )
            if live.connections or is_waiting:
                self._unused.pop(live.id, None)
                continue
            count = self._unused.get(live.id, 0) + 1
            self._unused[live.id] = count
            if count > _UNUSED:
                del self._tables[live.id], self._unused[live.id]
                self._owners.pop(live.id, None)
                TABLES.dec()
