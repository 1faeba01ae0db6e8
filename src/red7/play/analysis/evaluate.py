"""What a state is worth to one seat, by exact search if possible, otherwise by playing the round out."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

import numpy as np

from red7.board import Board
from red7.play.core.chance import stream
from red7.play.core.playout import play_out
from red7.play.core.state import OUT, PLAYERS, WINNER, Array
from red7.play.intervals import Samples
from red7.play.searcher import Aim, Ask, OutOfNodes, go_on, searcher

_PATIENCE: Final = 20
"""How many searches may fail, if few succeed, before no more are tried."""


class Worth(NamedTuple):
    """One or more outcomes of a round: 1 for a win and 0 for a loss, and the points with scoring."""

    wins: Samples
    points: Samples
    is_exact: bool

    @property
    def means(self) -> tuple[float, float]:
        """The share of wins and the average points."""
        return float(self.wins.mean()), float(self.points.mean())


class Evaluator:
    """Evaluates states for the current seat of a board, and remembers what it has searched."""

    def __init__(self, board: Board, chance: Random, *, nodes: int, playouts: int, ask: Ask = go_on) -> None:
        """Each search may visit `nodes` nodes; if that is not enough, `playouts` rounds are played out.

        `ask` is called now and then during a search. It can raise OutOfNodes to end that search, or another error to
        end everything.
        """
        self._round = Aim.of(board, by_points=False)
        self._points = Aim.of(board, by_points=True) if board.rules.scoring else None
        self._chance = stream(chance)
        self._nodes, self._playouts = nodes, playouts
        self._solved = self._failed = 0
        self._searches = True
        self._room = searcher()
        self._room.begin(nodes, ask)

    def stop_searching(self) -> None:
        """Play everything out from now on."""
        self._searches = False

    def worth(self, state: Array) -> Worth:
        """What a state is worth, even in the middle of the seat's own turn."""
        if self._failed > _PATIENCE and self._failed > 4 * self._solved:
            self.stop_searching()
        return (self._search(state) if self._searches else None) or self._play_out(state)

    def _search(self, state: Array) -> Worth | None:
        """The true outcome with best play; None if several opponents are left, or out of nodes."""
        out, hero = int(state[OUT]), self._round.hero
        if state[WINNER] < 0 and (out >> hero & 1 or int(state[PLAYERS]) - out.bit_count() > 2):
            return None
        self._room.extend(self._nodes)
        try:
            wins = self._room.exact(state, self._round) > 0
            points = self._room.exact(state, self._points) if self._points else 0
        except OutOfNodes:
            self._failed += 1
            return None
        self._solved += 1
        return Worth(np.array([float(wins)]), np.array([float(points)]), is_exact=True)

    def _play_out(self, state: Array) -> Worth:
        """The outcomes of rounds where everyone takes random turns that keep them in."""
        wins, points = np.zeros(self._playouts), np.zeros(self._playouts)
        for number in range(self._playouts):
            end = state.copy()
            play_out(end, self._round.flags, self._chance)
            wins[number] = end[WINNER] == self._round.hero
            points[number] = self._points.outcome(end) if self._points else 0
        return Worth(wins, points, is_exact=False)
