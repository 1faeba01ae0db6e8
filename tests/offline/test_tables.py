"""Tables of one device: what is kept of them, who is at them, and what happens there by itself."""

from __future__ import annotations

import json
from typing import Any

import pytest

from red7.offline import tables
from tests.support.houses import BITS, Client, World, sit_down
from tests.support.lanes import sample


@pytest.mark.parametrize("rules", sample(["1.3", "1.3dsa", "1.0da", "1.1dsa", "1.2ds"], 3))
def test_a_reload_after_every_move_loses_nothing(rules: str) -> None:
    world = World()
    client = sit_down(world, rules=rules, bots=2)
    for number in range(2, 400):
        if client.view["phase"] == "over":
            break
        view, at = client.view, client.table
        world.again()
        client = Client(world, at, number)
        assert client.view["seq"] >= view["seq"]
        for name in ("phase", "round", "you", "board", "result", "chat", "fairness"):
            assert client.view[name] == view[name], name
        if client.view["phase"] == "between":
            client.done("next")
        elif client.is_to_move:
            client.play_turn()
        else:
            assert world.wake()
            client.listen()
    assert client.view["result"]
    assert [game["id"] for game in world.ask("GET", "/api/games")["games"]] == [client.table]


def test_what_is_kept_is_the_same_table() -> None:
    world = World()
    client = sit_down(world)
    client.wait()
    client.play_turn()
    before = world.ask("GET", f"/api/tables/{client.table}/record")
    world.again()
    assert world.ask("GET", f"/api/tables/{client.table}/record") == before


def test_a_text_that_cannot_be_read_is_left_alone() -> None:
    world = World()
    client = sit_down(world)
    broken = {"table/0000000000": "{", "game/0000000000": '{"id":1}', "else": "x"}
    world.kept |= broken
    world.again()
    assert broken.items() <= world.kept.items()
    assert world.ask("GET", f"/api/tables/{client.table}")["phase"] == "playing"


def test_a_snapshot_that_cannot_be_read_is_no_table() -> None:
    world = World()
    client = sit_down(world)
    kept = json.loads(world.kept[f"table/{client.table}"])
    world.kept[f"table/{client.table}"] = json.dumps(kept | {"table": "{}"})
    world.again()
    assert world.refused("GET", f"/api/tables/{client.table}") == (404, "no-table")


def test_a_command_sent_twice_is_carried_out_once() -> None:
    world = World()
    client = sit_down(world)
    said: dict[str, Any] = {"type": "say", "id": "same", "seq": client.view["seq"], "text": "hello"}
    first, again = client.say(said), client.say(said)
    assert [one["type"] for one in first] == ["event", "done"]
    assert again == [first[1]]
    world.again()
    back = Client(world, client.table, 2)
    assert back.say(said) == [first[1]]


def test_a_rematch_goes_on_with_the_same_players() -> None:
    world = World()
    client = sit_down(world, bots=2)
    client.play_on()
    client.done("rematch")
    new = Client(world, client.view["rematch"], 2)
    assert [seat["kind"] for seat in new.view["seats"]] == ["expected", "bot", "bot"]
    world.again()
    client, new = Client(world, client.table, 3), Client(world, new.table, 4)
    client.done("rematch")
    assert client.view["rematch"] == new.table
    new.done("sit", nickname="Ann", bits=BITS)
    new.play_on()
    assert new.view["result"]


def test_a_rematch_over_http_is_kept_too() -> None:
    world = World()
    client = sit_down(world)
    client.play_on()
    world.house.close(client.number)
    command = {"type": "rematch", "id": "r", "seq": client.view["seq"]}
    assert world.ask("POST", f"/api/tables/{client.table}/commands", command)["type"] == "done"
    world.again()
    new = world.ask("GET", f"/api/tables/{client.table}")["rematch"]
    assert world.ask("GET", f"/api/tables/{new}")["phase"] == "gathering"


def test_people_pass_the_device_around() -> None:
    world = World()
    wanted = {"rules": "1.3a", "seats": [{"kind": "person"}] * 3, "one_device": True, "hints": True}
    client = Client(world, world.ask("POST", "/api/tables", wanted)["id"])
    for seat, name in enumerate(("Ann", "Bob", "Cy")):
        client.done("sit", nickname=name, bits=BITS, seat=seat)
    client.done("start")
    assert client.view["you"]["seats"] == [0, 1, 2]
    client.play_on()
    assert client.view["result"]["why"] == "played"


def test_a_turn_can_be_taken_back() -> None:
    world = World()
    client = sit_down(world)
    client.wait()
    board = client.view["board"]["text"]
    client.play_turn()
    client.done("propose", what="undo")
    assert client.view["board"]["text"] == board


def test_a_bot_moves_after_a_pause_one_turn_at_a_time() -> None:
    world = World()
    world.house.pause = 1.5
    assert world.house.pause == 1.5
    client = sit_down(world, bots=3)
    while client.is_to_move:
        client.play_turn()
    began, seat = world.now, client.view["board"]["seat"]
    assert world.house.wakes_at() == began + 1.5
    world.now = began + 1.4
    world.house.wake()
    assert client.listen() == []
    world.now = began + 1.501
    world.house.wake()
    assert [one["event"]["seat"] for one in client.listen() if one["type"] == "event"] == [seat]


def clocked() -> tuple[World, Client]:
    """A game against a bot, with five seconds for each turn, in which it is one's turn."""
    world = World()
    seats = [{"kind": "person"}, {"kind": "bot", "level": 1}]
    wanted = {"seats": seats, "starts": "when-full", "clock": {"turn": 5, "reserve": 0}}
    client = Client(world, world.ask("POST", "/api/tables", wanted)["id"])
    client.done("sit", nickname="Ann", bits=BITS)
    client.wait()
    return world, client


def test_a_clock_runs_out() -> None:
    world, client = clocked()
    assert world.house.wakes_at() == client.view["clock"]["deadline"] / 1000
    assert world.wake()
    client.listen()
    assert client.view["seats"][0]["stand_in"]["why"] == "clock"


def test_a_clock_stands_still_while_the_device_sleeps() -> None:
    world, client = clocked()
    world.now += 3600
    world.house.wake()
    client.listen()
    assert client.is_to_move
    assert client.view["clock"]["deadline"] / 1000 == pytest.approx(world.now + 5)
    assert world.wake()
    client.listen()
    assert client.view["seats"][0]["stand_in"]["why"] == "clock"


def test_a_clock_stands_still_while_the_house_is_closed() -> None:
    world, client = clocked()
    world.now += 86_400
    world.again()
    client = Client(world, client.table, 2)
    assert client.is_to_move
    assert client.view["clock"]["deadline"] / 1000 > world.now + 4


def test_who_has_closed_every_line_is_gone_a_moment_later() -> None:
    world = World()
    client = sit_down(world)
    table = f"/api/tables/{client.table}"
    assert world.ask("GET", table)["seats"][0]["present"]
    world.house.close(client.number)
    assert world.ask("GET", table)["seats"][0]["present"]
    for _ in range(10):
        world.wake()
    assert not world.ask("GET", table)["seats"][0]["present"]
    assert Client(world, client.table, 2).view["seq"]
    assert world.ask("GET", table)["seats"][0]["present"]


def test_who_comes_back_at_once_was_never_gone() -> None:
    world = World()
    client = sit_down(world)
    seq = client.view["seq"]
    world.house.close(client.number)
    client = Client(world, client.table, 2)
    assert client.view["seq"] == seq
    assert world.ask("GET", f"/api/tables/{client.table}")["seats"][0]["present"]


def test_a_line_hears_what_it_missed() -> None:
    world = World()
    client = sit_down(world)
    client.done("say", text="one")
    seq = client.view["seq"]
    client.done("say", text="two")
    world.house.open(2, client.table)
    world.house.receive(2, json.dumps({"type": "hello", "version": 2, "last": seq}))
    told = [json.loads(text or "") for line, text in world.house.outgoing() if line == 2]
    assert [one["type"] for one in told] == ["event", "resumed"]
    assert told[0]["event"]["text"] == "two"


def test_tables_that_go_on_are_listed_and_old_ones_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "_MOST", 3)
    world = World()
    opened = []
    for _ in range(5):
        world.now += 60
        opened.append(sit_down(world).table)
        world.house.close(1)
    listed = world.ask("GET", "/api/tables")["tables"]
    assert [table["id"] for table in listed] == opened[:-4:-1]
    assert sorted(key for key in world.kept if key.startswith("table/")) == sorted(f"table/{one}" for one in opened[2:])
    assert world.refused("GET", f"/api/tables/{opened[0]}") == (404, "no-table")


def test_a_game_that_is_over_is_not_listed_as_a_table() -> None:
    world = World()
    client = sit_down(world)
    assert [table["phase"] for table in world.ask("GET", "/api/tables")["tables"]] == ["playing"]
    client.done("resign")
    assert world.ask("GET", "/api/tables")["tables"] == []


def test_a_table_that_nobody_can_wake_sleeps() -> None:
    assert World().house.wakes_at() is None
    world = World()
    client = sit_down(world)
    client.done("resign")
    assert world.house.wakes_at() is None
    world.house.wake()
