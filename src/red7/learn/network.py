"""The networks: an actor that sees what its seat sees, and a critic that sees every hand."""

from __future__ import annotations

import math
from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from red7.play.policy.layout import ACTIONS, shown, shown_to_critic


class Dense(nn.Module):
    """A linear layer whose weights are kept in full and used in the precision of its input."""

    def __init__(self, inputs: int, outputs: int, gain: float) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.empty(outputs, inputs).normal_(std=gain / math.sqrt(inputs)))
        self.bias = nn.Parameter(torch.zeros(outputs))

    def forward(self, given: Tensor) -> Tensor:
        return functional.linear(given, self.weight.to(given.dtype), self.bias.to(given.dtype))


class Norm(nn.Module):
    """Layer normalization, likewise."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.weight, self.bias = nn.Parameter(torch.ones(width)), nn.Parameter(torch.zeros(width))

    def forward(self, given: Tensor) -> Tensor:
        weight, bias = self.weight.to(given.dtype), self.bias.to(given.dtype)
        return functional.layer_norm(given, given.shape[-1:], weight, bias, 1e-5)


class Block(nn.Module):
    """Two layers whose result is added to their input."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm, self.first, self.second = Norm(width), Dense(width, width, math.sqrt(2)), Dense(width, width, 0.5)

    def forward(self, given: Tensor) -> Tensor:
        added: Tensor = self.second(functional.relu(self.first(self.norm(given))))
        return given + added


class Trunk(nn.Module):
    """From cells to what the heads are made of."""

    def __init__(self, inputs: int, width: int, blocks: int) -> None:
        super().__init__()
        self.entry = Dense(inputs, width, 2.0)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.norm = Norm(width)

    def forward(self, cells: Tensor) -> Tensor:
        held = self.entry(cells)
        for block in self.blocks:
            held = block(held)
        return functional.relu(self.norm(held))


class Opinion(NamedTuple):
    """What an actor thinks: how much it likes each step, and what the game is worth to each seat, its own first."""

    logits: Tensor
    worth: Tensor


class Actor(nn.Module):
    """Sees what the seat to move may know."""

    def __init__(self, seats: int, width: int, blocks: int) -> None:
        super().__init__()
        self.inputs = shown(seats)
        self.trunk = Trunk(self.inputs, width, blocks)
        self.steps, self.worth = Dense(width, ACTIONS, 0.05), Dense(width, seats, 0.05)

    def forward(self, cells: Tensor, mask: Tensor) -> Opinion:
        """Opinions from the cells of games; those after what a policy is shown are ignored."""
        held = self.trunk(cells[:, : self.inputs]).float()  # the heads are computed in full
        logits = self.steps(held).masked_fill(~mask, -1e9)
        return Opinion(logits, _centred(self.worth(held)))


class Critic(nn.Module):
    """Sees every hand; only for training."""

    def __init__(self, seats: int, width: int, blocks: int) -> None:
        super().__init__()
        self.trunk = Trunk(shown(seats) + shown_to_critic(seats), width, blocks)
        self.worth = Dense(width, seats, 0.05)

    def forward(self, cells: Tensor) -> Tensor:
        """What the games are worth to each seat, the one to move first."""
        return _centred(self.worth(self.trunk(cells).float()))


def _centred(worth: Tensor) -> Tensor:
    """What one seat wins, the others lose."""
    return worth - worth.mean(1, keepdim=True)


def sampled(logits: Tensor) -> Tensor:
    """A step for each row, by its likelihood."""
    return (logits - torch.empty_like(logits).exponential_().log()).argmax(1)
