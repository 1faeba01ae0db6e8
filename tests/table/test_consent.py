"""Consent: taking a turn back, and pausing."""

from __future__ import annotations

from red7.protocol import commands as asked
from tests.support.tables import ANN, BOB, CY, DRAWS, MINUTE, Clerk, clocked, gathering, given, moving, seated, settings


def test_a_turn_is_taken_back_by_consent() -> None:
    clerk = seated(3)
    deal, person = clerk.table.position, moving(clerk)
    clerk.turn()
    clerk.turn()
    others = [one for one in (ANN, BOB, CY) if one != person]
    assert clerk.kinds(person, asked.Propose, what="undo") == ["proposed"]
    assert clerk.refused(others[0], asked.Propose, what="pause") == "proposed"
    before = clerk.table.seq - 1
    assert clerk.refused(others[0], asked.Agree, seq=before) == "stale"
    assert clerk.refused(others[0], asked.Decline, seq=before) == "stale"
    assert clerk.kinds(others[0], asked.Agree) == ["agreed"]
    assert clerk.kinds(others[0], asked.Agree) == []
    assert clerk.kinds(others[1], asked.Agree) == ["agreed", "undone"]
    assert clerk.table.position == deal
    assert clerk.refused(person, asked.Agree) == "not-proposed"


def test_a_proposal_is_declined_withdrawn_or_lapses() -> None:
    clerk = seated()
    person = moving(clerk)
    other = BOB if person == ANN else ANN
    clerk.turn()
    clerk.ask(person, asked.Propose, what="undo")
    assert clerk.kinds(other, asked.Decline) == ["declined"]
    clerk.ask(person, asked.Propose, what="undo")
    assert clerk.kinds(person, asked.Decline) == ["declined"]
    clerk.ask(person, asked.Propose, what="undo")
    clerk.turn()
    assert clerk.table.proposal is None
    clerk.ask(person, asked.Propose, what="pause")
    clerk.turn()
    assert clerk.table.proposal


def test_bots_always_agree_and_so_does_the_bot_of_somebody_who_left() -> None:
    clerk = Clerk(settings(seats=(None, 1))).sit(0)
    if clerk.table.mover == 1:
        clerk.turn()
    clerk.turn()
    assert clerk.kinds(ANN, asked.Propose, what="undo") == ["proposed", "undone"]
    clerk = seated()
    clerk.ask(ANN, asked.Propose, what="pause")
    assert clerk.kinds(BOB, asked.Leave) == ["stood-in", "paused"]


def test_what_cannot_be_taken_back() -> None:
    clerk = given(DRAWS.replace("O6:R7R3O1", "O6R7:R3O1"))
    assert clerk.refused(ANN, asked.Propose, what="undo") == "undo-nothing"
    clerk.play("+R3")
    clerk.play(".")
    assert clerk.refused(ANN, asked.Propose, what="undo") == "undo-draw"
    clerk = seated(2, "1.3s")
    clerk.turn(stays=False)
    assert clerk.refused(ANN, asked.Propose, what="undo") == "undo-round-over"
    assert gathering().sit(0).refused(ANN, asked.Propose, what="pause") == "not-playing"


def test_while_the_game_pauses_nothing_runs() -> None:
    clerk = seated(clock=clocked())
    due = clerk.due()
    assert due
    clerk.ask(ANN, asked.Propose, what="pause")
    assert clerk.kinds(BOB, asked.Agree) == ["agreed", "paused"]
    assert clerk.due() is None
    assert clerk.refused(moving(clerk), asked.Play, steps=".") == "paused"
    assert clerk.refused(ANN, asked.Propose, what="undo") == "paused"
    clerk.ask(moving(clerk), asked.HandOver, level=1)
    assert clerk.bot_turn() is None
    clerk.ask(moving(clerk), asked.TakeBack)
    assert clerk.refused(CY, asked.Resume) == "not-seated"
    clerk.at += MINUTE
    assert clerk.kinds(BOB, asked.Resume) == ["continued"]
    assert clerk.due() == due + MINUTE
    assert clerk.refused(BOB, asked.Resume) == "not-paused"
