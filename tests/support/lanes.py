"""Which cases of a test every change has to pass, and which are left to `make test-long`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def sample(cases: Iterable[Any], every: int) -> list[Any]:
    """The cases for `pytest.mark.parametrize`: all are long, but for the first of every so many."""
    values = [case if isinstance(case, tuple) else (case,) for case in cases]
    return [
        pytest.param(*value, marks=() if place % every == 0 else pytest.mark.long) for place, value in enumerate(values)
    ]
