"""A game at a table that Hypothesis plays: every order is carried out and checked against a ledger."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from red7.protocol import commands as asked
from red7.protocol.client import after
from red7.protocol.encoding import set_fields
from red7.protocol.messages import Look
from red7.protocol.views import TableView
from red7.server.store.codec import read_row, read_snapshot, row_of
from red7.show.views import Viewer, look, record, view, viewer_for
from red7.steps import Draw
from red7.table.clock import deadline
from red7.table.facts import Fact, Muted, ProposalMade
from red7.table.orders import BotPlays, Come, Continue, Expire, Go, Open, Order, Settings
from red7.table.refusal import Refusal
from red7.table.snapshot import snapshot_of
from red7.table.state import Table
from red7.table.table import absorb, advance, apply
from red7.table.turns import bot_turn
from tests.support.ledger import Ledger
from tests.support.tables import BITS, HERE, NAMES, PERSONS, SECOND, SECRET, START, THERE, clocked, told

NOBODY = "f" * 64
EVERYBODY = (*PERSONS, NOBODY, None)
seats = st.integers(0, 3)
seeds = st.integers(0, 999)
servers = st.sampled_from((HERE, THERE))
lateness = st.sampled_from((0, 0, 1))
"""How many events somebody who agrees has not seen: one is the proposal itself."""
chances = st.randoms(use_true_random=False)
DATED: tuple[tuple[type[Any], dict[str, Any]], ...] = (
    (asked.Start, {}),
    (asked.Remove, {"seat": 1}),
    (asked.Fill, {"level": 1}),
    (asked.Play, {"steps": "."}),
    (asked.Play, {"steps": ""}),
    (asked.Resign, {}),
    (asked.Propose, {"what": "pause"}),
    (asked.Propose, {"what": "undo"}),
    (asked.Agree, {}),
    (asked.Decline, {}),
    (asked.Next, {}),
)
"""Commands that may mean something else when they come late."""


@st.composite
def games(draw: st.DrawFn) -> Settings:
    """A game in which cards are drawn, with or without a clock, for two or three of whom one may be a bot."""
    return Settings(
        rules=draw(st.sampled_from(("1.3dsa", "1.1da"))),
        seats=(None, None, *draw(st.sampled_from(((), (None,), (3,))))),
        name="Table",
        clock=draw(st.sampled_from((None, clocked(), clocked()))),
    )


class PlayMachine(RuleBasedStateMachine):
    """A game that everybody came for: turns, the time they take, what all agree to, and commands that come late."""

    def __init__(self) -> None:
        super().__init__()
        self.at = START
        self.count = 0
        self.table: Table | None = None
        self.folded: Table | None = None
        self.log: list[tuple[Order, tuple[Fact, ...]]] = []
        self.shown: dict[str | None, TableView] = {}
        self.ledger: Ledger | None = None

    @initialize(opened=games(), seed=seeds)
    def open(self, opened: Settings, seed: int) -> None:
        self.begin(opened, seed)

    def begin(self, opened: Settings, seed: int, *, are_seated: bool = True) -> None:
        """Opens the table; those for whom there are seats sit down, or nobody does."""
        secret = f"{SECRET[3:]}{seed:03}"
        self.ledger = Ledger(opened)
        self.give(Open(id="Table12345", settings=opened, host=PERSONS[0], secret=secret, bots="bots"), None)
        for seat, level in enumerate(opened.seats):
            if are_seated and level is None:
                self.ask(PERSONS[seat], asked.Sit, nickname=NAMES[seat], bits=BITS, seat=seat)
                self.give(Come(person=PERSONS[seat], server=HERE), None)
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
            self.refused(refusal, before, order)
            return
        if before is not None:
            self.allowed(before, order, facts)
        assert facts or self.table is before or self.table.seq == (before and before.seq)
        again, read = read_row(row_of(1, order, facts))
        assert advance(before, again) == (self.table, facts)
        self.folded, _ = absorb(self.folded, again, read)
        assert self.folded == self.table
        self.log.append((order, facts))
        if before is None:
            self.shown = {person: self.fresh(person) for person in EVERYBODY}
        else:
            self.tell(before, facts)

    def refused(self, refusal: Refusal, before: Table | None, order: Order) -> None:
        """An order was not carried out: nothing changed, and the ledger agrees with the reason."""
        assert self.table is before
        assert refusal.position == ""
        command, ledger = order.command, self.ledger
        if before is None or ledger is None:
            return
        assert not isinstance(command, Expire)
        if isinstance(command, BotPlays) and command.seq < ledger.altered:
            assert refusal.code == "stale"
        if isinstance(command, asked.Asked):
            is_late = refusal.code == "stale" and _is_before_proposal(command, before)
            assert (refusal.code == "stale") is (ledger.is_stale(command, before.seq) or is_late)
        if refusal.code in ("undo-nothing", "undo-draw"):
            assert ledger.undoing(_meant(order, before)) == refusal.code

    def allowed(self, before: Table, order: Order, facts: tuple[Fact, ...]) -> None:
        """An order was carried out: the ledger agrees."""
        command, ledger = order.command, self.ledger
        assert ledger
        if isinstance(command, asked.Asked):
            assert not ledger.is_stale(command, before.seq)
            assert not _is_before_proposal(command, before)
        elif isinstance(command, BotPlays):
            assert command.seq >= ledger.altered
        elif isinstance(command, Expire):
            self.expired(before, facts)
        if any(isinstance(fact, ProposalMade) and fact.what == "undo" for fact in facts):
            assert isinstance(ledger.undoing(_meant(order, before)), int)

    def expired(self, before: Table, facts: tuple[Fact, ...]) -> None:
        """The table was told that time is up: where it is, somebody or something takes over, and only there."""
        table, ledger = self.table, self.ledger
        assert table
        assert ledger
        if before.phase == "gathering":
            due_at = deadline(before)
            is_due = due_at is not None and due_at <= self.at
            assert [fact.kind for fact in facts] == ["hosted"] * is_due
            assert not is_due or table.host != before.host
            return
        due = ledger.due(before)
        if due is None or self.at < due[0]:
            assert facts == ()
        elif before.phase == "between":
            assert table.round == before.round + 1
        else:
            assert before.mover is not None
            stood = {"kind": "stood-in", "seat": before.mover, "level": before.settings.stand_in_level, "why": due[1]}
            assert [set_fields(fact) for fact in facts[:1]] == [stood]
            assert table.chairs[before.mover].stand_in
            turn = bot_turn(table)
            assert facts[1:] or (turn and turn.seat == before.mover)

    def fresh(self, person: str | None) -> TableView:
        assert self.table
        return view(self.table, viewer_for(self.table, person, None), self.at)

    def tell(self, before: Table, facts: tuple[Fact, ...]) -> None:
        """Applies what everybody is told, as a client does."""
        assert self.ledger
        for fact in facts:
            then = apply(before, fact, self.at)
            self.ledger.note(before, fact, then, self.at)
            for person in EVERYBODY:
                self.shown[person] = self.heard(person, before, fact, then)
            before = then

    def heard(self, person: str | None, before: Table, fact: Fact, then: Table) -> TableView:
        known, viewer = self.shown[person], viewer_for(then, person, None)
        event = told(before, fact, then, viewer, self.at)
        assert (event is None) is (then.seq == before.seq)
        is_seen_anew = viewer != viewer_for(before, person, None) or (isinstance(fact, Muted) and fact.person == person)
        if is_seen_anew:
            return view(then, viewer, self.at)
        if event:
            assert event.seq == known.seq + 1
            return after(known, event)
        return known

    # --- what holds --------------------------------------------------------------------------------------------------

    @invariant()
    def everybody_knows_what_a_fresh_view_shows(self) -> None:
        if not self.table:
            return
        for person, known in self.shown.items():
            now = self.fresh(person)
            assert known.chat[len(known.chat) - len(now.chat) :] == now.chat
            assert replace(known, chat=now.chat, now=now.now) == now

    @invariant()
    def time_is_kept(self) -> None:
        table, ledger = self.table, self.ledger
        if not table or not ledger:
            return
        assert [chair.reserve for chair in table.chairs if chair.kind == "person"] == [
            reserve for reserve, chair in zip(ledger.reserves, table.chairs, strict=True) if chair.kind == "person"
        ]
        if table.phase != "gathering":
            due = ledger.due(table)
            assert deadline(table) == (due and due[0])

    @invariant()
    def steps_are_for_the_mover_alone(self) -> None:
        if not self.table:
            return
        for person in EVERYBODY:
            board = self.fresh(person).board
            if board and board.steps is not None:
                assert self.table.mover in self.table.seats_of(person)

    @invariant()
    def somebody_can_go_on(self) -> None:
        table = self.table
        if not table or table.phase != "playing" or table.paused is not None:
            return
        mover = table.mover
        assert mover is not None
        assert bot_turn(table) or table.chairs[mover].plays
        waiting = any(
            chair.is_present and not chair.resigned and chair.person != table.chairs[mover].person
            for chair in table.chairs
        )
        assert bot_turn(table) or deadline(table) is not None or not waiting

    def teardown(self) -> None:
        if not self.table:
            return
        assert read_snapshot(snapshot_of(self.table)) == self.table
        state: Table | None = None
        for order, facts in self.log:
            state, decided = advance(state, order)
            assert decided == facts
        assert state == self.table
        for person in EVERYBODY:
            if self.table.game:
                assert record(self.table, viewer_for(self.table, person, None))

    # --- orders ------------------------------------------------------------------------------------------------------

    def sitter(self, number: int) -> str:
        """One of the seated players, or a stranger if there are none."""
        assert self.table
        here = [person for person, _ in self.table.persons()]
        return here[number % len(here)] if here else NOBODY

    @rule(chance=chances)
    def play_a_turn(self, chance: Any) -> None:
        self.move(chance, whole=True)

    @rule(chance=chances)
    def play_late(self, chance: Any) -> None:
        """Has the seat to move play a turn that was thought of before the last event that matters."""
        self.move(chance, whole=True, is_late=True)

    def move(self, chance: Any, *, whole: bool, is_late: bool = False) -> None:
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
        assert self.ledger
        seq = self.ledger.altered - 1 if is_late else table.seq
        if bot_turn(table):
            self.give(BotPlays(seat=mover, steps=steps, seq=seq), None)
        elif person := table.chairs[mover].person:
            outcome = look(table, Viewer(person, mover), Look(id="look", steps=steps))
            assert outcome.ends is (whole and not position.turn.items)
            self.ask(person, asked.Play, steps=steps, seat=mover, seq=seq)
            assert whole or self.table is table, "part of a turn changes nothing"

    @rule(who=seats, server=servers, comes=st.booleans())
    def connect(self, who: int, server: str, comes: bool) -> None:
        kind: Callable[..., Any] = Come if comes else Go
        self.give(kind(person=self.sitter(who), server=server), None)

    @rule(who=seats, back=lateness, chance=chances)
    def take_a_turn_back(self, who: int, back: int, chance: Any) -> None:
        """Turns are played, and somebody's last is taken back if it can be; or nobody has seen that they wish it."""
        self.move(chance, whole=True)
        self.move(chance, whole=True)
        self.agree_to(self.sitter(who), "undo", back=back)

    @rule(who=seats, back=lateness, seconds=st.sampled_from((1, 60)))
    def take_a_break(self, who: int, back: int, seconds: int) -> None:
        self.agree_to(self.sitter(who), "pause", back=back)
        self.at += seconds * SECOND
        self.ask(self.sitter(who), asked.Resume)

    def agree_to(self, person: str, what: str, *, back: int) -> None:
        """Has somebody propose something, and everybody agree, who may not have seen the last few events."""
        self.ask(person, asked.Propose, what=what)
        assert self.table
        for other, _ in self.table.persons():
            self.ask(other, asked.Agree, seq=max(0, self.table.seq - back))

    @rule()
    def go_on(self) -> None:
        """Everybody is ready for the next round, or plays themselves again."""
        assert self.table
        for person, _ in self.table.persons():
            self.ask(person, asked.Next if self.table.phase == "between" else asked.TakeBack)

    @precondition(lambda self: self.time_left() is not None)
    @rule()
    def run_out(self) -> None:
        """Tells the table that time is up just before it is, and when it is."""
        left = self.time_left()
        assert left is not None
        if left > 0:
            self.at += left - 1
            self.give(Expire(), None)
            self.at += 1
        self.give(Expire(), None)

    @precondition(lambda self: self.time_left() is not None)
    @rule(part=st.sampled_from((0.2, 0.8, 0.9)), chance=chances)
    def think(self, part: float, chance: Any) -> None:
        """Has the seat to move take its time, and maybe some of its reserve."""
        self.at += int(part * max(0, self.time_left() or 0))
        self.move(chance, whole=True)

    def time_left(self) -> int | None:
        """How long the table waits until it goes on by itself."""
        if not self.table or not self.ledger or self.table.phase == "gathering":
            return None
        due = self.ledger.due(self.table)
        return due and due[0] - self.at

    @rule(downtime=st.sampled_from((0, 5 * SECOND)), gone=st.sampled_from((None, (HERE,), (THERE, HERE))))
    def restart(self, downtime: int, gone: Any) -> None:
        self.at += downtime
        self.give(Continue(server=THERE, downtime=downtime, gone=gone), None)

    @rule(who=seats, given=st.sampled_from(DATED), back=st.integers(-1, 5))
    def stale(self, who: int, given: tuple[type[Any], dict[str, Any]], back: int) -> None:
        """A command of somebody who has not seen everything, or more than there was."""
        assert self.table
        kind, fields = given
        self.ask(self.sitter(who), kind, seq=max(0, self.table.seq - back), **fields)

    @rule(who=seats, kind=st.sampled_from((asked.Leave, asked.TakeBack, asked.Say)))
    def never_too_late(self, who: int, kind: type[Any]) -> None:
        """A command that means the same whenever it comes."""
        self.ask(self.sitter(who), kind, seq=0, **({"text": "hello"} if kind is asked.Say else {}))


def _is_before_proposal(command: asked.Asked, table: Table) -> bool:
    """Whether somebody answers a proposal that they have not seen."""
    proposal = table.proposal
    return isinstance(command, asked.Agree | asked.Decline) and proposal is not None and command.seq < proposal.seq


def _meant(order: Order, table: Table) -> tuple[int, ...]:
    """The seats whose last turn somebody proposes to take back."""
    assert isinstance(order.command, asked.Propose)
    return table.seats_of(order.actor) if order.command.seat is None else (order.command.seat,)
