"""Games that are over or were brought in."""

from __future__ import annotations

from red7 import Game
from tests.support.houses import World, sit_down


def finished(world: World) -> str:
    """The id of a finished game."""
    client = sit_down(world)
    client.play_on()
    world.house.close(client.number)
    return client.table


def test_games_are_listed_page_by_page_newest_first() -> None:
    world = World()
    played = []
    for _ in range(5):
        world.now += 60
        played.append(finished(world))
    world.again()
    first = world.ask("GET", "/api/games?limit=2")
    second = world.ask("GET", f"/api/games?limit=2&before={first['before']}")
    third = world.ask("GET", f"/api/games?limit=2&before={second['before']}")
    assert [game["id"] for page in (first, second, third) for game in page["games"]] == played[::-1]
    assert third["before"] is None
    assert world.ask("GET", "/api/games?limit=5")["before"] is None


def test_a_game_is_brought_in_once() -> None:
    world = World()
    game = finished(world)
    text = world.ask("GET", f"/api/games/{game}/record")
    assert world.ask("POST", "/api/games", {"text": text})["id"] == game
    other = str(Game.parse(text).with_tags({"Event": "Elsewhere"}))
    new = world.ask("POST", "/api/games", {"text": other})["id"]
    assert new != game
    assert new.startswith("0")
    world.again()
    assert world.ask("GET", f"/api/games/{new}/record") == other
    assert len(world.ask("GET", "/api/games")["games"]) == 2


def test_a_game_without_a_deal_is_refused() -> None:
    text = '[Red7 "1"]\n[Rules "1.3"]\n[Seat0 "Ann"]\n[Seat1 "Bob"]\n[Result "*"]\n'
    assert World().refused("POST", "/api/games", {"text": text}) == (422, "no-deal")


def test_a_game_is_seen_from_any_seat() -> None:
    world = World()
    game = finished(world)
    whole = world.ask("GET", f"/api/games/{game}/replay")
    assert whole["eyes"] == "open"
    assert all(card != "-" for card in whole["frames"][0]["board"]["seats"][1]["cards"])
    own = world.ask("GET", f"/api/games/{game}/replay?seat=0")
    assert own["frames"][0]["board"]["seats"][1]["cards"] == []


def test_nobody_reviews_games_here() -> None:
    world = World()
    game = finished(world)
    assert world.house.request("GET", f"/api/games/{game}/review") == (204, "")
    assert world.house.request("DELETE", f"/api/games/{game}/review") == (204, "")
    assert world.refused("POST", f"/api/games/{game}/review", {}) == (503, "needs-server")
