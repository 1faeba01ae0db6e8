"""Tries out a turn in a world, in compiled code."""

from __future__ import annotations

import numpy as np

from red7.play.core.chance import Stream
from red7.play.core.compile import allocating
from red7.play.core.flow import apply
from red7.play.core.match_value import weigh
from red7.play.core.playout import play_out
from red7.play.core.state import SIZE, WINNER, Array


@allocating
def try_turn(
    world: Array, flags: int, codes: Array, hero: int, terms: Array, playouts: int, chance: Stream, after: Array
) -> tuple[int, float, float]:
    """Take a turn in a world, record the state after it and play out the rest of the round `playouts` times.

    Returns how often the hero won the round, and the sums of what the match was worth in rounds won and in rounds lost.
    """
    after[:] = world
    for place in range(codes.shape[0]):
        apply(after, flags, codes[place])
    state = np.empty(SIZE, dtype=np.int64)
    worth = np.empty(4, dtype=np.float64)
    won, won_worth, lost_worth = 0, 0.0, 0.0
    for _ in range(playouts):
        state[:] = after
        play_out(state, flags, chance)
        weigh(state, flags, terms, worth)
        if state[WINNER] == hero:
            won += 1
            won_worth += worth[hero]
        else:
            lost_worth += worth[hero]
    return won, won_worth, lost_worth
