"""`worlds`: samples where the hidden cards may be, solves each world and takes the turn that wins in most."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from red7.play.bots.bot import Budget, PlanningBot
from red7.play.bots.trials import Trial
from red7.play.core.chance import stream
from red7.play.history import Seen
from red7.play.worlds import Worlds
from red7.steps import Step

_BATCH: Final = 50


class WorldsBot(PlanningBot):
    """Each iteration is one world; worlds that cannot be solved in time are played out."""

    def _think(self, seen: Seen, budget: Budget, chance: Random) -> Sequence[Step]:
        worlds, source = Worlds(seen), stream(chance)
        trial = Trial(seen.now, chance)
        clock, done = budget.clock(), 0
        while (clock.goes_on(done) or not done) and not trial.is_decided():
            for world in worlds.draw(min(_BATCH, budget.iterations or _BATCH), source):
                trial.enter(world)
                done += 1
                if trial.is_decided() or not clock.goes_on(done):
                    break
        return trial.best()
