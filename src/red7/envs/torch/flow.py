"""What a step does, on tensors: the course of a turn, and from one turn and one round to the next.

This is `red7.turn` again, for accelerators; the tests compare the two step by step.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from red7.cards import OF_NUMBER
from red7.envs import actions
from red7.envs.torch.bits import place_of, popcount
from red7.envs.torch.chances import drawn
from red7.envs.torch.state import (
    BONUS,
    FIVE,
    FREE,
    LAST_BONUS,
    ONE,
    SEVEN,
    START,
    State,
    at_seat,
    chosen,
    mine,
    seats_in,
)
from red7.rules import Rules


class Step(NamedTuple):
    """One step of each game: the card it plays, discards or puts on the deck, as sets, or what else it does."""

    play: Tensor
    discard: Tensor
    top: Tensor
    takes: Tensor
    ends: Tensor


def step_of(action: Tensor) -> Step:
    """The steps with these numbers."""
    number = action % 49
    card = 1 << (number // 7 * 8 + number % 7)
    return Step(
        play=torch.where(action < actions.DISCARD, card, 0),
        discard=torch.where((action >= actions.DISCARD) & (action < actions.TOP), card, 0),
        top=torch.where((action >= actions.TOP) & (action < actions.TAKE), card, 0),
        takes=action == actions.TAKE,
        ends=action == actions.END,
    )


def moved(rules: Rules, state: State, step: Step) -> State:
    """The state after the step's card has moved and everyone has seen it."""
    own = at_seat(state.seat, len(state.palettes))
    from_palette = step.top | torch.where(state.phase == SEVEN, step.discard, 0)
    from_hand = (step.play | step.discard) & ~from_palette
    bound = state.bound
    if rules.actions and rules.edition.must_stay:
        bound = bound | (step.play & (OF_NUMBER[1] | OF_NUMBER[7]) != 0)
    if rules.actions and rules.edition.one_is_careful:
        bound = bound | (state.phase == ONE) & (step.top != 0)
    return _stacked(state, step.top)._replace(
        palettes=(state.palettes | torch.where(own, step.play, 0)) & ~from_palette,
        hands=state.hands & ~from_hand,
        discards=state.discards | torch.where(own, step.discard, 0),
        rule=torch.where(step.discard != 0, place_of(step.discard) & 7, state.rule),
        bound=bound,
        seven=step.play,
        known=state.known & ~from_hand | step.top,
        turn=state.turn | torch.stack([step.play, step.discard, step.top]),
    )


def _stacked(state: State, card: Tensor) -> State:
    """The state with a card, if there is one, on top of the deck."""
    low, high = state.stack
    stack = torch.stack([low << 6 & (1 << 60) - 1 | place_of(card), high << 6 | low >> 54])
    return state._replace(stacked=state.stacked | card, stack=torch.where(card != 0, stack, state.stack))


def _drawing(state: State, draws: Tensor) -> State:
    """The state after the player to move has drawn a card, where they do."""
    low, high = state.stack
    is_known = draws & (state.stacked != 0)
    unknown, chance = drawn(state.hidden, state.chance)
    card = torch.where(draws, torch.where(is_known, 1 << (low & 63), unknown), 0)
    stack = torch.stack([low >> 6 | (high & 63) << 54, high >> 6])
    return state._replace(
        hands=state.hands | torch.where(at_seat(state.seat, len(state.hands)), card, 0),
        hidden=state.hidden & ~card,
        stacked=state.stacked & ~card,
        stack=torch.where(is_known, stack, state.stack),
        chance=chance,
    )


def _earns_draw(state: State, step: Step) -> Tensor:
    """Whether the step's discard lets its player draw a card."""
    has_cards = state.hidden | state.stacked != 0
    size = popcount(mine(state.palettes, state.seat))
    return has_cards & (step.discard != 0) & ((place_of(step.discard) >> 3) + 1 > size)


def _answered_by(step: Step) -> Tensor:
    """What the turn waits for after a card has been played with actions, if there is an answer."""
    phase = torch.where(step.play & OF_NUMBER[1] != 0, ONE, FREE)
    phase = torch.where(step.play & OF_NUMBER[5] != 0, FIVE, phase)
    return torch.where(step.play & OF_NUMBER[7] != 0, SEVEN, phase)


def taken(rules: Rules, state: State, step: Step) -> tuple[State, Tensor]:
    """The state after a step, and whether the turn is over; the phase is still to be settled."""
    before = state.phase
    state = moved(rules, state, step)
    draws = torch.zeros_like(step.takes)
    phase = torch.full_like(before, FREE)
    is_over = step.ends | (before != SEVEN) & (step.discard != 0)
    if rules.actions:
        phase = _answered_by(step)
        draws = (step.play & OF_NUMBER[3] != 0) & (state.hidden | state.stacked != 0)
    if rules.bonus_draw:
        earns = _earns_draw(state, step)
        of_seven = before == SEVEN
        phase = torch.where(earns & ~of_seven, LAST_BONUS, phase)
        if rules.edition.seven_draws:
            phase = torch.where(earns & of_seven, BONUS, phase)
        is_over = is_over & ~earns | (before == LAST_BONUS)
        draws = draws | step.takes
    if rules.actions or rules.bonus_draw:
        state = _drawing(state, draws)
    return state._replace(phase=phase), is_over


def _stays_in(rules: Rules, before: State, step: Step) -> Tensor:
    """Whether the player stays in if the turn ends with this step; whoever may discard is winning."""
    idle = (before.phase == START) & step.ends
    winning = before.winning if rules.edition.idle_leader_stays else before.winning & ~idle
    return winning | ~step.ends


def _next_seat(seat: Tensor, out: Tensor, players: int) -> Tensor:
    """The next seat to the left that is in."""
    found = seat
    for distance in range(players - 1, 0, -1):
        other = (seat + distance) % players
        found = torch.where(out >> other & 1 == 0, other, found)
    return found


def passed_on(state: State, stays: Tensor) -> State:
    """The state as the next turn begins."""
    players = len(state.palettes)
    out = state.out | torch.where(stays, 0, 1 << state.seat)
    zero = torch.zeros_like(out)
    return state._replace(
        out=out,
        seat=_next_seat(state.seat, out, players),
        phase=zero,
        bound=zero != 0,
        seven=zero,
        turn=torch.zeros_like(state.turn),
        past=torch.cat([state.turn, state.past[:-3]]),
        past_seats=torch.cat([state.seat[None], state.past_seats[:-1]]),
    )


def after_step(rules: Rules, state: State, action: Tensor) -> tuple[State, Tensor]:
    """The state after an action, and whether the round is over; the seat is then the winner's."""
    step = step_of(action)
    after, is_over = taken(rules, state, step)
    after = chosen(is_over, passed_on(after, _stays_in(rules, state, step)), after)
    players = len(state.palettes)
    return after, seats_in(after.out, players).sum(0) == 1
