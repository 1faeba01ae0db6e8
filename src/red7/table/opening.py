"""Opening a table: turns a client's wishes, or a rematch, into the order that opens it."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from red7.errors import Red7Error
from red7.position import Position, deal
from red7.protocol.checks import UNSET
from red7.protocol.tables import NewTable, PersonSeat
from red7.rules import FULL_HAND, Rules
from red7.table.orders import Carried, Clock, Open, Person, Reserved, Settings
from red7.table.state import Chair, Table


class Waits(NamedTuple):
    """How many seconds a table waits for a player who is away, does not move, or is not ready."""

    gone: float
    idle: float
    between: float


class Drawn(NamedTuple):
    """What chance adds to a new table."""

    id: str
    secret: str
    """256 random bits in hex, from which the deals follow."""
    bots: str
    """128 random bits in hex, from which the bots' choices follow."""


def opening_of(wanted: NewTable, *, host: Person, waits: Waits, drawn: Drawn, quick: bool = False) -> Open:
    """The order that opens the table a client wants; raises if no game can be played at it."""
    rules = Rules.parse(wanted.rules)
    if wanted.position is not None:
        position = Position.parse(wanted.position)
        if position.players != len(wanted.seats):
            raise Red7Error("seats", f"the position has {position.players} seats, not {len(wanted.seats)}")
        if position.is_over or position.turn.items:
            raise Red7Error("deal-begun", "a game begins at the start of a turn")
        rules = position.rules
    else:  # raises if the pack is too small
        position = deal(rules, players=len(wanted.seats), seed="")
    _check_work(position)
    people = sum(isinstance(seat, PersonSeat) for seat in wanted.seats)
    if not people:
        raise Red7Error("seats", "at least one seat must be for a person")
    clock = wanted.clock
    settings = Settings(
        rules=str(rules),
        seats=tuple(None if isinstance(seat, PersonSeat) else seat.level for seat in wanted.seats),
        name=wanted.name,
        public=wanted.public,
        clock=Clock(turn=1000 * clock.turn, reserve=1000 * clock.reserve) if clock else None,
        position=None if wanted.position is None else str(position),
        starts=wanted.starts,
        one_device=wanted.one_device,
        hints=people == 1 if wanted.hints is None else wanted.hints,
        quick=quick or UNSET,
        gone_after=int(1000 * waits.gone),
        idle_after=int(1000 * waits.idle),
        between_after=int(1000 * waits.between),
    )
    return Open(id=drawn.id, settings=settings, host=host, secret=drawn.secret, bots=drawn.bots)


def _check_work(position: Position) -> None:
    """Raises where turns take too long to look at: with large hands, if the size of the palette limits discards.

    Every set of 5s has to be tried then, with every card after it. Hands of seven are no trouble.
    """
    rules = position.rules
    if rules.discard_limit and rules.actions and max(position.hand_sizes) > FULL_HAND:
        raise Red7Error("too-complex", f"with the rules {rules}, tables are for hands of up to {FULL_HAND} cards")


def rematch_of(table: Table, *, host: Person, drawn: Drawn) -> Open:
    """The order that opens a table for a rematch; the players of the last game have their seats reserved.

    They know each other now: after a quick game it is a table like any other.
    """
    levels = tuple([chair.level for chair in table.chairs])
    settings = replace(table.settings, position=None, starts="when-full", seats=levels, quick=UNSET)
    return Open(
        id=drawn.id,
        settings=settings,
        host=host,
        secret=drawn.secret,
        bots=drawn.bots,
        reserved=tuple([_reserved(chair) for chair in table.chairs]),
        carried=Carried(score=_score_after(table), chat=table.chat, muted=table.muted),
    )


def _score_after(table: Table) -> tuple[int, ...]:
    """How many games each seat has won, with the one that is over."""
    before = (0,) * len(table.chairs) if table.score is UNSET else table.score
    winners = table.result.winners if table.result else ()
    return tuple([won + (seat in winners) for seat, won in enumerate(before)])


def _reserved(chair: Chair) -> Reserved | None:
    return Reserved(person=chair.person, name=chair.name) if chair.kind == "person" and chair.person else None
