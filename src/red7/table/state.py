"""A table's state: who sits where, what is proposed, the game so far, and which commands have been carried out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields, replace
from datetime import UTC, datetime
from operator import attrgetter
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypeVar

from red7.board import Board
from red7.position import Position
from red7.protocol.checks import UNSET
from red7.protocol.commands import Proposed
from red7.protocol.encoding import set_fields
from red7.protocol.parts import CommandId, Level, Milliseconds, SeatNumber
from red7.protocol.views import ChatLine, Phase, Result, StandIn
from red7.record import Game
from red7.table import conclusion, fairness
from red7.table.facts import Created
from red7.table.orders import Person, Server, Settings
from red7.table.refusal import Refusal

NO_BITS: Final = "-"
"""What a seat without a person adds to a deal."""
_REMEMBERED: Final = 64
"""How many commands of each person are remembered, so that repeating one is harmless."""
_PERSONS: Final = 16
"""How many persons' commands are remembered: those seated, and some who were."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat, and who is in it."""

    kind: Literal["open", "expected", "person", "bot"] = "open"
    person: Person | None = None
    name: str = ""
    level: Level | None = None
    bits: str = NO_BITS
    sat: Milliseconds = 0
    servers: tuple[Server, ...] = ()
    """The servers the person is connected to, in order."""
    since: Milliseconds = 0
    """When the person last came or went."""
    stand_in: StandIn | None = None
    resigned: bool = False
    ready: bool = False
    reserve: Milliseconds = 0
    replaced: bool = False
    """Whether the bot here failed and a simpler one played for it."""

    @property
    def is_taken(self) -> bool:
        """Whether cards can be dealt to this seat."""
        return self.kind in ("person", "bot")

    @property
    def is_present(self) -> bool:
        """Whether a person is connected."""
        return bool(self.servers)

    @property
    def plays(self) -> bool:
        """Whether a person plays here themselves, without a bot playing for them."""
        return self.kind == "person" and self.stand_in is None and not self.resigned

    def linked(self, servers: tuple[Server, ...], at: Milliseconds) -> Chair:
        """The chair with its person connected to these servers."""
        since = at if bool(servers) is not self.is_present else self.since
        return replace(self, servers=servers, since=since)


def bot_chair(level: Level) -> Chair:
    """A chair with a bot."""
    return Chair(kind="bot", name=f"level {level}" if isinstance(level, int) else f"{level} bot", level=level)


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal, and the seats that agree."""

    what: Proposed
    seat: int
    agreed: tuple[int, ...]
    seq: int
    """The event number of the proposal."""


@dataclass(frozen=True, slots=True)
class CarriedOut:
    """The last few commands of each person that were carried out, and the event numbers they led to."""

    persons: dict[Person, dict[CommandId, int]] = field(default_factory=dict)

    def get(self, key: tuple[Person, CommandId]) -> int | None:
        """The event number that this command led to; None if it was not carried out."""
        person, ident = key
        return self.persons.get(person, {}).get(ident)

    def with_one(self, key: tuple[Person, CommandId], seq: int) -> CarriedOut:
        """Adds a command; the oldest ones are forgotten."""
        person, ident = key
        persons = dict(self.persons)
        commands = {**persons.pop(person, {}), ident: seq}
        if len(commands) > _REMEMBERED:
            del commands[next(iter(commands))]
        persons[person] = commands
        if len(persons) > _PERSONS:
            del persons[next(iter(persons))]
        return CarriedOut(persons)


class Listing(NamedTuple):
    """What the lobby shows of a table."""

    name: str
    rules: str
    seats: int
    taken: int
    phase: Phase
    public: bool
    present: int = 0
    """Players who are connected."""
    host: str = ""
    """The host's name; empty before the host sits."""
    players: str = ""
    """The names of the people who sit there, one a line."""
    clock: str = ""
    """Seconds for each turn and in reserve, as in `20+60`; empty without a clock."""
    quick: bool = False
    """Whether strangers are paired here."""


@dataclass(frozen=True, slots=True)
class Table:
    """Everything about a table. Viewers never get it directly: `red7.show` decides what they see."""

    id: str
    settings: Settings
    secret: str
    """The last secret of the chain; see `fairness`."""
    commitment: str
    bots: str
    engine: str
    host: Person
    chairs: tuple[Chair, ...]
    at: Milliseconds
    """The time of the last fact; it never goes back."""
    seq: int = 0
    """How many events there have been."""
    changed: int = 0
    """The last event that can change the meaning of an earlier command."""
    phase: Phase = "gathering"
    paused: Milliseconds | None = None
    """Since when."""
    game: Game | None = None
    """Includes the steps of the current turn that everybody has seen."""
    rounds_over: int = 0
    began: Milliseconds = 0
    """When the turn, the time between rounds or after the game began, plus the time for which clocks stood still."""
    forfeit: bool = False
    """Whether a bot finishes this turn even if its player is back."""
    hinted: bool = UNSET
    """Whether the others know that the player to move has taken a hint in this turn."""
    proposal: Proposal | None = None
    result: Result | None = None
    rematch: str | None = None
    score: tuple[int, ...] = UNSET
    """How many games each seat has won of those before this one; unset if there were none."""
    notes: tuple[str, ...] = ()
    """Comments waiting for the first turn of the round."""
    chat: tuple[ChatLine, ...] = ()
    muted: dict[Person, tuple[SeatNumber, ...]] = field(default_factory=dict)
    recovery: dict[str, Person] = field(default_factory=dict)
    """For each digest, whose seats go to anyone who knows its secret."""
    done: CarriedOut = field(default_factory=CarriedOut)

    @staticmethod
    def opened(fact: Created, at: Milliseconds) -> Table:
        """A table at which nobody sits yet."""
        reserved = (*fact.reserved, *[None] * len(fact.settings.seats))
        chairs = []
        for level, expected in zip(fact.settings.seats, reserved, strict=False):
            if level is not None:
                chairs.append(bot_chair(level))
            elif expected is not None:
                chairs.append(Chair(kind="expected", person=expected.person, name=expected.name))
            else:
                chairs.append(Chair())
        carried = {} if fact.carried is UNSET else set_fields(fact.carried)
        return Table(
            id=fact.id,
            settings=fact.settings,
            secret=fact.secret,
            commitment=fairness.commitment_of(fact.secret),
            bots=fact.bots,
            engine=fact.engine,
            host=fact.host,
            chairs=tuple(chairs),
            at=at,
            began=at,
            **carried,
        )

    @property
    def position(self) -> Position | None:
        """The current position, with the steps that everybody has seen; None before the first deal."""
        if self.game is None:
            return None
        position = self.game.rounds[-1].positions[-1]
        assert isinstance(position, Position)
        return position

    @property
    def round(self) -> int:
        """Which round this is, from 1; 0 before the first deal."""
        return len(self.game.rounds) if self.game else 0

    @property
    def mover(self) -> int | None:
        """The seat whose turn it is."""
        if self.phase != "playing" or self.game is None:
            return None
        zones = self.game.rounds[-1].positions[-1].moment.zones
        return None if zones.is_over else zones.seat

    def seats_of(self, person: Person | None) -> tuple[int, ...]:
        """The seats with a person or a bot."""
        if person is None:
            return ()
        return tuple(
            [seat for seat, chair in enumerate(self.chairs) if chair.person == person and chair.kind == "person"]
        )

    def persons(self) -> Iterator[tuple[Person, tuple[Server, ...]]]:
        """Every seated person once, with the servers they are connected to."""
        met = set()
        for chair in self.chairs:
            if chair.kind == "person" and chair.person is not None and chair.person not in met:
                met.add(chair.person)
                yield chair.person, chair.servers

    @property
    def has_hints(self) -> bool:
        """Whether players may ask for hints."""
        return self.settings.hints is not False

    @property
    def is_quick(self) -> bool:
        """Whether strangers are paired here."""
        return self.settings.quick is True

    def is_at(self, board: Board) -> bool:
        """Whether the running game stands as on a board; what is played in the turn does not count."""
        position = self.position
        if position is None or self.mover is None or position.rules != board.rules:
            return False
        return position.turn_start.moment.zones.palettes == board.turn_start.moment.zones.palettes

    @property
    def is_finished(self) -> bool:
        """Whether the game is over."""
        return self.phase == "over"

    @property
    def is_closed(self) -> bool:
        """Whether the operator of the server has closed the table."""
        return self.phase == "over" and self.result is None

    @property
    def secret_shown(self) -> str | None:
        """The secret of the last round that is over."""
        return fairness.secret_of(self.secret, self.rounds_over) if self.rounds_over else None

    @property
    def listing(self) -> Listing:
        """What the lobby shows; a table without a name is listed by its host's."""
        taken = sum([chair.is_taken for chair in self.chairs])
        settings, own = self.settings, self.seats_of(self.host)
        host = self.chairs[own[0]].name if own else ""
        return Listing(
            name=settings.name or host,
            rules=settings.rules,
            seats=len(self.chairs),
            taken=taken,
            phase=self.phase,
            public=settings.public,
            present=sum([chair.is_present for chair in self.chairs]),
            host=host,
            players="\n".join([chair.name for chair in self.chairs if chair.kind == "person"]),
            clock=str(settings.clock or ""),
            quick=self.is_quick,
        )

    def record(self) -> str:
        """The whole game, once it is over; `red7.show.views.record` is for everybody, at any time."""
        if self.game is None or self.result is None:
            raise Refusal("not-over", "the whole game is shown when it is over")
        tags = {"Date": datetime.fromtimestamp(self.began / 1000, UTC).date().isoformat()}
        if self.settings.position is not None:
            tags[fairness.GIVEN] = "yes"
        tags |= {fairness.COMMITMENT: self.commitment, fairness.SECRET: self.secret_shown or ""}
        tags |= {f"{fairness.BITS}{seat}": chair.bits for seat, chair in enumerate(self.chairs)}
        resigned = tuple([seat for seat, chair in enumerate(self.chairs) if chair.resigned])
        tags |= conclusion.tags_of(resigned, self.result.why, self.result.winners, self.game.tags)
        return str(self.game.with_tags(tags))


# --- changing --------------------------------------------------------------------------------------------------------

Value = TypeVar("Value")


def changed(value: Value, **changes: Any) -> Value:
    """The value with some of its fields changed: `dataclasses.replace` at a fifth of its cost.

    Only for dataclasses with slots that check nothing when they are made.
    """
    kind: type[Any] = type(value)
    read, write, places = _fields(kind)
    held = list(read(value))
    for name, new in changes.items():
        held[places[name]] = new
    copy: Value = object.__new__(kind)
    for put, one in zip(write, held, strict=True):
        put(copy, one)
    return copy


def finished(value: Value, **changes: Any) -> Value:
    """The same value with some of its fields set: only for one that was just made, and that nobody else holds."""
    for name, new in changes.items():
        object.__setattr__(value, name, new)
    return value


_Access: TypeAlias = tuple[Callable[[Any], tuple[Any, ...]], tuple[Callable[[Any, Any], None], ...], dict[str, int]]
_ACCESS: Final[dict[type[Any], _Access]] = {}


def _fields(kind: type[Any]) -> _Access:
    """How to read all fields at once, how to write each, and its index."""
    if kind not in _ACCESS:
        names = [one.name for one in fields(kind)]
        write = tuple(kind.__dict__[name].__set__ for name in names)
        _ACCESS[kind] = attrgetter(*names), write, {name: place for place, name in enumerate(names)}
    return _ACCESS[kind]
