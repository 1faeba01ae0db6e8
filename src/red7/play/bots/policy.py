"""`policy`: a trained network that plays without searching."""

from __future__ import annotations

from random import Random
from typing import Final

from red7.play.bots.bot import Budget
from red7.play.bots.careful import CarefulBot
from red7.play.bots.levels import FIRMNESS
from red7.play.history import Seen
from red7.play.policy.network import network
from red7.play.policy.sight import look, mask_of
from red7.steps import Step
from red7.view import View

_SHARPEST: Final = 3.0
"""The strongest: beyond it, the others learn to foresee the bot."""


class PolicyBot:
    """Takes likely steps where a network knows the rules; elsewhere it plays as `careful`.

    How often it takes each is its likelihood in training to the power of the sharpness: the less sharp, the more often
    it takes steps that are not the best, and least often bad ones.
    """

    def __init__(self, sharpness: float = _SHARPEST) -> None:
        self._sharpness = sharpness
        self._elsewhere = CarefulBot(sharpness * FIRMNESS if sharpness < _SHARPEST else None)

    def choose(self, seen: Seen, budget: Budget, chance: Random) -> Step:
        """A step as likely as the network says."""
        if not is_trained_for(seen.now):
            return self._elsewhere.choose(seen, budget, chance)
        cells, steps = look(seen)
        if len(steps) == 1:
            return next(iter(steps.values()))
        likelihoods = network(seen.now.players).think(cells, mask_of(steps)).likelihoods
        weights = [float(likelihoods[number]) ** self._sharpness for number in steps]
        return chance.choices(list(steps.values()), weights)[0]


def is_trained_for(view: View) -> bool:
    """Whether a network knows these rules: those of 1.3, and those of other editions that are much like them."""
    return view.rules.is_full and not view.rules.discard_limit
