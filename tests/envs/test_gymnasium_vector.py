"""Many games of Gymnasium at once: each plays the engine's game, and pays the agent all that the engine pays."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, UnsupportedMode

from red7.envs.actions import step_of
from red7.envs.batched import Batch
from red7.envs.cells import Rows
from red7.envs.gymnasium import AGENT, Red7VectorEnv
from red7.envs.many import WAIT
from red7.errors import ImpossiblePosition, Red7Error, WrongType
from red7.play.core.state import Array
from tests.support.batch_walk import Twin


class Watched(Batch):
    """A batch that is compared with the engine at every step, and remembers what it has paid the agent."""

    by_match = False

    def reset(self, seed: int | None = None) -> None:
        super().reset(seed)
        self.twins = [Twin(self, game) for game in range(self.games)]
        self.paid = [0.0] * self.games
        """What the agent has been paid since the last step of its own, in the episode that is running."""
        self.decided = [False] * self.games
        """Whether the agent has decided anything in that episode."""
        self.ended: dict[int, float] = {}
        """What it was paid at last in the episodes that have ended since."""

    def step(self, actions: Any) -> tuple[Any, Any]:
        for twin, action in zip(self.twins, actions.tolist(), strict=True):
            twin.compare()
            self.decided[twin.game] |= twin.position.seat == AGENT and action != WAIT
            if action != WAIT:
                twin.take(step_of(action))
        rewards, done = super().step(actions)
        for game, twin in enumerate(self.twins):
            if actions[game] == WAIT:
                assert not rewards[game].any()
                continue
            twin.settle(rewards[game].tolist(), done=bool(done[game]), by_match=self.by_match)
            self.paid[game] += float(rewards[game, AGENT])
            if done[game]:
                if self.decided[game]:
                    self.ended[game] = self.paid[game]
                self.paid[game], self.decided[game] = 0.0, False
        return rewards, done


def end_turn(_observations: Rows, masks: Rows) -> Array:
    """Go out where that is legal, so that rounds are over before the agent's first turn."""
    assert masks[:, 149].all()
    return np.full(len(masks), 149)


@pytest.mark.parametrize(
    ("rules", "players", "reward"), [("1.3", 2, "round"), ("1.2dsa", 3, "round"), ("1.3s", 3, "match")]
)
def test_every_step_is_the_engines(rules: str, players: int, reward: str) -> None:
    envs = Red7VectorEnv(12, end_turn if reward == "match" else None, players=players, rules=rules, reward=reward)
    envs._batch = batch = Watched(12, players=players, rules=rules, reward=reward)
    batch.by_match = reward == "match"
    _, infos = envs.reset(seed=4)
    chance, episodes, carried = np.random.default_rng(4), 0, 0
    for _ in range(80 if reward == "match" else 30):
        mask = infos["action_mask"]
        before = [0.0 if decided else paid for paid, decided in zip(batch.paid, batch.decided, strict=True)]
        carried += sum(map(bool, before))
        _, rewards, terminated, _, infos = envs.step((chance.random(mask.shape) * mask).argmax(axis=1))
        assert (batch.seats == AGENT).all()
        assert set(np.flatnonzero(terminated)) == set(batch.ended)
        for game, reward_paid in enumerate(rewards.tolist()):
            wanted = batch.ended.get(game, batch.paid[game])
            assert reward_paid == pytest.approx(wanted, abs=1e-6)
            if game not in batch.ended:
                batch.paid[game] = 0.0
        episodes += len(batch.ended)
        batch.ended.clear()
    assert episodes > 5
    assert carried or reward == "round"


def test_bad_parameters_are_refused() -> None:
    def make(**options: Any) -> None:
        gymnasium.make_vec("Red7-v0", **options)

    for opponents in (None, ["greedy"]):
        with pytest.raises(WrongType, match="a number of environments, at least 1, got int 0"):
            make(num_envs=0, opponents=opponents)
    with pytest.raises(ImpossiblePosition, match="3 players: give 2 opponents, not 1"):
        make(opponents=["greedy"], players=3)
    with pytest.raises(Red7Error, match="threads are for games on the compiled core"):
        make(opponents=["greedy"], threads=2)
    with pytest.raises(UnsupportedMode, match="are not rendered"):
        make(render_mode="ansi")
    make(num_envs=2, opponents=["greedy"], players=2, render_mode="ansi")


@pytest.mark.parametrize("actions", [None, "x", 1.0, [1.0, 2.0], [149], [[149], [149]]])
def test_actions_of_another_kind_are_refused(actions: Any) -> None:
    envs = Red7VectorEnv(2)
    envs.reset(seed=1)
    with pytest.raises(InvalidAction, match="expected 2 integers, one for each game"):
        envs.step(actions)


@pytest.mark.parametrize(
    ("action", "shape", "message"),
    [
        (149, 3, "expected 4 integers, one for each game"),
        (147, 4, r"game \d: action 147 \(=\) is not legal"),
        (-1, 4, "there are no actions below 0"),
    ],
)
def test_a_wrong_policy_is_named(action: int, shape: int, message: str) -> None:
    def policy(_observations: Rows, _masks: Rows) -> Array:
        return np.full(shape, action)

    envs = Red7VectorEnv(4, policy)
    with pytest.raises(Red7Error, match=f"the opponents' policy: .*{message}"):
        envs.reset(seed=1)
