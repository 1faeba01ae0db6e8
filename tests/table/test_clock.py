"""The clock, and who is replaced without one."""

from __future__ import annotations

from red7.protocol import commands as asked
from red7.table.orders import Continue
from tests.support.tables import ANN, BOB, HERE, MINUTE, SECOND, START, THERE, clocked, moving, seated


def test_the_clock_takes_the_turn_then_the_reserve_then_the_seat() -> None:
    clerk = seated(clock=clocked())
    mover = clerk.table.mover
    assert mover is not None
    assert clerk.due() == START + 30 * SECOND
    clerk.at += 15 * SECOND
    clerk.turn()
    assert clerk.table.chairs[mover].reserve == 15 * SECOND
    clerk.at += 9 * SECOND
    clerk.turn()
    assert clerk.table.chairs[1 - mover].reserve == 20 * SECOND
    assert clerk.wait(25 * SECOND - 1) == []
    assert clerk.wait(1) == ["stood-in"]
    assert clerk.table.chairs[mover].reserve == 0
    assert clerk.bot_turn()


def test_who_is_back_after_the_clock_ran_out_plays_from_the_next_turn_on() -> None:
    """Otherwise taking the seat back again and again would hold the game up."""
    clerk = seated(clock=clocked())
    person = moving(clerk)
    clerk.wait(30 * SECOND)
    assert clerk.kinds(person, asked.TakeBack) == ["returned"]
    assert clerk.refused(person, asked.Play, steps=".") == "too-late"
    assert clerk.due() is None
    turn = clerk.bot_turn()
    assert turn
    assert turn.level == clerk.table.settings.stand_in_level
    clerk.turn()
    clerk.turn()
    assert moving(clerk) == person
    assert clerk.bot_turn() is None
    assert clerk.due() == clerk.at + 10 * SECOND


def test_handing_over_and_taking_back_does_not_wind_the_clock() -> None:
    clerk = seated(clock=clocked())
    person, due = moving(clerk), clerk.due()
    clerk.at += SECOND
    clerk.ask(person, asked.HandOver, level=1)
    assert clerk.due() is None
    clerk.ask(person, asked.TakeBack)
    assert clerk.due() == due


def test_without_a_clock_only_who_keeps_others_waiting_is_replaced() -> None:
    clerk = seated()
    person = moving(clerk)
    other = BOB if person == ANN else ANN
    assert clerk.due() == START + 10 * MINUTE
    clerk.go(other)
    assert clerk.due() is None
    clerk.at += 20 * MINUTE
    clerk.come(other)
    assert clerk.due() == clerk.at + 10 * MINUTE
    clerk.go(person)
    assert clerk.wait(MINUTE) == ["stood-in"]
    assert clerk.come(person) == ["came", "returned"]
    assert clerk.bot_turn() is None
    assert clerk.wait(9 * MINUTE) == ["stood-in"]
    stand_in = clerk.table.chairs[clerk.table.seats_of(person)[0]].stand_in
    assert stand_in
    assert stand_in.why == "idle"


def test_downtime_is_credited_and_the_connections_of_dead_servers_are_gone() -> None:
    clerk = seated(clock=clocked())
    clerk.come(BOB, THERE)
    due = clerk.due()
    assert due
    clerk.at += MINUTE
    facts = clerk.order(Continue(server="new", downtime=MINUTE - SECOND, gone=(HERE,)))
    assert [fact.kind for fact in facts] == ["continued"]
    assert clerk.due() == due + MINUTE - SECOND
    assert [chair.servers for chair in clerk.table.chairs] == [(), (THERE,)]
    assert clerk.order(Continue(server="new", downtime=0, gone=())) == ()
    clerk.come(ANN, "new")
    clerk.order(Continue(server="new", downtime=0))
    assert [chair.servers for chair in clerk.table.chairs] == [("new",), ()]
