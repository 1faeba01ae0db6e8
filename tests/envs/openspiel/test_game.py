"""The game `python_red7`: its parameters, its chance nodes, and the engine's game behind it."""

from __future__ import annotations

import pickle
from math import comb, isclose
from random import Random
from typing import Any

import pyspiel
import pytest

from red7.envs.actions import action_of, card_number
from red7.position import Position, deal
from red7.steps import Draw
from tests.support.matches import choose
from tests.support.spiel import GAMES, states


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"players": 5}, "5 players: Red7 is for 2, 3 or 4"),
        ({"edition": 1.9}, "the editions are 1.0, 1.1, 1.2, 1.3"),
        ({"switches": "ad"}, "the switches are d, s and a, in this order, once each"),
        ({"colours": "OR"}, "colours strongest first"),
        ({"numbers": 901}, "rising numbers"),
        ({"hand": 0}, "hand size"),
        ({"numbers": 12}, "a pack of 14 is too small: 2 players need 16 cards"),
        ({"reward": "points"}, "reward 'points': expected one of round, match"),
        ({"reward": "match"}, "needs scoring"),
        ({"deck": 3}, "Unknown parameter 'deck'"),
        ({"players": "two"}, "Wrong type for parameter players"),
    ],
)
def test_bad_parameters_are_refused_with_a_sentence(given: dict[str, Any], message: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=message):
        pyspiel.load_game("python_red7", given)


def test_parameters_by_name_and_by_text_give_the_same_game() -> None:
    by_name = pyspiel.load_game("python_red7", {"edition": 1.0, "switches": "da", "numbers": 357, "hand": 2})
    assert pyspiel.load_game(str(by_name)) == by_name
    assert str(by_name.setup.rules) == "1.0da[ROYGBIV/357/2]"
    assert pickle.loads(pickle.dumps(by_name)) == by_name  # noqa: S301  our own bytes


@pytest.mark.parametrize("game", GAMES)
def test_states_survive_pickling(game: str) -> None:
    for state in states(game, 1, seed=2):
        again = pickle.loads(pickle.dumps(state))  # noqa: S301  our own bytes
        assert (str(again), again.history(), again.legal_actions()) == (
            str(state),
            state.history(),
            state.legal_actions(),
        )


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    state = next(state for state in states("python_red7", 1, seed=1) if not state.is_chance_node())
    before = str(state), state.history(), state.legal_actions()
    illegal = next(action for action in range(150) if action not in state.legal_actions())
    for call in (state.apply_action, state.apply_action_with_legality_check):
        with pytest.raises(pyspiel.SpielError, match=r"illegal|not legal"):
            call(illegal)
    assert (str(state), state.history(), state.legal_actions()) == before
    state.apply_action(state.legal_actions()[0])


def test_all_hands_are_equally_likely() -> None:
    """Each hand is dealt in one order only, its cards rising."""
    game = pyspiel.load_game("python_red7(colours=RO,numbers=1234,hand=2)")
    hands: dict[tuple[int, ...], float] = {}

    def follow(state: Any, chance: float) -> None:
        if len(state.history()) == 4:
            hands[tuple(state.history())] = chance
            return
        for action, likely in state.chance_outcomes():
            follow(state.child(action), chance * likely)

    follow(game.new_initial_state(), 1.0)
    assert len(hands) == comb(8, 2) * comb(6, 2)
    assert all(isclose(chance, 1 / len(hands)) for chance in hands.values())


@pytest.mark.parametrize("game", GAMES)
def test_chances_add_up_to_one(game: str) -> None:
    for state in states(game, 2, seed=4):
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            assert isclose(sum(chances), 1)
            assert min(chances) > 0
            assert list(actions) == sorted(set(actions)) == state.legal_actions()


def check_against_engine(game: str, seed: int) -> int:
    """Plays a random round in the engine and in OpenSpiel, with the same cards; gives back its steps."""
    loaded = pyspiel.load_game(game)
    position = deal(loaded.setup.rules, players=loaded.num_players(), seed=seed)
    state, chance, steps = loaded.new_initial_state(), Random(seed), 0
    for cards in (*position.hands, *position.palettes):
        for card in sorted(map(card_number, cards)):
            state.apply_action(card)
    while not position.is_over:
        assert state.current_player() == position.seat
        legal = position.legal_steps()
        assert state.legal_actions() == sorted(map(action_of, legal))
        step = choose(position, chance)
        state.apply_action(action_of(step))
        turn, after = position.advance(step)
        if state.is_chance_node():
            last = turn.items[-1]
            assert isinstance(last, Draw)
            assert last.card
            state.apply_action(card_number(last.card))
        check_same_board(state, after)
        position, steps = after, steps + 1
    assert state.is_terminal()
    assert steps <= loaded.max_game_length()
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    if "match" in game:
        assert position.winner is not None
        target = position.rules.target(position.players)
        assert returns[position.winner] == position.points[position.winner] / target
    else:
        assert returns.index(1.0) == position.winner
    return steps


def check_same_board(state: Any, position: Position) -> None:
    """The same as far as anyone can see; the deck's order is not decided yet in OpenSpiel."""
    for player in range(position.players):
        assert state.observation_string(player) == str(position.view(player))


@pytest.mark.parametrize("game", GAMES)
def test_the_game_is_the_engines(game: str) -> None:
    assert sum(check_against_engine(game, seed) for seed in range(6)) > 20


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_game_is_the_engines_in_many_rounds(game: str) -> None:
    assert sum(check_against_engine(game, seed) for seed in range(600)) > 2_000
