"""Batch: thousands of games in tensors on one device, where a step waits for nothing on the host."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Final, NamedTuple

import numpy as np
import torch
from torch import Tensor

from red7.envs.actions import ACTIONS, step_of
from red7.envs.rewards import check_reward
from red7.envs.torch.cells import Cells, action_cells, observation_cells, observation_words
from red7.envs.torch.chances import streams
from red7.envs.torch.deal import dealt
from red7.envs.torch.flow import after_step
from red7.envs.torch.options import Options, sampled, settled
from red7.envs.torch.rounds import after_round
from red7.envs.torch.state import State
from red7.errors import IllegalStep, Red7Error, wrong_type
from red7.position import deal
from red7.rules import Rules, rules_of

_INTEGERS: Final = {torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8}


class Functions(NamedTuple):
    """All that a batch does with tensors: plainly, or each as one kernel."""

    advance: Callable[[State, Tensor], tuple[State, Options, Tensor, Tensor]]
    """From a state and actions to the next state, its legal steps, rewards by seat, and where an episode is over."""
    sample: Callable[[Options, Tensor], tuple[Tensor, Tensor]]
    words: Callable[[State], Tensor]
    spread: Callable[[Cells, Tensor], Tensor]


def _begun(rules: Rules, players: int, chance: Tensor) -> tuple[State, Options]:
    """New games, and their legal steps."""
    nothing = torch.zeros(players, len(chance), dtype=torch.int64, device=chance.device)
    return settled(rules, dealt(rules, nothing, chance))


def _plain(rules: Rules, _players: int, reward: str) -> Functions:
    def advance(state: State, actions: Tensor) -> tuple[State, Options, Tensor, Tensor]:
        state, ends = after_step(rules, state, actions)
        state, rewards, done = after_round(rules, state, ends, by_match=reward == "match")
        return *settled(rules, state), rewards, done

    return Functions(advance, sampled, lambda state: observation_words(rules, state), Cells.spread)


@cache
def _kernels(rules: Rules, players: int, reward: str) -> Functions:
    from red7.envs.torch.fusion import GAMES  # noqa: PLC0415  not wanted on the processor
    from red7.envs.torch.kernels import fused, spreading  # noqa: PLC0415

    plain = _plain(rules, players, reward)
    state, options = _begun(rules, players, streams(GAMES, 0, torch.device("cpu")))
    actions = torch.zeros(GAMES, dtype=torch.int64)
    spread = spreading()
    return Functions(
        fused(plain.advance, state, actions),
        fused(plain.sample, options, actions),
        fused(plain.words, state),
        lambda cells, words: spread(words, *cells),
    )


class Batch:
    """Games that are played side by side; each starts again when it is over.

    >>> batch = Batch(4, players=3, rules="1.3ds", seed=7)
    >>> batch.observe().shape, batch.masks().shape
    (torch.Size([4, 1514]), torch.Size([4, 150]))
    >>> rewards, done = batch.step(batch.sample())
    >>> rewards.shape, done.tolist()
    (torch.Size([4, 3]), [False, False, False, False])
    """

    def __init__(
        self,
        games: int,
        *,
        players: int = 2,
        rules: Rules | str = "1.3",
        reward: str = "round",
        seed: int | None = None,
        device: torch.device | str = "cpu",
        fused: bool | None = None,
    ) -> None:
        """So many games, dealt by chance or by the seed: the same on every device, not those of `red7.envs.batched`.

        With `fused`, a step is one kernel in Triton. That is the default on CUDA devices if Triton is installed, unless
        the game has actions, whose kernel would be too long. Without it, a step on a GPU is a recorded graph of small
        kernels. See docs/research.md for rewards.
        """
        if not _is_count(games) or games < 1:
            raise wrong_type(games, "a number of games, at least 1")
        self.games, self.players, self.rules = int(games), players, rules_of(rules)
        deal(self.rules, players=players, seed=0)  # raises if that many cannot play
        check_reward(reward, self.rules)
        self.reward = reward
        self.device = _device(device)
        self._action_cells = action_cells(self.device)
        self._observation_cells = observation_cells(players, self.device)
        if fused is None:
            fused = has_kernels(self.device, self.rules)
        if fused and self.device.type != "cuda":
            raise Red7Error("fused", f"kernels run on CUDA devices, and the games are on {self.device}")
        self._functions = (_kernels if fused else _plain)(self.rules, players, reward)
        self.reset(seed)
        if self.device.type == "cuda" and not fused:
            from red7.envs.torch.graphs import captured  # noqa: PLC0415  not wanted on the processor

            advance = captured(self._functions.advance, self._state, torch.zeros_like(self.seats))
            self._functions = self._functions._replace(advance=advance)

    def reset(self, seed: int | None = None) -> None:
        """Deal all games anew, by this seed or by chance."""
        if seed is None:
            seed = secrets.randbits(61)
        if not _is_count(seed) or seed >= 1 << 62:
            raise wrong_type(seed, "a seed, a number from 0 on")
        seed = int(seed)
        self._samples = streams(self.games, 2 * seed + 1, self.device)
        self._state, self._options = _begun(self.rules, self.players, streams(self.games, 2 * seed, self.device))

    @property
    def state(self) -> State:
        """Where all cards are: for tests and for critics that see every card, not for players."""
        return self._state

    @property
    def options(self) -> Options:
        """The legal steps of each game, as sets of cards."""
        return self._options

    @property
    def seats(self) -> Tensor:
        """The seat to move in each game."""
        return self._state.seat

    @property
    def bytes_per_game(self) -> int:
        """The memory that a game takes, without what is returned."""
        tensors = (*self._state, *self._options, self._samples)
        return sum(tensor.nbytes for tensor in tensors) // self.games

    def observe(self) -> Tensor:
        """What the seat to move sees and remembers in each game: games x cells."""
        return self._functions.spread(self._observation_cells, self._functions.words(self._state))

    def masks(self) -> Tensor:
        """The legal actions of each game: games x 150, 1 if the action is legal."""
        return self._functions.spread(self._action_cells, torch.stack(self._options))

    def sample(self) -> Tensor:
        """A legal action for each game, all equally likely."""
        actions, self._samples = self._functions.sample(self._options, self._samples)
        return actions

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """Take one action in each game: the rewards, games x seats, and in which games an episode is over.

        A game that is over is dealt again at once, so seats, observations and masks are those of the new one. On the
        processor, an action that is not legal raises IllegalStep, and no game has changed. On other devices only the
        shape and kind of the tensor are checked, since any other answer would have to be waited for; there, `check`
        does it, and what follows an illegal action means nothing.
        """
        self._check_form(actions)
        if self.device.type == "cpu":
            self.check(actions)
        self._state, self._options, rewards, done = self._functions.advance(self._state, actions.long())
        return rewards.T, done

    def check(self, actions: Tensor) -> None:
        """Raises IllegalStep if an action is not legal."""
        self._check_form(actions)
        numbers = actions.long()
        in_range = (numbers >= 0) & (numbers < ACTIONS)
        is_legal = in_range & (self.masks().gather(1, numbers.clamp(0, ACTIONS - 1)[:, None])[:, 0] != 0)
        if not is_legal.all():
            game = int(is_legal.long().argmin())
            action = int(actions[game])
            step = f" ({step_of(action)})" if in_range[game] else ""
            raise IllegalStep("illegal-action", f"game {game}: action {action}{step} is not legal")

    def _check_form(self, actions: Tensor) -> None:
        """Raises unless this is an integer for each game, on the device of the games."""
        if not isinstance(actions, Tensor):
            raise wrong_type(actions, f"a tensor of {self.games} integers, one for each game")
        if actions.shape != (self.games,) or actions.dtype not in _INTEGERS:
            raise Red7Error(
                "actions",
                f"expected {self.games} integers, one for each game, got {tuple(actions.shape)} of {actions.dtype}",
            )
        if actions.device != self.device:
            raise Red7Error("actions", f"the games are on {self.device}, the actions on {actions.device}")


def _is_count(value: object) -> bool:
    return isinstance(value, int | np.integer) and not isinstance(value, bool) and bool(value >= 0)


def has_kernels(device: torch.device, rules: Rules) -> bool:
    """Whether a step of these games can be one kernel on the device."""
    return device.type == "cuda" and find_spec("triton") is not None and not rules.actions


def _device(device: torch.device | str) -> torch.device:
    """The device, if there is such a one."""
    try:
        return torch.zeros(1, device=torch.device(device)).device  # such as cuda:0 for cuda
    except (RuntimeError, AssertionError, TypeError, NotImplementedError) as error:
        raise Red7Error("device", f"device {device!r} cannot be used: {str(error).splitlines()[0]}") from None
