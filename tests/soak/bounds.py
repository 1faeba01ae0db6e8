"""Everything that searches, with every access to an array checked: compiled code does not do that by itself.

NUMBA_BOUNDSCHECK=1 python -m tests.soak.bounds --rounds 500
"""

from __future__ import annotations

import argparse
import os
from random import Random

from red7 import Game, Rules, deal
from red7.play.analysis.analyse import analyse
from red7.play.analysis.solve import solve
from red7.play.bots import mcts
from red7.play.bots.bot import Budget
from red7.play.bots.roster import enter
from red7.play.core.chance import stream
from red7.play.history import Seen, seen_of
from red7.play.worlds import Worlds
from tests.support.core_walk import some_pack
from tests.support.matches import KINDS

THINKERS = ("mcts:300", "mcts-many:300", "worlds:3", "master:3", "master:30")
SMALL_TREE = 400
"""So few nodes that a tree is soon full."""


def look(seen: Seen, chance: Random) -> None:
    """Has all that searches look at what a seat has seen."""
    Worlds(seen).draw(3, stream(chance))
    if len(seen.steps) > 1:
        entrant = enter(chance.choice(THINKERS))
        assert entrant.make().choose(seen, entrant.budget, chance) in seen.steps
        analyse(seen, Budget(iterations=2))


def play_round(chance: Random) -> None:
    """Plays a round of any kind at random, and has its turns looked at."""
    players = chance.choice((2, 2, 3, 4))
    rules = Rules.parse(chance.choice(KINDS) + chance.choice(("", some_pack(players, chance))))
    game = Game.start(deal(rules, players=players, seed=str(chance.random())), seats=[*"ABCD"[:players]])
    solve(deal(rules, players=players, seed=str(chance.random())), nodes=3000)
    while not game.position.is_over:
        seen = seen_of(game.rounds[-1], game.position.seat)
        if chance.random() < 0.3:
            look(seen, chance)
        game = game.play(enter("random").make().choose(seen, Budget(), chance))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", default="bounds")
    options = parser.parse_args()
    if os.environ.get("NUMBA_BOUNDSCHECK") != "1":
        parser.error("set NUMBA_BOUNDSCHECK=1, or nothing is checked")
    mcts._NODES = SMALL_TREE  # type: ignore[misc]
    chance = Random(options.seed)
    for number in range(options.rounds):
        print(f"\r{number} of {options.rounds} rounds", end="", flush=True)
        play_round(chance)
    print(f"\r{options.rounds} rounds, and nothing was read or written past its end")


if __name__ == "__main__":
    main()
