"""Whether a step leaves its player able to stay in, as far as that player can know."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from red7.cards import OF_NUMBER, Card, CardSet
from red7.steps import Step
from red7.turn import (
    END,
    FIVE,
    FREE,
    ONE,
    PLAY,
    SEVEN,
    Moment,
    can_stay,
    discards,
    draws,
    legal,
    rivals_of,
    rule_of,
    stays_in,
    take,
    unseen,
)
from red7.zones import Zones

_ACTING: CardSet = OF_NUMBER[1] | OF_NUMBER[3] | OF_NUMBER[5] | OF_NUMBER[7]


class Outlook(Enum):
    """Whether a step leaves its player able to stay in, as far as that player can know."""

    SURE = "sure"
    MAYBE = "maybe"
    """It depends on a card that the player cannot see."""
    NO = "no"


def outlook(moment: Moment, steps: list[Step]) -> dict[Step, Outlook]:
    """The outlook of each of the legal steps, for the player to move."""
    return dict(_each(moment, steps, {}))


def _each(moment: Moment, steps: list[Step], chains: dict[CardSet, Outlook]) -> Iterator[tuple[Step, Outlook]]:
    """Each step with its outlook; `chains` remembers chains of 5s by the hand they leave."""
    zones = moment.zones
    rules, rule, rivals = zones.rules, rule_of(zones), rivals_of(zones)
    palette, hand = zones.palettes[zones.seat], zones.hands[zones.seat]
    acting = _ACTING if rules.actions else 0
    sure, no = Outlook.SURE, Outlook.NO
    for step in steps:
        card = step.card
        if step.verb is PLAY and card:
            if card.bit & acting:
                yield step, _after_action(moment, step, card, chains)
            else:
                yield step, sure if can_stay(rules, rule, palette | card.bit, hand ^ card.bit, rivals) else no
        elif step is END:
            yield step, _sure_if(stays_in(moment))
        elif moment.phase is ONE or moment.phase is SEVEN:
            yield step, _sure_if(_can_stay(take(moment, step).zones))
        else:  # a discard from hand, and the draw after a discard, are for whoever is winning
            yield step, sure


def _after_action(moment: Moment, step: Step, card: Card, chains: dict[CardSet, Outlook]) -> Outlook:
    """The outlook after playing a card that acts."""
    if draws(moment, step):
        return _after_draw(moment.zones, card)
    after = take(moment, step)
    return _sure_if(_can_stay(after.zones)) if after.phase is FREE else _best_answer(after, chains)


def _best_answer(moment: Moment, chains: dict[CardSet, Outlook]) -> Outlook:
    """The outlook of the best answer to a 1, a 5 or a 7."""
    hand = moment.zones.hands[moment.zones.seat]
    if moment.phase is FIVE and hand in chains:
        return chains[hand]
    best = Outlook.NO
    for _, found in _each(moment, legal(moment), chains):
        if found is Outlook.SURE:
            best = found
            break
        if found is Outlook.MAYBE:
            best = found
    if moment.phase is FIVE:
        chains[hand] = best
    return best


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
