"""Rendering: what one viewer is shown of a table, and told of what happens at it.

Nothing about cards gets here but through `Position.view` and `Position.turn_seen`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from pydantic_core import to_json

from red7.errors import IllegalStep
from red7.position import Position
from red7.protocol import happenings as told_as
from red7.protocol.messages import Changes, Event, Look, Outcome
from red7.protocol.views import Board, ChatLine, ClockView, Fairness, ProposalView, SeatView, TableView, You
from red7.rules import Seat
from red7.show.boards import board_of, board_text
from red7.steps import Draw, Turn
from red7.table import clock
from red7.table.facts import UNNUMBERED, Continued, Drew, Fact, Hosted, Reacted, Said, Turned
from red7.table.orders import Person
from red7.table.refusal import Refusal
from red7.table.table import Table
from red7.view import View


class Viewer(NamedTuple):
    """Whoever looks: which person, and through the eyes of which seat; None for an onlooker."""

    person: Person | None
    seat: int | None


ONLOOKER: Final = Viewer(None, None)


def viewer_for(table: Table, person: Person | None, wanted: int | None) -> Viewer:
    """How somebody sees the table: through the seat they want, if it is theirs, or else through their first."""
    own = table.seats_of(person)
    if not own:
        return Viewer(person, None)
    return Viewer(person, wanted if wanted in own else own[0])


# --- the table ---------------------------------------------------------------------------------------------------


def view(table: Table, viewer: Viewer, now: int) -> TableView:
    """All that a viewer may know of the table."""
    settings = table.settings
    return TableView(
        id=table.id,
        seq=table.seq,
        name=settings.name or "",
        rules=settings.rules,
        public=settings.public,
        given=settings.position is not None,
        chat=tuple(line for line in table.chat if line.seat not in _muted(table, viewer)),
        now=now,
        **{name: build(table, viewer) for name, build in _FIELDS.items()},
    )


def board(table: Table, viewer: Viewer) -> Board | None:
    """The cards as a viewer may know them; with the draft, for whoever drafts it."""
    seen = _seen(table, viewer)
    return board_of(seen.shown, undo=seen.undo, tells_steps=seen.tells_steps) if seen else None


class _Seen(NamedTuple):
    """What a viewer sees of the cards."""

    shown: View
    undo: int
    tells_steps: bool


def _seen(table: Table, viewer: Viewer) -> _Seen | None:
    position = table.position
    if position is None:
        return None
    seat = None if viewer.seat is None else Seat(viewer.seat)
    if seat is None or seat != table.mover:
        return _Seen(position.view(seat), undo=0, tells_steps=False)
    for step in table.draft:
        position = position.play(step)
    return _Seen(position.view(seat), undo=len(table.draft), tells_steps=_may_play(table, seat))


def _may_play(table: Table, seat: int) -> bool:
    """Whether the seat to move is its player's own to move for."""
    return table.chairs[seat].plays and not table.forfeit and table.paused is None


def _you(table: Table, viewer: Viewer) -> You:
    return You(
        seat=viewer.seat,
        seats=table.seats_of(viewer.person),
        host=viewer.person == table.host,
        muted=_muted(table, viewer),
    )


def _muted(table: Table, viewer: Viewer) -> tuple[int, ...]:
    return table.muted.get(viewer.person, ()) if viewer.person else ()


def _host(table: Table, _: Viewer) -> int | None:
    own = table.seats_of(table.host)
    return own[0] if own else None


def _seats(table: Table, _: Viewer) -> tuple[SeatView, ...]:
    has_clock = table.settings.clock is not None
    return tuple(
        [
            SeatView(
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                present=chair.is_present,
                stand_in=chair.stand_in,
                resigned=chair.resigned,
                ready=chair.ready,
                reserve=chair.reserve if has_clock and chair.kind == "person" else None,
            )
            for chair in table.chairs
        ]
    )


def _clock(table: Table, _: Viewer) -> ClockView | None:
    times = table.settings.clock
    if times is None:
        return None
    due = clock.turn_deadline(table)
    return ClockView(turn=times.turn, reserve=times.reserve, deadline=due.at if due else None)


def _proposal(table: Table, _: Viewer) -> ProposalView | None:
    proposal = table.proposal
    if proposal is None:
        return None
    return ProposalView(what=proposal.what, seat=proposal.seat, agreed=proposal.agreed)


def _fairness(table: Table, _: Viewer) -> Fairness:
    bits = tuple([chair.bits for chair in table.chairs])
    return Fairness(commitment=table.commitment, bits=bits, secret=table.secret_shown)


_FIELDS: Final[dict[str, Callable[[Table, Viewer], Any]]] = {
    "phase": lambda table, _: table.phase,
    "paused": lambda table, _: table.paused is not None,
    "round": lambda table, _: table.round,
    "you": _you,
    "host": _host,
    "seats": _seats,
    "board": board,
    "clock": _clock,
    "proposal": _proposal,
    "result": lambda table, _: table.result,
    "fairness": _fairness,
    "game": lambda table, _: table.id if table.is_finished else None,
    "rematch": lambda table, _: table.rematch,
}

# --- what happens ------------------------------------------------------------------------------------------------

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
    if isinstance(fact, Turned) and _is_plain(before, after):
        return _turn_text(fact, after, viewer, at)
    event, changed = _news(before, fact, after, viewer, at)
    changes = to_json(changed).decode()
    if _moves(before, fact) and (seen := _seen(after, viewer)):
        changes = f'{changes[:-1]},"board":{_board_text(seen)}}}'
    return f'{{"type":"event","seq":{after.seq},"at":{at},"event":{to_json(event).decode()},"changes":{changes}}}'


def _is_plain(before: Table, after: Table) -> bool:
    """Whether a turn has changed the board and nothing else."""
    return not before.settings.clock and not before.proposal and after.chairs is before.chairs


def _turn_text(fact: Turned, after: Table, viewer: Viewer, at: int) -> str:
    """What is told of a turn that changed the board and nothing else: most of all that is ever told."""
    seen = _seen(after, viewer)
    assert seen
    return (
        f'{{"type":"event","seq":{after.seq},"at":{at},'
        f'"event":{{"kind":"turned","seat":{fact.seat},"turn":"{_turn_seen(after, viewer)}"}},'
        f'"changes":{{"now":{at},"board":{_board_text(seen)}}}}}'
    )


def _board_text(seen: _Seen) -> str:
    return board_text(seen.shown, undo=seen.undo, tells_steps=seen.tells_steps)


def _moves(before: Table, fact: Fact) -> bool:
    """Whether a fact moves cards, or ends a round in the middle of a turn; then the board is always told."""
    return fact.kind in _MOVES or (fact.kind == "game-over" and before.mover is not None)


def _news(before: Table, fact: Fact, after: Table, viewer: Viewer, at: int) -> tuple[Any, dict[str, Any]]:
    """The event, and the fields of the view that are new, but for a board with cards that have moved."""
    changed: dict[str, Any] = {"now": at}
    for name in _TOUCHED[fact.kind]:
        value = _FIELDS[name](after, viewer)
        if value != _FIELDS[name](before, viewer):
            changed[name] = value
    if fact.kind == "hosted":  # perhaps the same person, who has a seat now
        changed["host"] = _host(after, viewer)
    if fact.kind == "turned" and after.chairs is not before.chairs:
        changed["seats"] = _seats(after, viewer)
    event, line = _happening(fact, after, viewer)
    if line:
        changed["chat"] = (line,)
    return event, changed


def _happening(fact: Fact, after: Table, viewer: Viewer) -> tuple[Any, ChatLine | None]:
    """The event of a fact, and the line of chat that comes with it."""
    if isinstance(fact, Turned | Drew):
        kind = told_as.Turned if isinstance(fact, Turned) else told_as.Drew
        return kind(seat=fact.seat, turn=str(_turn_seen(after, viewer))), None
    if isinstance(fact, Said):
        if fact.seat in _muted(after, viewer):
            return told_as.Said(seat=fact.seat, text=""), None
        return told_as.Said(seat=fact.seat, text=fact.text), after.chat[-1]
    if isinstance(fact, Reacted):
        if fact.seat in _muted(after, viewer):
            return told_as.Reacted(seat=fact.seat, reaction=None), None
        return told_as.Reacted(seat=fact.seat, reaction=fact.reaction), after.chat[-1]
    if isinstance(fact, Hosted):
        return told_as.Hosted(seat=_host(after, viewer)), None
    if isinstance(fact, Continued):
        return told_as.Continued(seat=fact.seat), None
    kind = _SHOWN[fact.kind]
    return kind(**{name: getattr(fact, name) for name in kind.model_fields}), None


_SHOWN: Final[dict[str, Any]] = {
    "sat": told_as.Sat,
    "freed": told_as.Freed,
    "filled": told_as.Filled,
    "dealt": told_as.Dealt,
    "round-over": told_as.RoundOver,
    "game-over": told_as.GameOver,
    "stood-in": told_as.StoodIn,
    "returned": told_as.Returned,
    "resigned": told_as.Resigned,
    "proposed": told_as.ProposalMade,
    "agreed": told_as.Agreed,
    "declined": told_as.Declined,
    "undone": told_as.Undone,
    "paused": told_as.Paused,
    "readied": told_as.Readied,
    "rematched": told_as.Rematched,
    "came": told_as.Came,
    "went": told_as.Went,
}
"""Facts of which everybody is told the fields that the event has, and no others."""


def _turn_seen(after: Table, viewer: Viewer) -> Turn:
    """The turn last written in the record, as a viewer saw it."""
    assert after.game
    last = after.game.rounds[-1]
    began = last.positions[len(last.turns) - 1]
    assert isinstance(began, Position)
    return began.turn_seen(last.turns[-1].turn, None if viewer.seat is None else Seat(viewer.seat))


# --- what may be asked -------------------------------------------------------------------------------------------


def look(table: Table, viewer: Viewer, asked: Look) -> Outcome:
    """What steps would lead to, for the seat to move: worked out from what it sees, and nothing else."""
    position, seat = table.position, viewer.seat
    if asked.seat is not None and asked.seat in table.seats_of(viewer.person):
        seat = asked.seat
    if position is None or table.mover is None:
        raise Refusal("not-playing", "there is no round going on")
    if seat != table.mover:
        raise Refusal("not-your-turn", "steps are looked at by the seat to move alone")
    board, turn, is_drawn, ends = position.view(table.mover), Turn(), False, False
    try:
        for step in Turn.parse(asked.steps).steps:
            if is_drawn:
                raise Refusal("after-draw", f"{step} cannot be looked at: the card drawn before it is not known")
            if ends:
                raise Refusal("turn-over", f"{step} comes after the end of the turn")
            turn, board = board.advance(step)
            is_drawn, ends = isinstance(turn.items[-1], Draw), not board.turn.items
    except IllegalStep as error:
        raise Refusal(error.code, error.message) from None
    outcome = board_of(board)
    if is_drawn:  # what may be done next depends on the card
        outcome = outcome.model_copy(update={"steps": None})
    return Outcome(id=asked.id, board=outcome, ends=ends, out=turn.out, draws=is_drawn)


def record(table: Table, viewer: Viewer) -> str:
    """The game as text: as the viewer saw it, or whole once it is over."""
    if table.game is None:
        raise Refusal("no-game", "the game has not begun")
    if table.is_finished:
        return table.record()
    return str(table.game.view(None if viewer.seat is None else Seat(viewer.seat)))
