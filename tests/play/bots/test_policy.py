"""`policy` plays every kind of game, and what it needs is small."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import pytest

from red7 import Rules, Seat
from red7.play.bots.match import Player, play_match
from red7.play.bots.roster import enter
from red7.play.policy.network import FILES
from tests.support.lanes import sample
from tests.support.matches import SWITCHES

MOST_BYTES = 4_000_000


@pytest.mark.parametrize("players", sample([3, 2, 4], 3))
@pytest.mark.parametrize("kind", sample([f"1.3{switches}" for switches in reversed(SWITCHES)], 3))
def test_it_plays_whole_games_without_failing(kind: str, players: int) -> None:
    failures = []
    seats = [Player(enter("policy"), Random(seat)) for seat in range(players)]
    play_match(Rules.parse(kind), seats, seed="1", note=lambda decision: failures.append(decision.failure))
    assert set(failures) == {None}


@pytest.mark.parametrize(("kind", "players"), [("1.2a", 2), ("1.0d", 4), ("1.3[ROYG/1234567/4]", 2)])
def test_it_plays_what_it_was_not_trained_for(kind: str, players: int) -> None:
    seats = [Player(enter("policy"), Random(seat)) for seat in range(players)]
    assert play_match(Rules.parse(kind), seats, seed="1").position.winner is not None


@pytest.mark.parametrize("players", sample([2, 3, 4], 3))
def test_it_wins_against_greedy(players: int) -> None:
    seats = [Player(enter("policy" if seat == 0 else "greedy"), Random(seat)) for seat in range(players)]
    wins = [play_match(Rules.parse("1.3"), seats, seed=str(seed)).position.winner for seed in range(40)]
    assert wins.count(Seat(0)) > 40 / players


def test_the_networks_are_small() -> None:
    folder = files("red7.play.policy")
    assert sum(len(file.read_bytes()) for file in folder.iterdir() if file.name.endswith(".npz")) < MOST_BYTES
    assert all((folder / name).is_file() for name in FILES.values())
