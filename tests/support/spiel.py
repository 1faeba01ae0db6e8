"""Random rounds of OpenSpiel's `python_red7`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel

import red7.envs.openspiel  # noqa: F401  registers the game
from red7.envs.actions import action_of
from tests.support.matches import choose

GAMES = (
    "python_red7",
    "python_red7(edition=1.0,switches=dsa,players=4)",
    "python_red7(edition=1.1,switches=dsa,players=2,reward=match)",
    "python_red7(edition=1.2,switches=da,players=3)",
    "python_red7(switches=dsa,players=2,reward=match)",
    "python_red7(switches=da,players=4)",
    "python_red7(colours=RGV,numbers=1357,hand=2,switches=da)",
)
"""Every edition, switch and number of players, and a small pack."""


def states(game: str, rounds: int, seed: int) -> Iterator[Any]:
    """Every state of some random rounds."""
    chance, loaded = Random(seed), pyspiel.load_game(game)
    for _ in range(rounds):
        state = loaded.new_initial_state()
        yield state.clone()
        while not state.is_terminal():
            state.apply_action(sampled(state, chance))
            yield state.clone()


def sampled(state: Any, chance: Random) -> int:
    """A random action, mostly one that may keep its player in; at a chance node, an outcome as likely as it is."""
    if not state.is_chance_node():
        return action_of(choose(state.node.position, chance))
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return int(chance.choices(outcomes, weights)[0])
