"""Ratings as they are shown: on the scale that people know from chess, where everybody begins at 1500."""

from __future__ import annotations

from typing import Final

_FIRST: Final = 25.0
"""The mean that everybody begins with."""
_POINT: Final = 48.0
"""Points for one unit, so that 200 points more mean to win three games of four."""


def value_of(mu: float) -> int:
    """The rating."""
    return round(1500 + _POINT * (mu - _FIRST))


def deviation_of(sigma: float) -> int:
    """How uncertain it is."""
    return round(_POINT * sigma)
