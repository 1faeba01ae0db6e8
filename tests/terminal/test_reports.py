"""JSON about palettes, steps and records."""

import json
import re
from typing import Any

import pytest

from red7 import Colour, Game, Position, best
from red7.terminal.sources import read_palettes
from tests.support.places import ROOT
from tests.support.running import printed, run
from tests.support.scripts import script

OPEN = "red7/1 1.3[ROY/12345/3] R5:O4O2O1/Y4:Y5Y3R2 - O5R4R3O3Y2R1Y1 1"
PAGE = (ROOT / "docs" / "json.md").read_text(encoding="utf-8")


def report(*arguments: str, given: str | None = None) -> Any:
    shown = printed(*arguments, "--json", given=given)
    assert shown.count("\n") == 1
    return json.loads(shown)


def names(value: object) -> set[str]:
    """Every name in a JSON value."""
    match value:
        case dict():
            return {str(name) for name in value}.union(*map(names, value.values()))
        case list():
            return set().union(*map(names, value))
        case _:
            return set()


def test_who() -> None:
    palettes = ["R7G4V2", "-", "O6B6"]
    found = report("who", *palettes)
    cards = read_palettes(palettes)
    assert found["palettes"] == [[str(card) for card in palette] for palette in cards]
    assert "".join(one["rule"] for one in found["rules"]) == "ROYGBIV"
    assert [one["leader"] for one in found["rules"]] == [0, 2, 0, 2, 0, 0, 0]
    for one in found["rules"]:
        rule = Colour.parse(one["rule"])
        assert one["counting"] == [[str(card) for card in best(rule, palette)] for palette in cards]


def test_who_under_one_rule_that_nobody_leads() -> None:
    assert report("who", "R7", "-", "--rule", "violet")["rules"] == [
        {"rule": "V", "leader": None, "counting": [[], []]}
    ]


def test_steps() -> None:
    found = report("steps", OPEN)
    view = Position.parse(OPEN).view(1)
    assert found["position"] == str(view)
    assert {one["step"]: one["outlook"] for one in found["steps"]} == {
        str(step): outlook.value for step, outlook in view.outlook().items()
    }
    assert found["steps"][0] == {
        "step": "+Y5",
        "outlook": "sure",
        "rule": "R",
        "leads": False,
        "counting": ["Y5"],
        "discards": ["Y3"],
    }
    assert report("steps", "red7/1 1.3[RO/12345/2] xR5:R2O4/R1:R3O1 - R4O5O3O2 1#")["steps"] == []


def test_steps_tell_nothing_of_hidden_cards() -> None:
    assert "O4" not in printed("steps", OPEN, "--json")


@pytest.mark.parametrize("rules", ["1.3", "1.3dsa"])
def test_replay(rules: str) -> None:
    game = script(rules, 3, 0, "9").game.comment("well played")
    found = report("replay", "-", given=str(game))
    assert (found["rules"], found["seats"], found["result"]) == (rules, list(game.seats), game.result)
    assert found["tags"] == {"Seed": "9", "Bots": "greedy"}
    assert found["error"] is None
    for one, real in zip(found["rounds"], game.rounds, strict=True):
        assert one["deal"] == str(real.deal)
        assert [turn["position"] for turn in one["turns"]] == [str(position) for position in real.positions[1:]]
        assert [turn["turn"] for turn in one["turns"]] == [str(entry.turn) for entry in real.turns]
        assert one["winner"] == real.winner
        assert one["points"] == (list(real.end.points) if game.rules.scoring else None)
    assert found["rounds"][-1]["turns"][-1]["comment"] == "well played"


def test_a_broken_record() -> None:
    record = re.sub(r"^3\. (\d) .*$", r"3. \1 +R7.", str(script("1.3", 2, 1, "7").game), flags=re.MULTILINE)
    ran = run("replay", "-", "--json", given=record)
    found = json.loads(ran.stdout)
    assert ran.exit_code == 1
    assert len(found["rounds"][0]["turns"]) == 2
    assert (found["error"]["line"], found["error"]["turn"]) == (12, 3)
    assert found["error"]["message"] in ran.stderr


def test_what_is_no_record_leaves_standard_output_empty() -> None:
    ran = run("replay", "-", "--json", given="hello\n")
    assert (ran.exit_code, ran.stdout) == (1, "")
    assert run("replay", "docs/game.red7", "--at", "2", "--json").exit_code == 2


def test_every_name_is_documented() -> None:
    found = [
        report("who", "R7", "O6"),
        report("steps", OPEN),
        report("replay", "-", given=str(Game.start(OPEN, seats=["Ann", "Bob"]).play_turn("+Y5>Y3"))),
    ]
    for name in names(found):
        assert f"`{name}`" in PAGE
