"""A batch plays the engine's game: every edition, switch and table size, step by step."""

import random

import numpy as np
import pytest

from red7 import Outlook
from red7.cards import cards_in, cards_of
from red7.envs.actions import CARDS, action_of, step_of
from red7.envs.batched import Batch
from red7.envs.cells import WON
from red7.envs.many import WAIT, pay
from red7.envs.observation import blocks
from red7.errors import IllegalStep, ImpossiblePosition, NotationError, Red7Error, WrongType
from red7.play.core.chance import stream
from red7.play.core.options import legal, unseen
from red7.play.core.playout import TURN_COUNTS, random_turn
from red7.play.core.state import (
    DECK,
    DECK_SIZE,
    HAND,
    PALETTE,
    PLAYERS,
    SCORED,
    SEAT,
    WINNER,
    Array,
    flags_of,
)
from tests.support.batch_walk import Twin, walk
from tests.support.matches import KINDS
from tests.support.matches import PLAYERS as TABLES

TURNS = 100_000
EACH = -(-TURNS // (len(KINDS) * len(TABLES)))
QUICK = 60


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("kind", KINDS[::3])
def test_every_step_is_the_engines(kind: str, players: int) -> None:
    batch = Batch(6, players=players, rules=kind, seed=1)
    assert walk(batch, turns=QUICK, seed="quick", by_match=False) >= QUICK


@pytest.mark.long
@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_hundred_thousand_turns_are_the_engines(kind: str, players: int) -> None:
    by_match = "s" in kind
    batch = Batch(10, players=players, rules=kind, reward="match" if by_match else "round", seed=2)
    assert walk(batch, turns=EACH, seed="long", by_match=by_match) >= EACH


@pytest.mark.parametrize("kind", ["1.3s", "1.1dsa", "1.0dsa[ROYG/1234567/4]"])
def test_matches_are_the_engines(kind: str) -> None:
    batch = Batch(8, players=2, rules=kind, reward="match", seed=3)
    assert walk(batch, turns=1000, seed="match", by_match=True) >= 1000


@pytest.mark.parametrize(("scored", "is_over"), [("R7O7Y7G7B7R5", True), ("R7O7Y7G7B7R4", False)])
def test_a_match_ends_at_its_target(scored: str, *, is_over: bool) -> None:
    """Of two players that is 40 points."""
    batch, rewards = Batch(1, rules="1.3s", reward="match", seed=1), np.zeros(2, dtype=np.float32)
    state, past = batch._states[0], batch._memory[0]
    state[WINNER], state[SCORED], past[WON] = 0, cards_of(scored), 30
    assert pay(state, past, batch._target, rewards) is is_over
    assert rewards[0] == -rewards[1] == pytest.approx((10 if is_over else 9) / 40)


@pytest.mark.parametrize("kind", ["1.3", "1.3a", "1.3d"])
def test_every_card_may_be_dealt_anywhere(kind: str) -> None:
    """In a hand, in a palette and, where cards are drawn, next in the deck: equally often, as far as chance allows."""
    batch = Batch(4900, rules=kind, seed=11)
    states = batch._states
    places = [states[:, HAND], states[:, PALETTE + 1]]
    if kind != "1.3":
        places.append(1 << states[np.arange(4900), DECK + states[:, DECK_SIZE] - 1])
    for cards, size in zip(places, (7, 1, 1), strict=False):
        counts = [int((cards >> card.index & 1).sum()) for card in CARDS]
        assert sum(counts) == 4900 * size
        assert all(abs(count - 100 * size) < 5 * (100 * size) ** 0.5 for count in counts)


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("kind", ["1.3", "1.2dsa", "1.3dsa"])
def test_nothing_hidden_is_shown(kind: str, players: int) -> None:
    """Shuffle the cards that the seat to move cannot know, and neither observation nor mask changes."""
    batch, chance = Batch(50, players=players, rules=kind, seed=4), random.Random(4)
    shuffled = 0
    for _ in range(30):
        observations, masks = batch.observe().copy(), batch.masks().copy()
        for game in range(batch.games):
            shuffled += shuffle_hidden(batch._states[game], chance)
            legal(batch._states[game], flags_of(batch.rules), batch._options[game])
        assert np.array_equal(batch.observe(), observations)
        assert np.array_equal(batch.masks(), masks)
        batch.step(batch.sample())
    assert shuffled > 1000


def shuffle_hidden(state: Array, chance: random.Random) -> bool:
    """Shuffle the cards that the seat to move cannot know; tells whether that changed anything."""
    hidden = int(unseen(state))
    cards = [card.index for card in cards_in(hidden)]
    chance.shuffle(cards)
    before = state.copy()
    for seat in range(state[PLAYERS]):
        if seat != state[SEAT]:
            held = int(state[HAND + seat])
            count = (held & hidden).bit_count()
            state[HAND + seat] = held & ~hidden | sum(1 << cards.pop() for _ in range(count))
    for place in range(DECK, DECK + state[DECK_SIZE]):
        if hidden >> int(state[place]) & 1:
            state[place] = cards.pop()
    assert not cards
    return not np.array_equal(before, state)


def random_play(games: int, rounds: int) -> tuple[float, float]:
    """Random turns that keep their player in, in Basic for two: turns a round, and how often the first mover wins."""
    batch, chance = Batch(games, seed=5), stream(random.Random(5))
    first, second = np.zeros(games, dtype=np.int64), np.zeros(games, dtype=np.int64)
    opening, played = batch.seats.copy(), np.zeros(games, dtype=np.int64)
    turns = won = 0
    start = blocks(2)["phase"].start
    while (counted := played < rounds).any():  # as many rounds of each game: short ones are over first
        begins = batch.observe()[:, start] == 1
        for game in begins.nonzero()[0]:
            first[game], second[game] = random_actions(batch._states[game], chance)
        turns += int((begins & counted).sum())
        rewards, done = batch.step(np.where(begins, first, second))
        over = done & counted
        won += int((rewards[over, opening[over]] == 1).sum())
        played += done
        opening[done] = batch.seats[done]
    return turns / (games * rounds), won / (games * rounds)


def random_actions(state: Array, chance: np.ndarray[tuple[int], np.dtype[np.uint64]]) -> tuple[int, int]:
    """The actions of a random turn: the first, and the second in case the first is a play."""
    after, seat = state.copy(), int(state[SEAT])
    random_turn(after, 0, chance, np.empty(TURN_COUNTS, dtype=np.int64))
    played = int(after[PALETTE + seat] & ~state[PALETTE + seat])
    thrown = int(state[HAND + seat] & ~after[HAND + seat]) & ~played
    play = number(played) if played else 149
    discard = 49 + number(thrown) if thrown else 149
    return (play, discard) if played else (discard, 149)


def number(card: int) -> int:
    index = card.bit_length() - 1
    return index - index // 8


def test_random_play_is_as_everywhere() -> None:
    turns, first_mover = random_play(games=1000, rounds=5)
    assert turns == pytest.approx(7.99, abs=0.1)
    assert first_mover == pytest.approx(0.353, abs=0.015)


@pytest.mark.long
def test_random_play_is_as_everywhere_in_many_rounds() -> None:
    turns, first_mover = random_play(games=4000, rounds=25)
    assert turns == pytest.approx(7.99, abs=0.03)
    assert first_mover == pytest.approx(0.353, abs=0.004)


def test_the_number_of_threads_changes_nothing() -> None:
    one, two = (Batch(600, players=3, rules="1.2da", seed=6, threads=threads) for threads in (1, 2))
    assert (one._pool, two._threads) == (None, 2)
    for _ in range(40):
        assert np.array_equal(one.observe(), two.observe())
        assert np.array_equal(one.masks(), two.masks())
        paid = [batch.step(batch.sample()) for batch in (one, two)]
        assert np.array_equal(paid[0][0], paid[1][0])
        assert np.array_equal(paid[0][1], paid[1][1])
        assert np.array_equal(one.seats, two.seats)


def test_a_seed_gives_the_same_games_again() -> None:
    batch = Batch(5, seed=7)
    dealt = batch.observe().copy()
    batch.step(batch.sample())
    batch.reset(7)
    assert np.array_equal(batch.observe(), dealt)
    batch.reset(8)
    assert not np.array_equal(batch.observe(), dealt)


def test_samples_are_equally_likely() -> None:
    """Among games with as many legal actions, each of these is chosen equally often, the first like the last."""
    batch = Batch(20_000, seed=12)
    masks, games = batch.masks(), np.arange(batch.games)
    counts = masks.sum(axis=1)
    for _ in range(2):
        ranks = masks.cumsum(axis=1)[games, batch.sample()]
        for count in (8, 9, 10):
            chosen = np.bincount(ranks[counts == count], minlength=count + 1)[1:]
            wanted = chosen.sum() / count
            assert wanted > 100
            assert chosen == pytest.approx(wanted, abs=5 * wanted**0.5)


def test_without_a_seed_games_are_dealt_by_chance() -> None:
    one, other = Batch(5), Batch(5)
    assert not np.array_equal(one.observe(), other.observe())
    dealt = one.observe().copy()
    one.reset()
    assert not np.array_equal(one.observe(), dealt)


def test_the_memory_of_a_game_is_told() -> None:
    """As docs/research.md says; the number of games changes nothing."""
    assert [f"{Batch(100, players=players).bytes_per_game / 1000:.1f}" for players in (2, 4)] == ["2.6", "3.0"]
    assert Batch(1).bytes_per_game == Batch(100).bytes_per_game


@pytest.mark.parametrize(("action", "named"), [(147, r"147 \(=\)"), (150, "150"), (-2, "-2"), (98, r"98 \(\^V1\)")])
def test_an_illegal_action_changes_nothing(action: int, named: str) -> None:
    batch = Batch(5, seed=8)
    actions, before = batch.sample(), batch._states.copy()
    actions[3] = action
    with pytest.raises(IllegalStep, match=f"game 3: action {named} is not legal"):
        batch.step(actions)
    assert np.array_equal(batch._states, before)
    batch.step(batch.sample())


def test_a_game_can_wait() -> None:
    batch = Batch(5, seed=9)
    before, actions = batch.observe().copy(), batch.sample()
    actions[3] = WAIT
    batch.step(actions)
    assert [bool((row == old).all()) for row, old in zip(batch.observe(), before, strict=True)].index(True) == 3


@pytest.mark.parametrize("kind", ["1.3", "1.1da", "1.3dsa"])
def test_staying_actions_keep_their_player_in(kind: str) -> None:
    """They are those of which the engine says that they can, or may, keep their player in: all, and no others."""
    batch, seen = Batch(20, players=3, rules=kind, seed=10), 0
    twins = [Twin(batch, game) for game in range(batch.games)]
    for _ in range(25):
        staying = [
            {action_of(step) for step, hope in twin.position.outlook().items() if hope is not Outlook.NO}
            for twin in twins
        ]
        sampled: list[set[int]] = [set() for _ in twins]
        for _ in range(40):
            for actions, action in zip(sampled, batch.sample(staying=True).tolist(), strict=True):
                actions.add(action)
        for twin, wanted, found in zip(twins, staying, sampled, strict=True):
            legal_ones = {action_of(step) for step in twin.position.legal_steps()}
            assert found <= (wanted or legal_ones), str(twin.position)
            seen += found == wanted != legal_ones
        chosen = batch.sample(staying=True).copy()
        for twin, action in zip(twins, chosen.tolist(), strict=True):
            twin.take(step_of(action))
        rewards, done = batch.step(chosen)
        for twin, shares, is_over in zip(twins, rewards.tolist(), done.tolist(), strict=True):
            twin.settle(shares, done=is_over, by_match=False)
    assert seen > 100  # where there are few, each was sampled


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(WrongType, match="expected a number of games, at least 1, got int 0"):
        Batch(0)
    with pytest.raises(WrongType, match="expected a number of threads"):
        Batch(1, threads=0)
    with pytest.raises(WrongType, match="expected a seed"):
        Batch(1, seed=-1)
    with pytest.raises(ImpossiblePosition, match="5 players: Red7 is for 2, 3 or 4"):
        Batch(1, players=5)
    with pytest.raises(ImpossiblePosition, match="a pack of 9 is too small"):
        Batch(1, players=4, rules="1.3[ROY/123/2]")
    with pytest.raises(NotationError, match="the editions are"):
        Batch(1, rules="2.0")
    with pytest.raises(Red7Error, match="reward 'points': expected one of round, match"):
        Batch(1, reward="points")
    with pytest.raises(Red7Error, match="reward 'match' needs scoring"):
        Batch(1, reward="match")
    with pytest.raises(ImpossiblePosition, match="1 player: Red7 is for 2, 3 or 4"):
        Batch(1, players=1)
    with pytest.raises(IllegalStep, match="game 1: action 18446744073709551615 is not legal"):
        Batch(2).step(np.array([149, 2**64 - 1], dtype=np.uint64))
    with pytest.raises(Red7Error, match=r"expected 2 integers, one for each game, got \(3,\) of int64"):
        Batch(2).step(np.array([1, 2, 3]))
    with pytest.raises(Red7Error, match=r"expected 2 integers, one for each game, got \(2,\) of float64"):
        Batch(2).step(np.array([1.0, 2.0]))
