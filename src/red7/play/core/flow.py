"""What a step does, in compiled code: the course of a turn, and from one turn to the next.

This is `red7.turn` again, for speed; the tests compare the two step by step.
"""

from __future__ import annotations

from red7.play.core.bits import popcount
from red7.play.core.compile import compiled
from red7.play.core.options import ACTING, FIVES, ONES, SEVENS, THREES, playable, prey, to_canvas, to_deck
from red7.play.core.state import (
    ACTIONS,
    BAR,
    BEGUN,
    BONUS,
    BOUND,
    CAREFUL,
    DECK,
    DECK_SIZE,
    DISCARD,
    DRAW,
    END,
    FIVE,
    FREE,
    HAND,
    IDLE,
    KNOWN,
    LAST,
    LAST_BONUS,
    ONE,
    OUT,
    PALETTE,
    PHASE,
    PLAY,
    PLAYERS,
    RULE,
    SCORE,
    SCORED,
    SCORING,
    SEAT,
    SEVEN,
    SEVEN_DRAW,
    START,
    STAY,
    TAKE,
    TOP,
    WINNER,
    Array,
)
from red7.play.core.strength import counting, strength


@compiled
def set_bars(state: Array) -> None:
    """Record the best strength of the current player's rivals under each rule."""
    seat, players, out = state[SEAT], state[PLAYERS], state[OUT]
    for rule in range(7):
        bar = 0
        for other in range(players):
            if other != seat and not out >> other & 1:
                bar = max(bar, state[SCORE + other * 7 + rule])
        state[BAR + rule] = bar


@compiled
def set_palette(state: Array, seat: int, palette: int) -> None:
    """Change a palette and its strengths."""
    state[PALETTE + seat] = palette
    for rule in range(7):
        state[SCORE + seat * 7 + rule] = strength(rule, palette)


@compiled
def begin(state: Array) -> None:
    """Begin the turn of the current seat."""
    state[PHASE], state[BOUND], state[BEGUN], state[LAST] = START, 0, 0, -1
    set_bars(state)


@compiled
def _draw(state: Array) -> None:
    state[DECK_SIZE] -= 1
    state[HAND + state[SEAT]] |= 1 << state[DECK + state[DECK_SIZE]]


@compiled
def _earns_draw(state: Array, flags: int, card: int) -> bool:
    size = popcount(state[PALETTE + state[SEAT]])
    return flags & DRAW != 0 and (card >> 3) + 1 > size and state[DECK_SIZE] > 0


@compiled
def _phase_after(state: Array, flags: int, card: int) -> int:
    """What the turn waits for after this card is played."""
    seat, bit = state[SEAT], 1 << card
    palette, hand = state[PALETTE + seat], state[HAND + seat]
    if bit & ONES and prey(state, flags, palette, hand):
        return ONE
    if bit & FIVES and playable(state, flags, palette, hand):
        return FIVE
    if bit & SEVENS and (to_canvas(state, flags, palette, hand, card) or to_deck(state, flags, palette, hand)):
        return SEVEN
    return FREE


@compiled
def end_turn(state: Array, flags: int, idle: bool) -> None:
    """Keep the current player in or put them out, then begin the next turn or end the round."""
    seat, players = state[SEAT], state[PLAYERS]
    rule = state[RULE]
    winning = state[SCORE + seat * 7 + rule] > state[BAR + rule]
    if not winning or (idle and not flags & IDLE):
        state[OUT] |= 1 << seat
    seat = (seat + 1) % players
    while state[OUT] >> seat & 1:
        seat = (seat + 1) % players
    state[SEAT] = seat
    if popcount(state[OUT]) < players - 1:
        begin(state)
        return
    state[WINNER] = seat
    if flags & SCORING:
        won = counting(rule, state[PALETTE + seat])
        set_palette(state, seat, state[PALETTE + seat] ^ won)
        state[SCORED + seat] |= won


@compiled
def apply(state: Array, flags: int, code: int) -> None:
    """Take a legal step."""
    verb, card = code >> 6, code & 63
    seat, bit, begun = state[SEAT], 1 << card, state[BEGUN]
    state[BEGUN] = 1
    if verb == PLAY:
        state[HAND + seat] ^= bit
        state[KNOWN] &= ~bit
        set_palette(state, seat, state[PALETTE + seat] | bit)
        state[LAST] = card
        state[PHASE] = FREE
        if flags & ACTIONS and bit & ACTING:
            if flags & STAY and bit & (ONES | SEVENS):
                state[BOUND] = 1
            state[PHASE] = _phase_after(state, flags, card)
            if bit & THREES and state[DECK_SIZE]:
                _draw(state)
    elif verb == TOP:
        for other in range(state[PLAYERS]):
            if state[PALETTE + other] & bit:
                set_palette(state, other, state[PALETTE + other] ^ bit)
        state[DECK + state[DECK_SIZE]] = card
        state[DECK_SIZE] += 1
        state[KNOWN] |= bit
        if state[PHASE] == ONE and flags & CAREFUL:
            state[BOUND] = 1
        state[PHASE] = FREE
        set_bars(state)
    elif verb == DISCARD:
        state[RULE] = card & 7
        if state[PHASE] == SEVEN:
            set_palette(state, seat, state[PALETTE + seat] ^ bit)
            state[PHASE] = BONUS if flags & SEVEN_DRAW and _earns_draw(state, flags, card) else FREE
            return
        state[HAND + seat] ^= bit
        state[KNOWN] &= ~bit
        if _earns_draw(state, flags, card):
            state[PHASE] = LAST_BONUS
        else:
            end_turn(state, flags, False)
    elif verb == END:
        end_turn(state, flags, begun == 0)
    else:
        if verb == TAKE:
            _draw(state)
        if state[PHASE] == BONUS:
            state[PHASE] = FREE
        else:
            end_turn(state, flags, False)
