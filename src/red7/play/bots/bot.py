"""What a bot gets and what it returns, and bots that plan a whole turn at once."""

from __future__ import annotations

import random
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Final, Protocol

from red7.errors import NotationError, check_text, quote, wrong_type
from red7.play.history import Seen
from red7.steps import Step

_TEXT: Final = re.compile(r"(?P<number>[0-9]{1,9}(?:\.[0-9]{1,30})?)(?P<unit>ms|s)?")
_MOST_SECONDS: Final = 1e9
"""More would not fit in nine digits."""


class Cancelled(Exception):
    """A decision was cancelled."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about a decision: in iterations, in seconds, or until it is cancelled.

    >>> Budget.parse("2000"), Budget.parse("100ms").seconds
    (Budget(iterations=2000, seconds=None), 0.1)
    """

    iterations: int | None = None
    seconds: float | None = None
    is_cancelled: Callable[[], bool] = field(default=lambda: False, repr=False, compare=False)

    @staticmethod
    def of(value: Budget | str | int) -> Budget:
        """The budget, given as a `Budget`, as text or as a number of iterations."""
        given: object = value
        if isinstance(given, Budget):
            return given
        if isinstance(given, str | int):
            return Budget.parse(str(given))
        raise wrong_type(given, "a budget, its text or a number of iterations")

    @staticmethod
    def parse(text: str) -> Budget:
        """The budget written as in `2000` (iterations), `100ms` or `1.5s`."""
        check_text(text, "the text of a budget")
        match = _TEXT.fullmatch(text)
        number = Decimal(match["number"]) if match else Decimal(0)
        if match and number > 0:
            if match["unit"]:
                seconds = float(number.scaleb(-3) if match["unit"] == "ms" else number)
                if 0 < seconds < _MOST_SECONDS:
                    return Budget(seconds=seconds)
            elif "." not in text:
                return Budget(iterations=int(number))
        raise NotationError(
            "budget",
            f"budget {quote(text)}: expected iterations, as in 2000, or a time, as in 100ms or 1.5s",
            text=text,
        )

    def __str__(self) -> str:
        """The text that `parse` reads; empty if there is no limit, with a slash if there are two."""
        parts = [] if self.iterations is None else [str(self.iterations)]
        if self.seconds is not None:
            seconds = Decimal(repr(self.seconds))
            number, unit = (seconds, "s") if seconds >= 1 else (seconds.scaleb(3), "ms")
            parts.append(f"{number.normalize():f}{unit}")
        return "/".join(parts)

    def clock(self) -> Clock:
        """A clock for one decision, starting now."""
        return Clock(self)


class Clock:
    """Tells whether one decision still has budget left."""

    __slots__ = ("_budget", "_deadline")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._deadline = None if budget.seconds is None else time.monotonic() + budget.seconds

    def ask(self) -> None:
        """Raises Cancelled if the decision was cancelled."""
        if self._budget.is_cancelled():
            raise Cancelled

    def goes_on(self, done: int) -> bool:
        """Whether there is budget for more after `done` iterations; raises Cancelled if the decision was cancelled."""
        self.ask()
        if self._deadline is not None and time.monotonic() >= self._deadline:
            return False
        return self._budget.iterations is None or done < self._budget.iterations


class Bot(Protocol):
    """Decides for one seat, one step at a time; it may keep a plan for the rest of its turn."""

    def choose(self, seen: Seen, budget: Budget, chance: random.Random) -> Step:
        """One of the legal steps, or its text."""


class PlanningBot(ABC):
    """Plans a turn when it has to choose its first step, and again when it learns something new."""

    def __init__(self) -> None:
        self._then: tuple[Seen, tuple[Step, ...]] | None = None
        """What the bot had seen when it made the plan, and the steps of the plan."""

    def choose(self, seen: Seen, budget: Budget, chance: random.Random) -> Step:
        """The next step of the plan, or the first step of a new one."""
        steps = seen.steps
        if len(steps) == 1:
            return steps[0]
        planned = self._planned(seen)
        if planned not in steps:
            plan = tuple(self._think(seen, budget, chance))
            self._then = seen, plan
            planned = plan[0]
        return planned

    def _planned(self, seen: Seen) -> Step | None:
        """The next step of the plan, if nothing else has happened since; otherwise None."""
        if self._then is None:
            return None
        then, plan = self._then
        if (then.deal, then.turns) != (seen.deal, seen.turns):
            return None
        done, taken = then.now.turn.steps, seen.now.turn.steps
        left = plan[len(taken) - len(done) :]
        return left[0] if left and taken == (*done, *plan[: len(taken) - len(done)]) else None

    @abstractmethod
    def _think(self, seen: Seen, budget: Budget, chance: random.Random) -> Sequence[Step]:
        """The steps to take, as far as the bot can know them now; at least one."""
