"""Every way in which a turn can go on to its end, as far as its player can see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from red7.cards import CardSet
from red7.steps import Step
from red7.turn import Moment, Phase, discards, draws, legal, rivals_of, stays_in, take, unseen
from red7.view import View
from red7.zones import Zones

_Key: TypeAlias = tuple[object, ...]


class Plan(NamedTuple):
    """A way to finish a turn, where cards drawn on the way are kept for later turns."""

    steps: tuple[Step, ...]
    zones: Zones
    """What its player sees at the end of the turn, before anybody is put out."""
    drawn: int
    """How many cards it draws that cannot be known yet."""
    staying: float
    """The chance to stay in: 1 and 0 where it is certain; between them it hangs on a card drawn."""


def plans(view: View) -> list[Plan]:
    """The ways to finish the turn of a view's owner; of several that end alike, the first."""
    return list(_plans(view.moment, (), 0, set()))


def _plans(moment: Moment, steps: tuple[Step, ...], drawn: int, met: set[_Key]) -> Iterator[Plan]:
    for step in legal(moment):
        after, unknown = after_step(moment, step)
        key = _key(after)
        if key in met:
            continue
        met.add(key)
        longer, more = (*steps, step), drawn + unknown
        if after.phase is Phase.DONE:
            yield Plan(longer, after.zones, more, _staying(moment, after, drawn))
        else:
            yield from _plans(after, longer, more, met)


def after_step(moment: Moment, step: Step) -> tuple[Moment, int]:
    """The moment after a step, and how many unknown cards it draws, which are set aside."""
    after = take(moment, step)
    if not draws(moment, step) or moment.zones.deck[0]:
        return after, 0
    return after._replace(zones=after.zones._replace(hidden=moment.zones.hidden)), 1


def _staying(before: Moment, after: Moment, drawn: int) -> float:
    """The chance to stay in when a turn ends so; a card drawn unseen may be the discard that saves."""
    if stays_in(after):
        return 1.0
    if not drawn:
        return 0.0
    zones = before.zones
    possible = unseen(zones)
    return _saving(zones, possible).bit_count() / possible.bit_count()


def _saving(zones: Zones, cards: CardSet) -> CardSet:
    """Of these cards, those with which on the canvas the mover would be winning."""
    return discards(zones.rules, zones.palettes[zones.seat], cards, rivals_of(zones))


def ways(view: View) -> dict[Step, int]:
    """For each legal step, how many whole turns that may keep its player in begin with it.

    A step that draws a card unseen and leaves the turn open counts as one: what can follow hangs on the card.
    """
    moment = view.moment
    counts: dict[_Key, int] = {}
    return {step: _ways_after(moment, step, counts) for step in legal(moment)}


def _ways_after(moment: Moment, step: Step, counts: dict[_Key, int]) -> int:
    after, unknown = after_step(moment, step)
    if after.phase is Phase.DONE:
        return int(stays_in(after))
    key = _key(after)
    if key not in counts:
        following = sum(_ways_after(after, then, counts) for then in legal(after))
        if unknown:
            following = int(following > 0 or _saving(after.zones, unseen(after.zones)) != 0)
        counts[key] = following
    return counts[key]


def _key(moment: Moment) -> _Key:
    """What is to be the same for two moments of one turn to be the same."""
    zones = moment.zones
    return zones.palettes, zones.hands, zones.canvas, len(zones.deck), moment.phase, moment.bound
