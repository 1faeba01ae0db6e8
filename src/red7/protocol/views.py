"""What a viewer is shown of a table. Clients know no rule of the game: all that follows from the rules is in here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from red7.protocol import VERSION
from red7.protocol.checks import Part
from red7.protocol.commands import Proposed, Reaction
from red7.protocol.parts import CardText, Milliseconds

Phase: TypeAlias = Literal["gathering", "playing", "between", "over"]
"""Before the deal; in a round; after a round of a match that goes on; after the game."""
Away: TypeAlias = Literal["left", "handed", "clock", "gone", "idle"]
"""Why a bot plays for a person."""
Outlook: TypeAlias = Literal["sure", "maybe", "no"]


@dataclass(frozen=True, slots=True, kw_only=True)
class StepView(Part):
    """A legal step, and what it would lead to."""

    step: str
    outlook: Outlook
    """Whether its player can stay in after it, as far as they can know."""
    leading: int | None
    """Who would be winning right after it."""
    rule: str
    """The colour letter of the rule in force then."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardSeat(Part):
    """The cards of one seat, as far as the viewer may know them, strongest first."""

    palette: tuple[CardText, ...]
    counting: tuple[CardText, ...]
    """The cards of the palette that count under the rule in force."""
    hand: int
    """How many cards the hand holds."""
    cards: tuple[CardText, ...]
    """Those of the hand that the viewer may know: all of one's own."""
    out: bool
    scored: tuple[CardText, ...]
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Board(Part):
    """The cards on the table, whose turn it is and who is winning."""

    text: str
    """The view in the notation of docs/notation.md."""
    rule: str
    """The colour letter of the rule in force."""
    canvas: tuple[CardText, ...]
    deck: int
    seat: int
    """The seat to move; the winner's, once the round is over."""
    turn: str
    """The steps of the turn so far, as the viewer may know them."""
    leading: int | None
    seats: tuple[BoardSeat, ...]
    winner: int | None
    """Who has won the round."""
    steps: tuple[StepView, ...] | None
    """What may be done next, for the seat to move alone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StandIn(Part):
    """A bot that plays for a person."""

    level: int
    why: Away


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView(Part):
    """Who sits there."""

    kind: Literal["open", "expected", "person", "bot"]
    """Expected: kept for a player of the game before."""
    name: str
    level: int | None
    """Of a bot."""
    present: bool
    """Whether a person is connected."""
    stand_in: StandIn | None
    resigned: bool
    ready: bool
    """For the next round."""
    reserve: Milliseconds | None
    """What is left of a clock's reserve, at the start of the turn."""
    replaced: bool = False
    """Whether the bot here has failed or taken too long, and a plainer one has played for it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class You(Part):
    """What is the viewer's own."""

    seat: int | None
    """Whose eyes the view is seen through; None for an onlooker."""
    seats: tuple[int, ...]
    """All seats that are the viewer's, where several people share a device."""
    host: bool
    muted: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockView(Part):
    """The time there is for a turn, and when the turn now going on runs out."""

    turn: Milliseconds
    reserve: Milliseconds
    deadline: Milliseconds | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposalView(Part):
    """What somebody has proposed, and who has agreed so far."""

    what: Proposed
    seat: int
    agreed: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Result(Part):
    """How the game ended."""

    winners: tuple[int, ...]
    why: Literal["played", "resigned"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Fairness(Part):
    """What the deals are checked by: docs/protocol.md says how."""

    commitment: str
    """SHA-256 of the first round's secret, known before anybody sat down."""
    bits: tuple[str, ...]
    """What each seat added; `-` for a bot."""
    secret: str | None
    """Of the last round that is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatLine(Part):
    """A line of chat, or a reaction."""

    seat: int
    name: str
    """Of whoever sat there then."""
    text: str
    reaction: Reaction | None
    at: Milliseconds


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView(Part):
    """All that one viewer may know of a table."""

    version: int = VERSION
    id: str
    seq: int
    """Of the last event that is part of this."""
    name: str
    """Empty where nobody has given it one."""
    rules: str
    public: bool
    given: bool
    """Whether the game began with a given position, not with a deal."""
    phase: Phase
    paused: bool
    round: int
    """From 1; 0 before the deal."""
    you: You
    host: int | None
    """The host's seat."""
    seats: tuple[SeatView, ...]
    board: Board | None
    clock: ClockView | None
    proposal: ProposalView | None
    result: Result | None
    fairness: Fairness
    game: str | None
    """Where to find the record, once the game is over."""
    rematch: str | None
    """The table at which these players go on."""
    chat: tuple[ChatLine, ...]
    """The last lines."""
    now: Milliseconds
    """The server's time, for clocks."""
