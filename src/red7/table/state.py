"""The parts of a table's state: who sits where, what is proposed, and which commands have been carried out."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, Literal, NamedTuple

from red7.protocol.commands import Proposed
from red7.protocol.parts import CommandId, Milliseconds
from red7.protocol.views import StandIn
from red7.table.orders import Person, Server

NO_BITS: Final = "-"
"""What a seat without a person adds to a deal."""
_REMEMBERED: Final = 64
"""Commands of each person that can be repeated without harm."""
_PERSONS: Final = 16
"""Persons whose commands are remembered: those in the seats, and some who were."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat, and who is in it."""

    kind: Literal["open", "expected", "person", "bot"] = "open"
    person: Person | None = None
    name: str = ""
    level: int | None = None
    bits: str = NO_BITS
    sat: Milliseconds = 0
    servers: tuple[Server, ...] = ()
    """Those over which the person is connected, in order."""
    since: Milliseconds = 0
    """When the person came or went last."""
    stand_in: StandIn | None = None
    resigned: bool = False
    ready: bool = False
    reserve: Milliseconds = 0

    @property
    def is_taken(self) -> bool:
        """Whether somebody can be dealt cards there."""
        return self.kind in ("person", "bot")

    @property
    def is_present(self) -> bool:
        """Whether a person is connected."""
        return bool(self.servers)

    @property
    def plays(self) -> bool:
        """Whether a person plays here, and no bot for them."""
        return self.kind == "person" and self.stand_in is None and not self.resigned

    def linked(self, servers: tuple[Server, ...], at: Milliseconds) -> Chair:
        """The chair with its person connected over these servers."""
        since = at if bool(servers) is not self.is_present else self.since
        return replace(self, servers=servers, since=since)


def bot_chair(level: int) -> Chair:
    """A chair with a bot."""
    return Chair(kind="bot", name=f"level {level}", level=level)


@dataclass(frozen=True, slots=True)
class Proposal:
    """What somebody has proposed, and the seats that agree."""

    what: Proposed
    seat: int
    agreed: tuple[int, ...]
    seq: int
    """That of the proposal."""


@dataclass(frozen=True, slots=True)
class Done:
    """Which commands have been carried out, and the sequence numbers they led to: the last few of each person."""

    persons: dict[Person, dict[CommandId, int]] = field(default_factory=dict)

    def get(self, key: tuple[Person, CommandId]) -> int | None:
        """The number that this person's command of this id led to; None where it was not carried out."""
        person, ident = key
        return self.persons.get(person, {}).get(ident)

    def with_one(self, key: tuple[Person, CommandId], seq: int) -> Done:
        """One more; what is too long ago is forgotten."""
        person, ident = key
        persons = dict(self.persons)
        commands = {**persons.pop(person, {}), ident: seq}
        if len(commands) > _REMEMBERED:
            del commands[next(iter(commands))]
        persons[person] = commands
        if len(persons) > _PERSONS:
            del persons[next(iter(persons))]
        return Done(persons)


class Sight(NamedTuple):
    """All that a seat has seen of the round, as texts."""

    deal: str
    """The seat's view of the deal."""
    turns: tuple[tuple[int, str], ...]
    """Each finished turn of the round: whose, and how the seat saw it."""
    now: str
    """The seat's view."""


class BotTurn(NamedTuple):
    """A turn that a bot has to play, as texts: all that its seat has seen, and what its chance follows from."""

    seat: int
    level: int
    deal: str
    """The seat's view of the deal."""
    turns: tuple[tuple[int, str], ...]
    """Each finished turn of the round: whose, and how the seat saw it."""
    now: str
    """The seat's view."""
    seed: str


class Listing(NamedTuple):
    """What the lobby needs to know."""

    name: str
    rules: str
    seats: int
    taken: int
    phase: str
    public: bool
