"""Thousands of games at once, with NumPy arrays in and out, stepped by the compiled core."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final, TypeAlias

import numpy as np

from red7.envs.actions import ACTIONS, step_of
from red7.envs.arrays import arrays_for, rules_bits
from red7.envs.cells import Rows, mask_games, observe_games
from red7.envs.many import (
    Flags,
    Rewards,
    deal_games,
    illegal_game,
    sample_games,
    sample_staying_games,
    step_games,
)
from red7.envs.observation import observation_size
from red7.envs.rewards import check_reward
from red7.errors import IllegalStep, Red7Error, wrong_type
from red7.play.core.state import Array, flags_of
from red7.position import deal
from red7.rules import Rules, rules_of

Numbers: TypeAlias = np.ndarray[Any, np.dtype[np.integer[Any]]]
_FEWEST: Final = 256
"""A thread is not worth its while for fewer games."""
_LARGEST: Final = (1 << 63) - 1


class Batch:
    """Games that are played side by side; each starts again when it is over.

    All arrays that it returns are its own and are overwritten by the next call of the same method: copy what you keep.

    >>> batch = Batch(4, players=3, rules="1.3ds", seed=7)
    >>> batch.observe().shape, batch.masks().shape
    ((4, 1514), (4, 150))
    >>> rewards, done = batch.step(batch.sample())
    >>> rewards.shape, done.tolist()
    ((4, 3), [False, False, False, False])
    """

    def __init__(
        self,
        games: int,
        *,
        players: int = 2,
        rules: Rules | str = "1.3",
        reward: str = "round",
        seed: int | None = None,
        threads: int | None = None,
    ) -> None:
        """So many games, dealt by the seed or by chance; by default with a thread for each processor there is to use.

        The games do not depend on the number of threads. See docs/research.md for rewards.
        """
        self.games = count_of(games, "a number of games, at least 1")
        self.players = players
        self.rules = rules_of(rules)
        deal(self.rules, players=players, seed=0)  # raises if that many cannot play
        check_reward(reward, self.rules)
        threads = _processors() if threads is None else count_of(threads, "a number of threads, at least 1")
        self._threads = max(1, min(threads, games // _FEWEST))
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        self._kind = (flags_of(self.rules), self.rules.hand_size)
        self._target = self.rules.target(players) if reward == "match" else 0
        self._rules_bits = rules_bits(self.rules)
        arrays = arrays_for(games, players, self.rules)
        self._states, self._memory, self._options, self._seats, self._masks, self._rewards = arrays
        self._observations = np.zeros((games, observation_size(players)), dtype=np.uint8)
        self._done = np.zeros(games, dtype=np.bool_)
        self._actions = np.zeros(games, dtype=np.int64)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Deal all games anew, by this seed or by chance."""
        random = np.random.default_rng(None if seed is None else count_of(seed, "a seed, a number from 0 on", least=0))
        self._deals = random.integers(1 << 64, size=(self.games, 1), dtype=np.uint64)
        self._samples = random.integers(1 << 64, size=(self.games, 1), dtype=np.uint64)
        self._run(deal_games, self._states, self._memory, self._options, self._seats, self._deals, *self._kind)

    @property
    def seats(self) -> Array:
        """The seat to move in each game."""
        return self._seats

    @property
    def bytes_per_game(self) -> int:
        """The memory that a game takes, with all that is returned."""
        arrays = [array for array in vars(self).values() if isinstance(array, np.ndarray)]
        return sum(array.nbytes for array in arrays) // self.games

    def observe(self) -> Rows:
        """What the seat to move sees and remembers in each game: games x cells."""
        self._run(observe_games, self._states, self._memory, self._rules_bits, self._observations)
        return self._observations

    def masks(self) -> Rows:
        """The legal actions of each game: games x 150, 1 if the action is legal."""
        self._run(mask_games, self._options, self._masks)
        return self._masks

    def sample(self, *, staying: bool = False) -> Array:
        """A legal action for each game, all equally likely.

        If `staying`, only actions after which the player can, or may, still stay in, as long as there are any.
        """
        if staying:
            found = np.empty_like(self._options)
            self._run(sample_staying_games, self._states, found, self._samples, self._actions, self._kind[0])
        else:
            self._run(sample_games, self._options, self._samples, self._actions)
        return self._actions

    def step(self, actions: Numbers) -> tuple[Rewards, Flags]:
        """Take one action in each game: the rewards, games x seats, and in which games an episode is over.

        A game that is over is dealt again at once, so seats, observations and masks are those of the new one. The
        action WAIT, -1, leaves a game as it is. If an action is not legal, raises IllegalStep, and no game has changed.
        """
        chosen = self._checked(actions)
        self._run(
            step_games,
            *(self._states, self._memory, self._options, self._seats, self._deals),
            *(chosen, self._rewards, self._done, *self._kind, self._target),
        )
        return self._rewards, self._done

    def numbers(self, actions: Numbers) -> Array:
        """The actions as an array, legal or not, if there is one for each game."""
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise Red7Error(
                "actions", f"expected {self.games} integers, one for each game, got {given.shape} of {given.dtype}"
            )
        if given.dtype == np.uint64:
            given = np.minimum(given, np.uint64(_LARGEST))  # a larger one would turn into one below 0
        return np.ascontiguousarray(given, dtype=np.int64)

    def _checked(self, actions: Numbers) -> Array:
        """The actions, if they are legal."""
        chosen = self.numbers(actions)
        game = illegal_game(self._options, chosen, 0, self.games)
        if game >= 0:
            action = int(actions[game])
            step = f" ({step_of(action)})" if 0 <= action < ACTIONS else ""
            raise IllegalStep("illegal-action", f"game {game}: action {action}{step} is not legal")
        return chosen

    def _run(self, function: Callable[..., None], *arguments: object) -> None:
        """Call the function for all games, in as many parts as there are threads."""
        if self._pool is None:
            function(*arguments, 0, self.games)
            return
        bounds = [self.games * part // self._threads for part in range(self._threads + 1)]
        parts = [self._pool.submit(function, *arguments, first, last) for first, last in pairwise(bounds)]
        for part in parts:
            part.result()


def count_of(value: object, wanted: str, *, least: int = 1) -> int:
    """The value, if it is a whole number and not too small."""
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or value < least:
        raise wrong_type(value, wanted)
    return int(value)


def _processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
