"""The answer to `hint`: the best turns from what the player has seen."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from red7 import Seat, View
from red7.play.analysis import Option, analyse
from red7.play.bots.bot import Budget
from red7.play.history import Seen
from red7.terminal.analysis import option_words
from red7.terminal.progress import prepare_search
from red7.terminal.style import sentence
from red7.terminal.words import Table, counted

_BUDGET: Final = Budget(iterations=100, seconds=0.5)
_MOST: Final = 3
"""How many turns are shown."""


def show_hint(console: Console, seen: Seen, table: Table) -> None:
    """Prints the turns that do best over random deals of the hidden cards, and how often they win."""
    prepare_search(console)
    analyse(seen, Budget(iterations=1))  # loads everything first, so that loading does not use up thinking time
    analysis = analyse(seen, _BUDGET)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for option in analysis.options[:_MOST]:
        grid.add_row(sentence(str(option)), Text(_worth(option, table, seen.now)))
        grid.add_row("", sentence(option_words(seen.now, option, table)))
    turns, worlds = counted(len(analysis.options), "turn"), counted(analysis.worlds, "deal")
    console.print(f"\nThe best of {turns}, tried in {worlds} of the cards you haven't seen:")
    console.print(
        "(both play on as if they saw all cards)" if analysis.solved > 0.5 else "(a rough guide: played out at random)"
    )
    console.print(Padding(grid, (0, 0, 0, 2)))


def _worth(option: Option, table: Table, view: View) -> str:
    """As in `wins the round in 62% (50 to 73)`, with scoring also whose points to expect."""
    chance, low, high = (round(100 * share) for share in (option.chance.value, option.chance.low, option.chance.high))
    words = "puts you out" if option.goes_out else f"wins the round in {chance}% ({low} to {high})"
    return f"{words}, {_points(option.points.value, table, view)}" if option.points else words


def _points(mean: float, table: Table, view: View) -> str:
    """As in `on average 3.1 points for you` and `on average 2.0 points for Bot 1`."""
    rivals = [seat for seat in map(Seat, range(view.players)) if seat != view.seat and not view.is_out(seat)]
    others = table.name(rivals[0]) if len(rivals) == 1 else "the others"
    return f"on average {abs(mean):.1f} points for {'you' if mean > 0 else others}"
