"""Many rounds at once: one tensor for each thing that a position says, with one entry per game."""

from __future__ import annotations

from typing import Final, NamedTuple

import torch
from torch import Tensor

START, FREE, ONE, FIVE, SEVEN, BONUS, LAST_BONUS = range(7)
"""What a turn waits for, as in the compiled core."""
REMEMBERED: Final = 4
"""How many finished turns are remembered."""


class State(NamedTuple):
    """Where all cards are, and whose turn it is. Sets of cards have the engine's bits; seats come first, games last."""

    palettes: Tensor
    hands: Tensor
    discards: Tensor
    """What each seat has put on the canvas this round."""
    scored: Tensor
    out: Tensor
    """The seats that are out, one bit each."""
    seat: Tensor
    rule: Tensor
    phase: Tensor
    bound: Tensor
    """Whether the turn may end only with its player winning."""
    winning: Tensor
    """Whether the player to move is winning as things stand."""
    seven: Tensor
    """The card played last, as a set: a 7 of 1.0 or 1.1 may not move itself."""
    known: Tensor
    """The cards in hands and deck whose place everyone knows."""
    hidden: Tensor
    """The cards in the deck in an unknown order: which of them is next is decided when it is drawn."""
    stacked: Tensor
    """The cards put on top of those."""
    stack: Tensor
    """Their order: the next ten cards in six bits each, then ten more."""
    turn: Tensor
    """The turn so far: cards played, discarded and put on the deck."""
    past: Tensor
    """The last turns likewise, the last first."""
    past_seats: Tensor
    """Whose turns they were; -1 for none."""
    chance: Tensor
    """A stream of random numbers for each game."""


def mine(values: Tensor, seat: Tensor) -> Tensor:
    """Of values by seat, those of each game's given seat."""
    return values.gather(0, seat[None])[0]


def at_seat(seat: Tensor, players: int) -> Tensor:
    """By seat: whether it is each game's given seat."""
    return torch.arange(players, device=seat.device)[:, None] == seat


def seats_in(out: Tensor, players: int) -> Tensor:
    """By seat: whether it is still in."""
    return (out >> torch.arange(players, device=out.device)[:, None] & 1) == 0


def chosen(where: Tensor, new: State, old: State) -> State:
    """The new state of the games where it is wanted, the old one elsewhere."""
    return State(*(torch.where(where, fresh, kept) for fresh, kept in zip(new, old, strict=True)))
