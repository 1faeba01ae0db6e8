"""The table: orders in, facts out. It is a value, and knows no time, no chance and no network but what it is given.

A table is what its facts make of it, one after the other. `decided` says which facts an order leads to, `apply` takes
them in, and `carry_out` does both.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Annotated, Final, NamedTuple

from pydantic import PlainSerializer, PlainValidator, TypeAdapter

from red7.position import Position
from red7.protocol.parts import Milliseconds, SeatNumber
from red7.protocol.views import ChatLine, Phase, Result
from red7.record import Game
from red7.rules import Seat
from red7.steps import Step, Turn
from red7.table import clock, fairness, outcome
from red7.table.decisions import decided, follows
from red7.table.effects import taken_in
from red7.table.facts import ALTERING, UNNUMBERED, Created, Fact
from red7.table.orders import Open, Order, Person, Server, Settings
from red7.table.refusal import Refusal
from red7.table.state import BotTurn, Chair, Done, Listing, Proposal, Sight, bot_chair
from red7.table.turns import bot_level, seen_turns
from red7.table.values import changed, finished

__all__ = ["Happened", "Refusal", "Table", "absorb", "advance", "apply", "carry_out"]

_GameText = Annotated[
    Game | None,
    PlainValidator(lambda text: text and Game.parse(text)),
    PlainSerializer(lambda game: game and str(game), return_type=str | None),
]
_DraftText = Annotated[
    tuple[Step, ...],
    PlainValidator(lambda text: Turn.parse(text).steps),
    PlainSerializer(lambda steps: "".join(map(str, steps)), return_type=str),
]


@dataclass(frozen=True, slots=True)
class Table:
    """Everything about a table, and nothing that a viewer may be sent as it is: see `render`."""

    id: str
    settings: Settings
    secret: str
    """The last of the chain; see `fairness`."""
    commitment: str
    bots: str
    engine: str
    host: Person
    chairs: tuple[Chair, ...]
    at: Milliseconds
    """The time of the last fact; time never goes back."""
    seq: int = 0
    """How many events there have been."""
    changed: int = 0
    """The last event after which an earlier command may mean something else."""
    phase: Phase = "gathering"
    paused: Milliseconds | None = None
    """Since when."""
    game: _GameText = None
    """With the steps of the turn that everybody has seen."""
    draft: _DraftText = ()
    """The steps after those, which the seat to move alone sees."""
    rounds_over: int = 0
    began: Milliseconds = 0
    """When the turn began, or the time between rounds or after the game; later by the time for which clocks stood."""
    forfeit: bool = False
    """Whether a bot finishes this turn, although its player may be back."""
    proposal: Proposal | None = None
    result: Result | None = None
    rematch: str | None = None
    notes: tuple[str, ...] = ()
    """Comments that wait for the round's first turn."""
    chat: tuple[ChatLine, ...] = ()
    muted: dict[Person, tuple[SeatNumber, ...]] = field(default_factory=dict)
    recovery: dict[str, Person] = field(default_factory=dict)
    """Whose seats are given to whoever knows the secret with this digest."""
    done: Done = field(default_factory=Done)

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
        )

    @staticmethod
    def parse(text: str) -> Table:
        """The table of a snapshot."""
        return _TABLE.validate_json(text)

    def dump(self) -> str:
        """A snapshot, from which exactly this table can be made again."""
        return _TABLE.dump_json(self).decode()

    def after(self, fact: Fact, at: Milliseconds) -> Table:
        """The table after one more fact."""
        if isinstance(fact, Created):
            raise TypeError("a table is created once")
        at = max(at, self.at)
        table = taken_in(self, fact, at)
        if table is self:
            table = changed(self)
        if fact.kind in UNNUMBERED:
            return finished(table, at=at)
        seq = self.seq + 1
        return finished(table, at=at, seq=seq, changed=seq if fact.kind in ALTERING else self.changed)

    # --- who and what --------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position | None:
        """Where the round has come to, with the steps that everybody has seen; None before the first deal."""
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
        if self.phase != "playing":
            return None
        position = self.position
        return None if position is None or position.is_over else position.seat

    def seats_of(self, person: Person | None) -> tuple[int, ...]:
        """The seats in which somebody sits."""
        if person is None:
            return ()
        return tuple(
            [seat for seat, chair in enumerate(self.chairs) if chair.person == person and chair.kind == "person"]
        )

    def persons(self) -> Iterator[tuple[Person, tuple[Server, ...]]]:
        """Everybody who sits here, once, and the servers over which they are connected."""
        met = set()
        for chair in self.chairs:
            if chair.kind == "person" and chair.person is not None and chair.person not in met:
                met.add(chair.person)
                yield chair.person, chair.servers

    @property
    def is_finished(self) -> bool:
        """Whether the game is over."""
        return self.phase == "over"

    @property
    def secret_shown(self) -> str | None:
        """The secret of the last round that is over."""
        return fairness.secret_of(self.secret, self.rounds_over) if self.rounds_over else None

    @property
    def listing(self) -> Listing:
        """What the lobby shows; a table without a name is listed by its host's."""
        taken = sum([chair.is_taken for chair in self.chairs])
        settings, own = self.settings, self.seats_of(self.host)
        name = settings.name or (self.chairs[own[0]].name if own else "")
        return Listing(name, settings.rules, len(self.chairs), taken, self.phase, settings.public)

    def record(self) -> str:
        """The whole game, once it is over; `render.record` is for everybody, at any time."""
        if self.game is None or not self.is_finished:
            raise Refusal("not-over", "the whole game is shown when it is over")
        tags = {"Date": datetime.fromtimestamp(self.began / 1000, UTC).date().isoformat()}
        if self.settings.position is not None:
            tags[fairness.GIVEN] = "yes"
        tags |= {fairness.COMMITMENT: self.commitment, fairness.SECRET: self.secret_shown or ""}
        tags |= {f"{fairness.BITS}{seat}": chair.bits for seat, chair in enumerate(self.chairs)}
        if self.result:
            resigned = tuple([seat for seat, chair in enumerate(self.chairs) if chair.resigned])
            tags |= outcome.tags_of(resigned, self.result.why)
        return str(self.game.with_tags(tags))

    # --- what happens by itself ----------------------------------------------------------------------------------

    @property
    def deadline(self) -> Milliseconds | None:
        """When the table is to be told that time is up."""
        return clock.deadline(self)

    @property
    def bot_turn(self) -> BotTurn | None:
        """The turn that a bot has to play now."""
        level, seat = bot_level(self), self.mover
        if level is None or seat is None:
            return None
        deal, turns, now = self.sight(seat)
        seed = f"{self.bots}/{self.round}/{len(turns) + 1}"
        return BotTurn(seat=seat, level=level, deal=deal, turns=turns, now=now, seed=seed)

    def sight(self, seat: int) -> Sight:
        """All that a seat has seen of the round."""
        assert self.game
        assert self.position
        one, own = self.game.rounds[-1], Seat(seat)
        assert isinstance(one.deal, Position)
        turns = tuple([(entry.seat, str(turn)) for entry, turn in seen_turns(one, own)])
        return Sight(deal=str(one.deal.view(own)), turns=turns, now=str(self.position.view(own)))


_TABLE: Final = TypeAdapter(Table)


def apply(table: Table | None, fact: Fact, at: Milliseconds) -> Table:
    """The table after one more fact; the first of all creates it."""
    if isinstance(fact, Created):
        if table is not None:
            raise TypeError("a table is created once")
        return Table.opened(fact, at)
    if table is None:
        raise TypeError("the first fact creates the table")
    return table.after(fact, at)


class Happened(NamedTuple):
    """A fact, and the table after it."""

    fact: Fact
    after: Table


def carry_out(table: Table | None, order: Order) -> tuple[Table, list[Happened]]:
    """The table after an order, and all that happened on the way; raises Refusal where it is not carried out.

    An order that was carried out already leads to nothing.
    """
    happened: list[Happened] = []
    if table is None:
        if not isinstance(order.command, Open):
            raise Refusal("no-table", "there is no such table")
    elif order.key and table.done.get(order.key) is not None:
        return table, happened
    at = order.at if table is None else max(order.at, table.at)
    for fact in decided(table, order, at):
        table = apply(table, fact, at)
        happened.append(Happened(fact, table))
    assert table is not None
    while happened and (further := follows(table)):
        table = apply(table, further, at)
        happened.append(Happened(further, table))
    return _remembered(table, order, is_new=bool(happened)), happened


def advance(table: Table | None, order: Order) -> tuple[Table, tuple[Fact, ...]]:
    """The table after an order, and what came of it; raises Refusal where it is not carried out."""
    after, happened = carry_out(table, order)
    return after, tuple([one.fact for one in happened])


def absorb(table: Table | None, order: Order, facts: Iterable[Fact]) -> tuple[Table, list[Happened]]:
    """The table after an order that was decided before, with what came of it."""
    happened: list[Happened] = []
    for fact in facts:
        table = apply(table, fact, order.at)
        happened.append(Happened(fact, table))
    if table is None:
        raise TypeError("the first fact creates the table")
    return _remembered(table, order, is_new=bool(happened)), happened


def _remembered(table: Table, order: Order, *, is_new: bool) -> Table:
    """The table, which knows that a client's command has been carried out; the same, where nobody else has it yet."""
    key = order.key
    if key is None:
        return table
    done = table.done.with_one(key, table.seq)
    return finished(table, done=done) if is_new else changed(table, done=done)
