"""Puzzles as clients see them."""

from __future__ import annotations

import pytest

from red7 import IllegalStep
from red7.show.puzzles import Riddle, rules_in, shipped

RIDDLES = [Riddle.of(number, one.text) for number, one in enumerate(shipped(), start=1)]


def test_the_solution_of_every_puzzle_is_right() -> None:
    for riddle in RIDDLES:
        attempt = riddle.tried("".join(map(str, riddle.turn.steps)))
        answer = riddle.answer(attempt, None)
        assert (answer.right, answer.why, answer.solution) == (True, "right", str(riddle.turn))
        assert answer.board == riddle.solution().board


def test_a_puzzle_to_survive_shows_what_its_mover_sees_and_tells_nothing() -> None:
    riddle = next(one for one in RIDDLES if one.kind == "survive")
    shown, mover = riddle.view(), riddle.position.seat
    assert shown.deck == ()
    assert [bool(seat.cards) for seat in shown.board.seats] == [
        seat == mover for seat in range(riddle.position.players)
    ]
    assert shown.board.steps
    assert {(step.outlook, step.leading) for step in shown.board.steps} == {("maybe", None)}


def test_a_puzzle_to_win_shows_every_card() -> None:
    riddle = next(one for one in RIDDLES if one.kind == "win" and one.position.rules.bonus_draw)
    shown = riddle.view("2026-11-15")
    assert all(len(seat.cards) == seat.hand for seat in shown.board.seats)
    assert len(shown.deck) == shown.board.deck
    assert shown.date == "2026-11-15"


def test_steps_that_are_no_turn_are_refused() -> None:
    riddle = RIDDLES[0]
    whole = "".join(map(str, riddle.turn.steps))
    with pytest.raises(IllegalStep) as refused:
        riddle.tried(f"{whole}+R1")
    assert refused.value.code == "turn-over"


def test_every_kind_grade_and_edition_is_there() -> None:
    found = {(one.kind, one.grade, rules_in(one.text)) for one in shipped()}
    assert {kind for kind, _, _ in found} == {"win", "survive"}
    assert {grade for _, grade, _ in found} == {1, 2, 3, 4, 5}
    assert {rules for _, _, rules in found} == {"1.3", "1.3ds", "1.3dsa"}
