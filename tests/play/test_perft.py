"""Counts of step sequences."""

from red7 import Position, Rules, deal
from red7.play.perft import divide, perft


def test_nothing_and_the_end_of_a_round() -> None:
    position = Position.parse("red7/1 1.3[RO/12345/2] R5:R2O4/R1:R3O1 - R4O5O3O2 1")
    assert perft(position, 0) == 1
    over = position.play_turn(".x")
    assert (perft(over, 0), perft(over, 1), perft(over, 2)) == (1, 0, 0)


def test_divide_adds_up() -> None:
    position = deal(Rules.parse("1.3dsa"), players=2, seed="7")
    divided = dict(divide(position, 3))
    assert list(divided) == position.legal_steps()
    assert sum(divided.values()) == perft(position, 3)
