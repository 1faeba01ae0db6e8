"""What the commands are given on their line, and how they refuse what is wrong with it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, NoReturn

import typer

from red7 import Red7Error
from red7.terminal.sources import BadInput

PositionText = Annotated[
    list[str],
    typer.Argument(metavar="POSITION", help="A position or view in the notation, in quotes; - reads standard input."),
]
RecordFile = Annotated[str, typer.Argument(metavar="FILE", help="A .red7 record; - reads standard input.")]
RulesText = Annotated[
    str,
    typer.Option(
        "--rules",
        "-r",
        metavar="RULES",
        help="An edition (1.0 to 1.3) and switches: d discard rule, s scoring, a actions; 1.3ds is Advanced.",
    ),
]
Players = Annotated[int, typer.Option("--players", "-p", min=2, max=4, help="How many seats.")]
Seats = Annotated[int, typer.Option("--players", "-p", help="How many seats, 2 to 4.")]
"""As `Players`, for commands that refuse a wrong number themselves, like all else that is wrong."""
Seed = Annotated[
    str | None,
    typer.Option("--seed", "-s", metavar="TEXT", help="Deals the same cards every time.", show_default="random"),
]
BudgetText = Annotated[
    str,
    typer.Option(
        "--budget",
        "-b",
        metavar="BUDGET",
        help="How long to think about a turn: in iterations as 200, or in time as 2s.",
    ),
]


@contextmanager
def checked() -> Iterator[None]:
    """Where what is given is wrong, says so in one line and ends the command."""
    try:
        yield
    except (Red7Error, BadInput) as error:
        fail(str(error))


def fail(message: str) -> NoReturn:
    """Ends the command with one line that says what is wrong."""
    if sys.stdout:
        sys.stdout.flush()  # what was printed before comes first
    typer.echo("red7: " + " ".join(message.split("\n")), err=True)
    raise typer.Exit(1)
