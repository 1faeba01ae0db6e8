"""A table under any mix of orders: it never contradicts itself nor gets stuck, and tells everybody the same story."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule, run_state_machine_as_test

from red7.protocol import commands as asked
from red7.protocol.messages import Look
from red7.show.views import ONLOOKER, look
from red7.table import clock, consent, decisions, effects
from red7.table.facts import Drew, Fact
from red7.table.orders import BotPlays, Expire, KeepRecovery, Order, Recover, RematchAt, Settings
from red7.table.refusal import Refusal
from red7.table.state import Table
from red7.table.table import advance
from tests.support.lanes import sample
from tests.support.table_machine import NOBODY, PlayMachine, chances, seats, seeds
from tests.support.tables import BITS, NAMES, PERSONS, SECOND, clocked

RULES = ("1.3", "1.3s", "1.3ds[ROYG/1234567/3]", "1.2dsa", "1.1da", "1.3dsa", "1.0a")
people = st.sampled_from((*PERSONS, NOBODY))
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


class TableMachine(PlayMachine):
    """All that may be asked of a table besides, lawful or not, from before anybody sits until after the game."""

    @initialize(opened=openings(), seed=seeds, are_seated=st.sampled_from((True, True, True, False)))
    def open(self, opened: Settings, seed: int, are_seated: bool) -> None:
        self.begin(opened, seed, are_seated=are_seated)

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

    @rule(chance=chances)
    def play_two_turns(self, chance: Any) -> None:
        self.move(chance, whole=True)
        self.move(chance, whole=True)

    @rule(chance=chances)
    def play_part(self, chance: Any) -> None:
        self.move(chance, whole=False)

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

    @rule(seconds=st.sampled_from((1, 10, 31, 60, 600)), expires=st.booleans())
    def wait(self, seconds: int, expires: bool) -> None:
        self.at += seconds * SECOND
        if expires:
            self.give(Expire(), None)

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
    max_examples=2000 if IS_LONG else 45, stateful_step_count=40, suppress_health_check=[HealthCheck.too_slow]
)
TestPlay = PlayMachine.TestCase
TestPlay.settings = settings(TestTable.settings, max_examples=1000 if IS_LONG else 40, stateful_step_count=25)


# --- the test itself ---------------------------------------------------------------------------------------------


def _much_later(deadline: Callable[[Table], Any]) -> Callable[[Table], Any]:
    def turn_deadline(table: Table) -> Any:
        due = deadline(table)
        return due and due._replace(at=due.at + 1000 * SECOND)

    return turn_deadline


def _order(patch: pytest.MonkeyPatch, kind: type[Any], decide: Callable[..., list[Fact]]) -> None:
    """Has orders of a kind decided otherwise."""
    patch.setattr(decisions, "_ORDERS", decisions._ORDERS | {kind: decide})


def _bot_late(table: Table, command: BotPlays, at: int) -> list[Fact]:
    return decisions._bot_played(table, replace(command, seq=table.seq), at)


def _expired_early(table: Table, command: Expire, at: int) -> list[Fact]:
    return decisions._expired(table, command, at + 1)


_pending = consent._pending
BREAKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "nothing is stale": lambda patch: patch.setattr(decisions, "_TIMELESS", (asked.Asked,)),
    "everything may be stale": lambda patch: patch.setattr(decisions, "_TIMELESS", ()),
    "a bot's late turn counts": lambda patch: _order(patch, BotPlays, _bot_late),
    "agreement to another proposal counts": lambda patch: patch.setattr(
        consent, "_pending", lambda table, _seq: _pending(table, table.seq)
    ),
    "draws are taken back": lambda patch: patch.setattr(consent, "Draw", Drew),
    "the clock never runs out": lambda patch: patch.setattr(clock, "turn_deadline", _much_later(clock.turn_deadline)),
    "nobody is replaced": lambda patch: _order(patch, Expire, lambda _table, _command, _at: []),
    "somebody is replaced too early": lambda patch: _order(patch, Expire, _expired_early),
    "the reserve is never used up": lambda patch: patch.setattr(
        effects, "reserve_left", lambda table, seat, _at: table.chairs[seat].reserve
    ),
    "the clock runs on in a pause": lambda patch: patch.setattr(effects, "_later", lambda table, _span, _at: table),
}


@pytest.mark.parametrize("broken", sample(BREAKS, 4))
def test_a_break_is_noticed(broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    BREAKS[broken](monkeypatch)
    tries = settings(
        TestPlay.settings,
        max_examples=10_000,  # the first that fails is enough
        phases=[Phase.generate],
        report_multiple_bugs=False,
        print_blob=False,
    )
    with pytest.raises(AssertionError):
        run_state_machine_as_test(PlayMachine, settings=tries)
