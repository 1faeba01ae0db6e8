"""What the player to move is told."""

from __future__ import annotations

import pytest

from red7 import Position
from red7.locales import Words
from red7.terminal.app.telling import Teller

EMPTY = "[RV/12345/2] R5:-/V4:R3V2 - R4R2R1V5V3V1 0"
USELESS = "red7/1 1.3a[RV/12345/2] V5:V1/R5:R3V2 - R4R2R1V4V3 0"
"""Seat 0 holds a 1 alone, which may not be played."""


@pytest.mark.parametrize(
    ("position", "wanted"),
    [("red7/1 1.0" + EMPTY, "ask-lead"), ("red7/1 1.1" + EMPTY, "ask-empty"), (USELESS, "ask-lost")],
)
def test_a_turn_in_which_nothing_can_be_done(position: str, wanted: str) -> None:
    teller = Teller(Words("en"), ("Ann", "Bob"), you=Position.parse(position).seat)
    asked = teller.asked(Position.parse(position).view(0), back=False)
    assert asked == teller.say(wanted, back="no")
