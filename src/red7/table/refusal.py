"""Refusals: what a table does not do, and why."""

from __future__ import annotations

from red7.errors import Red7Error


class Refusal(Red7Error):
    """An order that is not carried out, and changes nothing."""
