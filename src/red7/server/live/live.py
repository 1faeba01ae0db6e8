"""A table in memory: what it has decided, what is saved, and who is told.

The owner of a table decides at once, on the event loop, without waiting for the disk, so `table` is ahead of `kept`.
Decisions are written in order; once they are saved, the viewers are told. If writing fails, the decisions that are not
known to be saved are dropped, and the log shows what is true. Processes that do not own the table follow its log in the
same way.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeAlias

from red7.protocol.encoding import encode
from red7.protocol.messages import Bye, Refused, Resumed, View
from red7.protocol.views import TableView
from red7.server.clock import now
from red7.server.failures import MISTAKE
from red7.server.live.connection import Connection
from red7.server.live.promise import Promise
from red7.server.live.writer import Writer
from red7.server.logs import log
from red7.server.metrics import GAMES, TURNS
from red7.server.store.codec import read_row, row_of, snapshot_of
from red7.server.store.rows import Entry, GameRow, Row, Wakes
from red7.show.events import Telling
from red7.show.views import Viewer, view, viewer_for
from red7.table.facts import Fact
from red7.table.orders import Order, Person
from red7.table.refusal import Refusal
from red7.table.state import CarriedOut, Chair, Table, changed
from red7.table.table import Happened, absorb, carry_out
from red7.table.turns import wakes_at

_REMEMBERED: Final = 48
"""Events remembered for clients that come back; a client that missed more gets a fresh view."""
_SNAPSHOT: Final = 40
"""Rows of the log between two snapshots."""
_EARLY: Final = 60_000
"""Milliseconds by which the database's wake time may be too early, so that not every turn has to update it."""
_FORGOTTEN: Final = CarriedOut()
_CLOSED: Final = Bye(code="closed", text="this table was closed by whoever runs the server", again=False)


Answer: TypeAlias = int | Refused | None
"""The result of an order: a sequence number, a refusal, or None if the order was lost."""


class Told(NamedTuple):
    """A numbered fact, and the table before and after it."""

    before: Table
    fact: Fact
    after: Table
    at: int


class Live:
    """A table in memory, with its connections."""

    def __init__(self, table: Table, number: int, writer: Writer, changed: Callable[[Live], None]) -> None:
        """`changed` is called when something new is saved, and when the table is lost."""
        self.kept = self.table = table
        self.kept_number = self.number = number
        self.epoch: int | None = None
        self.connections: set[Connection] = set()
        self.present: Counter[Person] = Counter()
        self.is_counted = False
        """Whether the onlookers were counted a moment ago."""
        self.settled: tuple[Chair, ...] | None = None
        """The chairs when the table was last told who is here; None if somebody has come since."""
        self.timer: asyncio.TimerHandle | None = None
        """Goes off at the table's deadline or earlier; if earlier, it is set again."""
        self.bot: asyncio.Task[None] | None = None
        self.rematch: asyncio.Future[str] | None = None
        """The id of the table that is opened when the first player asks for a rematch."""
        self._wakes_at: int | None = None
        """When the table wakes, according to the database."""
        self._writer, self._changed = writer, changed
        self._past: deque[Told] = deque(maxlen=_REMEMBERED)
        self._light = table, table
        """The table after the last event: in full, and in the form that is remembered."""
        self._waiting: dict[tuple[Person, str], Promise] = {}
        self._latest: Promise | None = None
        """The outcome of the order decided last."""

    @property
    def id(self) -> str:
        return self.kept.id

    @property
    def latest(self) -> Promise:
        """The outcome of the order decided last, and so of all orders before it."""
        return self._latest if self.number != self.kept_number and self._latest else Promise.known(self.kept.seq)

    # --- deciding -----------------------------------------------------------------------------------------------

    def give(self, order: Order) -> Promise:
        """Carries out an order and returns a promise of its outcome; raises Refusal at once.

        For an order that was carried out before, the promise gives the same number again.
        """
        assert self.epoch is not None
        key = order.key
        if key in self._waiting:
            return self._waiting[key]
        if key and (seq := self.table.done.get(key)) is not None:
            return Promise.known(seq)
        after, happened = carry_out(self.table, order)
        if not happened:  # nothing to do: answered once the current state is saved
            return self.latest
        facts = tuple([one.fact for one in happened])
        row = row_of(self.number + 1, order, facts)
        epoch = self.epoch
        entry = self._entry(self.table, after, row, epoch)
        self.table, self.number = after, row.number
        promise = self._latest = Promise()
        if key:
            self._waiting[key] = promise

        def then(is_kept: bool) -> None:  # noqa: FBT001
            if key:
                del self._waiting[key]
            if is_kept and self.epoch == epoch:
                try:
                    self._keep(row.number, order.at, happened, after)
                finally:
                    promise.settle(after.seq)
                return
            promise.settle(None)
            if self.epoch == epoch:
                self.forget()

        self._writer.put(entry, then)
        return promise

    def decide(self, order: Order, tell: Callable[[Answer], object]) -> None:
        """Decides on an order; `tell` gets the answer once the decision and everything it depends on are saved."""
        try:
            promise = self.give(order)
        except Refusal as refusal:
            self._refuse(order, refusal, tell)
        else:
            promise.then(tell)

    async def decision(self, order: Order) -> Answer:
        """Like `decide`, but waits for the answer and returns it."""
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        def tell(answer: Answer) -> None:
            if not answered.cancelled():  # by the caller
                answered.set_result(answer)

        self.decide(order, tell)
        return await answered

    def _refuse(self, order: Order, refusal: Refusal, tell: Callable[[Answer], object]) -> None:
        """Reports a refusal once what led to it is saved, so that it reveals nothing that could still be lost."""

        def refused(seq: int | None) -> None:
            if seq is None:
                tell(None)
                return
            shown = _shown(self.kept, order.actor) if refusal.code == "stale" else None
            tell(Refused(id=order.command_id, code=refusal.code, text=refusal.message, view=shown))

        self.latest.then(refused)

    def _entry(self, before: Table, after: Table, row: Row, epoch: int) -> Entry:
        is_listed_anew = before.chairs is not after.chairs or before.phase != after.phase or before.host != after.host
        is_over = after.is_finished and not before.is_finished
        return Entry(
            self.id,
            epoch,
            row,
            after.listing if is_listed_anew and before.listing != after.listing else None,
            snapshot_of(after) if row.number % _SNAPSHOT == 0 else None,
            self._game(after, row.at) if is_over and not after.is_closed else None,
            wakes=self._wakes(after),
        )

    def _wakes(self, after: Table) -> Wakes | None:
        """When the table wakes from now on, if the database has to know; waking a little early does no harm."""
        known, due = self._wakes_at, wakes_at(after)
        if known == due or (known and due and 0 < due - known < _EARLY):
            return None
        self._wakes_at = due
        return Wakes(due)

    def _game(self, table: Table, at: int) -> GameRow:
        """The finished game; games of public tables are listed."""
        return GameRow(self.id, self.id, table.record(), at, table.engine, public=table.settings.public)

    def own(self, epoch: int | None, known_wakes_at: int | None = None) -> None:
        """Continues from what is known to be saved: as the owner in a new epoch, or, with None, as a follower."""
        self.epoch, self.settled, self._wakes_at = epoch, None, known_wakes_at
        self.table, self.number = self.kept, self.kept_number

    def forget(self) -> None:
        """Goes back to what is known to be saved, and no longer owns the table."""
        self.own(None)
        self._changed(self)

    def follow(self, rows: Iterable[Row]) -> None:
        """Takes in the new rows of the log, and tells the viewers."""
        for row in rows:
            if row.number == self.kept_number + 1:
                order, facts = read_row(row)
                after, happened = absorb(self.kept, order, facts)
                self._keep(row.number, order.at, happened, after)
                self.table, self.number = self.kept, self.kept_number

    # --- telling ------------------------------------------------------------------------------------------------

    def _keep(self, number: int, at: int, happened: list[Happened], after: Table) -> None:
        """Tells everybody what was decided, now that it is saved."""
        before = self.kept
        for fact, table in happened:
            self._tell(Told(before, fact, table, at))
            before = table
        self.kept, self.kept_number = after, number
        if after.is_closed:
            self.dismiss(_CLOSED)
        self._changed(self)

    def _tell(self, happened: Told) -> None:
        before, fact, after, _ = happened
        if after.seq != before.seq:
            self._remember(happened)
        if fact.kind == "turned":
            TURNS.inc()
        elif fact.kind == "game-over":
            GAMES.inc()
        telling = Telling(*happened)
        are_chairs_new = after.chairs is not before.chairs
        for connection in self.connections:
            viewer = viewed = connection.viewer
            if are_chairs_new:
                viewer = connection.viewer = viewer_for(after, connection.person, connection.wanted)
            try:
                text = self._words(telling, viewer) if viewer == viewed else self._fresh(after, viewer)
            except Exception:  # noqa: BLE001 (a bug; the others are still told)
                log("mistake", level=logging.ERROR, exc_info=True)
                connection.close(Bye(code="mistake", text=MISTAKE, again=True))
                continue
            if text:
                connection.send(text)

    def _remember(self, happened: Told) -> None:
        """Keeps an event to tell it again, without the commands carried out: they are not told, and take most space."""
        real, light = self._light
        before = light if happened.before is real else changed(happened.before, done=_FORGOTTEN)
        after = changed(happened.after, done=_FORGOTTEN)
        self._light = happened.after, after
        self._past.append(happened._replace(before=before, after=after))

    def _words(self, telling: Telling, viewer: Viewer) -> str:
        """The message for a viewer; empty if the event does not concern them."""
        fact, after = telling.fact, telling.after
        if fact.kind == "muted" and viewer.person == fact.person:
            return self._fresh(after, viewer)
        return telling.text(viewer)

    @staticmethod
    def _fresh(table: Table, viewer: Viewer) -> str:
        """The whole table, for somebody who comes or whose view of it changes."""
        return encode(View(view=view(table, viewer, now())))

    # --- coming and going ---------------------------------------------------------------------------------------

    def join(self, connection: Connection, last: int | None) -> None:
        """Adds a connection: sends what it missed or the whole table, and from now on everything that happens."""
        viewer = connection.viewer = viewer_for(self.kept, connection.person, connection.wanted)
        missed = self._missed(last, viewer)
        if missed is None:
            connection.send(self._fresh(self.kept, viewer))
        else:
            for happened in missed:
                connection.send(self._words(Telling(*happened), viewer))
            connection.send(encode(Resumed(seq=self.kept.seq, now=now())))
        self.connections.add(connection)
        self.settled = None
        if connection.person:
            self.present[connection.person] += 1
        if self.kept.is_closed:
            connection.close(_CLOSED)

    def _missed(self, last: int | None, viewer: Viewer) -> list[Told] | None:
        """The events after `last`; None if some are not remembered, or if the viewer's view has changed since."""
        if last is None or last > self.kept.seq:
            return None
        missed = [happened for happened in self._past if happened.after.seq > last]
        if len(missed) != self.kept.seq - last:
            return None
        seen_alike = all(viewer_for(one.before, viewer.person, viewer.seat) == viewer for one in missed)
        return missed if seen_alike else None

    def dismiss(self, bye: Bye) -> None:
        """Says goodbye to everybody who is here."""
        for connection in self.connections:
            connection.close(bye)

    def part(self, connection: Connection) -> None:
        """Removes a connection, if it has joined."""
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        if connection.person:
            self.present[connection.person] -= 1
            if not self.present[connection.person]:
                del self.present[connection.person]


def _shown(table: Table, person: Person | None) -> TableView:
    """The table as seen by a person whose command was based on an older one."""
    return view(table, viewer_for(table, person, None), now())
