"""Learning from steps that were played (PPO): the networks, their optimizer, and how fast they learn."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from red7.learn.mix import Mix
from red7.learn.network import Actor, Critic, other_hands, possible_hands
from red7.learn.rollout import Lessons, Rollout
from red7.learn.widen import widened

_CLIP: Final = 0.2
_AVERAGING: Final = 0.98
"""How much of the averaged actor stays after each round of learning."""
_OWN_WORTH: Final = 0.25
"""How much the actor's own estimate of what a game is worth counts."""
_BELIEF_WORTH: Final = 0.1
"""How much counts what the actor believes of the other hands."""
_WARM_UP: Final = 20
_CRITIC_FIRST: Final = 40
"""The rounds for which an actor that has learnt before waits for its critic."""


class Sizes(NamedTuple):
    """How large everything is."""

    steps: int = 12
    """The steps in each game between two rounds of learning."""
    lessons: int = 32_768
    """The steps that are learnt from at once."""
    width: int = 512
    blocks: int = 2
    critic_width: int = 512
    critic_blocks: int = 2


class Pace(NamedTuple):
    """How fast to learn, and how much to try other steps."""

    rate: float = 6e-4
    curiosity: float = 0.05

    def after(self, share: float) -> Pace:
        """The pace after this share of a training that begins with this one."""
        share = min(1.0, share)
        return Pace(self.rate * max(0.02, 1 - share), self.curiosity * 0.1**share)


MEASURES: Final = ("policy", "entropy", "value", "own value", "belief", "divergence", "clipped", "gradient")


class Trainer:
    """An actor and a critic that learn from the games they play."""

    def __init__(self, mix: Mix, sizes: Sizes) -> None:
        device = mix.seats.device
        self.mix, self.sizes = mix, sizes
        with torch.device(device):
            self.actor = Actor(mix.shown, sizes.width, sizes.blocks)
            self.critic = Critic(mix.shown, sizes.critic_width, sizes.critic_blocks)
        self.average = copy.deepcopy(self.actor).requires_grad_(requires_grad=False)
        self.weights = [*self.actor.parameters(), *self.critic.parameters()]
        self._rate, self._curiosity, self._trust = torch.zeros(3, device=device).unbind()
        self._waits = 0
        options: dict[str, Any] = {"fused": True, "capturable": True} if device.type == "cuda" else {}
        self.optimizer = torch.optim.Adam(self.weights, lr=self._rate, betas=(0.9, 0.99), eps=1e-6, **options)
        self.rounds = 0
        self._rollout = Rollout(mix, sizes.steps)
        self._sums, self._updates = torch.zeros(len(MEASURES), device=device), 0
        self._lessons: Lessons | None = None
        self._update: Callable[[Tensor], None] | None = None

    def start_from(self, weights: dict[str, Tensor]) -> None:
        """Start from an actor that has learnt before, maybe narrower; its critic has to begin anew."""
        wide = {**self.actor.state_dict(), **widened(weights, self.sizes.width)}
        for actor in (self.actor, self.average):
            actor.load_state_dict(wide)
        self._waits = _CRITIC_FIRST

    def round(self, pace: Pace) -> int:
        """Play, and learn once from every step; how many there were."""
        self.mix.rotate(self.rounds)
        self._lessons = self._rollout.play(self.actor, self.critic)
        order = torch.randperm(len(self._lessons.action), device=self._rate.device)
        batches = [one for one in torch.split(order, self.sizes.lessons) if len(one) == self.sizes.lessons]
        update = self._update = self._update or self._made(batches[0])
        self._rate.fill_(pace.rate * min(1.0, (self.rounds + 1) / _WARM_UP))
        self._curiosity.fill_(pace.curiosity)
        self._trust.fill_(self.rounds >= self._waits)
        for chosen in batches:
            update(chosen)
        self._updates += len(batches)
        self.rounds += 1
        keep = min(_AVERAGING, (1 + self.rounds) / (10 + self.rounds))
        with torch.no_grad():
            for mean, weight in zip(self.average.parameters(), self.actor.parameters(), strict=True):
                mean.lerp_(weight, 1 - keep)
        return len(order)

    def _made(self, example: Tensor) -> Callable[[Tensor], None]:
        """The function that learns from chosen steps; on a GPU it is recorded while the rate is 0."""
        if example.device.type == "cpu":
            return self._learn
        from red7.envs.torch.graphs import captured  # noqa: PLC0415  not wanted on the processor

        self._rate.zero_()
        made = captured(self._learn, example, copies=False)
        self._sums.zero_()
        return made

    def _learn(self, chosen: Tensor) -> None:
        assert self._lessons
        lessons = Lessons(*(one[chosen] for one in self._lessons))
        logits, own_worth, held = self.actor(lessons.cells, lessons.mask)
        likelihoods = logits.log_softmax(1)
        taken = likelihoods.gather(1, lessons.action[:, None])[:, 0]
        entropy = -(likelihoods.exp() * likelihoods).sum(1).mean()
        ratio = (taken - lessons.likelihood).exp()
        gain = ratio * lessons.advantage
        policy = -torch.minimum(gain, ratio.clamp(1 - _CLIP, 1 + _CLIP) * lessons.advantage).mean()
        value = functional.mse_loss(self.critic(lessons.cells), lessons.worth)
        own_value = functional.mse_loss(own_worth, lessons.worth)
        belief = self._belief_loss(held, lessons.cells)
        self.optimizer.zero_grad(set_to_none=True)
        chosen_well = self._trust * (policy - self._curiosity * entropy)
        (chosen_well + value + _OWN_WORTH * own_value + _BELIEF_WORTH * belief).backward()
        gradient = nn.utils.clip_grad_norm_(self.weights, 1.0)
        self.optimizer.step()
        with torch.no_grad():
            divergence = (lessons.likelihood - taken).mean()
            clipped = ((ratio - 1).abs() > _CLIP).float().mean()
            self._sums += torch.stack([policy, entropy, value, own_value, belief, divergence, clipped, gradient]).detach()

    def _belief_loss(self, held: Tensor, cells: Tensor) -> Tensor:
        """How badly the actor tells the others' hands from hands that they might have just as well."""
        seats = self.mix.shown
        true, false = (hands(cells, seats).flatten(1).float() for hands in (other_hands, possible_hands))
        believe = self.actor.belief
        return functional.softplus(-believe(held, true)).mean() + functional.softplus(believe(held, false)).mean()

    def measures(self) -> dict[str, float]:
        """The means of what was measured since the last call; waits for the device."""
        means: Tensor = self._sums / max(1, self._updates)
        self._sums.zero_()
        self._updates = 0
        return dict(zip(MEASURES, means.tolist(), strict=True))
