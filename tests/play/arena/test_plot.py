"""The plot: strength against thinking time."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import replace
from itertools import pairwise

from red7.play.arena import tally
from red7.play.arena.plot import plot
from red7.play.intervals import Estimate
from tests.support.arena import contest, outcome


def drawn_texts(standings: dict[str, tuple[float, float]]) -> list[ET.Element]:
    """The texts of a picture of bots with these wins and milliseconds."""
    plain = tally.tally(contest(), [outcome(0, (0, 1), (1, 0))])
    one = plain.standings[0]
    shown = tuple(
        replace(one, bot=bot, wins=Estimate(wins, wins - 0.03, wins + 0.03), milliseconds=time)
        for bot, (wins, time) in standings.items()
    )
    picture = ET.fromstring(plot(replace(plain, standings=shown)))  # noqa: S314 (our own)
    return list(picture.iter("{http://www.w3.org/2000/svg}text"))


def test_the_plot_names_its_axes_and_bots() -> None:
    texts = {text.text for text in drawn_texts({"greedy": (0.6, 0.1), "mcts:2000": (0.4, 20.0)})}
    assert {"greedy", "mcts:2000", "wins, with 95% intervals", "thinking time per decision", "10 ms", "50%"} <= texts


def test_names_in_the_plot_do_not_overlap() -> None:
    bots = {f"bot{number}:100ms": (0.49 + 0.005 * number, 100.0) for number in range(6)}
    sides = Counter[str]()
    for side in ("start", "end"):
        heights = [float(text.attrib["y"]) for text in drawn_texts(bots) if text.get("text-anchor") == side]
        names = [text.text for text in drawn_texts(bots) if text.get("text-anchor") == side]
        own = sorted(height for height, name in zip(heights, names, strict=True) if name in bots)
        assert all(below - above > 12 for above, below in pairwise(own))
        sides[side] = len(own)
    assert sides.total() == 6


def test_a_plot_of_deals_that_were_all_shared() -> None:
    results = tally.tally(contest(), [outcome(deal, (0, 1), (0.5, 0.5)) for deal in range(3)])
    assert results.standings[0].wins.value == 0.5
    assert ">50%</text>" in plot(results)
