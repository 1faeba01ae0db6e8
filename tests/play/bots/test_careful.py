"""`careful`: looks one answer ahead, and knows when a match ends."""

from __future__ import annotations

from random import Random

import pytest

from red7 import Outlook, Position, Seat, Step
from red7.play.bots.bot import Budget
from red7.play.bots.careful import CarefulBot
from red7.play.history import Seen
from tests.support.hidden import shuffled


def choice(position: Position, seed: int = 1) -> Step:
    view = position.view(position.seat)
    return CarefulBot().choose(Seen(view, (), view), Budget(), Random(seed))


def test_careful_takes_the_turn_that_leaves_no_answer() -> None:
    # Seat 1 leads under neither rule against R7 and 2, whatever it holds; against 2 and 3 it nearly always does.
    position = Position.parse("red7/1 1.3[RV/1234567/3] R3:R7R2V2/V7:V5V4V3 - R1V1R6V6R4R5 0")
    chance, answers = Random(1), {"careful": 0, "+R2>V2": 0}
    for seed in range(20):
        same = shuffled(position, chance)
        other, after = same.play(Step.parse("+R2")).play(Step.parse(">V2")), same
        while after.seat == Seat(0):
            after = after.play(choice(after, seed))
        for turn, end in (("careful", after), ("+R2>V2", other)):
            assert not end.is_out(Seat(0))
            answers[turn] += any(outlook is not Outlook.NO for outlook in end.outlook().values())
    assert answers["careful"] == 0
    assert answers["+R2>V2"] > 10


def test_careful_gives_up_a_round_to_limit_a_prize() -> None:
    # The discard would keep seat 1 in with an empty hand, while seat 0 plays on for the nine points that it needs.
    position = Position.parse("red7/1 1.3s[ROY/1234567/3] O5O1Y1:Y4R2:R7O7Y7Y5Y3Y2/R5O3:R1:R6R4O4R3 Y6O2 O6 1")
    assert position.points == (31, 17)
    assert position.play_turn(".x").match_winners == ()
    assert position.outlook()[Step.parse(">R1")] is Outlook.SURE
    assert str(choice(position)) == "."


@pytest.mark.parametrize(
    ("text", "step", "winner"),
    [
        # Ahead by 29 to 20: seat 1 scores 2 points if seat 0 goes out, and up to 10 if it plays on.
        ("O6Y2:R5R4:Y7R6Y6O5R3R2/O2O1:O7Y3Y1:R7Y5Y4O3R1 O4 - 0", ".", 0),
        # Behind by 17 to 21: to go out loses the match, whatever it saves.
        ("O4:O7:R5Y4O3R2Y2O1/R1:O5Y5O2:Y7O6R4Y3Y1 R6Y6 R7R3 0", "+O7", 1),
    ],
)
def test_it_knows_that_too_few_cards_end_the_match(text: str, step: str, winner: int) -> None:
    position = Position.parse(f"red7/1 1.3s[ROY/1234567/4] {text}")
    given_up = position.play_turn(".x")
    assert given_up.match_winners == (winner,)
    assert max(given_up.points) < position.rules.target(2)
    assert {str(choice(position, seed)) for seed in range(3)} == {step}
