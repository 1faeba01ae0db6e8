"""What a policy is shown in training is what it is shown in play."""

from __future__ import annotations

import random

import numpy as np
import pytest
import torch

from red7.envs import actions
from red7.envs.torch import Batch
from red7.learn.sight import look
from red7.play.history import Seen
from red7.play.policy import sight
from tests.support.torch_walk import walked


@pytest.mark.parametrize(("kind", "players"), [("1.3", 2), ("1.3dsa", 2), ("1.3s", 2), ("1.3a", 3), ("1.3ds", 4)])
def test_a_game_looks_the_same_in_tensors_and_in_play(kind: str, players: int) -> None:
    batch = Batch(5, players=players, rules=kind, seed=3, reward="match" if "s" in kind else "round")
    for tables in walked(batch, 16, random.Random(3)):
        cells, mask = look(batch.rules, batch.state, batch.options, torch.float32)
        for game, table in enumerate(tables):
            view = table.position.view(table.position.seat)
            seen = sight.look(Seen(view, tuple(table.turns), view))
            np.testing.assert_allclose(cells[game, : len(seen.cells)].numpy(), seen.cells, atol=1e-6)
            assert mask[game].tolist() == sight.mask_of(seen.steps).tolist()


def test_actions_have_the_numbers_of_the_environments() -> None:
    assert sight.ACTIONS == actions.ACTIONS
    assert [sight.action_of(actions.step_of(number)) for number in range(sight.ACTIONS)] == list(range(150))


def test_a_critic_sees_what_the_policy_does_not() -> None:
    batch = Batch(50, seed=1)
    cells, _ = look(batch.rules, batch.state, batch.options, torch.float32)
    secret = cells[:, sight.shown(2) :]
    assert torch.equal(secret[:, :49].sum(1), torch.full((50,), 7.0))
    assert secret.shape[1] == sight.shown_to_critic(2)
