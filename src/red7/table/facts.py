"""Facts: what came of an order. A table is the sequence of its facts.

They are kept, and may hold what nobody is shown. Where a fact hides nothing, it is the happening that viewers are told.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from red7.protocol.checks import UNSET, Part, Tagged
from red7.protocol.happenings import (
    Agreed,
    Closed,
    Declined,
    Filled,
    Freed,
    GameOver,
    Hinted,
    Paused,
    ProposalMade,
    Reacted,
    Readied,
    Rematched,
    Resigned,
    Returned,
    RoundOver,
    Said,
    StoodIn,
    Undone,
)
from red7.table.orders import Carried, Person, Reserved, Server, Settings

__all__ = [
    "ALTERING",
    "UNNUMBERED",
    "Agreed",
    "Came",
    "Closed",
    "Continued",
    "Created",
    "Dealt",
    "Declined",
    "Drew",
    "Fact",
    "Filled",
    "Freed",
    "GameOver",
    "Hinted",
    "Hosted",
    "Linked",
    "Muted",
    "Paused",
    "ProposalMade",
    "Reacted",
    "Readied",
    "Recovered",
    "RecoveryKept",
    "Rematched",
    "Resigned",
    "Returned",
    "RoundOver",
    "Said",
    "Sat",
    "StoodIn",
    "Turned",
    "Undone",
    "Unlinked",
    "Went",
]


@dataclass(frozen=True, slots=True, kw_only=True)
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
    carried: Carried = UNSET


@dataclass(frozen=True, slots=True, kw_only=True)
class Sat(Part):
    """A player sat down and added random bits to the deal."""

    kind: Literal["sat"] = "sat"
    seat: int
    person: Person
    name: str
    bits: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Hosted(Part):
    """Another player is the host now."""

    kind: Literal["hosted"] = "hosted"
    person: Person


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(Part):
    """A round has begun, with this position."""

    kind: Literal["dealt"] = "dealt"
    round: int
    deal: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Turned(Part):
    """The steps that finished a turn, without those that others had already seen."""

    kind: Literal["turned"] = "turned"
    seat: int
    steps: str
    replaced: bool = UNSET
    """Set if a simpler bot chose the steps because the bot in this seat failed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(Part):
    """Steps in the middle of a turn, the last of which has drawn a card."""

    kind: Literal["drew"] = "drew"
    seat: int
    steps: str
    replaced: bool = UNSET
    """As in `Turned`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Continued(Part):
    """The game goes on after a pause; without a seat, after no server had the table."""

    kind: Literal["continued"] = "continued"
    seat: int | None
    downtime: int = 0
    gone: tuple[Server, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Came(Part):
    """A player is connected."""

    kind: Literal["came"] = "came"
    seat: int
    server: Server


@dataclass(frozen=True, slots=True, kw_only=True)
class Went(Part):
    """A player is not connected any more."""

    kind: Literal["went"] = "went"
    seat: int
    server: Server


@dataclass(frozen=True, slots=True, kw_only=True)
class Linked(Part):
    """A connected player is now connected to one more server."""

    kind: Literal["linked"] = "linked"
    seat: int
    server: Server


@dataclass(frozen=True, slots=True, kw_only=True)
class Unlinked(Part):
    """A player is still connected, but no longer to that server."""

    kind: Literal["unlinked"] = "unlinked"
    seat: int
    server: Server


@dataclass(frozen=True, slots=True, kw_only=True)
class Muted(Part):
    """A player mutes a seat, or unmutes it."""

    kind: Literal["muted"] = "muted"
    person: Person
    seat: int
    muted: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RecoveryKept(Part):
    """A way to get a seat back if its token is lost."""

    kind: Literal["recovery-kept"] = "recovery-kept"
    person: Person
    digest: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Recovered(Part):
    """Everything that belonged to one token now belongs to another."""

    kind: Literal["recovered"] = "recovered"
    old: Person
    person: Person


Fact: TypeAlias = Annotated[
    Created
    | Sat
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
    | Went
    | Linked
    | Unlinked
    | Muted
    | RecoveryKept
    | Recovered,
    Tagged("kind"),
]

UNNUMBERED: Final = frozenset({"created", "linked", "unlinked", "muted", "recovery-kept", "recovered"})
"""The kinds of facts that are not sent to anyone as events."""
ALTERING: Final = frozenset(
    {"sat", "freed", "filled", "dealt", "turned", "drew", "round-over", "game-over", "closed", "undone"}
)
"""The kinds of facts that can change the meaning of a command given before them."""
