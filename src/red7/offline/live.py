"""A table in memory, and the lines that are told what happens at it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from red7.offline.line import Line
from red7.protocol.encoding import encode
from red7.protocol.messages import Done, Look, Outcome, Refused, Resumed
from red7.protocol.parts import Milliseconds
from red7.protocol.views import TableView
from red7.show.events import Telling
from red7.show.past import Past, Told, fresh, words
from red7.show.views import look, view, viewer_for
from red7.table.orders import Come, Continue, Go, Inner, Order, Person
from red7.table.refusal import Refusal
from red7.table.state import Chair, Table
from red7.table.table import Happened, carry_out

ME: Final[Person] = "0" * 64
"""The one person of this house."""
HERE: Final = "here"
"""The one server that they are connected to."""
_YEAR: Final = 365 * 86_400_000


class Live:
    """A table in memory."""

    def __init__(self, table: Table, created: Milliseconds, now: Callable[[], Milliseconds]) -> None:
        self.table, self.created, self._now = table, created, now
        self.kept: Table | None = None
        """The table as it was last kept."""
        self.lines: list[Line] = []
        self.changed_at = now()
        """When something happened last: a bot waits a moment after that."""
        self.gone_at: int | None = None
        """When the last line was closed, until the table is told that its player is gone."""
        self.quiet_until: Milliseconds = 0
        """Until when nothing happens here by itself."""
        self._settled: tuple[Chair, ...] | None = None
        """The chairs when the table was last told who is here; None if somebody has come since."""
        self._past = Past(table)

    # --- orders --------------------------------------------------------------------------------------------------

    def ask(self, order: Order, wanted: int | None) -> Done | Refused:
        """Carries out a client's command, tells every line, and answers; `wanted` is the seat they look from."""
        ident = order.command_id or "-"
        if order.key and (seq := self.table.done.get(order.key)) is not None:
            return Done(id=ident, seq=seq)
        try:
            self.give(order)
        except Refusal as refusal:
            shown = self.seen_from(wanted) if refusal.code == "stale" else None
            return Refused(id=ident, code=refusal.code, text=refusal.message, view=shown)
        return Done(id=ident, seq=self.table.seq)

    def give(self, order: Order) -> None:
        """Carries out an order and tells every line; raises Refusal."""
        before = self.table
        self.table, happened = carry_out(before, order)
        if happened:
            self.changed_at = order.at
            self._tell(before, happened, order.at)

    def try_order(self, command: Inner) -> None:
        """Gives an order of the house itself; a refusal is ignored."""
        with suppress(Refusal):
            self.give(Order(None, self._now(), command))

    def _tell(self, before: Table, happened: list[Happened], at: int) -> None:
        for fact, after in happened:
            told = Told(before, fact, after, at)
            self._past.remember(told)
            telling = Telling(*told)
            for line in self.lines:
                viewer = viewer_for(after, ME, line.wanted)
                text = words(telling, viewer, at) if viewer == line.viewer else fresh(after, viewer, at)
                line.viewer = viewer
                if text:
                    line.send(text)
            before = after

    # --- who is here ---------------------------------------------------------------------------------------------

    def join(self, line: Line, last: int | None) -> None:
        """Adds a line: sends what it missed or the whole table, and from now on everything that happens."""
        viewer = line.viewer = viewer_for(self.table, ME, line.wanted)
        missed = self._past.missed(self.table, viewer, last)
        if missed is None:
            line.send(fresh(self.table, viewer, self._now()))
        else:
            for told in missed:
                if text := words(Telling(*told), viewer, told.at):
                    line.send(text)
            line.send(encode(Resumed(seq=self.table.seq, now=self._now())))
        self.lines.append(line)
        self.gone_at, self._settled = None, None

    def part(self, line: Line) -> None:
        """Removes a line; its player counts as gone in a moment, unless they come back."""
        if line in self.lines:
            self.lines.remove(line)
            if not self.lines and self.table.seats_of(ME):
                self.gone_at = self._now()

    def settle(self) -> None:
        """Tells the table that the person is here, if they have come or sat down."""
        if self._settled is self.table.chairs:
            return
        self._settled = self.table.chairs
        if self.lines and any(HERE not in servers for _, servers in self.table.persons()):
            self.try_order(Come(person=ME, server=HERE))

    def miss(self) -> None:
        """Tells the table that the person is gone."""
        self.gone_at = None
        if not self.lines:
            self.try_order(Go(person=ME, server=HERE))

    def wake_up(self) -> None:
        """Goes on after nobody kept the table for a while: its clocks stood still."""
        self._credit(since=self.table.at, gone=(HERE,))

    def credit_sleep(self) -> None:
        """Goes on after the device has slept: the turn begins anew, since nobody knows for how long."""
        self._credit(since=self.table.began, gone=())

    def _credit(self, *, since: Milliseconds, gone: tuple[str, ...]) -> None:
        downtime = min(max(0, self._now() - since), _YEAR)
        self.try_order(Continue(server=HERE, downtime=downtime, gone=gone))

    # --- looking -------------------------------------------------------------------------------------------------

    def seen_from(self, wanted: int | None) -> TableView:
        """The whole table, from this seat if it is the person's."""
        return view(self.table, viewer_for(self.table, ME, wanted), self._now())

    def look(self, asked: Look, wanted: int | None) -> Outcome:
        """Where steps would lead; raises Refusal."""
        return look(self.table, viewer_for(self.table, ME, wanted), asked)
