"""How likely a trained policy is to take each way to finish a turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from red7.play.history import Seen
from red7.play.policy.layout import action_of
from red7.play.policy.network import network
from red7.play.policy.sight import Reals, look, mask_of
from red7.play.turns.seen import Ending
from red7.steps import Step
from red7.view import View


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
