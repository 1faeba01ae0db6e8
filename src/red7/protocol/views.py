"""What a viewer sees of a table. Clients need not know the rules: everything that follows from them is included."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from red7.protocol import VERSION
from red7.protocol.checks import Part
from red7.protocol.commands import Proposed, Reaction
from red7.protocol.parts import CardText, Level, Milliseconds

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
    """The colour letter of the rule then."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardSeat(Part):
    """The cards of one seat, as far as the viewer may know them, strongest first."""

    palette: tuple[CardText, ...]
    counting: tuple[CardText, ...]
    """The cards of the palette that count under the current rule."""
    hand: int
    """How many cards the hand holds."""
    cards: tuple[CardText, ...]
    """The cards in hand that the viewer may know: all of their own."""
    out: bool
    scored: tuple[CardText, ...]
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Board(Part):
    """The cards on the table, whose turn it is and who is winning."""

    text: str
    """The view in the notation of docs/notation.md."""
    rule: str
    """The colour letter of the current rule."""
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
    """What may be done next; only for the seat to move."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StandIn(Part):
    """A bot that plays for a person."""

    level: Level
    why: Away


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView(Part):
    """Who sits there."""

    kind: Literal["open", "expected", "person", "bot"]
    """Expected: reserved for a player of the last game."""
    name: str
    level: Level | None
    """Of a bot."""
    present: bool
    """Whether a person is connected."""
    stand_in: StandIn | None
    resigned: bool
    ready: bool
    """Ready for the next round."""
    reserve: Milliseconds | None
    """What is left of a clock's reserve, at the start of the turn."""
    replaced: bool = False
    """Whether the bot here failed or took too long, and a simpler one played for it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class You(Part):
    """What belongs to the viewer."""

    seat: int | None
    """The seat whose view this is; None for a spectator."""
    seats: tuple[int, ...]
    """All of the viewer's seats, if several people share a device."""
    host: bool
    muted: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockView(Part):
    """The time for a turn, and when the current turn runs out."""

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
    """What is needed to check the deals: docs/protocol.md says how."""

    commitment: str
    """SHA-256 of the first round's secret, known before anybody sat down."""
    bits: tuple[str, ...]
    """What each seat added; `-` for a bot."""
    secret: str | None
    """The secret of the last round that is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatLine(Part):
    """A line of chat, or a reaction."""

    seat: int
    name: str
    """The name of whoever sat there then."""
    text: str
    reaction: Reaction | None
    at: Milliseconds


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView(Part):
    """Everything one viewer may know about a table."""

    version: int = VERSION
    id: str
    seq: int
    """The number of the last event included here."""
    name: str
    """Empty if it has none."""
    rules: str
    public: bool
    given: bool
    """Whether the game began from a given position instead of a deal."""
    hints: bool
    """Whether players may ask for hints, and for analysis of this game."""
    quick: bool
    """Whether it is for a quick game, whose players are paired by the server."""
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
    """The table where these players go on."""
    score: tuple[int, ...] = ()
    """How many games each seat has won of those that this one is a rematch of; empty if it is none."""
    chat: tuple[ChatLine, ...]
    """The last lines."""
    now: Milliseconds
    """The server's time, for clocks."""
