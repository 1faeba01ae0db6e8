"""Random numbers in compiled code: one 64-bit state in an array, so that streams are independent."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

import numpy as np

from red7.play.core.bits import nth, popcount
from red7.play.core.compile import compiled

Stream: TypeAlias = np.ndarray[tuple[int], np.dtype[np.uint64]]
"""A stream of random numbers, as its state."""
_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_A = np.uint64(0xBF58476D1CE4E5B9)
_MIX_B = np.uint64(0x94D049BB133111EB)


def stream(chance: Random) -> Stream:
    """A stream of random numbers for compiled code, seeded from `chance`."""
    return np.array([chance.getrandbits(64)], dtype=np.uint64)


@compiled
def below(chance: Stream, limit: int) -> int:
    """A number from 0 to below the limit, which must be under 2**32 (splitmix64, high bits)."""
    chance[0] += _STEP
    mixed = chance[0]
    mixed = (mixed ^ (mixed >> np.uint64(30))) * _MIX_A
    mixed = (mixed ^ (mixed >> np.uint64(27))) * _MIX_B
    mixed ^= mixed >> np.uint64(31)
    return int(((mixed >> np.uint64(32)) * np.uint64(limit)) >> np.uint64(32))


@compiled
def pick(chance: Stream, cards: int) -> int:
    """The index of a random card in a set, all equally likely."""
    return nth(cards, below(chance, popcount(cards)))
