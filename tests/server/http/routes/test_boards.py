"""Boards that anybody sets up: looked at, and analysed."""

from __future__ import annotations

import json

import pytest

from red7 import Game, Position, Rules, Seat, deal
from red7.protocol.around import Led
from red7.protocol.decoding import decode
from red7.show.boards import board_of
from tests.support.site import GAME, Site


def test_a_board_is_looked_at(site: Site) -> None:
    position = deal(Rules.parse("1.3ds"), players=2, seed="7")
    for shown in (position, position.view(position.seat), position.view(None)):
        led = decode(Led, json.dumps(site.post("/boards/look", text=str(shown))))
        assert led.board == board_of(shown)
        assert not led.ends
    step = position.legal_steps()[0]
    led = decode(Led, json.dumps(site.post("/boards/look", text=str(position), steps=f"{step}.")))
    assert led.ends
    assert led.board.seat != position.seat


@pytest.mark.parametrize(
    ("text", "steps", "code"),
    [
        ("nonsense", "", "version"),
        (str(deal(Rules.parse("1.3"), players=2, seed="7")), "+R9", "malformed"),
        (str(deal(Rules.parse("1.3"), players=2, seed="7")), "=", "out-of-turn"),
        (str(deal(Rules.parse("1.3"), players=2, seed="7").view(None)), ".", "not-the-mover"),
        ("x" * 601, "", "malformed"),
    ],
)
def test_a_board_that_cannot_be_looked_at(site: Site, text: str, steps: str, code: str) -> None:
    assert site.post("/boards/look", expected=422, text=text, steps=steps)["code"] == code


def test_a_line_shows_every_step(site: Site) -> None:
    position = deal(Rules.parse("1.3"), players=2, seed="7")
    onlooker = position.view(Seat(1 - position.seat))
    first = next(turn for turn in position.legal_turns() if not turn.out and len(turn.steps) == 2)
    steps = site.post("/boards/line", text=str(onlooker), turns=[str(first)])["steps"]
    assert [(step["seat"], step["turn"]) for step in steps] == [
        (position.seat, ""),
        (position.seat, str(first.steps[0])),
        (position.seat, str(first)),
    ]
    assert steps[-1]["board"]["seat"] == 1 - position.seat
    assert steps[-1]["board"]["text"] == str(onlooker.play_turn(first))
    own = str(onlooker.hand[0])
    assert site.post("/boards/line", expected=422, text=str(onlooker), turns=[f"+{own}."])["code"]
    assert site.post("/boards/line", expected=422, text=str(onlooker), turns=[str(first), ".."])["code"]


def test_a_board_is_analysed(site: Site) -> None:
    found = site.post("/boards/analyse", text="red7/1 1.3[RV/1234567/3] R3:V7R5V2/V6:R4V4R1 - V5R2V1R7V3R6 0")
    assert found["options"][0]["chance"] == {"value": 1, "low": 1, "high": 1}
    assert site.post("/boards/analyse", expected=422, text="red7/1 1.3")["code"] == "position-fields"
    one = Game.parse(GAME).rounds[0]
    first, start = one.turns[0], one.deal
    assert isinstance(start, Position)
    seat = one.turns[1].seat
    turns = [{"seat": first.seat, "turn": str(start.turn_seen(first.turn, seat))}]
    now = start.play_turn(first.turn).view(seat)
    found = site.post("/boards/analyse", text=str(now), deal=str(start.view(seat)), turns=turns)
    assert found["worlds"] > 0
    assert found["seat"] == seat
    assert site.post("/boards/analyse", expected=422, text=str(now), deal=str(start.view(seat)))["code"] == (
        "turns-disagree"
    )
