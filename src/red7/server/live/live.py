"""A table in memory: what it has decided, what is saved, and who is told.

Orders are decided in `deciding`, without waiting for the disk, so `table` is ahead of `kept`. Decisions are written in
order; once they are saved, the viewers are told. If writing fails, the decisions that are not known to be saved are
dropped, and the log shows what is true. Processes that do not own the table follow its log in the same way.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from red7.protocol.encoding import encode
from red7.protocol.messages import Bye, Resumed
from red7.server.clock import now
from red7.server.failures import MISTAKE
from red7.server.live.connection import Connection
from red7.server.live.decision import Decision
from red7.server.live.writer import Writer
from red7.server.logs import log
from red7.server.metrics import GAMES, TURNS
from red7.server.store.codec import read_row
from red7.server.store.rows import Row
from red7.show.events import Telling
from red7.show.past import Past, Told, fresh, words
from red7.show.views import viewer_for
from red7.table.orders import Person
from red7.table.state import Chair, Table
from red7.table.table import Happened, absorb

_CLOSED: Final = Bye(code="closed", text="this table was closed by the people who run this server", again=False)


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
        self.rings_at = 0
        """The deadline that it was set for."""
        self.bot: asyncio.Task[None] | None = None
        self.rematch: asyncio.Future[str] | None = None
        """The id of the table that is opened when the first player asks for a rematch."""
        self.wakes_at: int | None = None
        """When the table wakes, according to the database."""
        self.writer = writer
        self.unsaved: dict[tuple[Person, str], Decision] = {}
        """The decisions on clients' commands that are not saved yet."""
        self.latest: Decision | None = None
        """The decision made last."""
        self._changed = changed
        self._past = Past(table)

    @property
    def id(self) -> str:
        return self.kept.id

    @property
    def is_settled(self) -> bool:
        """Whether nobody has come or moved since the table was last told who is here."""
        return self.settled is (self.kept if self.epoch is None else self.table).chairs

    # --- saving -------------------------------------------------------------------------------------------------

    def own(self, epoch: int | None, known_wakes_at: int | None = None) -> None:
        """Continues from what is known to be saved: as the owner in a new epoch, or, with None, as a follower."""
        self.epoch, self.settled, self.wakes_at = epoch, None, known_wakes_at
        self.table, self.number = self.kept, self.kept_number

    def forget(self) -> None:
        """Goes back to what is known to be saved, and no longer owns the table."""
        self.own(None)
        self._changed(self)

    def conclude(self, decision: Decision, is_kept: bool) -> None:  # noqa: FBT001
        """Tells everybody what was decided, if it is saved, and then the outcome to those who wait for it."""
        if key := decision.order.key:
            del self.unsaved[key]
        is_ours = self.epoch == decision.epoch
        try:
            if is_kept and is_ours:
                self._keep(decision.number, decision.order.at, decision.happened, decision.after)
        finally:
            decision.is_over = True
            decision.outcome = decision.after.seq if is_kept and is_ours else None
            for tell in decision.waiting:
                tell(decision.outcome)
            decision.waiting = []  # drops the callbacks
            if self.latest is decision:
                self.latest = None
        if not is_kept and self.epoch == decision.epoch:
            self.forget()

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
        self._past.remember(happened)
        if fact.kind == "turned":
            TURNS.inc()
        elif fact.kind == "game-over":
            GAMES.inc()
        telling = Telling(*happened)
        are_chairs_new, told_at = after.chairs is not before.chairs, now()
        for connection in self.connections:
            viewer = viewed = connection.viewer
            if are_chairs_new:
                viewer = connection.viewer = viewer_for(after, connection.person, connection.wanted)
            try:
                text = words(telling, viewer, told_at) if viewer == viewed else fresh(after, viewer, told_at)
            except Exception:  # noqa: BLE001 (a bug; the others are still told)
                log("mistake", level=logging.ERROR, exc_info=True)
                connection.close(Bye(code="mistake", text=MISTAKE, again=True))
                continue
            if text:
                connection.send(text)

    # --- coming and going ---------------------------------------------------------------------------------------

    def join(self, connection: Connection, last: int | None) -> None:
        """Adds a connection: sends what it missed or the whole table, and from now on everything that happens."""
        viewer = connection.viewer = viewer_for(self.kept, connection.person, connection.wanted)
        missed = self._past.missed(self.kept, viewer, last)
        if missed is None:
            connection.send(fresh(self.kept, viewer, now()))
        else:
            for happened in missed:
                connection.send(words(Telling(*happened), viewer, now()))
            connection.send(encode(Resumed(seq=self.kept.seq, now=now())))
        self.connections.add(connection)
        self.settled = None
        if connection.person:
            self.present[connection.person] += 1
        if self.kept.is_closed:
            connection.close(_CLOSED)

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
