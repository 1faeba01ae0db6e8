"""Whole turns in compiled code: those that stay in and those that go out, as the engine has them."""

from __future__ import annotations

import random

import numpy as np
import pytest

from red7 import EDITIONS, Outlook, Position, Rules, Seat, deal
from red7.cards import card_set
from red7.play.core.encoding import state_of
from red7.play.core.search import STACK
from red7.play.core.state import DECK, DECK_SIZE, HAND, OUT, PALETTE, RULE, SCORING, SEAT, Array, flags_of
from red7.play.core.whole_turns import (
    AIM,
    AIM_HAND,
    COLOUR,
    COUNT,
    LEFT,
    MOVE,
    OWN,
    PILE,
    PUSHED,
    RIVALS,
    TAKEN,
    WORK,
    expand,
    leave,
)
from red7.play.turns.open import open_endings
from tests.support.matches import SWITCHES, set_up
from tests.support.turns import surviving_turns


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("switches", SWITCHES)
def test_whole_turns_are_those_of_the_engine(edition: str, switches: str) -> None:
    chance = random.Random(f"{edition}{switches}")
    for number in range(3):
        position = deal(Rules.parse(f"{edition}{switches}"), players=2, seed=f"whole {number}")
        while not position.is_over:
            if not position.turn.items:
                assert core_turns(position) == {_where(end, position.seat) for end in surviving_turns(position)}
            outlook = position.outlook()
            staying = [step for step, hope in outlook.items() if hope is not Outlook.NO]
            position = position.play(chance.choice(staying or list(outlook)))


def core_turns(position: Position) -> set[tuple[object, ...]]:
    """What the core says that surviving turns lead to."""
    state, seat = state_of(position), position.seat
    work, moves = np.zeros(WORK, dtype=np.int64), np.zeros((STACK, MOVE), dtype=np.int64)
    rival, size = int(state[PALETTE + 1 - seat]), int(state[DECK_SIZE])
    work[RIVALS, 0], work[RIVALS, COUNT], work[RIVALS, AIM] = rival, 1, 0
    work[RIVALS, AIM_HAND] = state[HAND + 1 - seat]
    deck = state[DECK:].copy()
    own, hand, rule = (int(state[place]) for place in (PALETTE + seat, HAND + seat, RULE))
    end = expand(flags_of(position.rules), own, hand, rule, deck, size, work, moves, 0)
    found: set[tuple[object, ...]] = set()
    for move in moves[:end].tolist():
        pile = pile_of(move[PILE], deck)
        found.add((move[OWN], move[LEFT], rival & ~move[TAKEN], move[COLOUR], pile[::-1]))
    return found


def _where(end: Position, seat: Seat) -> tuple[object, ...]:
    """Where the engine says that a turn leads, written in the same way."""
    own, hand, rival = (card_set(cards) for cards in (end.palettes[seat], end.hands[seat], end.palettes[1 - seat]))
    return own, hand, rival, int(end.rule), tuple(card.index for card in end.deck)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("switches", ["", "d", "a", "dsa"])
def test_ways_out_are_those_of_the_engine(edition: str, switches: str) -> None:
    """All that makes a difference to whoever stays in, such as a 5 that a 7 puts on the deck in 1.2."""
    chance = random.Random(f"{edition}{switches}")
    for pack in ("", "[ROY/1357/1]", "[ROYGB/13457/1]") * 20:
        position = set_up(Rules.parse(f"{edition}{switches}{pack}"), 3, chance)
        if position.is_over:
            continue
        state, seat, flags = state_of(position), position.seat, flags_of(position.rules)
        rivals = [other for other in range(3) if other != seat and not position.is_out(Seat(other))]
        out = {
            (*(int(end.state[PALETTE + rival]) for rival in rivals), end.state[RULE], deck_of(end.state))
            for end in open_endings(state, flags & ~SCORING)
            if end.state[OUT] != state[OUT]
        }
        assert ways_out(state, flags, rivals) == out, position


def deck_of(state: Array) -> tuple[int, ...]:
    return tuple(state[DECK : DECK + state[DECK_SIZE]].tolist())


def ways_out(state: Array, flags: int, rivals: list[int]) -> set[tuple[object, ...]]:
    """What the core says that turns lead to which put their player out."""
    work, moves = np.zeros(WORK, dtype=np.int64), np.zeros((STACK, MOVE), dtype=np.int64)
    for place, rival in enumerate(rivals):
        work[RIVALS, place] = state[PALETTE + rival]
    work[RIVALS, COUNT] = len(rivals)
    own, hand, rule = (int(state[place]) for place in (PALETTE + state[SEAT], HAND + state[SEAT], RULE))
    deck = state[DECK:].copy()
    end = leave(flags, own, hand, rule, deck, int(state[DECK_SIZE]), work, moves, 0)
    found: set[tuple[object, ...]] = set()
    for move in moves[:end].tolist():
        palettes = [int(state[PALETTE + rival]) & ~move[TAKEN] for rival in rivals]
        found.add((*palettes, move[COLOUR], pile_of(move[PILE], deck)))
    return found


def pile_of(pile: int, deck: Array) -> tuple[int, ...]:
    """The cards of a pile as a turn notes it, the one drawn next last."""
    return (*deck[: pile >> 8].tolist(), *([(pile & PUSHED) - 1] if pile & PUSHED else []))
