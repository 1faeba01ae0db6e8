"""Events: what one viewer is told of what happens at a table.

Nothing about cards gets here but through `Position.view` and `Position.turn_seen`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from red7.position import Position
from red7.protocol import happenings
from red7.protocol.encoding import encode
from red7.protocol.messages import Changes, Event
from red7.protocol.views import ChatLine
from red7.rules import Seat
from red7.show.boards import board_text
from red7.show.views import FIELDS, Shown, Viewer, board, host_seat, muted_by, seats, shown_to
from red7.steps import Turn
from red7.table import facts
from red7.table.facts import UNNUMBERED, Fact
from red7.table.state import Table

_TOUCHED: Final[dict[str, tuple[str, ...]]] = {
    "sat": ("seats", "you", "host", "fairness"),
    "freed": ("seats", "you", "host", "fairness"),
    "filled": ("seats",),
    "hosted": ("you", "host"),
    "dealt": ("phase", "round", "seats", "clock"),
    "turned": ("clock", "proposal"),
    "drew": ("proposal",),
    "round-over": ("phase", "clock", "proposal", "fairness"),
    "game-over": ("phase", "paused", "clock", "proposal", "result", "fairness", "game"),
    "stood-in": ("seats", "board", "clock"),
    "returned": ("seats", "board", "clock"),
    "resigned": ("seats", "board", "clock"),
    "proposed": ("proposal",),
    "agreed": ("proposal",),
    "declined": ("proposal",),
    "undone": ("clock", "proposal"),
    "paused": ("paused", "board", "clock", "proposal"),
    "continued": ("paused", "seats", "board", "clock"),
    "readied": ("seats",),
    "rematched": ("rematch",),
    "said": (),
    "reacted": (),
    "came": ("seats",),
    "went": ("seats",),
}
"""What each kind of fact may change: it is told where it has."""
_MOVES: Final = frozenset({"dealt", "turned", "drew", "undone"})
"""The kinds of facts that move cards."""


def told(before: Table, fact: Fact, after: Table, viewer: Viewer, at: int) -> Event | None:
    """What a viewer is told of a fact; None where it is no event."""
    if fact.kind in UNNUMBERED:
        return None
    event, changed = _news(before, fact, after, viewer, at)
    if _moves(before, fact):
        changed["board"] = board(after, viewer)
    return Event(seq=after.seq, at=at, event=event, changes=Changes(**changed))


def told_text(before: Table, fact: Fact, after: Table, viewer: Viewer, at: int) -> str:
    """The same as it is sent, without the message being made first; nothing where it is no event."""
    if fact.kind in UNNUMBERED:
        return ""
    if isinstance(fact, facts.Turned) and _is_plain(before, after):
        return _turn_text(fact, after, viewer, at)
    event, changed = _news(before, fact, after, viewer, at)
    changes = encode(changed)
    if _moves(before, fact) and (shown := shown_to(after, viewer)):
        changes = f'{changes[:-1]},"board":{_board_text(shown)}}}'
    return f'{{"type":"event","seq":{after.seq},"at":{at},"event":{encode(event)},"changes":{changes}}}'


def _is_plain(before: Table, after: Table) -> bool:
    """Whether a turn has changed the board and nothing else."""
    return not before.settings.clock and not before.proposal and after.chairs is before.chairs


def _turn_text(fact: facts.Turned, after: Table, viewer: Viewer, at: int) -> str:
    """What is told of a turn that changed the board and nothing else: most of all that is ever told."""
    shown = shown_to(after, viewer)
    assert shown
    return (
        f'{{"type":"event","seq":{after.seq},"at":{at},'
        f'"event":{{"kind":"turned","seat":{fact.seat},"turn":"{_turn_seen(after, viewer)}"}},'
        f'"changes":{{"now":{at},"board":{_board_text(shown)}}}}}'
    )


def _board_text(shown: Shown) -> str:
    return board_text(shown.view, tells_steps=shown.tells_steps)


def _moves(before: Table, fact: Fact) -> bool:
    """Whether a fact moves cards, or ends a round in the middle of a turn; then the board is always told."""
    return fact.kind in _MOVES or (fact.kind == "game-over" and before.mover is not None)


def _news(before: Table, fact: Fact, after: Table, viewer: Viewer, at: int) -> tuple[Any, dict[str, Any]]:
    """The event, and the fields of the view that are new, but for a board with cards that have moved."""
    changed: dict[str, Any] = {"now": at}
    for name in _TOUCHED[fact.kind]:
        value = FIELDS[name](after, viewer)
        if value != FIELDS[name](before, viewer):
            changed[name] = value
    if fact.kind == "hosted":  # perhaps the same person, who has a seat now
        changed["host"] = host_seat(after, viewer)
    if fact.kind in ("turned", "drew") and after.chairs is not before.chairs:
        changed["seats"] = seats(after, viewer)
    event, line = _happening(fact, after, viewer)
    if line:
        changed["chat"] = (line,)
    return event, changed


def _happening(fact: Fact, after: Table, viewer: Viewer) -> tuple[Any, ChatLine | None]:
    """The event of a fact, and the line of chat that comes with it."""
    if isinstance(fact, facts.Said | facts.Reacted):
        if fact.seat not in muted_by(after, viewer):
            return fact, after.chat[-1]
        return (replace(fact, text="") if isinstance(fact, facts.Said) else replace(fact, reaction=None)), None
    hides = _HIDING.get(type(fact))
    return (hides(fact, after, viewer) if hides else fact), None


def _turned(fact: facts.Turned | facts.Drew, after: Table, viewer: Viewer) -> happenings.Turned | happenings.Drew:
    kind = happenings.Turned if isinstance(fact, facts.Turned) else happenings.Drew
    return kind(seat=fact.seat, turn=str(_turn_seen(after, viewer)))


_HIDING: Final[dict[type[Any], Callable[[Any, Table, Viewer], Any]]] = {
    facts.Sat: lambda fact, *_: happenings.Sat(seat=fact.seat, name=fact.name),
    facts.Hosted: lambda _, after, viewer: happenings.Hosted(seat=host_seat(after, viewer)),
    facts.Dealt: lambda fact, *_: happenings.Dealt(round=fact.round),
    facts.Turned: _turned,
    facts.Drew: _turned,
    facts.Continued: lambda fact, *_: happenings.Continued(seat=fact.seat),
    facts.Came: lambda fact, *_: happenings.Came(seat=fact.seat),
    facts.Went: lambda fact, *_: happenings.Went(seat=fact.seat),
}
"""Facts that hold more than viewers may know, and what is told of each; any other is told as it is."""


def _turn_seen(after: Table, viewer: Viewer) -> Turn:
    """The turn last written in the record, as a viewer saw it."""
    assert after.game
    last = after.game.rounds[-1]
    began = last.positions[len(last.turns) - 1]
    assert isinstance(began, Position)
    return began.turn_seen(last.turns[-1].turn, None if viewer.seat is None else Seat(viewer.seat))
