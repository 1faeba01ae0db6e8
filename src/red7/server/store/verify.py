"""Verification: replays every stored table from its log, and every game from its text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from red7 import Game, Red7Error
from red7.server.store.codec import Unreadable, read_row, read_snapshot
from red7.server.store.database import ENGINE
from red7.server.store.rows import Row, Snapshot
from red7.server.store.storage import Storage
from red7.table.conclusion import RESIGNED
from red7.table.facts import Fact, GameOver, RoundOver
from red7.table.orders import Order
from red7.table.refusal import Refusal
from red7.table.state import Listing, Table
from red7.table.table import absorb, advance

_NAMED: Final = re.compile(rf'^\[{RESIGNED} ".*"\]\n', re.MULTILINE)
"""Older games without this tag are left as they are."""


class Difference(Exception):
    """What is stored differs from its replay; the message says where."""


@dataclass
class _Replay:
    """A table being replayed."""

    table: Table | None = None
    number: int = 0
    record: str | None = None

    def take(self, row: Row) -> None:
        if row.number != self.number + 1:
            raise Difference(f"row {self.number + 1} is missing")
        was_over = self.table is not None and self.table.is_finished
        try:
            order, due = read_row(row)
            table, facts = self._decided(order, due)
        except Unreadable as error:
            raise Difference(str(error)) from error
        except Red7Error as error:
            raise Difference(f"row {row.number} is refused: {error.code}: {error}") from error
        if facts != due and _is_as_before(table, facts, due):
            table, _ = absorb(self.table, order, due)
        elif facts != due:
            differing = next((fact.kind for fact, other in zip(due, facts, strict=False) if fact != other), "how many")
            raise Difference(f"row {row.number} leads to other facts: see {differing}")
        self.table, self.number = table, row.number
        if self.table.is_finished and not was_over and not self.table.is_closed:
            self.record = self.table.record()

    def _decided(self, order: Order, due: tuple[Fact, ...]) -> tuple[Table, tuple[Fact, ...]]:
        """What an order leads to; when the server still kept drafts, part of a turn led to nothing lasting."""
        try:
            return advance(self.table, order)
        except Refusal as refusal:
            if due or refusal.code != "unfinished":
                raise
            table, _ = absorb(self.table, order, due)
            return table, due


def _is_as_before(table: Table, facts: tuple[Fact, ...], due: tuple[Fact, ...]) -> bool:
    """Whether they differ only in who won: in the past, a player who had resigned could win."""
    resigned = {seat for seat, chair in enumerate(table.chairs) if chair.resigned}
    ours = [fact for fact in facts if fact not in due]
    stored = [fact for fact in due if fact not in facts]
    return (
        bool(resigned)
        and all(isinstance(fact, GameOver) for fact in ours)
        and all(resigned & _winners(fact) for fact in stored)
    )


def _winners(fact: Fact) -> set[int]:
    """Who won, according to a fact."""
    if isinstance(fact, RoundOver):
        return {fact.winner}
    return set(fact.winners) if isinstance(fact, GameOver) else set()


def check_table(storage: Storage, table: str) -> None:
    """Replays a table and compares every fact, its snapshot, its listing and its game; raises Difference."""
    stored, snapshot = storage.load(table), storage.snapshot(table)
    if stored is None:
        return  # removed a moment ago
    listed_at = stored.rows[-1].number if stored.rows else stored.snapshot.number if stored.snapshot else 0
    replay = _Replay()
    for row in storage.every_row(table):  # a running server may add some meanwhile
        replay.take(row)
        assert replay.table
        if snapshot and snapshot.number == row.number:
            _compare_snapshot(snapshot, replay.table)
        if row.number == listed_at and not _is_listed(replay.table, stored.listing):
            raise Difference(f"its entry in the list of tables is not that of row {row.number}")
    if replay.table is None:
        raise Difference("it has no rows")
    if snapshot and snapshot.number > replay.number:
        raise Difference(f"its snapshot is of row {snapshot.number}, which is missing")
    if replay.record is not None:
        game = storage.game(table)
        if game is None:
            raise Difference("its stored game is missing")
        if game.text not in (replay.record, _NAMED.sub("", replay.record)):
            raise Difference("its stored game differs")


def _is_listed(table: Table, listing: Listing) -> bool:
    """Whether a table's listing is right. Databases from before 0002 did not say who is there, or who plays (0005)."""
    now = table.listing
    if not (listing.host or listing.players or listing.clock):
        listing = listing._replace(host=now.host, players=now.players, clock=now.clock)
    return now == listing._replace(present=now.present)


def check_game(text: str) -> None:
    """Replays a game from its text; raises Difference."""
    try:
        Game.parse(text)
    except Red7Error as error:
        raise Difference(f"{error.code}: {error}") from error


def every_check(storage: Storage) -> Iterator[str | None]:
    """For the file, then every table and every game: None, or one line that says what is wrong."""
    yield from storage.faults()
    yield from _checked("table", ((table, partial(check_table, storage, table)) for table in storage.every_table()))
    yield from _checked("game", ((game.id, partial(check_game, game.text)) for game in storage.every_game()))


def _checked(kind: str, checks: Iterator[tuple[str, Callable[[], None]]]) -> Iterator[str | None]:
    """The result of each check; if the database is damaged, as far as it can be read."""
    try:
        for name, check in checks:
            try:
                check()
                yield None
            except (Difference, Red7Error) as error:
                yield f"{kind} {name}: {error}"
    except Red7Error as error:
        yield f"{kind}s after this one cannot be found: {error}"


def _compare_snapshot(snapshot: Snapshot, table: Table) -> None:
    if snapshot.engine != ENGINE:
        return  # of another version, and so never used
    try:
        same = read_snapshot(snapshot.text) == table
    except Unreadable as error:
        raise Difference(str(error)) from error
    if not same:
        raise Difference(f"its snapshot is not the table after row {snapshot.number}")
