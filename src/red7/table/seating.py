"""Seating: opening a table, sitting down, leaving, coming back, reserved seats, and the host."""

from __future__ import annotations

from functools import cache

from red7.errors import Red7Error
from red7.position import Position
from red7.protocol.commands import Fill, Leave, Remove, Sit
from red7.protocol.parts import Milliseconds
from red7.record import Game
from red7.rules import PLAYERS, Rules
from red7.table.clock import QUICK
from red7.table.facts import (
    Came,
    Continued,
    Created,
    Fact,
    Filled,
    Freed,
    Hosted,
    Linked,
    Recovered,
    RecoveryKept,
    Rematched,
    Returned,
    Sat,
    StoodIn,
    Unlinked,
    Went,
)
from red7.table.orders import Come, Continue, Go, KeepRecovery, Open, Person, Recover, RematchAt
from red7.table.refusal import Refusal
from red7.table.state import Table


def opened(command: Open) -> list[Fact]:
    """A new table; raises if no game can be played at it."""
    settings = command.settings
    players = len(settings.seats)
    if players not in PLAYERS:
        raise Refusal("players", f"{players} seats: Red7 is for 2, 3 or 4")
    try:
        rules = Rules.parse(settings.rules)
        if settings.position is not None:
            _check_given(Position.parse(settings.position), rules, players)
    except Red7Error as error:
        raise Refusal(error.code, error.message) from None
    if settings.position is None and rules.pack_set.bit_count() < rules.cards_to_deal(players):
        raise Refusal("pack-too-small", f"the pack is too small for {players} players")
    return [
        Created(
            id=command.id,
            settings=settings,
            host=command.host,
            secret=command.secret,
            bots=command.bots,
            reserved=command.reserved,
            engine=_engine(),
            carried=command.carried,
        )
    ]


@cache
def _engine() -> str:
    """The version of red7, cached since finding it takes milliseconds; `0` if red7 is not installed."""
    try:
        from importlib.metadata import version  # noqa: PLC0415 (in a browser, it is not even there)

        return version("red7")
    except ImportError:
        return "0"


def _check_given(position: Position, rules: Rules, players: int) -> None:
    if (position.rules, position.players) != (rules, players):
        raise Refusal("position-differs", "the position has other rules, or another number of seats")
    Game.start(position, seats=[""] * players)


def rematched(table: Table, person: Person, command: RematchAt) -> list[Fact]:
    """The table for the rematch; if several are opened, the first one counts."""
    _check_over(table, person)
    return [] if table.rematch else [Rematched(table=command.table)]


def _check_over(table: Table, person: Person) -> None:
    if not table.seats_of(person):
        raise Refusal("not-seated", "only players ask for a rematch")
    if table.result is None:
        raise Refusal("not-over", "the game is not over")


# --- before the deal ---------------------------------------------------------------------------------------------


def check_gathering(table: Table) -> None:
    """Raises once the game has begun."""
    if table.phase != "gathering":
        raise Refusal("begun", "the game has begun")


def _check_host(table: Table, person: Person) -> None:
    if person != table.host:
        raise Refusal("not-host", "only the host can do that")


def sat(table: Table, person: Person, command: Sit) -> list[Fact]:
    """A player sits down."""
    check_gathering(table)
    if table.seats_of(person) and not table.settings.one_device:
        raise Refusal("seated", "you have a seat already")
    for chair in table.chairs:
        is_own = chair.kind == "expected" and chair.person == person
        if chair.name.casefold() == command.nickname.casefold() and not is_own:
            raise Refusal("name-taken", "somebody at this table already has that name")
    seat = _seat_for(table, person, command.seat)
    return [Sat(seat=seat, person=person, name=command.nickname, bits=command.bits)]


def _seat_for(table: Table, person: Person, wanted: int | None) -> int:
    kept = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "expected" and chair.person == person]
    free = kept or [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
    if wanted is not None:
        _check_seat(table, wanted)
        if wanted not in free:
            raise Refusal("seat-taken", f"seat {wanted} is taken, or reserved for someone else")
        return wanted
    if not free:
        raise Refusal("full", "no seat is open")
    return free[0]


def _check_seat(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        raise Refusal("no-seat", f"there is no seat {seat}")


def left(table: Table, person: Person, _command: Leave) -> list[Fact]:
    """A player leaves: before the deal their seat opens again, later a bot plays on."""
    own = [seat for seat, chair in enumerate(table.chairs) if chair.person == person]
    if not own:
        raise Refusal("not-seated", "you have no seat here")
    if table.phase == "gathering":
        return _freed(table, own, removed=False)
    if table.is_finished:
        return []
    level = table.settings.stand_in_level
    return [
        StoodIn(seat=seat, level=level, why="left")
        for seat in own
        if not table.chairs[seat].resigned and not _has_left(table, seat)
    ]


def _has_left(table: Table, seat: int) -> bool:
    stand_in = table.chairs[seat].stand_in
    return stand_in is not None and stand_in.why == "left"


def removed(table: Table, person: Person, command: Remove) -> list[Fact]:
    """The host frees a seat."""
    check_gathering(table)
    _check_host(table, person)
    _check_seat(table, command.seat)
    if table.chairs[command.seat].kind == "open":
        raise Refusal("seat-open", f"nobody is in seat {command.seat}")
    return _freed(table, [command.seat], removed=True)


def _freed(table: Table, seats: list[int], *, removed: bool) -> list[Fact]:
    facts: list[Fact] = [Freed(seat=seat, removed=removed) for seat in seats]
    freed = {table.chairs[seat].person for seat in seats}
    if table.host in freed and (heir := heir_of(table)):
        facts.append(Hosted(person=heir))
    return facts


def given_back(table: Table, at: Milliseconds) -> list[Fact]:
    """The seats open again that have waited long enough for players who are away."""
    own = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "person" and not chair.is_present]
    return _freed(table, [seat for seat in own if table.chairs[seat].since + QUICK <= at], removed=False)


def heir_of(table: Table) -> Person | None:
    """The next host: whoever has been seated longest, among the connected if there are any."""
    others = [chair for chair in table.chairs if chair.kind == "person" and chair.person and chair.person != table.host]
    heir = min(others, key=lambda chair: (not chair.is_present, chair.sat), default=None)
    return heir.person if heir else None


def filled(table: Table, person: Person, command: Fill) -> list[Fact]:
    """The host puts bots in the open seats; those that are reserved stay so."""
    check_gathering(table)
    _check_host(table, person)
    empty = tuple(seat for seat, chair in enumerate(table.chairs) if chair.kind == "open")
    if not empty:
        raise Refusal("full", "no seat is open")
    return [Filled(seats=empty, level=command.level)]


# --- coming and going --------------------------------------------------------------------------------------------


def came(table: Table, command: Come) -> list[Fact]:
    """A player connects, and plays again if a bot replaced them because they were away."""
    facts: list[Fact] = []
    for seat in table.seats_of(command.person):
        chair = table.chairs[seat]
        if not chair.is_present:
            facts.append(Came(seat=seat, server=command.server))
            if chair.stand_in and chair.stand_in.why != "handed" and not table.is_finished:
                facts.append(Returned(seat=seat))
        elif command.server not in chair.servers:
            facts.append(Linked(seat=seat, server=command.server))
    return facts


def gone(table: Table, command: Go) -> list[Fact]:
    """A player is no longer connected to that server."""
    return [
        _unlinked(table, seat, command.server)
        for seat in table.seats_of(command.person)
        if _is_linked(table, seat, command.server)
    ]


def _is_linked(table: Table, seat: int, server: str) -> bool:
    return server in table.chairs[seat].servers


def _unlinked(table: Table, seat: int, server: str) -> Fact:
    is_last = table.chairs[seat].servers == (server,)
    return Went(seat=seat, server=server) if is_last else Unlinked(seat=seat, server=server)


def continued(table: Table, command: Continue) -> list[Fact]:
    """A server takes the table up again: players of dead servers are away, and the clock stood still."""
    linked = {server for chair in table.chairs for server in chair.servers}
    dead = linked - {command.server} if command.gone is None else linked & set(command.gone)
    is_running = table.phase in ("playing", "between") and command.downtime > 0
    if not dead and not is_running:
        return []
    return [Continued(seat=None, downtime=command.downtime, gone=tuple(sorted(dead)))]


def recovery_kept(table: Table, command: KeepRecovery) -> list[Fact]:
    """A digest with which a player's seats can be recovered."""
    if not table.seats_of(command.person):
        raise Refusal("not-seated", "you have no seat here")
    if table.recovery.get(command.digest) == command.person:
        return []
    return [RecoveryKept(person=command.person, digest=command.digest)]


def recovered(table: Table, command: Recover) -> list[Fact]:
    """A player's seats go to another token; connections with the old token become spectators."""
    old = table.recovery.get(command.digest)
    if old is None:
        raise Refusal("no-recovery", "this link no longer brings back a seat")
    if old == command.person:
        return []
    if table.seats_of(command.person):
        raise Refusal("seated", "you have a seat already")
    facts: list[Fact] = []
    for seat in table.seats_of(old):
        *others, last = table.chairs[seat].servers or ("",)
        facts += [Unlinked(seat=seat, server=server) for server in others]
        if last:
            facts.append(Went(seat=seat, server=last))
    facts.append(Recovered(old=old, person=command.person))
    if command.person == table.host:  # had no seat, and has one now
        facts.append(Hosted(person=command.person))
    return facts
