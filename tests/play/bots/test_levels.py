"""The levels: what each is made of, and that a turn is played with thought or without, not with both."""

from __future__ import annotations

import runpy
from random import Random

import pytest

from red7 import Red7Error, Rules, Step, deal
from red7.play.bots.bot import Budget
from red7.play.bots.levels import LEVELS, USUAL, LevelBot
from red7.play.bots.match import Player, play_match
from red7.play.bots.roster import enter
from red7.play.history import Seen
from tests.support.places import ROOT

BENCH = ROOT / "bench" / "levels.py"


def test_there_are_seven_each_with_less_heedless_turns() -> None:
    assert list(LEVELS) == [1, 2, 3, 4, 5, 6, 7]
    shares = [level.heedless for level in LEVELS.values()]
    assert shares == sorted(shares, reverse=True)
    assert (shares[0], shares[-1], len(set(shares))) == (1, 0, 7)
    assert LEVELS[7].thinker == "master"
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


class Noting:
    """Plays like `random`, and notes how it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, int]] = []

    def choose(self, seen: Seen, budget: Budget, chance: Random) -> Step:
        self.asked.append((seen.turns, len(seen.now.turn.steps)))
        return enter("random").make().choose(seen, budget, chance)


def test_a_turn_is_thought_about_from_its_start_or_not_at_all() -> None:
    thinker = Noting()
    players = [Player(enter("level:4"), Random(1), bot=LevelBot(thinker, 0.5)), Player(enter("random"), Random(2))]
    game = play_match(Rules.parse("1.3dsa"), players, seed="3")
    thought = {turns for turns, _ in thinker.asked}
    begun = {turns for turns, steps in thinker.asked if not steps}
    assert thought == begun
    assert 0.2 < len(begun) / (sum(len(one.turns) for one in game.rounds) / 2) < 0.8


def test_the_first_level_plays_like_random() -> None:
    for seed in range(10):
        position = deal(Rules.parse("1.3"), players=2, seed=str(seed))
        seen = Seen(view := position.view(position.seat), (), view)
        chance = Random(seed)
        chance.random()
        wanted = enter("random").make().choose(seen, Budget(), chance)
        assert enter("level:1").make().choose(seen, Budget(), Random(seed)) is wanted


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
