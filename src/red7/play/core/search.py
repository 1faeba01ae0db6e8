"""What both solvers share, in compiled code: the counts of a search, what a round is worth, the deck and its hashes."""

from __future__ import annotations

import numpy as np

from red7.play.core.compile import compiled
from red7.play.core.state import ACTIONS, DECK, DECK_SIZE, DRAW, Array, Table
from red7.play.core.strength import counting, points_of
from red7.play.core.whole_turns import MOVE, REPLIES

NOT_SOLVED = 1 << 20
MOST = 400  # no round is worth more points
POINTS = 1 << 10  # a flag next to the rules: play for points
# What a search gets, counts and returns: CHOICE is the row of the first turn, or -1 to drop out.
NODES, BUDGET, NEEDED, PLY, AGE, HERO, CHOICE = range(7)
KILLERS = 8
DEPTH = 128  # turns; each one plays a card for good or shortens a hand for good
COUNTS = KILLERS + 2 * DEPTH
STACK = 1 << 15
HASHES = 64  # where in a deck the hashes of its lower parts are
PILE_SIZE = 128
AT_LEAST, AT_MOST = 1, 2  # what is known about a node's value
BUCKET = 4  # rows of a table where a node may be

_MIX = np.uint64(0x9E3779B97F4A7C15)
_MORE = np.uint64(0xD6E8FEB86659FD93)


@compiled
def mixed(key: int, more: int) -> int:
    """A hash of a hash and another number."""
    bits = (np.uint64(key) ^ np.uint64(more)) * _MIX
    bits = (bits ^ bits >> np.uint64(29)) * _MORE
    return int(bits ^ bits >> np.uint64(32))


@compiled
def stake(flags: int, rule: int, palette: int) -> int:
    """What a round is worth to a winner with this palette."""
    return points_of(counting(rule, palette)) if flags & POINTS else 1


@compiled
def lightest_first(at: int, end: int, moves: Table) -> None:
    """Swap the lightest remaining turn to the front."""
    best = at
    for other in range(at + 1, end):
        if moves[other, REPLIES] < moves[best, REPLIES]:
            best = other
    if best != at:
        for part in range(MOVE):
            moves[at, part], moves[best, part] = moves[best, part], moves[at, part]


@compiled
def following(seat: int, out: int, players: int) -> int:
    """The next seat still in."""
    seat = (seat + 1) % players
    while out >> seat & 1:
        seat = (seat + 1) % players
    return seat


@compiled
def set_deck(state: Array, flags: int, deck: Array) -> int:
    """Copy the deck from a state and hash its parts; returns its size, 0 if the deck makes no difference."""
    size = state[DECK_SIZE] if flags & (DRAW | ACTIONS) else 0
    deck[HASHES] = 0
    for place in range(size):
        deck[place] = state[DECK + place]
        deck[HASHES + place + 1] = mixed(deck[HASHES + place], deck[place] + 1)
    return size
