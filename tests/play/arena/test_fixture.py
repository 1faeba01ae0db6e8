"""Fixtures are the same whenever they are played."""

from __future__ import annotations

from red7.play.arena.fixture import play_fixture
from red7.play.arena.schedule import Fixture
from tests.support.arena import SMALL, contest, without_times


def test_a_fixture_is_the_same_whenever_it_is_played() -> None:
    three = contest("greedy", "careful", "random", players=3, rules=SMALL)
    fixture = Fixture(3, (2, 0, 1))
    first, second = play_fixture(three, fixture), play_fixture(three, fixture)
    assert without_times([first]) == without_times([second])
    assert first.fixture == fixture
