"""What a player may do at a moment of a turn, on tensors.

This is `red7.turn` again, for accelerators; the tests compare the two step by step.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from red7.cards import ALL_CARDS, OF_COLOUR
from red7.envs.torch.bits import nth, place_of, popcount
from red7.envs.torch.chances import below
from red7.envs.torch.state import BONUS, FIVE, FREE, LAST_BONUS, ONE, SEVEN, START, State, at_seat, seats_in
from red7.envs.torch.strength import colours, leading, needed, of_colours, strengths
from red7.rules import Rules

TAKE, DECLINE, END = 1, 2, 4
"""The bits of the steps without a card."""


class Options(NamedTuple):
    """The legal steps: the cards that may be played, discarded and put on the deck, and the steps without a card."""

    play: Tensor
    discard: Tensor
    top: Tensor
    other: Tensor


class Mover(NamedTuple):
    """The player to move: their cards, and the rivals to beat. Asked about several plays at once, these come first."""

    rules: Rules
    rule: Tensor
    palette: Tensor
    hand: Tensor
    rivals: tuple[Tensor, ...]
    """The palette of each seat; empty for the player and for seats that are out."""
    strong: list[tuple[Tensor, ...]]
    """The strengths of these under each rule."""
    bars: list[Tensor]
    """The greatest of these under each rule."""


def mover_of(rules: Rules, state: State) -> Mover:
    """The player to move."""
    players = len(state.palettes)
    own = at_seat(state.seat, players)
    rivals = torch.where(seats_in(state.out, players) & ~own, state.palettes, 0)
    strong = strengths(rivals)
    palette, hand = (torch.where(own, cards, 0).sum(0) for cards in (state.palettes, state.hands))
    bars = [strength.amax(0) for strength in strong]
    return Mover(rules, state.rule, palette, hand, rivals.unbind(), [strength.unbind() for strength in strong], bars)


def _after_each(mover: Mover, number: int) -> Mover:
    """The player after playing each of the cards with a number, where the hand has it."""
    played = (1 << torch.arange(7, device=mover.hand.device) + 8 * (number - 1))[:, None]
    return mover._replace(palette=mover.palette | played, hand=mover.hand & ~played)


def leads(mover: Mover) -> Tensor:
    """The rules under which the player is winning, one bit each."""
    return leading(strengths(mover.palette), mover.bars)


def _at_least(size: Tensor) -> Tensor:
    """The cards whose number is at least `size`."""
    shift = (size.clamp(1, 8) - 1) << 3
    return ALL_CARDS >> shift << shift


def _large_enough(rules: Rules, cards: Tensor, size: Tensor) -> Tensor:
    """Those of these cards that may be discarded with a palette of that size."""
    return cards & _at_least(size) if rules.discard_limit else cards


def discards(mover: Mover, winning: Tensor) -> Tensor:
    """The cards in hand that may be discarded: those whose colour is a rule under which the player is winning."""
    return _large_enough(mover.rules, mover.hand & of_colours(winning), popcount(mover.palette))


def _discard_rules(mover: Mover, size: Tensor) -> Tensor:
    """The rules that a discard from hand could bring with a palette of that size, one bit each."""
    return colours(_large_enough(mover.rules, mover.hand, size))


def _closing_rules(mover: Mover) -> Tensor:
    """The rules that the turn could end under, one bit each."""
    return 1 << mover.rule | _discard_rules(mover, popcount(mover.palette))


def _can_stay(mover: Mover) -> Tensor:
    """Whether the turn can end with its player winning: as it is, or after a discard from hand."""
    return leads(mover) & _closing_rules(mover) != 0


def _robbable(mover: Mover) -> Tensor:
    """The cards that a 1 just played could take if its player did not have to stay in."""
    edition, own_size = mover.rules.edition, popcount(mover.palette)
    found = torch.zeros_like(mover.palette)
    for rival in mover.rivals:
        size = popcount(rival)
        spared = size == 1 if edition.one_spares_last_card else torch.zeros_like(size, dtype=torch.bool)
        if edition.one_is_careful:
            spared = spared | (size < own_size)
        found = found | torch.where(spared, 0, rival)
    return found


def _pivotal(mover: Mover, rule: int, own: Tensor) -> Tensor:
    """The cards each of which, taken from the rivals, leaves a palette of that strength winning under the rule."""
    leaders, ahead = torch.zeros_like(own), torch.zeros_like(own)
    for rival, strength in zip(mover.rivals, mover.strong[rule], strict=True):
        leaders = leaders + (strength > own).long()
        ahead = torch.where(strength > own, rival, ahead)
    found = torch.where(leaders == 0, ALL_CARDS, needed(rule, ahead, own))
    return torch.where((own > 0) & (leaders < 2), found, 0)


def prey(mover: Mover) -> Tensor:
    """The cards that a 1 just played may take."""
    robbable = _robbable(mover)
    if not mover.rules.edition.one_is_careful:
        return robbable
    closing, found = _closing_rules(mover), torch.zeros_like(mover.palette)
    for rule, own in enumerate(strengths(mover.palette)):
        found = found | torch.where(closing >> rule & 1 != 0, _pivotal(mover, rule, own), 0)
    return robbable & found


def _spare(mover: Mover, rule: int, own: Tensor) -> Tensor:
    """The cards each of which the player's palette can lose and still be winning under the rule."""
    bar = mover.bars[rule]
    return torch.where(own > bar, mover.palette & ~needed(rule, mover.palette, bar), 0)


def movable(mover: Mover, seven: Tensor) -> tuple[Tensor, Tensor]:
    """The cards that a 7 just played may move to the canvas, and onto the deck."""
    rules, palette = mover.rules, mover.palette
    spared = [_spare(mover, rule, own) for rule, own in enumerate(strengths(palette))]
    to_canvas = torch.zeros_like(palette)
    for cards, spare in zip(OF_COLOUR, spared, strict=True):
        to_canvas = to_canvas | spare & cards
    if not rules.edition.seven_moves_any:
        return _large_enough(rules, to_canvas & ~seven, popcount(palette) - 1), torch.zeros_like(palette)
    if not rules.edition.must_stay:
        return to_canvas, palette
    to_deck, discardable = torch.zeros_like(palette), _discard_rules(mover, popcount(palette) - 1)
    for rule, spare in enumerate(spared):
        to_canvas = to_canvas | torch.where(discardable >> rule & 1 != 0, spare, 0)
        to_deck = to_deck | torch.where((discardable | 1 << mover.rule) >> rule & 1 != 0, spare, 0)
    return to_canvas, to_deck


def playable(mover: Mover) -> Tensor:
    """The cards that may be played from hand."""
    if not (mover.rules.actions and mover.rules.edition.must_stay):
        return mover.hand
    ones, sevens = _after_each(mover, 1), _after_each(mover, 7)
    ones_allowed = torch.where(_robbable(ones) != 0, prey(ones) != 0, _can_stay(ones))
    to_canvas, to_deck = movable(sevens, torch.zeros_like(sevens.palette))
    barred = _cards_of(1, ~ones_allowed) | _cards_of(7, to_canvas | to_deck == 0)
    return mover.hand & ~barred


def _cards_of(number: int, wanted: Tensor) -> Tensor:
    """The wanted cards with a number as a set; colours come first in `wanted`."""
    colour = torch.arange(7, device=wanted.device)[:, None]
    return (wanted.long() << colour + 8 * (number - 1)).sum(0)


def settled(rules: Rules, state: State) -> tuple[State, Options]:
    """The state with the phase that its turn is really in, and the legal steps.

    A 1, 5 or 7 that has just been played waits for an answer only if there is one.
    """
    mover, phase = mover_of(rules, state), state.phase
    ahead = leads(mover)
    play, none = playable(mover), torch.zeros_like(mover.hand)
    taken, to_canvas, to_deck = none, none, none
    if rules.actions:
        taken = prey(mover)
        to_canvas, to_deck = movable(mover, state.seven)
        idle = (phase == ONE) & (taken == 0) | (phase == FIVE) & (play == 0)
        phase = torch.where(idle | (phase == SEVEN) & (to_canvas | to_deck == 0), FREE, phase)
    winning = ahead >> state.rule & 1 != 0
    starts, is_free = phase == START, (phase == START) | (phase == FREE)
    offered = (phase == BONUS) | (phase == LAST_BONUS)
    options = Options(
        play=torch.where(starts | (phase == FIVE), play, 0),
        discard=torch.where(is_free, discards(mover, ahead), torch.where(phase == SEVEN, to_canvas, 0)),
        top=torch.where(phase == ONE, taken, torch.where(phase == SEVEN, to_deck, 0)),
        other=torch.where(offered, TAKE | DECLINE, torch.where(is_free & (winning | ~state.bound), END, 0)),
    )
    return state._replace(phase=phase, winning=winning), options


def sampled(options: Options, chance: Tensor) -> tuple[Tensor, Tensor]:
    """The number of a legal action, all equally likely, and the stream of chance after it."""
    counts = [popcount(steps) for steps in options]
    place, chance = below(chance, sum(counts, torch.zeros_like(chance)))
    action = torch.zeros_like(place)
    for verb, (steps, count) in enumerate(zip(options, counts, strict=True)):
        index = place_of(nth(steps, place.clamp(min=0)))
        is_here = (place >= 0) & (place < count)
        action = torch.where(is_here, 49 * verb + index - (index >> 3), action)
        place = place - count
    return action, chance
