"""What goes over a socket besides commands: one type for each message, in either direction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from red7.protocol.checks import UNSET, Part, Tagged
from red7.protocol.commands import Command
from red7.protocol.happenings import Happening
from red7.protocol.parts import CommandId, Milliseconds, SeatNumber, Sequence, Steps
from red7.protocol.views import (
    Board,
    ChatLine,
    ClockView,
    Fairness,
    Phase,
    ProposalView,
    Result,
    SeatView,
    TableView,
    You,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Hello(Part):
    """The first message of a client: which protocol it speaks, and what it has seen."""

    type: Literal["hello"] = "hello"
    version: int
    last: Sequence | None = None
    """The last event seen; the server sends the later ones, or a whole view."""
    seat: SeatNumber | None = None
    """Which seat to see from, if several are the viewer's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ping(Part):
    """Answered by pong, so that both sides know the other is there."""

    type: Literal["ping"] = "ping"


@dataclass(frozen=True, slots=True, kw_only=True)
class Look(Part):
    """Where would these steps lead, from where others last saw the turn? Only for the seat to move."""

    type: Literal["look"] = "look"
    id: CommandId
    steps: Steps
    seat: SeatNumber | None = None


FromClient: TypeAlias = Annotated[Hello | Ping | Look | Command, Tagged("type")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Changes(Part):
    """The fields of the table's view that changed; those left out stay the same."""

    phase: Phase | None = UNSET
    paused: bool | None = UNSET
    round: int | None = UNSET
    you: You | None = UNSET
    host: int | None = UNSET
    seats: tuple[SeatView, ...] | None = UNSET
    board: Board | None = UNSET
    clock: ClockView | None = UNSET
    proposal: ProposalView | None = UNSET
    result: Result | None = UNSET
    fairness: Fairness | None = UNSET
    game: str | None = UNSET
    rematch: str | None = UNSET
    chat: tuple[ChatLine, ...] | None = UNSET
    """Lines to add."""
    now: Milliseconds


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Part):
    """The whole table."""

    type: Literal["view"] = "view"
    view: TableView


@dataclass(frozen=True, slots=True, kw_only=True)
class Event(Part):
    """Something happened; `seq` is one more than that of the event before."""

    type: Literal["event"] = "event"
    seq: int
    at: Milliseconds
    event: Happening
    changes: Changes


@dataclass(frozen=True, slots=True, kw_only=True)
class Resumed(Part):
    """Everything that was missed has been sent."""

    type: Literal["resumed"] = "resumed"
    seq: int
    now: Milliseconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Done(Part):
    """A command was carried out and is stored; `seq` is that of the table after it."""

    type: Literal["done"] = "done"
    id: CommandId
    seq: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused(Part):
    """A command was not carried out; if it was stale, the current view comes with it."""

    type: Literal["refused"] = "refused"
    id: str | None
    code: str
    text: str
    view: TableView | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome(Part):
    """The answer to a look: the board as it would be."""

    type: Literal["outcome"] = "outcome"
    id: CommandId
    board: Board
    ends: bool
    """Whether the turn would be over."""
    out: bool
    """Whether it would put its player out."""
    draws: bool
    """Whether a card would be drawn: nothing is known from there on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pong(Part):
    """The answer to ping."""

    type: Literal["pong"] = "pong"
    now: Milliseconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Watching(Part):
    """How many spectators there are; not a numbered event, since no player did anything."""

    type: Literal["watching"] = "watching"
    onlookers: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Bye(Part):
    """The server is about to close the connection; `again` says whether to come back."""

    type: Literal["bye"] = "bye"
    code: str
    text: str
    again: bool


FromServer: TypeAlias = Annotated[
    View | Event | Resumed | Done | Refused | Outcome | Pong | Watching | Bye, Tagged("type")
]
