"""Deciding: orders to a table of ours are carried out at once, on the event loop, and then written.

Nothing is awaited between an order and what comes of it, so there are no locks. Whoever gave the order hears of it once
the result is saved.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from red7.protocol.messages import Refused
from red7.protocol.views import TableView
from red7.server.clock import now
from red7.server.live.decision import Decision, Lost, Tell
from red7.server.live.live import Live
from red7.server.store.codec import row_of
from red7.server.store.rows import Entry, GameRow, Row, Wakes
from red7.show.views import view, viewer_for
from red7.table.orders import Order, Person
from red7.table.refusal import Refusal
from red7.table.snapshot import snapshot_of
from red7.table.state import Table
from red7.table.table import carry_out
from red7.table.turns import wakes_at

_SNAPSHOT: Final = 40
"""Rows of the log between two snapshots."""
_EARLY: Final = 60_000
"""Milliseconds by which the database's wake time may be too early, so that not every turn has to update it."""

Answer: TypeAlias = int | Refused | None
"""The result of an order: a sequence number, a refusal, or None if the order was lost."""


def give(live: Live, order: Order, tell: Tell | None = None) -> None:
    """Carries out an order at a table of ours, and tells the outcome once it is known; raises Refusal at once.

    For an order that was carried out before, the outcome is the same number again.
    """
    assert live.epoch is not None
    key = order.key
    if key in live.unsaved:
        _wait_for(live.unsaved[key], tell)
        return
    if key and (seq := live.table.done.get(key)) is not None:
        if tell:
            tell(seq)
        return
    after, happened = carry_out(live.table, order)
    if not happened:  # nothing to do: answered once the current state is saved
        _when_saved(live, tell)
        return
    row = row_of(live.number + 1, order, tuple([one.fact for one in happened]))
    decision = Decision(order, live.epoch, row.number, happened, after)
    _wait_for(decision, tell)
    entry = _entry(live, live.epoch, after, row)
    live.table, live.number, live.latest = after, row.number, decision
    if key:
        live.unsaved[key] = decision
    live.writer.put(entry, partial(live.conclude, decision))


def decide(live: Live, order: Order, tell: Callable[[Answer], object]) -> None:
    """Decides on an order; `tell` gets the answer once the decision and everything it depends on are saved."""
    try:
        give(live, order, tell)
    except Refusal as refusal:
        _refuse(live, order, refusal, tell)


async def decision(live: Live, order: Order) -> Answer:
    """Like `decide`, but waits for the answer and returns it."""
    answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def tell(answer: Answer) -> None:
        if not answered.cancelled():  # by the caller
            answered.set_result(answer)

    decide(live, order, tell)
    return await answered


async def saved(live: Live) -> None:
    """Waits until all that was decided at a table is saved; raises Lost."""
    known: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()

    def tell(seq: int | None) -> None:
        if not known.cancelled():  # by the caller
            known.set_result(seq)

    _when_saved(live, tell)
    if await known is None:
        raise Lost


def _wait_for(decision: Decision, tell: Tell | None) -> None:
    if tell is None:
        return
    if decision.is_over:
        tell(decision.outcome)
    else:
        decision.waiting.append(tell)


def _when_saved(live: Live, tell: Tell | None) -> None:
    """Calls `tell` once all that was decided is saved, or lost."""
    if live.latest and live.number != live.kept_number:
        _wait_for(live.latest, tell)
    elif tell:
        tell(live.kept.seq)


def _refuse(live: Live, order: Order, refusal: Refusal, tell: Callable[[Answer], object]) -> None:
    """Reports a refusal once what led to it is saved, so that it reveals nothing that could still be lost."""

    def refused(seq: int | None) -> None:
        if seq is None:
            tell(None)
            return
        shown = _shown(live.kept, order.actor) if refusal.code == "stale" else None
        tell(Refused(id=order.command_id, code=refusal.code, text=refusal.message, view=shown))

    _when_saved(live, refused)


def _entry(live: Live, epoch: int, after: Table, row: Row) -> Entry:
    before = live.table
    is_listed_anew = before.chairs is not after.chairs or before.phase != after.phase or before.host != after.host
    is_over = after.is_finished and not before.is_finished
    return Entry(
        after.id,
        epoch,
        row,
        after.listing if is_listed_anew and before.listing != after.listing else None,
        snapshot_of(after) if row.number % _SNAPSHOT == 0 else None,
        _game(after, row.at) if is_over and not after.is_closed else None,
        wakes=_wakes(live, after),
        seated=_seated(after) if before.game is None and after.game is not None else (),
    )


def _seated(table: Table) -> tuple[Person, ...]:
    """Who plays a quick game, which may count for ratings; nobody if bots play along."""
    persons = tuple([chair.person for chair in table.chairs if chair.kind == "person" and chair.person])
    return persons if table.is_quick and len(persons) == len(table.chairs) else ()


def _wakes(live: Live, after: Table) -> Wakes | None:
    """When the table wakes from now on, if the database has to know; waking a little early does no harm."""
    known, due = live.wakes_at, wakes_at(after)
    if known == due or (known and due and 0 < due - known < _EARLY):
        return None
    live.wakes_at = due
    return Wakes(due)


def _game(table: Table, at: int) -> GameRow:
    """The finished game; games of public tables are listed."""
    return GameRow(table.id, table.id, table.record(), at, table.engine, public=table.settings.public)


def _shown(table: Table, person: Person | None) -> TableView:
    """The table as seen by a person whose command was based on an older one."""
    return view(table, viewer_for(table, person, None), now())
