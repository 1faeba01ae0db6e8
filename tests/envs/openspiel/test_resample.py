"""Resampled worlds: the player cannot tell them from the true one, and they are not made from it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts

from tests.support.spiel import GAMES, states


def observations(state: Any, player: int) -> tuple[Any, ...]:
    """All that OpenSpiel shows a player."""
    return (
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
        state.legal_actions() if state.current_player() == player else state.current_player(),
    )


def check_worlds(game: str, rounds: int, seed: int) -> int:
    """Resamples every state of some rounds for every player; gives back how many worlds differ from the true one."""
    different = 0
    for number, state in enumerate(states(game, rounds, seed)):
        for player in range(state.num_players()):
            world = state.resample_from_infostate(player, Random(number).random)
            assert observations(world, player) == observations(state, player)
            again = world.resample_from_infostate(player, Random(number).random)
            assert again.history() == world.history(), "the sample depends on what the player does not know"
            different += world.history() != state.history()
    return different


@pytest.mark.parametrize("game", GAMES)
def test_nothing_leaks(game: str) -> None:
    """Worlds that the player cannot tell apart look alike in every way, and resample to the same worlds."""
    assert check_worlds(game, rounds=2, seed=5) > 20


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_nothing_leaks_in_many_rounds(game: str) -> None:
    assert check_worlds(game, rounds=15, seed=6) > 200


def every_decision(state: Any) -> Iterator[Any]:
    """Every state of the tree from here in which a player moves."""
    if state.is_terminal():
        return
    if not state.is_chance_node():
        yield state
    for action in state.legal_actions():
        yield from every_decision(state.child(action))


@pytest.mark.parametrize(("switches", "numbers"), [("", 123), ("da", 137), ("a", 357)])
def test_worlds_are_all_there_and_equally_likely(switches: str, numbers: int) -> None:
    """Over the full tree of a small pack: the worlds of the information state with the most of them after a draw."""
    game = pyspiel.load_game(f"python_red7(colours=RO,numbers={numbers},hand=1,switches={switches})")
    worlds: dict[str, list[Any]] = defaultdict(list)
    for state in every_decision(game.new_initial_state()):
        worlds[state.information_state_string()].append(state)
    drawn = {text: found for text, found in worlds.items() if ("??" in text) is ("a" in switches)}
    alike = max(drawn.values(), key=lambda found: (len(found), len(found[0].history())))
    chance = Random(7)
    state = alike[0]
    found = Counter(
        state.resample_from_infostate(state.current_player(), chance.random).history_str()
        for _ in range(1_000 * len(alike))
    )
    assert set(found) == {other.history_str() for other in alike}
    assert all(850 < times < 1_150 for times in found.values())


@pytest.mark.parametrize("player", [-1, 2, None, "0"])
def test_a_player_that_there_is_not_is_refused(player: Any) -> None:
    state = pyspiel.load_game("python_red7").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match=r"there is no player .*: there are 2, counted from 0"):
        state.resample_from_infostate(player, Random(1).random)


def test_information_set_search_plays_on() -> None:
    """OpenSpiel's IS-MCTS plays a round by resampling."""
    state = next(state for state in states("python_red7(switches=da)", 1, 3) if not state.is_chance_node())
    bot = ismcts.ISMCTSBot(
        pyspiel.load_game("python_red7(switches=da)"),
        evaluator=_RandomEnd(),
        uct_c=1.0,
        max_simulations=20,
    )
    assert bot.step(state) in state.legal_actions()


class _RandomEnd:
    """Plays to the end at random."""

    def evaluate(self, state: Any) -> list[float]:
        chance, state = Random(1), state.clone()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
        return list(state.returns())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]
