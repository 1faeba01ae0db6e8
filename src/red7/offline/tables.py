"""All tables of the house: those in memory, those that are kept as texts, and what is due at them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from red7.offline.bots import played
from red7.offline.games import Games
from red7.offline.live import ME, Live
from red7.offline.outside import Outside
from red7.protocol.checks import Part
from red7.protocol.commands import Rematch
from red7.protocol.encoding import encode
from red7.protocol.parts import Milliseconds
from red7.protocol.plain import PlainDecoder
from red7.protocol.problems import Malformed, NotFound
from red7.protocol.tables import LobbyTable, NewTable
from red7.show.lobby import listed
from red7.table.clock import deadline
from red7.table.opening import Waits, opening_of, rematch_of
from red7.table.orders import Expire, Open, Order, RematchAt
from red7.table.snapshot import TableRead, snapshot_of
from red7.table.state import Table
from red7.table.table import advance
from red7.table.turns import bot_level, bot_turn

KEY: Final = "table/"
_MOST: Final = 60
"""Tables that are kept; beyond that, those where nothing has happened for longest are forgotten."""
_WAITS: Final = Waits(gone=90.0, idle=600.0, between=60.0)
_GRACE: Final = 3_000
"""Milliseconds until a player without a line counts as gone."""
_NAP: Final = 3_000
"""Milliseconds by which a deadline is noticed late only if the device has slept."""
_AGAIN: Final = 1_000
"""Milliseconds until the same is tried again at a table, if it changed nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptTable(Part):
    """A table as it is kept."""

    at: Milliseconds
    """When something happened there last."""
    listing: LobbyTable
    table: str
    """A snapshot."""


_GONE: Final = NotFound("no-table", "there is no such table; it may have been deleted")
_KEPT: Final[PlainDecoder[KeptTable]] = PlainDecoder(KeptTable)
_TABLE: Final[PlainDecoder[TableRead]] = PlainDecoder(TableRead)


class _Due(NamedTuple):
    """When something is due at a table, and what."""

    at: Milliseconds
    what: str
    live: Live


class Tables:
    """The tables of this device."""

    def __init__(self, outside: Outside, games: Games) -> None:
        self.pause = 700
        """Milliseconds that a bot waits before its turn, so that people can follow."""
        self._outside, self._games = outside, games
        self._kept: dict[str, KeptTable] = {}
        self._lives: dict[str, Live] = {}

    def restore(self, text: str) -> None:
        """Takes back a table that was kept; raises Malformed."""
        kept = _KEPT.decode(text)
        self._kept[kept.listing.id] = kept

    # --- finding and opening -------------------------------------------------------------------------------------

    def find(self, id: str) -> Live:  # noqa: A002 (what it is)
        """The table with that id, read from its text if it is not in memory; raises NotFound."""
        live = self._lives.get(id)
        if live is None:
            kept = self._kept.get(id)
            if kept is None:
                raise _GONE
            try:
                table = _TABLE.decode(kept.table).table
            except Malformed:  # another version of red7 may read it
                raise _GONE from None
            live = self._lives[id] = self._live(table, kept.listing.created)
            live.wake_up()
        return live

    def open(self, wanted: NewTable) -> Live:
        """A new table."""
        return self._opened(opening_of(wanted, host=ME, waits=_WAITS, drawn=self._outside.drawn()))

    def rematch(self, live: Live, command: Rematch) -> RematchAt:
        """The order that names the table where the same players go on; opens it if it is not open yet."""
        new = live.table.rematch
        if new is None and live.table.result and live.table.seats_of(ME):
            new = self._opened(rematch_of(live.table, host=ME, drawn=self._outside.drawn()), beside=live).table.id
        return RematchAt(id=command.id, seq=command.seq, table=new or self._outside.new_id())

    def _opened(self, opening: Open, *, beside: Live | None = None) -> Live:
        """The table that was opened; others where nobody is rest until somebody comes back."""
        self._lives = {one: live for one, live in self._lives.items() if live.lines or live is beside}
        at = self._outside.now()
        table, _ = advance(None, Order(ME, at, opening))
        live = self._lives[table.id] = self._live(table, at)
        return live

    def _live(self, table: Table, created: Milliseconds) -> Live:
        return Live(table, created, self._outside.now)

    def going_on(self) -> tuple[LobbyTable, ...]:
        """The tables that are not over, newest first."""
        listed = [kept.listing for kept in self._kept.values() if kept.listing.phase != "over"]
        return tuple(sorted(listed, key=lambda table: table.created, reverse=True))

    # --- keeping -------------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Ends a call: tables are told who is here, and what has changed is kept, with games that are over."""
        for live in self._lives.values():
            live.settle()
            if live.kept is not live.table:
                self._keep(live)

    def _keep(self, live: Live) -> None:
        table = live.table
        if table.result and not (live.kept and live.kept.result):
            self._games.add(table.id, table.record())
        live.kept = table
        kept = KeptTable(at=table.at, listing=listed(table.id, table.listing, live.created), table=snapshot_of(table))
        self._kept[table.id] = kept
        self._outside.keep(f"{KEY}{table.id}", encode(kept))
        if len(self._kept) > _MOST:
            self._forget()

    def _forget(self) -> None:
        """Forgets the table where nothing has happened for longest; finished games are kept on their own."""
        asleep = [kept for one, kept in self._kept.items() if one not in self._lives]
        if asleep:
            oldest = min(asleep, key=lambda kept: kept.at).listing.id
            del self._kept[oldest]
            self._outside.keep(f"{KEY}{oldest}", None)

    # --- what is due ---------------------------------------------------------------------------------------------

    def next_due(self) -> Milliseconds | None:
        """When something is due next."""
        return min((due.at for due in self._dues()), default=None)

    def do_due(self) -> None:
        """Does what has been due for longest: one bot's move, a deadline, or the news that a player is gone."""
        now = self._outside.now()
        due = min(self._dues(), default=None, key=lambda due: due.at)
        if due is None or due.at > now:
            return
        live, before = due.live, due.live.table
        if due.what == "gone":
            live.miss()
        elif due.what == "bot":
            turn = bot_turn(before)
            assert turn
            live.try_order(played(turn, before.seq))
        elif now - due.at > _NAP:
            live.credit_sleep()
        else:
            live.try_order(Expire())
        if live.table is before:
            live.quiet_until = now + _AGAIN

    def _dues(self) -> Iterator[_Due]:
        for live in self._lives.values():
            if live.gone_at is not None:
                yield _Due(live.gone_at + _GRACE, "gone", live)
            if bot_level(live.table) is not None:
                yield _Due(max(live.changed_at + self.pause, live.quiet_until), "bot", live)
            elif (at := deadline(live.table)) is not None:
                yield _Due(max(at, live.quiet_until), "deadline", live)
