"""Estimates: bounds that hold the truth 19 times out of 20."""

from __future__ import annotations

import numpy as np

from red7.play.intervals import certain, difference, mean, share


def test_intervals_shrink_as_samples_grow() -> None:
    for estimate in (share, lambda samples: mean(samples, unit=1.0)):
        few, many = (estimate(np.array([1.0, 0.0, 1.0, 1.0] * count)) for count in (5, 50))
        assert few.value == many.value == 0.75
        assert few.low < many.low < 0.75 < many.high < few.high


def test_samples_that_agree_prove_little() -> None:
    assert share(np.ones(10)).low < 0.8
    assert mean(np.zeros(10), unit=7.0).high > 1.0


def test_intervals_hold_the_truth() -> None:
    chance = np.random.default_rng(7)
    held = sum(
        found.low <= 0.3 <= found.high
        for found in (share((chance.random(50) < 0.3).astype(np.float64)) for _ in range(400))
    )
    assert 0.91 < held / 400 < 0.99


def test_differences() -> None:
    found = difference(share(np.array([1.0] * 30 + [0.0] * 10)), certain(0.5))
    assert found.value == 0.25
    assert found.low > 0.05
    assert difference(certain(1.0), certain(0.25)) == certain(0.75)
