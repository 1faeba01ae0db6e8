"""Converts states in the core's format back to the engine's positions."""

from __future__ import annotations

from red7.cards import CardSet, cards_in
from red7.play.core.state import DECK, DECK_SIZE, HAND, KNOWN, OUT, PALETTE, PLAYERS, RULE, SCORED, SEAT, WINNER, Array
from red7.position import Position
from red7.rules import Rules, Seat
from red7.turn import Moment
from red7.zones import Zones


def position_of(state: Array, rules: Rules) -> Position:
    """The position in which a turn begins; the core does not know in which order the canvas was covered.

    The last card of the canvas has the right colour; the others are in no particular order.
    """
    players = int(state[PLAYERS])
    palettes, hands, scored = (_sets(state, zone, players) for zone in (PALETTE, HAND, SCORED))
    deck = [cards_in(1 << index)[0] for index in state[DECK : DECK + state[DECK_SIZE]][::-1].tolist()]
    elsewhere = sum(palettes) + sum(hands) + sum(scored) + sum(card.bit for card in deck)
    canvas = sorted(cards_in(rules.pack_set ^ elsewhere), key=lambda card: card.colour == state[RULE])
    zones = Zones(
        rules,
        palettes=palettes,
        hands=hands,
        hidden=(0,) * players,
        scored=scored,
        out=tuple(bool(state[OUT] >> seat & 1) for seat in range(players)),
        canvas=tuple(canvas),
        deck=tuple(deck),
        known=int(state[KNOWN]),
        seat=Seat(int(state[SEAT])),
        is_over=bool(state[WINNER] >= 0),
    )
    return Position(zones, Moment(zones))


def _sets(state: Array, zone: int, players: int) -> tuple[CardSet, ...]:
    return tuple(state[zone : zone + players].tolist())
