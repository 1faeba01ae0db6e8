"""How often each seat wins, in the order of turns, when the same bot plays in all of them.

Single rounds of Basic, fresh deals. The rounds of `random` are played by the compiled core: every turn that keeps its
player in is equally likely. `--steps` adds random steps, as `Batch.sample` draws them: all legal ones, and those that
may keep their player in.
"""

from __future__ import annotations

import argparse
import platform
from math import sqrt
from random import Random

import numpy as np

from red7 import Game, deal
from red7.envs.batched import Batch
from red7.play.bots.match import Player, play_round
from red7.play.core.playout import random_rounds

RULES = "1.3"
MANY = 1_000_000
"""Rounds of `random`."""


def shares(bot: str, players: int, rounds: int) -> tuple[list[float], float]:
    """What part of the rounds each seat won, the first mover first, and the turns of a round."""
    wins, turns = [0] * players, 0
    chance = Random(f"{bot}/{players}")
    seats = [Player(bot, chance) for _ in range(players)]
    for number in range(rounds):
        start = deal(RULES, players=players, seed=f"seats/{number}")
        game = play_round(Game.start(start, seats=[bot] * players), seats, lambda _: None)
        assert game.position.winner is not None
        wins[(game.position.winner - start.seat) % players] += 1
        turns += len(game.rounds[-1].turns)
    return [count / rounds for count in wins], turns / rounds


def sampled(players: int, games: int, *, staying: bool) -> tuple[list[float], float]:
    """The same for random steps; one round of each game in a batch."""
    batch = Batch(games, players=players, rules=RULES, seed=7)
    first, playing = batch.seats.copy(), np.ones(games, dtype=np.bool_)
    wins, turns = np.zeros(players), 0
    while playing.any():
        before = batch.seats.copy()
        rewards, done = batch.step(batch.sample(staying=staying))
        turns += int((playing & (done | (batch.seats != before))).sum())
        winners = (rewards.argmax(1) - first) % players
        wins += np.bincount(winners[playing & done], minlength=players)
        playing &= ~done
    return list(wins / games), turns / games


def show(bot: str, won: list[float], turns: float, rounds: int) -> None:
    """One line of the table, with half of the 95% interval of the first mover's share."""
    error = 1.96 * sqrt(won[0] * (1 - won[0]) / rounds)
    listed = " ".join(f"{share:5.1%}" for share in won)
    print(f"{bot:10} {len(won)} players  {listed}  ± {error:.1%}, {turns:5.2f} turns, {rounds:,} rounds")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="*", default=["random", "greedy", "careful"], help="bots, as in mcts:500")
    parser.add_argument("--rounds", type=int, default=1000, help="rounds of each kind (1000)")
    parser.add_argument("--steps", action="store_true", help="also random steps")
    arguments = parser.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}")
    for staying in (False, True) if arguments.steps else ():
        for players in (2, 3, 4):
            won, length = sampled(players, MANY, staying=staying)
            show("staying" if staying else "legal", won, length, MANY)
    for bot in arguments.bots:
        for players in (2, 3, 4):
            if bot == "random":
                turns, wins = random_rounds(players, MANY, seed=7)
                show(bot, [count / MANY for count in wins], turns / MANY, MANY)
            else:
                won, length = shares(bot, players, arguments.rounds)
                show(bot, won, length, arguments.rounds)


if __name__ == "__main__":
    main()
