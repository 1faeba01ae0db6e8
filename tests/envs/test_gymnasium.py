"""Gymnasium's own checks, and that both environments play the engine's game."""

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded, UnsupportedMode
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from red7 import Outlook
from red7.envs.actions import ACTIONS, action_of
from red7.envs.cells import Rows
from red7.envs.gymnasium import Red7Env, Red7VectorEnv
from red7.envs.observation import blocks
from red7.errors import ImpossiblePosition, Red7Error
from red7.play.core.state import Array

TABLES = [("1.3", ["greedy"]), ("1.3a", ["random", "greedy"]), ("1.0dsa", ["random", "random", "random"])]

QUITTER = """
from red7 import Step

class Quitter:
    def choose(self, seen, budget, chance):
        return Step.parse(".")
"""


def make(opponents: list[str], rules: str, **options: Any) -> Red7Env:
    env = gymnasium.make("Red7-v0", opponents=opponents, rules=rules, **options).unwrapped
    assert isinstance(env, Red7Env)
    return env


@pytest.mark.parametrize(("rules", "opponents"), TABLES)
def test_gymnasium_finds_nothing_wrong(rules: str, opponents: list[str]) -> None:
    env = make(opponents, rules)
    env.action_space.seed(1)  # it samples before a reset what it plays after: no action is legal in every phase
    check_env(env)


def play(env: Red7Env, seed: int) -> list[float]:
    """The rewards of an episode of random legal steps."""
    _, info = env.reset(seed=seed)
    rewards, terminated = [], False
    while not terminated:
        assert info["action_mask"].any()
        _, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        assert not truncated
        rewards.append(reward)
    assert not info["action_mask"].any()
    return rewards


def test_the_opponents_are_the_bots_that_were_named(tmp_path: Path) -> None:
    """Against one that always gives up there is an episode only if the agent moves first, and the agent wins it."""
    (tmp_path / "quitter.py").write_text(QUITTER, encoding="utf-8")
    env = make([f"{tmp_path / 'quitter.py'}:Quitter"], "1.3")
    for seed in range(10):
        env.reset(seed=seed)
        assert env._game
        assert not env._game.rounds[-1].turns
        reward, is_over = 0.0, False
        while not is_over:
            hopeful = [step for step, outlook in env._game.position.outlook().items() if outlook is not Outlook.NO]
            _, reward, is_over, _, _ = env.step(action_of(hopeful[0]))
        assert reward == 1


def test_an_episode_is_a_round() -> None:
    env = make(["random"], "1.3ds")
    env.action_space.seed(1)
    rewards = [play(env, seed) for seed in range(40)]
    assert all(set(episode[:-1]) <= {0} for episode in rewards)
    assert {episode[-1] for episode in rewards} == {1, -1}
    assert play(make(["greedy", "random"], "1.3"), 1)[-1] == -0.5


def test_an_episode_is_a_match() -> None:
    env = make(["random"], "1.3s", reward="match")
    env.action_space.seed(2)
    rewards = play(env, 2)
    assert env._game
    points = env._game.position.points
    assert env._game.position.match_winners
    assert sum(rewards) == pytest.approx((points[0] - points[1]) / 40)


def test_points_before_the_first_decision_are_paid() -> None:
    env = make(["random"], "1.3s[ROYGBIV/1234567/1]", reward="match")  # with one card, a bot is soon out
    env.action_space.seed(2)
    carried = 0
    for seed in range(20):
        env.reset(seed=seed)
        assert env._game
        carried += any(env._game.position.points)
        rewards = play(env, seed)
        mine, others = env._game.position.points
        assert sum(rewards) == pytest.approx((mine - others) / 40)
    assert carried


def test_samples_are_legal() -> None:
    env = make(["random"], "1.2da")
    for seed in range(10):
        env.reset(seed=seed)
        while not env.step(int(env.action_space.sample()))[2]:
            pass


def test_samples_are_legal_after_a_seed() -> None:
    env = make(["random"], "1.3a")
    for seed in range(20):
        env.reset(seed=seed)
        is_over = False
        while not is_over:
            env.action_space.seed(seed)
            assert env._actions.legal is not None
            assert env._actions.legal[env.action_space.sample()]
            is_over = env.step(int(env.action_space.sample()))[2]


def test_an_illegal_action_leaves_the_episode_as_it_is() -> None:
    env = make(["greedy"], "1.3")
    observation, info = env.reset(seed=3)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(InvalidAction, match=rf"^action {illegal}: \S+ is not legal: ") as caught:
        env.step(illegal)
    assert str(caught.value).count("not legal") == 1
    with pytest.raises(InvalidAction, match=r"^there is no action 150: the actions are 0 to 149$"):
        env.step(ACTIONS)
    for wrong in (None, "x", 1.0):
        with pytest.raises(InvalidAction, match="expected the number of an action"):
            env.step(wrong)  # type: ignore[arg-type]
    assert np.array_equal(observation, env._observation())
    env.reset(seed=3)
    env.step(int(env.action_space.sample()))


def test_an_episode_must_begin_first() -> None:
    env = make(["greedy"], "1.3")
    with pytest.raises(ResetNeeded, match="call reset first"):
        env.step(0)
    play(env, 4)
    with pytest.raises(ResetNeeded, match="call reset first"):
        env.step(149)


def test_it_can_be_shown_as_text() -> None:
    env = make(["greedy"], "1.3", render_mode="ansi")
    env.reset(seed=5)
    text = env.render()
    assert text
    assert text.startswith("red7/1 1.3 ")
    assert text.endswith("@0")


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(ImpossiblePosition, match="4 opponents: an agent plays against 1, 2 or 3"):
        make(["random"] * 4, "1.3")
    with pytest.raises(ImpossiblePosition, match="3 players: give 2 opponents, not 1"):
        make(["random"], "1.3", players=3)
    with pytest.raises(ImpossiblePosition, match="1 player: Red7 is for 2, 3 or 4"):
        gymnasium.make("Red7-v0", players=1)
    with pytest.raises(Red7Error, match="there is no bot 'nobody'"):
        make(["nobody"], "1.3")
    with pytest.raises(Red7Error, match="expected a list of bots"):
        make("greedy", "1.3")  # type: ignore[arg-type]
    with pytest.raises(Red7Error, match="reward 'match' needs scoring"):
        make(["greedy"], "1.3", reward="match")
    with pytest.raises(UnsupportedMode, match="the only one is ansi"):
        Red7Env(["greedy"], render_mode="human")


def test_players_fill_the_table() -> None:
    env = gymnasium.make("Red7-v0", players=3)
    assert env.reset(seed=1)[0].shape == (1514,)
    assert make(["greedy", "random"], "1.3", players=3)._players == 3


@pytest.mark.parametrize("players", [2, 3])
def test_many_games_at_once(players: int) -> None:
    envs = gymnasium.make_vec("Red7-v0", num_envs=50, players=players, rules="1.3d")
    assert isinstance(envs, Red7VectorEnv)
    observations, infos = envs.reset(seed=6)
    turn_of, chance = blocks(players)["turn of"].start, np.random.default_rng(6)
    episodes, total = 0, 0.0
    for _ in range(60):
        assert observations[:, turn_of].all()
        assert envs.observation_space.contains(observations)
        mask = infos["action_mask"]
        actions = (chance.random(mask.shape) * mask).argmax(axis=1)
        observations, rewards, terminated, truncated, infos = envs.step(actions)
        assert not truncated.any()
        assert (rewards[~terminated] == 0).all()
        assert set(rewards[terminated].tolist()) <= {1, -1 / (players - 1)}
        episodes, total = episodes + int(terminated.sum()), total + float(rewards.sum())
    assert episodes > 100
    assert total < 0  # the agent plays any legal step, its opponents only those that may keep them in


def test_a_policy_plays_the_other_seats() -> None:
    asked = 0

    def end_turn(observations: Rows, masks: Rows) -> Array:
        nonlocal asked
        asked += 1
        assert observations.shape == (8, 1311)
        assert masks[:, 149].all()
        return np.full(8, 149)

    envs = gymnasium.make_vec("Red7-v0", num_envs=8, opponents=end_turn)
    infos = envs.reset(seed=7)[1]
    assert asked
    rewards = envs.step(np.array([mask.nonzero()[0][0] for mask in infos["action_mask"]]))[1]
    assert (rewards == 0).all()


def test_bots_play_one_after_the_other() -> None:
    envs = gymnasium.make_vec("Red7-v0", num_envs=2, opponents=["greedy"])
    assert isinstance(envs, SyncVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    envs.reset(seed=8)


def test_an_illegal_action_in_one_of_many_games() -> None:
    envs = Red7VectorEnv(4)
    envs.reset(seed=9)
    with pytest.raises(InvalidAction, match=r"game 0: action 147 \(=\) is not legal"):
        envs.step(np.full(4, 147))
    with pytest.raises(InvalidAction, match="no actions below 0"):
        envs.step(np.full(4, -1))
    _, infos = envs.reset(seed=9)
    envs.step(infos["action_mask"].argmax(axis=1))
