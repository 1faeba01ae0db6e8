"""Exact solving: the truth by brute force, lines that can be replayed, and honesty about budgets."""

from __future__ import annotations

import pytest

from bench.solver import fault_in, small_endings
from red7 import Position, Red7Error, Rules, Seat, deal
from red7.play.analysis import Solution, solve
from tests.support.lanes import sample

QUICK = "red7/1 1.3[RV/1234567/3] R3:V7R5V2/V6:R4V4R1 - V5R2V1R7V3R6 0"


@pytest.mark.parametrize("part", sample(range(4), 2))
def test_small_endings_agree_with_brute_force(part: int) -> None:
    """Every edition with every switch, two to four players, at the start of turns and in the middle of them."""
    for truth in small_endings(64, seed=f"tests {part}", most=1_500):
        assert fault_in(truth, solve(truth.position)) is None, truth


def test_a_solved_position_shows_its_line() -> None:
    solution = solve(Position.parse(QUICK))
    assert solution == Solution(Seat(0), wins=True, winner=Seat(0), line=solution.line, nodes=solution.nodes)
    assert [str(turn) for turn in solution.line] == ["+V7.", ".x"]
    assert solve(QUICK) == solution


def test_lines_can_be_left_out() -> None:
    position = deal(Rules.parse("1.3s"), players=2, seed="7")
    whole, bare = solve(position), solve(position, lines=False)
    assert (bare.wins, bare.margin, bare.nodes) == (whole.wins, whole.margin, whole.nodes)
    assert (bare.line, bare.margin_line) == ((), ())


def test_in_the_middle_of_a_turn_the_line_begins_with_that_turn() -> None:
    position = Position.parse(f"{QUICK}+R5")
    solution = solve(position)
    assert str(solution.line[0]).startswith("+R5")
    end = position.turn_start
    for turn in solution.line:
        end = end.play_turn(turn)
    assert end.is_over
    assert (end.winner == 0) is solution.wins


def test_what_is_not_solved_says_so() -> None:
    solution = solve(deal(Rules.parse("1.3"), players=2, seed="7"), nodes=3)
    assert not solution.is_solved
    assert (solution.wins, solution.winner, solution.line) == (None, None, ())
    assert solution.nodes == 4


def test_a_round_that_is_over_is_solved() -> None:
    over = Position.parse(QUICK).play_turn(".x")
    assert solve(over) == Solution(Seat(1), wins=True, winner=Seat(1))


def test_one_against_all_others() -> None:
    position = deal(Rules.parse("1.3"), players=4, seed="7")
    solution = solve(position)
    assert solution.wins is False
    assert solution.winner is None
    end = position
    for turn in solution.line:
        end = end.play_turn(turn)
    assert end.is_over
    assert end.winner != position.seat


def test_with_two_left_in_it_is_a_duel() -> None:
    """Whoever is out makes no difference."""
    two = Position.parse(QUICK)
    three = Position.parse("red7/1 1.3[RV/1234567/3] R3:V7R5V2/xV1:V5/V6:R4V4R1 - R2R7V3R6 0")
    assert solve(three).wins is solve(two).wins
    assert solve(three.play_turn(".x")).winner == 2


def test_going_out_can_cost_less_after_a_robbery() -> None:
    """In 1.0 and 1.1 one may rob the winner on the way out."""
    position = Position.parse("red7/1 1.0sa[RV/1234567/2] V2:R1V1/R7V6:R3V3 - R5V7R4V5R6R2V4 0")
    solution = solve(position)
    assert solution.wins is False
    assert solution.margin == -6
    assert str(solution.margin_line[0]) == "+R1^R7.x"


def test_a_view_cannot_be_solved() -> None:
    view = Position.parse(QUICK).view(Seat(0))
    for given in (view, str(view)):
        with pytest.raises(Red7Error, match="every card must be face up") as caught:
            solve(given)  # type: ignore[arg-type]
        assert caught.value.code == "hidden"
