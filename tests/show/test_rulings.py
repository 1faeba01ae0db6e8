"""The referee."""

from __future__ import annotations

import pytest

from red7 import Red7Error
from red7.show.rulings import rulings


def test_who_is_winning_under_one_rule_and_under_each() -> None:
    found = rulings(["R7G4", "R6V1", "-"], "R")
    (one,) = found.rulings
    assert (one.rule, one.leading, found.target) == ("R", 0, 35)
    assert [(standing.counting, standing.points) for standing in one.palettes] == [(("R7",), 7), (("R6",), 6), ((), 0)]
    assert [one.rule for one in rulings(["R7"]).rulings] == list("ROYGBIV")


def test_nobody_wins_where_no_card_counts() -> None:
    assert rulings(["R7", "O7"], "V").rulings[0].leading is None


def test_one_palette_has_no_target() -> None:
    assert rulings(["R7"]).target is None


@pytest.mark.parametrize("palettes", [["R7", "R7"], ["R8"]])
def test_impossible_palettes_are_refused(palettes: list[str]) -> None:
    with pytest.raises(Red7Error):
        rulings(palettes)
