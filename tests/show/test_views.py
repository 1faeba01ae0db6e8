"""What viewers are shown of a table, and told of what happens at it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from red7 import Game, View
from red7.protocol import commands as asked
from red7.protocol.encoding import encode, set_fields
from red7.protocol.messages import Event, Look
from red7.protocol.views import TableView
from red7.show.views import ONLOOKER, Viewer, look, look_text, record, view, viewer_for
from red7.table.orders import Reserved
from red7.table.refusal import Refusal
from tests.support.tables import ANN, BITS, BOB, CY, DRAWS, SECOND, START, Clerk, clocked, given, seated, settings, told

FIRST, SECOND_SEAT = Viewer(ANN, 0), Viewer(BOB, 1)


def shown(clerk: Clerk, viewer: Viewer) -> TableView:
    return view(clerk.table, viewer, clerk.at)


def events(clerk: Clerk, viewer: Viewer, *, last: int = 1) -> list[Event]:
    """What a viewer was told of the last facts."""
    found = [told(before, fact, after, viewer, clerk.at) for before, fact, after in clerk.states[-last:]]
    return [event for event in found if event]


def test_who_sees_through_which_eyes() -> None:
    clerk = given(DRAWS)
    assert viewer_for(clerk.table, ANN, None) == FIRST
    assert viewer_for(clerk.table, ANN, 1) == FIRST
    assert viewer_for(clerk.table, CY, 1) == Viewer(CY, None)
    assert viewer_for(clerk.table, None, None) == ONLOOKER
    shared = Clerk(settings(one_device=True))
    for name in ("Ann", "Bob"):
        shared.ask(ANN, asked.Sit, nickname=name, bits=BITS)
    assert viewer_for(shared.table, ANN, 1) == Viewer(ANN, 1)
    assert shown(shared, Viewer(ANN, 1)).you.seats == (0, 1)


def test_before_the_deal() -> None:
    kept = (None, Reserved(person=BOB, name="Bob"))
    clerk = Clerk(settings(seats=(None, None, 4)), reserved=kept).sit(0)
    seen = shown(clerk, FIRST)
    assert [seat.kind for seat in seen.seats] == ["person", "expected", "bot"]
    assert [seat.name for seat in seen.seats] == ["Ann", "Bob", "level 4"]
    assert (seen.phase, seen.round, seen.board, seen.host) == ("gathering", 0, None, 0)
    assert seen.you.host
    assert seen.fairness.bits == (BITS, "-", "-")
    assert seen.fairness.secret is None
    assert not shown(clerk, ONLOOKER).you.host


def test_everybody_sees_their_own_cards_and_the_mover_its_steps() -> None:
    clerk = given(DRAWS)
    for viewer, cards in ((FIRST, (3, 0)), (SECOND_SEAT, (0, 3)), (ONLOOKER, (0, 0))):
        board = shown(clerk, viewer).board
        assert board
        assert View.parse(board.text).owner == viewer.seat
        assert tuple(len(seat.cards) for seat in board.seats) == cards
        assert (board.steps is not None) is (viewer is FIRST)


def test_a_look_at_part_of_a_turn_says_what_may_follow() -> None:
    clerk = given(DRAWS)
    before = clerk.table
    led = looked(clerk, "+R7")
    assert (led.board.turn, led.board.leading, led.ends, led.out, led.draws) == ("+R7", 0, False, False, False)
    assert [(step.step, step.outlook) for step in led.board.steps or ()] == [(">O6", "sure"), ("^O6", "sure")]
    assert clerk.table is before


def test_a_drawn_card_is_for_its_player_alone() -> None:
    clerk = given(DRAWS)
    clerk.play("+R3")
    for viewer, turn in ((FIRST, "+R3(R5)"), (SECOND_SEAT, "+R3(??)"), (ONLOOKER, "+R3(??)")):
        (event,) = events(clerk, viewer)
        assert event.event.kind == "drew"
        assert event.event.turn == turn
        assert event.changes.board
        assert event.changes.board.turn == turn
        assert set(set_fields(event.changes)) == {"now", "board"}


def test_steps_are_shown_only_while_their_player_may_play() -> None:
    clerk = given(DRAWS)
    clerk.ask(ANN, asked.Propose, what="pause")
    clerk.ask(BOB, asked.Agree)
    board = shown(clerk, FIRST).board
    assert board
    assert board.steps is None
    (event,) = events(clerk, FIRST)
    assert set(set_fields(event.changes)) == {"now", "board", "paused", "proposal"}
    clerk.ask(BOB, asked.Resume)
    clerk.ask(ANN, asked.Leave)
    (event,) = events(clerk, FIRST)
    assert event.changes.board
    assert event.changes.board.steps is None
    (event,) = events(clerk, ONLOOKER)
    assert set(set_fields(event.changes)) == {"now", "seats"}


def test_the_clock_is_shown() -> None:
    clerk = given(DRAWS.replace("1.3a", "1.3"), clock=clocked())
    seen = shown(clerk, ONLOOKER)
    assert seen.clock
    assert (seen.clock.deadline, seen.seats[0].reserve) == (START + 30 * SECOND, 20 * SECOND)
    clerk.at += 11 * SECOND
    clerk.play("+R7.")
    (event,) = events(clerk, ONLOOKER)
    assert event.changes.seats
    assert event.changes.seats[0].reserve == 19 * SECOND
    assert event.changes.clock
    assert event.changes.clock.deadline == clerk.at + 30 * SECOND


def test_who_is_muted_is_not_heard() -> None:
    clerk = given(DRAWS)
    clerk.ask(BOB, asked.Say, text="before")
    clerk.ask(ANN, asked.Mute, seat=1, muted=True)
    clerk.ask(BOB, asked.Say, text="after")
    clerk.ask(BOB, asked.React, reaction="wow")
    said, reacted = events(clerk, FIRST, last=2)
    assert (said.event.text, reacted.event.reaction) == ("", None)  # type: ignore[union-attr]
    assert "chat" not in set(set_fields(said.changes)) | set(set_fields(reacted.changes))
    assert shown(clerk, FIRST).chat == ()
    assert shown(clerk, FIRST).you.muted == (1,)
    said, reacted = events(clerk, SECOND_SEAT, last=2)
    assert said.changes.chat
    assert (said.changes.chat[0].text, said.changes.chat[0].name) == ("after", "Bob")
    assert [line.text for line in shown(clerk, ONLOOKER).chat] == ["before", "after", ""]
    assert shown(clerk, ONLOOKER).chat[-1].reaction == "wow"


def test_nobody_is_shown_who_a_person_is_or_a_secret() -> None:
    clerk = given(DRAWS)
    clerk.play("+R3")
    clerk.ask(BOB, asked.Say, text="hello")
    texts = [encode(shown(clerk, viewer)) for viewer in (FIRST, SECOND_SEAT, ONLOOKER)]
    texts += [encode(event) for viewer in (FIRST, ONLOOKER) for event in events(clerk, viewer, last=len(clerk.states))]
    for text in texts:
        assert not any(secret in text for secret in (ANN, BOB, clerk.table.secret, "bots"))


def test_an_event_holds_only_what_is_new() -> None:
    clerk = given(DRAWS)
    clerk.ask(ANN, asked.Say, text="hello")
    (event,) = events(clerk, FIRST)
    assert set(set_fields(event.changes)) == {"chat", "now"}
    assert event.seq == clerk.table.seq


def test_after_the_game_everything_is_shown() -> None:
    clerk = given(DRAWS)
    clerk.play(".")
    names = [set(set_fields(event.changes)) for event in events(clerk, FIRST, last=3)]
    assert names == [{"now", "board"}, {"now", "fairness"}, {"now", "phase", "result", "game"}]
    seen = shown(clerk, ONLOOKER)
    assert seen.result
    assert (seen.result.winners, seen.result.why, seen.game) == ((1,), "played", clerk.table.id)
    assert seen.fairness.secret
    assert Game.parse(record(clerk.table, ONLOOKER)).tags["Given"] == "yes"


def test_the_record_of_a_game_going_on_is_the_viewers_own() -> None:
    clerk = given(DRAWS)
    clerk.play("+R3")
    for viewer in (FIRST, SECOND_SEAT, ONLOOKER):
        game = Game.parse(record(clerk.table, viewer))
        assert isinstance(game.position, View)
        assert game.position.owner == viewer.seat
    with pytest.raises(Refusal) as caught:
        record(Clerk(settings()).table, ONLOOKER)
    assert caught.value.code == "no-game"


# --- looking ahead -----------------------------------------------------------------------------------------------


def looked(clerk: Clerk, steps: str, viewer: Viewer = FIRST, **fields: Any) -> Any:
    wanted = Look(id="look", steps=steps, **fields)
    outcome = look(clerk.table, viewer, wanted)
    assert json.loads(look_text(clerk.table, viewer, wanted)) == json.loads(encode(outcome)), "as it is sent"
    return outcome


@pytest.mark.parametrize(
    ("steps", "ends", "out", "draws", "leading"),
    [
        ("", False, False, False, 1),
        ("+R7", False, False, False, 0),
        ("+R7>O6.", True, False, False, 0),
        ("+O1", False, False, False, 1),
        (".", True, True, False, 1),
        ("+R3", False, False, True, 1),
    ],
)
def test_what_steps_would_lead_to(steps: str, ends: bool, out: bool, draws: bool, leading: int) -> None:
    clerk = given(DRAWS.replace("1.3a", "1.1a"))
    before = clerk.table
    outcome = looked(clerk, steps)
    assert (outcome.ends, outcome.out, outcome.draws, outcome.board.leading) == (ends, out, draws, leading)
    assert clerk.table is before
    if draws:
        assert outcome.board.turn == "+R3(??)"
        assert outcome.board.steps is None
        assert "R5" not in encode(outcome)


def test_a_look_stops_at_a_draw_that_everybody_knows_as_playing_does() -> None:
    clerk = given(DRAWS.replace("- R5", "- !R5"))
    outcome = looked(clerk, "+R3")
    assert (outcome.draws, outcome.board.turn, outcome.board.steps) == (True, "+R3(R5)", None)
    for refuse in (lambda: looked(clerk, "+R3."), lambda: clerk.play("+R3.")):
        with pytest.raises(Refusal, match=r"^\. "):
            refuse()


def test_a_look_leads_where_playing_does() -> None:
    clerk = seated()
    mover = clerk.table.mover
    assert mover is not None
    viewer = Viewer((ANN, BOB)[mover], mover)
    for step in shown(clerk, viewer).board.steps:  # type: ignore[union-attr]
        before = clerk.table
        outcome = looked(clerk, step.step, viewer)
        assert (outcome.board.leading, outcome.board.rule) == (step.leading, step.rule)
        if not (outcome.ends or outcome.draws):
            outcome = looked(clerk, f"{step.step}.", viewer)
            clerk.play(f"{step.step}.")
        else:
            clerk.play(step.step)
        assert outcome.board == shown(clerk, viewer).board
        clerk._table = before


@pytest.mark.parametrize(
    ("steps", "viewer", "code"),
    [
        ("+R6", FIRST, "not-in-hand"),
        ("+R3>O1", FIRST, "after-draw"),
        ("", SECOND_SEAT, "not-your-turn"),
        ("", ONLOOKER, "not-your-turn"),
    ],
)
def test_looks_that_are_refused(steps: str, viewer: Viewer, code: str) -> None:
    with pytest.raises(Refusal) as caught:
        looked(given(DRAWS), steps, viewer)
    assert caught.value.code == code
    assert caught.value.position == ""


def test_no_look_without_a_round() -> None:
    with pytest.raises(Refusal) as caught:
        looked(Clerk(settings()).sit(0), "")
    assert caught.value.code == "not-playing"
