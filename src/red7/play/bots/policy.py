"""`policy`: a trained network that plays without searching."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import exp
from random import Random
from typing import Final

import numpy as np

from red7.play.bots.bot import Budget
from red7.play.bots.careful import CarefulBot
from red7.play.bots.characters import Taste, likings
from red7.play.bots.levels import FIRMNESS
from red7.play.history import Seen
from red7.play.policy.network import network
from red7.play.policy.sight import Reals, action_of, look, mask_of
from red7.play.turns.seen import Ending, endings
from red7.steps import Step
from red7.view import View

SHARPEST: Final = 3.0
"""The strongest: beyond it, the others learn to foresee the bot."""


class PolicyBot:
    """Takes likely steps where a network knows the rules; elsewhere it plays as `careful`.

    How often it takes each is its likelihood in training to the power of the sharpness: the less sharp, the more often
    it takes steps that are not the best, and least often bad ones.
    """

    def __init__(self, sharpness: float = SHARPEST, taste: Taste | None = None) -> None:
        """With a taste, it takes steps more often the more they are to its taste."""
        self._sharpness, self._taste = sharpness, taste
        self._elsewhere = CarefulBot(sharpness * FIRMNESS if sharpness < SHARPEST else None, taste)

    def choose(self, seen: Seen, budget: Budget, chance: Random) -> Step:
        """A step as likely as the network says."""
        if not is_trained_for(seen.now):
            return self._elsewhere.choose(seen, budget, chance)
        cells, steps = look(seen)
        if len(steps) == 1:
            return next(iter(steps.values()))
        likelihoods = network(seen.now.players).think(cells, mask_of(steps)).likelihoods
        weights = [float(likelihoods[number]) ** self._sharpness for number in steps]
        if self._taste:
            liked = likings(self._taste, endings(seen.now, past_draws=True), steps.values())
            weights = [weight * exp(liking) for weight, liking in zip(weights, liked, strict=True)]
        return chance.choices(list(steps.values()), weights)[0]


def is_trained_for(view: View) -> bool:
    """Whether a network knows these rules: those of 1.3, and those of other editions that are much like them."""
    return view.rules.is_full and not view.rules.discard_limit


def chances(seen: Seen, endings: Sequence[Ending]) -> list[float]:
    """The chance of each of these endings of the turn, as far as the policy can foresee it."""
    found = [1.0] * len(endings)
    views: dict[tuple[Step, ...], View] = {(): seen.now}
    for depth in range(max(len(ending.steps) for ending in endings)):
        going = [place for place, ending in enumerate(endings) if len(ending.steps) > depth]
        begun = list(dict.fromkeys(endings[place].steps[:depth] for place in going))
        for steps in begun:
            if steps:
                views[steps] = views[steps[:-1]].play(steps[-1])
        likelihoods = dict(zip(begun, _likelihoods(seen, [views[steps] for steps in begun]), strict=True))
        for place in going:
            steps = endings[place].steps
            found[place] *= float(likelihoods[steps[:depth]][action_of(steps[depth])])
    return found


def _likelihoods(seen: Seen, views: Sequence[View]) -> Reals:
    """How likely each action is in each of these views, one row for each."""
    sights = [look(replace(seen, now=view)) for view in views]
    cells, masks = np.stack([sight.cells for sight in sights]), np.stack([mask_of(sight.steps) for sight in sights])
    return network(seen.now.players).think(cells, masks).likelihoods
