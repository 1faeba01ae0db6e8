"""`seer`: sees every card. The upper limit for the other bots, never a real opponent."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np

from red7.play.bots.bot import Budget
from red7.play.bots.mcts import BATCH, Tree
from red7.play.core.chance import stream
from red7.play.core.encoding import state_of
from red7.play.core.state import STEPS
from red7.play.searcher import Aim, OutOfNodes, searcher
from red7.play.turns.open import open_endings
from red7.position import Position
from red7.rules import Seat
from red7.steps import Step

_NODES: Final = 200
"""Nodes of exact search for each iteration of the budget."""
_ITERATIONS: Final = 1000
"""If the budget is a time, exact search gets as much as for this many iterations."""


class SeerBot:
    """Plays a turn that is proven to win; otherwise the one that does best against random play."""

    def __init__(self) -> None:
        self._plan: list[tuple[Position, Step]] = []

    def choose_seeing_all(self, position: Position, budget: Budget, chance: Random) -> Step:
        """The next step of the best turn found."""
        steps = position.legal_steps()
        if len(steps) == 1:
            return steps[0]
        if not self._plan or self._plan[0][0] != position:
            self._plan = []
            for step in _proven(position, budget) or _promising(position, budget, chance):
                self._plan.append((position, step))
                position = position.play(step)
        return self._plan.pop(0)[1]


def _proven(position: Position, budget: Budget) -> Sequence[Step] | None:
    """A turn that wins the round, or None; with two players and scoring, one that wins the most points."""
    in_play = sum(not position.is_out(Seat(seat)) for seat in range(position.players))
    aim = Aim.of(position, by_points=position.rules.scoring and in_play == 2)
    room, clock = searcher(), budget.clock()
    clock.ask()
    room.begin(_NODES * (budget.iterations or _ITERATIONS), clock.ask)
    best, found = 0, None
    try:
        for ending in open_endings(state_of(position), aim.flags):
            if room.value(ending.state, aim, best + 1) > best:
                best, found = room.exact(ending.state, aim), [STEPS[code] for code in ending.codes]
                if aim.scored is None:
                    break
    except OutOfNodes:
        pass
    return found


def _promising(position: Position, budget: Budget, chance: Random) -> Sequence[Step]:
    """The most visited turn in a tree search."""
    tree, source = Tree(position), stream(chance)
    worlds = np.tile(state_of(position), (BATCH, 1))
    clock, done = budget.clock(), 0
    while clock.goes_on(done) or not done:
        tree.look_into(worlds, source)
        done += BATCH
    return tree.best()
