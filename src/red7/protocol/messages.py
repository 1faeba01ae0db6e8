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
    """The last event seen: the rest comes, or a fresh view."""
    seat: SeatNumber | None = None
    """Whose eyes to see through, where several seats are the viewer's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ping(Part):
    """To be answered by pong, so that both know the other is there."""

    type: Literal["ping"] = "ping"


@dataclass(frozen=True, slots=True, kw_only=True)
class Look(Part):
    """Where would these steps lead, from where the turn was last shown to others? For the seat to move alone."""

    type: Literal["look"] = "look"
    id: CommandId
    steps: Steps
    seat: SeatNumber | None = None


FromClient: TypeAlias = Annotated[Hello | Ping | Look | Command, Tagged("type")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Changes(Part):
    """The fields of the table's view that are new; those left out are as they were."""

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
    """The whole table, afresh."""

    type: Literal["view"] = "view"
    view: TableView


@dataclass(frozen=True, slots=True, kw_only=True)
class Event(Part):
    """Something has happened; `seq` is one more than that of the event before."""

    type: Literal["event"] = "event"
    seq: int
    at: Milliseconds
    event: Happening
    changes: Changes


@dataclass(frozen=True, slots=True, kw_only=True)
class Resumed(Part):
    """All that was missed has been told."""

    type: Literal["resumed"] = "resumed"
    seq: int
    now: Milliseconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Done(Part):
    """A command has been carried out, and will not be forgotten; `seq` is that of the table after it."""

    type: Literal["done"] = "done"
    id: CommandId
    seq: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused(Part):
    """A command has not been carried out; a stale one comes with the state as it is."""

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
    """Whether a card would be drawn: from there on nothing is known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pong(Part):
    """The answer to ping."""

    type: Literal["pong"] = "pong"
    now: Milliseconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Watching(Part):
    """How many look on; not numbered, since it is nothing that anybody did."""

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
