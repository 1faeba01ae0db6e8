"""The error for a missing compiler."""

from __future__ import annotations

from red7.errors import Red7Error


def missing_extra(what: str) -> Red7Error:
    """The error to raise when something needs Numba and it is not installed."""
    return Red7Error("missing-extra", f"{what} needs the bots extra: pip install 'red7[bots]'")
