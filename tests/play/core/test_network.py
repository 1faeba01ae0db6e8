"""What a skilled player would do: the turns there are, and how likely each is."""

from __future__ import annotations

import numpy as np
import pytest

from red7 import EDITIONS, Seat
from red7.cards import ALL_CARDS, card_set
from red7.play.bots.master import insight
from red7.play.core.network import (
    INPUTS,
    MOST_TURNS,
    THROWN,
    chance_of_turn,
    turns_of,
)
from red7.play.core.state import flags_of
from tests.support.matches import basic_boards
from tests.support.turns import surviving_turns


@pytest.mark.parametrize("edition", EDITIONS)
def test_turns_are_those_of_the_engine(edition: str) -> None:
    turns = np.zeros((MOST_TURNS, THROWN + 1), dtype=np.int64)
    for position in basic_boards(edition):
        seat, other = position.seat, Seat(1 - position.seat)
        own, hand, rival = map(card_set, (position.palettes[seat], position.hands[seat], position.palettes[other]))
        count = turns_of(flags_of(position.rules), own, hand, rival, position.rule, turns)
        staying = surviving_turns(position)
        found = {tuple(turn[: THROWN + 1]) for turn in turns[:count].tolist()}
        assert found == {
            (
                card_set(end.palettes[seat]),
                card_set(end.hands[seat]),
                end.rule,
                card_set(end.canvas) & ~card_set(position.canvas),
            )
            for end in staying
        }, position
        assert count == len(found) == len(staying)


def test_there_is_room_for_the_turns_of_any_hand() -> None:
    """To stay idle, to discard a card, to play one, or to do both."""
    cards = ALL_CARDS.bit_count()
    assert 1 + cards + cards + cards * (cards - 1) <= MOST_TURNS


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_chances_of_all_turns_are_one(edition: str) -> None:
    turns, again = (np.zeros((MOST_TURNS, THROWN + 1), dtype=np.int64) for _ in range(2))
    inputs, met = np.zeros(INPUTS, dtype=np.float32), 0
    for position in basic_boards(edition):
        seat, other, flags = position.seat, Seat(1 - position.seat), flags_of(position.rules)
        own, hand, rival = map(card_set, (position.palettes[seat], position.hands[seat], position.palettes[other]))
        seen = own, hand, rival, position.hand_sizes[other], card_set(position.canvas), int(position.rule)
        count = turns_of(flags, own, hand, rival, position.rule, turns)
        chances = [chance_of_turn(flags, *seen, turn, insight(), again, inputs) for turn in turns[:count]]
        assert sum(chances) == pytest.approx(1.0 if count else 0.0)
        assert all(chance > 0 for chance in chances)
        met += count
        cannot = np.array([own, hand, 7, 0], dtype=np.int64)
        assert chance_of_turn(flags, *seen, cannot, insight(), again, inputs) == 0.0
    assert met
