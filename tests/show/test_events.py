"""Events: what is told of a turn is made once for all who see the same of it."""

from __future__ import annotations

import json

import pytest

from red7 import Position
from red7.protocol import commands as asked
from red7.show.boards import BoardTexts
from red7.show.events import Telling
from red7.show.views import ONLOOKER, Viewer
from tests.support.counting import calls_of
from tests.support.tables import ANN, BOB, CY, DRAWS, SECOND, Clerk, clocked, given, settings

SEATS = (Viewer(ANN, 0), Viewer(BOB, 1))
CROWD = [Viewer(f"{number:064x}", None) for number in range(50)]


def last_told(clerk: Clerk) -> Telling:
    """What is told of the last fact."""
    return Telling(*clerk.states[-1], clerk.at)


@pytest.mark.parametrize("clock", [None, clocked(10 * SECOND, 60 * SECOND)])
def test_a_crowd_of_onlookers_costs_no_more_than_one(clock: object, monkeypatch: pytest.MonkeyPatch) -> None:
    clerk = Clerk(settings(clock=clock)).sit(0, 1)
    clerk.turn()
    views, boards = calls_of(Position, "view", monkeypatch), calls_of(BoardTexts, "text", monkeypatch)
    telling = last_told(clerk)
    told = [telling.text(viewer) for viewer in (*SEATS, *CROWD)]
    assert len(set(told)) == 3
    assert len(boards) == 3, "one for each seat, and one for everybody else"
    assert len(views) == 3


def test_the_clock_is_told_with_a_turn() -> None:
    clerk = Clerk(settings(clock=clocked(10 * SECOND, 60 * SECOND))).sit(0, 1)
    clerk.at += SECOND
    clerk.turn()
    for viewer in (*SEATS, ONLOOKER):
        event = json.loads(last_told(clerk).text(viewer))
        assert event["changes"]["clock"]["deadline"] == clerk.due()
        assert "seats" not in event["changes"]
    clerk.at += 15 * SECOND
    clerk.turn()
    event = json.loads(last_told(clerk).text(ONLOOKER))
    assert min(seat["reserve"] for seat in event["changes"]["seats"]) == 55 * SECOND


def test_a_drawn_card_is_shown_to_its_seat_alone() -> None:
    clerk = given(DRAWS)
    clerk.play("+R3")
    told = last_told(clerk)
    first, second, onlooker = (json.loads(told.text(viewer)) for viewer in (*SEATS, ONLOOKER))
    assert first["event"]["turn"] == first["changes"]["board"]["turn"] == "+R3(R5)"
    assert second["event"]["turn"] == onlooker["changes"]["board"]["turn"] == "+R3(??)"
    assert "R5" in first["changes"]["board"]["seats"][0]["cards"]
    assert "R5" not in str(second) + str(onlooker)


def test_each_person_is_told_what_is_their_own() -> None:
    clerk = Clerk(settings()).sit(0)
    clerk.ask(BOB, asked.Sit, nickname="Bob", bits="0" * 32)
    sat = Telling(*next(state for state in clerk.states if state[1].kind == "sat" and state[2].seats_of(BOB)), clerk.at)
    assert json.loads(sat.text(Viewer(BOB, 1)))["changes"]["you"]["seats"] == [1]
    assert "you" not in json.loads(sat.text(Viewer(CY, None)))["changes"]


def test_chat_is_kept_from_whoever_has_muted_its_writer() -> None:
    clerk = Clerk(settings()).sit(0, 1)
    clerk.ask(ANN, asked.Mute, seat=1, muted=True)
    clerk.ask(BOB, asked.Say, text="hello")
    told = last_told(clerk)
    ann, bob = (json.loads(told.text(viewer)) for viewer in SEATS)
    assert (ann["event"]["text"], "chat" in ann["changes"]) == ("", False)
    assert (bob["event"]["text"], bob["changes"]["chat"][0]["text"]) == ("hello", "hello")
