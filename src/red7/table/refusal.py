"""Refusals: orders that a table does not carry out, and why."""

from __future__ import annotations

from red7.errors import Red7Error


class Refusal(Red7Error):
    """An order that was not carried out and changed nothing."""
