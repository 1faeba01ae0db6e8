"""What a policy is shown of a game, cell by cell, in NumPy; `red7.learn.sight` makes the same for many, in PyTorch.

Cards come by number, weakest first, as actions do. Seats come in the order of play, the seat to move first; a seat
where nobody sits comes last, and looks like one that is out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias, TypeVar

import numpy as np

from red7.cards import ALL_CARDS, Card, CardSet, Colour, card_set, cards_in
from red7.play.history import Seen, SeenTurn
from red7.rules import EVEN, leads, strength
from red7.steps import Step, Turn, Verb
from red7.turn import END, Phase, rivals_of, rule_of, unseen
from red7.view import View
from red7.zones import Zones

CARDS: Final = tuple(reversed(cards_in(ALL_CARDS)))
"""The cards in the order of their cells."""
PLACES: Final = tuple(card.index for card in CARDS)
"""The bit of each."""
ACTIONS: Final = 3 * len(CARDS) + 3
REMEMBERED: Final = 4
"""How many finished turns are shown."""
PHASES: Final = tuple(phase for phase in Phase if phase is not Phase.DONE)
LARGEST_HAND: Final = 9
"""Larger hands look like this one."""
FULL_DECK: Final = 32
_MULTIPLE: Final = 64  # sizes that the matrix units like
_VERBS: Final = (Verb.PLAY, Verb.DISCARD, Verb.TOP)
_OTHERS: Final = (Verb.TAKE, Verb.DECLINE, Verb.END)


def action_of(step: Step) -> int:
    """The number of a step, as in the environments."""
    if step.card is None:
        return len(_VERBS) * len(CARDS) + _OTHERS.index(step.verb)
    return _VERBS.index(step.verb) * len(CARDS) + (step.card.number - 1) * 7 + step.card.colour


def seats_shown(players: int) -> int:
    """How many seats a policy is shown: three and four play by one network, for which three have an empty seat."""
    return 2 if players == 2 else 4


def sets_shown(seats: int) -> int:
    """How many sets of cards are shown.

    One's hand; palettes; discards; what is scored; what is known in the others' hands, in the deck and on top of it;
    this turn and the last ones; what is unseen.
    """
    return 1 + 2 * seats + 1 + (seats - 1) + 2 + 1 + REMEMBERED + 1


def known_at(seats: int) -> int:
    """The first of the sets of cards that are known in the others' hands."""
    return 2 + 2 * seats


def numbers_shown(seats: int) -> int:
    """How many cells are not about cards.

    The rule, the phase, whether bound, whether winning; the sizes of the hands and of the deck; the switches; points;
    who is out; whose the last turns were.
    """
    return 7 + len(PHASES) + 2 + (LARGEST_HAND + 1) * seats + 1 + 3 + seats + seats + REMEMBERED * seats


def shown(seats: int) -> int:
    """How many cells a policy is shown; the last ones are empty.

    After the sets and the numbers: for each card in hand and for playing none, and each rule, whether one would be
    winning; for the same, the share of unseen cards with which a rival would pass; for each unseen card and each rule,
    whether a rival would pass with it now.
    """
    return _rounded(leads_at(seats) + 7 * (len(CARDS) + 1) * 2 + 7 * len(CARDS))


def leads_at(seats: int) -> int:
    """The first of the cells that say where one would be winning."""
    return len(CARDS) * sets_shown(seats) + numbers_shown(seats)


def shown_to_critic(seats: int) -> int:
    """How many cells a critic is shown besides: the others' hands, and what their cards would do, as above."""
    cards = len(CARDS)
    return _rounded(cards * (seats - 1) + 7 * (cards + 1) + 7 * cards)


def _rounded(size: int) -> int:
    return -(-size // _MULTIPLE) * _MULTIPLE


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
    """The sets of cards that are shown; see `sets_shown`."""
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
    """The cells that are not about cards; see `numbers_shown`."""
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
