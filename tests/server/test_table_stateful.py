"""A table under any mix of orders: it never contradicts itself nor gets stuck, and tells everybody the same story."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from red7.notation import Draw
from red7.protocol import commands as asked
from red7.protocol.client import after
from red7.protocol.messages import Look
from red7.protocol.views import TableView
from red7.server.facts import FACTS, Drafted, Fact, Muted
from red7.server.orders import BotPlays, Continue, Expire, Go, KeepRecovery, Open, Order, Recover, RematchAt, Settings
from red7.server.orders import Come as ComeOrder
from red7.server.render import ONLOOKER, Viewer, look, record, told, told_text, view, viewer_for
from red7.server.table import Refusal, Table, absorb, advance
from tests.server.tables import BITS, HERE, NAMES, PERSONS, SECOND, SECRET, START, THERE, clocked

NOBODY = "f" * 64
EVERYBODY = (*PERSONS, NOBODY, None)
RULES = ("1.3", "1.3s", "1.3ds[ROYG/1234567/3]", "1.2dsa", "1.1da", "1.3dsa", "1.0a")
people = st.sampled_from((*PERSONS, NOBODY))
seats = st.integers(0, 3)
servers = st.sampled_from((HERE, THERE))
SIMPLE = (asked.Leave, asked.Start, asked.TakeBack, asked.Agree, asked.Decline, asked.Resume, asked.Next, asked.Rematch)


@st.composite
def openings(draw: st.DrawFn) -> Settings:
    """A table for two to four, some of them bots."""
    bots = draw(st.sets(st.integers(1, 3), max_size=2))
    return Settings(
        rules=draw(st.sampled_from(RULES)),
        seats=tuple(3 if seat in bots else None for seat in range(draw(st.integers(2, 4)))),
        name="Table",
        clock=clocked() if draw(st.booleans()) else None,
        starts=draw(st.sampled_from(("when-full", "by-hand"))),
        one_device=draw(st.sampled_from((False, False, False, True))),
    )


class TableMachine(RuleBasedStateMachine):
    """Gives orders, lawful and not, and follows what five persons and an onlooker are told."""

    def __init__(self) -> None:
        super().__init__()
        self.at = START
        self.count = 0
        self.table: Table | None = None
        self.folded: Table | None = None
        self.log: list[tuple[Order, tuple[Fact, ...]]] = []
        self.shown: dict[str | None, TableView] = {}

    @initialize(opened=openings(), seed=st.integers(0, 999), are_seated=st.sampled_from((True, True, True, False)))
    def open(self, opened: Settings, seed: int, are_seated: bool) -> None:
        secret = f"{SECRET[3:]}{seed:03}"
        self.give(Open(id="Table12345", settings=opened, host=PERSONS[0], secret=secret, bots="bots"), None)
        for seat, level in enumerate(opened.seats):
            if are_seated and level is None:
                self.ask(PERSONS[seat], asked.Sit, nickname=NAMES[seat], bits=BITS, seat=seat)
                self.give(ComeOrder(person=PERSONS[seat], server=HERE), None)
        if are_seated and opened.starts == "by-hand":
            self.ask(PERSONS[0], asked.Start)

    # --- giving orders ---------------------------------------------------------------------------------------------

    def ask(self, person: str, kind: type[Any], **fields: Any) -> None:
        """Gives a client's command, by default up to date."""
        assert self.table
        self.count += 1
        self.give(kind(**({"id": f"c{self.count}", "seq": self.table.seq} | fields)), person)

    def give(self, command: Any, actor: str | None) -> None:
        order = Order(actor, self.at, command)
        before = self.table
        try:
            self.table, facts = advance(before, order)
        except Refusal as refusal:
            self.refused(refusal, before)
            return
        assert facts or self.table is before or self.table.seq == (before and before.seq)
        again = Order.parse(order.dump())
        read = FACTS.validate_json(FACTS.dump_json(facts))
        assert advance(before, again) == (self.table, facts)
        self.folded, _ = absorb(self.folded, again, read)
        assert self.folded == self.table
        self.log.append((order, facts))
        if before is None:
            self.shown = {person: self.fresh(person) for person in EVERYBODY}
        else:
            self.tell(before, facts)

    def refused(self, refusal: Refusal, before: Table | None) -> None:
        assert self.table is before
        assert refusal.position == ""

    def fresh(self, person: str | None) -> TableView:
        assert self.table
        return view(self.table, viewer_for(self.table, person, None), self.at)

    def tell(self, before: Table, facts: tuple[Fact, ...]) -> None:
        """Takes in what everybody is told, as a client does."""
        for fact in facts:
            then = before.after(fact, self.at)
            for person in EVERYBODY:
                self.shown[person] = self.heard(person, before, fact, then)
            before = then

    def heard(self, person: str | None, before: Table, fact: Fact, then: Table) -> TableView:
        known, viewer = self.shown[person], viewer_for(then, person, None)
        event = told(before, fact, then, viewer, self.at)
        text = told_text(before, fact, then, viewer, self.at)
        assert (json.loads(text) if text else None) == (event.model_dump(mode="json") if event else None)
        assert (event is None) is (then.seq == before.seq)
        is_seen_anew = viewer != viewer_for(before, person, None) or (isinstance(fact, Muted) and fact.person == person)
        if is_seen_anew:
            return view(then, viewer, self.at)
        if event:
            assert event.seq == known.seq + 1
            return after(known, event)
        if isinstance(fact, Drafted) and viewer.seat == fact.seat:
            return known.model_copy(update={"board": view(then, viewer, self.at).board})
        return known

    # --- what holds --------------------------------------------------------------------------------------------------

    @invariant()
    def everybody_knows_what_a_fresh_view_shows(self) -> None:
        if not self.table:
            return
        for person, known in self.shown.items():
            now = self.fresh(person)
            assert known.chat[len(known.chat) - len(now.chat) :] == now.chat
            assert known.model_copy(update={"chat": now.chat, "now": now.now}) == now

    @invariant()
    def steps_are_for_the_mover_alone(self) -> None:
        if not self.table:
            return
        for person in EVERYBODY:
            board = self.fresh(person).board
            if board and (board.steps is not None or board.undo):
                assert self.table.mover in self.table.seats_of(person)

    @invariant()
    def somebody_can_go_on(self) -> None:
        table = self.table
        if not table or table.phase != "playing" or table.paused is not None:
            return
        mover = table.mover
        assert mover is not None
        assert table.bot_turn or table.chairs[mover].plays
        waiting = any(
            chair.is_present and not chair.resigned and chair.person != table.chairs[mover].person
            for chair in table.chairs
        )
        assert table.bot_turn or table.deadline is not None or not waiting

    def teardown(self) -> None:
        if not self.table:
            return
        assert Table.parse(self.table.dump()) == self.table
        state: Table | None = None
        for order, facts in self.log:
            state, decided = advance(state, order)
            assert decided == facts
        assert state == self.table
        for person in EVERYBODY:
            if self.table.game:
                assert record(self.table, viewer_for(self.table, person, None))

    # --- orders ------------------------------------------------------------------------------------------------------

    @rule(person=people, seat=st.none() | seats, name=st.sampled_from(NAMES))
    def sit(self, person: str, seat: int | None, name: str) -> None:
        self.ask(person, asked.Sit, nickname=name, bits=BITS, seat=seat)

    @rule(person=people, kind=st.sampled_from(SIMPLE))
    def simple(self, person: str, kind: type[Any]) -> None:
        self.ask(person, kind)

    @rule(person=people, seat=seats, level=st.integers(1, 7), which=st.booleans())
    def manage(self, person: str, seat: int, level: int, which: bool) -> None:
        if which:
            self.ask(person, asked.Remove, seat=seat)
        else:
            self.ask(person, asked.Fill, level=level)

    @rule(chance=st.randoms(use_true_random=False))
    def play_a_turn(self, chance: Any) -> None:
        self.move(chance, whole=True)

    @rule(chance=st.randoms(use_true_random=False))
    def play_two_turns(self, chance: Any) -> None:
        self.move(chance, whole=True)
        self.move(chance, whole=True)

    @rule(chance=st.randoms(use_true_random=False))
    def draft(self, chance: Any) -> None:
        self.move(chance, whole=False)

    def move(self, chance: Any, *, whole: bool) -> None:
        """Has the seat to move play, or its bot; mostly in a way that keeps it in."""
        table = self.table
        assert table
        position, mover = table.position, table.mover
        if position is None or mover is None:
            return
        steps = ""
        while True:
            outlook = position.outlook()
            staying = [step for step, found in outlook.items() if found.value != "no"]
            step = chance.choice(staying or list(outlook))
            following = position.play(step)
            is_drawn = bool(following.turn.items) and isinstance(following.turn.items[-1], Draw)
            if not whole and (not following.turn.items or is_drawn):
                break
            steps, position = steps + str(step), following
            if not position.turn.items or is_drawn or (not whole and chance.random() < 0.5):
                break
        if table.bot_turn:
            self.give(BotPlays(seat=mover, steps=steps, seq=table.seq), None)
        elif person := table.chairs[mover].person:
            outcome = self.looked(person, mover, steps)
            assert outcome is None or outcome.ends is (whole and not position.turn.items)
            self.ask(person, asked.Play, steps=steps, seat=mover)

    def looked(self, person: str, seat: int, steps: str) -> Any:
        assert self.table
        return look(self.table, Viewer(person, seat), Look(id="look", steps=steps))

    @rule(person=people, steps=st.sampled_from((".", "", "+R7", ">V1", "=", "..", "+B3+B3")), seat=st.none() | seats)
    def play_anything(self, person: str, steps: str, seat: int | None) -> None:
        self.ask(person, asked.Play, steps=steps, seat=seat)

    @rule(seat=seats, steps=st.sampled_from((".", "", "+R7")))
    def bot_plays_anything(self, seat: int, steps: str) -> None:
        assert self.table
        self.give(BotPlays(seat=seat, steps=steps, seq=self.table.seq), None)

    @rule(person=people, level=st.integers(1, 7), seat=st.none() | seats)
    def hand_over(self, person: str, level: int, seat: int | None) -> None:
        self.ask(person, asked.HandOver, level=level, seat=seat)

    @precondition(lambda self: self.count % 5 == 0)
    @rule(person=people)
    def resign(self, person: str) -> None:
        self.ask(person, asked.Resign)

    @rule(person=people, what=st.sampled_from(("undo", "pause")))
    def propose(self, person: str, what: str) -> None:
        self.ask(person, asked.Propose, what=what)

    @rule(what=st.sampled_from((asked.Agree, asked.Next, asked.TakeBack, asked.Resume)))
    def everybody(self, what: type[Any]) -> None:
        for person in PERSONS:
            self.ask(person, what)

    @rule(person=people, seat=seats, muted=st.booleans(), which=st.integers(0, 2))
    def talk(self, person: str, seat: int, muted: bool, which: int) -> None:
        if which == 0:
            self.ask(person, asked.Mute, seat=seat, muted=muted)
        elif which == 1:
            self.ask(person, asked.Say, text="hello")
        else:
            self.ask(person, asked.React, reaction="wow")

    @rule(person=people, server=servers, comes=st.booleans())
    def connect(self, person: str, server: str, comes: bool) -> None:
        kind: Callable[..., Any] = ComeOrder if comes else Go
        self.give(kind(person=person, server=server), None)

    @rule(seconds=st.sampled_from((1, 10, 31, 60, 600)), expires=st.booleans())
    def wait(self, seconds: int, expires: bool) -> None:
        self.at += seconds * SECOND
        if expires:
            self.give(Expire(), None)

    @rule(downtime=st.sampled_from((0, 5 * SECOND)), gone=st.sampled_from((None, (HERE,), (THERE, HERE))))
    def restart(self, downtime: int, gone: Any) -> None:
        self.at += downtime
        self.give(Continue(server=THERE, downtime=downtime, gone=gone), None)

    @rule(person=people, other=people)
    def recover(self, person: str, other: str) -> None:
        self.give(KeepRecovery(person=person, digest=person), None)
        self.give(Recover(digest=person, person=other), None)

    @rule(person=people)
    def rematch(self, person: str) -> None:
        self.ask(person, RematchAt, table="Table00001")

    @rule(which=st.integers(0, 40))
    def repeat(self, which: int) -> None:
        """A command that was carried out, and is given again: nothing comes of it."""
        assert self.table
        given = [order for order, _ in self.log if order.key]
        if given:
            order = given[-1 - which % len(given)]
            if self.table.done.get(order.key) is not None:  # type: ignore[arg-type]
                assert advance(self.table, Order(order.actor, self.at, order.command)) == (self.table, ())

    @rule(person=people, steps=st.sampled_from((".", "")), back=st.integers(1, 5))
    def stale(self, person: str, steps: str, back: int) -> None:
        assert self.table
        self.ask(person, asked.Play, steps=steps, seq=max(0, self.table.seq - back))

    @rule()
    def onlookers_look_at_nothing(self) -> None:
        assert self.table
        try:
            look(self.table, ONLOOKER, Look(id="look", steps=""))
        except Refusal:
            return
        raise AssertionError("an onlooker looked ahead")


IS_LONG = settings.get_current_profile_name() == "long"
TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=2000 if IS_LONG else 60, stateful_step_count=40, suppress_health_check=[HealthCheck.too_slow]
)
