"""Rows of the log and snapshots: orders, facts and tables, to and from JSON text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from red7.errors import Red7Error
from red7.protocol.checks import ReadBy
from red7.protocol.decoding import Decoder, Malformed
from red7.protocol.encoding import encode, set_fields
from red7.record import Game
from red7.server.store.rows import Row
from red7.table.facts import Fact
from red7.table.orders import Order
from red7.table.state import Table


@dataclass(frozen=True, slots=True)
class _TableRead(Table):
    """A table as it is read: its game is in the notation."""

    game: Annotated[Game | None, ReadBy(lambda text: text and Game.parse(text))] = None


class Unreadable(Exception):
    """A row or a snapshot that cannot be read: a bug in red7, or something else wrote to the database."""


_ORDER: Final[Decoder[Order]] = Decoder(Order)
_FACTS: Final[Decoder[tuple[Fact, ...]]] = Decoder(tuple[Fact, ...])
_TABLE: Final[Decoder[Table]] = Decoder(_TableRead)


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


def snapshot_of(table: Table) -> str:
    """A text from which exactly this table can be restored."""
    return encode(set_fields(table) | {"game": table.game and str(table.game)})


def read_snapshot(text: str) -> Table:
    """The table of a snapshot; raises Unreadable."""
    try:
        return Table(**set_fields(_TABLE.decode(text)))
    except Red7Error as error:
        raise Unreadable(f"its snapshot cannot be read: {error}") from None
