"""Facts: what has come of an order. A table is all of its facts in a row; they are kept, and never shown."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from red7.protocol.commands import Proposed, Reaction
from red7.protocol.parts import Part
from red7.protocol.views import Away
from red7.table.orders import Person, Reserved, Server, Settings


class Created(Part):
    """A table has been opened."""

    kind: Literal["created"] = "created"
    id: str
    settings: Settings
    host: Person
    secret: str
    bots: str
    reserved: tuple[Reserved | None, ...]
    engine: str
    """The version of red7."""


class Sat(Part):
    """Somebody has sat down, and added bits to the deal."""

    kind: Literal["sat"] = "sat"
    seat: int
    person: Person
    name: str
    bits: str


class Freed(Part):
    """A seat is open again."""

    kind: Literal["freed"] = "freed"
    seat: int
    removed: bool


class Filled(Part):
    """Bots have taken seats."""

    kind: Literal["filled"] = "filled"
    seats: tuple[int, ...]
    level: int


class Hosted(Part):
    """Somebody else is the host."""

    kind: Literal["hosted"] = "hosted"
    person: Person


class Dealt(Part):
    """A round has begun, with this position."""

    kind: Literal["dealt"] = "dealt"
    round: int
    deal: str


class Drafted(Part):
    """The seat to move has drafted these steps, after those that others have seen."""

    kind: Literal["drafted"] = "drafted"
    seat: int
    steps: str


class Turned(Part):
    """The steps that have finished a turn, after those that others had seen."""

    kind: Literal["turned"] = "turned"
    seat: int
    steps: str


class Drew(Part):
    """Steps in the middle of a turn, the last of which has drawn a card."""

    kind: Literal["drew"] = "drew"
    seat: int
    steps: str


class RoundOver(Part):
    """The round is over; the secret of its deal is shown."""

    kind: Literal["round-over"] = "round-over"
    winner: int
    won: tuple[str, ...]


class GameOver(Part):
    """The game is over."""

    kind: Literal["game-over"] = "game-over"
    winners: tuple[int, ...]
    why: Literal["played", "resigned"]


class StoodIn(Part):
    """A bot plays for somebody from now on."""

    kind: Literal["stood-in"] = "stood-in"
    seat: int
    level: int
    why: Away


class Returned(Part):
    """A person plays again in their seat."""

    kind: Literal["returned"] = "returned"
    seat: int


class Resigned(Part):
    """Somebody has given the game up."""

    kind: Literal["resigned"] = "resigned"
    seat: int


class ProposalMade(Part):
    """Somebody asks everybody to agree."""

    kind: Literal["proposed"] = "proposed"
    seat: int
    what: Proposed


class Agreed(Part):
    """Somebody agrees."""

    kind: Literal["agreed"] = "agreed"
    seat: int


class Declined(Part):
    """Somebody does not agree, or has withdrawn the proposal."""

    kind: Literal["declined"] = "declined"
    seat: int


class Undone(Part):
    """So many finished turns were taken back, and what was begun of the next."""

    kind: Literal["undone"] = "undone"
    seat: int
    turns: int


class Paused(Part):
    """The game pauses."""

    kind: Literal["paused"] = "paused"


class Continued(Part):
    """The game goes on: after a pause, or with no seat after nobody served the table."""

    kind: Literal["continued"] = "continued"
    seat: int | None
    downtime: int = 0
    gone: tuple[Server, ...] = ()


class Readied(Part):
    """Somebody is ready for the next round."""

    kind: Literal["readied"] = "readied"
    seat: int


class Rematched(Part):
    """The players go on at another table."""

    kind: Literal["rematched"] = "rematched"
    table: str


class Said(Part):
    """A line of chat."""

    kind: Literal["said"] = "said"
    seat: int
    text: str


class Reacted(Part):
    """A reaction."""

    kind: Literal["reacted"] = "reacted"
    seat: int
    reaction: Reaction


class Came(Part):
    """A player is connected."""

    kind: Literal["came"] = "came"
    seat: int
    server: Server


class Went(Part):
    """A player is not connected any more."""

    kind: Literal["went"] = "went"
    seat: int
    server: Server


class Linked(Part):
    """A player who is connected is so over one more server."""

    kind: Literal["linked"] = "linked"
    seat: int
    server: Server


class Unlinked(Part):
    """A player is still connected, but not over that server."""

    kind: Literal["unlinked"] = "unlinked"
    seat: int
    server: Server


class Muted(Part):
    """Somebody hears a seat no longer, or hears it again."""

    kind: Literal["muted"] = "muted"
    person: Person
    seat: int
    muted: bool


class RecoveryKept(Part):
    """A way to get a seat back when its token is lost."""

    kind: Literal["recovery-kept"] = "recovery-kept"
    person: Person
    digest: str


class Recovered(Part):
    """All that was one token's is another's."""

    kind: Literal["recovered"] = "recovered"
    old: Person
    person: Person


Fact: TypeAlias = (
    Created
    | Sat
    | Freed
    | Filled
    | Hosted
    | Dealt
    | Drafted
    | Turned
    | Drew
    | RoundOver
    | GameOver
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
    | Went
    | Linked
    | Unlinked
    | Muted
    | RecoveryKept
    | Recovered
)
FACTS: Final[TypeAdapter[tuple[Fact, ...]]] = TypeAdapter(tuple[Annotated[Fact, Field(discriminator="kind")], ...])

UNNUMBERED: Final = frozenset({"created", "drafted", "linked", "unlinked", "muted", "recovery-kept", "recovered"})
"""The kinds of facts that are told to nobody as an event."""
ALTERING: Final = frozenset({"sat", "freed", "filled", "dealt", "turned", "drew", "round-over", "game-over", "undone"})
"""The kinds of facts after which a command that was given before may mean something else."""
