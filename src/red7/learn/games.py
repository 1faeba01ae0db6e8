"""Games under one kind of rules, as a policy sees them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import torch
from torch import Tensor
from torch.nn import functional

from red7.envs.torch import Batch
from red7.envs.torch.options import Options
from red7.envs.torch.state import State
from red7.learn.sight import Sight, look
from red7.play.policy.sight import seats_shown
from red7.rules import Rules

_PRIZE: Final = 3.0
"""With scoring, a seat wins what it scores, in parts of the points that end a match, times this."""


class Games:
    """Games that are played side by side. With scoring, points count, otherwise rounds."""

    def __init__(
        self, rules: str, players: int, games: int, *, device: torch.device, kind: torch.dtype, seed: int
    ) -> None:
        is_scored = Rules.parse(rules).scoring
        self.batch: Final = Batch(
            games,
            players=players,
            rules=rules,
            reward="match" if is_scored else "round",
            seed=seed,
            device=device,
            fused=False,
        )
        self.rules: Final = self.batch.rules
        self._prize = _PRIZE if is_scored else 1.0
        self._look: Callable[[State, Options], Sight] = lambda state, options: look(self.rules, state, options, kind)
        if device.type == "cuda":
            from red7.envs.torch.graphs import captured  # noqa: PLC0415  not wanted on the processor

            self._look = captured(self._look, self.batch.state, self.batch.options, copies=False)

    def look(self) -> Sight:
        """What the seat to move of each game is shown; on a GPU only until the next look."""
        return self._look(self.batch.state, self.batch.options)

    def step(self, actions: Tensor) -> Tensor:
        """Take one action in each game: the rewards, games x seats shown, which are not 0 where a round is over."""
        rewards = self.batch.step(actions)[0] * self._prize
        return functional.pad(rewards, (0, seats_shown(self.batch.players) - self.batch.players))
