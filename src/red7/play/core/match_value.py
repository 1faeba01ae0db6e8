"""What the end of a round is worth to each seat, in compiled code: the chance to win the match."""

from __future__ import annotations

import math
from typing import TypeAlias

import numpy as np

from red7.play.core.bits import popcount
from red7.play.core.compile import compiled
from red7.play.core.solve_two import points_of
from red7.play.core.state import PACK, PLAYERS, SCORED, SCORING, WINNER, Array
from red7.rules import Rules

Reals: TypeAlias = np.ndarray[tuple[int], np.dtype[np.float64]]
TARGET, NEEDED = range(2)  # the points that end a match, and the cards that a round needs
# How many points more make a seat's chance to win the match e times as good, by players; fitted to random matches.
_SCALE = (1.0, 1.0, 11.0, 10.0, 9.0)


def terms_of(rules: Rules, players: int) -> Array:
    """When a match ends."""
    return np.array([rules.target(players), rules.cards_to_deal(players)], dtype=np.int64)


@compiled
def weigh(state: Array, flags: int, terms: Array, worth: Reals) -> None:
    """Note what a finished round is worth to each seat: its chance to win the match, 0 or 1 without scoring."""
    players = state[PLAYERS]
    for seat in range(players):
        worth[seat] = 0.0
    if not flags & SCORING:
        worth[state[WINNER]] = 1.0
        return
    most, left = 0, popcount(state[PACK])
    for seat in range(players):
        most = max(most, points_of(state[SCORED + seat]))
        left -= popcount(state[SCORED + seat])
    over = most >= terms[TARGET] or left < terms[NEEDED]
    total = 0.0
    for seat in range(players):
        behind = most - points_of(state[SCORED + seat])
        if over:
            worth[seat] = 1.0 if behind == 0 else 0.0
        else:
            worth[seat] = math.exp(-behind / _SCALE[players])
        total += worth[seat]
    for seat in range(players):
        worth[seat] /= total
