"""What happened at a table, as its viewers are told: one type for each event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from red7.protocol.checks import Part, Tagged
from red7.protocol.commands import Proposed, Reaction
from red7.protocol.parts import CardText, Level
from red7.protocol.views import Away


@dataclass(frozen=True, slots=True, kw_only=True)
class Sat(Part):
    """A player sat down."""

    kind: Literal["sat"] = "sat"
    seat: int
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Freed(Part):
    """A seat is open again: its player left, or was removed by the host."""

    kind: Literal["freed"] = "freed"
    seat: int
    removed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Filled(Part):
    """Bots have taken the open seats."""

    kind: Literal["filled"] = "filled"
    seats: tuple[int, ...]
    level: Level


@dataclass(frozen=True, slots=True, kw_only=True)
class Hosted(Part):
    """Another player is the host now."""

    kind: Literal["hosted"] = "hosted"
    seat: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(Part):
    """A round has begun."""

    kind: Literal["dealt"] = "dealt"
    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Turned(Part):
    """A turn was finished."""

    kind: Literal["turned"] = "turned"
    seat: int
    turn: str
    """In the notation, as the viewer saw it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(Part):
    """A card was drawn in the middle of a turn, whose steps so far are now shown."""

    kind: Literal["drew"] = "drew"
    seat: int
    turn: str
    """So far."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hinted(Part):
    """A player has taken a hint; told once a turn, if other people play too."""

    kind: Literal["hinted"] = "hinted"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundOver(Part):
    """A round is over: who won it, and the cards scored."""

    kind: Literal["round-over"] = "round-over"
    winner: int
    won: tuple[CardText, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Closed(Part):
    """The operator of the server closed the table: there is no result."""

    kind: Literal["closed"] = "closed"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOver(Part):
    """The game is over."""

    kind: Literal["game-over"] = "game-over"
    winners: tuple[int, ...]
    why: Literal["played", "resigned"]


@dataclass(frozen=True, slots=True, kw_only=True)
class StoodIn(Part):
    """A bot plays for a player from now on."""

    kind: Literal["stood-in"] = "stood-in"
    seat: int
    level: Level
    why: Away


@dataclass(frozen=True, slots=True, kw_only=True)
class Returned(Part):
    """A player took their seat back from a bot."""

    kind: Literal["returned"] = "returned"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Resigned(Part):
    """A player resigned."""

    kind: Literal["resigned"] = "resigned"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposalMade(Part):
    """A player proposes something."""

    kind: Literal["proposed"] = "proposed"
    seat: int
    what: Proposed


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreed(Part):
    """A player agrees to the proposal."""

    kind: Literal["agreed"] = "agreed"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Declined(Part):
    """A player declined the proposal, or withdrew their own."""

    kind: Literal["declined"] = "declined"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Undone(Part):
    """A turn and all that followed it was taken back, by consent."""

    kind: Literal["undone"] = "undone"
    seat: int
    turns: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Paused(Part):
    """The game is paused, by consent."""

    kind: Literal["paused"] = "paused"


@dataclass(frozen=True, slots=True, kw_only=True)
class Continued(Part):
    """The game goes on after a pause; without a seat, after the server was away."""

    kind: Literal["continued"] = "continued"
    seat: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Readied(Part):
    """A player is ready for the next round."""

    kind: Literal["readied"] = "readied"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematched(Part):
    """The players go on at a new table."""

    kind: Literal["rematched"] = "rematched"
    table: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Said(Part):
    """A line of chat; without its text for viewers who muted its writer."""

    kind: Literal["said"] = "said"
    seat: int
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Reacted(Part):
    """A reaction; without its name for viewers who muted the seat."""

    kind: Literal["reacted"] = "reacted"
    seat: int
    reaction: Reaction | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Came(Part):
    """A player is connected."""

    kind: Literal["came"] = "came"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Went(Part):
    """A player is no longer connected."""

    kind: Literal["went"] = "went"
    seat: int


Happening: TypeAlias = Annotated[
    Sat
    | Freed
    | Filled
    | Hosted
    | Dealt
    | Turned
    | Drew
    | Hinted
    | RoundOver
    | GameOver
    | Closed
    | StoodIn
    | Returned
    | Resigned
    | ProposalMade
    | Agreed
    | Declined
    | Undone
    | Paused
    | Continued
    | Readied
    | Rematched
    | Said
    | Reacted
    | Came
    | Went,
    Tagged("kind"),
]
