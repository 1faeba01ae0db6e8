"""The core's format: a position is one array of integers, a step is one integer."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from red7.cards import ALL_CARDS, cards_in
from red7.rules import Rules
from red7.steps import Step, Verb

Array: TypeAlias = np.ndarray[tuple[int], np.dtype[np.int64]]
Table: TypeAlias = np.ndarray[tuple[int, int], np.dtype[np.int64]]
Reals: TypeAlias = np.ndarray[tuple[int], np.dtype[np.float64]]

# Where things are in a state.
PALETTE, HAND, SCORED = 0, 4, 8
OUT, RULE, SEAT, PLAYERS, WINNER = 12, 13, 14, 15, 16
PHASE, BOUND, BEGUN, LAST, KNOWN, PACK, DECK_SIZE = 17, 18, 19, 20, 21, 22, 23
SCORE = 24  # the strength of each palette under each rule: seat * 7 + rule
BAR = SCORE + 28  # the best of the current player's rivals under each rule
DECK = BAR + 7  # the next card to draw is last
SIZE = DECK + 49

START, FREE, ONE, FIVE, SEVEN, BONUS, LAST_BONUS = range(7)
PLAY, DISCARD, TOP, TAKE, DECLINE, END = range(6)

# The rules as bits.
LIMIT, DRAW, IDLE, SPARE, CAREFUL, ANY, SEVEN_DRAW, STAY, ACTIONS, SCORING = (1 << bit for bit in range(10))

TARGET, NEEDED = range(2)  # the points that end a match, and the cards that a round needs

_VERBS = (Verb.PLAY, Verb.DISCARD, Verb.TOP, Verb.TAKE, Verb.DECLINE, Verb.END)
STEPS: dict[int, Step] = {
    verb << 6 | card.index: Step(_VERBS[verb], card) for verb in (PLAY, DISCARD, TOP) for card in cards_in(ALL_CARDS)
} | {verb << 6: Step(_VERBS[verb]) for verb in (TAKE, DECLINE, END)}
CODES: dict[Step, int] = {step: code for code, step in STEPS.items()}


def flags_of(rules: Rules) -> int:
    """The rules as bits."""
    edition = rules.edition
    switched = (
        (LIMIT, rules.discard_limit),
        (DRAW, rules.bonus_draw),
        (IDLE, edition.idle_leader_stays),
        (SPARE, edition.one_spares_last_card),
        (CAREFUL, edition.one_is_careful),
        (ANY, edition.seven_moves_any),
        (SEVEN_DRAW, edition.seven_draws),
        (STAY, edition.must_stay),
        (ACTIONS, rules.actions),
        (SCORING, rules.scoring),
    )
    return sum(bit for bit, on in switched if on)


def terms_of(rules: Rules, players: int) -> Array:
    """The numbers that decide when a match ends."""
    return np.array([rules.target(players), rules.cards_to_deal(players)], dtype=np.int64)
