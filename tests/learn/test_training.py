"""Training runs, learns from what was played, can go on later, and its measures mean what they say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import torch

from red7 import Red7Error
from red7.learn import checkpoint
from red7.learn.__main__ import main
from red7.learn.export import export, load
from red7.learn.games import Games
from red7.learn.mix import Kind, Mix
from red7.learn.network import Actor
from red7.learn.opponents import greedy, player_of, random, win_rate
from red7.learn.rollout import advantages
from red7.learn.trainer import Pace, Sizes, Trainer
from red7.learn.widen import widened

CPU = torch.device("cpu")
SMALL = Sizes(steps=3, lessons=16, width=16, blocks=1, critic_width=16, critic_blocks=1)


def trainer(sizes: Sizes = SMALL) -> Trainer:
    torch.manual_seed(1)
    shares = {(Kind("1.3", 2), Kind("1.3s", 2)): 1, (Kind("1.3d", 2),): 1}
    return Trainer(Mix.of(shares, 16, device=CPU, kind=torch.float32, seed=1), sizes)


def weights(one: Trainer) -> list[torch.Tensor]:
    return [weight.detach().clone() for weight in one.weights]


def test_a_round_of_learning_changes_both_networks_and_measures_finite_numbers() -> None:
    one = trainer()
    before = weights(one)
    assert one.round(Pace().after(0.0)) == 48
    assert one.round(Pace().after(0.5)) == 48
    assert all(not torch.equal(*pair) for pair in zip(before, weights(one), strict=True) if pair[0].ndim == 2)
    assert all(abs(number) < 100 for number in one.measures().values())


def test_training_goes_on_where_it_was_saved(tmp_path: Path) -> None:
    one, other = trainer(), trainer()
    one.round(Pace().after(0.0))
    checkpoint.save(one, tmp_path, checkpoint.Progress(1.5, 48))
    assert checkpoint.resume(other, tmp_path) == (1.5, 48)
    assert other.rounds == 1
    assert all(torch.equal(*pair) for pair in zip(weights(one), weights(other), strict=True))
    other.round(Pace().after(0.1))
    with pytest.raises(Red7Error, match="holds other networks"):
        checkpoint.resume(trainer(SMALL._replace(width=8)), tmp_path)


def test_training_starts_from_a_narrower_network_that_was_exported(tmp_path: Path) -> None:
    one, wide = trainer(), trainer(SMALL._replace(width=24))
    export(one.actor.state_dict(), tmp_path / "small.npz")
    wide.start_from(load(tmp_path / "small.npz"))
    cells, mask = one.mix.look()
    twice = Actor(2, 32, 1)
    twice.load_state_dict(widened(one.actor.state_dict(), 32))  # every unit twice: the same thoughts to the last digit
    for part, same in zip(one.actor(cells, mask)[:2], twice(cells, mask)[:2], strict=True):
        assert torch.allclose(part, same, atol=1e-5)
    steps = [weight.clone() for weight in wide.actor.steps.parameters()]
    wide.round(Pace().after(0.0))  # while the critic is new, the actor waits for it
    assert all(torch.equal(*pair) for pair in zip(steps, wide.actor.steps.parameters(), strict=True))


def test_an_advantage_is_what_came_later_above_what_was_expected() -> None:
    rewards = torch.tensor([[[0.0, 0.0]], [[1.0, -1.0]], [[0.0, 0.0]]])
    over = torch.tensor([[False], [True], [False]])
    worth = torch.tensor([[[0.2, -0.2]], [[0.5, -0.5]], [[0.1, -0.1]], [[0.4, -0.4]]])
    found = advantages(rewards, over, worth)[:, 0, 0]
    assert found.tolist() == pytest.approx([0.3 + 0.95 * 0.5, 0.5, 0.3])


def test_greedy_beats_random_and_a_player_is_its_own_equal() -> None:
    torch.manual_seed(1)
    games = Games("1.3", 2, 200, device=CPU, kind=torch.float32, seed=1)
    assert win_rate(games, greedy, random, seed=1) > 0.7
    assert win_rate(games, random, random, seed=2) == pytest.approx(0.5, abs=0.1)


def test_three_and_four_learn_one_network() -> None:
    torch.manual_seed(1)
    shares = {(Kind("1.3", 3),): 1, (Kind("1.3", 4), Kind("1.3d", 3)): 1}
    mix = Mix.of(shares, 8, device=CPU, kind=torch.float32, seed=1)
    one = Trainer(mix, SMALL._replace(lessons=8))
    assert one.round(Pace().after(0.0)) == 24
    games = Games("1.3", 3, 6, device=CPU, kind=torch.float32, seed=1)
    assert 0 <= win_rate(games, player_of(one.average), random, seed=1) <= 1


def test_the_command_writes_a_curve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    small = ["--games", "8", "--trials", "4", "--width", "8", "--rules", "1.3", "--device", "cpu"]
    for _ in range(2):
        main([str(tmp_path), "--minutes", "0.0001", "--whole", "1", *small])
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()] == told
    assert {"minutes", "steps", "entropy", "1.3 x2 random", "1.3 x2 greedy", "1.3 x2 older"} <= told[0].keys()
    assert told[-1]["rounds"] == json.loads((tmp_path / "progress.json").read_text())["rounds"]
