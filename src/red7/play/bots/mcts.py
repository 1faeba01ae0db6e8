"""`mcts` and `mcts-many`: Monte Carlo tree search over what is visible, each iteration in a world that fits it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

import numpy as np

from red7.board import Board
from red7.play.bots.bot import Budget, PlanningBot
from red7.play.core.chance import Stream, stream
from red7.play.core.state import STEPS, Table, flags_of, terms_of
from red7.play.core.tree import FIRST, MOVER, NEXT, STEP, VISITS, new_tree, plant, search
from red7.play.history import Seen
from red7.play.worlds import Worlds
from red7.steps import Step

BATCH: Final = 100
_EXPLORE: Final = 0.7
_NODES: Final = 1 << 17
_ENOUGH: Final = 100
"""How many visits a later step of the turn needs to become part of the plan."""


class Tree:
    """Search results for the steps of the seat whose turn it is."""

    def __init__(self, board: Board, *, many_observers: bool = False) -> None:
        """A tree of what that seat sees; with `many_observers`, one tree per seat."""
        self._flags = flags_of(board.rules)
        self._terms = terms_of(board.rules, board.players)
        self._seat = int(board.seat)
        self._root = self._seat if many_observers else 0
        self._observers = np.array(range(board.players) if many_observers else [self._seat], dtype=np.int64)
        self._tree, self._totals = new_tree(_NODES)
        plant(len(self._observers), self._tree, self._totals)

    def look_into(self, worlds: Table, source: Stream) -> None:
        """Runs one iteration in each world."""
        search(worlds, self._flags, self._terms, self._observers, _EXPLORE, self._tree, self._totals, source)

    def best(self) -> list[Step]:
        """The most visited steps of the turn, as far as they have enough visits; at least one."""
        steps: list[Step] = []
        node = self._root
        while children := self._children(node):
            node = max(children, key=lambda child: int(self._tree[child, VISITS]))
            step = STEPS.get(int(self._tree[node, STEP]))
            if step is None or self._tree[node, MOVER] != self._seat:
                break
            if steps and self._tree[node, VISITS] < _ENOUGH:
                break
            steps.append(step)
        return steps

    def _children(self, node: int) -> list[int]:
        children = []
        child = int(self._tree[node, FIRST])
        while child:
            children.append(child)
            child = int(self._tree[child, NEXT])
        return children


class MctsBot(PlanningBot):
    """Takes the most visited step; all seats choose by one tree, of what the bot's seat sees."""

    many_observers: ClassVar[bool] = False

    def _think(self, seen: Seen, budget: Budget, chance: Random) -> Sequence[Step]:
        worlds, source = Worlds(seen), stream(chance)
        tree = Tree(seen.now, many_observers=self.many_observers)
        clock, done = budget.clock(), 0
        while clock.goes_on(done) or not done:
            count = BATCH if budget.iterations is None else min(BATCH, budget.iterations - done)
            tree.look_into(worlds.draw(count, source), source)
            done += count
        return tree.best()


class ManyMctsBot(MctsBot):
    """The same, but each seat chooses by its own tree, of what that seat sees."""

    many_observers: ClassVar[bool] = True
