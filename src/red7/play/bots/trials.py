"""Turns on trial: each is tried in the same sampled worlds, which are solved if possible or else played out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np

from red7.board import Board
from red7.play.core.chance import stream
from red7.play.core.sampling import try_turn
from red7.play.core.state import BEGUN, CODES, OUT, PLAYERS, SIZE, WINNER, Array, Reals, flags_of, terms_of
from red7.play.searcher import Aim, OutOfNodes, searcher
from red7.play.turns.seen import Ending, endings
from red7.steps import Step

_NODES: Final = 400
"""The nodes for each turn still in question in a world; what one search does not use, others get."""
_ANY: Final = 1 << 30
_MARGIN: Final = 1.2
"""A turn is dropped when it is 1 plus this times the square root of the worlds behind the best."""
_PATIENCE: Final = 3
"""Exact search stops after this many unsolved worlds, and one more for each that was solved."""
_PLAYOUTS: Final = 4
"""Playouts for each turn in a world that is not solved."""
_TIE: Final = 1e-3
"""The weight of playouts in solved worlds: enough to choose between turns that are otherwise equal."""
_PREFERENCE: Final = 0.07
"""How much of a chance to win a turn may cost that a skilled player takes e times as often as another."""
_RARE: Final = 1e-3
"""Turns that are rarer than this are preferred no less."""


class Trial:
    """The turns that a seat can choose from, and how each has done so far."""

    def __init__(self, board: Board, chance: Random, *, most_nodes: int = _ANY) -> None:
        """Every turn that may keep the seat in; with scoring, or if there are none, also those that give up.

        A world that takes more than `most_nodes` is too hard to solve.
        """
        self._most_nodes: Final = most_nodes
        self._aim: Final = Aim(board.seat, flags_of(board.rules), None)
        self._terms: Final = terms_of(board.rules, board.players)
        self._scores: Final = board.rules.scoring
        self._chance: Final = stream(chance)
        every = endings(board)
        staying = [ending for ending in every if not ending.goes_out]
        self.endings: Final[list[Ending]] = every if self._scores or not staying else staying
        self._codes: Final = [
            np.array([CODES[step] for step in ending.steps], dtype=np.int64) for ending in self.endings
        ]
        count = len(self.endings)
        self._live = np.ones(count, dtype=np.bool_)
        self._wins, self._played = np.zeros(count), np.zeros((4, count))
        self._after = np.empty((count, SIZE), dtype=np.int64)
        self._tried = self._solved = 0
        self._room: Final = searcher()
        self._room.begin(0)
        self._preference = np.zeros(count)

    def prefer(self, chances: Sequence[float]) -> None:
        """Prefers turns by the chance that a skilled player, who does not see the world either, would take them."""
        self._preference = _PREFERENCE * np.log(np.maximum(chances, _RARE))

    def is_decided(self) -> bool:
        """Whether only one turn is left in question."""
        return int(self._live.sum()) == 1

    @property
    def has_solved(self) -> bool:
        """Whether any world was solved exactly."""
        return self._solved > 0

    def is_solving(self) -> bool:
        """Whether it still makes sense to solve worlds exactly."""
        return self._tried - self._solved < _PATIENCE + self._solved

    def enter(self, world: Array) -> None:
        """Tries the turns in one more world, and drops those that fall behind."""
        live = np.flatnonzero(self._live)
        playouts = 1 if self._solved == self._tried and self.is_solving() else _PLAYOUTS
        won = np.zeros(len(self.endings))
        for at in live:
            result = try_turn(
                world,
                self._aim.flags,
                self._codes[at],
                self._aim.hero,
                self._terms,
                playouts,
                self._chance,
                self._after[at],
            )
            won[at] = result[0] / playouts
            self._played[:, at] += (result[0], playouts - result[0], *result[1:])
        solved = self._solve(live) if self.is_solving() else None
        self._tried += 1
        if solved is not None:
            self._solved += 1
            won = solved + _TIE * won
        self._wins += won
        merits = self.values + self._preference
        self._live &= merits >= merits[self._live].max() - (1 + _MARGIN * self._tried**0.5) / self._tried

    def _solve(self, live: Array) -> Reals | None:
        """Which turns win in the last world entered; None if the search does not finish."""
        self._room.extend(min(_NODES * len(live), self._most_nodes))
        wins = np.zeros(len(self.endings))
        for at in live:
            state = self._after[at]
            in_play = int(state[PLAYERS]) - int(state[OUT]).bit_count()
            if state[WINNER] < 0 and (state[BEGUN] or in_play > 2 or int(state[OUT]) >> self._aim.hero & 1):
                return None
            try:
                wins[at] = self._room.value(state, self._aim, 1) > 0
            except OutOfNodes:
                return None
        return wins

    @property
    def values(self) -> Reals:
        """What each turn is worth so far: the chance to win the match, or without scoring the round."""
        chance = self._wins / max(self._tried, 1)
        if not self._scores:
            return chance
        won, lost, won_worth, lost_worth = self._played
        return chance * _means(won_worth, won, 1.0) + (1 - chance) * _means(lost_worth, lost, 0.0)

    def best(self) -> tuple[Step, ...]:
        """The steps of the turn that has done best."""
        merits = np.where(self._live, self.values + self._preference, -np.inf)
        return self.endings[int(merits.argmax())].steps


def _means(sums: Reals, counts: Reals, otherwise: float) -> Reals:
    """The mean of each; with few samples it is close to the overall mean."""
    overall = sums.sum() / counts.sum() if counts.any() else otherwise
    return (sums + overall) / (counts + 1)
