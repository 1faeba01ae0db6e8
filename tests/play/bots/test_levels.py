"""The levels: what each is made of, and how they differ."""

from __future__ import annotations

import runpy
from collections import Counter
from random import Random

import pytest

from red7 import Outlook, Position, Red7Error, Step, deal
from red7.play.bots.bot import Budget
from red7.play.bots.levels import LEVELS, USUAL
from red7.play.bots.roster import enter
from red7.play.history import Seen
from tests.support.lanes import sample
from tests.support.places import ROOT

BENCH = ROOT / "bench" / "levels.py"


def test_there_are_seven_each_sharper_than_the_one_before() -> None:
    assert list(LEVELS) == [1, 2, 3, 4, 5, 6, 7]
    sharpness = [level.sharpness for level in LEVELS.values() if level.sharpness is not None]
    assert sharpness == sorted(set(sharpness))
    assert (sharpness[0], len(sharpness)) == (0, 6)
    assert LEVELS[7] == ("master", None)
    assert USUAL in LEVELS


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_an_entrant(level: int) -> None:
    entrant, thinker = enter(f"level:{level}"), enter(LEVELS[level].thinker)
    assert str(entrant) == f"level:{level}"
    assert (entrant.name, entrant.budget, entrant.sees_all) == (thinker.name, thinker.budget, False)


@pytest.mark.parametrize("text", ["level", "level:", "level:0", "level:8", "level:03", "level:3.0", "level:three"])
def test_other_levels_are_refused_in_one_line(text: str) -> None:
    with pytest.raises(Red7Error) as error:
        enter(text)
    assert (error.value.code, str(error.value)) == ("level", f"'{text}': levels are level:1 to level:7")


RULES = ("1.3", "1.3dsa", "1.0da")
"""The last is not for the network: there `careful` plays, as sharp as the level."""


def choices(level: int, position: Position, times: int) -> Counter[Step]:
    """How often a level takes each first step."""
    view = position.view(position.seat)
    bot = enter(f"level:{level}").make()
    return Counter(bot.choose(Seen(view, (), view), Budget(), Random(seed)) for seed in range(times))


@pytest.mark.parametrize("rules", RULES)
def test_the_first_level_takes_any_step_that_may_stay_in(rules: str) -> None:
    position = deal(rules, players=2, seed="7")
    staying = {step for step, outlook in position.outlook().items() if outlook is not Outlook.NO}
    assert len(staying) > 1
    assert choices(1, position, 25 * len(staying)).keys() == staying


@pytest.mark.parametrize("rules", sample(RULES, 3))
def test_the_higher_the_level_the_more_it_prefers_good_steps(rules: str) -> None:
    position = deal(rules, players=2, seed="1")
    low, middle, high = (choices(level, position, 100) for level in (1, 3, 6))
    best, _ = high.most_common(1)[0]
    assert low[best] < middle[best] < high[best]


def test_ratings_are_those_under_which_results_are_likeliest() -> None:
    bench = runpy.run_path(str(BENCH))
    meeting, chance = bench["Meeting"], Random(1)
    true = [0, 100, 150]
    meetings = []
    for deal_number in range(3000):
        for one, other in ((0, 1), (1, 2), (0, 2)):
            wins = chance.random() < 1 / (1 + 10 ** ((true[one] - true[other]) / 400))
            meetings.append(meeting(deal_number, *((other, one) if wins else (one, other))))
    found = bench["fit"](3, meetings)
    for at in (1, 2):
        assert abs(found.ratings[at] - true[at]) < 4 * found.covariance[at, at] ** 0.5 < 40


def test_a_gap_is_fine_where_its_error_is_within_the_tolerance_too() -> None:
    remark = runpy.run_path(str(BENCH))["_remark"]
    assert remark(1.1, 0.1) == remark(0.9, 0.1) == ""
    assert "clear" in remark(1.21, 0.09)
    assert "within" in remark(0.7, 0.01)
