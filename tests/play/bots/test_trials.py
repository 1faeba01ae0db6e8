"""Turns on trial."""

from __future__ import annotations

from random import Random

from red7 import Position, Rules, deal
from red7.play.bots.trials import Trial
from red7.play.core.encoding import state_of


def test_a_trial_prefers_what_a_skilled_player_would_do() -> None:
    position = deal(Rules.parse("1.3"), players=2, seed="7")
    trial = Trial(position.view(position.seat), Random(1))
    trial.prefer([*(1e-9 for _ in trial.endings[1:]), 1.0])
    assert trial.best() == trial.endings[-1].steps
    assert (trial.values == 0).all()


def test_what_wins_outweighs_what_is_liked() -> None:
    position = Position.parse(
        "red7/1 1.3 I4Y1:I6V5G4B1/O7:I7I5O3G3I1 B4R7G5Y7 "
        "V1R3O6B3B2Y2Y5R5B6O5O2Y6O1G6O4V2R1R6R4G2G7B5I2V7V4Y4R2B7Y3G1I3V3V6 0"
    )
    trial = Trial(position.view(position.seat), Random(1))
    trial.enter(state_of(position))
    wins = trial.values > 0.5
    assert wins.any()
    assert not wins.all()

    leaning = Trial(position.view(position.seat), Random(1))
    leaning.prefer([0.01 if wins[place] else 1.0 for place in range(len(wins))])
    leaning.enter(state_of(position))
    assert leaning.best() in {ending.steps for ending, wins in zip(leaning.endings, wins, strict=True) if wins}
