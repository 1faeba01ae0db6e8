"""One game, observed by any seat, in compiled code: for environments that keep a round after its end."""

from __future__ import annotations

from red7.envs.cells import Rows, mask_games, observe_games
from red7.envs.many import Rewards, Streams, cards_left, deal, pay, remember_turn, take
from red7.play.core.compile import compiled
from red7.play.core.options import legal
from red7.play.core.state import BEGUN, BOUND, PHASE, PLAYERS, SEAT, START, WINNER, Table

GOES_ON, NEXT_ROUND, OVER = range(3)
"""What a step leads to: the same round goes on, the match goes on with the next round, or the episode is over."""


@compiled
def step_one(
    states: Table,
    memory: Table,
    options: Table,
    chances: Streams,
    rewards: Rewards,
    flags: int,
    hand_size: int,
    target: int,
    action: int,
) -> int:
    """Take a legal step in the first game; tells what it leads to.

    If there is a target, a match is played up to it. At the end of an episode, the last round stays as it is.
    """
    state, past, seat = states[0], memory[0], states[0, SEAT]
    take(state, past, flags, action)
    if state[WINNER] < 0 and state[BEGUN]:
        legal(state, flags, options[0])
        return GOES_ON
    remember_turn(past, seat)
    result = GOES_ON
    if state[WINNER] >= 0:
        state[PHASE], state[BOUND], state[BEGUN] = START, 0, 0
        is_over = pay(state, past, target, rewards[0])
        if is_over or cards_left(state) < (hand_size + 1) * state[PLAYERS]:
            result = OVER
        else:
            result = NEXT_ROUND
            deal(state, past, flags, hand_size, chances[0])
    legal(state, flags, options[0])
    return result


@compiled
def observe_one(states: Table, memory: Table, rules: int, seat: int, rows: Rows) -> None:
    """Write what a seat sees and remembers of the first game."""
    state, mover, players = states[0], states[0, SEAT], states[0, PLAYERS]
    state[SEAT] = seat
    observe_games(states, memory, rules, rows, 0, 1)
    state[SEAT] = mover
    # Whose turn it is, seen from the observer: before these cells of the mover come those of out, sizes and rules.
    turn_of = rows.shape[1] - 8 - 3 * players
    rows[0, turn_of] = 0
    rows[0, turn_of + (mover - seat) % players] = 1


@compiled
def mask_one(options: Table, rows: Rows) -> None:
    """Write the mask of the seat to move in the first game."""
    mask_games(options, rows, 0, 1)
