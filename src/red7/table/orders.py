"""Orders: what a table is told to do, by whom and when. The log stores them unchanged."""

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
from red7.protocol.views import ChatLine

Person: TypeAlias = Digest
"""The digest of a guest's token. It identifies them at a table and is never shown to anyone."""
Span: TypeAlias = Annotated[Milliseconds, Number(least=0, most=10 * 365 * 24 * 3600 * 1000)]
Server: TypeAlias = str
"""The name of a process that players are connected to."""

_SECOND: Final = 1000
_MINUTE: Final = 60 * _SECOND


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock(Part):
    """The time for each turn, and a reserve for the whole game that is used once a turn's time is up."""

    turn: Annotated[Span, Number(least=_SECOND)]
    reserve: Span = 0

    def __str__(self) -> str:
        """As in `20+60`, in seconds."""
        return f"{self.turn // _SECOND}+{self.reserve // _SECOND}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings(Part):
    """The settings of a new table."""

    rules: str
    seats: tuple[Level | None, ...]
    """The level of a bot, or its character; None for a person."""
    name: TableName | None = None
    public: bool = False
    clock: Clock | None = None
    position: Annotated[str, Text(longest=400)] | None = None
    """The position to start from, instead of a deal."""
    starts: Literal["when-full", "by-hand"] = "when-full"
    one_device: bool = False
    """Whether one person may sit in several seats."""
    hints: bool = UNSET
    """Whether players may ask for hints; tables opened before there was the choice have it unset, and have hints."""
    quick: bool = UNSET
    """Set at a table for strangers who were paired: it waits only for those who are connected."""
    stand_in_level: Level = USUAL
    gone_after: Span = 60 * _SECOND
    """Without a clock: how long the player to move may be away."""
    idle_after: Span = 10 * _MINUTE
    """Without a clock: how long a turn may take."""
    between_after: Span = 60 * _SECOND
    """How long the next round waits for players who are not ready."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reserved(Part):
    """A seat reserved for a player."""

    person: Person
    name: Nickname


@dataclass(frozen=True, slots=True, kw_only=True)
class Carried(Part):
    """What a rematch has from the games before it."""

    score: tuple[int, ...]
    """How many of them each seat has won."""
    chat: tuple[ChatLine, ...]
    muted: dict[Person, tuple[SeatNumber, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Open(Part):
    """A new table."""

    type: Literal["open"] = "open"
    id: TableId
    settings: Settings
    host: Person
    secret: Digest
    """The last secret of the chain that determines the deals: 256 random bits."""
    bots: str
    """Random bits that seed the bots."""
    reserved: tuple[Reserved | None, ...] = ()
    """For each seat, the player it is reserved for; a seat left out is open to anyone."""
    carried: Carried = UNSET
    """Unset if it is no rematch."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Expire(Part):
    """The table's deadline has passed."""

    type: Literal["expire"] = "expire"


@dataclass(frozen=True, slots=True, kw_only=True)
class BotPlays(Part):
    """The steps of the bot whose turn it is, up to the end of the turn or a draw."""

    type: Literal["bot-plays"] = "bot-plays"
    seat: SeatNumber
    steps: Steps
    seq: Sequence
    """The table's event number when the bot was asked."""
    replaced: bool = UNSET
    """Set if the bot failed or took too long, and a simpler one chose the steps."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeHint(Part):
    """The player to move is given a hint."""

    type: Literal["take-hint"] = "take-hint"
    seat: SeatNumber
    seq: Sequence
    """The table's event number when the player asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Come(Part):
    """A player is connected to a server."""

    type: Literal["come"] = "come"
    person: Person
    server: Server


@dataclass(frozen=True, slots=True, kw_only=True)
class Go(Part):
    """A player is no longer connected to that server."""

    type: Literal["go"] = "go"
    person: Person
    server: Server


@dataclass(frozen=True, slots=True, kw_only=True)
class Continue(Part):
    """A server takes the table up again after no server had it for some time."""

    type: Literal["continue"] = "continue"
    server: Server
    downtime: Span
    gone: tuple[Server, ...] | None = None
    """The servers that nobody is connected to any more; None means all but this one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Close(Part):
    """The operator of the server closes the table."""

    type: Literal["close"] = "close"


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepRecovery(Part):
    """Anyone who knows the secret with this digest may take over the person's seats."""

    type: Literal["keep-recovery"] = "keep-recovery"
    person: Person
    digest: Digest


@dataclass(frozen=True, slots=True, kw_only=True)
class Recover(Part):
    """The seats recovered with this digest belong to another token from now on."""

    type: Literal["recover"] = "recover"
    digest: Digest
    person: Person


@dataclass(frozen=True, slots=True, kw_only=True)
class RematchAt(Asked):
    """A player's wish for a rematch, with the table opened for it; the order is the player's, not the server's."""

    type: Literal["rematch-at"] = "rematch-at"
    table: TableId


Inner: TypeAlias = (
    Open | Expire | BotPlays | TakeHint | Come | Go | Continue | Close | KeepRecovery | Recover | RematchAt
)
"""Orders that only the server may give."""


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
        """What identifies a client's command."""
        if self.actor is None or not isinstance(self.command, Asked):
            return None
        return self.actor, self.command.id
