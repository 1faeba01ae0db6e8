"""Orders: what a table is told to do, by whom and when. The log keeps them as they were given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from red7.play.bots.levels import USUAL
from red7.protocol.checks import UNSET, Number, Part, Tagged, Text
from red7.protocol.commands import Asked, Command
from red7.protocol.parts import (
    CommandId,
    Digest,
    Level,
    Milliseconds,
    Nickname,
    SeatNumber,
    Sequence,
    Steps,
    TableId,
    TableName,
)

Person: TypeAlias = Digest
"""The digest of a guest's token. It stands for them in a table, and is shown to nobody."""
Span: TypeAlias = Annotated[Milliseconds, Number(least=0, most=10 * 365 * 24 * 3600 * 1000)]
Server: TypeAlias = str
"""The name of a process that players are connected to."""

_SECOND: Final = 1000
_MINUTE: Final = 60 * _SECOND


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock(Part):
    """The time for each turn, and a reserve for all turns together that begins to shrink when that is used up."""

    turn: Annotated[Span, Number(least=_SECOND)]
    reserve: Span = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings(Part):
    """What a table is opened with."""

    rules: str
    seats: tuple[Level | None, ...]
    """The level of a bot, or None for a person."""
    name: TableName | None = None
    public: bool = False
    clock: Clock | None = None
    position: Annotated[str, Text(longest=400)] | None = None
    """Where the game begins, instead of a deal."""
    starts: Literal["when-full", "by-hand"] = "when-full"
    one_device: bool = False
    """Whether one person may sit in several seats."""
    stand_in_level: Level = USUAL
    gone_after: Span = 60 * _SECOND
    """Without a clock: how long a player to move may be gone."""
    idle_after: Span = 10 * _MINUTE
    """Without a clock: how long a turn may take."""
    between_after: Span = 60 * _SECOND
    """How long the next round waits for those who have not said that they are ready."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reserved(Part):
    """A seat that is kept for somebody."""

    person: Person
    name: Nickname


@dataclass(frozen=True, slots=True, kw_only=True)
class Open(Part):
    """A new table."""

    type: Literal["open"] = "open"
    id: TableId
    settings: Settings
    host: Person
    secret: Digest
    """The last of the chain of secrets that the deals follow from: 256 random bits."""
    bots: str
    """Random bits that the bots' chance follows from."""
    reserved: tuple[Reserved | None, ...] = ()
    """For each seat who is expected there; nobody where it is left out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Expire(Part):
    """The table's deadline has passed."""

    type: Literal["expire"] = "expire"


@dataclass(frozen=True, slots=True, kw_only=True)
class BotPlays(Part):
    """The steps of a bot whose turn it is, to the turn's end or to a draw."""

    type: Literal["bot-plays"] = "bot-plays"
    seat: SeatNumber
    steps: Steps
    seq: Sequence
    """The table's, when the bot was asked."""
    replaced: bool = UNSET
    """Set where the bot failed or took too long, and a plainer one chose the steps."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Come(Part):
    """A player is connected to a server."""

    type: Literal["come"] = "come"
    person: Person
    server: Server


@dataclass(frozen=True, slots=True, kw_only=True)
class Go(Part):
    """A player is connected to that server no longer."""

    type: Literal["go"] = "go"
    person: Person
    server: Server


@dataclass(frozen=True, slots=True, kw_only=True)
class Continue(Part):
    """A server goes on with the table after nobody served it for some time."""

    type: Literal["continue"] = "continue"
    server: Server
    downtime: Span
    gone: tuple[Server, ...] | None = None
    """The servers to which nobody is connected any more; None for all but this one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Close(Part):
    """Whoever runs the server closes the table."""

    type: Literal["close"] = "close"


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepRecovery(Part):
    """Whoever knows the secret with this digest may take the person's seats over."""

    type: Literal["keep-recovery"] = "keep-recovery"
    person: Person
    digest: Digest


@dataclass(frozen=True, slots=True, kw_only=True)
class Recover(Part):
    """The seats of whoever kept this digest belong to another token from now on."""

    type: Literal["recover"] = "recover"
    digest: Digest
    person: Person


@dataclass(frozen=True, slots=True, kw_only=True)
class RematchAt(Asked):
    """A player's wish for a rematch, with the table that was opened for it; the player gives it, not the server."""

    type: Literal["rematch-at"] = "rematch-at"
    table: TableId


Inner: TypeAlias = Open | Expire | BotPlays | Come | Go | Continue | Close | KeepRecovery | Recover | RematchAt
"""What only the server may ask for."""


@dataclass(frozen=True, slots=True)
class Order:
    """A command, who gives it (None is the server itself), and when."""

    actor: Person | None
    at: Milliseconds
    command: Annotated[Command | Inner, Tagged("type")]

    @property
    def command_id(self) -> CommandId | None:
        """The id of a client's command."""
        return self.command.id if isinstance(self.command, Asked) else None

    @property
    def key(self) -> tuple[Person, CommandId] | None:
        """What tells a client's command from all others."""
        if self.actor is None or not isinstance(self.command, Asked):
            return None
        return self.actor, self.command.id
