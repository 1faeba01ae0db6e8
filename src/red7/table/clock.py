"""The clock: how long a table waits for a player, and whom it replaces when the time is up."""

from __future__ import annotations

from typing import Final, NamedTuple

from red7.protocol.parts import Milliseconds
from red7.protocol.views import Away
from red7.table.state import Chair, Table

QUICK: Final = 10_000
"""Milliseconds for which a seat at a table for strangers waits for a player who is not connected."""


class Deadline(NamedTuple):
    """When a player to move is replaced, and why."""

    at: Milliseconds
    why: Away


def deadline(table: Table) -> Milliseconds | None:
    """When the table next acts on its own; None if it waits without limit."""
    if table.phase == "gathering":
        return host_deadline(table) if not table.is_quick else seat_deadline(table)
    if table.paused is not None:
        return None
    if table.phase == "playing":
        due = turn_deadline(table)
        return due.at if due else None
    if table.phase == "between" and any(chair.is_present for chair in table.chairs):
        return table.began + table.settings.between_after
    return None


def turn_deadline(table: Table) -> Deadline | None:
    """When a bot replaces the player to move; without a clock, only if somebody is waiting."""
    mover = table.mover
    if mover is None or not table.chairs[mover].plays or table.forfeit or table.paused is not None:
        return None
    chair, settings = table.chairs[mover], table.settings
    if settings.clock:
        return Deadline(table.began + settings.clock.turn + chair.reserve, "clock")
    waiting = _waiting_since(table, chair)
    if waiting is None:
        return None
    start = max(table.began, waiting)
    idle = Deadline(start + settings.idle_after, "idle")
    if chair.is_present:
        return idle
    return min(Deadline(max(start, chair.since) + settings.gone_after, "gone"), idle)


def _waiting_since(table: Table, mover: Chair) -> Milliseconds | None:
    """Since when another player has been connected and waiting."""
    here = [
        chair.since for chair in table.chairs if chair.servers and not chair.resigned and chair.person != mover.person
    ]
    return min(here) if here else None


def host_deadline(table: Table) -> Milliseconds | None:
    """Before the deal: when another player becomes host, if the host is away and others are connected."""
    others = [chair.since for chair in table.chairs if chair.is_present and chair.person != table.host]
    own = [chair for chair in table.chairs if chair.kind == "person" and chair.person == table.host]
    if not others or any(chair.is_present for chair in own):
        return None
    away = max((chair.since for chair in own), default=0)
    return max(away, min(others)) + table.settings.gone_after


def seat_deadline(table: Table) -> Milliseconds | None:
    """Before strangers are dealt to: when the seat of somebody who is away opens again."""
    away = [chair.since for chair in table.chairs if chair.kind == "person" and not chair.is_present]
    return min(away) + QUICK if away else None


def reserve_left(table: Table, seat: int, at: Milliseconds) -> Milliseconds:
    """What is left of a seat's reserve if it finishes its turn now."""
    chair, clock = table.chairs[seat], table.settings.clock
    if clock is None or not chair.plays or table.forfeit:
        return chair.reserve
    return max(0, chair.reserve - max(0, at - table.began - clock.turn))
