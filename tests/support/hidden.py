"""Positions that look the same to the player who moves."""

from __future__ import annotations

from random import Random

from red7 import Position
from red7.cards import card_set, cards_in
from red7.notation import Sheet
from red7.turn import Moment, unseen
from red7.zones import Zones


def shuffled(position: Position, chance: Random) -> Position:
    """The position with everything that the player to move cannot see dealt again."""
    zones = Sheet.parse(str(position)).zones
    hidden = list(cards_in(unseen(zones._replace(hands=_own_alone(zones), hidden=(0,) * len(zones.hands)))))
    chance.shuffle(hidden)
    hands = []
    for seat, hand in enumerate(zones.hands):
        known = hand if seat == zones.seat else hand & zones.known
        hands.append(known | card_set(hidden.pop() for _ in range((hand ^ known).bit_count())))
    deck = tuple(card if card and card.bit & zones.known else hidden.pop() for card in zones.deck)
    mixed = zones._replace(hands=tuple(hands), deck=deck)
    return Position(mixed, Moment(mixed))


def _own_alone(zones: Zones) -> tuple[int, ...]:
    return tuple(hand if seat == zones.seat else 0 for seat, hand in enumerate(zones.hands))
