"""What players of `python_red7` see: texts and tensors say the same, and the parts are what they claim to be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from red7.cards import cards_of
from red7.envs.observation import blocks, observe
from tests.support.spiel import GAMES, states

SINGLE, NONE, ALL = (
    pyspiel.PrivateInfoType.SINGLE_PLAYER,
    pyspiel.PrivateInfoType.NONE,
    pyspiel.PrivateInfoType.ALL_PLAYERS,
)


def kind(*, public: bool, private: Any, recall: bool = False) -> Any:
    return pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)


def every_state(state: Any) -> Iterator[Any]:
    """Every state of the tree from here."""
    yield state
    if not state.is_terminal():
        for action in state.legal_actions():
            yield from every_state(state.child(action))


def test_information_states_are_the_same_as_text_and_as_tensor() -> None:
    """Over a full tree: two information states have the same text if and only if they have the same tensor."""
    game = pyspiel.load_game("python_red7(colours=RO,numbers=13,hand=1,switches=da)")
    tensors: dict[str, bytes] = {}
    for state in every_state(game.new_initial_state()):
        if state.is_chance_node():
            continue
        for player in range(2):
            tensor = np.array(state.information_state_tensor(player), dtype=np.uint8).tobytes()
            assert tensors.setdefault(state.information_state_string(player), tensor) == tensor
    assert len(set(tensors.values())) == len(tensors) > 50


@pytest.mark.parametrize("game", GAMES)
def test_observations_are_those_of_all_environments(game: str) -> None:
    for state in states(game, 1, seed=8):
        if not state.is_chance_node():
            for player in range(state.num_players()):
                seen = state.node.seen_by(player)
                assert state.observation_tensor(player) == observe(seen.now, seen.turns).tolist()


def test_tensors_come_in_pieces() -> None:
    observation = make_observation(pyspiel.load_game("python_red7(players=3)"))
    assert {name: len(piece) for name, piece in observation.dict.items()} == {
        name: len(cells) for name, cells in blocks(3).items()
    }


@pytest.mark.parametrize("game", GAMES)
def test_public_and_private_parts(game: str) -> None:
    loaded = pyspiel.load_game(game)
    public = make_observation(loaded, kind(public=True, private=NONE))
    private = make_observation(loaded, kind(public=False, private=SINGLE))
    history = make_observation(loaded, kind(public=True, private=NONE, recall=True))
    assert public.tensor is None
    for state in states(game, 1, seed=9):
        for player in range(state.num_players()):
            hand = state.node.hand_of(player) if state.node.moment is None else state.node.moment.zones.hands[player]
            assert cards_of(private.string_from(state, player)) == hand
            private.set_from(state, player)
            assert private.tensor.sum() == hand.bit_count()
            assert public.string_from(state, player) == public.string_from(state, 0)
            assert history.string_from(state, player) == history.string_from(state, 0)
            history.set_from(state, 0)
            open_to_all = history.tensor.copy()
            history.set_from(state, player)
            assert np.array_equal(history.tensor, open_to_all)
        if not state.is_chance_node():
            assert public.string_from(state, 0) == str(state.node.position.view(None))


def test_there_is_no_observation_of_all_hands() -> None:
    with pytest.raises(pyspiel.SpielError, match="no observation of all hands at once"):
        make_observation(pyspiel.load_game("python_red7"), kind(public=True, private=ALL))
    with pytest.raises(pyspiel.SpielError, match="have no parameters"):
        make_observation(pyspiel.load_game("python_red7"), params={"small": True})
