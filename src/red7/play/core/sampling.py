"""Worlds in compiled code: where the unseen cards may be, how likely that is, and how a turn does there.

A world is filled in at the deal and then replays the steps that were seen, so it always fits them. Its weight is the
chance that the others, with the cards that it gives them, would have taken the turns they took.
"""

from __future__ import annotations

import numpy as np

from red7.play.core.bits import nth, popcount
from red7.play.core.chance import Stream, below
from red7.play.core.compile import allocating, compiled
from red7.play.core.flow import apply, begin
from red7.play.core.match_value import weigh
from red7.play.core.options import legal
from red7.play.core.playout import TURN_COUNTS, choices, count_turns, play_out
from red7.play.core.state import (
    ACTIONS,
    BEGUN,
    DECK,
    HAND,
    OUT,
    SEAT,
    SIZE,
    TAKE,
    WINNER,
    Array,
    Reals,
    Table,
)

PLACE, OWNER, SINCE = range(3)  # of a hole: where in the state, who gets the card or -1, and since which step
CARD, BY, WHEN = range(3)  # of a card shown from a hole: which, by whom, and at which step
_ODD = 0.02  # the chance that a player drops out on purpose
_TRUST = 0.3  # 1 is right for random players; for others it reads too much into their turns


@compiled
def fill(state: Array, holes: Table, shown: Table, rest: Array, deck_counts: bool, chance: Stream) -> None:
    """Put the unseen cards into the holes: cards shown later where they may have been, the others anywhere.

    Holes in hands come first; the deck is shuffled only if it matters. All ways that fit are equally likely, because
    each card shown can choose from the same number of holes, whatever the others chose.
    """
    free = (1 << holes.shape[0]) - 1
    for at in range(shown.shape[0]):
        fitting = 0
        for hole in range(holes.shape[0]):
            if free >> hole & 1 and holes[hole, OWNER] == shown[at, BY] and holes[hole, SINCE] <= shown[at, WHEN]:
                fitting |= 1 << hole
        hole = nth(fitting, below(chance, popcount(fitting)))
        free ^= 1 << hole
        _put(state, holes[hole, PLACE], shown[at, CARD])
    count = rest.shape[0]
    at = 0
    for hole in range(holes.shape[0]):
        if free >> hole & 1:
            if deck_counts or holes[hole, PLACE] < DECK:
                other = at + below(chance, count - at)
                rest[at], rest[other] = rest[other], rest[at]
            _put(state, holes[hole, PLACE], rest[at])
            at += 1


@compiled
def _put(state: Array, place: int, card: int) -> None:
    if place >= DECK:
        state[place] = card
    else:
        state[place] |= 1 << card


@compiled
def _likelihood_of_step(state: Array, flags: int, code: int, found: Array) -> float:
    """How likely a step is with the current player's hand; 0 if it would not have been legal."""
    verb, bit = code >> 6, 1 << (code & 63) if code >> 6 < TAKE else 1
    count = choices(state, flags, found)
    if found[verb] & bit:
        return float(count**-_TRUST)
    legal(state, flags, found)
    return _ODD * float(count**-_TRUST) if found[verb] & bit else 0.0


@compiled
def _take_turn(state: Array, flags: int, codes: Array, at: int, weighs: bool, found: Array) -> tuple[int, float]:
    """Play the steps of a turn that are there; returns where the next turn begins, and how likely they were."""
    weight = 1.0
    while True:
        if weighs:
            weight *= _likelihood_of_step(state, flags, codes[at], found)
            if weight == 0.0:
                return at, 0.0
        apply(state, flags, codes[at])
        at += 1
        if at == codes.shape[0] or state[BEGUN] == 0 or state[WINNER] >= 0:
            return at, weight


@allocating
def replay(state: Array, flags: int, codes: Array, observer: int, found: Array, counts: Array) -> float:
    """Play the steps that were seen, from a world's deal; returns how likely the others were to take theirs.

    Only the number of turns they could choose from counts.
    """
    begin(state)
    weight = 1.0
    at = 0
    while at < codes.shape[0] and weight > 0.0:
        seat, out = state[SEAT], state[OUT]
        is_whole = not flags & ACTIONS and state[BEGUN] == 0 and seat != observer
        count = count_turns(state, flags, state[HAND + seat], counts) if is_whole else 0
        at, likely = _take_turn(state, flags, codes, at, flags & ACTIONS != 0 and seat != observer, found)
        weight *= likely
        if is_whole and state[OUT] != out:
            weight *= _ODD if count else 1.0
        elif is_whole:
            weight *= max(count, 1) ** -_TRUST
    return weight


@allocating
def sample(
    deal: Array,
    flags: int,
    codes: Array,
    holes: Table,
    shown: Table,
    rest: Array,
    observer: int,
    deck_counts: bool,
    chance: Stream,
    worlds: Table,
    weights: Reals,
) -> None:
    """Fill `worlds`, each with its weight; 0 for an impossible one."""
    found = np.empty(6, dtype=np.int64)
    counts = np.empty(TURN_COUNTS, dtype=np.int64)
    for at in range(worlds.shape[0]):
        worlds[at] = deal
        fill(worlds[at], holes, shown, rest, deck_counts, chance)
        weights[at] = replay(worlds[at], flags, codes, observer, found, counts)


@compiled
def keep_likely(weights: Reals, chance: Stream, kept: Array) -> bool:
    """Record which worlds to keep, by weight and with one random number; returns whether any has weight."""
    total = weights.sum()
    if total <= 0.0:
        return False
    step = total / kept.shape[0]
    mark = step * (below(chance, 1 << 20) + 0.5) / (1 << 20)
    at, passed = 0, weights[0]
    for place in range(kept.shape[0]):
        while passed < mark and at + 1 < weights.shape[0]:
            at += 1
            passed += weights[at]
        kept[place] = at
        mark += step
    return True


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
