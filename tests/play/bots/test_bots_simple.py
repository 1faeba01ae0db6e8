"""`random`, `greedy` and `careful`: legal everywhere, blind to hidden cards, and each as good as it says."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from red7 import EDITIONS, Position, Rules, Step
from red7.play.bots.bot import Budget
from red7.play.bots.match import Decision, Player, play_match
from red7.play.bots.roster import enter
from red7.play.history import Seen

BOTS = ("random", "greedy", "careful")
SWITCHES = ("", "d", "s", "ds", "a", "da", "sa", "dsa")


def choice(bot: str, position: Position, seed: int = 1) -> Step:
    view = position.view(position.seat)
    return enter(bot).make().choose(Seen(view, (), view), Budget(), Random(seed))


def seated(*bots: str, seed: str = "") -> list[Player]:
    return [Player(enter(bot), Random(f"{seed}/{seat}")) for seat, bot in enumerate(bots)]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("switches", SWITCHES)
def test_they_play_every_game_to_its_end(edition: str, switches: str) -> None:
    rules = Rules.parse(f"{edition}{switches}[ROGI/1234567/4]")
    for table in (("careful", "random"), ("greedy", "careful", "random"), ("random", "careful", "greedy", "careful")):
        decisions: list[Decision] = []
        game = play_match(rules, seated(*table), seed="5", note=decisions.append)
        assert [decision for decision in decisions if decision.failure] == []
        assert game.position.match_winners


@pytest.mark.parametrize("bot", BOTS)
def test_with_nothing_left_they_end_the_turn(bot: str) -> None:
    lost = Position.parse("red7/1 1.3[RV/1234567/2] R5:R6R4/R7:V6V5 - V1V2V3V4V7R1R2R3 0")
    assert str(choice(bot, lost)) == "."


def test_random_takes_every_surviving_turn_as_often() -> None:
    position = Position.parse("red7/1 1.3[RV/1234567/3] R3:V7R5V2/V6:R4V4R1 - V5R2V1R7V3R6 0")
    bot, chance = enter("random").make(), Random(3)
    turns: Counter[str] = Counter()
    rounds = 4000
    for _ in range(rounds):
        now = position
        text = ""
        while not now.is_over and now.seat == position.seat:
            view = now.view(now.seat)
            step = bot.choose(Seen(view, (), view), Budget(), chance)
            now, text = now.play(step), text + str(step)
        assert not now.is_out(position.seat)
        turns[text] += 1
    assert set(turns) == {"+V7.", "+V7>R5", "+V7>V2", "+R5>V7", "+R5>V2", "+V2>V7", ">V7", ">V2"}
    expected = rounds / len(turns)
    squares = sum((count - expected) ** 2 / expected for count in turns.values())
    assert squares < len(turns) + 4 * (2 * len(turns)) ** 0.5


def test_random_rounds_are_as_long_as_known() -> None:
    rules, rounds = Rules.parse("1.3"), 300
    turns = first = 0
    for seed in range(rounds):
        game = play_match(rules, seated("random", "random", seed=str(seed)), seed=str(seed))
        turns += len(game.rounds[0].turns)
        first += game.position.winner == game.rounds[0].deal.seat
    assert abs(turns / rounds - 7.99) < 0.6
    assert abs(first / rounds - 0.353) < 0.09


@pytest.mark.parametrize(("stronger", "weaker", "least"), [("greedy", "random", 0.7), ("careful", "greedy", 0.5)])
def test_each_beats_the_one_before(stronger: str, weaker: str, least: float) -> None:
    rules, deals, wins = Rules.parse("1.3"), 20, 0
    for seed in range(deals):
        for table in ((stronger, weaker), (weaker, stronger)):
            winner = play_match(rules, seated(*table, seed=str(seed)), seed=str(seed)).position.winner
            wins += winner is not None and table[winner] == stronger
    assert wins / (2 * deals) > least
