"""Views: what one viewer is shown of a table.

Nothing about cards gets here but through `Position.view`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from red7.errors import IllegalStep
from red7.protocol.checks import UNSET
from red7.protocol.encoding import encode
from red7.protocol.messages import Look, Outcome
from red7.protocol.views import Board, ClockView, Fairness, ProposalView, SeatView, TableView, You
from red7.rules import Seat
from red7.show.boards import Ahead, BoardTexts, board_of, look_ahead
from red7.steps import Turn
from red7.table import clock
from red7.table.orders import Person
from red7.table.refusal import Refusal
from red7.table.state import Table
from red7.view import View


class Viewer(NamedTuple):
    """A viewer: which person, and from which seat; None for a spectator."""

    person: Person | None
    seat: int | None


ONLOOKER: Final = Viewer(None, None)


def viewer_for(table: Table, person: Person | None, wanted: int | None) -> Viewer:
    """How a person sees the table: from the seat they ask for, if it is theirs, otherwise from their first."""
    own = table.seats_of(person)
    if not own:
        return Viewer(person, None)
    return Viewer(person, wanted if wanted in own else own[0])


# --- the table ---------------------------------------------------------------------------------------------------


def view(table: Table, viewer: Viewer, now: int) -> TableView:
    """Everything a viewer may know about the table."""
    settings = table.settings
    return TableView(
        id=table.id,
        seq=table.seq,
        name=settings.name or "",
        rules=settings.rules,
        public=settings.public,
        given=settings.position is not None,
        hints=table.has_hints,
        score=() if table.score is UNSET else table.score,
        quick=table.is_quick,
        chat=tuple(line for line in table.chat if line.seat not in muted_by(table, viewer)),
        now=now,
        **{name: build(table, viewer) for name, build in FIELDS.items()},
    )


def board(table: Table, viewer: Viewer) -> Board | None:
    """The cards as a viewer may know them."""
    shown = shown_to(table, viewer)
    return board_of(shown.view, tells_steps=shown.tells_steps) if shown else None


class Shown(NamedTuple):
    """What a viewer sees of the cards."""

    view: View
    tells_steps: bool


def shown_to(table: Table, viewer: Viewer) -> Shown | None:
    """What a viewer sees of the cards; None before the deal."""
    position = table.position
    if position is None:
        return None
    seat = viewer.seat
    tells_steps = seat is not None and seat == table.mover and _may_play(table, seat)
    if tells_steps:
        position.legal_steps()  # the view then knows them too, and so does whoever plays here next
    return Shown(position.view(seat), tells_steps)


def _may_play(table: Table, seat: int) -> bool:
    """Whether the player of the seat to move may move, rather than a bot for them."""
    return table.chairs[seat].plays and not table.forfeit and table.paused is None


def _you(table: Table, viewer: Viewer) -> You:
    return You(
        seat=viewer.seat,
        seats=table.seats_of(viewer.person),
        host=viewer.person == table.host,
        muted=muted_by(table, viewer),
    )


def muted_by(table: Table, viewer: Viewer) -> tuple[int, ...]:
    """The seats that the viewer has muted."""
    return table.muted.get(viewer.person, ()) if viewer.person else ()


def host_seat(table: Table, _: Viewer) -> int | None:
    """The host's seat."""
    own = table.seats_of(table.host)
    return own[0] if own else None


def seats(table: Table, _: Viewer) -> tuple[SeatView, ...]:
    """Who sits where."""
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
                replaced=chair.replaced,
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


FIELDS: Final[dict[str, Callable[[Table, Viewer], Any]]] = {
    "phase": lambda table, _: table.phase,
    "paused": lambda table, _: table.paused is not None,
    "round": lambda table, _: table.round,
    "you": _you,
    "host": host_seat,
    "seats": seats,
    "board": board,
    "clock": _clock,
    "proposal": _proposal,
    "result": lambda table, _: table.result,
    "fairness": _fairness,
    "game": lambda table, _: table.id if table.result else None,
    "rematch": lambda table, _: table.rematch,
}
"""The fields of a view that can change, and how each is made."""

# --- what may be asked -------------------------------------------------------------------------------------------


def look(table: Table, viewer: Viewer, asked: Look) -> Outcome:
    """What steps would lead to, for the seat to move, from what it sees alone."""
    found = _ahead(table, viewer, asked)
    board = board_of(found.board, tells_steps=found.tells_steps)
    return Outcome(id=asked.id, board=board, ends=found.ends, out=found.out, draws=found.draws)


def look_text(table: Table, viewer: Viewer, asked: Look) -> str:
    """The same as it is sent, which is written in half the time."""
    board, tells_steps, ends, out, draws = _ahead(table, viewer, asked)
    written = BoardTexts(board).text(board, tells_steps=tells_steps)
    rest = encode({"ends": ends, "out": out, "draws": draws})
    return f'{{"type":"outcome","id":"{asked.id}","board":{written},{rest[1:]}'


def _ahead(table: Table, viewer: Viewer, asked: Look) -> Ahead:
    position, seat = table.position, viewer.seat
    if asked.seat is not None and asked.seat in table.seats_of(viewer.person):
        seat = asked.seat
    if position is None or table.mover is None:
        raise Refusal("not-playing", "there is no round going on")
    if seat != table.mover:
        raise Refusal("not-your-turn", "you can look at steps only in your own turn")
    try:
        return look_ahead(position.view(seat), Turn.parse(asked.steps).steps, stops_at_draws=True)
    except IllegalStep as error:
        raise Refusal(error.code, error.message) from None


def record(table: Table, viewer: Viewer) -> str:
    """The game as text: as the viewer saw it, or whole once it is over."""
    if table.game is None:
        raise Refusal("no-game", "the game has not begun")
    if table.result:
        return table.record()
    return str(table.game.view(None if viewer.seat is None else Seat(viewer.seat)))
