"""The PettingZoo environment `red7_v0`: an agent acts step by step, so several times in a row within its turn."""

from __future__ import annotations

import sys
from typing import Any, ClassVar, Final, TypeAlias, TypeGuard

import numpy as np
import pettingzoo
from gymnasium import logger, spaces
from gymnasium.error import ResetNeeded, UnsupportedMode
from gymnasium.utils import EzPickle
from pettingzoo.utils import wrappers

from red7.envs.actions import ACTIONS, step_of
from red7.envs.arrays import arrays_for, rules_bits
from red7.envs.batched import count_of
from red7.envs.decoding import position_of
from red7.envs.drawing import picture, text
from red7.envs.many import deal_games
from red7.envs.observation import blocks, observation_size
from red7.envs.rewards import check_reward
from red7.envs.solo import NEXT_ROUND, OVER, mask_one, observe_one, step_one
from red7.errors import IllegalStep, Red7Error
from red7.play.core.state import BEGUN, OUT, SEAT, Array, flags_of
from red7.position import deal
from red7.rules import Rules, rules_of
from red7.turn import Phase

Observation: TypeAlias = dict[str, np.ndarray[Any, Any]]
MOST_CARDS: Final = 49
PHASES: Final = tuple(Phase)[:-1]


def env(
    *, players: int = 2, rules: Rules | str = "1.3", reward: str = "round", render_mode: str | None = None
) -> pettingzoo.AECEnv:
    """The environment with PettingZoo's usual checks; an illegal action ends the episode, and costs its agent 1."""
    raw = raw_env(players=players, rules=rules, reward=reward, render_mode=render_mode)
    checked = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))
    return wrappers.OrderEnforcingWrapper(checked)


class raw_env(pettingzoo.AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801  the name that PettingZoo's users know
    """The environment itself. With the reward `round` an episode is a round, with `match` a whole match.

    An agent that is out of a round is terminated at once, and paid what it has lost; in a match it comes back with the
    next round. An illegal action raises IllegalStep, and nothing has changed.

    >>> env = raw_env(players=3, rules="1.3ds", reward="match")
    >>> env.reset(seed=7)
    >>> observation, reward, terminated, truncated, info = env.last()
    >>> observation["observation"].shape, int(observation["action_mask"].sum())
    ((1514,), 8)
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "red7_v0",
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self, *, players: int = 2, rules: Rules | str = "1.3", reward: str = "round", render_mode: str | None = None
    ) -> None:
        EzPickle.__init__(self, players=players, rules=rules, reward=reward, render_mode=render_mode)
        super().__init__()
        self.rules: Final = rules_of(rules)
        deal(self.rules, players=players, seed=0)  # raises if that many cannot play
        check_reward(reward, self.rules)
        self._is_match: Final = reward == "match"
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            modes = ", ".join(self.metadata["render_modes"])
            raise UnsupportedMode(f"render mode {render_mode!r}: expected one of {modes}")
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        cells = observation_size(players)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, MOST_CARDS, (cells,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._players, self._cells = players, cells
        self._phases = slice(blocks(players)["phase"].start, blocks(players)["phase"].stop)
        self._kind = (flags_of(self.rules), self.rules.hand_size)
        self._target = self.rules.target(players) if self._is_match else 0
        self._rules_bits = rules_bits(self.rules)
        arrays = arrays_for(1, players, self.rules)
        self._states, self._memory, self._options, self._mover, self._mask, self._paid = arrays
        self._chances = np.zeros((1, 1), dtype=np.uint64)
        self._nothing = dict.fromkeys(self.possible_agents, 0.0)
        self._begun: tuple[Array, list[int]] = (self._states[0], [])
        """The state in which the turn began, and the actions since."""
        self._random = np.random.default_rng()
        self._is_dealt = False

    def observation_space(self, agent: str) -> spaces.Dict:
        """The observation of docs/research.md, and the mask of legal actions, all 0 for whoever is not to move."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The 150 actions of docs/research.md."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal an episode; a seed makes this and all later deals repeatable. There are no options."""
        if seed is not None:
            self._random = np.random.default_rng(count_of(seed, "a seed, a number from 0 on", least=0))
        self._chances[0, 0] = self._random.integers(1 << 64, dtype=np.uint64)
        deal_games(self._states, self._memory, self._options, self._mover, self._chances, *self._kind, 0, 1)
        self._is_dealt = True
        self.agents = self.possible_agents.copy()
        self.rewards = self._nothing.copy()
        self._cumulative_rewards = self._nothing.copy()
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._has_paid = False
        self._out = 0
        self._select()
        self._show()

    def _select(self) -> None:
        """Select the agent whose turn it is, and find out what it may do."""
        mask_one(self._options, self._mask)
        if self.rules.actions and not self._states.item(BEGUN):
            self._begun = (self._states[0].copy(), [])
        self.agent_selection = self.possible_agents[self._states.item(SEAT)]

    def observe(self, agent: str) -> Observation:
        """What the agent sees and remembers, and its mask."""
        if agent not in self._seats:
            raise Red7Error("agent", f"there is no agent {agent!r}: the agents are {', '.join(self.possible_agents)}")
        if not self._is_dealt:
            raise ResetNeeded("nothing has been dealt yet: call reset first")
        cells = np.empty((1, self._cells), dtype=np.uint8)
        observe_one(self._states, self._memory, self._rules_bits, self._seats[agent], cells)
        is_to_move = agent == self.agent_selection and not self.terminations.get(agent, True)
        if not is_to_move and self.rules.actions and self._begun[1]:
            cells[0, self._phases] = self._phases_seen_by(self._seats[agent])
        mask = self._mask[0].view(np.int8).copy() if is_to_move else np.zeros(ACTIONS, dtype=np.int8)
        return {"observation": cells[0], "action_mask": mask}

    def _phases_seen_by(self, seat: int) -> list[bool]:
        """What the turn waits for, as far as a seat can know: whether a 1 or a 5 acts may depend on another's hand."""
        start, actions = self._begun
        position = position_of(start, self.rules)
        for action in actions:
            position = position.play(step_of(action))
        phase = position.view(seat).phase
        return [phase is one for one in PHASES]

    def step(self, action: int | None) -> None:
        """Take a step for the selected agent; None for an agent that is terminated."""
        if not self.agents:
            raise ResetNeeded("the episode is over or has not begun: call reset first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if not _is_number(action) or not self._mask[0, action]:
            raise self._illegal(action)
        result = step_one(
            *(self._states, self._memory, self._options, self._chances, self._paid),
            *(*self._kind, self._target, action),
        )
        self._begun[1].append(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self._has_paid:
            self._clear_rewards()
            self._has_paid = False
        self._select()
        out = self._states.item(OUT)
        if result == OVER:
            self._pay()
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        elif result == NEXT_ROUND:
            self._pay()
        elif out != self._out and not self._is_match:
            self.rewards[agent] = -1 / (self._players - 1)
            self._cumulative_rewards[agent] = self.rewards[agent]
            self.terminations[agent] = True
            self._deads_step_first()
        self._out = out
        self._show()

    def _pay(self) -> None:
        """Pay for the round just over; who went out of it before has been paid."""
        for agent in self.agents:
            self.rewards[agent] = self._paid.item(self._seats[agent])
        self._accumulate_rewards()
        self._has_paid = True

    def _illegal(self, action: Any) -> IllegalStep:
        step = f" ({step_of(action)})" if _is_number(action) else ""
        return IllegalStep("illegal-action", f"action {action!r}{step} is not legal for {self.agent_selection} now")

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> np.ndarray[Any, Any] | str | list[Any] | None:
        """All cards as they lie: as text, printed (`human`) or returned (`ansi`), or as a picture (`rgb_array`)."""
        if self.render_mode is None:
            logger.warn("render() needs a render_mode: human, ansi or rgb_array")
            return None
        if not self._is_dealt:
            raise ResetNeeded("nothing has been dealt yet: call reset first")
        if self.render_mode == "rgb_array":
            return picture(self._states[0])
        drawn = text(self._states[0])
        if self.render_mode == "ansi":
            return drawn
        sys.stdout.write(f"{drawn}\n")
        return None

    def close(self) -> None:
        """There is nothing to close."""


def _is_number(action: object) -> TypeGuard[int]:
    """Whether this is the number of an action."""
    return isinstance(action, int | np.integer) and not isinstance(action, bool) and bool(0 <= action < ACTIONS)


if "red7-v0" not in pettingzoo.aec_registry:
    pettingzoo.register("aec", "red7_v0", entry_point="red7.envs.red7_v0:env")
