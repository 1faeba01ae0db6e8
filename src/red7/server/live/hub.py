"""All tables of this process: finds, opens, owns and follows them, and runs their clocks, bots and connections."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from random import uniform
from typing import Any, Final

from red7.board import Board
from red7.errors import Red7Error
from red7.protocol.commands import Command, Rematch, Say, Sit
from red7.protocol.messages import Bye, Done, Refused
from red7.protocol.problems import Busy, Forbidden
from red7.server.clock import now
from red7.server.config import Config
from red7.server.garbage import Garbage
from red7.server.live.alarms import Alarms
from red7.server.live.bots import move_bots
from red7.server.live.connection import Connection
from red7.server.live.deciding import decision, give, saved
from red7.server.live.decision import Lost
from red7.server.live.following import Following
from red7.server.live.heartbeat import Heartbeat
from red7.server.live.keeper import Elsewhere
from red7.server.live.live import Live
from red7.server.live.loading import GONE, Loading
from red7.server.live.memory import Memory
from red7.server.live.ownership import Ownership
from red7.server.live.presence import Presence, count_onlookers
from red7.server.live.rematches import Rematches
from red7.server.live.words import Words
from red7.server.live.writer import Writer
from red7.server.logs import log
from red7.server.store.codec import row_of
from red7.server.store.rows import Entry, Stored
from red7.server.store.storage import Storage
from red7.server.think.pool import Thinking
from red7.table.opening import Drawn
from red7.table.orders import Close, Inner, Open, Order, Person
from red7.table.refusal import Refusal
from red7.table.state import Table
from red7.table.table import advance
from red7.table.turns import bot_level

_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789"
"""The characters of table ids, without those that are easily confused."""
_ID_LENGTH: Final = 10
_EVERY: Final = 1.0
"""Seconds between two checks for changes in other processes and for unused tables in memory."""
_OFTEN: Final = 0.25
"""The same, while other processes cannot send us news."""
_SELDOM: Final = 10
"""After this many checks we make sure that our tables are still ours, even if nobody has told us otherwise."""
_TRIES: Final = 4
"""How many times a client's command is tried if the table changes owners meanwhile."""
_PAUSE: Final = 0.1
"""The longest pause between two tries, in seconds; it is random, so that two processes do not swap a table forever."""
MOVED: Final = Busy("unavailable", "the table is being moved; send the same command again in a moment")


class Hub:
    """All tables that this process has in memory, and those that it can load."""

    def __init__(self, storage: Storage, thinking: Thinking, config: Config) -> None:
        self.server = secrets.token_hex(8)
        self.config = config
        self.elsewhere: Elsewhere | None = None
        """The other processes that serve the same tables."""
        self.is_ready = False
        self._storage, self._thinking = storage, thinking
        self._tasks: set[asyncio.Task[Any]] = set()
        self.words = Words(config)
        self._writer = Writer(storage)
        self._garbage = Garbage()
        self._memory = Memory(config.unused_tables)
        self._loading = Loading(self, storage, self._memory, self._loaded)
        self._ownership = Ownership(
            self, storage, self._memory, self._loading, changed=self._changed, gone=self._clear_away
        )
        self._following = Following(self, storage, self._memory)
        self._heartbeat = Heartbeat(storage, self.server, config.lease, self._lease_lost)
        self._presence = Presence(self)
        self._alarms = Alarms(self, self._presence)
        self._rematches = Rematches(self)

    # --- starting and stopping ----------------------------------------------------------------------------------

    async def start(self) -> None:
        """Starts serving; tables are loaded when somebody asks for them or when they wake."""
        await self._ownership.start()
        await self._heartbeat.start()
        self.is_ready = True
        for doing in (self._presence.stay_awake(), self._wake_tables(), self._look_around()):
            self.spawn(doing)

    async def stop(self) -> None:
        """Says goodbye, writes what has been decided, and leaves the tables to other processes."""
        self.say_goodbye()
        for task in [*self._tasks, *filter(None, (live.bot for live in self._memory))]:
            task.cancel()
        for live in self._memory:
            if live.timer:
                live.timer.cancel()
        await self._writer.close()
        await self._heartbeat.stop()

    def say_goodbye(self) -> None:
        """Tells every client to come back in a moment."""
        self.is_ready = False
        for live in self._memory:
            live.dismiss(Bye(code="restart", text="the server restarts; come back in a moment", again=True))

    def spawn(self, doing: Coroutine[Any, Any, None]) -> None:
        """Starts a task; a failure is logged."""
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):  # a bug, which must not stop the server
            log("task-failed", level=logging.ERROR, exc_info=error)

    # --- finding and opening ------------------------------------------------------------------------------------

    async def open(self, opening: Open, person: Person | None) -> Live:
        """Opens a new table, which is saved before anybody hears of it."""
        order = Order(person, now(), opening)
        table, facts = advance(None, order)
        row = row_of(1, order, facts)
        if not await self._writer.write(Entry(table.id, 1, row, table.listing, owner=self.server)):
            raise Busy("unavailable", "the table could not be saved; try again in a moment")
        live = self._live(table, 1)
        live.own(1)
        self._changed(live)
        return live

    @staticmethod
    def new_id() -> str:
        """A new table id that nobody can guess."""
        return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))

    def drawn(self) -> Drawn:
        """What chance adds to a new table."""
        return Drawn(self.new_id(), secrets.token_hex(32), secrets.token_hex(16))

    async def find(self, table: str, seen: int | None = None) -> Live:
        """The table, for reading: as new as in the database, and never older than the event `seen` by somebody.

        Finding a table does not claim it. Raises NotFound.
        """
        live = await self._loading.find(table)
        if self.elsewhere:
            is_behind = seen is not None and seen > live.kept.seq
            if live.epoch is not None and (is_behind or self.elsewhere.is_away):
                await self._ownership.check([live])
            await self._following.catch_up(table)
        return live

    async def visit(self, table: str, seen: int | None) -> Live:
        """The table, for somebody who stays; if nobody serves it, this process claims it and corrects its clock."""
        live = await self.find(table, seen)
        if self._ownership.is_left(live):
            await self._ownership.claim(live)
            with suppress(Lost):
                await saved(live)
        return live

    def _live(self, table: Table, number: int) -> Live:
        live = Live(table, number, self._writer, self._changed)
        self._memory.add(live)
        return live

    def _loaded(self, table: Table, number: int, stored: Stored) -> Live:
        live = self._live(table, number)
        if stored.owner != self.server:
            self._ownership.others[live.id] = stored.owner
        return live

    def _clear_away(self, live: Live) -> None:
        """Drops a table that was deleted from the database."""
        self._drop(live)
        live.dismiss(Bye(code=GONE.code, text=GONE.message, again=False))

    # --- carrying out -------------------------------------------------------------------------------------------

    async def submit(self, table: str, person: Person, command: Command) -> Done | Refused:
        """Carries out a client's command, whichever process owns the table; answers once the result is saved."""
        try:
            if isinstance(command, Say | Sit):
                self.words.check(command)
        except Refusal as refusal:
            return Refused(id=command.id, code=refusal.code, text=refusal.message)
        return await self.carry_out(table, Order(person, now(), command))

    async def carry_out(self, table: str, order: Order) -> Done | Refused:
        """Carries out an order, here or at the table's owner; clients here are told before the order is answered.

        If the table changes owners meanwhile, a client's command is tried again: its id shows if it was carried out.
        """
        live = await self._loading.find(table)
        for _ in range(_TRIES if order.key else 1):
            owner = self._ownership.others.get(table)
            if self.elsewhere and owner and live.epoch is None:
                answer = await self._forward(self.elsewhere, owner, table, order)
                if answer:
                    await self._following.catch_up(table)
                    return answer
                await self._ownership.claim(live, steal_from=owner)
            with suppress(Busy):
                return await self.carry_out_here(table, order)
            await asyncio.sleep(uniform(0, _PAUSE))
        raise Busy(MOVED.code, MOVED.message)

    @staticmethod
    async def _forward(elsewhere: Elsewhere, owner: str, table: str, order: Order) -> Done | Refused | None:
        """The owner's answer; None if the owner cannot be reached or no longer owns the table."""
        try:
            answer = await elsewhere.forward(owner, table, order)
        except Busy:
            return None
        return None if isinstance(answer, Refused) and answer.code == MOVED.code else answer

    async def carry_out_here(self, table: str, order: Order) -> Done | Refused:
        """Carries out an order at a table that is ours or nobody's; raises Busy if another process owns it."""
        live = await self._loading.find(table)
        await self._ownership.claim(live)
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
        """Gives one of the server's own orders to a table, if the table is ours; a refusal is ignored."""
        if live.epoch is not None:
            with suppress(Refusal):
                give(live, Order(None, now(), command))

    # --- clocks and bots ---------------------------------------------------------------------------------------

    def _changed(self, live: Live) -> None:
        """Sets clocks and bots and tells other processes, after something was saved or the table was lost."""
        if live.epoch is None:
            if live.id not in self._ownership.others:
                self._ownership.lose(live)
            elif not live.is_settled:
                self._presence.settle(live)
            return
        if self.elsewhere:
            self.elsewhere.tell(live.id, live.kept_number)
        self._alarms.set(live)
        if bot_level(live.table) is not None and (live.bot is None or live.bot.done()):
            live.bot = asyncio.create_task(move_bots(live, self._thinking, pause=self.config.bot_pause))
        if not live.is_settled:
            self._presence.settle(live)

    # --- coming and going ---------------------------------------------------------------------------------------

    def join(self, live: Live, connection: Connection, last: int | None) -> None:
        """Adds a connection, which is told what it missed and everything from now on."""
        live.join(connection, last)
        self._presence.settle(live)
        count_onlookers(live)

    def check_fair(self, person: Person | None, board: Board) -> None:
        """Raises if a person plays on this board now, at a table without hints."""
        for live in self._memory:
            if person in live.present and not live.kept.has_hints and live.kept.is_at(board):
                raise Forbidden("no-hints", "you are playing this position at a table without hints")

    def part(self, live: Live, connection: Connection) -> None:
        """Removes a connection; its player counts as gone in a moment, unless they come back."""
        live.part(connection)
        count_onlookers(live)
        if connection.person:
            self._presence.part(live, connection.person)

    # --- looking around -----------------------------------------------------------------------------------------

    async def _wake_tables(self) -> None:
        """Continues tables that wake and that nobody else serves."""
        while True:
            try:
                await self._credit_sleep()
                await self._ownership.take_due()
            except Exception:  # noqa: BLE001 (a short database outage must not end this loop)
                log("wake-failed", level=logging.ERROR, exc_info=True)
            await asyncio.sleep(_EVERY)

    async def _credit_sleep(self) -> None:
        """Credits tables that are not in memory, too, with the time that this process slept."""
        if slept := self._presence.slept:
            absent = await asyncio.to_thread(self._storage.waking, self.server)
            self._presence.credit(await self._ownership.bring_back(absent), slept)
            self._presence.slept -= slept

    async def _look_around(self) -> None:
        """Follows other processes' tables, notices which processes are gone, and drops tables that nobody needs."""
        looks = 0
        while True:
            is_away = self.elsewhere is not None and self.elsewhere.is_away
            await asyncio.sleep(_OFTEN if is_away else _EVERY)
            looks += 1
            try:
                await self._ownership.recover()
                if self.elsewhere:
                    await self._look_elsewhere(is_sure=not is_away and looks % _SELDOM != 0)
                await self._close_tables()
                self._memory.drop_unused(self._drop, self._ownership.is_lost)
                self._garbage.look(self._writer.count)
            except Exception:  # noqa: BLE001 (as above)
                log("look-around-failed", level=logging.ERROR, exc_info=True)

    async def _look_elsewhere(self, *, is_sure: bool) -> None:
        """Checks on other processes; `is_sure` means that nobody can have taken a table of ours without telling us."""
        links = self._presence.links()  # these processes have already shown that they are alive
        await self._ownership.look()
        self._presence.unlink(links - {self.server, *self._ownership.living})
        if not is_sure:
            await self._ownership.check([live for live in self._memory.own() if live.connections])
        await self._following.keep_up()

    def hear(self, table: str) -> None:
        """Handles another process's news of a table: if we believe the table is ours, it may no longer be."""
        if live := self._memory.owned(table):
            self.spawn(self._ownership.check([live]))
        self._following.hear(table)

    def _lease_lost(self) -> None:
        """Checks our tables, which other processes may have taken over."""
        if self.elsewhere:
            self.spawn(self._ownership.check(self._memory.own()))

    async def _close_tables(self) -> None:
        """Closes the tables that the operator of the server has asked to close."""
        for table in await asyncio.to_thread(self._storage.closing):
            with suppress(Red7Error):  # the next check tries again
                await self.carry_out(table, Order(None, now(), Close()))

    def own(self) -> list[Live]:
        """The tables in memory that are ours."""
        return self._memory.own()

    def _drop(self, live: Live) -> None:
        self._memory.drop(live)
        self._ownership.forget(live)
