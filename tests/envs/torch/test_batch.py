"""A batch in tensors plays the engine's game: every edition, switch and table size, step by step."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
import torch

from bench.envs_torch import known_answers
from red7.cards import ALL_CARDS, card_set, cards_in, cards_of
from red7.envs.torch import Batch
from red7.envs.torch import batch as batch_module
from red7.envs.torch.batch import has_kernels
from red7.envs.torch.options import settled
from red7.envs.torch.rounds import after_round
from red7.envs.torch.state import State
from red7.errors import IllegalStep, ImpossiblePosition, NotationError, Red7Error, WrongType
from red7.rules import Rules
from tests.support.lanes import sample
from tests.support.matches import KINDS, PLAYERS
from tests.support.torch_walk import play

TURNS = 100_000
EACH = -(-TURNS // (len(KINDS) * len(PLAYERS)))
QUICK = 60


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("kind", sample(KINDS, 5))
def test_every_step_is_the_engines(kind: str, players: int) -> None:
    assert play(kind, players, turns=QUICK, games=20, seed=1) >= QUICK


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_hundred_thousand_turns_are_the_engines(kind: str, players: int) -> None:
    reward = "match" if "s" in kind else "round"
    assert play(kind, players, turns=EACH, games=60, seed=2, reward=reward) >= EACH


@pytest.mark.parametrize("kind", ["1.3s", "1.1dsa", "1.0dsa[ROYG/1234567/4]"])
def test_matches_are_the_engines(kind: str) -> None:
    assert play(kind, 2, turns=300, games=20, seed=3, reward="match") >= 300


@pytest.mark.parametrize(("scored", "is_over"), [("O7Y7G7B7R5", True), ("O7Y7G7B7R4", False)])
def test_a_match_ends_at_its_target(scored: str, *, is_over: bool) -> None:
    """Of two players that is 40 points; the red 7 brings the last seven of them."""
    state = Batch(1, rules="1.3s", reward="match", seed=1).state
    state = state._replace(
        palettes=torch.tensor([[cards_of("R7")], [0]]),
        scored=torch.tensor([[cards_of(scored)], [0]]),
        seat=torch.tensor([0]),
    )
    _, rewards, done = after_round(Rules.parse("1.3s"), state, torch.tensor([True]), by_match=True)
    assert rewards[:, 0].tolist() == pytest.approx([7 / 40, -7 / 40])
    assert done.item() is is_over


@pytest.mark.parametrize(("games", "margin"), [(3000, 0.03), pytest.param(50_000, 0.008, marks=pytest.mark.long)])
def test_random_turns_give_the_known_answers(games: int, margin: float) -> None:
    turns, first = known_answers(Batch(games, seed=5), 30)
    assert turns == pytest.approx(7.99, abs=8 * margin)
    assert first == pytest.approx(0.353, abs=margin)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("kind", ["1.3", "1.2dsa", "1.3dsa"])
def test_nothing_hidden_is_shown(kind: str, players: int) -> None:
    """Shuffle the cards that the seat to move cannot know, and neither observation nor mask changes."""
    batch, chance = Batch(40, players=players, rules=kind, seed=4), random.Random(4)
    for _ in range(15):
        before, observations, masks = batch.state, batch.observe(), batch.masks()
        batch._state, batch._options = settled(batch.rules, shuffled(batch.state, chance))
        assert not torch.equal(batch.state.hands, before.hands)
        assert torch.equal(batch.observe(), observations)
        assert torch.equal(batch.masks(), masks)
        batch.step(batch.sample())


def shuffled(state: State, chance: random.Random) -> State:
    """The state with all cards dealt anew that the seat to move does not know."""
    hands, hidden = state.hands.clone(), state.hidden.clone()
    for game, seat in enumerate(state.seat.tolist()):
        known = int(state.known[game])
        others = [other for other in range(len(hands)) if other != seat]
        cards = list(cards_in(int(hidden[game]) | sum(int(hands[other, game]) & ~known for other in others)))
        chance.shuffle(cards)
        for other in others:
            shown = int(hands[other, game]) & known
            count = int(hands[other, game]).bit_count() - shown.bit_count()
            hands[other, game] = shown | card_set(cards.pop() for _ in range(count))
        hidden[game] = card_set(cards)
    return state._replace(hands=hands, hidden=hidden)


def test_a_seed_gives_the_same_games() -> None:
    one, other, third = Batch(50, seed=7), Batch(50, seed=7), Batch(50, seed=8)
    assert torch.equal(one.observe(), other.observe())
    assert torch.equal(one.sample(), other.sample())
    assert not torch.equal(one.observe(), third.observe())
    third.reset(7)
    assert torch.equal(one.observe(), third.observe())


def test_all_cards_are_dealt_alike() -> None:
    hands = Batch(20_000, players=4, seed=9).state.hands
    for card in cards_in(ALL_CARDS):
        share = ((hands & card.bit) != 0).float().mean(1)
        assert share.tolist() == pytest.approx([1 / 7] * 4, abs=0.012)


def test_samples_are_equally_likely() -> None:
    """Among games with as many legal actions, each of these is chosen equally often, the first like the last."""
    batch = Batch(20_000, seed=12)
    masks = batch.masks().long()
    for _ in range(2):
        ranks = masks.cumsum(1).gather(1, batch.sample()[:, None])[:, 0]
        for count in (8, 9, 10):
            chosen = ranks[masks.sum(1) == count].bincount(minlength=count + 1)[1:]
            wanted = int(chosen.sum()) / count
            assert wanted > 100
            assert chosen.tolist() == pytest.approx([wanted] * count, abs=5 * wanted**0.5)


def test_without_a_seed_games_are_dealt_by_chance() -> None:
    one, other = Batch(5), Batch(5)
    assert not torch.equal(one.observe(), other.observe())
    dealt = one.observe()
    one.reset()
    assert not torch.equal(one.observe(), dealt)


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    batch = Batch(3, seed=1)
    before, legal = batch.state, batch.sample()
    for action, reason in ((147, "action 147 (=)"), (150, "action 150"), (-1, "action -1")):
        actions = legal.clone()
        actions[1] = action
        with pytest.raises(IllegalStep, match="game 1") as caught:
            batch.step(actions)
        assert f"{reason} is not legal" in str(caught.value)
    assert all(torch.equal(one, two) for one, two in zip(before, batch.state, strict=True))
    batch.step(legal)


@pytest.mark.parametrize(("count", "kind"), [(4, torch.int64), (3, torch.float32), (3, torch.bool)])
def test_actions_of_another_kind_are_refused(count: int, kind: torch.dtype) -> None:
    with pytest.raises(Red7Error, match="expected 3 integers"):
        Batch(3).step(torch.zeros(count, dtype=kind))


@pytest.mark.parametrize("actions", [[149, 149, 149], np.full(3, 149), None, 149])
def test_actions_that_are_no_tensor_are_refused(actions: Any) -> None:
    with pytest.raises(WrongType, match="expected a tensor of 3 integers"):
        Batch(3).step(actions)


@pytest.mark.parametrize(("count", "kind"), [(2, torch.int64), (3, torch.float32), (3, torch.bool), (3, torch.uint64)])
def test_actions_on_another_device_are_checked_without_waiting(count: int, kind: torch.dtype) -> None:
    """The device `meta` has shapes and no values, so whoever waits for one fails."""
    batch = Batch(3, device="meta")
    with pytest.raises(Red7Error, match="expected 3 integers"):
        batch.step(torch.zeros(count, dtype=kind, device="meta"))
    with pytest.raises(Red7Error, match="the games are on meta, the actions on cpu"):
        batch.step(torch.full((3,), 149))


@pytest.mark.parametrize("kind", ["1.3", "1.0da", "1.3dsa"])
def test_a_step_waits_for_nothing_on_the_host(kind: str) -> None:
    """On the device `meta` whoever asks for a value fails."""
    batch = Batch(3, players=3, rules=kind, reward="match" if "s" in kind else "round", device="meta")
    for _ in range(2):
        rewards, done = batch.step(batch.sample())
        assert (batch.masks().shape, batch.observe().shape) == ((3, 150), (3, 1514))
        assert (rewards.shape, rewards.dtype, done.shape, done.dtype) == ((3, 3), torch.float32, (3,), torch.bool)
    with pytest.raises(RuntimeError, match="meta"):
        batch.check(torch.zeros(3, dtype=torch.int64, device="meta"))


@pytest.mark.parametrize(
    ("device", "rules", "has_triton", "has_them"),
    [
        ("cpu", "1.3", True, False),
        ("mps", "1.3", True, False),
        ("cuda", "1.3", True, True),
        ("cuda", "1.3", False, False),
        ("cuda", "1.3a", True, False),
    ],
)
def test_kernels_are_for_devices_with_triton(
    device: str, rules: str, has_triton: bool, has_them: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch_module, "find_spec", lambda _: has_triton or None)
    assert has_kernels(torch.device(device), Rules.parse(rules)) is has_them


def test_bad_parameters_are_refused_with_a_sentence() -> None:
    with pytest.raises(WrongType, match="a number of games"):
        Batch(0)
    with pytest.raises(ImpossiblePosition, match="5 players"):
        Batch(2, players=5)
    with pytest.raises(NotationError, match="the editions are"):
        Batch(2, rules="2.0")
    with pytest.raises(Red7Error, match="needs scoring"):
        Batch(2, reward="match")
    with pytest.raises(Red7Error, match="expected one of round, match"):
        Batch(2, reward="points")
    with pytest.raises(WrongType, match="a seed"):
        Batch(2, seed=-1)
    with pytest.raises(Red7Error, match="device 'abacus' cannot be used"):
        Batch(2, device="abacus")
    with pytest.raises(Red7Error, match="kernels run on CUDA devices, and the games are on cpu"):
        Batch(2, fused=True)


def test_numbers_of_numpy_will_do() -> None:
    batch = Batch(np.int64(3), seed=np.int64(7))  # type: ignore[arg-type]
    assert torch.equal(batch.observe(), Batch(3, seed=7).observe())
