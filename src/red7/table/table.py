"""The table: orders in, facts out. It is a value: time and chance are passed in, and it knows no network.

A table is the result of its facts, one after the other. `decided` says which facts an order leads to, `apply` takes
them in, and `carry_out` does both.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from red7.protocol.parts import Milliseconds
from red7.table.decisions import decided, follows
from red7.table.effects import taken_in
from red7.table.facts import ALTERING, UNNUMBERED, Created, Fact
from red7.table.orders import Open, Order
from red7.table.refusal import Refusal
from red7.table.state import Table, changed, finished


def apply(table: Table | None, fact: Fact, at: Milliseconds) -> Table:
    """The table after one more fact; the first fact creates it."""
    if isinstance(fact, Created):
        if table is not None:
            raise TypeError("a table is created once")
        return Table.opened(fact, at)
    if table is None:
        raise TypeError("the first fact creates the table")
    at = max(at, table.at)
    after = taken_in(table, fact, at)
    if after is table:
        after = changed(table)
    if fact.kind in UNNUMBERED:
        return finished(after, at=at)
    seq = table.seq + 1
    return finished(after, at=at, seq=seq, changed=seq if fact.kind in ALTERING else table.changed)


class Happened(NamedTuple):
    """A fact, and the table after it."""

    fact: Fact
    after: Table


def carry_out(table: Table | None, order: Order) -> tuple[Table, list[Happened]]:
    """The table after an order, and all that happened on the way; raises Refusal if it is not carried out.

    An order that was already carried out changes nothing.
    """
    happened: list[Happened] = []
    if table is None:
        if not isinstance(order.command, Open):
            raise Refusal("no-table", "there is no such table")
    elif order.key and table.done.get(order.key) is not None:
        return table, happened
    at = order.at if table is None else max(order.at, table.at)
    for fact in decided(table, order, at):
        table = apply(table, fact, at)
        happened.append(Happened(fact, table))
    assert table is not None
    while happened and (further := follows(table)):
        table = apply(table, further, at)
        happened.append(Happened(further, table))
    return _remembered(table, order, is_new=bool(happened)), happened


def advance(table: Table | None, order: Order) -> tuple[Table, tuple[Fact, ...]]:
    """The table after an order, and what came of it; raises Refusal if it is not carried out."""
    after, happened = carry_out(table, order)
    return after, tuple([one.fact for one in happened])


def absorb(table: Table | None, order: Order, facts: Iterable[Fact]) -> tuple[Table, list[Happened]]:
    """The table after an order that was already decided, with what came of it."""
    happened: list[Happened] = []
    for fact in facts:
        table = apply(table, fact, order.at)
        happened.append(Happened(fact, table))
    if table is None:
        raise TypeError("the first fact creates the table")
    return _remembered(table, order, is_new=bool(happened)), happened


def _remembered(table: Table, order: Order, *, is_new: bool) -> Table:
    """The table, with a client's command marked as carried out; changed in place if nobody else holds it yet."""
    key = order.key
    if key is None:
        return table
    done = table.done.with_one(key, table.seq)
    return finished(table, done=done) if is_new else changed(table, done=done)
