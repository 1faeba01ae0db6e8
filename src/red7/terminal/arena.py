"""An arena in the terminal: its progress bar, and its results as tables and files."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from red7.play.arena.plot import plot
from red7.play.arena.pools import Pool
from red7.play.arena.report import as_csv, as_json
from red7.play.arena.runner import run
from red7.play.arena.schedule import Contest
from red7.play.arena.tally import Results, Standing, tally
from red7.play.arena.work_file import work_file
from red7.play.intervals import Estimate
from red7.terminal.failures import show_traceback
from red7.terminal.progress import bar
from red7.terminal.sources import BadInput, source_name
from red7.terminal.style import writable
from red7.terminal.words import counted

_DEVIATIONS = 1.96
"""How far a 95% interval reaches to either side."""


@dataclass(frozen=True, slots=True)
class Outputs:
    """Where the results go besides the screen."""

    json: Path | None = None
    csv: Path | None = None
    plot: Path | None = None

    def prepare(self) -> None:
        """Raises before anything is played if a file cannot be written."""
        if self.plot and self.plot.suffix.lower() != ".svg":
            raise BadInput(f"cannot draw {source_name(str(self.plot))}: the name of the picture must end in .svg")
        for path in (self.json, self.csv, self.plot):
            if path:
                _write(path, None)

    def write(self, results: Results) -> None:
        """Writes every requested file."""
        wanted: tuple[tuple[Path | None, Callable[[Results], str]], ...] = (
            (self.json, as_json),
            (self.csv, as_csv),
            (self.plot, plot),
        )
        for path, form in wanted:
            if path:
                _write(path, form(results))


def _write(path: Path, text: str | None) -> None:
    """Writes a file; without a text, checks that it can be written."""
    try:
        with path.open("a" if text is None else "w", encoding="utf-8", newline="\n") as file:
            file.write(text or "")
    except OSError as error:
        raise BadInput(f"cannot write {source_name(str(path))}: {error.strerror}") from None


def hold_arena(
    console: Console,
    contest: Contest,
    *,
    deals: int,
    pool: Pool,
    work: Path,
    fresh: bool = False,
    strict: bool = False,
    outputs: Outputs | None = None,
) -> bool:
    """Whether the arena was interrupted; runs or continues it, and prints the results."""
    outputs = outputs or Outputs()
    outputs.prepare()
    is_interrupted = False
    with work_file(work, contest, fresh=fresh) as file:
        before = sum(outcome.deal < deals for outcome in file.outcomes)
        try:
            with _pipes_survived(), bar(console, "playing matches", counts=True) as tell:
                run(contest, deals, pool, file, tell, strict=strict)
        except KeyboardInterrupt:
            is_interrupted = True
        outcomes = [outcome for outcome in file.outcomes if outcome.deal < deals]
    if outcomes:
        results = tally(contest, outcomes)
        show_results(console, results)
        for standing in results.standings:
            show_traceback(standing.details)
        outputs.write(results)
    if is_interrupted:
        kept = f"Finished matches are in {work}; the same command goes on." if outcomes else "No match was finished."
        console.print(f"Interrupted. {kept}", soft_wrap=True)
    elif before:
        console.print(
            f"{before} of these matches had been played before, in {work}; --fresh starts over.", soft_wrap=True
        )
    return is_interrupted


@contextmanager
def _pipes_survived() -> Iterator[None]:
    """Ignores SIGPIPE, so that a worker killed while we write to it does not end the command."""
    if not hasattr(signal, "SIGPIPE"):
        yield
        return
    before = signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGPIPE, before)


def show_results(console: Console, results: Results) -> None:
    """Prints the standings, strongest first, the cross-table, and which bots were replaced."""
    ranked = sorted(results.standings, key=lambda standing: -standing.wins.value)
    contest = results.contest
    console.print(
        f"Rules {contest.rules}, {contest.players} players: {counted(results.deals, 'deal')},"
        f" {results.matches} matches, {results.turns / results.rounds:.1f} turns a round."
    )
    console.print(writable(console, f"A bot as good as the others wins {results.fair:.1%}. ± is a 95% interval."))
    shares = [found for one in ranked for found in (one.wins, *one.against)]
    points = [one.points for one in ranked]
    if any(map(_is_vague, shares)) or any(_is_vague(found, _most_points(results)) for found in points):
        console.print(writable(console, "Where it says ±?, there are too few deals to tell."))
    console.print()
    _print_fitting(console, [_standings(console, results, ranked, few) for few in (False, True)])
    if len(ranked) > 2 or contest.players > 2:
        console.print("\nHead to head: of every 100 wins between two bots, how many were the row's.\n")
        _print_fitting(console, [_cross_table(console, results, ranked, digits) for digits in (1, 0)])
    for one in ranked:
        if one.faults:
            what = ", ".join(f"{count} {kind}" for kind, count in one.faults.items())
            console.print(
                f"\n* careful took over from {one.bot} in {counted(sum(one.faults.values()), 'turn')}: {what}."
                f" The first: {one.first_fault}",
                soft_wrap=True,
            )


def _print_fitting(console: Console, tables: Sequence[Grid]) -> None:
    """Prints the first table that fits, or the last if none does."""
    unbounded = console.options.update_width(10_000)
    fitting = [one for one in tables if Measurement.get(console, unbounded, one).maximum <= console.width]
    console.print((fitting or tables[-1:])[0], crop=False, no_wrap=True)


def _table(headings: Sequence[str]) -> Grid:
    """A table with text in the first column and numbers in the others."""
    table = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="right" if place else "left", no_wrap=True)
    return table


def _name(rank: int, one: Standing) -> Text:
    """The bot with its rank, and a star if it was replaced in some turns."""
    return Text(f"{rank} ").append(one.bot, style="bold").append(" *" if one.faults else "")


def _standings(console: Console, results: Results, ranked: list[Standing], few: bool) -> Grid:  # noqa: FBT001
    """How each bot did, with fewer columns on a narrow screen."""
    points = ["points"] if results.contest.rules.scoring else []
    replaced = ["replaced"] if any(one.faults for one in ranked) else []
    table = _table(["bot", "wins", *points, *([] if few else ["rating"]), "a decision", *replaced])
    for rank, one in enumerate(ranked, start=1):
        table.add_row(
            _name(rank, one),
            writable(console, f"{one.wins.value:.1%} {_share_reach(one.wins, 1)}"),
            *([writable(console, _points(one.points, _most_points(results)))] if one.points else []),
            *([] if few else [writable(console, f"{one.rating.value:.1f} ±{_DEVIATIONS * one.rating.deviation:.1f}")]),
            writable(console, _time(one.milliseconds)),
            *([str(sum(one.faults.values()))] if replaced else []),
        )
    return table


def _cross_table(console: Console, results: Results, ranked: list[Standing], digits: int) -> Grid:
    """How the bots did against each other; columns and rows have the same numbers."""
    table = _table(["", *map(str, range(1, len(ranked) + 1))])
    places = [results.contest.bots.index(one.bot) for one in ranked]
    for rank, one in enumerate(ranked, start=1):
        cells = [one.against[place] for place in places]
        shown = [f"{100 * cell.value:.{digits}f} {_share_reach(cell, digits)}" if cell else "-" for cell in cells]
        table.add_row(
            _name(rank, one),
            *(writable(console, cell) for cell in shown),
        )
    return table


def _share_reach(share: Estimate, digits: int) -> str:
    """How far the interval of a share reaches, in hundredths, or `±?`."""
    return "±?" if _is_vague(share) else f"±{100 * _reach(share):.{digits}f}"


def _points(points: Estimate, most: float) -> str:
    """As in `31.5 ±2.8`, or `31.5 ±?`."""
    return f"{points.value:.1f} " + ("±?" if _is_vague(points, most) else f"±{_reach(points):.1f}")


def _most_points(results: Results) -> float:
    """The farthest an interval of points may reach and still be useful."""
    return results.contest.rules.target(results.contest.players) / 2


def _is_vague(found: Estimate | None, most: float = 0.5) -> bool:
    """Whether an interval is too wide to be useful, as it is after few deals."""
    return found is not None and _reach(found) > most


def _reach(found: Estimate) -> float:
    """How far an interval reaches on its longer side."""
    return max(found.high - found.value, found.value - found.low)


def _time(milliseconds: float) -> str:
    """As in `40 µs`, `3.8 ms` and `1.2 s`."""
    if milliseconds >= 1000:
        return f"{milliseconds / 1000:.1f} s"
    if milliseconds >= 100:
        return f"{milliseconds:.0f} ms"
    return f"{milliseconds:.1f} ms" if milliseconds >= 1 else f"{1000 * milliseconds:.0f} µs"
