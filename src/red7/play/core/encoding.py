"""Converts the engine's positions to the core's format."""

from __future__ import annotations

import numpy as np

from red7.play.core.flow import apply, begin
from red7.play.core.state import (
    CODES,
    DECK,
    DECK_SIZE,
    HAND,
    KNOWN,
    OUT,
    PACK,
    PALETTE,
    PLAYERS,
    RULE,
    SCORE,
    SCORED,
    SEAT,
    SIZE,
    WINNER,
    Array,
    flags_of,
)
from red7.play.core.strength import strength
from red7.position import Position
from red7.rules import Seat


def state_of(position: Position) -> Array:
    """The position in the core's format; in the middle of a turn, plays the steps so far."""
    start = position.turn_start
    state = np.zeros(SIZE, dtype=np.int64)
    for seat in range(start.players):
        for place, cards in ((PALETTE, start.palettes), (HAND, start.hands), (SCORED, start.scored)):
            state[place + seat] = sum(card.bit for card in cards[seat])
        for rule in range(7):
            state[SCORE + seat * 7 + rule] = strength(rule, int(state[PALETTE + seat]))
        state[OUT] |= start.is_out(Seat(seat)) << seat
    state[RULE], state[SEAT], state[PLAYERS] = start.rule, start.seat, start.players
    state[WINNER] = -1 if start.winner is None else start.winner
    state[KNOWN] = sum(card.bit for card in start.known)
    state[PACK] = start.rules.pack_set
    state[DECK_SIZE] = start.deck_size
    for place, card in enumerate(reversed(start.deck)):
        state[DECK + place] = card.index
    begin(state)
    flags = flags_of(position.rules)
    for step in position.turn.steps:
        apply(state, flags, CODES[step])
    return state
