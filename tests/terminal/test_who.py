"""Palettes side by side, or below each other where they do not fit."""

import pytest

from tests.support.running import printed


@pytest.mark.parametrize("columns", [20, 30, 40, 60, 80])
def test_four_palettes_fit(columns: int) -> None:
    shown = printed("who", "R7G4V2", "O6B6", "V3I2B1", "Y5", columns=columns)
    lines = shown.splitlines()
    assert max(map(len, lines)) <= columns
    for whole in ("palette 1", "palette 4", "Orange", "Violet", "O6 B6", "V3 I2 B1"):
        assert whole in shown


def test_below_each_other_each_palette_has_a_line() -> None:
    assert printed("who", "R7G4V2", "O6B6", "V3I2B1", "Y5", columns=20).startswith(
        "  palette 1 R7 G4 V2\n"
        "  palette 2 O6 B6\n"
        "  palette 3 V3 I2 B1\n"
        "  palette 4 Y5\n"
        "\n"
        "Red\n"
        "* palette 1 R7\n"
        "  palette 2 O6\n"
    )


def test_lines_go_on_further_in() -> None:
    shown = printed("who", "R7G4V2", "O6B6", columns=36)
    assert "  Orange palette 2 with 2 sixes,\n    highest O6\n" in shown
    shown = printed("who", "R7G4V2", "O6B6", "--rule", "green", columns=30)
    assert "  palette 1: 2 even cards,\n    highest G4\n" in shown
