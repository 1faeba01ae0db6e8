"""What people do with each other at a table, over sockets: consent, hand-over, rematch, recovery, and who is gone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from red7.protocol.messages import Done, Refused, View
from red7.server.config import Config
from tests.support.wire import (
    ENOUGH,
    QUIET,
    RICH,
    Guest,
    everybodys,
    http,
    in_thread,
    mover_of,
    open_table,
    seated,
    token,
)


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> str:
    return everybodys(tmp_path_factory.getbasetemp()).url


@pytest.fixture
def pair(url: str) -> Iterator[tuple[Guest, Guest]]:
    """Ann and Bob, dealt in."""
    with seated(url) as both:
        yield both


@pytest.fixture
def given(url: str) -> Iterator[tuple[Guest, Guest]]:
    """Ann and Bob at a position in which Ann moves first, and can draw."""
    with seated(url, position=RICH) as both:
        yield both


# --- among each other --------------------------------------------------------------------------------------------


def test_undo_by_consent(url: str) -> None:
    with seated(url, position=QUIET) as (ann, bob):
        before = ann.view.board
        ann.do("play", steps="+R7.")
        bob.event("turned")
        ann.do("propose", what="undo")
        bob.event("proposed")
        assert bob.view.proposal
        assert bob.view.proposal.agreed == (0,)
        bob.do("decline")
        ann.event("declined")
        ann.do("propose", what="undo")
        bob.event("proposed")
        bob.do("agree")
        assert ann.event("undone").event.turns == 1  # type: ignore[union-attr]
        assert ann.view.board == before
        ann.do("play", steps="+R7.")


def test_never_past_a_draw(given: tuple[Guest, Guest]) -> None:
    ann, bob = given
    ann.do("play", steps="+R3")
    ann.do("play", steps=">G4")
    bob.catch_up(ann.view.seq)
    assert ann.refused("propose", what="undo") == "undo-draw"


def test_pause_by_consent(pair: tuple[Guest, Guest]) -> None:
    mover, other = mover_of(*pair)
    other.do("propose", what="pause")
    mover.event("proposed")
    steps = mover.choose()
    mover.do("agree")
    other.event("paused")
    assert mover.view.paused
    assert mover.refused("play", steps=steps) == "paused"
    other.do("resume")
    mover.event("continued")
    mover.do("play", steps=steps)


def test_hand_over_and_take_back(pair: tuple[Guest, Guest]) -> None:
    mover, other = mover_of(*pair)
    assert mover.view.board
    assert mover.view.board.steps
    step = mover.view.board.steps[0].step
    mover.do("hand-over", level=1)
    other.event("stood-in", why="handed")
    assert mover.refused("play", steps=step) in ("bot-plays", "stale", "not-your-turn")
    other.event("turned", seat=mover.view.you.seat)  # the bot moved
    mover.do("take-back")
    other.event("returned")
    other.turn()
    mover.catch_up(other.view.seq)
    if not mover.view.result:
        assert mover.view.board.steps


def test_a_rematch_carries_everybody_along(url: str) -> None:
    with seated(url) as (ann, bob), Guest(url, ann.table, None) as cy:
        assert ann.refused("rematch") == "not-over"
        bob.do("say", text="Well played")
        ann.catch_up(bob.view.seq)
        ann.do("mute", seat=1, muted=True)
        bob.catch_up(ann.view.seq)
        bob.do("resign")
        cy.event("game-over")
        ann.catch_up(cy.view.seq)
        bob.catch_up(cy.view.seq)
        assert cy.refused("rematch") == "guest"
        bob.say("rematch", id="again", seq=bob.view.seq)
        ann.say("rematch", id="again", seq=ann.view.seq)
        assert isinstance(bob.answer("again"), Done)
        assert isinstance(ann.answer("again"), Done)
        table = cy.event("rematched").event.table  # type: ignore[union-attr]
        assert ann.view.rematch == table
        with (
            Guest(url, table, ann.token) as ann2,
            Guest(url, table, bob.token) as bob2,
            Guest(url, table, None) as cy2,
        ):
            assert [(seat.kind, seat.name) for seat in cy2.view.seats] == [("expected", "Ann"), ("expected", "Bob")]
            assert cy2.view.rules == ann.view.rules
            assert (ann.view.score, cy2.view.score) == ((), (1, 0))
            assert [line.text for line in cy2.view.chat] == ["Well played"]
            bob2.sit("Bob")
            ann2.sit("Ann")
            cy2.event("dealt")
            assert (ann2.view.you.seat, bob2.view.you.seat) == (0, 1)
            ann2.catch_up(cy2.view.seq)
            assert (ann2.view.you.muted, ann2.view.chat) == ((1,), ())
            assert ann2.view.fairness.commitment != ann.view.fairness.commitment


def test_a_rematch_asked_for_with_the_last_move_leads_somewhere(url: str) -> None:
    """What is asked for while the end of the game is still being written."""
    with seated(url) as (ann, bob):
        bob.say("resign", id="end", seq=bob.view.seq)
        bob.say("rematch", id="again", seq=bob.view.seq)
        ann.say("rematch", id="again", seq=ann.view.seq)
        for guest in (ann, bob):
            guest.answer("again")
            guest.catch_up()
        if ann.view.rematch:
            with Guest(url, ann.view.rematch, None) as cy:
                assert cy.view.phase == "gathering"


def test_recovery_moves_a_seat(pair: tuple[Guest, Guest]) -> None:
    ann, bob = pair
    other = token()
    with http(ann.url, ann.token) as old, http(ann.url, other) as new, Guest(ann.url, ann.table, other) as phone:
        code = old.post(f"/api/tables/{ann.table}/recovery").json()
        assert code["path"] == f"/t/{ann.table}#seat={code['code']}"
        wrong = new.post(f"/api/tables/{ann.table}/recover", json={"code": "x" * 32})
        assert (wrong.status_code, wrong.json()["code"]) == (403, "no-recovery")
        shown = new.post(f"/api/tables/{ann.table}/recover", json={"code": code["code"]})
        assert shown.json()["you"]["seat"] == 0
        phone.until(lambda one: isinstance(one, View) and one.view.you.seat == 0)
        ann.until(lambda one: isinstance(one, View) and one.view.you.seat is None)
        assert ann.view.board
        assert all(seat.cards == () for seat in ann.view.board.seats)
        assert ann.refused("say", text="still me?") == "not-seated"
        phone.do("say", text="here now")
        bob.event("said")
        bob.wait_for(lambda view: view.seats[0].present)
        again = new.post(f"/api/tables/{ann.table}/recover", json={"code": code["code"]})
        assert again.status_code == 200, "asked twice, it is theirs already"


def test_the_host_fills_removes_and_starts(url: str) -> None:
    one, two, three = token(), token(), token()
    table = open_table(url, one, seats=3, starts="by-hand")
    with Guest(url, table, one) as ann, Guest(url, table, two) as bob, Guest(url, table, three) as cy:
        ann.sit("Ann")
        bob.sit("Bob")
        cy.sit("Cy")
        bob.catch_up(cy.view.seq)
        assert bob.refused("remove", seat=2) == "not-host"
        ann.catch_up(cy.view.seq)
        ann.do("remove", seat=2)
        cy.wait_for(lambda view: view.you.seat is None)
        assert ann.refused("start") == "seats-open"
        ann.do("fill", level=1)
        ann.do("start")
        bob.event("dealt")
        assert [seat.kind for seat in bob.view.seats] == ["person", "person", "bot"]


def test_one_device_for_several_seats(url: str) -> None:
    one = token()
    table = open_table(url, one, one_device=True)
    with Guest(url, table, one) as ann:
        ann.sit("Ann", seat=0)
        ann.sit("Bob", seat=1)
        ann.catch_up()
        assert ann.view.you.seats == (0, 1)
        with Guest(url, table, one, seat=1) as bob:
            assert bob.view.you.seat == 1
            assert bob.view.board
            assert [len(seat.cards) for seat in bob.view.board.seats] == [0, 7]
            stale = bob.ask("play", steps="+R7", seq=0)
            assert isinstance(stale, Refused)
            assert stale.view
            assert stale.view.you.seat == 1, "through the same eyes"


# --- who is gone -------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_whoever_is_gone_or_too_slow_is_replaced(tmp_path: Path) -> None:
    config = Config(
        database=f"sqlite:///{tmp_path}/red7.db", thinkers=1, bot_pause=0, grace=0.1, gone_after=0.5, limits=ENOUGH
    )
    with in_thread(config) as url:
        one, two = token(), token()
        timed = open_table(url, one, clock={"turn": 5, "reserve": 0}, position=QUIET)
        with Guest(url, timed, one) as ann_timed, Guest(url, timed, two) as bob_timed:
            ann_timed.sit("Ann")
            bob_timed.sit("Bob")
            table = open_table(url, one, position=QUIET)
            with Guest(url, table, one) as ann, Guest(url, table, two) as bob:
                ann.sit("Ann")
                bob.sit("Bob")
                ann.event("dealt")
                ann.leave()
                bob.event("went", 0.9, seat=0)  # as soon as may be
                bob.event("stood-in", seat=0, why="gone")
                assert bob.view.seats[0].stand_in
                bob.event("turned", seat=0)
                with Guest(url, table, one) as back:
                    bob.event("came", seat=0)
                    bob.event("returned", seat=0)
                    back.catch_up(bob.view.seq)
                    assert back.view.seats[0].stand_in is None
                    bob.turn()
                    back.wait_for(lambda view: view.result or (view.board and view.board.steps))
            bob_timed.event("stood-in", seat=0, why="clock")
            bob_timed.event("turned", seat=0)
            assert bob_timed.view.clock
            assert bob_timed.view.clock.deadline
