"""Core and engine side by side: random rounds of every kind, in which they must agree at every step."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

import numpy as np

from red7 import Outlook, Position, Rules, Step, deal
from red7.cards import card_set
from red7.play.core.encoding import state_of
from red7.play.core.flow import apply
from red7.play.core.options import legal, surviving
from red7.play.core.state import (
    BAR,
    CODES,
    DECK,
    DECK_SIZE,
    HAND,
    KNOWN,
    PALETTE,
    PHASE,
    RULE,
    SCORED,
    SEAT,
    WINNER,
    Array,
    flags_of,
)
from tests.support.matches import COLOURS, NUMBERS, set_up

VERBS = 6


class Disagreement(AssertionError):
    """Core and engine differ; the text says where, and in which position."""


def walk(position: Position, chance: random.Random) -> Iterator[Position]:
    """Every position of a random round from this one on; raises Disagreement if core and engine differ."""
    flags = flags_of(position.rules)
    state = state_of(position)
    while True:
        agree("cards", position, cards_of(state, position.players), cards_in(position))
        agree("state", position, said(state), said(state_of(position)))
        outlook = {} if position.is_over else position.outlook()
        staying = [step for step, hope in outlook.items() if hope is not Outlook.NO]
        found = np.full(VERBS, -1, dtype=np.int64)
        legal(state, flags, found)
        agree("legal steps", position, found.tolist(), masks(outlook))
        surviving(state, flags, found)
        agree("surviving steps", position, found.tolist(), masks(staying))
        yield position
        if position.is_over:
            return
        step = chance.choice(staying if staying and chance.random() < 0.8 else list(outlook))
        apply(state, flags, CODES[step])
        position = position.play(step)


def agree(what: str, position: Position, core: list[int], engine: list[int]) -> None:
    if core != engine:
        raise Disagreement(f"{what} in {position}\n  core   {core}\n  engine {engine}")


def masks(steps: Iterable[Step]) -> list[int]:
    """Steps as the core lists them: for each verb its cards, or one bit."""
    found = [0] * VERBS
    for step in steps:
        verb, card = divmod(CODES[step], 64)
        found[verb] |= 1 << card
    return found


def said(state: Array) -> list[int]:
    """What counts in a state: not cards that have left the deck, nor the turn once the round is over."""
    whole: list[int] = state[: DECK + state[DECK_SIZE]].tolist()
    return whole if state[WINNER] < 0 else whole[:PHASE] + whole[KNOWN:BAR] + whole[DECK:]


def cards_of(state: Array, players: int) -> list[int]:
    """Where the cards are, and whose turn it is, in a state."""
    zones = [*range(PALETTE, PALETTE + players), *range(HAND, HAND + players), *range(SCORED, SCORED + players)]
    deck: list[int] = state[DECK : DECK + state[DECK_SIZE]].tolist()
    return [int(state[place]) for place in (*zones, KNOWN, RULE, SEAT, WINNER)] + deck[::-1]


def cards_in(position: Position) -> list[int]:
    """Where the cards are, and whose turn it is, in a position."""
    zones = (*position.palettes, *position.hands, *position.scored, position.known)
    winner = -1 if position.winner is None else position.winner
    return [*map(card_set, zones), position.rule, position.seat, winner, *(card.index for card in position.deck)]


def some_round(kind: str, players: int, chance: random.Random) -> Position:
    """A deal or any arrangement of the cards, of the whole pack or of part of it."""
    rules = Rules.parse(kind + chance.choice(("", some_pack(players, chance))))
    if chance.random() < 0.5:
        return set_up(rules, players, chance)
    return deal(rules, players=players, seed=str(chance.random()))


def some_pack(players: int, chance: random.Random) -> str:
    """A reduced pack that is large enough for this many players."""
    while True:
        colours = "".join(colour for colour in COLOURS if chance.random() < 0.7)
        numbers = "".join(number for number in NUMBERS if chance.random() < 0.7)
        most = len(colours) * len(numbers) // players - 1
        if most > 0 and (colours, numbers) != (COLOURS, NUMBERS):
            return f"[{colours}/{numbers}/{chance.randint(1, min(most, 9))}]"


def play(kind: str, players: int, *, turns: int, seed: str) -> int:
    """Compares at least this many turns, in rounds of one kind, and returns how many."""
    chance = random.Random(f"{seed}/{kind}/{players}")
    done = 0
    while done < turns:
        for position in walk(some_round(kind, players, chance), chance):
            done += not position.turn.items
        done -= 1  # no turn begins at the end of a round
    return done
