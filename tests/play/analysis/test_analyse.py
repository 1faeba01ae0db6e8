"""Analysis: exact where cards are open, honest intervals where they are not, and no look at hidden cards."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from red7 import IllegalStep, Position, Rules, Seat, Step, Turn, View, deal
from red7.play.analysis.analyse import analyse
from red7.play.analysis.solve import solve
from red7.play.bots.bot import Budget, Cancelled
from red7.play.history import Seen
from red7.play.intervals import certain

SHORT = Position.parse("red7/1 1.3[RV/1234567/3] R3:V7R5V2/V6:R4V4R1 - V5R2V1R7V3R6 0")
SCORED = Position.parse("red7/1 1.3s[RV/1234567/3] R3:V7R5V2/V6:R4V4R1 - V5R2V1R7V3R6 0")
DRAWING = View.parse("red7/1 1.3a[RV/1234567/2] R5:R4V3/V6:*2 - *8 0 @0")


def steps(text: str) -> list[Step]:
    return list(Turn.parse(text).steps)


class TestOpenCards:
    def test_values_are_those_of_the_solver(self) -> None:
        """Turn by turn, with every card open: chances are 0 or 1, points are the best margin."""
        for text in ("1.3s", "1.0s", "1.3ds[ROYGB/1234567/4]", "1.2sa[ROYG/1234567/3]"):
            position = deal(Rules.parse(text), players=2, seed="analysis")
            solution = solve(position)
            analysis = analyse(position)
            assert analysis.worlds == 0
            assert analysis.is_solved
            assert max(option.chance.value for option in analysis.options) == solution.wins
            assert analysis.best.points == certain(float(solution.margin or 0))
            assert all(option.chance.is_exact for option in analysis.options)

    def test_each_turn_is_worth_what_its_position_is_worth(self) -> None:
        for option in analyse(SHORT).options:
            position = SHORT
            for step in option.steps:
                position = position.play(step)
            wins = position.winner == 0 if position.is_over else not solve(position).wins
            assert option.chance == certain(float(wins)), option

    def test_what_is_not_solved_is_played_out(self) -> None:
        position = deal(Rules.parse("1.3"), players=4, seed="analysis")
        analysis = analyse(position)
        assert not analysis.best.chance.is_exact
        assert 0 < analysis.best.chance.low < analysis.best.chance.value < analysis.best.chance.high < 1

    def test_when_time_is_up_the_rest_is_played_out(self) -> None:
        position = deal(Rules.parse("1.3da"), players=2, seed="analysis")
        analysis = analyse(position, Budget(seconds=0.001))
        assert any(not option.chance.is_exact for option in analysis.options)

    def test_in_the_middle_of_a_turn(self) -> None:
        analysis = analyse(SHORT.play(Step.parse("+V2")))
        assert {str(option) for option in analysis.options} == {">V7", "."}


class TestHiddenCards:
    def test_chances_are_shares_of_worlds(self) -> None:
        analysis = analyse(SHORT.view(Seat(0)), Budget(iterations=60))
        assert analysis.worlds == 60
        for option in analysis.options:
            assert option.chance.low <= option.chance.value <= option.chance.high
            assert option.goes_out or not option.chance.is_exact
        values = [option.chance.value for option in analysis.options]
        assert values == sorted(values, reverse=True)
        assert [option.chance.value for option in analysis.options if option.goes_out] == [0.0]

    def test_the_truth_is_near_what_many_worlds_say(self) -> None:
        """The interval of few worlds holds what many say, for nearly every turn."""
        position = deal(Rules.parse("1.3"), players=2, seed="near")
        view = position.view(position.seat)
        few = analyse(view, Budget(iterations=60), chance=Random(1))
        many = analyse(view, Budget(iterations=1_500), chance=Random(2))
        held = 0
        for option in few.options:
            truth = many.option_of(option.steps)
            assert truth
            held += option.chance.low <= truth.chance.value <= option.chance.high
        assert held >= 0.8 * len(few.options)

    def test_it_tells_whether_rounds_were_played_out_at_random(self) -> None:
        assert analyse(SHORT.view(Seat(0)), Budget(iterations=5)).is_solved
        three = deal(Rules.parse("1.3"), players=3, seed="7")
        assert not analyse(three.view(three.seat), Budget(iterations=1)).is_solved
        assert not analyse(three, Budget(iterations=1)).is_solved

    def test_hidden_cards_make_no_difference(self) -> None:
        """Two positions that look alike to their mover are judged alike."""
        other = Position.parse("red7/1 1.3[RV/1234567/3] R3:V7R5V2/V6:R6V5V1 - V4R2R1R7V3R4 0")
        assert other.view(Seat(0)) == SHORT.view(Seat(0))
        one, two = (analyse(position.view(Seat(0)), Budget(iterations=20)) for position in (SHORT, other))
        assert one == two

    def test_the_same_seed_gives_the_same(self) -> None:
        view = SCORED.view(Seat(0))
        one, two, three = (analyse(view, Budget(iterations=30), chance=Random(seed)) for seed in (1, 1, 2))
        assert one == two
        assert one != three

    def test_a_draw_leaves_the_rest_of_the_turn_open(self) -> None:
        """Who plays a 3 decides on the rest when the card is seen."""
        analysis = analyse(DRAWING, Budget(iterations=40))
        assert {str(option) for option in analysis.options} == {"+V3", "."}
        assert 0 < analysis.best.chance.value < 1
        assert str(analysis.best) == "+V3"
        assert analysis.is_forced

    def test_points_with_scoring(self) -> None:
        analysis = analyse(SCORED.view(Seat(0)), Budget(iterations=40))
        assert analysis.best.points
        assert analysis.best.loss == certain(0.0)
        going = next(option for option in analysis.options if option.goes_out)
        assert going.points
        assert going.points.value == -6.0
        assert all(option.loss.value >= 0 for option in analysis.options)

    @pytest.mark.parametrize("text", ["1.0a", "1.1dsa", "1.2d", "1.3dsa"])
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_every_kind_of_game(self, text: str, players: int) -> None:
        position = deal(Rules.parse(text), players=players, seed="kinds")
        analysis = analyse(position.view(position.seat), Budget(iterations=2))
        assert analysis.worlds == 2
        assert {option.steps[0] for option in analysis.options} <= set(position.legal_steps())


class TestReading:
    def test_the_option_of_a_turn_is_found_by_where_it_leads(self) -> None:
        position = Position.parse("red7/1 1.3a[ROV/1234567/3] O6:R5O5R4/R6:O4V4R1 - V5R2V1R7V3O1O2O3V2V6V7O7R3 0")
        analysis = analyse(position)
        one, other = analysis.option_of(steps("+R5+O5+R4.")), analysis.option_of(steps("+O5+R5+R4."))
        assert one is not None
        assert one is other
        assert analysis.option_of([]) is None
        assert analysis.option_of(steps("+R5+O5")) is None

    def test_steps_that_are_not_legal_are_no_option(self) -> None:
        analysis = analyse(SHORT)
        assert analysis.option_of(steps(".")) is not None
        for text in (">R5", "+V7+V2.", "+R4.", "^V6.", ">R4"):
            assert analysis.option_of(steps(text)) is None, text

    def test_one_way_to_stay_in_is_forced(self) -> None:
        assert analyse(Position.parse("red7/1 1.3[RV/1234567/3] R5:V7V5V4/V6V2V1:R4 - R1R2R3R6R7V3 0")).is_forced
        assert not analyse(SHORT).is_forced

    def test_with_scoring_one_way_to_stay_in_leaves_a_choice(self) -> None:
        """To go out may save points."""
        one_stays = "R5:V7V5V4/V6V2V1:R4 - R1R2R3R6R7V3 0"
        assert not analyse(Position.parse(f"red7/1 1.3s[RV/1234567/3] {one_stays}")).is_forced
        assert analyse(Position.parse("red7/1 1.3s[RV/1234567/3] R3:R2R1/V6:R4 - V7V5V1R7V3R6R5V2V4 0")).is_forced

    def test_what_has_been_seen_may_be_given(self) -> None:
        view = SHORT.view(Seat(0))
        assert analyse(Seen(view, (), view), Budget(iterations=5)).board == view


class TestBadInput:
    def test_a_round_that_is_over(self) -> None:
        with pytest.raises(IllegalStep, match="the round is over"):
            analyse(SHORT.play_turn(".x"))

    def test_the_view_of_another_seat(self) -> None:
        with pytest.raises(IllegalStep, match="this is seat 1's view, but it is seat 0's turn"):
            analyse(SHORT.view(Seat(1)))

    def test_it_can_be_called_off(self) -> None:
        for board in (SHORT, SHORT.view(Seat(0))):
            with pytest.raises(Cancelled):
                analyse(board, Budget(is_cancelled=lambda: True))

    @pytest.mark.parametrize("is_open", [True, False])
    def test_it_asks_often_whether_it_is_called_off(self, is_open: bool) -> None:
        """More often than it tells its progress: also within a world, and while it searches for long."""
        position = deal(Rules.parse("1.3da"), players=2, seed="b")
        asked, told = count(1), list[int]()
        with pytest.raises(Cancelled):
            analyse(
                position if is_open else position.view(position.seat),
                Budget(iterations=1_000_000, is_cancelled=lambda: next(asked) > 20),
                progress=lambda done, _everything: told.append(done),
            )
        assert next(asked) == 22  # it does not ask again
        assert len(told) < 5

    def test_progress_is_told(self) -> None:
        told: list[tuple[int, int]] = []
        analyse(SHORT.view(Seat(0)), Budget(iterations=5), progress=lambda *both: told.append(both))
        assert told == [(done, 5) for done in range(6)]
        told.clear()
        analyse(SHORT, progress=lambda *both: told.append(both))
        assert told[0] == (0, told[-1][0])
        assert told[-1] == (told[-1][1], told[-1][1])
