"""Many games at once, in compiled code: deals, steps, legal actions and rewards. Each game is a row of every array."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from red7.envs.actions import ACTIONS
from red7.envs.cells import DISCARDED, LAST_TURNS, MOVED, WON
from red7.play.core.bits import lowest, popcount
from red7.play.core.chance import Stream, below
from red7.play.core.compile import compiled
from red7.play.core.flow import apply, begin, set_palette
from red7.play.core.options import legal
from red7.play.core.playout import choices, nth_step, size_of
from red7.play.core.state import (
    ACTIONS as ACTING,
)
from red7.play.core.state import (
    BEGUN,
    DECK,
    DECK_SIZE,
    DISCARD,
    DRAW,
    HAND,
    KNOWN,
    OUT,
    PACK,
    PLAYERS,
    RULE,
    SCORED,
    SEAT,
    TAKE,
    WINNER,
    Array,
    Table,
)
from red7.play.core.strength import RED, points_of

Streams: TypeAlias = np.ndarray[tuple[int, int], np.dtype[np.uint64]]
Rewards: TypeAlias = np.ndarray[tuple[int, int], np.dtype[np.float32]]
Flags: TypeAlias = np.ndarray[tuple[int], np.dtype[np.bool_]]

Shares: TypeAlias = np.ndarray[tuple[int], np.dtype[np.float32]]

CARD_ACTIONS = 147  # the actions before this one have a card
WAIT = -1


@compiled
def _list_cards(state: Array) -> int:
    """List the cards that nobody has scored where the deck is; returns how many there are."""
    rest = state[PACK]
    for seat in range(state[PLAYERS]):
        rest &= ~state[SCORED + seat]
    size = 0
    while rest:
        state[DECK + size] = lowest(rest)
        rest &= rest - 1
        size += 1
    return size


@compiled
def deal(state: Array, past: Array, flags: int, hand_size: int, chance: Stream) -> None:
    """Deal a round from the cards that nobody has scored, and forget the one before."""
    players = state[PLAYERS]
    size = _list_cards(state)
    # A deck that nobody draws from need not be shuffled.
    unshuffled = 1 if flags & (DRAW | ACTING) else size - players * (hand_size + 1)
    for place in range(size - 1, unshuffled - 1, -1):
        other = below(chance, place + 1)
        state[DECK + place], state[DECK + other] = state[DECK + other], state[DECK + place]
    lead, highest = 0, -1
    for seat in range(players):
        hand = 0
        for _ in range(hand_size):
            size -= 1
            hand |= 1 << state[DECK + size]
        size -= 1
        card = state[DECK + size]
        state[HAND + seat] = hand
        set_palette(state, seat, 1 << card)
        if card > highest:
            lead, highest = seat, card
    state[DECK_SIZE] = size
    state[OUT], state[KNOWN], state[RULE], state[WINNER] = 0, 0, RED, -1
    state[SEAT] = (lead + 1) % players
    begin(state)
    for place in range(WON):
        past[place] = 0
    for turn in range(4):
        past[LAST_TURNS + turn * 4 + 3] = -1


@compiled
def _deal_match(state: Array, past: Array, flags: int, hand_size: int, chance: Stream) -> None:
    """Deal the first round of a match."""
    for seat in range(state[PLAYERS]):
        state[SCORED + seat] = 0
    past[WON] = 0
    deal(state, past, flags, hand_size, chance)


@compiled
def deal_games(
    states: Table,
    memory: Table,
    options: Table,
    seats: Array,
    chances: Streams,
    flags: int,
    hand_size: int,
    first: int,
    last: int,
) -> None:
    """Deal the first round of the games from `first` to before `last`."""
    for game in range(first, last):
        _deal_match(states[game], memory[game], flags, hand_size, chances[game])
        legal(states[game], flags, options[game])
        seats[game] = states[game, SEAT]


@compiled
def illegal_game(options: Table, actions: Array, first: int, last: int) -> int:
    """The first game in which the action is not legal, or -1; to wait is legal."""
    for game in range(first, last):
        action = actions[game]
        if action == WAIT:
            continue
        if 0 <= action < CARD_ACTIONS:
            card = action % 49
            is_legal = options[game, action // 49] >> (card + card // 7) & 1
        else:
            is_legal = CARD_ACTIONS <= action < ACTIONS and options[game, TAKE + action - CARD_ACTIONS]
        if not is_legal:
            return game
    return -1


@compiled
def take(state: Array, past: Array, flags: int, action: int) -> None:
    """Take a legal step, and remember it."""
    if action >= CARD_ACTIONS:
        apply(state, flags, (TAKE + action - CARD_ACTIONS) << 6)
    else:
        verb, card = action // 49, action % 49
        past[MOVED + verb] |= 1 << card
        if verb == DISCARD:
            past[DISCARDED + state[SEAT]] |= 1 << card
        apply(state, flags, verb << 6 | card + card // 7)


@compiled
def remember_turn(past: Array, seat: int) -> None:
    """Make the turn so far the last one of the last four."""
    for place in range(LAST_TURNS + 15, LAST_TURNS + 3, -1):
        past[place] = past[place - 4]
    for verb in range(3):
        past[LAST_TURNS + verb] = past[MOVED + verb]
        past[MOVED + verb] = 0
    past[LAST_TURNS + 3] = seat


@compiled
def pay(state: Array, past: Array, target: int, rewards: Shares) -> bool:
    """Pay for the round just over; returns whether the episode is over, which is a match if there is a target."""
    players, winner = state[PLAYERS], state[WINNER]
    prize, is_over = 1.0, True
    if target:
        scored, most = 0, 0
        for seat in range(players):
            points = points_of(state[SCORED + seat])
            scored += points
            most = max(most, points)
        prize = (scored - past[WON]) / target
        past[WON] = scored
        is_over = most >= target
    for seat in range(players):
        rewards[seat] = prize if seat == winner else -prize / (players - 1)
    return is_over


@compiled
def cards_left(state: Array) -> int:
    """How many cards nobody has scored."""
    left = popcount(state[PACK])
    for seat in range(state[PLAYERS]):
        left -= popcount(state[SCORED + seat])
    return left


@compiled
def step_games(
    states: Table,
    memory: Table,
    options: Table,
    seats: Array,
    chances: Streams,
    actions: Array,
    rewards: Rewards,
    done: Flags,
    flags: int,
    hand_size: int,
    target: int,
    first: int,
    last: int,
) -> None:
    """Take a legal step in the games from `first` to before `last`, and deal again where an episode is over."""
    for game in range(first, last):
        state, past = states[game], memory[game]
        seat = state[SEAT]
        done[game] = False
        for other in range(state[PLAYERS]):
            rewards[game, other] = 0
        if actions[game] == WAIT:
            continue
        take(state, past, flags, actions[game])
        if state[WINNER] >= 0:
            done[game] = pay(state, past, target, rewards[game]) or cards_left(state) < (hand_size + 1) * state[PLAYERS]
            if done[game]:
                _deal_match(state, past, flags, hand_size, chances[game])
            else:
                deal(state, past, flags, hand_size, chances[game])
        elif not state[BEGUN]:
            remember_turn(past, seat)
        legal(state, flags, options[game])
        seats[game] = state[SEAT]


@compiled
def _action(code: int) -> int:
    """The action for a step in the core's format."""
    verb, card = code >> 6, code & 63
    return verb * 49 + card - card // 8 if verb < TAKE else CARD_ACTIONS + verb - TAKE


@compiled
def sample_games(options: Table, chances: Streams, actions: Array, first: int, last: int) -> None:
    """Choose a legal action in the games from `first` to before `last`, all equally likely."""
    for game in range(first, last):
        found = options[game]
        actions[game] = _action(nth_step(found, below(chances[game], size_of(found))))


@compiled
def sample_staying_games(
    states: Table, found: Table, chances: Streams, actions: Array, flags: int, first: int, last: int
) -> None:
    """Like `sample_games`, among the actions that may keep their player in, if there are any; `found` is for these."""
    for game in range(first, last):
        count = choices(states[game], flags, found[game])
        actions[game] = _action(nth_step(found[game], below(chances[game], count)))
