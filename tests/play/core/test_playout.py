"""Random rounds: known answers for whole rounds, and every surviving turn as likely as any other."""

import random
from collections import Counter

import numpy as np
import pytest

from red7 import Rules, deal
from red7.play.core.encoding import state_of
from red7.play.core.playout import TURN_COUNTS, count_turns, play_out, random_rounds, random_turn
from red7.play.core.state import DECK, DECK_SIZE, HAND, SEAT, WINNER, Array, flags_of
from tests.support.lanes import sample
from tests.support.matches import KINDS, PLAYERS
from tests.support.turns import surviving_turns

PLAIN = [kind for kind in KINDS if "a" not in kind]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("kind", PLAIN)
def test_turns_are_counted_without_listing_them(kind: str, players: int) -> None:
    chance = random.Random(f"{kind}/{players}")
    counts = np.zeros(TURN_COUNTS, dtype=np.int64)
    for seed in range(4):
        position = deal(Rules.parse(kind), players=players, seed=str(seed))
        while not position.is_over:
            state, flags = state_of(position), flags_of(position.rules)
            idle = kind.startswith("1.0") and position.winning == position.seat
            counted = count_turns(state, flags, int(state[HAND + state[SEAT]]), counts)
            turns = surviving_turns(position)
            assert counted + idle == len(turns)
            position = chance.choice(turns) if turns else position.play_turn(".x")


@pytest.mark.parametrize("rules", ["1.0d", "1.3", "1.3d"])
def test_every_surviving_turn_is_as_likely(rules: str) -> None:
    position = deal(Rules.parse(rules), players=2, seed="1")
    flags, stream = flags_of(position.rules), np.array([7], dtype=np.uint64)
    counts = np.zeros(TURN_COUNTS, dtype=np.int64)
    wanted = [state_of(end).tobytes() for end in surviving_turns(position)]
    tries = 400 * len(wanted)
    found: Counter[bytes] = Counter()
    for _ in range(tries):
        state = state_of(position)
        random_turn(state, flags, stream, counts)
        found[_clean(state)] += 1
    assert len(wanted) > 7
    assert set(found) == {_clean(np.frombuffer(one, dtype=np.int64).copy()) for one in wanted}
    assert all(300 < times < 500 for times in found.values())


def _clean(state: Array) -> bytes:
    """The state without the cards that have left the deck."""
    state[DECK + state[DECK_SIZE] :] = 0
    return state.tobytes()


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("kind", sample(KINDS, 5))
def test_rounds_of_every_kind_come_to_their_end(kind: str, players: int) -> None:
    stream = np.array([1], dtype=np.uint64)
    for seed in range(5):
        position = deal(Rules.parse(kind), players=players, seed=str(seed))
        state = state_of(position)
        play_out(state, flags_of(position.rules), stream)
        assert 0 <= state[WINNER] < players


@pytest.mark.parametrize(("players", "turns", "wins"), [(2, 7.99, (35.3, 64.7)), (4, 15.47, (14.7, 20.5, 26.4, 38.4))])
def test_known_answers(players: int, turns: float, wins: tuple[float, ...]) -> None:
    rounds = 200_000
    made, won = random_rounds(players, rounds, 7)
    assert made / rounds == pytest.approx(turns, abs=0.03)
    assert [100 * one / rounds for one in won] == pytest.approx(wins, abs=0.5)
