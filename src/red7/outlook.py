"""Whether a step leaves its player able to stay in, as far as that player can know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from itertools import combinations
from typing import TypeAlias

from red7.cards import ALL_CARDS, OF_NUMBER, Card, CardSet, card_set, cards_in
from red7.steps import Step
from red7.turn import (
    END,
    FREE,
    ONE,
    PLAY,
    SEVEN,
    Moment,
    answer_stays,
    answers_to_five,
    can_stay,
    discards,
    draws,
    play_fives,
    rivals_of,
    rule_of,
    stays_in,
    take,
    unseen,
)
from red7.zones import Zones

_ACTING: CardSet = OF_NUMBER[1] | OF_NUMBER[3] | OF_NUMBER[5] | OF_NUMBER[7]

_Known: TypeAlias = "dict[tuple[CardSet, CardSet], Outlook]"
"""What comes of 5s, by the hand that they leave and the cards that may follow."""


class Outlook(Enum):
    """Whether a step leaves its player able to stay in, as far as that player can know."""

    SURE = "sure"
    MAYBE = "maybe"
    """It depends on a card that the player cannot see."""
    NO = "no"


def outlook(moment: Moment, steps: list[Step]) -> dict[Step, Outlook]:
    """The outlook of each of the legal steps, for the player to move."""
    return dict(_each(moment, steps, {}))


def _each(moment: Moment, steps: list[Step], known: _Known) -> Iterator[tuple[Step, Outlook]]:
    """Each step with its outlook."""
    zones = moment.zones
    rules, rule, rivals = zones.rules, rule_of(zones), rivals_of(zones)
    palette, hand = zones.palettes[zones.seat], zones.hands[zones.seat]
    acting = _ACTING if rules.actions else 0
    sure, no = Outlook.SURE, Outlook.NO
    for step in steps:
        card = step.card
        if step.verb is PLAY and card:
            if card.bit & acting:
                yield step, _after_action(moment, step, card, known)
            else:
                yield step, sure if can_stay(rules, rule, palette | card.bit, hand ^ card.bit, rivals) else no
        elif step is END:
            yield step, _sure_if(stays_in(moment))
        elif moment.phase is ONE or moment.phase is SEVEN:
            yield step, _sure_if(_can_stay(take(moment, step).zones))
        else:  # a discard from hand, and the draw after a discard, are for whoever is winning
            yield step, sure


def _after_action(moment: Moment, step: Step, card: Card, known: _Known) -> Outlook:
    """The outlook after playing a card that acts."""
    if draws(moment, step):
        return _after_draw(moment.zones, card)
    if card.number == 5:
        return _best(_after_fives(moment, card, known))
    after = take(moment, step)
    return _sure_if(_can_stay(after.zones) if after.phase is FREE else answer_stays(after))


def _best(found: Iterable[Outlook]) -> Outlook:
    """The best of them; no more are asked for than needed."""
    best = Outlook.NO
    for one in found:
        if one is Outlook.SURE:
            return one
        if one is Outlook.MAYBE:
            best = one
    return best


def _after_fives(moment: Moment, first: Card, known: _Known) -> Iterator[Outlook]:
    """The outlook of each chain of 5s that begins with this one and that no other chain is better than."""
    zones = moment.zones
    hand = zones.hands[zones.seat]
    others = hand & OF_NUMBER[5] ^ first.bit
    chains = [(chain, ALL_CARDS) for chain in _chains(zones, others)]
    chains += [(chain, OF_NUMBER[1]) for chain in _chains_for_ones(zones, others)]
    for chain, among in chains:
        key = hand ^ first.bit ^ chain, among
        if key not in known:
            known[key] = _after_chain(play_fives(moment, first.bit | chain), among, known)
        yield known[key]


def _after_chain(moment: Moment, among: CardSet, known: _Known) -> Outlook:
    """The outlook after some 5s, if no other 5 is played; only cards `among` these are looked at."""
    if moment.phase is FREE:
        return _sure_if(_can_stay(moment.zones))
    return _best(found for _, found in _each(moment, answers_to_five(moment, among & ~OF_NUMBER[5]), known))


def _chains(zones: Zones, fives: CardSet) -> Iterator[CardSet]:
    """The sets of 5s that are worth playing: all of them, or all but one, which is kept to be discarded.

    A larger palette never counts for less, so no smaller set does better. It does only where the size of the palette
    limits discards; or what a 1 may take, for which see `_chains_for_ones`.
    """
    if zones.rules.discard_limit:
        yield from _subsets(fives, range(fives.bit_count() + 1))
        return
    yield fives
    for five in cards_in(fives):
        yield fives ^ five.bit


def _chains_for_ones(zones: Zones, fives: CardSet) -> Iterator[CardSet]:
    """The smaller sets of 5s that are worth playing before a 1: the largest that leave some palette to take from."""
    hand = zones.hands[zones.seat]
    if not zones.rules.edition.one_is_careful or not hand & OF_NUMBER[1]:
        return
    own = zones.palettes[zones.seat].bit_count() + 2  # with the first 5 and the 1
    sizes = {rival.bit_count() - own for rival in rivals_of(zones)}
    yield from _subsets(fives, [size for size in sizes if 0 <= size < fives.bit_count() - 1])


def _subsets(cards: CardSet, sizes: Iterable[int]) -> Iterator[CardSet]:
    for size in sizes:
        yield from map(card_set, combinations(cards_in(cards), size))


def _can_stay(zones: Zones) -> bool:
    own = zones.seat
    return can_stay(zones.rules, rule_of(zones), zones.palettes[own], zones.hands[own], rivals_of(zones))


def _after_draw(zones: Zones, card: Card) -> Outlook:
    """The outlook after playing a 3, which draws."""
    rules, rule, rivals = zones.rules, rule_of(zones), rivals_of(zones)
    palette, hand = zones.palettes[zones.seat] | card.bit, zones.hands[zones.seat] ^ card.bit
    if can_stay(rules, rule, palette, hand, rivals):
        return Outlook.SURE
    top = zones.deck[0]
    possible = top.bit if top and top.bit & zones.known else unseen(zones)
    saving = discards(rules, palette, possible, rivals)
    if saving == possible:
        return Outlook.SURE
    return Outlook.MAYBE if saving else Outlook.NO


def _sure_if(stays: bool) -> Outlook:  # noqa: FBT001
    return Outlook.SURE if stays else Outlook.NO
