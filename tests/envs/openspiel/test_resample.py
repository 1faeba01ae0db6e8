"""Resampled worlds: the player cannot tell them from the true one, and they are not made from it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import reduce
from operator import or_
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts

from red7.cards import card_set, cards_in
from red7.envs.actions import card_number
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


@pytest.mark.parametrize("game", GAMES[::2])
def test_nothing_leaks(game: str) -> None:
    """Worlds that the player cannot tell apart look alike in every way, and resample to the same worlds."""
    assert check_worlds(game, rounds=2, seed=5) > 20


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_nothing_leaks_in_many_rounds(game: str) -> None:
    assert check_worlds(game, rounds=15, seed=6) > 200


def check_hidden_cards(game: str, rounds: int, seed: int) -> int:
    """Exchanges the cards that a player cannot know, and nothing that they see changes; gives back how many it tried.

    What can be known is read from the board alone, not from what the game shows its players.
    """
    tried, chance = 0, Random(seed)
    for state in states(game, rounds, seed):
        for player in range(state.num_players()):
            if state.node.moment is None:
                continue
            other = exchanged(state, player, chance)
            if other is not None and other.history() != state.history():
                assert observations(other, player) == observations(state, player), str(state)
                worlds = [one.resample_from_infostate(player, Random(tried).random) for one in (state, other)]
                assert worlds[0].history() == worlds[1].history(), "the sample is made of hidden cards"
                tried += 1
    return tried


def exchanged(state: Any, player: int, chance: Random) -> Any:
    """The state with other hidden cards for this player, or None if somebody could not have played so."""
    zones, setup = state.node.moment.zones, state.node.setup
    seen = [zones.hands[player], zones.known, *zones.palettes, *zones.scored, card_set(zones.canvas)]
    hidden = [card_number(card) for card in cards_in(setup.rules.pack_set & ~reduce(or_, seen))]
    others = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    history, size = state.full_history(), setup.rules.hand_size
    dealt = [others.get(item.action, item.action) for item in history[: setup.in_hands]]
    path = [card for at in range(0, setup.in_hands, size) for card in sorted(dealt[at : at + size])]
    path += [
        others.get(item.action, item.action) if item.player == pyspiel.PlayerId.CHANCE else item.action
        for item in history[setup.in_hands :]
    ]
    found = state.get_game().new_initial_state()
    for action, item in zip(path, history, strict=True):
        if found.current_player() != item.player or action not in found.legal_actions():
            return None
        found.apply_action(action)
    return found


@pytest.mark.parametrize("game", GAMES[::2])
def test_hidden_cards_are_not_shown(game: str) -> None:
    assert check_hidden_cards(game, rounds=1, seed=9) > 5


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_are_not_shown_in_many_rounds(game: str) -> None:
    assert check_hidden_cards(game, rounds=30, seed=10) > 200


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
    most = max(drawn.values(), key=lambda found: (len(found), len(found[0].history())))
    check_equally_likely(most, most[0].current_player())


@pytest.mark.parametrize("switches", ["a", "da"])
def test_a_shown_card_may_have_been_dealt_or_drawn(switches: str) -> None:
    """All worlds of a state, found by trying them all, in which a card that was shown came from either place."""
    game = f"python_red7(colours=RO,numbers=1357,hand=2,switches={switches})"
    checked = 0
    for state in states(game, 300, seed=8):
        player = 1 - state.current_player()
        if player not in {0, 1}:
            continue
        shown = {item.action % 49 for item in state.full_history() if item.player == 1 - player and item.action < 98}
        worlds = alike(state, player) if shown else []
        if len({bool(shown & drawn_in(world)) for world in worlds}) == 2:
            check_equally_likely(worlds, player)
            checked += 1
        if checked == 2:
            break
    assert checked == 2


def check_equally_likely(worlds: list[Any], player: int) -> None:
    """Raises unless each of these worlds, and no other, is sampled about 500 times in 500 for each of them."""
    chance = Random(7)
    found = Counter(
        worlds[0].resample_from_infostate(player, chance.random).history_str() for _ in range(500 * len(worlds))
    )
    assert set(found) == {world.history_str() for world in worlds}
    assert all(390 < times < 610 for times in found.values())


def drawn_in(state: Any) -> set[int]:
    """The cards drawn after the deal of two hands of two."""
    return {item.action for item in state.full_history()[6:] if item.player == pyspiel.PlayerId.CHANCE}


def alike(state: Any, player: int) -> list[Any]:
    """All states with the same information state, found by following every outcome of chance."""
    prefix, found = state.get_game().new_initial_state(), [state.get_game().new_initial_state()]
    for item in state.full_history():
        is_chance = item.player == pyspiel.PlayerId.CHANCE
        prefix.apply_action(item.action)
        seen = prefix.information_state_string(player)
        found = [
            after
            for one in found
            for action in (one.legal_actions() if is_chance else [item.action])
            if action in one.legal_actions() and one.current_player() == item.player
            if (after := one.child(action)).information_state_string(player) == seen
        ]
    return found


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
