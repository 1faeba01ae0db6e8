"""Tables to test with: a driver that gives orders and remembers what came of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from red7 import Position
from red7.protocol import commands as asked
from red7.protocol.decoding import decode
from red7.protocol.messages import Event
from red7.show.events import Telling
from red7.show.views import Viewer
from red7.steps import Draw
from red7.table.clock import deadline
from red7.table.facts import Fact
from red7.table.orders import BotPlays, Clock, Come, Expire, Go, Inner, Open, Order, Reserved, Settings
from red7.table.refusal import Refusal
from red7.table.state import Table
from red7.table.table import advance, apply
from red7.table.turns import BotTurn, bot_turn
from tests.support.turns import whole_turns

ANN, BOB, CY, DEE = PERSONS = tuple(letter * 64 for letter in "abcd")
NAMES = ("Ann", "Bob", "Cy", "Dee")
SECRET = "7" * 64
BITS = "0123456789abcdef" * 2
START = 1_794_700_800_000
"""2026-11-15, in milliseconds."""
SECOND = 1000
MINUTE = 60 * SECOND
HERE, THERE = "here", "there"

DRAWS = "red7/1 1.3a[RO/1234567/3] O6:R7R3O1/O7:R6O2R1 - R5O5R4O4O3R2 0"
"""Seat 0 moves: `+R3` draws R5 in mid-turn."""


def settings(**changes: Any) -> Settings:
    """The settings of a table for two persons, as they are or with changes."""
    usual: dict[str, Any] = {"rules": "1.3", "seats": (None, None), "name": "Table", "starts": "when-full"}
    return Settings(**(usual | changes))


def told(before: Table, fact: Fact, after: Table, viewer: Viewer, at: int) -> Event | None:
    """What a viewer is told of a fact; None where it is no event."""
    text = Telling(before, fact, after, at).text(viewer)
    return decode(Event, text) if text else None


class Clerk:
    """Gives orders to one table, and keeps what came of them."""

    def __init__(self, opened: Settings, *, reserved: tuple[Reserved | None, ...] = (), host: str = ANN) -> None:
        self.at = START
        self.log: list[tuple[Order, tuple[Fact, ...]]] = []
        self.states: list[tuple[Table, Fact, Table]] = []
        self._table: Table | None = None
        self._count = 0
        self.order(
            Open(id="Table12345", settings=opened, host=host, secret=SECRET, bots="bots", reserved=reserved), None
        )

    @property
    def table(self) -> Table:
        assert self._table
        return self._table

    def order(self, command: asked.Command | Inner, actor: str | None = None) -> tuple[Fact, ...]:
        """Gives an order and returns what came of it."""
        order = Order(actor, self.at, command)
        before = self._table
        self._table, facts = advance(before, order)
        self.log.append((order, facts))
        for fact in facts:
            if before is not None:
                after = apply(before, fact, self.at)
                self.states.append((before, fact, after))
                before = after
            else:
                before = advance(None, order)[0]
        return facts

    def ask(self, person: str, kind: type[asked.Asked], **fields: Any) -> tuple[Fact, ...]:
        """Gives a client's command with a fresh id, by default up to date."""
        self._count += 1
        carried: dict[str, Any] = {"id": f"c{self._count}", "seq": self.table.seq}
        command: Any = kind(**(carried | fields))
        return self.order(command, person)

    def kinds(self, person: str, kind: type[asked.Asked], **fields: Any) -> list[str]:
        """The kinds of what came of a client's command."""
        return [fact.kind for fact in self.ask(person, kind, **fields)]

    def refused(self, person: str, kind: type[asked.Asked], **fields: Any) -> str:
        """The code with which a client's command is refused; nothing may change by it."""
        before = self.table
        with pytest.raises(Refusal) as caught:
            self.ask(person, kind, **fields)
        assert self.table is before
        assert caught.value.position == ""
        assert caught.value.__cause__ is None
        assert caught.value.__context__ is None or caught.value.__suppress_context__
        return caught.value.code

    def sit(self, *seats: int) -> Clerk:
        """Seats persons in these seats and connects them."""
        for seat in seats:
            self.ask(PERSONS[seat], asked.Sit, nickname=NAMES[seat], bits=BITS, seat=seat)
            self.come(PERSONS[seat])
        return self

    def come(self, person: str, server: str = HERE) -> list[str]:
        return [fact.kind for fact in self.order(Come(person=person, server=server))]

    def go(self, person: str, server: str = HERE) -> list[str]:
        return [fact.kind for fact in self.order(Go(person=person, server=server))]

    def wait(self, milliseconds: int) -> list[str]:
        """Lets time pass, and tells the table."""
        self.at += milliseconds
        return [fact.kind for fact in self.order(Expire())]

    def play(self, steps: str, seat: int | None = None) -> list[str]:
        """Has the seat to move play."""
        mover = self.table.mover
        assert mover is not None
        person = self.table.chairs[mover].person
        assert person
        return self.kinds(person, asked.Play, steps=steps, seat=seat)

    def turn(self, *, stays: bool = True) -> str:
        """Has the seat to move finish a turn without a draw, that keeps it in or puts it out; its steps."""
        position = self.table.position
        assert position
        steps = next(turns_of(position, stays=stays))
        if bot_turn(self.table):
            self.bot(steps)
        else:
            self.play(steps)
        return steps

    def due(self) -> int | None:
        """The table's deadline."""
        return deadline(self.table)

    def bot_turn(self) -> BotTurn | None:
        """The turn that waits for a bot."""
        return bot_turn(self.table)

    def bot(self, steps: str) -> list[str]:
        """Has the bot to move play."""
        mover = self.table.mover
        assert mover is not None
        return [fact.kind for fact in self.order(BotPlays(seat=mover, steps=steps, seq=self.table.seq))]


def turns_of(position: Position, *, stays: bool = True) -> Iterator[str]:
    """The steps of whole turns without a draw that keep the seat to move in, or put it out."""
    begun = len(position.turn.items)
    for turn, _ in whole_turns(position):
        rest = turn.items[begun:]
        if turn.out is not stays and not any(isinstance(item, Draw) for item in rest):
            yield "".join(map(str, rest))


def seated(players: int = 2, rules: str = "1.3", **changes: Any) -> Clerk:
    """A table that has been dealt, with a person in every seat."""
    return Clerk(settings(rules=rules, seats=(None,) * players, **changes)).sit(*range(players))


def given(text: str, *, seated: bool = True, **changes: Any) -> Clerk:
    """A table that begins with a given position, with a person in every seat."""
    rules, seats = text.split(" ")[1:3]
    players = seats.count("/") + 1
    clerk = Clerk(settings(**({"rules": rules, "seats": (None,) * players, "position": text} | changes)))
    return clerk.sit(*range(players)) if seated else clerk


def clocked(turn: int = 10 * SECOND, reserve: int = 20 * SECOND) -> Clock:
    """Times for a clock."""
    return Clock(turn=turn, reserve=reserve)


def gathering(players: int = 2, **changes: Any) -> Clerk:
    """A table at which nobody sits yet, and which is dealt by hand."""
    return Clerk(settings(seats=(None,) * players, starts="by-hand", **changes))


def over(players: int = 2, rules: str = "1.3") -> Clerk:
    """A table where everybody has dropped out until the game was over."""
    clerk = seated(players, rules)
    while not clerk.table.is_finished:
        if clerk.table.phase == "between":
            for person in PERSONS[:players]:
                clerk.ask(person, asked.Next)
        clerk.turn(stays=False)
    return clerk


def moving(clerk: Clerk) -> str:
    """The person whose turn it is."""
    mover = clerk.table.mover
    assert mover is not None
    return PERSONS[mover]
