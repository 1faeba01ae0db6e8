"""The arrays of games in compiled code, one row for each game."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from red7.envs.actions import ACTIONS
from red7.envs.cells import MEMORY, Rows
from red7.envs.many import Rewards
from red7.envs.observation import rules_cells
from red7.play.core.state import PACK, PLAYERS, SIZE, Array, Table
from red7.rules import Rules


class Arrays(NamedTuple):
    """What games are and what they give, before anything is dealt."""

    states: Table
    memory: Table
    options: Table
    seats: Array
    masks: Rows
    rewards: Rewards


def arrays_for(games: int, players: int, rules: Rules) -> Arrays:
    """The arrays of so many games."""
    states = np.zeros((games, SIZE), dtype=np.int64)
    states[:, PLAYERS], states[:, PACK] = players, rules.pack_set
    return Arrays(
        states,
        memory=np.zeros((games, MEMORY), dtype=np.int64),
        options=np.zeros((games, 6), dtype=np.int64),
        seats=np.zeros(games, dtype=np.int64),
        masks=np.zeros((games, ACTIONS), dtype=np.uint8),
        rewards=np.zeros((games, players), dtype=np.float32),
    )


def rules_bits(rules: Rules) -> int:
    """The cells that say the rules, as one number."""
    return sum(cell << place for place, cell in enumerate(rules_cells(rules)))
