"""The PettingZoo environment: PettingZoo's own suites, and the engine's game step by step."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pettingzoo
import pytest
from gymnasium.error import ResetNeeded, UnsupportedMode
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from red7.cards import cards_in
from red7.envs import red7_v0
from red7.envs.actions import ACTIONS, action_of, mask_of
from red7.envs.drawing import _COLOURS
from red7.envs.observation import blocks, observe
from red7.errors import IllegalStep, Red7Error, WrongType
from red7.play.core.state import HAND, PALETTE, SEAT
from red7.play.history import SeenTurn
from red7.position import Position
from red7.steps import Turn
from tests.support.batch_walk import dealt
from tests.support.matches import KINDS, PLAYERS, choose

KINDS_OF_TABLE: tuple[dict[str, Any], ...] = (
    {},
    {"players": 3, "rules": "1.2dsa"},
    {"players": 4, "rules": "1.0da"},
    {"players": 3, "rules": "1.3ds", "reward": "match"},
    {"players": 2, "rules": "1.1dsa[ROYG/1234567/4]", "reward": "match"},
)
ids = [" ".join(map(str, table.values())) or "default" for table in KINDS_OF_TABLE]
# Their suite warns of observations with a mask, which it knows by the names of PettingZoo's own environments.
with_mask = pytest.mark.filterwarnings("ignore:Observation:UserWarning", "ignore:Action mask:UserWarning")


@with_mask
@pytest.mark.parametrize("table", KINDS_OF_TABLE, ids=ids)
def test_the_interface(table: dict[str, Any]) -> None:
    api_test(red7_v0.env(**table), num_cycles=30)
    api_test(red7_v0.raw_env(**table), num_cycles=30)


@pytest.mark.parametrize("table", KINDS_OF_TABLE, ids=ids)
def test_seeds(table: dict[str, Any]) -> None:
    seed_test(lambda: red7_v0.env(**table), num_cycles=30)


@pytest.mark.parametrize("table", KINDS_OF_TABLE, ids=ids)
def test_rendering(table: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: red7_v0.env(render_mode=render_mode, **table))
    assert "player_1 palette" in capsys.readouterr().out


@pytest.mark.long  # it runs for five seconds
def test_performance() -> None:
    performance_benchmark(red7_v0.env())


def test_it_is_registered() -> None:
    made = pettingzoo.make("aec", "red7_v0", players=4, rules="1.3da")
    assert str(made) == "red7_v0"
    assert made.possible_agents == ["player_0", "player_1", "player_2", "player_3"]


class Twin:
    """The game of an environment, played by the engine."""

    def __init__(self, env: red7_v0.raw_env, *, by_match: bool) -> None:
        self.env, self.by_match = env, by_match
        self.begin()

    def begin(self) -> None:
        """Follow the round that has just been dealt."""
        self.position = dealt(self.env._states[0], self.env.rules, len(self.env.possible_agents))
        self.turns: list[tuple[Position, Turn]] = []

    def compare(self) -> None:
        """Raises unless every agent sees what its seat sees in the engine, whoever is to move."""
        position = self.position
        for agent in self.env.agents:
            seat = self.env.possible_agents.index(agent)
            seen = [SeenTurn(start.seat, start.turn_seen(turn, seat)) for start, turn in self.turns]
            found = self.env.observe(agent)
            assert np.array_equal(found["observation"], observe(position.view(seat), seen)), str(position)
            moves = seat == position.seat and agent == self.env.agent_selection
            wanted = mask_of(position.legal_steps()) if moves else np.zeros(ACTIONS)
            assert np.array_equal(found["action_mask"], wanted), str(position)

    def step(self, chance: random.Random) -> None:
        """Take a random step in both; raises unless rewards and ends are those of the engine."""
        env, before = self.env, self.position
        assert env.agent_selection == env.possible_agents[before.seat]
        step = choose(before, chance)
        turn, self.position = before.advance(step)
        if not self.position.turn.items:
            self.turns.append((before.turn_start, turn))
        env.step(action_of(step))
        wanted = self.wanted_rewards(before)
        assert env.rewards == pytest.approx({agent: wanted[agent] for agent in env.agents})
        if self.by_match and self.position.is_over and not self.position.match_winners:
            scored = self.position.scored
            self.begin()
            assert self.position.scored == scored

    def wanted_rewards(self, before: Position) -> dict[str, float]:
        """What the last step should have paid."""
        after, agents = self.position, self.env.possible_agents
        loss = 1 / (after.players - 1)
        if not self.by_match:
            paid = {
                agent: -loss * (after.is_out(seat) and not before.is_out(seat)) for seat, agent in enumerate(agents)
            }
            if after.winner is not None:
                paid[agents[after.winner]] = 1
            return paid
        won = (sum(after.points) - sum(before.points)) / after.rules.target(after.players)
        return {agent: won if seat == after.winner else -won * loss for seat, agent in enumerate(agents)}


def walk(table: dict[str, Any], *, episodes: int, seed: int) -> int:
    """How many steps were compared in so many episodes; every agent's rewards must add up."""
    env, chance = red7_v0.raw_env(**table), random.Random(seed)
    by_match = table.get("reward") == "match"
    steps = 0
    for episode in range(episodes):
        env.reset(seed=seed + episode)
        twin = Twin(env, by_match=by_match)
        totals = dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter():
            twin.compare()
            _, reward, terminated, truncated, _ = env.last(observe=False)
            totals[agent] += reward
            assert not truncated
            seat = env.possible_agents.index(agent)
            assert terminated == (twin.position.is_over or (not by_match and twin.position.is_out(seat)))
            if terminated:
                env.step(None)
            else:
                twin.step(chance)
                steps += 1
        assert sum(totals.values()) == pytest.approx(0, abs=1e-6)
        assert twin.position.match_winners or not by_match
    return steps


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("kind", KINDS[::3])
def test_every_step_is_the_engines(kind: str, players: int) -> None:
    assert walk({"players": players, "rules": kind}, episodes=3, seed=1) > 10


@pytest.mark.parametrize("players", PLAYERS)
def test_matches_are_the_engines(players: int) -> None:
    assert walk({"players": players, "rules": "1.3dsa", "reward": "match"}, episodes=1, seed=2) > 10


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("kind", KINDS)
def test_many_steps_are_the_engines(kind: str, players: int) -> None:
    reward = "match" if "s" in kind else "round"
    episodes = 5 if reward == "match" else 20
    assert walk({"players": players, "rules": kind, "reward": reward}, episodes=episodes, seed=3) > 100


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"players": 5}, "5 players: Red7 is for 2, 3 or 4"),
        ({"rules": "2.0"}, "the editions are 1.0, 1.1, 1.2, 1.3"),
        ({"rules": 13}, "expected rules or their text"),
        ({"rules": "1.3[RO/123/3]"}, "a pack of 6 is too small"),
        ({"reward": "points"}, "reward 'points': expected one of round, match"),
        ({"reward": "match"}, "needs scoring"),
        ({"render_mode": "window"}, "expected one of human, ansi, rgb_array"),
    ],
)
def test_bad_parameters_are_refused_with_a_sentence(table: dict[str, Any], message: str) -> None:
    with pytest.raises((Red7Error, UnsupportedMode), match=message):
        red7_v0.env(**table)


@pytest.mark.parametrize("action", [None, -1, 150, 146, "+R7", True])
def test_an_illegal_action_raises_and_changes_nothing(action: Any) -> None:
    env = red7_v0.raw_env()
    env.reset(seed=1)
    before = env._states.copy(), env.observe("player_0"), env.agent_selection
    with pytest.raises(IllegalStep, match=r"is not legal for player_\d now"):
        env.step(action)
    assert np.array_equal(env._states, before[0])
    assert env.agent_selection == before[2]
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    env.reset()


def test_without_a_seed_episodes_are_dealt_by_chance() -> None:
    one, other = red7_v0.raw_env(), red7_v0.raw_env()
    for env in (one, other):
        env.reset()
    assert not np.array_equal(one._states, other._states)
    dealt_first = one._states.copy()
    one.reset()
    assert not np.array_equal(one._states, dealt_first)


def test_an_episode_must_begin_first() -> None:
    env = red7_v0.raw_env(render_mode="ansi")
    with pytest.raises(ResetNeeded, match="call reset first"):
        env.render()
    with pytest.raises(ResetNeeded, match="call reset first"):
        env.step(0)
    with pytest.raises(ResetNeeded, match="call reset first"):
        env.observe("player_0")
    with pytest.raises(WrongType, match="expected a seed, a number from 0 on, got int -1"):
        env.reset(seed=-1)
    env.reset(seed=1)
    with pytest.raises(Red7Error, match="no agent 'player_9': the agents are player_0, player_1"):
        env.observe("player_9")
    env.step(149)
    while env.agents:
        env.step(None)
    with pytest.raises(ResetNeeded, match="call reset first"):
        env.step(None)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_end_can_be_observed(players: int) -> None:
    """By all, also by agents that the episode has let go; nobody has anything to do."""
    env = red7_v0.raw_env(players=players)
    env.reset(seed=1)
    for _ in env.agent_iter():
        seen, _, terminated, _, _ = env.last()
        for agent in env.possible_agents:
            env.observe(agent)
        env.step(None if terminated else int(np.flatnonzero(seen["action_mask"])[-1]))
    assert not env.agents
    turn_of = blocks(players)["turn of"]
    for seat, agent in enumerate(env.possible_agents):
        found = env.observe(agent)
        assert not found["action_mask"].any()
        winner = (seat + int(found["observation"][turn_of.start : turn_of.stop].argmax())) % players
        assert winner == env._states[0, SEAT]


@pytest.mark.filterwarnings("ignore:.*Illegal move:UserWarning")
def test_an_illegal_action_ends_a_checked_game() -> None:
    """As in PettingZoo's own games; after a reset, the environment is as new."""
    env = red7_v0.env()
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[loser] == -1
    env.reset(seed=1)
    assert not any(env.terminations.values())
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))


def test_environments_can_be_pickled() -> None:
    again = pickle.loads(pickle.dumps(red7_v0.raw_env(players=3, rules="1.2a")))  # noqa: S301  our own bytes
    assert (len(again.possible_agents), str(again.rules)) == (3, "1.2a")


def test_text_and_picture() -> None:
    env = red7_v0.raw_env(players=3, rules="1.3", render_mode="ansi")
    env.reset(seed=5)
    shown = env.render()
    assert isinstance(shown, str)
    assert shown.splitlines()[0] == "rule red, 25 in the deck"
    assert [line[2:10] for line in shown.splitlines()[1:]] == env.possible_agents
    assert shown.splitlines()[1 + int(env.agent_selection[-1])].startswith(">")
    env = red7_v0.raw_env(players=3, rules="1.3", render_mode="rgb_array")
    env.reset(seed=5)
    drawn = env.render()
    assert isinstance(drawn, np.ndarray)
    assert tuple(drawn[0, 0]) == (210, 45, 45), "the band has the rule's colour"
    assert drawn.shape == (18 + 3 * 2 * 32, 25 * 24, 3)
    for seat in range(3):
        for zone, top, shade in ((PALETTE, 18, 1), (HAND, 50, 2)):
            for place, card in enumerate(cards_in(int(env._states[0, zone + seat]))):
                face = drawn[top + seat * 64 :, 18 + place * 24 :][:28, :20]
                assert face[0, 0].tolist() == [part // shade for part in _COLOURS[card.colour]], str(card)
                assert (face != face[0, 0]).any(), "a card shows its number"
