"""Estimates: a number with the bounds it is between 19 times out of 20."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

_DEVIATIONS: Final = 1.96
_UNSEEN: Final = 4
"""Extra samples, far off: a few samples that happen to agree prove little."""

Samples = npt.NDArray[np.float64]


class Estimate(NamedTuple):
    """A number with the bounds it is between 19 times out of 20; all three are equal if it is certain.

    >>> share(np.array([1.0, 0.0, 1.0, 1.0]))
    Estimate(value=0.75, low=0.3..., high=0.95...)
    """

    value: float
    low: float
    high: float

    @property
    def is_exact(self) -> bool:
        """Whether the number is certain."""
        return self.low == self.high


def certain(value: float) -> Estimate:
    """The estimate for a number that is certain."""
    return Estimate(value, value, value)


def share(samples: Samples) -> Estimate:
    """The mean of samples between 0 and 1, with Wilson's interval, which is widest for a share."""
    count, mean = len(samples), float(samples.mean())
    square = _DEVIATIONS**2 / count
    middle = (mean + square / 2) / (1 + square)
    half = _DEVIATIONS / (1 + square) * sqrt(mean * (1 - mean) / count + square / (4 * count))
    return Estimate(mean, max(0.0, middle - half), min(1.0, middle + half))


def mean(samples: Samples, *, unit: float) -> Estimate:
    """The mean of samples that differ by about `unit`."""
    count, found = len(samples), float(samples.mean())
    half = _DEVIATIONS * sqrt((float(samples.var()) + unit**2 / (count + _UNSEEN)) / count)
    return Estimate(found, found - half, found + half)


def difference(one: Estimate, other: Estimate) -> Estimate:
    """The difference between two independent estimates."""
    found = one.value - other.value
    below = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    above = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Estimate(found, found - below, found + above)
