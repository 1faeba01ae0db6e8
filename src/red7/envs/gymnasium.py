"""Red7 in Gymnasium: one agent against bots, `Red7-v0`, and many games at once. Importing this registers them.

>>> import gymnasium
>>> env = gymnasium.make("Red7-v0", opponents=["greedy"], rules="1.3")
>>> observation, info = env.reset(seed=7)
>>> observation.shape, int(info["action_mask"].sum())
((1311,), 8)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded, UnsupportedMode
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.vector.utils import batch_space

from red7.envs.actions import ACTIONS, Cells, mask_of, step_of
from red7.envs.actions import END as END_TURN
from red7.envs.batched import Batch, count_of
from red7.envs.cells import Rows
from red7.envs.many import WAIT, Flags, Rewards
from red7.envs.observation import observation_size, observe
from red7.envs.rewards import check_reward
from red7.errors import IllegalStep, ImpossiblePosition, Red7Error, wrong_type
from red7.play.bots.match import Player
from red7.play.bots.roster import enter
from red7.play.core.state import Array
from red7.play.history import seen_of
from red7.position import Position, deal
from red7.record import Game
from red7.rules import PLAYERS, Rules, Seat, check_players, rules_of

AGENT: Final = Seat(0)
"""The agent's seat; the deal decides who moves first."""
Mask: TypeAlias = np.ndarray[Any, np.dtype[np.int8]]
Policy: TypeAlias = Callable[[Rows, Rows], Array]
"""Actions for many games, from the observations and masks of the seats to move."""
_LARGEST_SEED: Final = 1 << 32


class Actions(spaces.Discrete):
    """The 150 actions. Without a mask, `sample` gives one that is legal now.

    A sample right after `seed` may be for an episode that has not begun yet: Gymnasium's `check_env` takes it so. So it
    gives 149, to end the turn, if that is legal now or no episode is running: of no other action is it known that it
    will be legal.
    """

    def __init__(self) -> None:
        super().__init__(ACTIONS)
        self.legal: Mask | None = None
        self._is_ahead = False

    def seed(self, seed: int | None = None) -> int | list[int]:
        """Seed the samples."""
        self._is_ahead = True
        return super().seed(seed)

    def show(self, legal: Mask | None) -> None:
        """Set what is legal now; None between episodes."""
        self.legal, self._is_ahead = legal, False

    def sample(self, mask: Mask | None = None, probability: Any = None) -> Any:
        """A random action: one that is legal now, or by the mask or the probabilities."""
        if mask is None and probability is None:
            is_ahead, self._is_ahead = self._is_ahead, False
            if self.legal is None or (is_ahead and self.legal[END_TURN]):
                return np.int64(END_TURN)
            mask = self.legal
        return super().sample(mask, probability)


class Red7Env(gymnasium.Env[Any, Any]):
    """One agent against bots. A step is one step of the agent's turn; the bots' turns pass within it."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(
        self,
        opponents: Sequence[str] | None = None,
        rules: Rules | str = "1.3",
        reward: str = "round",
        render_mode: str | None = None,
        *,
        players: int | None = None,
    ) -> None:
        """A table with these bots to the agent's left, in this order, or with bots that play at random.

        There need be no number of players if there are opponents. See docs/research.md for rewards.
        """
        opponents = _opponents_of(opponents, players)
        self._rules, self._players = rules_of(rules), len(opponents) + 1
        deal(self._rules, players=self._players, seed=0)  # raises if that many cannot play
        check_reward(reward, self._rules)
        if render_mode not in {None, *self.metadata["render_modes"]}:
            raise UnsupportedMode(f"render mode {render_mode!r}: the only one is ansi")
        self._entrants = [enter(name) for name in opponents]
        self._by_match = reward == "match"
        self.render_mode = render_mode
        self.observation_space = _cells_space(self._players)
        self.action_space = self._actions = Actions()
        self._game: Game[Position] | None = None
        self._owed = 0.0
        """What rounds before the agent's first decision have paid."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Cells, dict[str, Any]]:
        """Deal a new episode, in which the agent has something to decide; takes no options."""
        super().reset(seed=seed, options=options)
        chance = Random(int(self.np_random.integers(_LARGEST_SEED)))
        self._bots = [Player(entrant, chance) for entrant in self._entrants]
        while True:
            self._seed = str(chance.getrandbits(64))
            names = ["agent", *map(str, self._entrants)]
            self._game = Game.start(deal(self._rules, players=self._players, seed=self._seed), seats=names)
            self._owed, is_over = self._play_on()
            if not is_over:
                return self._observation(), self._info()

    def step(self, action: int) -> tuple[Cells, float, bool, bool, dict[str, Any]]:
        """Take a step of the agent's turn, and let the bots play until it is the agent's turn again."""
        if self._game is None or self._is_over():
            raise ResetNeeded("the episode is over or has not begun: call reset first")
        try:
            step = step_of(action)
        except Red7Error as error:
            raise InvalidAction(error.message) from None
        try:
            self._game = self._game.play(step)
        except IllegalStep as error:
            raise InvalidAction(f"action {action}: {error.message}") from None
        reward, terminated = self._play_on()
        reward, self._owed = reward + self._owed, 0.0
        return self._observation(), reward, terminated, False, self._info()

    def render(self) -> str | None:
        """The agent's view as text, in the mode ansi."""
        if self.render_mode is None or self._game is None:
            return None
        return str(self._game.position.view(AGENT))

    def _is_over(self) -> bool:
        assert self._game
        position = self._game.position
        return position.is_over and (not self._by_match or bool(position.match_winners))

    def _play_on(self) -> tuple[float, bool]:
        """Play until the agent has to decide or the episode is over: the reward on the way, and whether it is over."""
        reward = 0.0
        while True:
            assert self._game
            position = self._game.position
            if position.is_over:
                reward += self._reward(self._game)
                if self._is_over():
                    return reward, True
                self._game = self._game.next_round(seed=self._seed)
            elif position.seat == AGENT:
                return reward, False
            else:
                seen = seen_of(self._game.rounds[-1], position.seat)
                decision = self._bots[position.seat - 1].decide(None, seen)
                self._game = self._game.play(decision.step)

    def _reward(self, game: Game[Position]) -> float:
        """What the agent gets for the round just over."""
        prize = 1.0
        if self._by_match:
            prize = sum(card.number for card in game.rounds[-1].won) / self._rules.target(self._players)
        return prize if game.position.winner == AGENT else -prize / (self._players - 1)

    def _observation(self) -> Cells:
        assert self._game
        seen = seen_of(self._game.rounds[-1], AGENT)
        return observe(seen.now, seen.turns)

    def _info(self) -> dict[str, Any]:
        assert self._game
        steps = [] if self._is_over() else self._game.position.legal_steps()
        mask: Mask = mask_of(steps).astype(np.int8)
        self._actions.show(mask if steps else None)
        return {"action_mask": mask.copy()}


class Red7VectorEnv(VectorEnv[Rows, Array, Any]):
    """Many games at once on the compiled core, the agent in seat 0 of each, a policy in all other seats.

    A game that is over is dealt again in the same step. There is no `final_obs`: all episodes end by the rules.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        opponents: Policy | None = None,
        *,
        players: int = 2,
        rules: Rules | str = "1.3",
        reward: str = "round",
        threads: int | None = None,
        render_mode: None = None,
    ) -> None:
        """So many games; by default the opponents take random steps that may keep them in. There is no rendering."""
        if render_mode is not None:
            raise UnsupportedMode(f"render mode {render_mode!r}: games on the compiled core are not rendered")
        self._batch = Batch(num_envs, players=players, rules=rules, reward=reward, threads=threads)
        self._opponents = opponents
        self._owed = np.zeros(num_envs, dtype=np.float32)
        """What rounds before the agent's first decision have paid."""
        self.num_envs = num_envs
        self.single_observation_space = _cells_space(players)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Rows, dict[str, Any]]:
        """Deal all games anew; takes no options."""
        super().reset(seed=seed, options=options)
        self._batch.reset(int(self.np_random.integers(_LARGEST_SEED)))
        self._owed[:] = 0
        self._play_on(np.zeros(self.num_envs, dtype=np.float32), np.ones(self.num_envs, dtype=np.bool_))
        return self._batch.observe().copy(), self._info()

    def step(self, actions: Array) -> tuple[Rows, Any, Any, Any, dict[str, Any]]:
        """Take a step of the agent's turn in each game, and let the opponents play until it is the agent's turn."""
        try:
            paid, done = self._batch.step(_moving(self._batch.numbers(actions)))
        except Red7Error as error:
            raise InvalidAction(error.message) from None
        rewards, terminated = paid[:, AGENT] + self._owed, done.copy()
        self._owed[:] = 0
        self._play_on(rewards, terminated)
        truncated = np.zeros(self.num_envs, dtype=np.bool_)
        return self._batch.observe().copy(), rewards, terminated, truncated, self._info()

    def _play_on(self, rewards: Any, terminated: Any) -> None:
        """Play until the agent has to decide in all games; an episode in which it has nothing to decide is left out."""
        batch = self._batch
        while (others := batch.seats != AGENT).any():
            if self._opponents is None:
                paid, done = batch.step(np.where(others, batch.sample(staying=True), WAIT))
            else:
                paid, done = self._follow(self._opponents, others)
            gained = paid[:, AGENT]
            self._owed += np.where(terminated, gained, 0)
            self._owed[terminated & done] = 0
            rewards += np.where(terminated, 0, gained)
            terminated |= done

    def _follow(self, policy: Policy, others: Any) -> tuple[Rewards, Flags]:
        """Let the policy play where others are to move."""
        batch = self._batch
        given = policy(batch.observe(), batch.masks())
        try:
            actions = _moving(np.where(others, batch.numbers(given), END_TURN))
            return batch.step(np.where(others, actions, WAIT))
        except Red7Error as error:
            raise Red7Error("policy", f"the opponents' policy: {error.message}") from None

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._batch.masks().astype(np.int8)}


def make_vector(
    num_envs: int = 1,
    opponents: Policy | Sequence[str] | None = None,
    *,
    players: int | None = None,
    threads: int | None = None,
    **options: Any,
) -> VectorEnv[Any, Any, Any]:
    """Many games at once: against a policy on the compiled core, or against bots one after the other."""
    count_of(num_envs, "a number of environments, at least 1")
    if opponents is None or callable(opponents):
        return Red7VectorEnv(num_envs, opponents, players=2 if players is None else players, threads=threads, **options)
    if threads is not None:
        raise Red7Error("threads", "threads are for games on the compiled core: bots play one after the other")
    makers = [lambda: Red7Env(opponents, players=players, **options)] * num_envs
    return SyncVectorEnv(makers, autoreset_mode=AutoresetMode.SAME_STEP)


def _opponents_of(opponents: Sequence[str] | None, players: int | None) -> Sequence[str]:
    """The opponents, or as many that play at random as the players want."""
    if players is not None:
        check_players(players)
    if opponents is None:
        return ["random"] * ((players or 2) - 1)
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        raise wrong_type(opponents, 'a list of bots, such as ["greedy"]')
    if len(opponents) + 1 not in PLAYERS:
        raise ImpossiblePosition("players", f"{len(opponents)} opponents: an agent plays against 1, 2 or 3")
    if players is not None and players != len(opponents) + 1:
        raise ImpossiblePosition("players", f"{players} players: give {_count(players - 1)}, not {len(opponents)}")
    return opponents


def _count(opponents: int) -> str:
    return "1 opponent" if opponents == 1 else f"{opponents} opponents"


def _moving(actions: Array) -> Array:
    """The actions, if none of them lets a game wait."""
    waiting = np.flatnonzero(actions < 0)
    if waiting.size:
        game = int(waiting[0])
        raise IllegalStep("illegal-action", f"game {game}: there are no actions below 0, such as {actions[game]}")
    return actions


def _cells_space(players: int) -> spaces.Box:
    """The space of observations: all cells are 0 or 1, but for the sizes of hands and deck."""
    return spaces.Box(0, 49, (observation_size(players),), np.uint8)


gymnasium.register("Red7-v0", f"{__name__}:Red7Env", vector_entry_point=f"{__name__}:make_vector")
