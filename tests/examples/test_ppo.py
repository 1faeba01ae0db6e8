"""The baseline sees no hidden card, credits the right seat, and learns."""

from __future__ import annotations

from random import Random

import torch

from examples.ppo import CARDS, THEIRS, Learner, Moments, advantages, candidates, learn, play_on, wins_against
from red7.learn.games import Games

torch.set_num_threads(1)  # tests run side by side


def new_games() -> Games:
    return Games("1.3", 2, 64, device=torch.device("cpu"), kind=torch.float32, seed=1)


def test_scores_rest_on_nothing_hidden() -> None:
    games = new_games()
    cells, mask = games.look()
    covered = cells.clone()
    covered[:, THEIRS:] = 0
    assert not torch.equal(cells, covered)
    for seen, without in zip(candidates(cells, mask), candidates(covered, mask), strict=True):
        assert torch.equal(seen, without)


def test_features_say_what_would_follow_from_a_step() -> None:
    games = new_games()
    cells, mask = games.look()
    game, action, features = candidates(cells, mask)
    state = games.batch.state
    for row in Random(1).sample(range(len(game)), 20):
        verb, card = divmod(int(action[row]), CARDS)
        if verb > 1:
            continue
        hand = cells[game[row], :CARDS].clone()
        assert hand[card] == 1
        hand[card] = 0
        kept = features[row, 28:35]
        assert kept.tolist() == hand.view(7, 7).sum(0).tolist()
        rule = features[row, 35:42]
        assert int(rule.argmax()) == (card % 7 if verb == 1 else int(state.rule[game[row]]))


def test_what_is_good_for_one_seat_is_bad_for_the_other() -> None:
    row = torch.zeros(3, 1)
    seats = torch.tensor([[0], [0], [1]])
    played = Moments(row, row, row, row, values=row, seats=seats, rewards=torch.tensor([[0.0], [0.0], [1.0]]))
    found = advantages(played, torch.tensor([0.5]), torch.tensor([0]), trust=1.0)
    assert found[:, 0].tolist() == [-1.0, -1.0, 1.0]


def test_it_learns_to_beat_random_play() -> None:
    torch.manual_seed(1)
    games, learner = new_games(), Learner()
    before = [weights.clone() for weights in learner.parameters()]
    optimizer = torch.optim.Adam(learner.parameters())
    for _ in range(6):
        played, gained = play_on(learner, games)
        learn(learner, optimizer, played, gained, calm=0.5)
    assert all(bool(torch.isfinite(weights).all()) for weights in learner.parameters())
    assert not any(torch.equal(*pair) for pair in zip(before, learner.parameters(), strict=True))
    assert wins_against("random", learner, 20) > 0.6
