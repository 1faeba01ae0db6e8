"""Deals on the device: every card is drawn from a set, and chance comes from the stream of its game."""

from __future__ import annotations

import torch
from torch import Tensor

from red7.cards import Colour
from red7.envs.torch.chances import drawn
from red7.envs.torch.state import REMEMBERED, START, State
from red7.rules import Rules


def dealt(rules: Rules, scored: Tensor, chance: Tensor) -> State:
    """A round dealt from all cards that nobody has scored; chance has moved on."""
    players, zero = len(scored), torch.zeros_like(chance)
    rest = rules.pack_set & ~scored.sum(0)
    hands = []
    for _ in range(players):
        hand = zero
        for _ in range(rules.hand_size):
            card, chance = drawn(rest, chance)
            hand, rest = hand | card, rest ^ card
        hands.append(hand)
    palettes = []
    for _ in range(players):
        card, chance = drawn(rest, chance)
        rest = rest ^ card
        palettes.append(card)
    palette = torch.stack(palettes)
    nobody = torch.zeros_like(scored)
    return State(
        palettes=palette,
        hands=torch.stack(hands),
        discards=nobody,
        scored=scored,
        out=zero,
        seat=(palette.argmax(0) + 1) % players,
        rule=torch.full_like(zero, Colour.RED),
        phase=torch.full_like(zero, START),
        bound=zero != 0,
        winning=zero != 0,
        seven=zero,
        known=zero,
        hidden=rest,
        stacked=zero,
        stack=torch.stack([zero, zero]),
        turn=torch.stack([zero] * 3),
        past=torch.stack([zero] * 3 * REMEMBERED),
        past_seats=torch.full_like(torch.stack([zero] * REMEMBERED), -1),
        chance=chance,
    )
