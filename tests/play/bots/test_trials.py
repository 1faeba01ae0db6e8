"""Turns on trial."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from red7 import Rules, deal
from red7.play.bots.trials import Trial
from red7.play.core.encoding import state_of


def test_a_trial_leans_as_firmly_as_it_is_told() -> None:
    position = deal(Rules.parse("1.3"), players=2, seed="7")
    trial = Trial(position.view(position.seat), Random(1))
    leaning = np.linspace(0.0, 1.0, len(trial.endings))
    trial.lean(leaning, 12.0)
    assert trial.values == pytest.approx(leaning)
    assert trial.best() == trial.endings[-1].steps
    world = state_of(position)
    trial.enter(world)
    assert (np.abs(trial.values - leaning * 12 / 13) <= 1.01 / 13).all()
