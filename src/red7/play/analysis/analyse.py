"""What each turn is worth: the chance to win the round with it and, with scoring, the expected points.

With every card face up, values are exact if the solver finds them. For a view, the hidden cards are sampled. With two
players left, each sampled world is solved: the chance is the share of worlds where the turn wins against best play.
Otherwise rounds are played out with random turns that keep their player in.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, TypeAlias

import numpy as np

from red7.board import Board
from red7.errors import IllegalStep
from red7.play.analysis.boards import board_of, open_position
from red7.play.analysis.evaluate import Evaluator, Worth
from red7.play.bots.bot import Budget
from red7.play.core.chance import stream
from red7.play.core.encoding import state_of
from red7.play.core.flow import apply
from red7.play.core.state import CODES, Array, flags_of
from red7.play.history import Seen
from red7.play.intervals import Estimate, certain, difference, mean, share
from red7.play.searcher import OutOfNodes
from red7.play.turns.seen import Ending, Key, ending_of, endings
from red7.play.worlds import Worlds
from red7.position import Position
from red7.steps import Step
from red7.view import View

Progress: TypeAlias = Callable[[int, int], None]
"""Called with how much is done and how much there is."""

BUDGET: Final = Budget(iterations=100)
_BATCH: Final = 20
_NODES, _PLAYOUTS = 10_000, 8
"""Limits for one turn in one world."""
_OPEN_NODES, _OPEN_PLAYOUTS = 10_000, 400
"""Limits for one turn with every card face up; the nodes are per iteration."""
_POINT: Final = 7.0
"""Roughly how much points differ."""


@dataclass(frozen=True, slots=True)
class Option:
    """A way to finish a turn, and what it is worth."""

    steps: tuple[Step, ...]
    """The steps to the end of the turn, or to the draw of an unknown card, after which there is more to decide."""
    goes_out: bool
    """Whether it puts its player out for certain."""
    chance: Estimate
    """The chance to win the round."""
    points: Estimate | None
    """With scoring: the points to win, negative if another player wins them."""
    loss: Estimate
    """How much worse it is than the best option: in points with scoring, otherwise in chance."""

    def __str__(self) -> str:
        return "".join(map(str, self.steps))


@dataclass(frozen=True, slots=True)
class Analysis:
    """What each option is worth, the best first."""

    board: Board
    options: tuple[Option, ...]
    worlds: int
    """How many worlds were sampled; 0 if every card is face up."""
    solved: float
    """The share of outcomes that were solved exactly; the other rounds were played out at random."""
    _places: dict[Key, int] = field(repr=False, compare=False)

    @property
    def is_solved(self) -> bool:
        """Whether no round was played out at random."""
        return self.solved == 1

    @property
    def best(self) -> Option:
        """The option that is worth most."""
        return self.options[0]

    @property
    def is_forced(self) -> bool:
        """Whether there is no choice: only one option, or without scoring only one that stays in."""
        staying = sum(not option.goes_out for option in self.options)
        return len(self.options) == 1 or (staying == 1 and not self.board.rules.scoring)

    def option_of(self, steps: Sequence[Step]) -> Option | None:
        """The option that these steps lead to; None if they are too few or not legal."""
        ending = ending_of(self.board, steps)
        return None if ending is None else self.options[self._places[ending.key]]


def analyse(
    board: Board | Seen | str,
    budget: Budget | str | int = BUDGET,
    *,
    chance: Random | None = None,
    progress: Progress = lambda _done, _everything: None,
    is_enough: Callable[[], bool] = lambda: False,
) -> Analysis:
    """What every turn is worth to the current seat: with every card face up, or from what that seat has seen.

    Takes a position, a view, the text of either, or everything a seat has seen of the round, which makes some worlds
    more likely than others. An iteration of the budget is one world; with every card face up, 10,000 nodes to search
    each turn. Raises Cancelled if the budget is cancelled; once `is_enough` says so, gives what it has found by then.

    >>> str(analyse("red7/1 1.3[RV/1234567/3] V5:V7R2V2/V6:R5V4R3 - R4R6R1V1V3R7 0").best)
    '+V7.'
    """
    budget = Budget.of(budget)
    now = board.now if isinstance(board, Seen) else board_of(board)
    if now.is_over:
        raise IllegalStep("round-over", "the round is over, so there is no turn to analyse", position=str(now))
    dice = chance or Random(str(now))
    if isinstance(now, View):
        if now.owner != now.seat:
            whose = "a spectator" if now.owner is None else f"seat {now.owner}"
            reason = f"this is {whose}'s view, but it is seat {now.seat}'s turn"
            raise IllegalStep("not-the-mover", reason, position=str(now))
        seen = board if isinstance(board, Seen) else Seen(now.turn_start, (), now)
        found = endings(now)
        worths, solved = _sampled_worths(seen, found, budget, dice, progress, is_enough=is_enough)
        return _ranked(now, found, worths, worlds=len(worths[0].wins), solved=solved)
    position = open_position(now)
    found = endings(position)
    worths = _open_worths(position, found, budget, dice, progress, is_enough=is_enough)
    solved = sum(worth.is_exact for worth in worths) / len(worths)
    return _ranked(position, found, worths, worlds=0, solved=solved)


def _after(state: Array, flags: int, ending: Ending) -> Array:
    """The state after an ending."""
    after = state.copy()
    for step in ending.steps:
        apply(after, flags, CODES[step])
    return after


def _open_worths(
    position: Position,
    found: list[Ending],
    budget: Budget,
    chance: Random,
    progress: Progress,
    *,
    is_enough: Callable[[], bool],
) -> list[Worth]:
    """What each ending is worth with every card face up; when time is up, the rest is played out."""
    clock = budget.clock()

    def ask() -> None:
        if not clock.goes_on(0) or is_enough():
            raise OutOfNodes

    nodes = _OPEN_NODES * (budget.iterations or 100)
    evaluator = Evaluator(position, chance, nodes=nodes, playouts=_OPEN_PLAYOUTS, ask=ask)
    state, flags = state_of(position), flags_of(position.rules)
    worths: list[Worth] = []
    for ending in found:
        progress(len(worths), len(found))
        if not clock.goes_on(0) or is_enough():
            evaluator.stop_searching()
        worths.append(evaluator.worth(_after(state, flags, ending)))
    progress(len(found), len(found))
    return worths


def _sampled_worths(
    seen: Seen,
    found: list[Ending],
    budget: Budget,
    chance: Random,
    progress: Progress,
    *,
    is_enough: Callable[[], bool],
) -> tuple[list[Worth], float]:
    """What each ending is worth in the same sampled worlds, and the share of outcomes that were solved."""
    evaluator = Evaluator(seen.now, chance, nodes=_NODES, playouts=_PLAYOUTS)
    worlds, dice = Worlds(seen), stream(chance)
    clock, started = budget.clock(), time.monotonic()
    means: list[list[tuple[float, float]]] = []
    batch: list[Array] = []
    solved = 0
    while not means or (clock.goes_on(len(means)) and not is_enough()):
        if budget.seconds is None:
            progress(len(means), budget.iterations or 0)
        else:
            progress(int(1000 * (time.monotonic() - started)), int(1000 * budget.seconds))
        if not batch:
            batch = list(worlds.draw(_BATCH, dice))
        state = batch.pop()
        means.append([])
        for ending in found:
            clock.ask()
            worth = evaluator.worth(_after(state, worlds.flags, ending))
            solved += worth.is_exact
            means[-1].append(worth.means)
    progress(len(means), len(means))
    values = np.array(means)
    worths = [Worth(values[:, place, 0], values[:, place, 1], is_exact=False) for place in range(len(found))]
    return worths, solved / (len(means) * len(found))


def _ranked(board: Board, found: list[Ending], worths: list[Worth], *, worlds: int, solved: float) -> Analysis:
    """The endings as options, best first; among equals, those that stay in, then those with fewest steps."""
    is_scored = board.rules.scoring

    def value(place: int) -> tuple[float, float]:
        chance, points = worths[place].means
        return (points, chance) if is_scored else (chance, points)

    order = sorted(
        range(len(found)),
        key=lambda place: (*value(place), not found[place].goes_out, -len(found[place].steps)),
        reverse=True,
    )
    best = worths[order[0]]
    options = tuple(
        _option(found[place], worths[place], best, is_scored=is_scored, paired=worlds > 0) for place in order
    )
    return Analysis(board, options, worlds, solved, {found[place].key: at for at, place in enumerate(order)})


def _option(ending: Ending, worth: Worth, best: Worth, *, is_scored: bool, paired: bool) -> Option:
    """An ending with what it is worth and what it loses against the best; `paired` if they share their worlds."""
    points = _points(worth) if is_scored else None
    most = _points(best) if is_scored else _chance(best)
    loss = difference(most, points or _chance(worth))
    if worth is best:
        loss = certain(0.0)
    elif paired:
        loss = mean(best.points - worth.points, unit=_POINT) if is_scored else mean(best.wins - worth.wins, unit=1.0)
    return Option(ending.steps, ending.goes_out, certain(0.0) if ending.goes_out else _chance(worth), points, loss)


def _chance(worth: Worth) -> Estimate:
    return certain(worth.means[0]) if worth.is_exact else share(worth.wins)


def _points(worth: Worth) -> Estimate:
    return certain(worth.means[1]) if worth.is_exact else mean(worth.points, unit=_POINT)
