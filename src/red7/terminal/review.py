"""A review of a game: a verdict on each turn, printed as it is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from red7 import Game, Seat
from red7.play.analysis import Budget, Mark, Verdict, review
from red7.show.verdicts import verdict_text
from red7.terminal.progress import bar
from red7.terminal.style import sentence
from red7.terminal.words import counted, distinct

_STYLE = {Mark.BEST: "green", Mark.FINE: "", Mark.FORCED: "dim", Mark.MISTAKE: "yellow", Mark.BLUNDER: "bold red"}
_LONGEST_NAME, _LONGEST_TURN, _LONGEST_MARK = 12, 20, 7
_ROOM_FOR_WORDS = 30


class Judged(NamedTuple):
    """The verdicts found, of how many turns, and whether Ctrl-C ended the review."""

    verdicts: list[Verdict]
    turns: int
    is_interrupted: bool


def judge(
    console: Console,
    game: Game,
    budget: Budget,
    *,
    seats: frozenset[Seat] | None = None,
    show: Callable[[Verdict], None] = lambda _: None,
) -> Judged:
    """The verdicts on a game, each given to `show` when it is found."""
    found: list[Verdict] = []
    turns = 0
    with bar(console, "reviewing the game", counts=True) as tell:

        def count(done: int, everything: int) -> None:
            nonlocal turns
            turns = everything
            tell(done, everything)

        try:
            for verdict in review(game, budget, seats=seats, progress=count):
                show(verdict)
                found.append(verdict)
        except KeyboardInterrupt:
            return Judged(found, turns, is_interrupted=True)
    return Judged(found, turns, is_interrupted=False)


def show_review(console: Console, game: Game, budget: Budget, *, seats: frozenset[Seat] | None = None) -> bool:
    """Whether it was interrupted; prints the verdicts and a summary."""
    last_round = 0

    def show(verdict: Verdict) -> None:
        nonlocal last_round
        if game.rules.scoring and verdict.round != last_round:
            console.print(Text(f"Round {verdict.round}", style="bold"))
        last_round = verdict.round
        _show_verdict(console, verdict, game)

    judged = judge(console, game, budget, seats=seats, show=show)
    found = judged.verdicts
    _show_summary(console, found, game)
    if judged.is_interrupted:
        console.print(f"Interrupted after {len(found)} of {counted(judged.turns, 'turn')}.")
    elif not found:
        console.print("There is no turn to review: none was finished, or the record shows no hands.")
    return judged.is_interrupted


def _show_verdict(console: Console, verdict: Verdict, game: Game) -> None:
    """Prints a verdict on a line, with its sentence below if the line is too narrow."""
    names = distinct(game.seats)
    name = min(_LONGEST_NAME, max(map(len, names)))
    turn = min(_LONGEST_TURN, max(len(str(entry.turn)) for one in game.rounds for entry in one.turns))
    widths = (3, name, turn, _LONGEST_MARK)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for place, width in enumerate(widths):
        grid.add_column(width=width, justify="left" if place else "right", overflow="fold")
    head = (
        f"{verdict.number}.",
        names[verdict.seat],
        Text(str(verdict.turn), style="bold"),
        Text(verdict.mark.value, style=_STYLE[verdict.mark]),
    )
    words = sentence(verdict_text(verdict))
    if console.width - sum(widths) - 2 * len(widths) >= _ROOM_FOR_WORDS:
        grid.add_row(*head, words)
        console.print(grid)
    else:
        grid.add_row(*head)
        console.print(grid, Padding(words, (0, 0, 0, 5)))


def _show_summary(console: Console, found: list[Verdict], game: Game) -> None:
    """Prints how often each seat got each verdict."""
    if found:
        console.print()
    for seat, name in enumerate(distinct(game.seats)):
        marks = [verdict.mark for verdict in found if verdict.seat == seat]
        if marks:
            console.print(f"{name}: {', '.join(_count(mark, marks.count(mark)) for mark in Mark if mark in marks)}")


def _count(mark: Mark, number: int) -> str:
    """As in `2 blunders` and `3 fine`."""
    return counted(number, mark.value) if mark in (Mark.MISTAKE, Mark.BLUNDER) else f"{number} {mark.value}"
