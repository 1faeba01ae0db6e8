"""Endings with every card open."""

from __future__ import annotations

from red7 import Position, Turn
from red7.play.core.encoding import state_of
from red7.play.core.state import flags_of
from red7.play.turns.open import open_endings, play_codes


def test_every_turn_is_listed_once() -> None:
    position = Position.parse("red7/1 1.3[RV/1234567/3] R3:V7R5V2/V6:R4V4R1 - V5R2V1R7V3R6 0")
    found = [
        play_codes(position, ending.codes)[0] for ending in open_endings(state_of(position), flags_of(position.rules))
    ]
    assert Turn.parse("+V2>V7") in found
    assert len(set(found)) == len(found)
    positions = {str(position.play_turn(turn)) for turn in found}
    assert len(positions) == len(found)
