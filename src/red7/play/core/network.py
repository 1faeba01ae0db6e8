"""A small network that says how good a turn was in two-player Basic rounds, in compiled code.

It sees what the player knows after their turn: both palettes, their hand, the discards and the size of the other hand.
It returns the log-odds of winning. `tools/train_insight.py` trains it on rounds that it plays against itself. A skilled
player takes the turns that it rates highly, so it also says how likely a turn is with a given hand.
"""

from __future__ import annotations

import math
from typing import TypeAlias

import numpy as np

from red7.cards import ALL_CARDS
from red7.play.core.bits import lowest, popcount
from red7.play.core.compile import allocating, compiled
from red7.play.core.state import IDLE, Array, Table
from red7.play.core.strength import COLUMN, passing, strength

Weights: TypeAlias = np.ndarray[tuple[int], np.dtype[np.float32]]
NO_INSIGHT: Weights = np.empty(0, dtype=np.float32)

# The inputs: own palette, own hand, other palette and discards, card by card; the rule; the sizes of both hands; and
# what can be counted for each rule.
_RULES, _THEIRS, _OURS, _COUNTED = 196, 203, 211, 219
_PER_RULE = 9
INPUTS = _COUNTED + 7 * _PER_RULE
HIDDEN, DEEPER = 64, 32
_FIRST_BIAS = INPUTS * HIDDEN
_SECOND = _FIRST_BIAS + HIDDEN
_SECOND_BIAS = _SECOND + HIDDEN * DEEPER
_LAST = _SECOND_BIAS + DEEPER
SIZE = _LAST + DEEPER + 1
"""The number of weights: layer by layer, each with its biases last."""

# Of a turn: palette, hand and rule after it, and the card discarded, as a set.
OWN, LEFT, COLOUR, THROWN = range(4)
MOST_TURNS = 1 + 49 * 50  # with every card in hand

_EVERY = ALL_CARDS
_COLDNESS = 18.0  # how much more often a better turn is taken: e times for each 1/18 more wins
_WHIM = 0.2  # how often any turn is taken


@compiled
def turns_of(flags: int, own: int, hand: int, rival: int, rule: int, turns: Table) -> int:
    """Record every turn that keeps a player with this palette and hand in, in a Basic round; returns how many."""
    count = 0
    if flags & IDLE and strength(rule, own) > strength(rule, rival):
        turns[0, OWN], turns[0, LEFT], turns[0, COLOUR], turns[0, THROWN] = own, hand, rule, 0
        count = 1
    rest, played = hand, 0
    while True:
        palette, left = own | played, hand ^ played
        for colour in range(7):
            thrown = left & COLUMN << colour
            stays = played != 0 and colour == rule
            if not (thrown or stays) or strength(colour, palette) <= strength(colour, rival):
                continue
            while thrown or stays:
                card = 0 if stays else thrown & -thrown
                thrown ^= card
                stays = False
                turns[count, OWN], turns[count, LEFT] = palette, left ^ card
                turns[count, COLOUR], turns[count, THROWN] = colour, card
                count += 1
        if not rest:
            return count
        played = rest & -rest
        rest ^= played


@compiled
def _show_cards(cards: int, place: int, inputs: Weights) -> None:
    while cards:
        card = lowest(cards)
        inputs[place + (card >> 3) * 7 + (card & 7)] = 1.0
        cards &= cards - 1


@compiled
def show(own: int, hand: int, rival: int, theirs: int, canvas: int, rule: int, inputs: Weights) -> None:
    """Record what a player knows after their turn, as the network's inputs."""
    inputs[:] = 0.0
    _show_cards(own, 0, inputs)
    _show_cards(hand, 49, inputs)
    _show_cards(rival, 98, inputs)
    _show_cards(canvas, 147, inputs)
    inputs[_RULES + rule] = 1.0
    inputs[_THEIRS + min(theirs, 7)] = 1.0
    inputs[_OURS + min(popcount(hand), 7)] = 1.0
    unseen = _EVERY & ~(own | hand | rival | canvas)
    share = theirs / max(popcount(unseen), 1)
    for colour in range(7):
        mine, other = strength(colour, own), strength(colour, rival)
        column = COLUMN << colour
        ours, likely = popcount(hand & column), popcount(unseen & column) * share
        at = _COUNTED + colour * _PER_RULE
        inputs[at + 1], inputs[at + 2] = (mine >> 6) * 0.3, (other >> 6) * 0.3
        inputs[at + 3] = ((mine & 63) - (other & 63)) / 32.0
        inputs[at + 5] = likely
        if mine > other:
            inputs[at], inputs[at + 4] = 1.0, ours * 0.5
            answers = popcount(passing(colour, rival, mine, unseen)) * share * 0.5
        else:
            answers = theirs * 0.5
            passed = passing(colour, own, other, hand)
            inputs[at + 7] = (popcount(passed) * ours - popcount(passed & column)) * 0.2
        inputs[at + 6], inputs[at + 8] = answers, answers * likely


@allocating
def odds_of(insight: Weights, inputs: Weights) -> float:
    """The log-odds of winning."""
    hidden, deeper = np.empty(HIDDEN, dtype=np.float32), np.empty(DEEPER, dtype=np.float32)
    for unit in range(HIDDEN):  # slices would be twice as slow
        hidden[unit] = insight[_FIRST_BIAS + unit]
    for place in range(INPUTS):
        shown = inputs[place]
        if shown != 0.0:
            row = place * HIDDEN
            for unit in range(HIDDEN):
                hidden[unit] += shown * insight[row + unit]
    for unit in range(DEEPER):
        deeper[unit] = insight[_SECOND_BIAS + unit]
    for place in range(HIDDEN):
        shown = hidden[place]
        if shown > 0.0:
            row = _SECOND + place * DEEPER
            for unit in range(DEEPER):
                deeper[unit] += shown * insight[row + unit]
    total = float(insight[SIZE - 1])
    for unit in range(DEEPER):
        if deeper[unit] > 0.0:
            total += deeper[unit] * insight[_LAST + unit]
    return total


@compiled
def chance_of_turn(
    flags: int,
    own: int,
    hand: int,
    rival: int,
    theirs: int,
    canvas: int,
    rule: int,
    then: Array,
    insight: Weights,
    turns: Table,
    inputs: Weights,
) -> float:
    """How likely a player with this palette and hand is to take the turn that leads to `then`; 0 if they cannot."""
    count = turns_of(flags, own, hand, rival, rule, turns)
    total, best, taken = 0.0, 0.0, 0.0
    for at in range(count):
        show(turns[at, OWN], turns[at, LEFT], rival, theirs, canvas | turns[at, THROWN], turns[at, COLOUR], inputs)
        liking = _COLDNESS / (1.0 + math.exp(-odds_of(insight, inputs)))
        if liking > best:  # keeps the sum small
            total *= math.exp(best - liking)
            taken *= math.exp(best - liking)
            best = liking
        weight = math.exp(liking - best)
        total += weight
        if turns[at, OWN] == then[OWN] and turns[at, LEFT] == then[LEFT] and turns[at, COLOUR] == then[COLOUR]:
            taken = weight
    return (1.0 - _WHIM) * taken / total + _WHIM / count if taken > 0.0 else 0.0
