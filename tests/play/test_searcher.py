"""Room for exact searches: equal budgets mean the same, and threads have their own."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from red7 import Rules, deal
from red7.play.analysis import solve
from red7.play.searcher import Searcher


def test_equal_searches_take_equally_many_nodes() -> None:
    """What was found before is forgotten: budgets mean the same every time."""
    searcher = Searcher(bits=12)
    positions = [deal(Rules.parse(rules), players=2, seed="7") for rules in ("1.3", "1.0d", "1.3s", "1.3a")]
    first = [solve(position, using=searcher) for position in positions]
    assert [solve(position, using=searcher) for position in reversed(positions)] == first[::-1]


def test_a_tiny_table_changes_no_answer() -> None:
    for number in range(20):
        position = deal(Rules.parse("1.3s"), players=2, seed=f"table {number}")
        small, large = solve(position, using=Searcher(bits=2)), solve(position)
        assert (small.wins, small.margin) == (large.wins, large.margin)


def test_threads_do_not_disturb_each_other() -> None:
    positions = [deal(Rules.parse("1.3"), players=2, seed=f"thread {number}") for number in range(40)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(solve, positions)) == [solve(position) for position in positions]
