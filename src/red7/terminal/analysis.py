"""Prints what each turn is worth, best first."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from red7 import Board, Turn, Verb
from red7.play.analysis import Analysis, Budget, Estimate, Option, analyse
from red7.terminal.interrupt import interruptible
from red7.terminal.progress import bar
from red7.terminal.style import sentence
from red7.terminal.words import Table, counted, deeds

_MOST_OPTIONS = 12
"""The rest is only counted, unless the user asks for all."""
_ROOM_FOR_WORDS = 44
"""With less room, the words go below the figures."""
_INDENT = 4


def show_analysis(console: Console, board: Board, budget: Budget, *, everything: bool = False) -> bool:
    """Whether it was interrupted; prints what each turn is worth to the current player."""
    analysis, interrupted = think(console, board, budget)
    if interrupted:
        console.print("Interrupted: these are the figures so far.")
    console.print(_basis(analysis))
    if note := _caution(analysis):
        console.print(note)
    shown = analysis.options if everything else analysis.options[:_MOST_OPTIONS]
    is_scored = board.rules.scoring
    is_exact = all(option.chance.is_exact for option in shown)
    columns = ["turn", "wins", *([] if is_exact else ["between"])]
    columns += [] if not is_scored else ["points"] if is_exact else ["points", "between"]
    rows = [_cells(option, exact=is_exact) for option in shown]
    widths = [max(map(len, column)) for column in zip(columns, *rows, strict=True)]
    words = [option_words(board, option, Table.of_seats(board.players)) for option in shown]
    room = console.width - sum(widths) - 2 * len(widths)
    console.print(Text(_line(columns, widths), style="dim"), no_wrap=True, overflow="ellipsis")
    for row, said in zip(rows, words, strict=True):
        line = Text(_line(row, widths))
        line.stylize("bold", 0, widths[0])
        if room >= min(_ROOM_FOR_WORDS, max(map(len, words))):
            grid = Grid.grid(padding=(0, 2, 0, 0))
            grid.add_row(line, sentence(said))
            console.print(grid)
        else:
            console.print(line, no_wrap=True, overflow="ellipsis")
            console.print(Padding(sentence(said), (0, 0, 0, _INDENT), expand=False))
    if len(analysis.options) > len(shown):
        console.print(f"and {len(analysis.options) - len(shown)} more; --all shows them")
    if not is_exact:
        console.print("Between: 19 times out of 20, many more tries would give a figure in this range.", style="dim")
    if is_scored:
        console.print("Points: what the seat wins; below zero, what another wins.", style="dim")
    return interrupted


def think(console: Console, board: Board, budget: Budget) -> tuple[Analysis, bool]:
    """The analysis of a board, and whether Ctrl-C ended it early."""
    with bar(console, "thinking") as tell, interruptible() as was_interrupted:
        analysis = analyse(board, budget, progress=tell, is_enough=was_interrupted)
        return analysis, was_interrupted()


def _basis(analysis: Analysis) -> str:
    """What the figures are based on."""
    seat = analysis.board.seat
    if analysis.worlds:
        dealt = counted(analysis.worlds, "time")
        return f"Seat {seat}'s turn. The cards it can't see were dealt at random {dealt}."
    best = ", so this is what best play leads to" if analysis.is_solved else ""
    return f"Seat {seat}'s turn. Every card is face up{best}."


def _caution(analysis: Analysis) -> str:
    """Why the figures are not exact; empty if they are."""
    if analysis.is_solved:
        return "Both then play as if they saw all cards." if analysis.worlds else ""
    if analysis.worlds and analysis.solved > 0.5:
        share = f"{1 - analysis.solved:.0%}" if analysis.solved < 0.995 else "under 1%"
        return f"Both then play as if they saw all cards; {share} of rounds were played at random."
    return "Unsolved rounds were played out at random, so the figures are a rough guide."


def _line(cells: list[str], widths: list[int]) -> str:
    """The cells side by side, the first aligned left and the others right."""
    first, *others = zip(cells, widths, strict=True)
    return "  ".join([first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)])


def _cells(option: Option, *, exact: bool) -> list[str]:
    """The turn and its figures, as in `+O7.`, `52%`, `46-59%`."""
    cells = [str(option), _chance(option), *([] if exact else [_range(option.chance, "{:.0f}", 100, "-", "%")])]
    if option.points:
        is_whole = option.points.is_exact
        cells.append(f"{option.points.value:+.0f}" if is_whole else f"{option.points.value:+.1f}")
        cells += [] if exact else [_range(option.points, "{:+.1f}", 1, " to ", "")]
    return cells


def _chance(option: Option) -> str:
    if option.goes_out:
        return "out"
    if option.chance.is_exact:
        return "yes" if option.chance.value else "no"
    return f"{100 * option.chance.value:.0f}%"


def _range(estimate: Estimate, form: str, scale: int, between: str, unit: str) -> str:
    """The range of a figure, as in `46-59%`; empty if it is exact."""
    if estimate.is_exact:
        return ""
    return f"{form.format(scale * estimate.low)}{between}{form.format(scale * estimate.high)}{unit}"


def option_words(board: Board, option: Option, table: Table) -> str:
    """What is done in a turn, as in `play O7, discard B4 to make the rule Blue`."""
    done = deeds(board, Turn(option.steps), table)
    last = option.steps[-1].verb
    if last is Verb.TAKE:
        done.append("draw a card")
    if last is Verb.PLAY:
        done.append("then see what is drawn")
    if option.goes_out:
        done.append("drop out")
    return ", ".join(done or ["end the turn"])
