"""Random Basic rounds per second in the compiled core, beside the card games of OpenSpiel and RLCard.

Every surviving turn is as likely as any other. One core. Seconds are the processor's, so that other work on the
machine disturbs little; all are measured by turns, so that a slow moment falls on each. OpenSpiel, in C++, plays its
own random bots, and RLCard, in Python, its random agents: `make bench` installs both. What is not installed is skipped.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from itertools import count
from typing import NamedTuple

from bench.samples import take_samples
from red7.play.core.playout import random_rounds


class Known(NamedTuple):
    """What random rounds of so many players are known to be, from a sketch in C, and how many a second are wanted."""

    turns: float
    wins: tuple[float, ...]
    least: int
    goal: int


KNOWN = {2: Known(7.99, (35.3, 64.7), 400_000, 600_000), 4: Known(15.47, (14.7, 20.5, 26.4, 38.4), 150_000, 250_000)}
PEERS = {"OpenSpiel": 2, "RLCard": 100}
"""How many times as many moves a second as theirs are wanted."""


class Sample(NamedTuple):
    """Rounds played, moves made in them, the seconds they took, and how many each seat won, where it matters."""

    rounds: int
    moves: int
    seconds: float
    wins: tuple[int, ...] = ()


def red7(players: int) -> Iterator[Sample]:
    """Our rounds. A move is a turn, of up to two cards."""
    rounds = 100_000
    for seed in count(1):
        start = time.process_time()
        turns, wins = random_rounds(players, rounds, seed)
        yield Sample(rounds, turns, time.process_time() - start, tuple(wins))


def open_spiel(name: str) -> Iterator[Sample]:
    """OpenSpiel's games. What chance decides is no move."""
    spiel = import_module("pyspiel")
    game = spiel.load_game(name)
    bots = [spiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    games = 2_000
    for first in count(1, games):
        states = [game.new_initial_state() for _ in range(games)]
        start = time.process_time()
        for seed, state in enumerate(states, first):
            spiel.evaluate_bots(state, bots, seed)
        seconds = time.process_time() - start
        yield Sample(games, sum(action.player >= 0 for state in states for action in state.full_history()), seconds)


def rlcard(name: str) -> Iterator[Sample]:
    """RLCard's games."""
    table = import_module("rlcard").make(name, config={"seed": 7})
    agent = import_module("rlcard.agents").RandomAgent(num_actions=table.num_actions)
    table.set_agents([agent] * table.num_players)
    games = 50
    while True:
        before, start = table.timestep, time.process_time()
        for _ in range(games):
            table.run(is_training=False)
        yield Sample(games, table.timestep - before, time.process_time() - start)


RUNS: dict[str, Callable[[], Iterator[Sample]]] = {
    "red7, 2 players": partial(red7, 2),
    "red7, 4 players": partial(red7, 4),
    "OpenSpiel hearts": partial(open_spiel, "hearts"),
    "OpenSpiel crazy_eights": partial(open_spiel, "crazy_eights"),
    "OpenSpiel euchre": partial(open_spiel, "euchre"),
    "RLCard uno": partial(rlcard, "uno"),
}


def show_rounds(players: int, samples: list[Sample]) -> None:
    """What the rounds were like, and what they are known to be."""
    known = KNOWN[players]
    rounds = sum(sample.rounds for sample in samples)
    turns = sum(sample.moves for sample in samples) / rounds
    wins = [100 * sum(seat) / rounds for seat in zip(*(sample.wins for sample in samples), strict=True)]
    print(
        f"\n{players} players: {known.least:,} rounds/s are wanted, the goal is {known.goal:,}; seats by order of turns"
    )
    for what, number, shares in (("found", turns, wins), ("known", known.turns, known.wins)):
        print(f"    {what} {number:6.2f} turns a round, won by {' '.join(f'{share:.1f}%' for share in shares)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=7, help="samples of each, of which the median counts")
    samples = take_samples(RUNS, parser.parse_args().repeats)
    print(f"Python {platform.python_version()}, {platform.machine()}")
    rates = {name: statistics.median(sample.moves / sample.seconds for sample in samples[name]) for name in samples}
    for name, taken in samples.items():
        rounds = statistics.median(sample.rounds / sample.seconds for sample in taken)
        print(f"{name:24} {rounds:9,.0f} rounds/s {rates[name]:11,.0f} moves/s")
    for players in KNOWN:
        show_rounds(players, samples[f"red7, {players} players"])
    print("\nOur moves per second over theirs:")
    for name in samples:
        if least := PEERS.get(name.partition(" ")[0]):
            ratios = ", ".join(
                f"{players} players {rates[f'red7, {players} players'] / rates[name]:.1f} x" for players in KNOWN
            )
            print(f"    {name:24} {ratios} ({least} x is wanted)")


if __name__ == "__main__":
    main()
