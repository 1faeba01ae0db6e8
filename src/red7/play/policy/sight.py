"""What a policy is shown of one game, in NumPy; `red7.learn.sight` makes the same for many games, in PyTorch."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias, TypeVar

import numpy as np

from red7.cards import Card, CardSet, Colour, card_set
from red7.play.history import Seen, SeenTurn
from red7.play.policy.layout import (
    ACTIONS,
    CARDS,
    FULL_DECK,
    LARGEST_HAND,
    PHASES,
    REMEMBERED,
    action_of,
    seats_shown,
    shown,
)
from red7.rules import EVEN, leads, strength
from red7.steps import Step, Turn, Verb
from red7.turn import END, Phase, rivals_of, rule_of, unseen
from red7.view import View
from red7.zones import Zones

Reals: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.float32]]
Integers: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.int64]]
Flags: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.bool_]]
Value = TypeVar("Value")


class Sight(NamedTuple):
    """What is shown of a game, and the steps worth trying by their numbers."""

    cells: Reals
    steps: dict[int, Step]


class _Outlook(NamedTuple):
    """What cards would do: by rule and card, and where one may play none, that comes last."""

    leads: Flags
    """Whether one would be winning after playing the card; only for cards in hand."""
    replies: Reals
    """The share of unseen cards with which a rival would then pass."""
    threats: Flags
    """Whether a rival would pass with the card as things are; only for unseen cards."""


def look(seen: Seen) -> Sight:
    """What the seat to move is shown."""
    view, zones, players = seen.now, seen.now.moment.zones, seen.now.players
    order = [(zones.seat + offset) % players for offset in range(players)]
    outlook = _outlook(zones)
    cells = np.zeros(shown(seats_shown(players)), dtype=np.float32)
    sets, numbers = bits(_sets(view, seen.turns, order)), _numbers(view, seen.turns, order)
    _fill(cells, [sets, numbers, outlook.leads.ravel(), outlook.replies.ravel(), outlook.threats.ravel()])
    steps = sensible(view, outlook.leads)
    return Sight(cells, {action_of(step): step for step in steps})


def _fill(cells: Reals, parts: Sequence[Reals | Flags]) -> None:
    """Write parts one after the other."""
    start = 0
    for part in parts:
        cells[start : start + len(part)] = part
        start += len(part)


def bits(sets: Sequence[CardSet] | Integers) -> Reals:
    """One cell for each card of each set."""
    rows = np.array(sets, dtype=np.int64).view(np.uint8).reshape(-1, 8)
    by_number = np.unpackbits(rows, axis=1, bitorder="little").reshape(-1, 8, 8)
    return by_number[:, :7, :7].astype(np.float32).ravel()


def _moved(turn: Turn) -> CardSet:
    """The cards played, discarded and put on the deck."""
    return card_set(item.card for item in turn.items if isinstance(item, Step) and item.card)


def _by_seat(values: Sequence[Value], order: Sequence[int], nobody: Value) -> list[Value]:
    """The values of the seats in this order, and then of the seats where nobody sits."""
    return [values[seat] for seat in order] + [nobody] * (seats_shown(len(order)) - len(order))


def _union(sets: Iterable[CardSet]) -> CardSet:
    found = 0
    for cards in sets:
        found |= cards
    return found


def _sets(view: View, turns: Sequence[SeenTurn], order: list[int]) -> list[CardSet]:
    """The sets of cards that are shown; see `layout.sets_shown`."""
    zones = view.moment.zones
    discards = [0] * len(order)
    for seat, turn in (*turns, SeenTurn(view.seat, view.turn)):
        discards[seat] |= card_set(
            item.card for item in turn.items if isinstance(item, Step) and item.verb is Verb.DISCARD and item.card
        )
    past = [_moved(taken.turn) for taken in reversed(turns[-REMEMBERED:])]
    return [
        zones.hands[zones.seat],
        *_by_seat(zones.palettes, order, 0),
        *_by_seat(discards, order, 0),
        _union(zones.scored),
        *_by_seat([hand & zones.known for hand in zones.hands], order, 0)[1:],
        card_set(card for card in zones.deck if card),
        zones.deck[0].bit if zones.deck and zones.deck[0] else 0,
        _moved(view.turn),
        *past,
        *([0] * (REMEMBERED - len(past))),
        unseen(zones),
    ]


def _one_of(value: int, count: int) -> list[float]:
    return [float(place == value) for place in range(count)]


def _is_winning(zones: Zones) -> bool:
    return leads(rule_of(zones), zones.palettes[zones.seat], rivals_of(zones))


def _numbers(view: View, turns: Sequence[SeenTurn], order: list[int]) -> Reals:
    """The cells that are not about cards; see `layout.numbers_shown`."""
    zones, rules, players = view.moment.zones, view.rules, view.players
    past = [(taken.seat - zones.seat) % players for taken in reversed(turns[-REMEMBERED:])]
    cells = [
        *_one_of(rule_of(zones), 7),
        *_one_of(PHASES.index(view.phase), len(PHASES)),
        view.moment.bound,
        _is_winning(zones),
    ]
    for size in _by_seat(view.hand_sizes, order, 0):
        cells += _one_of(min(size, LARGEST_HAND), LARGEST_HAND + 1)
    cells += [view.deck_size / FULL_DECK, rules.discard_rule, rules.scoring, rules.actions]
    cells += [_points(cards) / rules.target(players) for cards in _by_seat(zones.scored, order, 0)]
    cells += _by_seat(zones.out, order, True)  # noqa: FBT003  a seat where nobody sits looks like one that is out
    for seat in (*past, *([-1] * (REMEMBERED - len(past)))):
        cells += _one_of(seat, seats_shown(players))
    return np.array(cells, dtype=np.float32)


def _points(cards: CardSet) -> int:
    return sum(card.number for card in CARDS if card.bit & cards)


def _outlook(zones: Zones) -> _Outlook:
    """What cards would do."""
    palette, hand, rivals, hidden = zones.palettes[zones.seat], zones.hands[zones.seat], rivals_of(zones), unseen(zones)
    in_hand = [place for place, card in enumerate(CARDS) if card.bit & hand]
    out_there = [place for place, card in enumerate(CARDS) if card.bit & hidden]
    outlook = _Outlook(
        np.zeros((7, len(CARDS) + 1), dtype=np.bool_),
        np.zeros((7, len(CARDS) + 1), dtype=np.float32),
        np.zeros((7, len(CARDS)), dtype=np.bool_),
    )
    columns = [*in_hand, len(CARDS)]
    for rule in Colour:
        bar = max((strength(rule, rival) for rival in rivals), default=0)
        own = np.array([strength(rule, palette | CARDS[place].bit) for place in in_hand] + [strength(rule, palette)])
        passing = np.array([_best(rule, rivals, CARDS[place]) for place in out_there], dtype=np.int64)
        outlook.leads[rule, columns] = own > bar
        outlook.replies[rule, columns] = (passing[None] > own[:, None]).sum(1) / max(1, len(out_there))
        outlook.threats[rule, out_there] = passing > own[-1]
    return outlook


def _best(rule: Colour, rivals: Sequence[CardSet], card: Card) -> int:
    """How strong a rival would be with the card, at best."""
    return max((strength(rule, rival | card.bit) for rival in rivals), default=0)


def sensible(view: View, winning: Flags) -> list[Step]:
    """The legal steps without those that put their player out for sure, if there are others.

    `winning` says by rule and card, none last, whether one would be winning after playing it.
    """
    steps, zones = view.legal_steps(), view.moment.zones
    may_end = _is_winning(zones) and (view.phase is not Phase.START or view.rules.edition.idle_leader_stays)
    hand, rule, spared = zones.hands[zones.seat], rule_of(zones), EVEN if view.rules.actions else 0

    def is_sensible(step: Step) -> bool:
        if step == END:
            return may_end
        card = step.card
        if step.verb is not Verb.PLAY or card is None or (spared and not card.bit & spared):
            return True
        place = (card.number - 1) * 7 + card.colour
        closing = {rule, *(other.colour for other in CARDS if other.bit & hand & ~card.bit)}
        return any(winning[colour, place] for colour in closing)

    return [step for step in steps if is_sensible(step)] or steps


def mask_of(steps: Iterable[int]) -> Flags:
    """One flag for each action: whether it is among these."""
    mask = np.zeros(ACTIONS, dtype=np.bool_)
    mask[list(steps)] = True
    return mask
