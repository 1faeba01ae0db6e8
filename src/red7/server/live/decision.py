"""Decisions: what an order led to, until it is saved or lost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from red7.table.orders import Order
from red7.table.state import Table
from red7.table.table import Happened

Tell: TypeAlias = Callable[[int | None], object]
"""Called with the outcome of an order: the table's sequence number once it is saved, or None if it is lost."""


class Lost(Exception):
    """A decision could not be saved: another process owns the table by now, or storage has failed."""


@dataclass(slots=True, eq=False)
class Decision:
    """An order that was decided, and who waits for its outcome."""

    order: Order
    epoch: int
    number: int
    """The row of the log that it is written to."""
    happened: list[Happened]
    after: Table
    waiting: list[Tell] = field(default_factory=list)
    is_over: bool = False
    """Whether it is saved or lost."""
    outcome: int | None = None
    """What those who wait are told once it is over."""
