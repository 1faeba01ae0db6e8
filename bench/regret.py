"""How often a bot gives a won round away, by the exact solver.

The same bot plays both seats of single rounds of Basic. Before and after every turn the solver says who wins if all
cards are open. A turn that had a sure win and left none is a mistake; regret is mistakes in a round, and the share of
the turns with a sure win that were mistakes. Nobody who cannot see the other hand can avoid all of them.
"""

from __future__ import annotations

import argparse
import platform
from math import sqrt
from random import Random
from typing import NamedTuple

from red7 import Game, Position, deal
from red7.play.analysis import solve
from red7.play.bots.match import Player, play_round

RULES = "1.3"


class Regret(NamedTuple):
    """Turns with a sure win, and how many of them lost it."""

    sure: int
    mistakes: int


def regret(bot: str, rounds: int) -> Regret:
    """What the solver says about both seats' turns."""
    sure = mistakes = 0
    chance = Random(f"regret/{bot}")
    seats = [Player(bot, chance) for _ in range(2)]
    for number in range(rounds):
        start = deal(RULES, players=2, seed=f"regret/{number}")
        game = play_round(Game.start(start, seats=[bot, bot]), seats, lambda _: None)
        positions = game.rounds[-1].positions
        winners = [_winner(position) for position in positions]
        for position, winner, then in zip(positions, winners, winners[1:], strict=False):
            if winner == position.seat:
                sure += 1
                mistakes += then != winner
    return Regret(sure, mistakes)


def _winner(position: Position) -> int | None:
    found = position.winner if position.is_over else solve(position, lines=False).winner
    assert found is not None
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="*", default=["random", "greedy", "careful", "worlds:20", "policy"])
    parser.add_argument("--rounds", type=int, default=500, help="rounds of each bot (500)")
    arguments = parser.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}")
    for bot in arguments.bots:
        sure, mistakes = regret(bot, arguments.rounds)
        share = mistakes / sure
        error = 1.96 * sqrt(share * (1 - share) / sure)
        print(
            f"{bot:10} {mistakes / arguments.rounds:5.2f} mistakes a round, {share:5.1%} ± {error:.1%} "
            f"of {sure:,} turns with a sure win; {arguments.rounds:,} rounds",
            flush=True,
        )


if __name__ == "__main__":
    main()
