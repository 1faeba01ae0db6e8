"""The networks: an actor that sees what its seat sees, and a critic that sees every hand."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from red7.play.policy.layout import ACTIONS, CARDS, known_at, sets_shown, shown, shown_to_critic

_BELIEF_WIDTH: Final = 128


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


class Belief(nn.Module):
    """Where an actor believes the unseen cards to be."""

    def __init__(self, seats: int, width: int) -> None:
        super().__init__()
        cells = len(CARDS) * (seats - 1)
        self.each = Dense(width, cells, 0.05)
        self.seen, self.held = Dense(width, _BELIEF_WIDTH, 1.0), Dense(cells, _BELIEF_WIDTH, 1.0)
        self.together = Dense(_BELIEF_WIDTH, 1, 0.05)

    def forward(self, held: Tensor, hands: Tensor) -> Tensor:
        """How much likelier these hands of the others are than by chance, as a logarithm."""
        mixed = functional.relu(self.seen(held) + self.held(hands))
        found: Tensor = (self.each(held) * hands).sum(1) + self.together(mixed)[:, 0]
        return found


class Opinion(NamedTuple):
    """What an actor thinks: how much it likes each step, and what the game is worth to each seat, its own first."""

    logits: Tensor
    worth: Tensor
    held: Tensor
    """What all this is made of, and what it believes of the others' hands."""


class Actor(nn.Module):
    """Sees what the seat to move may know."""

    def __init__(self, seats: int, width: int, blocks: int) -> None:
        super().__init__()
        self.inputs = shown(seats)
        self.trunk = Trunk(self.inputs, width, blocks)
        self.steps, self.worth = Dense(width, ACTIONS, 0.05), Dense(width, seats, 0.05)
        self.belief = Belief(seats, width)

    def forward(self, cells: Tensor, mask: Tensor) -> Opinion:
        """Opinions from the cells of games; those after what a policy is shown are ignored."""
        held = self.trunk(cells[:, : self.inputs]).float()  # the heads are computed in full
        logits = self.steps(held).masked_fill(~mask, -1e9)
        return Opinion(logits, _centred(self.worth(held)), held)


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


def other_hands(cells: Tensor, seats: int) -> Tensor:
    """The hands of the other seats, which only a critic is shown: games x others x cards."""
    start = shown(seats)
    return cells[:, start : start + len(CARDS) * (seats - 1)].unflatten(1, (seats - 1, len(CARDS)))


def possible_hands(cells: Tensor, seats: int) -> Tensor:
    """Hands of the same sizes that the others might have just as well, by all that their rival knows for sure."""
    sets = cells[:, : len(CARDS) * sets_shown(seats)].unflatten(1, (-1, len(CARDS)))
    known, unseen = sets[:, known_at(seats) :][:, : seats - 1], sets[:, -1]
    missing = (other_hands(cells, seats).float().sum(2) - known.float().sum(2))[..., None]
    drawn = torch.rand_like(unseen, dtype=torch.float32) + 2 * (unseen == 0)
    place = drawn.argsort(1).argsort(1)[:, None]
    end = missing.cumsum(1)
    return ((known != 0) | ((place >= end - missing) & (place < end))).to(cells.dtype)
