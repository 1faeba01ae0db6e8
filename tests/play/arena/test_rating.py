"""Ratings follow the wins."""

from __future__ import annotations

import pytest

from red7.play.arena.rating import ratings
from tests.support.arena import outcome


def test_ratings_follow_the_wins() -> None:
    even = ratings(2, [outcome(deal, (0, 1), (deal % 2, 1 - deal % 2)) for deal in range(200)])
    assert even[0].value == pytest.approx(even[1].value, abs=0.5)
    better = ratings(2, [outcome(deal, (0, 1), (deal % 4 > 0, deal % 4 == 0)) for deal in range(400)])
    best = ratings(2, [outcome(deal, (0, 1), (deal % 10 > 0, deal % 10 == 0)) for deal in range(400)])
    gaps = [strong.value - weak.value for strong, weak in (better, best)]
    assert 3 < gaps[0] < gaps[1]
    assert better[0].deviation < 2 < ratings(2, [])[0].deviation
