"""Who is winning: the referee's route."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.site import Site


def test_who_is_winning_under_each_rule(site: Site) -> None:
    found = site.get("/who", palette=["R7G4", "O6B6V2", "-"])
    assert found["target"] == 35
    rulings = {ruling["rule"]: ruling for ruling in found["rulings"]}
    assert list(rulings) == list("ROYGBIV")
    assert [rulings[rule]["leading"] for rule in "ROYGBIV"] == [0, 1, 0, 1, 1, 0, 1]
    assert rulings["O"]["palettes"][1] == {"counting": ["O6", "B6"], "points": 12}
    assert rulings["V"]["palettes"][0] == {"counting": [], "points": 0}


def test_who_is_winning_under_one_rule(site: Site) -> None:
    found = site.get("/who", palette=["R4", "V2"], rule="G")
    assert [ruling["rule"] for ruling in found["rulings"]] == ["G"]
    assert site.get("/who", palette=["R7", "V5"], rule="G")["rulings"][0]["leading"] is None


@pytest.mark.parametrize(
    "parameters", [{}, {"palette": ["R8"]}, {"palette": ["R7"] * 5}, {"palette": ["R7", "V1"], "rule": "X"}]
)
def test_a_wrong_question_to_the_referee(site: Site, parameters: dict[str, Any]) -> None:
    assert site.get("/who", expected=422, **parameters)["code"] == "malformed"


def test_a_card_lies_in_one_palette_only(site: Site) -> None:
    assert site.get("/who", expected=422, palette=["R7G4", "G4"])["code"] == "card-twice"
    assert site.get("/who", expected=422, palette=["R7R7"])["code"] == "zone-syntax"
