"""Events: what the viewers of a table are told about what happens there.

Nothing about cards gets here but through `Position.view` and `Position.turn_seen`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from red7.position import Position
from red7.protocol import happenings
from red7.protocol.encoding import encode
from red7.rules import Seat
from red7.show.boards import BoardTexts
from red7.show.views import FIELDS, ONLOOKER, Shown, Viewer, host_seat, muted_by, seats, shown_to
from red7.steps import Turn
from red7.table import facts
from red7.table.facts import UNNUMBERED, Fact
from red7.table.state import Table

_TOUCHED: Final[dict[str, tuple[str, ...]]] = {
    "sat": ("seats", "host", "fairness"),
    "freed": ("seats", "host", "fairness"),
    "filled": ("seats",),
    "hosted": ("host",),
    "dealt": ("phase", "round", "seats", "clock"),
    "turned": ("clock", "proposal"),
    "drew": ("proposal",),
    "hinted": (),
    "round-over": ("phase", "clock", "proposal", "fairness"),
    "game-over": ("phase", "paused", "clock", "proposal", "result", "fairness", "game"),
    "closed": ("phase", "paused", "clock", "proposal"),
    "stood-in": ("seats", "clock"),
    "returned": ("seats", "clock"),
    "resigned": ("seats", "clock"),
    "proposed": ("proposal",),
    "agreed": ("proposal",),
    "declined": ("proposal",),
    "undone": ("clock", "proposal"),
    "paused": ("paused", "clock", "proposal"),
    "continued": ("paused", "seats", "clock"),
    "readied": ("seats",),
    "rematched": ("rematch",),
    "said": (),
    "reacted": (),
    "came": ("seats",),
    "went": ("seats",),
}
"""The fields that each kind of fact may change for all viewers alike; they are sent if they did change."""
_YOURS: Final = frozenset({"sat", "freed", "hosted"})
"""The kinds of facts that may change a viewer's own fields."""
_MOVES: Final = frozenset({"dealt", "turned", "drew", "undone"})
"""The kinds of facts that move cards: the board is always sent."""
_BOARD: Final = frozenset({"closed", "stood-in", "returned", "resigned", "paused", "continued"})
"""The kinds of facts that may change what the seat to move can do."""


class Telling:
    """What viewers are told about one fact: written once if it is the same for all, otherwise once for each seat."""

    __slots__ = ("_boards", "_changes", "_event", "_texts", "after", "at", "before", "fact")

    def __init__(self, before: Table, fact: Fact, after: Table, at: int) -> None:
        self.before, self.fact, self.after, self.at = before, fact, after, at
        self._texts: dict[Viewer | int | None, str] = {}
        self._boards: BoardTexts | None = None
        self._event: str | None = None
        self._changes: str | None = None

    def text(self, viewer: Viewer) -> str:
        """The event as it is sent to a viewer; empty if the fact is not an event."""
        fact = self.fact
        if fact.kind in UNNUMBERED:
            return ""
        is_personal = fact.kind in _YOURS or isinstance(fact, facts.Said | facts.Reacted)
        key = viewer if is_personal else viewer.seat
        text = self._texts.get(key)
        if text is None:
            text = self._texts[key] = self._written(viewer)
        return text

    def _written(self, viewer: Viewer) -> str:
        fact, after, more = self.fact, self.after, ""
        if self._event is not None:
            event = self._event
        elif isinstance(fact, facts.Turned | facts.Drew):
            turn = str(_turn_seen(after, viewer))
            event = f'{{"kind":"{fact.kind}","seat":{fact.seat},"turn":"{turn}"}}'
            if "(" not in turn:  # nothing was drawn: all have seen the same
                self._event = event
        elif isinstance(fact, facts.Said | facts.Reacted):
            is_muted = fact.seat in muted_by(after, viewer)
            event = encode(_muted(fact) if is_muted else fact)
            more = "" if is_muted else f',"chat":{encode(after.chat[-1:])}'
        else:
            event = self._event = encode(_happening(fact, after))
        if fact.kind in _YOURS and (you := FIELDS["you"](after, viewer)) != FIELDS["you"](self.before, viewer):
            more = f',"you":{encode(you)}'
        changes = self._changes = self._changes or encode(self._public_changes())[:-1]
        return (
            f'{{"type":"event","seq":{after.seq},"at":{self.at},"event":{event},'
            f'"changes":{changes}{more}{self._board_change(viewer)}}}}}'
        )

    def _public_changes(self) -> dict[str, Any]:
        """The fields of the view that are new to everybody."""
        before, fact, after = self.before, self.fact, self.after
        changed: dict[str, Any] = {"now": self.at}
        for name in _TOUCHED[fact.kind]:
            value = FIELDS[name](after, ONLOOKER)
            if value != FIELDS[name](before, ONLOOKER):
                changed[name] = value
        if fact.kind == "hosted":  # it may be the same person, who now has a seat
            changed["host"] = host_seat(after, ONLOOKER)
        if fact.kind in ("turned", "drew") and after.chairs is not before.chairs:
            changed["seats"] = seats(after, ONLOOKER)
        return changed

    def _board_change(self, viewer: Viewer) -> str:
        """The board, if cards moved, the round ended in mid-turn, or the player to move has other options."""
        kind = self.fact.kind
        if kind in _MOVES or (kind == "game-over" and self.before.mover is not None):
            shown = shown_to(self.after, viewer)
            assert shown
            if self._boards is None:
                self._boards = BoardTexts(shown.view)
            board = _board_text(shown, self._boards)
        elif kind in _BOARD and (shown := shown_to(self.after, viewer)):
            board = _board_text(shown)
            before = shown_to(self.before, viewer)
            if before and board == _board_text(before):
                return ""
        else:
            return ""
        return f',"board":{board}'


def _board_text(shown: Shown, boards: BoardTexts | None = None) -> str:
    return (boards or BoardTexts(shown.view)).text(shown.view, tells_steps=shown.tells_steps)


def _muted(fact: facts.Said | facts.Reacted) -> facts.Said | facts.Reacted:
    return replace(fact, text="") if isinstance(fact, facts.Said) else replace(fact, reaction=None)


def _happening(fact: Fact, after: Table) -> Any:
    """The event of a fact that is the same for everybody."""
    hides = _HIDING.get(type(fact))
    return hides(fact, after) if hides else fact


_HIDING: Final[dict[type[Any], Callable[[Any, Table], Any]]] = {
    facts.Sat: lambda fact, _: happenings.Sat(seat=fact.seat, name=fact.name),
    facts.Hosted: lambda _, after: happenings.Hosted(seat=host_seat(after, ONLOOKER)),
    facts.Dealt: lambda fact, _: happenings.Dealt(round=fact.round),
    facts.Continued: lambda fact, _: happenings.Continued(seat=fact.seat),
    facts.Came: lambda fact, _: happenings.Came(seat=fact.seat),
    facts.Went: lambda fact, _: happenings.Went(seat=fact.seat),
}
"""Facts that hold more than viewers may know, and what they are told; all others are sent as they are."""


def _turn_seen(after: Table, viewer: Viewer) -> Turn:
    """The last turn in the record, as a viewer saw it."""
    assert after.game
    last = after.game.rounds[-1]
    began = last.positions[len(last.turns) - 1]
    assert isinstance(began, Position)
    return began.turn_seen(last.turns[-1].turn, None if viewer.seat is None else Seat(viewer.seat))
