"""Rounds of random play per second through the public API: one core, plain Python.

Every step is drawn at random from those that keep its player in; a player who has none drops out. Dealing is counted
too. Seconds are the processor's, so that other work on the machine disturbs little.
"""

from __future__ import annotations

import argparse
import platform
import random
import time

from red7 import Outlook, Rules, deal

RULES = ("1.3", "1.3d", "1.3a", "1.3dsa", "1.0da")


def play_round(rules: Rules, *, players: int, seed: str, chance: random.Random) -> int:
    """How many steps a round of random play took."""
    position = deal(rules, players=players, seed=seed)
    steps = 0
    while not position.is_over:
        outlook = position.outlook()
        surviving = [step for step, hope in outlook.items() if hope is not Outlook.NO]
        position = position.play(chance.choice(surviving or list(outlook)))
        steps += 1
    return steps


def measure(rules: Rules, *, players: int, seconds: float) -> tuple[float, float]:
    """Rounds per second, and steps per round."""
    chance = random.Random(7)
    rounds = steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        steps += play_round(rules, players=players, seed=str(rounds), chance=chance)
        rounds += 1
    return rounds / spent, steps / rounds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long to play each kind of game")
    seconds = parser.parse_args().seconds
    print(f"Python {platform.python_version()}, {platform.machine()}")
    measure(Rules.parse("1.3"), players=2, seconds=seconds / 4)  # warm
    for text in RULES:
        for players in (2, 3, 4):
            rate, steps = measure(Rules.parse(text), players=players, seconds=seconds)
            print(f"{text:7} {players} players  {rate:7.0f} rounds/s  {steps:5.1f} steps a round")


if __name__ == "__main__":
    main()
