"""Chance on tensors: a stream of random numbers for each game, the same on every device."""

from __future__ import annotations

from typing import Final

import torch
from torch import Tensor

from red7.envs.torch.bits import nth, popcount

_STEP: Final = 0x9E3779B97F4A7C15 - (1 << 64)
_MIX_A: Final = 0xBF58476D1CE4E5B9 - (1 << 64)
_MIX_B: Final = 0x94D049BB133111EB - (1 << 64)


def streams(games: int, seed: int, device: torch.device) -> Tensor:
    """A stream for each game; seeds and games give streams that have nothing to do with each other."""
    numbers = torch.arange(games, device=device)
    return _mixed(_mixed(torch.full_like(numbers, seed)) + numbers)


def below(chance: Tensor, limit: Tensor) -> tuple[Tensor, Tensor]:
    """A random number from 0 to below the limit, and the stream after it (splitmix64, as in the compiled core)."""
    chance = chance + _STEP
    return _logical(_mixed(chance), 32) * limit >> 32, chance


def drawn(cards: Tensor, chance: Tensor) -> tuple[Tensor, Tensor]:
    """A random card of the set, as a set, and the stream after it."""
    place, chance = below(chance, popcount(cards))
    return nth(cards, place), chance


def _mixed(number: Tensor) -> Tensor:
    number = (number ^ _logical(number, 30)) * _MIX_A
    number = (number ^ _logical(number, 27)) * _MIX_B
    return number ^ _logical(number, 31)


def _logical(number: Tensor, distance: int) -> Tensor:
    """Shifted right, with zeros from the left."""
    return number >> distance & (1 << 64 - distance) - 1
