"""Moves per second in PettingZoo, OpenSpiel and Gymnasium: our games beside theirs, and beside one that does nothing.

Every legal action is equally likely. One core. Seconds are the processor's, and all are measured by turns, so that a
slow moment falls on each. In PettingZoo a move is what an agent does, with its observation and mask. In OpenSpiel what
chance decides is a move as well, in all games alike; the share that players decide stands beside it. In Gymnasium only
the agent's own steps count, and the others' turns pass within them. PettingZoo's Leduc needs `rlcard` and `pygame`:
`make bench` installs them. What is missing is left out.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import pettingzoo
from gymnasium import spaces

from bench.samples import take_samples

PEERS = {
    "PettingZoo Leduc raw": "red7_v0 raw",
    "PettingZoo Leduc checked": "red7_v0 checked",
    "OpenSpiel": "python_red7",
}
"""Which of our games stands beside which of theirs."""
WANTED = {"red7_v0 raw": 60_000, "python_red7": 30_000}


class Nothing(pettingzoo.AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """An environment that does nothing, to see what the library itself takes."""

    def __init__(self) -> None:
        super().__init__()
        self.possible_agents = ["player_0", "player_1"]
        self._seen = {"observation": np.zeros(1, dtype=np.uint8), "action_mask": np.ones(2, dtype=np.int8)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = "player_0"
        self._left = 20

    def action_space(self, agent: str) -> spaces.Discrete:  # noqa: ARG002
        return spaces.Discrete(2)

    def observe(self, agent: str) -> dict[str, Any]:  # noqa: ARG002
        return self._seen

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.agent_selection = "player_1" if self.agent_selection == "player_0" else "player_0"
        self._left -= 1
        if not self._left:
            self.terminations = dict.fromkeys(self.agents, True)


class Sample(NamedTuple):
    """Moves per second, and the share of them that players decide."""

    speed: float
    by_players: float = 1.0


def petting_zoo(make: Callable[[], Any], moves: int) -> Iterator[Sample]:
    """Samples of an environment of PettingZoo."""
    env, chance = make(), Random(1)
    env.reset(seed=1)
    while True:
        done, start = 0, time.process_time()
        while done < moves:
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    env.step(chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                    done += 1
            env.reset()
        yield Sample(done / (time.process_time() - start))


def open_spiel(name: str, moves: int) -> Iterator[Sample]:
    """Samples of a game of OpenSpiel."""
    import_module("open_spiel.python.games")
    import_module("red7.envs.openspiel")
    game, chance = import_module("pyspiel").load_game(name), Random(1)
    while True:
        done, dealt, start = 0, 0, time.process_time()
        while done < moves:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, weights)[0])
                    dealt += 1
                else:
                    state.apply_action(chance.choice(state.legal_actions()))
                done += 1
        yield Sample(done / (time.process_time() - start), 1 - dealt / done)


def one_agent(moves: int) -> Iterator[Sample]:
    """Samples of one agent against a bot in Gymnasium."""
    import_module("red7.envs.gymnasium")
    env = gymnasium.make("Red7-v0", opponents=["greedy"])
    _, info = env.reset(seed=1)
    while True:
        start = time.process_time()
        for _ in range(moves):
            _, _, is_over, _, info = env.step(env.action_space.sample(info["action_mask"]))
            if is_over:
                _, info = env.reset()
        yield Sample(moves / (time.process_time() - start))


def many_agents(games: int, steps: int) -> Iterator[Sample]:
    """Samples of many games at once in Gymnasium, on the compiled core."""
    import_module("red7.envs.gymnasium")
    envs, chance = gymnasium.make_vec("Red7-v0", num_envs=games, threads=1), np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    while True:
        start = time.process_time()
        for _ in range(steps):
            mask = info["action_mask"]
            info = envs.step((chance.random(mask.shape, dtype=np.float32) * mask).argmax(axis=1))[4]
        yield Sample(games * steps / (time.process_time() - start))


def red7_v0(*, raw: bool, **table: Any) -> Any:
    """Our environment for PettingZoo."""
    module = import_module("red7.envs.red7_v0")
    return module.raw_env(**table) if raw else module.env(**table)


def leduc(*, raw: bool) -> Any:
    """PettingZoo's own Leduc."""
    module = import_module("pettingzoo.classic.rlcard_envs.leduc_holdem")
    return module.raw_env() if raw else module.env()


RUNS: dict[str, Callable[[], Iterator[Sample]]] = {
    "PettingZoo, nothing": partial(petting_zoo, Nothing, 50_000),
    "red7_v0 raw": partial(petting_zoo, partial(red7_v0, raw=True), 20_000),
    "red7_v0 raw, 4 players, 1.3dsa": partial(
        petting_zoo, partial(red7_v0, raw=True, players=4, rules="1.3dsa"), 20_000
    ),
    "red7_v0 checked": partial(petting_zoo, partial(red7_v0, raw=False), 5_000),
    "PettingZoo Leduc raw": partial(petting_zoo, partial(leduc, raw=True), 2_000),
    "PettingZoo Leduc checked": partial(petting_zoo, partial(leduc, raw=False), 2_000),
    "python_red7": partial(open_spiel, "python_red7", 10_000),
    "python_red7, 4 players, 1.3dsa": partial(open_spiel, "python_red7(players=4,switches=dsa)", 10_000),
    "python_red7, [V/1234567/2]": partial(open_spiel, "python_red7(colours=V,numbers=1234567,hand=2)", 10_000),
    "OpenSpiel python_kuhn_poker": partial(open_spiel, "python_kuhn_poker", 10_000),
    "OpenSpiel python_tic_tac_toe": partial(open_spiel, "python_tic_tac_toe", 10_000),
    "OpenSpiel python_liars_poker": partial(open_spiel, "python_liars_poker", 10_000),
    "OpenSpiel python_block_dominoes": partial(open_spiel, "python_block_dominoes", 10_000),
    "Red7-v0 against greedy": partial(one_agent, 500),
    "Red7-v0, 1,024 games at once": partial(many_agents, 1_024, 50),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=7, help="samples of each, of which the median counts")
    repeats = parser.parse_args().repeats
    samples = take_samples(RUNS, repeats)
    print(f"Python {platform.python_version()}, {platform.machine()}")
    speeds = {name: statistics.median(sample.speed for sample in taken) for name, taken in samples.items()}
    for name, taken in samples.items():
        wanted = f", {WANTED[name]:,} are wanted" if name in WANTED else ""
        print(f"{name:32} {speeds[name]:9,.0f} moves/s, {taken[-1].by_players:4.0%} by players{wanted}")
    print("\nOur moves per second over theirs:")
    for name, speed in speeds.items():
        for start, ours in PEERS.items():
            if name.startswith(start):
                print(f"    {ours} over {name}: {speeds[ours] / speed:.2f} x")


if __name__ == "__main__":
    main()
