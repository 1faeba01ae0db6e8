"""What points are worth in a match, in plain Python that runs with or without the compiler.

`careful` calls it as it is; `match_value` compiles it for the core.
"""

from __future__ import annotations

import math

# How many more points multiply a seat's chance to win the match by e, by number of players; fitted to random matches.
_SCALE = (1.0, 1.0, 11.0, 10.0, 9.0)


def ends_match(most: float, left: float, target: int, needed: int) -> bool:
    """Whether the match is over: a seat has the points that end it, or too few cards are left for another round."""
    return most >= target or left < needed


def weight(behind: float, players: int, is_over: bool) -> float:
    """How likely a seat this many points behind the leader is to win the match; the leader counts as 1."""
    if is_over:
        return 1.0 if behind == 0.0 else 0.0
    return math.exp(-behind / _SCALE[players])
