"""Ratings of the seven levels, and whether their gaps are equal: two-player 1.3 Basic, duplicate deals.

All levels meet each other, or with `--reach 2` only those up to two apart, each deal in both seatings. Ratings are
those under which the results are likeliest (Bradley-Terry), in points as in Elo's: a player 100 ahead wins 64%, 200
ahead 76%. Standard errors come from how the deals differ. A gap is fine within 25% of the mean gap. Finished matches
are kept: the same command goes on after an interrupt, and with more deals it plays the new ones alone.

To calibrate the levels anew, as after a change of `policy` or `master`:

1. Run `python -m bench.levels --deals 300`. Below the ratings it prints for each level but the highest the
   sharpness that would make the gaps equal.
2. Put those figures into LEVELS in src/red7/play/bots/levels.py, rounded to three digits.
3. Do it again, with more deals, until every gap is within 25% by more than its standard error.

`--top worlds:50` lets another bot stand in for level 7, where `master` would take too long.
"""

from __future__ import annotations

import argparse
import math
import os
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from red7.play.arena import pools
from red7.play.arena.fixture import Outcome
from red7.play.arena.runner import run
from red7.play.arena.schedule import Contest
from red7.play.arena.work_file import default_path, work_file
from red7.play.bots.levels import LEVELS
from red7.play.core.warm import warm_up
from red7.rules import Rules
from red7.terminal.progress import bar

SCALE = 400 / math.log(10)
"""Points for each unit of log-odds."""
TOLERANCE = 0.25


class Meeting(NamedTuple):
    """A match of two: which deal, who won, and who lost."""

    deal: int
    winner: int
    loser: int


class Fit(NamedTuple):
    """Ratings, of which the first is 0, and the covariance of their errors; in points."""

    ratings: NDArray[np.float64]
    covariance: NDArray[np.float64]


def fit(players: int, meetings: Sequence[Meeting]) -> Fit:
    """The likeliest ratings, with errors clustered by deal."""
    rows = np.array(meetings)
    match, winner, loser = np.arange(len(rows)), rows[:, 1], rows[:, 2]
    signs = np.zeros((len(rows), players))
    signs[match, winner], signs[match, loser] = 1, -1
    signs = signs[:, 1:]
    values = np.zeros(players - 1)
    while True:
        surprise = 1 / (1 + np.exp(signs @ values))
        information = (signs * (surprise * (1 - surprise))[:, None]).T @ signs
        change = np.linalg.solve(information, signs.T @ surprise)
        values += change
        if np.abs(change).max() < 1e-9:
            break
    _, cluster = np.unique(rows[:, 0], return_inverse=True)
    scores = np.zeros((cluster.max() + 1, players - 1))
    np.add.at(scores, cluster, signs * surprise[:, None])
    inverse = np.linalg.inv(information)
    covariance = np.zeros((players, players))
    covariance[1:, 1:] = inverse @ (scores.T @ scores) @ inverse
    return Fit(np.append(0, values) * SCALE, covariance * SCALE**2)


def play(bots: Sequence[str], console: Console, *, reach: int, deals: int, processes: int, seed: str) -> list[Meeting]:
    """The matches of all levels within reach of each other, played now unless they are already stored."""
    pool = pools.here if processes == 1 else pools.processes(processes)
    meetings = []
    for one in range(len(bots)):
        for other in range(one + 1, min(one + reach + 1, len(bots))):
            pair = (one, other)
            contest = Contest.between([bots[one], bots[other]], rules=Rules.parse("1.3"), players=2, seed=seed)
            with (
                work_file(default_path(contest), contest) as file,
                bar(console, f"{bots[one]} {bots[other]}", counts=True) as tell,
            ):
                run(contest, deals, pool, file, tell)
                played = [outcome for outcome in file.outcomes if outcome.deal < deals]
            meetings += [_meeting(outcome, pair) for outcome in played]
            wins = sum(outcome.shares[outcome.seating.index(1)] for outcome in played) / len(played)
            console.print(f"{bots[other]} took {100 * wins:.1f}% from {bots[one]}", highlight=False)
    return meetings


def _meeting(outcome: Outcome, pair: tuple[int, int]) -> Meeting:
    winner = outcome.seating[outcome.shares.index(1.0)]
    return Meeting(outcome.deal, pair[winner], pair[1 - winner])


def sharpness_for_equal_gaps(ratings: NDArray[np.float64]) -> list[float]:
    """The sharpness of all levels but the highest with which all would lie at equal distances.

    It is read off straight lines between the ratings of these levels, which differ by their sharpness alone.
    """
    sharpness = [level.sharpness or 0.0 for level in LEVELS.values()][:-1]
    wanted = np.linspace(ratings[0], ratings[-1], len(ratings))[:-1]
    return [float(found) for found in np.interp(wanted, np.maximum.accumulate(ratings[:-1]), sharpness)]


def _remark(gap: float, error: float) -> str:
    """What is wrong with a gap, measured in mean gaps."""
    off = abs(gap - 1)
    return "" if off + error < TOLERANCE else "  not clear of 25%" if off <= TOLERANCE else "  not within 25%"


def show(bots: Sequence[str], found: Fit) -> None:
    mean = found.ratings[-1] / (len(bots) - 1)
    print("\n           rating  s.e.    gap  s.e.  gap/mean")
    for at, bot in enumerate(bots):
        line = f"{bot:10} {found.ratings[at]:7.0f} {math.sqrt(found.covariance[at, at]):5.0f}"
        if at:
            contrast = np.zeros(len(bots))
            contrast[at], contrast[at - 1] = 1, -1
            gap, error = found.ratings[at] - found.ratings[at - 1], math.sqrt(contrast @ found.covariance @ contrast)
            line += f" {gap:6.0f} {error:5.0f} {gap / mean:9.2f}{_remark(gap / mean, error / mean)}"
        print(line)
    sharpness = ", ".join(f"{one:.3f}" for one in sharpness_for_equal_gaps(found.ratings))
    print(f"\nmean gap {mean:.0f}; sharpness for equal gaps: {sharpness}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=100, help="for each pair, in both seatings")
    parser.add_argument("--reach", type=int, default=len(LEVELS), help="how far apart levels may be to meet")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="levels")
    parser.add_argument("--top", metavar="BOT", default=f"level:{max(LEVELS)}", help="who plays as the highest level")
    options = parser.parse_args()
    warm_up()
    bots = [*(f"level:{level}" for level in LEVELS if level != max(LEVELS)), options.top]
    try:
        meetings = play(
            bots,
            Console(),
            reach=options.reach,
            deals=options.deals,
            processes=options.processes,
            seed=options.seed,
        )
    except KeyboardInterrupt:
        raise SystemExit("interrupted; the same command goes on") from None
    show(bots, fit(len(bots), meetings))


if __name__ == "__main__":
    main()
