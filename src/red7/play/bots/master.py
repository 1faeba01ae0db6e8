"""`master`: the strongest bot that sees only its own cards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from red7.play.bots.bot import Budget, Clock
from red7.play.bots.insight import insight_for, opinions
from red7.play.bots.mcts import BATCH, Tree
from red7.play.bots.planning import PlanningBot
from red7.play.bots.trials import Trial
from red7.play.core.chance import Stream, stream
from red7.play.history import Seen
from red7.play.worlds import Worlds
from red7.rules import Seat
from red7.steps import Step

_WORLDS: Final = 40
_OPINION: Final = 12.0
"""How many worlds the network's opinion is worth."""
_HARD_NODES: Final = 8_000
"""With actions or bonus draws: the nodes to spend on solving the first world before searching a tree instead."""
_LEAST: Final = 5
"""The fewest batches for a tree; with less it is worse than not thinking."""


class MasterBot(PlanningBot):
    """Tries its turns in many worlds; with two players and worlds too hard to solve, it searches a tree instead.

    In two-player Basic rounds a network helps: it has an opinion of each turn, and tells with which cards a skilled
    opponent would have played the turns seen. An iteration is a world, or `BATCH` tries in the tree.
    """

    def _think(self, seen: Seen, budget: Budget, chance: Random) -> Sequence[Step]:
        insight = insight_for(seen.now)
        worlds, source = Worlds(seen, insight), stream(chance)
        is_hard = seen.now.rules.actions or seen.now.rules.bonus_draw
        trial = Trial(seen.now, chance, most_nodes=_HARD_NODES) if is_hard else Trial(seen.now, chance)
        if len(insight):
            trial.lean(opinions(seen.now, trial.endings), _OPINION)
        is_duel = sum(not seen.now.is_out(Seat(seat)) for seat in range(seen.now.players)) == 2
        clock, done = budget.clock(), 0
        while (clock.goes_on(done) or not done) and not trial.is_decided():
            for world in worlds.draw(_WORLDS, source):
                trial.enter(world)
                done += 1
                if is_duel and (not trial.is_solving() or (is_hard and not trial.has_solved)):
                    return _search(seen, worlds, clock, done, source)
                if trial.is_decided() or not clock.goes_on(done):
                    break
        return trial.best()


def _search(seen: Seen, worlds: Worlds, clock: Clock, done: int, source: Stream) -> Sequence[Step]:
    """The most visited turn in a tree search with the rest of the budget."""
    tree, least = Tree(seen.now), done + _LEAST
    while done < least or clock.goes_on(done):
        tree.look_into(worlds.draw(BATCH, source), source)
        done += 1
    return tree.best()
