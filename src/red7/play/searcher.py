"""Exact searches: their memory, their budget of nodes, and what they search for."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np

from red7.board import Board
from red7.play.core import solve_coalition, solve_two
from red7.play.core.search import (
    AGE,
    BUDGET,
    CHOICE,
    COUNTS,
    HERO,
    KILLERS,
    MOST,
    NODES,
    NOT_SOLVED,
    PILE_SIZE,
    POINTS,
    STACK,
)
from red7.play.core.state import (
    BEGUN,
    DECLINE,
    DISCARD,
    END,
    OUT,
    PLAY,
    PLAYERS,
    SCORED,
    SEAT,
    TAKE,
    TOP,
    WINNER,
    Array,
    Table,
    flags_of,
)
from red7.play.core.strength import points_of
from red7.play.core.whole_turns import (
    BONUS_LEFT,
    BONUS_TAKEN,
    CHAIN,
    HOW,
    LAST_LEFT,
    LAST_TAKEN,
    MOVE,
    MOVED,
    PLAYED,
    THROWN,
    TO_DECK,
    WORK,
)
from red7.play.turns.open import open_endings

_BITS: Final = 18  # 16 MB for two players, 12 MB for more; four times as much is not quicker
_PART: Final = 50_000
"""How many nodes (about 50 ms) a search visits before it asks whether to go on; asking costs almost nothing."""
_FIVES: Final = 4 << 3

Ask: TypeAlias = Callable[[], None]
"""Called now and then during a search; raises an error to end it."""


def go_on() -> None:
    """Never ends a search."""


class OutOfNodes(Exception):
    """A search used up its budget before it was finished."""


@dataclass(frozen=True, slots=True)
class Aim:
    """Whose best play to search for, and whether they play for points."""

    hero: int
    flags: int
    """The rules in the core's format."""
    scored: tuple[int, ...] | None
    """The points that the seats had before, if they play for points; None if only for the round."""

    @staticmethod
    def of(board: Board, *, by_points: bool) -> Aim:
        """The best play of the seat whose turn it is."""
        flags = flags_of(board.rules) | (POINTS if by_points else 0)
        return Aim(board.seat, flags, board.points if by_points else None)

    def outcome(self, state: Array) -> int:
        """What a finished round is worth: 1 or -1, or the winner's points, negative if the hero has lost."""
        winner = int(state[WINNER])
        sign = 1 if winner == self.hero else -1
        return sign if self.scored is None else sign * (points_of(int(state[SCORED + winner])) - self.scored[winner])


class Searcher:
    """Exact searches and their memory, in tables of fixed size. For one thread at a time."""

    def __init__(self, *, bits: int = _BITS) -> None:
        self._bits = bits
        self._tables: dict[bool, Table] = {}
        self._seats = np.zeros(solve_coalition.SEATS, dtype=np.int64)
        self._deck = np.zeros(PILE_SIZE, dtype=np.int64)
        self._work = np.zeros(WORK, dtype=np.int64)
        self._moves = np.zeros((STACK, MOVE), dtype=np.int64)
        self._counts = np.zeros(COUNTS, dtype=np.int64)
        self._budget = 0
        self._ask: Ask = go_on

    @property
    def nodes(self) -> int:
        """How many nodes the searches have visited since the budget was set."""
        return int(self._counts[NODES])

    def begin(self, nodes: int, ask: Ask = go_on) -> None:
        """Sets the budget of the next searches and whom they ask, and forgets earlier results.

        Forgetting takes no time, and makes equal searches visit the same number of nodes.
        """
        self._ask = ask
        self._counts[AGE] += 1
        self._counts[KILLERS:] = 0
        self._counts[NODES] = 0
        self.extend(nodes)

    def extend(self, nodes: int) -> None:
        """Gives the next searches this many nodes, and keeps earlier results."""
        self._budget = self.nodes + nodes

    def value(self, state: Array, aim: Aim, goal: int) -> int:
        """A bound on what a round is worth, at the start or the end of a turn.

        It is a lower bound if it reaches the goal, an upper bound if not; raises OutOfNodes if the budget is used up.
        """
        if state[WINNER] >= 0:
            return aim.outcome(state)
        counts = self._counts
        while True:
            counts[BUDGET] = min(self._budget, self.nodes + _PART)
            value = self._search(state, aim, goal)
            if abs(value) != NOT_SOLVED:
                return value
            if counts[BUDGET] == self._budget or counts[NODES] <= counts[BUDGET]:  # the latter if its turns did not fit
                raise OutOfNodes
            self._ask()

    def _search(self, state: Array, aim: Aim, goal: int) -> int:
        """Like `value`, or NOT_SOLVED with a sign."""
        counts = self._counts
        table, is_duel = self._table(state, aim.hero)
        if is_duel:
            sign = 1 if state[SEAT] == aim.hero else -1
            wanted = goal if sign > 0 else 1 - goal
            return sign * solve_two.value_of(
                state, aim.flags, wanted, self._deck, table, self._work, self._moves, counts
            )
        counts[HERO] = aim.hero
        return solve_coalition.value_of(
            state, aim.flags, goal, self._seats, self._deck, table, self._work, self._moves, counts
        )

    def exact(self, state: Array, aim: Aim) -> int:
        """What a round is worth, even in the middle of the hero's turn; raises OutOfNodes."""
        if state[BEGUN] and state[WINNER] < 0:
            return max(self.exact(ending.state, aim) for ending in open_endings(state, aim.flags))
        if aim.scored is None:
            return self.value(state, aim, 1)
        least, most, goal = -MOST, MOST, 1
        while least < most:
            value = self.value(state, aim, goal)
            if value >= goal:
                least, goal = value, value + 1
            else:
                most, goal = value, value
        return least

    def choice(self) -> list[int] | None:
        """The steps of the first turn that the last search chose; None means to drop out at once."""
        chosen = int(self._counts[CHOICE])
        return None if chosen < 0 else _codes_of(int(self._moves[chosen, HOW]))

    def first_turn(self, state: Array, aim: Aim) -> list[int] | None:
        """The steps of the turn that a search would try first, which leaves few replies; None means to drop out."""
        self._counts[HERO] = aim.hero
        solve_coalition.first_turn(state, aim.flags, self._seats, self._deck, self._work, self._moves, self._counts)
        return self.choice()

    def _table(self, state: Array, hero: int) -> tuple[Table, bool]:
        """The table for the seats still in, and whether they are the hero and one other."""
        out = int(state[OUT])
        is_duel = int(state[PLAYERS]) - out.bit_count() == 2 and not out >> hero & 1
        if is_duel not in self._tables:
            self._tables[is_duel] = (solve_two if is_duel else solve_coalition).new_table(self._bits)
        return self._tables[is_duel], is_duel


def _codes_of(how: int) -> list[int]:
    """The steps of a turn in a search's notes."""
    played, moved, thrown = ((how >> place & 63) - 1 for place in (PLAYED, MOVED, THROWN))
    codes = [PLAY << 6 | _FIVES + colour for colour in range(7) if how >> CHAIN + colour & 1]
    if played >= 0:
        codes.append(PLAY << 6 | played)
    if moved >= 0:
        codes.append((TOP if how & TO_DECK else DISCARD) << 6 | moved)
    if how & (BONUS_TAKEN | BONUS_LEFT):
        codes.append((TAKE if how & BONUS_TAKEN else DECLINE) << 6)
    codes.append(DISCARD << 6 | thrown if thrown >= 0 else END << 6)
    if how & (LAST_TAKEN | LAST_LEFT):
        codes.append((TAKE if how & LAST_TAKEN else DECLINE) << 6)
    return codes


class _Threads(threading.local):
    """Each thread's own searcher."""

    def __init__(self) -> None:
        self.searcher = Searcher()


_THREADS: Final = _Threads()


def searcher() -> Searcher:
    """The thread's own searcher, made on the first call."""
    return _THREADS.searcher
