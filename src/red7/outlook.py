"""Whether a step leaves its player able to stay in, as far as that player can know."""

from __future__ import annotations

from enum import Enum

from red7.cards import OF_NUMBER, Card, CardSet
from red7.notation import Step, Verb, Zones
from red7.turn import END, Moment, Phase, can_stay, discards, draws, legal, rivals_of, rule_of, stays_in, take, unseen

_ACTING: CardSet = OF_NUMBER[1] | OF_NUMBER[3] | OF_NUMBER[5] | OF_NUMBER[7]


class Outlook(Enum):
    """Whether a step leaves its player able to stay in, as far as that player can know."""

    SURE = "sure"
    MAYBE = "maybe"
    """It hangs on a card that the player cannot see."""
    NO = "no"


def outlook(moment: Moment, steps: list[Step]) -> dict[Step, Outlook]:
    """The outlook of each of the legal steps, for the player to move."""
    chains: dict[CardSet, Outlook] = {}
    return {step: _after(moment, step, chains) for step in steps}


def _after(moment: Moment, step: Step, chains: dict[CardSet, Outlook]) -> Outlook:
    """The outlook after a step; `chains` remembers chains of 5s by the hand they leave."""
    if step.verb is Verb.PLAY:
        return _after_play(moment, step, chains)
    if step is END:
        return _sure_if(stays_in(take(moment, step)))
    if moment.phase is Phase.ONE or moment.phase is Phase.SEVEN:
        return _sure_if(_can_stay(take(moment, step).zones))
    return Outlook.SURE  # a discard from hand, and the draw after a discard, are for whoever is winning


def _after_play(moment: Moment, step: Step, chains: dict[CardSet, Outlook]) -> Outlook:
    zones, card = moment.zones, step.card
    assert card
    if not (zones.rules.actions and card.bit & _ACTING):
        return _sure_if(_can_stay_with(zones, card))
    if draws(moment, step):
        return _after_draw(zones, card)
    after = take(moment, step)
    return _sure_if(_can_stay(after.zones)) if after.phase is Phase.FREE else _best_answer(after, chains)


def _best_answer(moment: Moment, chains: dict[CardSet, Outlook]) -> Outlook:
    """The outlook of the best answer to a 1, a 5 or a 7."""
    hand = moment.zones.hands[moment.zones.seat]
    if moment.phase is Phase.FIVE and hand in chains:
        return chains[hand]
    best = Outlook.NO
    for step in legal(moment):
        found = _after(moment, step, chains)
        if found is Outlook.SURE:
            best = found
            break
        if found is Outlook.MAYBE:
            best = found
    if moment.phase is Phase.FIVE:
        chains[hand] = best
    return best


def _can_stay(zones: Zones) -> bool:
    own = zones.seat
    return can_stay(zones.rules, rule_of(zones), zones.palettes[own], zones.hands[own], rivals_of(zones))


def _can_stay_with(zones: Zones, card: Card, drawn: CardSet = 0) -> bool:
    """Whether one can stay in after playing a card that does nothing more, with `drawn` in hand besides."""
    own = zones.seat
    hand = zones.hands[own] ^ card.bit | drawn
    return can_stay(zones.rules, rule_of(zones), zones.palettes[own] | card.bit, hand, rivals_of(zones))


def _after_draw(zones: Zones, card: Card) -> Outlook:
    """The outlook after playing a 3, which draws."""
    if _can_stay_with(zones, card):
        return Outlook.SURE
    top = zones.deck[0]
    if top and top.bit & zones.known:
        return _sure_if(_can_stay_with(zones, card, drawn=top.bit))
    possible = unseen(zones)
    saving = discards(zones.rules, zones.palettes[zones.seat] | card.bit, possible, rivals_of(zones))
    if saving == possible:
        return Outlook.SURE
    return Outlook.MAYBE if saving else Outlook.NO


def _sure_if(stays: bool) -> Outlook:  # noqa: FBT001
    return Outlook.SURE if stays else Outlook.NO
