"""Bots that need no compiled core, and hints."""

from __future__ import annotations

import pytest

from red7 import Turn
from red7.play.bots.characters import CHARACTERS
from red7.play.bots.levels import LEVELS
from red7.protocol.decoding import decode
from red7.protocol.parts import Level
from red7.protocol.tables import Hint
from tests.support.houses import Client, World, sit_down


@pytest.mark.parametrize("level", [*LEVELS, *CHARACTERS])
def test_every_level_and_character_plays_a_game_to_its_end(level: Level) -> None:
    world = World(str(level))
    client = sit_down(world, rules="1.3a", level=level)
    client.play_on()
    assert client.view["result"]["why"] == "played"


def won(level: int, games: int) -> int:
    """How many games a bot of the highest level wins against one of this level."""
    world, count = World("levels"), 0
    for _ in range(games):
        client = sit_down(world, level=level)
        client.done("hand-over", level=max(LEVELS))
        client.play_on()
        count += client.view["result"]["winners"] == [0]
    return count


@pytest.mark.long
def test_higher_levels_play_better() -> None:
    assert won(min(LEVELS), 60) > 40


def test_a_hint_lists_turns_that_can_be_played() -> None:
    world = World()
    client = sit_down(world, rules="1.3dsa")
    client.wait()
    hint = decode(Hint, world.house.request("POST", f"/api/tables/{client.table}/hint", "{}")[1])
    assert hint.seq == client.view["seq"]
    assert 1 < len(hint.options) <= 30
    chances = [option.chance for option in hint.options]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    assert len({option.steps for option in hint.options}) == len(hint.options)
    for option in hint.options:
        (outcome,) = client.say({"type": "look", "id": "look", "steps": option.steps})
        assert outcome["ends"] or outcome["draws"]
        assert Turn.parse(option.steps)


def test_a_hint_is_for_the_seat_to_move() -> None:
    world = World()
    client = sit_down(world)
    while client.is_to_move:
        client.play_turn()
    assert world.refused("POST", f"/api/tables/{client.table}/hint", {}) == (409, "not-your-turn")
    empty = world.ask("POST", "/api/tables", {"seats": [{"kind": "person"}] * 2})["id"]
    assert world.refused("POST", f"/api/tables/{empty}/hint", {}) == (403, "not-seated")


def test_a_table_may_have_no_hints() -> None:
    world = World()
    client = sit_down(world, hints=False)
    client.wait()
    assert world.refused("POST", f"/api/tables/{client.table}/hint", {}) == (403, "no-hints")


CROWDED = (
    "red7/1 1.3 V6:O7Y7G7I7V7R5O5Y5G5B5I5V5G4V3Y2R1Y1B1V1/R7B7R6Y6G6I6R4O4Y4B4I4Y3B3I3R2G2B2I2G1I1:-"
    " O6B6V4O3 R3G3O2V2O1 0"
)


def test_a_hand_too_large_to_think_about_is_played_without_thinking() -> None:
    world = World()
    seats = [{"kind": "person"}, {"kind": "person"}]
    wanted = {"seats": seats, "position": CROWDED, "one_device": True, "hints": True}
    client = Client(world, world.ask("POST", "/api/tables", wanted)["id"])
    for seat in (0, 1):
        client.done("sit", nickname=f"P{seat}", bits="0" * 32, seat=seat)
    client.done("start")
    assert world.refused("POST", f"/api/tables/{client.table}/hint", {}) == (422, "too-hard")
    client.done("hand-over", level=3, seat=client.view["board"]["seat"])
    seq = client.view["seq"]
    assert world.wake()
    client.listen()
    assert client.view["seq"] > seq
