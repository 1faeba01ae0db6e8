"""Random play at a table as one viewer sees it, and the same actions with other hidden cards."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from red7 import Position, Seat, Step
from red7.protocol import commands as asked
from red7.protocol.encoding import encode
from red7.protocol.messages import Look
from red7.show import views
from red7.show.events import Telling
from red7.show.views import Viewer
from red7.steps import Draw
from red7.table.clock import deadline
from red7.table.facts import Fact
from red7.table.orders import BotPlays, Come, Continue, Expire, Go, Open, Order, Settings
from red7.table.refusal import Refusal
from red7.table.state import Table
from red7.table.table import advance, apply
from red7.table.turns import bot_turn
from tests.support.matches import STEPS
from tests.support.tables import BITS, HERE, NAMES, PERSONS, SECOND, SECRET, START, clocked

CARD = re.compile(r"[ROYGBIV][1-7]")
DEEDS = 90


class Impossible(Exception):
    """With these cards, the others could not have done what they did."""


@dataclass
class World:
    """A table that began from a given position, and everything that one viewer got from it."""

    start: Position
    viewer: Viewer
    at: int = START
    table: Table | None = None
    heard: list[str] = field(default_factory=list)
    outcomes: list[tuple[Fact, ...]] = field(default_factory=list)
    """The public facts that each order led to, without the deals."""
    seen: set[str] = field(default_factory=set)
    """The cards of the first round that the viewer may know, as the engine has it, not as the server shows it."""

    def __post_init__(self) -> None:
        players = self.start.players
        opened = Settings(
            rules=str(self.start.rules),
            seats=(None,) * players,
            name="Table",
            position=str(self.start),
            clock=clocked(10 * SECOND, 600 * SECOND),
        )
        self.give(
            Order(None, self.at, Open(id="Table12345", settings=opened, host=PERSONS[0], secret=SECRET, bots="bots"))
        )
        for seat in range(players):
            sit = asked.Sit(id=f"sit{seat}", seq=0, nickname=NAMES[seat], bits=BITS)
            self.give(Order(PERSONS[seat], self.at, sit))
            self.give(Order(None, self.at, Come(person=PERSONS[seat], server=HERE)))

    @property
    def state(self) -> Table:
        assert self.table
        return self.table

    def give(self, order: Order) -> None:
        """Gives an order and records what the viewer gets."""
        before, self.at = self.table, order.at
        is_own = order.actor is not None and order.actor == self.viewer.person
        try:
            self.table, facts = advance(before, order)
        except Refusal as refusal:
            self.outcomes.append(())
            if is_own:
                self.heard.append(f"refused {refusal.code} {refusal.message}")
            self.heard.append(self.everything())
            return
        self.outcomes.append(tuple(fact for fact in facts if fact.kind not in ("dealt", "created")))
        for fact in facts:
            after = apply(before, fact, order.at) if before else self.table
            viewer = self.viewer if after.seats_of(self.viewer.person) else Viewer(self.viewer.person, None)
            if before and (event := Telling(before, fact, after, order.at).text(viewer)):
                self.heard.append(event)
            before = after
        self.heard.append(self.everything())
        if is_own:
            self.heard.append(f"done {self.state.done.get(order.key)}")  # type: ignore[arg-type]

    def everything(self) -> str:
        """Everything that the viewer may ask for."""
        table = self.state
        if table.position and table.round == 1:
            eyes = None if self.viewer.seat is None else Seat(self.viewer.seat)
            self.seen |= set(CARD.findall(str(table.position.view(eyes))))
        viewer = views.viewer_for(table, self.viewer.person, self.viewer.seat)
        texts = [encode(views.view(table, viewer, self.at)), str(table.listing), str(deadline(table))]
        if table.game and not table.is_finished:
            texts.append(views.record(table, viewer))
        if table.mover is not None and table.mover == viewer.seat:
            texts.append(str(bot_turn(table)))
        return "\n".join(texts)

    def look(self, steps: str) -> None:
        """Records what the viewer is told when looking ahead, whoever's turn it is."""
        wanted = Look(id="look", steps=steps)
        try:
            outcome = views.look(self.state, self.viewer, wanted)
        except Refusal as refusal:
            self.heard.append(f"refused {refusal.code} {refusal.message}")
            return
        self.heard += [encode(outcome), views.look_text(self.state, self.viewer, wanted)]


Deed = Order | str
"""An order, or steps that the viewer looks at."""


class Play:
    """Random play at a table: what happens there, and is done to it, with a viewer who looks ahead all the time."""

    def __init__(self, world: World, chance: random.Random) -> None:
        self.world, self.chance = world, chance
        self.deeds: list[Deed] = []

    def go_on(self) -> None:
        """One more action, or a few."""
        chance, table = self.chance, self.world.state
        look = str(chance.choice(STEPS)) if chance.random() < 0.5 else some_steps(table, chance)
        self.deeds.append(look)
        self.world.look(look)
        person = chance.choice(self.persons)
        if table.phase == "between" and chance.random() < 0.7:
            self.ask(person, asked.Next)
        elif table.paused is not None and chance.random() < 0.5:
            self.ask(person, asked.Resume)
        elif table.mover is not None and chance.random() < 0.6:
            self.move(table, table.mover)
        else:
            chance.choice(self.others)(person)

    @property
    def persons(self) -> tuple[str, ...]:
        return PERSONS[: len(self.world.state.chairs)]

    @property
    def others(self) -> list[Callable[[str], None]]:
        """What somebody may do besides their turn; some of it more often than other."""
        chance, ask, do = self.chance, self.ask, self.do
        return [
            lambda person: ask(person, asked.Play, steps=str(chance.choice(STEPS))),
            lambda person: ask(person, asked.Play, steps=str(chance.choice(STEPS))),
            lambda person: ask(person, asked.Propose, what=chance.choice(("undo", "undo", "pause"))),
            lambda _: self.agree(),
            lambda person: ask(person, asked.Leave),
            lambda person: ask(person, asked.TakeBack),
            lambda person: ask(person, asked.TakeBack),
            lambda person: ask(person, asked.Decline),
            lambda person: do(chance.choice((Come, Go))(person=person, server=HERE)),
            lambda person: ask(person, asked.Say, text="hello"),
            lambda person: ask(person, asked.Mute, seat=0, muted=True),
            lambda _: do(Continue(server="there", downtime=5)),
            lambda _: do(Expire()),
            lambda person: ask(person, asked.Resign) if chance.random() < 0.3 else None,
        ]

    def agree(self) -> None:
        for person in self.persons:
            self.ask(person, asked.Agree)

    def move(self, table: Table, mover: int) -> None:
        steps = some_steps(table, self.chance)
        if bot_turn(table):
            self.do(BotPlays(seat=mover, steps=steps, seq=table.seq))
        else:
            self.ask(PERSONS[mover], asked.Play, steps=steps)

    def ask(self, person: str, kind: type[Any], **fields: Any) -> None:
        self.do(kind(**({"id": f"c{len(self.deeds)}", "seq": self.world.state.seq} | fields)), person)

    def do(self, command: Any, actor: str | None = None) -> None:
        order = Order(actor, self.world.at + self.chance.choice((0, 0, 300, 4 * SECOND)), command)
        self.deeds.append(order)
        self.world.give(order)


def random_play(world: World, chance: random.Random) -> list[Deed]:
    """What was done until the game was over, or for long enough."""
    play = Play(world, chance)
    while len(play.deeds) < DEEDS and not world.state.is_finished:
        play.go_on()
    return play.deeds


def some_steps(table: Table, chance: random.Random) -> str:
    """Steps of the seat to move that mostly keep it in: a whole turn, or its beginning."""
    position = table.position
    if position is None or table.mover is None:
        return "."
    steps: list[Step] = []
    while True:
        outlook = position.outlook()
        staying = [step for step, found in outlook.items() if found.value != "no"]
        steps.append(chance.choice(staying or list(outlook)))
        position = position.play(steps[-1])
        if not position.turn.items or isinstance(position.turn.items[-1], Draw) or chance.random() < 0.1:
            return "".join(map(str, steps))


def rearranged(position: Position, places: dict[str, str]) -> Position:
    return Position.parse(CARD.sub(lambda found: places.get(found[0], found[0]), str(position)))


def replayed(world: World, deeds: list[Deed], places: dict[str, str]) -> World:
    """The same actions with other cards; raises Impossible if the others could not have done them."""
    other = World(rearranged(world.start, places), world.viewer)
    for deed in deeds:
        if isinstance(deed, str):
            other.look(deed)
            continue
        other.give(deed)
        number = len(other.outcomes) - 1
        if other.outcomes[number] != world.outcomes[number]:
            is_own = deed.actor is not None and deed.actor == world.viewer.person
            forced = {fact.kind for fact in (*other.outcomes[number], *world.outcomes[number])} >= {"resigned"}
            assert not is_own or forced, f"what the viewer may do depends on hidden cards: {deed}"
            raise Impossible
    return other
