"""Counts calls: tests count work instead of timing it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest


def calls_of(owner: Any, name: str, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """A list that gets the arguments of each call of that function or method."""
    calls: list[tuple[Any, ...]] = []
    function = getattr(owner, name)

    def counted(*given: Any, **named: Any) -> Any:
        calls.append(given)
        return function(*given, **named)

    monkeypatch.setattr(owner, name, counted)
    return calls


def calls_within(work: Callable[[], object]) -> int:
    """How many functions of red7 are called during the work."""
    count = 0

    def note(frame: FrameType, event: str, _: object) -> None:
        nonlocal count
        count += event == "call" and "red7" in frame.f_code.co_filename

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count
