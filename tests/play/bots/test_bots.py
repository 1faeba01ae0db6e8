"""Every bot and every level: legal under all rules, blind to hidden cards, repeatable, and easy to call off."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import count
from random import Random
from typing import cast

import pytest

from red7 import EDITIONS, Game, Outlook, Position, Rules, Step, deal
from red7.play.analysis.analyse import analyse
from red7.play.bots import mcts
from red7.play.bots.bot import Budget, Cancelled
from red7.play.bots.levels import LEVELS
from red7.play.bots.match import Decision, Player, Seer, play_match
from red7.play.bots.roster import OPPONENTS, Entrant, enter
from red7.play.history import Seen, seen_of
from tests.support.hidden import shuffled
from tests.support.lanes import sample

SWITCHES = ("", "d", "s", "ds", "a", "da", "sa", "dsa")
FEW = Budget(iterations=2)
BOTS = tuple(replace(enter(bot), budget=FEW) for bot in OPPONENTS)
THINKERS = tuple(bot for bot in BOTS if bot.uses_core)
SEER = replace(enter("seer", even_seers=True), budget=FEW)
AT_LEVELS = tuple(replace(enter(f"level:{level}"), budget=FEW) for level in LEVELS)


def name_of(bot: Entrant) -> str:
    return bot.name if bot.level is None else str(bot)


def opening(rules: str, bots: list[Entrant], *, turns: int, seed: str = "5") -> tuple[Game, list[Decision]]:
    """The first turns of a match, and all that was decided in them."""
    players = [Player(bot, Random(f"{seed}/{seat}")) for seat, bot in enumerate(bots)]
    game = Game.start(deal(Rules.parse(rules), players=len(bots), seed=seed), seats=list("ABCD"[: len(bots)]))
    decisions = []
    while not game.position.is_over and len(game.rounds[-1].turns) <= turns:
        position = game.position
        decisions.append(players[position.seat].decide(position, seen_of(game.rounds[-1], position.seat)))
        game = game.play(decisions[-1].step)
    return game, decisions


@pytest.mark.parametrize("edition", sample(reversed(EDITIONS), 2))
@pytest.mark.parametrize("switches", sample(SWITCHES, 3))
def test_they_play_by_all_rules(edition: str, switches: str) -> None:
    for place, bot in enumerate((*BOTS, *AT_LEVELS)):
        players = 2 + (place + len(switches)) % 3
        _, decisions = opening(f"{edition}{switches}", [bot] * players, turns=players)
        assert [decision for decision in decisions if decision.failure] == [], bot


@pytest.mark.parametrize("bot", THINKERS, ids=name_of)
@pytest.mark.parametrize("rules", ["1.0ds", "1.3dsa"])
def test_they_play_matches_to_their_end(bot: Entrant, rules: str) -> None:
    decisions: list[Decision] = []
    bots = [Player(bot, Random(seat)) for seat in range(3)]
    game = play_match(Rules.parse(f"{rules}[ROGI/1234567/4]"), bots, seed="5", note=decisions.append)
    assert [decision for decision in decisions if decision.failure] == []
    assert game.position.match_winners


def choice(bot: Entrant, position: Position, seed: int) -> Step:
    return decide(bot, position, bot.budget, seed)


def decide(bot: Entrant, position: Position, budget: Budget, seed: int) -> Step:
    if bot.sees_all:
        return cast("Seer", bot.make()).choose_seeing_all(position, budget, Random(seed))
    view = position.view(position.seat)
    return bot.make().choose(Seen(view, (), view), budget, Random(seed))


@pytest.mark.parametrize("bot", [*BOTS, AT_LEVELS[3]], ids=name_of)
@pytest.mark.parametrize("rules", ["1.3", "1.1dsa"])
def test_hidden_cards_do_not_change_a_choice(bot: Entrant, rules: str) -> None:
    chance, random = Random(2), enter("random")
    differ = 0
    for seed in range(3):
        position = deal(Rules.parse(rules), players=2 + seed % 3, seed=str(seed))
        for _ in range(9):
            if position.is_over:
                break
            if not position.turn.items:
                other = shuffled(position, chance)
                differ += other != position
                assert choice(bot, other, seed) is choice(bot, position, seed)
            position = position.play(choice(random, position, chance.randrange(1000)))
    assert differ > 8


@pytest.mark.parametrize("bot", [*BOTS, *AT_LEVELS], ids=name_of)
@pytest.mark.parametrize("rules", ["1.3", "1.3dsa"])
def test_seed_and_iterations_decide(bot: Entrant, rules: str) -> None:
    wanted, _ = opening(rules, [bot] * 2, turns=4)
    assert opening(rules, [bot] * 2, turns=4)[0] == wanted


@pytest.mark.parametrize("rules", ["1.3d", "1.1dsa"])
def test_a_tree_may_be_full(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a card was drawn. NUMBA_BOUNDSCHECK=1 tells whether what follows is read past the end."""
    monkeypatch.setattr(mcts, "_NODES", 300)
    position = deal(Rules.parse(rules), players=3, seed="1")
    seen = Seen(view := position.view(position.seat), (), view)
    for bot in (mcts.MctsBot(), mcts.ManyMctsBot()):
        assert bot.choose(seen, Budget(iterations=3000), Random(1)) in position.legal_steps()


def is_past(asked: Iterator[int], most: int) -> bool:
    """Whether this was asked more often than that."""
    return next(asked) > most


@pytest.mark.parametrize("bot", [*THINKERS, SEER], ids=name_of)
@pytest.mark.parametrize("rules", ["1.3", "1.0dsa"])
def test_a_decision_can_be_called_off(bot: Entrant, rules: str) -> None:
    position = deal(Rules.parse(rules), players=3, seed="7")
    for patience in (0, 1, 4):
        asked = count(1)
        budget = Budget(iterations=10**9, is_cancelled=partial(is_past, asked, patience))
        with suppress(Cancelled):  # it may have made up its mind before
            decide(bot, position, budget, 1)
        assert 1 < next(asked) <= patience + 2  # it asks, and does not ask again


GIVING_UP = ("careful", "mcts:300", "mcts-many:300", "worlds:20", "master:1000")


@pytest.mark.parametrize("name", GIVING_UP)
def test_they_give_up_a_round_to_save_the_match(name: str) -> None:
    # Seat 0 has 33 points, and 40 end the match. It takes 4 at once, or 8 from a seat 1 that plays on.
    position = Position.parse("red7/1 1.3s[ROY/1234567/4] R4R3:Y2R1:R7Y7R6O6O5O2/Y4O3:Y3O1:O7Y6R5Y5 Y1R2 O4 1")
    assert (position.points[0], position.rules.target(2)) == (33, 40)
    options = analyse(position, FEW).options
    assert {str(option): option.points and option.points.value for option in options} == {".": -4, "+Y3>O1": -8}
    assert {str(choice(enter(name), position, seed)) for seed in range(3)} == {"."}


@pytest.mark.parametrize("name", GIVING_UP)
def test_where_there_is_no_match_to_save_they_stay_in(name: str) -> None:
    position = Position.parse("red7/1 1.3[ROY/1234567/4] R4R3:Y2R1/Y4O3:Y3O1 Y1R2 O4R7Y7R6O6O5O2O7Y6R5Y5 1")
    assert [str(step) for step, outlook in position.outlook().items() if outlook is Outlook.SURE] == ["+Y3"]
    assert {str(choice(enter(name), position, seed)) for seed in range(3)} == {"+Y3"}
