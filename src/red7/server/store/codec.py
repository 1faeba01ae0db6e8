"""The log's rows and snapshots as values: orders, facts and tables, from and to JSON text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from red7.protocol.checks import ReadBy
from red7.protocol.decoding import Decoder
from red7.protocol.encoding import encode, set_fields
from red7.record import Game
from red7.server.store.rows import Row
from red7.steps import Step, Turn
from red7.table.facts import Fact
from red7.table.orders import Order
from red7.table.state import Table


@dataclass(frozen=True, slots=True)
class _TableRead(Table):
    """A table as it is read: its game and its draft are in the notation."""

    game: Annotated[Game | None, ReadBy(lambda text: text and Game.parse(text))] = None
    draft: Annotated[tuple[Step, ...], ReadBy(lambda text: Turn.parse(text).steps)] = ()


_ORDER: Final[Decoder[Order]] = Decoder(Order)
_FACTS: Final[Decoder[tuple[Fact, ...]]] = Decoder(tuple[Fact, ...])
_TABLE: Final[Decoder[Table]] = Decoder(_TableRead)


def row_of(number: int, order: Order, facts: Sequence[Fact]) -> Row:
    """A line of the log: an order, and what came of it."""
    return Row(number, order.at, encode(order), encode(facts))


def read_row(row: Row) -> tuple[Order, tuple[Fact, ...]]:
    """The order of a line, and what came of it; raises Malformed where it cannot be read."""
    return read_order(row.order), _FACTS.decode(row.facts)


def read_order(text: str) -> Order:
    """The order; raises Malformed where it cannot be read."""
    return _ORDER.decode(text)


def snapshot_of(table: Table) -> str:
    """A text from which exactly this table can be made again."""
    game, draft = table.game and str(table.game), "".join(map(str, table.draft))
    return encode(set_fields(table) | {"game": game, "draft": draft})


def read_snapshot(text: str) -> Table:
    """The table of a snapshot; raises Red7Error where it cannot be read."""
    return Table(**set_fields(_TABLE.decode(text)))
