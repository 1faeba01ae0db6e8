"""A house without a network, as the browser's worker calls it."""

from __future__ import annotations

from red7 import Game
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
