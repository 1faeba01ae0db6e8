"""How long `policy` takes to load and for a decision, in the processor's time, and which networks it plays by."""

from __future__ import annotations

import os

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # before NumPy is imported

import hashlib
import statistics
import time
from importlib.resources import files
from random import Random

from red7 import Game, Rules, deal
from red7.play.bots.bot import Budget
from red7.play.bots.policy import PolicyBot
from red7.play.history import seen_of
from red7.play.policy.network import FILES, network

KINDS = ("1.3", "1.3d", "1.3a", "1.3dsa")
ROUNDS = 15


def decisions(kind: str, players: int) -> list[float]:
    """Seconds of each decision in some rounds of self-play."""
    chance, found = Random(1), []
    for seed in range(ROUNDS):
        game = Game.start(
            deal(Rules.parse(kind), players=players, seed=str(seed)), seats=["Ann", "Bob", "Cleo", "Dan"][:players]
        )
        bot = PolicyBot()
        while not game.rounds[0].end.is_over:
            seen = seen_of(game.rounds[0], game.position.seat)
            started = time.process_time()
            step = bot.choose(seen, Budget(), chance)
            found.append(time.process_time() - started)
            game = game.play(step)
    return found


def main() -> None:
    for players, name in FILES.items():
        kept = (files("red7.play.policy") / name).read_bytes()
        print(f"{name}: {len(kept):,} bytes, sha256 {hashlib.sha256(kept).hexdigest()[:16]}")
        started = time.process_time()
        network(players)
        print(f"loaded in {1000 * (time.process_time() - started):.0f} ms")
        for kind in KINDS:
            seconds = decisions(kind, players)
            middle, slowest = statistics.median(seconds), statistics.quantiles(seconds, n=100)[98]
            print(
                f"{kind:7} {players} players  {len(seconds):4} decisions, "
                f"median {1000 * middle:.1f} ms, 99% within {1000 * slowest:.1f} ms"
            )


if __name__ == "__main__":
    main()
