"""Moves per second of batched games on the processor, with observations and masks, beside other batched environments.

A move is one step of a turn, chosen at random among the legal ones; choosing it counts too, and so do the deals. Pgx
(JAX) plays its sparrow mahjong and its Leduc poker. Ours have one thread, JAX has as many as it takes; seconds are
the processor's, added up over all threads, so that other work on the machine disturbs little. All are measured by
turns, so that a slow moment falls on each. What is missing is left out.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path

from bench.curves import curves
from red7.envs.batched import Batch

LEAST, GOAL = 2_000_000, 5_000_000
GAMES = 4096
SECONDS = 0.2
LARGE, MANY = 16_384, 400
"""Games for two threads, and how many moves of all of them are timed: the best is that of a quiet moment."""
SIZES = (1, 4, 16, 64, 256, 1024, 4096, 16384, 65536)
PLOT = Path(__file__).parent.parent / "docs" / "img" / "batch-speed.svg"


def timed(step: Callable[[], object], games: int) -> Iterator[float]:
    """Moves per second, again and again."""
    step()
    while True:
        steps, start = 0, time.process_time()
        while (spent := time.process_time() - start) < SECONDS:
            step()
            steps += 1
        yield steps * games / spent


def red7(rules: str, players: int) -> Iterator[float]:
    """Our games."""
    return timed(partial(play, Batch(GAMES, players=players, rules=rules, threads=1)), GAMES)


def play(batch: Batch) -> None:
    """One move in every game."""
    batch.observe()
    batch.masks()
    batch.step(batch.sample())


def pgx(name: str) -> Iterator[float]:
    """Games of Pgx, compiled by JAX, which may use more threads: their seconds are added up."""
    jax = import_module("jax")
    env = import_module("pgx").make(name)
    step = jax.vmap(import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init))

    def move(state: object, key: object) -> tuple[object, object]:
        key, choice, chance = jax.random.split(key, 3)
        odds = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))  # type: ignore[attr-defined]
        actions = jax.random.categorical(choice, odds, axis=-1)
        return step(state, actions, jax.random.split(chance, GAMES)), key

    compiled = jax.jit(move)
    kept = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), GAMES)), jax.random.PRNGKey(2)]

    def advance() -> None:
        kept[:] = compiled(*kept)
        jax.block_until_ready(kept[0])

    return timed(advance, GAMES)


RUNS: dict[str, Callable[[], Iterator[float]]] = {
    **{
        f"red7 {rules}, {players} players": partial(red7, rules, players)
        for rules, players in (("1.3", 2), ("1.3d", 2), ("1.3dsa", 2), ("1.0dsa", 2), ("1.3", 4), ("1.3dsa", 4))
    },
    "Pgx sparrow_mahjong": partial(pgx, "sparrow_mahjong"),
    "Pgx leduc_holdem": partial(pgx, "leduc_holdem"),
}


def measure(repeats: int) -> dict[str, list[float]]:
    """So many samples of all that is installed."""
    running: dict[str, Iterator[float]] = {}
    for name, run in RUNS.items():
        try:
            running[name] = run()
        except ImportError as missing:
            print(f"{name} is left out: {missing}")
    samples: dict[str, list[float]] = {name: [] for name in running}
    for _ in range(repeats):
        for name, run_on in running.items():
            samples[name].append(next(run_on))
    return samples


def show(samples: dict[str, list[float]]) -> None:
    """Each with its median, its range, and how many times as fast ours is."""
    ours = statistics.median(next(iter(samples.values())))
    print(f"\nbatches of {GAMES:,}; wanted {LEAST:,} moves/s, the goal is {GOAL:,}\n")
    for name, rates in samples.items():
        rate = statistics.median(rates)
        ratio = "" if name.startswith("red7") else f"  red7 is {ours / rate:.1f}x as fast"
        print(f"{name:24} {rate:12,.0f} moves/s  ({min(rates):,.0f} to {max(rates):,.0f}){ratio}")


def grow(repeats: int) -> dict[str, list[tuple[float, float]]]:
    """Moves per second over the size of the batch, with one thread."""
    lines: dict[str, list[tuple[float, float]]] = {}
    for rules, players in (("1.3", 2), ("1.3", 4), ("1.3dsa", 2)):
        name = f"{rules}, {players} players"
        lines[name] = []
        for games in SIZES:
            run = timed(partial(play, Batch(games, players=players, rules=rules, threads=1)), games)
            rate = statistics.median(next(run) for _ in range(repeats))
            lines[name].append((games, rate))
            print(f"{name:17} {games:6,} games  {rate:12,.0f} moves/s")
    return lines


def show_threads() -> None:
    """What a second thread adds: the best of many moves by the clock, and how many processors work at once."""
    rates, busy = [0.0, 0.0], [0.0, 0.0]
    batches = [Batch(LARGE, threads=threads) for threads in (1, 2)]
    for _ in range(MANY):
        for place, batch in enumerate(batches):
            start, work = time.perf_counter(), time.process_time()
            play(batch)
            spent, worked = time.perf_counter() - start, time.process_time() - work
            rates[place] = max(rates[place], LARGE / spent)
            busy[place] = max(busy[place], worked / spent)
    one, two = rates
    print(f"\nby the clock, in batches of {LARGE:,}: one thread {one:,.0f} moves/s at best,")
    print(f"two threads {two:,.0f}, {two / one:.2f}x, with up to {busy[1]:.1f} processors at work")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=9, help="how many samples of each")
    parser.add_argument("--plot", action="store_true", help=f"also measure over the size of the batch, and draw {PLOT}")
    arguments = parser.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}")
    for players in (2, 3, 4):
        size = Batch(1000, players=players).bytes_per_game
        print(f"{players} players: {size:,} bytes a game, with all that is returned")
    show(measure(arguments.repeats))
    show_threads()
    if arguments.plot:
        print()
        lines = grow(arguments.repeats)
        title = "How speed grows with the batch, on one core"
        PLOT.write_text(curves(title, "games in a batch", "moves per second", lines), encoding="utf-8")


if __name__ == "__main__":
    main()
