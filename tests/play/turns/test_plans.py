"""Every way to finish a turn, against the engine's own play."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random

import pytest

from red7 import Position, Rules, Seat, deal
from red7.play.turns.plans import plans, ways
from red7.rules import strength
from tests.support.turns import whole_turns

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
def test_ways_count_the_turns_that_keep_one_in(rules: str) -> None:
    for seed in range(3):
        for position in positions(rules, seed):
            turns = [steps for steps, end in whole_turns(position) if not end.is_out(position.seat)]
            counted = ways(position.view(position.seat))
            assert counted == {step: sum(steps[0] is step for steps in turns) for step in position.legal_steps()}, (
                position
            )


@pytest.mark.parametrize("rules", KINDS)
def test_plans_end_as_turns_do(rules: str) -> None:
    for seed in range(3):
        for position in positions(rules, seed):
            found = plans(position.view(position.seat))
            turns = dict(whole_turns(position))
            for plan in found:
                end = turns[plan.steps]
                assert plan.staying == float(not end.is_out(position.seat))
                if not end.is_over:
                    assert [sum(card.bit for card in palette) for palette in end.palettes] == list(plan.zones.palettes)
                    assert end.hand_sizes[position.seat] == (
                        plan.zones.hands[position.seat].bit_count() + plan.zones.hidden[position.seat] + plan.drawn
                    )
            assert {(end.palettes, end.canvas, end.hand_sizes) for end in turns.values()} == {
                (end.palettes, end.canvas, end.hand_sizes) for end in (turns[plan.steps] for plan in found)
            }


def test_a_plan_may_hang_on_the_card_that_a_3_draws() -> None:
    view = Position.parse("red7/1 1.3a[RV/1234567/2] R5:R4V3/V6:R3R1 - V2R7V5R2V1R6V4V7 0").view(Seat(0))
    hoping = {str(plan.steps[0]): plan for plan in plans(view) if plan.staying}
    assert list(hoping) == ["+V3"]
    assert hoping["+V3"].drawn == 1
    assert strength(view.rule, hoping["+V3"].zones.palettes[0]) < strength(view.rule, hoping["+V3"].zones.palettes[1])
    hidden = 10  # two in the other hand, eight in the deck
    saving = [card for card in ["V1", "V2", "V4", "V5", "V7", "R1", "R2", "R3", "R6", "R7"] if card[0] == "V"]
    assert Fraction(hoping["+V3"].staying).limit_denominator(100) == Fraction(len(saving), hidden)
    assert {str(step): count for step, count in ways(view).items()} == {"+R4": 0, "+V3": 1, ".": 0}
