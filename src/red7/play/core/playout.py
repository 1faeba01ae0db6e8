"""Random rounds in compiled code: from any moment to the end, with turns that keep their player in.

Without actions, every turn that keeps its player in is equally likely, but turns are not listed: for each rule, one
mask has the cards that would beat the rivals, so turns can be counted and drawn rule by rule. With actions, and in the
middle of a turn, every step that may keep its player in is equally likely.
"""

from __future__ import annotations

import numpy as np

from red7.cards import ALL_CARDS, cards_in
from red7.play.core.bits import nth, popcount
from red7.play.core.chance import Stream, below, pick
from red7.play.core.compile import allocating, compiled
from red7.play.core.flow import apply, begin, end_turn, set_palette
from red7.play.core.options import at_least, legal, surviving
from red7.play.core.state import (
    ACTIONS,
    BAR,
    BEGUN,
    DECK,
    DECK_SIZE,
    DECLINE,
    DISCARD,
    DRAW,
    END,
    HAND,
    IDLE,
    KNOWN,
    LIMIT,
    OUT,
    PALETTE,
    PLAY,
    PLAYERS,
    RULE,
    SCORE,
    SEAT,
    SIZE,
    TAKE,
    TOP,
    WINNER,
    Array,
)
from red7.play.core.strength import COLUMN, RED, passing

PASSED = 7
TURN_COUNTS = 14  # how many turns stay in under each rule, and the cards that would pass it if played
_PACK = np.array([card.index for card in cards_in(ALL_CARDS)], dtype=np.int64)


@compiled
def count_turns(state: Array, flags: int, hand: int, counts: Array) -> int:
    """How many turns would keep the current player in with this hand, at the start of a turn without actions."""
    seat, rule_now = state[SEAT], state[RULE]
    palette = state[PALETTE + seat]
    size = popcount(palette)
    draws = bool(flags & DRAW and state[DECK_SIZE] > 0)
    total = 0
    for rule in range(7):
        thrown = hand & COLUMN << rule
        counts[rule] = 0
        if not thrown and rule != rule_now:
            continue
        passed = hand
        count = 0
        if state[SCORE + seat * 7 + rule] > state[BAR + rule]:
            count = _throws(flags, draws, size, thrown)
        else:
            passed = passing(rule, palette, state[BAR + rule], hand)
        plays = popcount(passed)
        if rule == rule_now:
            count += plays
        count += _throws(flags, draws, size + 1, thrown) * plays
        count -= _throws(flags, draws, size + 1, thrown & passed)
        counts[rule], counts[PASSED + rule] = count, passed
        total += count
    return total


@compiled
def _throws(flags: int, draws: bool, size: int, thrown: int) -> int:
    """How many ways there are to discard these cards with a palette of that size, with or without a bonus draw."""
    if flags & LIMIT:
        return popcount(thrown & at_least(size))
    if draws:
        return popcount(thrown) + popcount(thrown & at_least(size + 1))
    return popcount(thrown)


@compiled
def _stays_idle(state: Array, flags: int) -> bool:
    """Whether doing nothing keeps the current player in."""
    return flags & IDLE != 0 and state[SCORE + state[SEAT] * 7 + state[RULE]] > state[BAR + state[RULE]]


@compiled
def random_turn(state: Array, flags: int, chance: Stream, counts: Array) -> None:
    """Take a random turn that keeps the player in, without actions; drop out if there is none."""
    seat = state[SEAT]
    hand, palette = state[HAND + seat], state[PALETTE + seat]
    total = count_turns(state, flags, hand, counts)
    idle = _stays_idle(state, flags)
    if total + idle == 0:
        end_turn(state, flags, True)
        return
    which = below(chance, total + idle)
    if which == total:
        end_turn(state, flags, True)
        return
    rule = 0
    while which >= counts[rule]:
        which -= counts[rule]
        rule += 1
    passed, thrown = counts[PASSED + rule], hand & COLUMN << rule
    plays = popcount(passed) if rule == state[RULE] else 0
    played, drawing = 0, False
    if which < plays:
        played = 1 << pick(chance, passed)
    else:
        size = popcount(palette)
        draws = bool(flags & DRAW and state[DECK_SIZE] > 0)
        alone = 0
        if state[SCORE + seat * 7 + rule] > state[BAR + rule]:
            alone = _throws(flags, draws, size, thrown)
        paired = which - plays >= alone
        size += paired
        if flags & LIMIT:
            thrown &= at_least(size)
        while True:
            card = pick(chance, thrown)
            drawing = draws and below(chance, 2) == 1
            if drawing and (card >> 3) + 1 <= size:
                continue
            if not paired:
                break
            other = pick(chance, passed)
            if other != card:
                played = 1 << other
                break
        hand ^= 1 << card
        state[RULE] = rule
    if played:
        hand ^= played
        set_palette(state, seat, palette | played)
    if drawing:
        state[DECK_SIZE] -= 1
        hand |= 1 << state[DECK + state[DECK_SIZE]]
    state[KNOWN] &= ~(state[HAND + seat] & ~hand)
    state[HAND + seat] = hand
    end_turn(state, flags, False)


@compiled
def choices(state: Array, flags: int, found: Array) -> int:
    """Record the steps that may keep the player in, or all legal steps if there are none; returns how many."""
    surviving(state, flags, found)
    total = size_of(found)
    if total == 0:
        legal(state, flags, found)
        if found[END]:
            found[PLAY] = found[DISCARD] = found[TOP] = 0
        total = size_of(found)
    return total


@compiled
def size_of(found: Array) -> int:
    """How many steps were found."""
    cards = popcount(found[PLAY]) + popcount(found[DISCARD]) + popcount(found[TOP])
    return cards + int(found[TAKE] + found[DECLINE] + found[END])


@compiled
def nth_step(found: Array, which: int) -> int:
    """One of the steps found, counting by verb and from the lowest card."""
    for verb in (PLAY, DISCARD, TOP):
        count = popcount(found[verb])
        if which < count:
            return verb << 6 | nth(found[verb], which)
        which -= count
    verb = TAKE
    while which >= found[verb]:
        which -= found[verb]
        verb += 1
    return verb << 6


@compiled
def random_step(state: Array, flags: int, chance: Stream, found: Array) -> None:
    """Take a random step that may keep the player in; drop out if there is none."""
    apply(state, flags, nth_step(found, below(chance, choices(state, flags, found))))


@allocating
def play_out(state: Array, flags: int, chance: Stream) -> None:
    """Play the round to the end at random."""
    counts = np.empty(TURN_COUNTS, dtype=np.int64)
    found = np.empty(6, dtype=np.int64)
    while state[WINNER] < 0:
        if flags & ACTIONS or state[BEGUN]:
            random_step(state, flags, chance, found)
        else:
            random_turn(state, flags, chance, counts)


@compiled
def _deal(state: Array, pack: Array, chance: Stream) -> None:
    """Deal a round from the full pack, without the deck, which Basic rules never use."""
    players = state[PLAYERS]
    for place in range(players * 8):
        other = place + below(chance, pack.shape[0] - place)
        pack[place], pack[other] = pack[other], pack[place]
    lead, highest = 0, -1
    for seat in range(players):
        hand = 0
        for place in range(seat * 7, seat * 7 + 7):
            hand |= 1 << pack[place]
        state[HAND + seat] = hand
        card = pack[players * 7 + seat]
        set_palette(state, seat, 1 << card)
        if card > highest:
            lead, highest = seat, card
    state[OUT], state[RULE], state[WINNER] = 0, RED, -1
    state[SEAT] = (lead + 1) % players
    begin(state)


@allocating
def _rounds(players: int, rounds: int, pack: Array, chance: Stream, wins: Array) -> int:
    state = np.zeros(SIZE, dtype=np.int64)
    counts = np.empty(TURN_COUNTS, dtype=np.int64)
    state[PLAYERS] = players
    turns = 0
    for _ in range(rounds):
        _deal(state, pack, chance)
        first = state[SEAT]
        while state[WINNER] < 0:
            random_turn(state, 0, chance, counts)
            turns += 1
        wins[(state[WINNER] - first) % players] += 1
    return turns


def random_rounds(players: int, rounds: int, seed: int) -> tuple[int, list[int]]:
    """How many turns the random Basic rounds took, and how many rounds each seat won, in turn order."""
    wins = np.zeros(players, dtype=np.int64)
    turns = _rounds(players, rounds, _PACK.copy(), np.array([seed], dtype=np.uint64), wins)
    return turns, wins.tolist()
