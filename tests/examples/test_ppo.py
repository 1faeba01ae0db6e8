"""The baseline sees what it should, credits the right seat, and learns without a fault."""

from __future__ import annotations

import torch

from examples.ppo import Moments, Player, advantages, glance, learn, play_on, used_cells
from red7 import Outlook, deal
from red7.envs.actions import mask_of
from red7.envs.batched import Batch
from red7.envs.observation import observe

GAMES = 16


def test_steps_that_put_the_player_out_are_left_out() -> None:
    for seed in range(30):
        position = deal("1.3", players=2, seed=seed)
        outlook = position.outlook()
        _, kept = glance(observe(position.view(position.seat), [])[None], mask_of(outlook)[None])
        staying = [step for step, hope in outlook.items() if hope is not Outlook.NO]
        assert kept[0].tolist() == mask_of(staying or outlook).tolist()


def test_what_is_good_for_one_seat_is_bad_for_the_other() -> None:
    row = torch.zeros(3, 1)
    seats = torch.tensor([[0], [0], [1]])
    rewards, done = torch.tensor([[0.0], [0.0], [1.0]]), torch.tensor([[False], [False], [True]])
    played = Moments(row, row, row, row, values=row, seats=seats, rewards=rewards, done=done)
    found = advantages(played, torch.tensor([0.5]), torch.tensor([0]), trust=1.0)
    assert found[:, 0].tolist() == [-1.0, -1.0, 1.0]


def test_it_learns_without_a_fault() -> None:
    torch.manual_seed(1)
    batch = Batch(GAMES, seed=1)
    player = Player(used_cells(batch), 32)
    before = [weights.clone() for weights in player.parameters()]
    played, advantage = play_on(player, batch, 8)
    learn(player, torch.optim.Adam(player.parameters()), played, advantage, GAMES, calm=0.5)
    assert all(bool(torch.isfinite(weights).all()) for weights in player.parameters())
    assert not any(torch.equal(*pair) for pair in zip(before, player.parameters(), strict=True))
