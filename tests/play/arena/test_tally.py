"""The tally: shares, points and intervals that know their deals."""

from __future__ import annotations

from random import Random

import pytest

from red7.play.arena import tally
from red7.play.arena.fixture import Fault
from tests.support.arena import contest, outcome


def test_an_interval_knows_its_deals() -> None:
    # Means 0.75 of 1 and 0.25 of 1 and 1 of 1: mean 2/3, deviations 1/12, -5/12, 4/12; their squares sum to 42/144.
    found = tally.ratio([(1.5, 2), (0.5, 2), (2, 2)])
    assert found is not None
    assert found.value == pytest.approx(2 / 3)
    error = 4.303 * (42 / 144 / 3 / 2) ** 0.5
    assert found.low == pytest.approx(2 / 3 - error)
    assert found.high == pytest.approx(2 / 3 + error)


def test_deals_of_unequal_size_weigh_by_their_matches() -> None:
    found = tally.ratio([(3, 3), (0, 1)])
    assert found is not None
    assert found.value == pytest.approx(0.75)
    assert found.high - found.value == pytest.approx(12.706 * (2 * (0.75**2 + 0.75**2)) ** 0.5 / 4)
    assert tally.ratio([]) is None
    assert tally.ratio([(0, 0)]) is None


def test_where_all_deals_agree_the_bound_is_exact() -> None:
    found = tally.share([(2, 2)] * 20)
    assert found is not None
    assert (found.value, found.high) == (1, 1)
    assert found.low == pytest.approx(0.025 ** (1 / 20))  # with this rate, twenty of twenty happen in 2.5%


@pytest.mark.parametrize(("deals", "others"), [(1, 0.975), (5, 1 - 0.025**0.2)])
def test_where_all_deals_are_shared_others_may_not_be(deals: int, others: float) -> None:
    found = tally.share([(1, 2)] * deals)
    assert found == pytest.approx((0.5, 0.5 - others / 2, 0.5 + others / 2))


@pytest.mark.parametrize("deals", [2, 5, 30])
@pytest.mark.parametrize(("better", "even"), [(0.5, 0.6), (0.75, 0.0), (0.7, 0.6), (0.65, 0.9)])
def test_19_of_20_intervals_hold_the_truth(deals: int, better: float, even: float) -> None:
    # Both matches of a deal go to the same seat with chance `even`; else each goes to the bot with chance `better`.
    chance, runs, held = Random(1), 400, 0
    for _ in range(runs):
        wins = [
            1 if chance.random() < even else (chance.random() < better) + (chance.random() < better)
            for _ in range(deals)
        ]
        found = tally.share([(won, 2) for won in wins])
        assert found is not None
        held += found.low <= 0.5 * even + better * (1 - even) <= found.high
    assert held / runs > 0.92


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (4, 2.776), (5, 2.571), (9, 2.262), (30, 2.042), (999, 1.962)]
)
def test_quantiles_of_t(freedom: int, quantile: float) -> None:
    assert tally.t_quantile(freedom) == pytest.approx(quantile, abs=0.004)


def test_the_tally_of_a_few_matches() -> None:
    four = contest("greedy", "random", "careful", players=3, rules="1.3s")
    outcomes = [
        outcome(0, (0, 1, 2), (1, 0, 0), points=(30, 10, 5), seconds=(0.4, 0.2, 0.1)),
        outcome(0, (1, 0, 2), (0, 0.5, 0.5), points=(3, 33, 33)),
        outcome(1, (2, 1, 0), (1, 0, 0), points=(36, 0, 0), faults=(Fault(1, "late", "took more"),)),
        outcome(1, (1, 2, 0), (0, 0, 1), points=(4, 5, 40), faults=(Fault(0, "late", "took"), Fault(0, "raised", "x"))),
    ]
    results = tally.tally(four, outcomes[::-1])
    assert (results.matches, results.deals, results.rounds, results.turns) == (4, 2, 4, 32)
    greedy, random, careful = results.standings
    assert (greedy.wins.value, random.wins.value, careful.wins.value) == (2.5 / 4, 0, 1.5 / 4)
    assert greedy.points is not None
    assert greedy.points.value == (30 + 33 + 0 + 40) / 4
    assert greedy.milliseconds == pytest.approx(1000 * 0.7 / 16)
    assert [found and found.value for found in careful.against] == [1.5 / 4, 1, None]
    assert random.faults == {"late": 2, "raised": 1}
    assert random.first_fault == "late: took"  # by deal and seating, not by when it was played
    assert not greedy.faults
    assert results.fair == 1 / 3


def test_two_seats_of_one_bot_count_as_two() -> None:
    both = contest("greedy", "random", players=3)
    results = tally.tally(both, [outcome(0, (0, 0, 1), (0, 1, 0)), outcome(1, (0, 1, 1), (0, 1, 0))])
    greedy, random = results.standings
    assert (greedy.seats, greedy.wins.value) == (3, 1 / 3)
    assert (random.seats, random.wins.value) == (3, 1 / 3)
    assert greedy.against[1] is not None
    assert greedy.against[1].value == pytest.approx(
        0.5
    )  # half a win per seat in the one, none in the other, either way
