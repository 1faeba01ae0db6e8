"""Rows of the log and snapshots: orders, facts and tables, to and from JSON text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from red7.errors import Red7Error
from red7.protocol.decoding import Decoder
from red7.protocol.encoding import encode
from red7.protocol.problems import Malformed
from red7.server.store.rows import Row
from red7.table.facts import Fact
from red7.table.orders import Order
from red7.table.snapshot import TableRead
from red7.table.state import Table


class Unreadable(Exception):
    """A row or a snapshot that cannot be read: a bug in red7, or something else wrote to the database."""


_ORDER: Final[Decoder[Order]] = Decoder(Order)
_FACTS: Final[Decoder[tuple[Fact, ...]]] = Decoder(tuple[Fact, ...])
_TABLE: Final[Decoder[TableRead]] = Decoder(TableRead)


def row_of(number: int, order: Order, facts: Sequence[Fact]) -> Row:
    """A line of the log: an order, and what came of it."""
    return Row(number, order.at, encode(order), encode(facts))


def read_row(row: Row) -> tuple[Order, tuple[Fact, ...]]:
    """The order of a line, and what came of it; raises Unreadable."""
    try:
        return _ORDER.decode(row.order), _FACTS.decode(row.facts)
    except Malformed as error:
        raise Unreadable(f"row {row.number} cannot be read: {error}") from None


def read_order(text: str) -> Order:
    """The order that another process sent; raises Malformed."""
    return _ORDER.decode(text)


def read_snapshot(text: str) -> Table:
    """The table of a snapshot; raises Unreadable."""
    try:
        return _TABLE.decode(text).table
    except Red7Error as error:
        raise Unreadable(f"its snapshot cannot be read: {error}") from None
