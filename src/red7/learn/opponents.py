"""Fixed opponents to measure a policy against, in tensors, and how often one player wins over another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import torch
from torch import Tensor

from red7.envs.torch import Batch
from red7.learn.games import Games
from red7.learn.network import Actor, sampled
from red7.learn.sight import Sight
from red7.play.policy.sight import leads_at, seats_shown

Player: TypeAlias = Callable[[Batch, Sight], Tensor]
"""Chooses an action for each game."""
_PLAY, _DISCARD, _END = slice(0, 49), slice(49, 98), 149
_MOST_STEPS: Final = 64


def random(_batch: Batch, sight: Sight) -> Tensor:
    """Any step that may keep one in."""
    return sampled(torch.zeros_like(sight.mask, dtype=torch.float32).masked_fill(~sight.mask, -1e9))


def greedy(batch: Batch, sight: Sight) -> Tensor:
    """Keeps cards in hand, then in the palette: ends a turn if it can, plays what wins at once, or else discards."""
    liking = torch.rand_like(sight.mask, dtype=torch.float32)
    higher = torch.arange(49, device=liking.device) / 49
    liking[:, _PLAY] += 4 * _wins_at_once(batch, sight) + higher
    liking[:, _DISCARD] += 2 + higher
    liking[:, _END] += 8
    return liking.masked_fill(~sight.mask, -1).argmax(1)


def _wins_at_once(batch: Batch, sight: Sight) -> Tensor:
    """Whether each card would make its player win under the rule as it is: games x cards."""
    start = leads_at(seats_shown(batch.players))
    leads = sight.cells[:, start : start + 7 * 50].reshape(-1, 7, 50)
    found: Tensor = leads[torch.arange(batch.games, device=batch.device), batch.state.rule, :49]
    return found


def player_of(actor: Actor) -> Player:
    """An actor that plays its steps as often as it likes them."""
    return lambda _batch, sight: sampled(actor(*sight).logits)


@torch.no_grad()
def win_rate(games: Games, player: Player, others: Player, *, seed: int) -> float:
    """The share of rounds that a player wins, in each seat equally often; all other seats are the others'."""
    batch = games.batch
    batch.reset(seed)
    seat = torch.arange(batch.games, device=batch.device) % batch.players
    is_open = torch.ones_like(seat, dtype=torch.bool)
    won = torch.zeros_like(is_open)
    for step in range(_MOST_STEPS):
        if step % 8 == 0 and not is_open.any():
            break
        sight = games.look()
        action = torch.where(batch.seats == seat, player(batch, sight), others(batch, sight))
        own = games.step(action).gather(1, seat[:, None])[:, 0]
        won |= is_open & (own > 0)
        is_open &= own == 0
    return float(won.sum() / (~is_open).sum().clamp(min=1))
