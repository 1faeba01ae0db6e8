"""Whole games at tables, stored as a server stores them."""

from __future__ import annotations

from red7 import Game
from red7.protocol import commands as asked
from red7.server.store.codec import row_of
from red7.server.store.database import ENGINE
from red7.server.store.rows import Entry, GameRow
from red7.server.store.storage import Storage
from red7.table.snapshot import snapshot_of
from red7.table.state import Listing, Table
from red7.table.table import absorb
from tests.support.tables import ANN, BOB, Clerk, seated


def play(rules: str = "1.3") -> Clerk:
    """A game of two, played to its end."""
    clerk = seated(rules=rules)
    clerk.turn()
    while not clerk.table.is_finished:
        if clerk.table.phase == "between":
            clerk.ask(ANN, asked.Next)
            clerk.ask(BOB, asked.Next)
        else:
            clerk.turn(stays=False)
    return clerk


def store(storage: Storage, clerk: Clerk) -> Game:
    """The game of a table, stored as a server stores it."""
    table: Table | None = None
    for number, (order, facts) in enumerate(clerk.log, start=1):
        before, (table, _) = table, absorb(table, order, facts)
        row = row_of(number, order, facts)
        listing = Listing(*table.listing)
        if before is None:
            storage.create(table.id, "s1", row, listing)
            continue
        over = table.is_finished and not before.is_finished
        game = GameRow(table.id, table.id, table.record(), order.at, ENGINE) if over else None
        snapshot = snapshot_of(table) if number % 4 == 0 else None
        assert not storage.append([Entry(table.id, 1, row, listing, snapshot, game)])
    return Game.parse(clerk.table.record())
