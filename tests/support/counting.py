"""Counts how often something is called: work is counted in tests, not timed."""

from __future__ import annotations

from typing import Any

import pytest


def calls_of(owner: Any, name: str, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """A list that grows with each call of that function or method, by what it was given."""
    calls: list[tuple[Any, ...]] = []
    function = getattr(owner, name)

    def counted(*given: Any, **named: Any) -> Any:
        calls.append(given)
        return function(*given, **named)

    monkeypatch.setattr(owner, name, counted)
    return calls
