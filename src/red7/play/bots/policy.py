"""`policy`: a trained network that plays without searching."""

from __future__ import annotations

from random import Random
from typing import Final

from red7.play.bots.bot import Budget
from red7.play.bots.careful import CarefulBot
from red7.play.history import Seen
from red7.play.policy.network import network
from red7.play.policy.sight import look, mask_of
from red7.steps import Step
from red7.view import View

_SHARPNESS: Final = 3
"""How much more often likely steps are taken than in training: the ratio of two likelihoods to this power."""


class PolicyBot:
    """Takes likely steps where a network knows the rules; elsewhere it plays as `careful`."""

    def __init__(self) -> None:
        self._elsewhere = CarefulBot()

    def choose(self, seen: Seen, budget: Budget, chance: Random) -> Step:
        """A step as likely as the network says."""
        if not is_trained_for(seen.now):
            return self._elsewhere.choose(seen, budget, chance)
        cells, steps = look(seen)
        if len(steps) == 1:
            return next(iter(steps.values()))
        likelihoods = network(seen.now.players).think(cells, mask_of(steps)).likelihoods
        weights = [float(likelihoods[number]) ** _SHARPNESS for number in steps]
        return chance.choices(list(steps.values()), weights)[0]


def is_trained_for(view: View) -> bool:
    """Whether a network knows these rules: all of 1.3, and what other editions share with it."""
    rules = view.rules
    return rules.is_full and (rules.edition.name == "1.3" or not (rules.actions or rules.discard_limit))
