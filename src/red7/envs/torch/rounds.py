"""From one round to the next, on tensors: what the winner scores, what it pays, and the next deal."""

from __future__ import annotations

import torch
from torch import Tensor

from red7.cards import OF_NUMBER
from red7.envs.torch.bits import popcount
from red7.envs.torch.deal import dealt
from red7.envs.torch.state import State, at_seat, chosen, mine
from red7.envs.torch.strength import counting, strengths
from red7.rules import Rules


def _won(state: State) -> Tensor:
    """The cards that count in the winner's palette, who is the seat to move."""
    palette = mine(state.palettes, state.seat)
    cards = torch.zeros_like(palette)
    for rule, strength in enumerate(strengths(palette)):
        cards = torch.where(state.rule == rule, counting(rule, palette, strength), cards)
    return cards


def _points(cards: Tensor) -> Tensor:
    """What these cards are worth."""
    points = torch.zeros_like(cards)
    for number in range(1, 8):
        points = points + number * popcount(cards & OF_NUMBER[number])
    return points


def _rewards(state: State, prize: Tensor) -> Tensor:
    """The prize for the winner, and an equal part of it from each other seat: seats x games."""
    players = len(state.palettes)
    return torch.where(at_seat(state.seat, players), prize, -prize / (players - 1))


def after_round(rules: Rules, state: State, ends: Tensor, *, by_match: bool) -> tuple[State, Tensor, Tensor]:
    """The state with a new deal where a round has ended, the rewards, and in which games an episode is over."""
    prize, is_over, scored = ends.float(), ends, state.scored
    if by_match:
        players = len(scored)
        won = torch.where(ends, _won(state), 0)
        scored = scored | torch.where(at_seat(state.seat, players), won, 0)
        left = rules.pack_set.bit_count() - popcount(scored.sum(0))
        reached = _points(scored).amax(0) >= rules.target(players)
        prize, is_over = _points(won) / rules.target(players), ends & (reached | (left < rules.cards_to_deal(players)))
        scored = torch.where(is_over, 0, scored)
    return chosen(ends, dealt(rules, scored, state.chance), state), _rewards(state, prize), is_over
