"""Decisions: the facts that each order leads to, and those that follow from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from red7.protocol import commands as asked
from red7.table import clock, consent, orders, seating, turns
from red7.table.facts import (
    Closed,
    Continued,
    Fact,
    Hinted,
    Hosted,
    Muted,
    Reacted,
    Readied,
    Resigned,
    Returned,
    Said,
    StoodIn,
)
from red7.table.orders import Person
from red7.table.refusal import Refusal
from red7.table.state import Table

_TIMELESS: Final = (
    asked.Sit,
    asked.Leave,
    asked.HandOver,
    asked.TakeBack,
    asked.Resume,
    asked.React,
    asked.Say,
    asked.Mute,
    orders.RematchAt,
)
"""Commands that mean the same no matter what has happened since."""


def decided(table: Table | None, order: orders.Order, at: int) -> list[Fact]:
    """The facts that an order leads to directly; raises Refusal if it cannot be carried out."""
    command = order.command
    if isinstance(command, orders.Open):
        if table is not None:
            raise Refusal("opened", "the table is already open")
        return seating.opened(command)
    assert table is not None
    if not isinstance(command, asked.Asked):
        return _ORDERS[type(command)](table, command, at)
    if order.actor is None:
        raise Refusal("nobody", "a command needs a person")
    # Whoever goes on to another quick game does not mean to leave one that has just begun.
    is_timeless = isinstance(command, _TIMELESS) and not (isinstance(command, asked.Leave) and table.is_quick)
    if not is_timeless and not table.changed <= command.seq <= table.seq:
        raise Refusal("stale", "something has happened that you have not seen yet")
    return _COMMANDS[type(command)](table, order.actor, command)


def follows(table: Table) -> Fact | None:
    """What happens next without an order."""
    if table.phase == "gathering":
        return turns.dealing(table) if table.settings.starts == "when-full" and _is_complete(table) else None
    if table.phase == "over":
        return None
    if over := turns.ending(table) or (consent.settled(table, table.proposal) if table.proposal else None):
        return over
    if table.paused is not None:
        return None
    if table.phase == "between":
        return turns.dealing(table) if _is_ready(table) else None
    mover, position = table.mover, table.position
    if mover is not None and position is not None and table.chairs[mover].resigned:
        return turns.given_up(position, mover)
    return None


def _is_complete(table: Table) -> bool:
    """Whether every seat is taken and, if strangers were paired, everybody is connected."""
    return all(chair.is_taken and (chair.is_present or not table.is_quick) for chair in table.chairs)


def _is_ready(table: Table) -> bool:
    """Whether every person is ready for the next round; if anyone is connected, only they are asked."""
    playing = [chair for chair in table.chairs if chair.plays]
    present = [chair for chair in playing if chair.is_present]
    return all(chair.ready for chair in present or playing)


# --- persons -----------------------------------------------------------------------------------------------------


def _own_seats(table: Table, person: Person) -> tuple[int, ...]:
    own = table.seats_of(person)
    if not own:
        raise Refusal("not-seated", "you have no seat here")
    return own


def _own_seat(table: Table, person: Person, wanted: int | None) -> int:
    """The seat a command is for: the one it names, else the one to move, else the player's first."""
    own = _own_seats(table, person)
    if wanted is not None:
        if wanted not in own:
            raise Refusal("not-yours", f"seat {wanted} is not yours")
        return wanted
    mover = table.mover
    return mover if mover in own else own[0]


def _check_going(table: Table) -> None:
    if table.phase not in ("playing", "between"):
        raise Refusal("not-playing", "no game is going on")


def _started(table: Table, person: Person, _command: asked.Start) -> list[Fact]:
    seating.check_gathering(table)
    if person != table.host:
        _own_seats(table, person)
    if not all(chair.is_taken for chair in table.chairs):
        raise Refusal("seats-open", "not every seat is taken")
    return [turns.dealing(table)]


def _played(table: Table, person: Person, command: asked.Play) -> list[Fact]:
    seat, mover = _own_seat(table, person, command.seat), table.mover
    if mover is None:
        raise Refusal("not-playing", "there is no round going on")
    if seat != mover:
        raise Refusal("not-your-turn", f"it is the turn of seat {mover}")
    if table.paused is not None:
        raise Refusal("paused", "the game is paused")
    if table.chairs[seat].stand_in:
        raise Refusal("bot-plays", "a bot is playing for you: take your seat back first")
    if table.forfeit:
        raise Refusal("too-late", "your time is up: a bot finishes this turn")
    return turns.played(table, seat, command.steps)


def _handed_over(table: Table, person: Person, command: asked.HandOver) -> list[Fact]:
    seat = _own_seat(table, person, command.seat)
    _check_going(table)
    if table.chairs[seat].resigned:
        raise Refusal("resigned", "you have resigned")
    return [StoodIn(seat=seat, level=command.level, why="handed")]


def _taken_back(table: Table, person: Person, command: asked.TakeBack) -> list[Fact]:
    own = _own_seats(table, person) if command.seat is None else (_own_seat(table, person, command.seat),)
    _check_going(table)
    seats = [seat for seat in own if table.chairs[seat].stand_in]
    if not seats:
        raise Refusal("no-stand-in", "no bot is playing for you")
    return [Returned(seat=seat) for seat in seats]


def _given_up(table: Table, person: Person, command: asked.Resign) -> list[Fact]:
    seat = _own_seat(table, person, command.seat)
    _check_going(table)
    if table.chairs[seat].resigned:
        raise Refusal("resigned", "you have resigned")
    return [Resigned(seat=seat)]


def _proposed(table: Table, person: Person, command: asked.Propose) -> list[Fact]:
    seat = _own_seat(table, person, command.seat)
    if table.chairs[seat].resigned:
        raise Refusal("resigned", "you have resigned")
    own = table.seats_of(person) if command.seat is None else (seat,)
    return consent.proposed(table, own, seat, command.what)


def _agreed(table: Table, person: Person, command: asked.Agree) -> list[Fact]:
    return consent.agreed(table, _own_seats(table, person), command.seq)


def _declined(table: Table, person: Person, command: asked.Decline) -> list[Fact]:
    return consent.declined(table, _own_seats(table, person)[0], command.seq)


def _resumed(table: Table, person: Person, _command: asked.Resume) -> list[Fact]:
    own = _own_seats(table, person)
    if table.paused is None:
        raise Refusal("not-paused", "the game is not paused")
    return [Continued(seat=own[0])]


def _readied(table: Table, person: Person, _command: asked.Next) -> list[Fact]:
    own = _own_seats(table, person)
    if table.phase != "between":
        raise Refusal("not-between", "no next round is waiting to start")
    return [Readied(seat=seat) for seat in own if not table.chairs[seat].ready]


def _rematch(_table: Table, _person: Person, _command: asked.Rematch) -> list[Fact]:
    raise Refusal("no-rematch", "a rematch needs a new table, which only the server opens")


def _reacted(table: Table, person: Person, command: asked.React) -> list[Fact]:
    return [Reacted(seat=_own_seat(table, person, command.seat), reaction=command.reaction)]


def _said(table: Table, person: Person, command: asked.Say) -> list[Fact]:
    return [Said(seat=_own_seat(table, person, command.seat), text=command.text)]


def _muted(table: Table, person: Person, command: asked.Mute) -> list[Fact]:
    _own_seats(table, person)
    if command.seat >= len(table.chairs):
        raise Refusal("no-seat", f"there is no seat {command.seat}")
    if (command.seat in table.muted.get(person, ())) is command.muted:
        return []
    return [Muted(person=person, seat=command.seat, muted=command.muted)]


# --- the server --------------------------------------------------------------------------------------------------


def _expired(table: Table, _command: orders.Expire, at: int) -> list[Fact]:
    """What happens when the table has waited long enough for a player; nothing if it is not yet time."""
    due = clock.deadline(table)
    if due is None or at < due:
        return []
    if table.phase == "gathering" and table.is_quick:
        return seating.given_back(table, at)
    if table.phase == "gathering":
        heir = seating.heir_of(table)
        return [Hosted(person=heir)] if heir else []
    if table.phase == "between":
        return [turns.dealing(table)]
    turn = clock.turn_deadline(table)
    assert turn
    assert table.mover is not None
    return [StoodIn(seat=table.mover, level=table.settings.stand_in_level, why=turn.why)]


def _bot_played(table: Table, command: orders.BotPlays, _at: int) -> list[Fact]:
    if turns.bot_level(table) is None or command.seat != table.mover or command.seq < table.changed:
        raise Refusal("stale", "it is not this bot's turn any more")
    return turns.played(table, command.seat, command.steps, replaced=command.replaced)


def _hint_taken(table: Table, command: orders.TakeHint, _at: int) -> list[Fact]:
    """Tells the others, if there are any and they do not know yet."""
    if not table.has_hints:
        raise Refusal("no-hints", "there are no hints at this table")
    if command.seat != table.mover or command.seq < table.changed:
        raise Refusal("stale", "something has happened that you have not seen yet")
    is_alone = sum(1 for _ in table.persons()) == 1
    return [] if is_alone or table.hinted is True else [Hinted(seat=command.seat)]


_COMMANDS: Final[dict[type[Any], Callable[[Table, Person, Any], list[Fact]]]] = {
    asked.Sit: seating.sat,
    asked.Leave: seating.left,
    asked.Remove: seating.removed,
    asked.Fill: seating.filled,
    asked.Start: _started,
    asked.Play: _played,
    asked.HandOver: _handed_over,
    asked.TakeBack: _taken_back,
    asked.Resign: _given_up,
    asked.Propose: _proposed,
    asked.Agree: _agreed,
    asked.Decline: _declined,
    asked.Resume: _resumed,
    asked.Next: _readied,
    asked.Rematch: _rematch,
    asked.React: _reacted,
    asked.Say: _said,
    asked.Mute: _muted,
    orders.RematchAt: seating.rematched,
}
_ORDERS: Final[dict[type[Any], Callable[[Table, Any, int], list[Fact]]]] = {
    orders.Expire: _expired,
    orders.BotPlays: _bot_played,
    orders.TakeHint: _hint_taken,
    orders.Come: lambda table, command, _: seating.came(table, command),
    orders.Go: lambda table, command, _: seating.gone(table, command),
    orders.Continue: lambda table, command, _: seating.continued(table, command),
    orders.Close: lambda table, _command, _at: [] if table.is_finished else [Closed()],
    orders.KeepRecovery: lambda table, command, _: seating.recovery_kept(table, command),
    orders.Recover: lambda table, command, _: seating.recovered(table, command),
}
