"""What the end of a round is worth to each seat, in compiled code: the chance to win the match."""

from __future__ import annotations

from red7.play.core.bits import popcount
from red7.play.core.compile import compiled
from red7.play.core.match_model import ends_match, weight
from red7.play.core.state import NEEDED, PACK, PLAYERS, SCORED, SCORING, TARGET, WINNER, Array, Reals
from red7.play.core.strength import points_of

_ends_match = compiled(ends_match)
_weight = compiled(weight)


@compiled
def weigh(state: Array, flags: int, terms: Array, worth: Reals) -> None:
    """Record what a finished round is worth to each seat: its chance to win the match, 0 or 1 without scoring."""
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
    is_over = _ends_match(most, left, terms[TARGET], terms[NEEDED])
    total = 0.0
    for seat in range(players):
        worth[seat] = _weight(most - points_of(state[SCORED + seat]), players, is_over)
        total += worth[seat]
    for seat in range(players):
        worth[seat] /= total
