"""`master`: the strongest bot that sees only its own cards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np

from red7.play.bots.bot import Budget, Clock, PlanningBot
from red7.play.bots.mcts import BATCH, Tree
from red7.play.bots.policy import PolicyBot, chances, is_trained_for
from red7.play.bots.trials import Trial
from red7.play.core.chance import Stream, stream
from red7.play.core.state import HAND, Reals, Table
from red7.play.history import Seen
from red7.play.policy.network import network
from red7.play.policy.sight import bits, look
from red7.play.worlds import Belief, Worlds
from red7.rules import Seat
from red7.steps import Step

_WORLDS: Final = 40
_HARD_NODES: Final = 8_000
"""With actions or bonus draws: the nodes to spend on solving the first world before searching a tree instead."""
_LEAST: Final = 5
"""The fewest batches for a tree; with less it is worse than not thinking."""


class MasterBot(PlanningBot):
    """Tries its turns in many worlds, and prefers those that `policy` would take.

    Solving each world forgets that one will not know which it is; `policy` has learned that. With actions it plays as
    `policy`: playouts in worlds that are too hard to solve know less. Where `policy` does not know the rules, two
    players with actions or bonus draws search a tree instead. An iteration is a world, or `BATCH` tries in the tree.
    """

    def __init__(self) -> None:
        super().__init__()
        self._policy = PolicyBot()

    def _think(self, seen: Seen, budget: Budget, chance: Random) -> Sequence[Step]:
        view, is_trained = seen.now, is_trained_for(seen.now)
        if is_trained and view.rules.actions:
            return [self._policy.choose(seen, budget, chance)]
        worlds, source = Worlds(seen, belief(seen) if is_trained else None), stream(chance)
        is_hard = not is_trained and (view.rules.actions or view.rules.bonus_draw)
        trial = Trial(view, chance, most_nodes=_HARD_NODES) if is_hard else Trial(view, chance)
        if is_trained:
            trial.prefer(chances(seen, trial.endings))
        is_duel = sum(not view.is_out(Seat(seat)) for seat in range(view.players)) == 2
        clock, done = budget.clock(), 0
        while (clock.goes_on(done) or not done) and not trial.is_decided():
            for world in worlds.draw(_WORLDS, source):
                trial.enter(world)
                done += 1
                if is_duel and not is_trained and (not trial.is_solving() or (is_hard and not trial.has_solved)):
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


def belief(seen: Seen) -> Belief | None:
    """How likely the other is to hold what they hold in each of some worlds; None if no network can tell.

    Only the network for two has learned it.
    """
    brain = network(seen.now.players)
    if not brain.believes:
        return None
    cells, other = look(seen).cells, HAND + 1 - seen.now.seat

    def likely(worlds: Table) -> Reals:
        odds = brain.believe(cells, bits(worlds[:, other]).reshape(len(worlds), -1))
        weights: Reals = np.exp(odds - odds.max()).astype(np.float64)
        return weights

    return likely
