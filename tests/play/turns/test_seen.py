"""Endings as a seat sees them, against every turn that the engine plays."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random

import pytest

from red7 import Position, Rules, Seat, Step, View, deal
from red7.play.core.encoding import state_of
from red7.play.core.state import OUT, flags_of
from red7.play.turns.open import open_endings
from red7.play.turns.seen import count_surviving, ending_of, endings
from red7.rules import strength
from tests.support.turns import surviving_turns, whole_turns

# Without a 3 in the pack nothing is drawn in mid-turn, so that turns can be listed.
KINDS = ["1.3", "1.0d", "1.2d", "1.0a[ROYGBIV/124567/7]", "1.1a[ROYGBIV/124567/7]", "1.3da[ROYGBIV/124567/7]"]


def positions(rules: str, seed: int) -> Iterator[Position]:
    """Where the turns of a random round begin."""
    chance = Random(seed)
    position = deal(Rules.parse(rules), players=2 + seed % 3, seed=str(seed))
    while not position.is_over:
        if not position.turn.items:
            yield position
        hopeful = [step for step, outlook in position.outlook().items() if outlook.value != "no"]
        position = position.play(chance.choice(hopeful or position.legal_steps()))


@pytest.mark.parametrize("rules", KINDS)
def test_surviving_turns_are_counted(rules: str) -> None:
    for seed in range(3):
        for position in positions(rules, seed):
            turns = [turn.steps for turn, _ in whole_turns(position) if not turn.out]
            counted = count_surviving(position.view(position.seat))
            assert counted == {step: sum(steps[0] is step for steps in turns) for step in position.legal_steps()}, (
                position
            )


@pytest.mark.parametrize("rules", KINDS)
def test_endings_lead_where_turns_lead(rules: str) -> None:
    for seed in range(3):
        for position in positions(rules, seed):
            found = endings(position.view(position.seat), past_draws=True)
            turns = {turn.steps: end for turn, end in whole_turns(position)}
            for ending in found:
                end = turns[ending.steps]
                assert ending.staying == float(not end.is_out(position.seat))
                if not end.is_over:
                    assert [sum(card.bit for card in palette) for palette in end.palettes] == list(
                        ending.zones.palettes
                    )
                    assert end.hand_sizes[position.seat] == (
                        ending.zones.hands[position.seat].bit_count()
                        + ending.zones.hidden[position.seat]
                        + ending.drawn
                    )
            staying = [turns[ending.steps] for ending in found if not ending.goes_out]
            assert {(end.palettes, end.canvas, end.hand_sizes) for end in staying} == {
                (end.palettes, end.canvas, end.hand_sizes) for end in surviving_turns(position)
            }
            assert any(ending.goes_out for ending in found) == any(end.is_out(position.seat) for end in turns.values())


def test_staying_in_may_depend_on_the_card_that_a_3_draws() -> None:
    view = Position.parse("red7/1 1.3a[RV/1234567/2] R5:R4V3/V6:R3R1 - V2R7V5R2V1R6V4V7 0").view(Seat(0))
    hoping = {str(ending.steps[0]): ending for ending in endings(view, past_draws=True) if ending.staying}
    assert list(hoping) == ["+V3"]
    assert hoping["+V3"].drawn == 1
    assert strength(view.rule, hoping["+V3"].zones.palettes[0]) < strength(view.rule, hoping["+V3"].zones.palettes[1])
    hidden = 10  # two in the other hand, eight in the deck
    saving = [card for card in ["V1", "V2", "V4", "V5", "V7", "R1", "R2", "R3", "R6", "R7"] if card[0] == "V"]
    assert Fraction(hoping["+V3"].staying).limit_denominator(100) == Fraction(len(saving), hidden)
    assert {str(step): count for step, count in count_surviving(view).items()} == {"+R4": 0, "+V3": 1, ".": 0}


def test_an_ending_stops_where_a_card_is_drawn_unseen() -> None:
    """With every card open it goes on to the end of the turn."""
    position = Position.parse("red7/1 1.3a[RV/1234567/2] R5:R4V3/V6:R3R1 - V2R7V5R2V1R6V4V7 0")
    texts = {"".join(map(str, ending.steps)) for ending in endings(position.view(Seat(0)))}
    assert texts == {"+V3", "."}
    assert {"".join(map(str, ending.steps)) for ending in endings(position)} == {"+V3>V2", "."}


@pytest.mark.parametrize("text", ["1.0da", "1.1dsa", "1.2a", "1.3ds"])
def test_with_every_card_open_they_are_the_open_endings(text: str) -> None:
    """Both list every turn that stays in, once."""
    chance, compared = Random(text), 0
    for number in range(4):
        position = deal(Rules.parse(text), players=3, seed=str(number))
        for _ in range(6):
            if not position.is_over:
                position = position.play(chance.choice(position.legal_steps()))
        if position.is_over:
            continue
        found = [ending for ending in endings(position) if not ending.goes_out]
        listed = open_endings(state_of(position), flags_of(position.rules))
        assert len(found) == len([ending for ending in listed if not ending.state[OUT] >> position.seat & 1])
        assert [ending_of(position, ending.steps) for ending in found] == found
        compared += len(found)
    assert compared


def test_steps_that_finish_no_turn_are_no_ending() -> None:
    view = View.parse("red7/1 1.3[RV/1234567/3] R3:V7R5V2/V6:*3 - *6 0 @0")
    assert ending_of(view, [Step.parse("+V7")]) is None
    assert ending_of(view, [Step.parse("+V6")]) is None
    found = ending_of(view, [Step.parse("+V7"), Step.parse(".")])
    assert found in endings(view)
