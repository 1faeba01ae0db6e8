"""Progress bars for long work, shown only if someone is watching."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn

from red7.terminal.style import console_for

Tell: TypeAlias = Callable[[int, int], None]
"""Called with how much is done and the total."""


@contextmanager
def bar(console: Console, what: str, *, counts: bool = False, remaining: bool = True) -> Iterator[Tell]:
    """A progress bar below the output; if the output is redirected, on the error stream.

    `counts` shows how much is done, `remaining` the time left.
    """
    below = console if _is_watched(console) else console_for(stderr=True)
    columns: list[ProgressColumn] = [TextColumn("{task.description}"), BarColumn()]
    columns += [MofNCompleteColumn(separator=" of ")] if counts else []
    columns += [TimeRemainingColumn()] if remaining else []
    with Progress(*columns, console=below, transient=True, disable=not _is_watched(below)) as progress:
        task = progress.add_task(what, total=None)

        def tell(done: int, everything: int) -> None:
            progress.update(task, completed=done, total=everything)

        yield tell


def _is_watched(console: Console) -> bool:
    """Whether a person sees the console; forced colours are not enough."""
    return console.is_interactive and console.file.isatty()


def prepare_search(console: Console) -> None:
    """Compiles the core if needed, and says so: it takes a minute, once."""
    from red7.play.core.cache import is_complete  # noqa: PLC0415 (Numba is slow to load)
    from red7.play.core.warm import warm_up  # noqa: PLC0415

    if is_complete():
        return
    if not (sys.stderr and sys.stderr.isatty()):
        typer.echo("Compiling the core, once; this takes a minute.", err=True)
    with bar(console, "compiling the core, once", counts=True, remaining=False) as tell:
        warm_up(tell)
