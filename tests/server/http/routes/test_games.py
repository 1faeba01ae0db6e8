"""Games that are kept: brought in, listed, read and replayed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from red7 import Game, Rules, Seat, deal
from red7.protocol.around import Replay
from red7.protocol.decoding import decode
from red7.server.store.rows import GameRow
from red7.show.boards import board_of
from tests.support.site import GAME, Site


def test_a_game_is_brought_in_and_read_again(site: Site, game: str) -> None:
    found = site.get(f"/games/{game}")
    whole = Game.parse(GAME)
    assert found["seats"] == list(whole.seats)
    assert (found["rules"], found["result"]) == (str(whole.rules), whole.result)
    assert (found["rounds"], found["turns"]) == (1, len(whole.rounds[0].turns))
    assert found["eyes"] == "open"
    assert site.get(f"/games/{game}/record") == str(whole)
    assert site.get(f"/games/{game}/record", seat="1") == str(whole.view(Seat(1)))
    assert site.get(f"/games/{game}/record", seat="-") == str(whole.view(None))
    assert game not in str(site.get("/games")), "what was brought in is found by its id only"


def test_a_game_that_was_played_names_its_winner(site: Site, game: str) -> None:
    found = site.get(f"/games/{game}")
    assert (found["winners"], found["why"], found["resigned"]) == ([int(found["result"])], "played", [])


@pytest.mark.parametrize(
    ("tags", "winners", "why", "resigned"),
    [
        ({}, [], None, []),
        ({"Termination": "left"}, [], None, []),
        ({"Termination": "resigned"}, [], "resigned", []),
        ({"Termination": "resigned", "Resigned": "2"}, [], "resigned", [2]),
        ({"Termination": "resigned", "Resigned": "0 2"}, [1], "resigned", [0, 2]),
        ({"Termination": "resigned", "Resigned": "2 1 0 3"}, [], "resigned", [0, 1, 2]),
        ({"Resigned": "0, 1 or Bob"}, [], None, [1]),
    ],
)
def test_how_a_game_ended(
    site: Site, tags: dict[str, str], winners: list[int], why: str | None, resigned: list[int]
) -> None:
    """Whatever a record says that was brought in, and whether or not it names who resigned."""
    dealt = deal(Rules.parse("1.3"), players=3, seed="7")
    brought = site.post("/games", expected=201, text=str(Game.start(dealt, seats=["Ann", "Bob", "Cy"], tags=tags)))
    assert (brought["winners"], brought["why"], brought["resigned"]) == (winners, why, resigned)
    assert brought["result"] == "*"


def test_a_game_that_cannot_be_brought_in(site: Site) -> None:
    assert site.post("/games", expected=422, text="nothing")["code"] == "tag-syntax"
    broken = GAME.replace("1. ", "2. ", 1)
    assert site.post("/games", expected=422, text=broken)["code"] == "turn-number"
    assert site.get("/games/nowhere", expected=404)["code"] == "no-game"
    assert site.get("/games/nowhere/replay", expected=404)["code"] == "no-game"


def test_public_games_are_listed_by_pages(site: Site) -> None:
    name = 'Ann "the \\ quick"'
    text = str(Game.start(deal(Rules.parse("1.3ds"), players=3, seed="7"), seats=[name, "Bob", "Cy"]))
    for number in range(5):
        site.storage.add_game(GameRow(f"public{number}", None, text, 1000 + number, "0.1.0", public=True))
    site.storage.add_game(GameRow("secret", None, text, 1003, "0.1.0"))
    met: list[str] = []
    before: dict[str, Any] = {}
    while True:
        page = site.get("/games", limit=2, **before)
        met += [one["id"] for one in page["games"]]
        assert all(one["seats"][0] == name for one in page["games"])
        if page["before"] is None:
            break
        before = {"before": page["before"]}
    assert met == [f"public{number}" for number in reversed(range(5))]
    assert site.get("/games", expected=422, before="yesterday")["code"] == "malformed"


@pytest.mark.parametrize("eyes", ["open", "0", "1", "-"])
def test_a_replay_shows_what_those_eyes_saw(site: Site, game: str, eyes: str) -> None:
    replay = decode(Replay, json.dumps(site.get(f"/games/{game}/replay", seat=eyes)))
    whole = Game.parse(GAME)
    seen = whole if eyes == "open" else whole.view(None if eyes == "-" else Seat(int(eyes)))
    (one,) = seen.rounds
    assert replay.eyes == eyes
    assert [frame.board for frame in replay.frames] == [board_of(shown, tells_steps=False) for shown in one.positions]
    assert [frame.turn for frame in replay.frames[1:]] == [str(entry.turn) for entry in one.turns]
    assert [frame.number for frame in replay.frames] == list(range(len(one.turns) + 1))
    assert [frame.seat for frame in replay.frames] == [None, *(entry.seat for entry in one.turns)]
    assert all(frame.deeds for frame in replay.frames[1:])
    if eyes == "open":
        assert all(len(seat.cards) == seat.hand for frame in replay.frames for seat in frame.board.seats)


def test_a_record_of_one_seat_is_seen_through_its_eyes(site: Site) -> None:
    text = str(Game.parse(GAME).view(Seat(1)))
    game = site.post("/games", expected=201, text=text)["id"]
    assert site.get(f"/games/{game}")["eyes"] == "1"
    assert site.get(f"/games/{game}/replay")["eyes"] == "1"
    assert site.get(f"/games/{game}/replay", seat="1")["frames"]
    for eyes in ("0", "-", "open"):
        assert site.get(f"/games/{game}/replay", expected=422, seat=eyes)["code"] == "eyes"
    assert site.get(f"/games/{game}/replay", expected=422, seat="2")["code"] == "eyes"
