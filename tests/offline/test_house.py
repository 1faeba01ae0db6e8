"""A house without a network, as the browser's worker calls it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from red7 import Game
from red7.server.config import Config
from red7.server.http.app import make_app
from tests.support.houses import World, sit_down


def test_a_whole_game_against_a_bot() -> None:
    world = World()
    client = sit_down(world)
    client.play_on()
    assert client.view["result"]["why"] == "played"
    (game,) = world.ask("GET", "/api/games")["games"]
    assert game["id"] == client.table == client.view["game"]
    assert Game.parse(world.ask("GET", f"/api/games/{client.table}/record")).rounds
    assert world.ask("GET", f"/api/games/{client.table}/replay")["frames"]


def test_who_is_winning_and_a_look_at_a_board() -> None:
    world = World()
    assert world.ask("GET", "/api/who?palette=R7&palette=G4&rule=R")["rulings"][0]["leading"] == 0
    client = sit_down(world)
    led = world.ask("POST", "/api/boards/look", {"text": client.view["board"]["text"], "steps": ""})
    assert led["board"]["text"] == client.view["board"]["text"]


@pytest.mark.parametrize(
    ("table", "first", "code"),
    [
        ("0000000000", '{"type":"hello","version":2}', "no-table"),
        ("nobody", '{"type":"hello","version":2}', "no-table"),
        (None, '{"type":"hello","version":1}', "malformed"),
        (None, '{"type":"ping"}', "malformed"),
        (None, "nonsense", "malformed"),
    ],
)
def test_a_line_that_begins_wrong_is_closed(table: str | None, first: str, code: str) -> None:
    world = World()
    own = sit_down(world).table
    world.house.open(2, table or own)
    world.house.receive(2, first)
    (bye, end) = world.house.outgoing()
    assert (json.loads(bye[1] or "")["type"], json.loads(bye[1] or "")["code"]) == ("bye", code)
    assert end == (2, None)
    world.house.receive(2, '{"type":"hello","version":2}')
    world.house.close(2)
    world.house.close(2)
    assert list(world.house.outgoing()) == []


def test_a_line_that_says_only_nonsense_is_closed() -> None:
    world = World()
    client = sit_down(world)
    for _ in range(4):
        assert [one["code"] for one in client.say("nonsense")] == ["malformed"]
    assert [one["type"] for one in client.say({"type": "ping"})] == ["pong"]
    assert client.say('{"type":"play","id":"abc"}')[0]["id"] == "abc"
    assert client.say({"type": "hello", "version": 2})[0]["code"] == "malformed"
    for _ in range(2):
        client.say("nonsense")
    assert client.heard[-1]["type"] == "refused"
    client.say("nonsense")
    assert client.heard[-1]["type"] == "bye"
    assert not client.is_open


def test_every_path_of_the_server_is_known_here(tmp_path: Path) -> None:
    app = make_app(Config(database=f"sqlite:///{tmp_path / 'red7.db'}"))
    world = World()
    asked = 0
    for path, methods in app.openapi()["paths"].items():
        for method in methods:
            status, text = world.house.request(method.upper(), re.sub(r"\{\w+\}", "0000000000", path), "{}")
            assert (status, text and json.loads(text).get("code")) not in ((404, "not-found"), (405, "method")), path
            asked += 1
    assert asked > 25


def test_an_unknown_line_is_nobody() -> None:
    world = World()
    world.house.receive(9, '{"type":"ping"}')
    world.house.close(9)
    assert list(world.house.outgoing()) == []
