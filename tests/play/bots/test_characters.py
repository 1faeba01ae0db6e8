"""Characters: what they do more often than `policy`, whoever plays against them."""

from __future__ import annotations

from functools import cache, reduce
from random import Random
from statistics import mean

import pytest

from bench.characters import Habits, watch
from red7 import Game, Position, Rules, Turn, deal
from red7.play.bots.bot import Budget
from red7.play.bots.careful import CarefulBot
from red7.play.bots.characters import CHARACTERS, SHARPNESS, Character, Taste, bot_text, likings
from red7.play.bots.levels import FIRMNESS
from red7.play.bots.match import Player, play_match, play_round, rest_of_turn
from red7.play.bots.roster import OPPONENTS, enter
from red7.play.history import Seen, seen_of
from red7.play.turns.seen import endings
from red7.rounds import Entry, Round
from tests.support.lanes import sample

DEALS = 8


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_is_a_bot_by_its_name(name: str) -> None:
    entrant = enter(name.upper())
    assert (str(entrant), entrant.budget, entrant.sees_all, entrant.level) == (name, Budget(), False, None)
    assert name in OPPONENTS


def test_levels_and_characters_have_a_text() -> None:
    assert [bot_text(3), bot_text("bold")] == ["level:3", "bold"]


@cache
def situations() -> list[tuple[Seen, Position]]:
    """What the seat to move sees in every turn of some rounds, and the whole position."""
    found = []
    for number in range(DEALS):
        players = [Player(enter("careful"), Random(seat)) for seat in range(2)]
        start = Game.start(deal("1.3", players=2, seed=f"characters/{number}"), seats=["A", "B"])
        positions, turns = play_round(start, players, lambda _: None).rounds[0]
        for at, position in enumerate(positions[:-1]):
            found.append((seen_of(Round(positions[: at + 1], turns[:at]), position.seat), position))
    return found


@cache
def habits(bot: str) -> Habits:
    """What a bot does in these turns."""
    found, player = Habits([], [], [], [], []), Player(enter(bot), Random(1))
    for seen, position in situations():
        steps = [decision.step for decision in rest_of_turn(player, seen)]
        after = reduce(lambda now, step: now.play(step), steps, position)
        watch(Round((position, after), (Entry(position.seat, Turn(tuple(steps))),)), position.seat, found)
    return found


def test_a_hoarder_keeps_its_cards() -> None:
    assert mean(habits("hoarder").left) > mean(habits("policy").left)
    assert mean(habits("hoarder").pairs) < mean(habits("policy").pairs) - 0.05


def test_a_bold_bot_plays_more_cards_and_higher_ones() -> None:
    assert mean(habits("bold").pairs) > mean(habits("policy").pairs) + 0.05
    assert mean(habits("bold").heights) > mean(habits("policy").heights) + 0.2


def test_a_cautious_bot_leaves_fewer_answers() -> None:
    assert mean(habits("cautious").risks) < mean(habits("policy").risks) - 0.02


@pytest.mark.parametrize(("kind", "players"), sample([("1.3dsa", 2), ("1.3", 3), ("1.0da", 2), ("1.3s", 4)], 4))
@pytest.mark.parametrize("name", CHARACTERS)
def test_they_play_whole_games_without_failing(name: str, kind: str, players: int) -> None:
    failures = []
    seats = [Player(enter(name), Random(seat)) for seat in range(players)]
    play_match(Rules.parse(kind), seats, seed="1", note=lambda decision: failures.append(decision.failure))
    assert set(failures) == {None}


def test_a_step_is_liked_as_much_as_the_best_turn_that_it_begins() -> None:
    start = deal("1.3", players=2, seed="1")
    view = start.view(start.seat)
    staying = [ending for ending in endings(view) if not ending.goes_out]
    of_one_card = {ending.steps[0] for ending in staying if ending.zones.hands[start.seat].bit_count() == 6}
    steps = view.legal_steps()
    found = dict(zip(steps, likings(Taste(keeping=1.0), endings(view), steps), strict=True))
    assert of_one_card
    assert {step: liking == 6 for step, liking in found.items()} == {step: step in of_one_card for step in steps}
    assert set(found.values()) == {5.0, 6.0}


@pytest.mark.parametrize("name", CHARACTERS)
def test_without_the_network_a_character_plays_to_its_taste_too(name: Character) -> None:
    taste, firmness = CHARACTERS[name], FIRMNESS * SHARPNESS
    plain, own = CarefulBot(firmness), CarefulBot(firmness, taste)
    gained = 0.0
    for number, (seen, _) in enumerate(situations()):
        steps = [bot.choose(seen, Budget(), Random(number)) for bot in (plain, own)]
        before, now = likings(taste, endings(seen.now, past_draws=True), steps)
        gained += now - before
    assert gained > 0
