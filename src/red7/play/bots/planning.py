"""Bots that plan a whole turn at once and then follow the plan, step by step."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from red7.play.bots.bot import Budget
from red7.play.history import Seen
from red7.steps import Step


class PlanningBot(ABC):
    """Plans a turn when it has to choose its first step, and again when it learns something new."""

    def __init__(self) -> None:
        self._then: tuple[Seen, tuple[Step, ...]] | None = None
        """What the bot had seen when it made the plan, and the steps of the plan."""

    def choose(self, seen: Seen, budget: Budget, chance: Random) -> Step:
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
    def _think(self, seen: Seen, budget: Budget, chance: Random) -> Sequence[Step]:
        """The steps to take, as far as the bot can know them now; at least one."""
