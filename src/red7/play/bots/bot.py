"""What a bot is given, and what it gives back."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from red7.errors import NotationError, quote
from red7.play.history import Seen
from red7.steps import Step


class Cancelled(Exception):
    """A decision was called off."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about a decision: so many iterations, so many seconds, or until it is called off.

    >>> Budget.parse("2000"), Budget.parse("100ms").seconds
    (Budget(iterations=2000, seconds=None), 0.1)
    """

    iterations: int | None = None
    seconds: float | None = None
    is_cancelled: Callable[[], bool] = field(default=lambda: False, repr=False, compare=False)

    @staticmethod
    def parse(text: str) -> Budget:
        """The budget written as in `2000` (iterations), `100ms` or `1.5s`."""
        match = re.fullmatch(r"(?P<number>[0-9]{1,9}(?:\.[0-9]{1,9})?)(?P<unit>ms|s)?", text)
        number = float(match["number"]) if match else 0.0
        if match and number > 0:
            if match["unit"]:
                return Budget(seconds=number / 1000 if match["unit"] == "ms" else number)
            if number.is_integer() and "." not in text:
                return Budget(iterations=int(number))
        raise NotationError(
            "budget", f"budget {quote(text)}: iterations as in 2000, or a time as in 100ms or 1.5s", text=text
        )

    def clock(self) -> Clock:
        """A clock for one decision, which starts now."""
        return Clock(self)


class Clock:
    """Tells within one decision how much of the budget is left."""

    __slots__ = ("_budget", "_deadline")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._deadline = None if budget.seconds is None else time.monotonic() + budget.seconds

    def ask(self) -> None:
        """Raises Cancelled where the decision was called off."""
        if self._budget.is_cancelled():
            raise Cancelled

    def goes_on(self, done: int) -> bool:
        """Whether there is time for more after so many iterations; raises Cancelled where it was called off."""
        self.ask()
        if self._deadline is not None and time.monotonic() >= self._deadline:
            return False
        return self._budget.iterations is None or done < self._budget.iterations


class Bot(Protocol):
    """Decides for one seat, one step at a time; it may keep a plan for the rest of its turn."""

    def choose(self, seen: Seen, budget: Budget, chance: random.Random) -> Step:
        """One of the legal steps."""
