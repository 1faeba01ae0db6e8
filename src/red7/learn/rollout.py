"""Steps that were played, to learn from."""

from __future__ import annotations

from typing import Final, NamedTuple

import torch
from torch import Tensor

from red7.learn.mix import Mix
from red7.learn.network import Actor, Critic, sampled

_FADING: Final = 0.95
"""How much what happens a step later counts for a step (the lambda of generalized advantages)."""


class Lessons(NamedTuple):
    """What there is to learn from each step."""

    cells: Tensor
    mask: Tensor
    action: Tensor
    """What was done."""
    likelihood: Tensor
    """The logarithm of how likely that was."""
    advantage: Tensor
    """How much better it was than expected."""
    worth: Tensor
    """What the game turned out to be worth to each seat, that of the step first."""


class Rollout:
    """Plays games on and keeps the steps, always in the same memory."""

    def __init__(self, mix: Mix, steps: int) -> None:
        sight, games, shown, device = mix.look(), mix.games, mix.shown, mix.seats.device
        self._mix, self._steps = mix, steps
        self._cells = sight.cells.new_empty(steps, *sight.cells.shape)
        self._mask = sight.mask.new_empty(steps, *sight.mask.shape)
        self._action = torch.empty(steps, games, dtype=torch.int64, device=device)
        self._seats = torch.empty(steps + 1, games, dtype=torch.int64, device=device)
        self._likelihood = torch.empty(steps, games, device=device)
        self._worth = torch.empty(steps + 1, games, shown, device=device)
        self._rewards = torch.empty(steps, games, shown, device=device)
        self._over = torch.empty(steps, games, dtype=torch.bool, device=device)
        self._advantage = torch.empty(steps, games, device=device)
        self._turned_out = torch.empty(steps, games, shown, device=device)

    @torch.no_grad()
    def play(self, actor: Actor, critic: Critic) -> Lessons:
        """Play so many steps in each game; what was kept before is overwritten."""
        for step in range(self._steps):
            cells, mask = self._mix.look()
            logits = actor(cells, mask).logits
            action = sampled(logits)
            self._cells[step], self._mask[step], self._action[step] = cells, mask, action
            self._likelihood[step] = logits.log_softmax(1).gather(1, action[:, None])[:, 0]
            self._value(step, critic(cells))
            self._rewards[step], self._over[step] = self._mix.step(action)
        self._value(self._steps, critic(self._mix.look().cells))
        return self._lessons()

    def _value(self, step: int, worth: Tensor) -> None:
        """Keep what the games are worth, by seat as it is and not from the one to move."""
        seats = self._seats[step] = self._mix.seats
        self._worth[step] = worth.gather(1, self._mix.turned(seats, -1))

    def _lessons(self) -> Lessons:
        advantage = advantages(self._rewards, self._over, self._worth)
        worth, seats = advantage + self._worth[:-1], self._seats[:-1]
        self._turned_out.copy_(worth.gather(2, self._mix.turned(seats, 1)))
        own = advantage.gather(2, seats[..., None])[..., 0]
        for part in self._mix.parts:  # each kind of game counts alike
            self._advantage[:, part] = (own[:, part] - own[:, part].mean()) / (own[:, part].std() + 1e-6)
        kept = (self._cells, self._mask, self._action, self._likelihood, self._advantage, self._turned_out)
        return Lessons(*(one.flatten(0, 1) for one in kept))


def advantages(rewards: Tensor, over: Tensor, worth: Tensor) -> Tensor:
    """How much better each step was for each seat than expected: steps x games x seats; `worth` has one step more."""
    found, later = torch.empty_like(rewards), torch.zeros_like(rewards[0])
    for step in reversed(range(len(rewards))):
        goes_on = ~over[step, :, None]
        surprise = rewards[step] + goes_on * worth[step + 1] - worth[step]
        later = found[step] = surprise + _FADING * goes_on * later
    return found
