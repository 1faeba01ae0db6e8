"""The arguments that commands share, and how commands report bad input."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Annotated, NoReturn

import typer

from red7 import Red7Error
from red7.play.bots.levels import LEVELS, USUAL
from red7.play.bots.match import BotFailed
from red7.play.bots.roster import OPPONENTS, Entrant, enter
from red7.terminal.failures import show_current_traceback, show_traceback
from red7.terminal.sources import BadInput

_COMMON_RULES = ("1.3", "1.3d", "1.3s", "1.3a", "1.3ds", "1.3dsa")
"""What is offered when the user presses Tab; there are many more."""


def completing(*values: str) -> Callable[[str], list[str]]:
    """Offers these values when the user presses Tab."""
    return lambda incomplete: [value for value in values if value.startswith(incomplete)]


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
        autocompletion=completing(*_COMMON_RULES),
    ),
]
Players = Annotated[int, typer.Option("--players", "-p", metavar="N", min=2, max=4, help="Number of seats.")]
LevelNumber = Annotated[
    int | None,
    typer.Option(
        "--level",
        "-l",
        metavar="N",
        min=min(LEVELS),
        max=max(LEVELS),
        help="How well the bots play: 1 is a beginner, 7 is the strongest.",
        show_default=str(USUAL),
    ),
]
BotText = Annotated[
    str | None,
    typer.Option(
        "--bot",
        metavar="BOT",
        help=f"A bot instead of a level: {', '.join(OPPONENTS)}; with a budget, mcts:2000 or master:100ms;"
        " or your own: mybot.py:Class, module:Class, 'exec:COMMAND'.",
        autocompletion=completing(*OPPONENTS),
    ),
]
Language = Annotated[
    str | None,
    typer.Option(
        "--language", metavar="CODE", help="Language of the screen: en, fr, de, it or es.", show_default="your locale"
    ),
]
Strict = Annotated[bool, typer.Option("--strict", help="Stop when a bot fails, instead of replacing it.")]
Seed = Annotated[
    str | None,
    typer.Option("--seed", "-s", metavar="TEXT", help="Deal the same cards every time.", show_default="random"),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, in the shape that docs/json.md describes.")]
BudgetText = Annotated[
    str,
    typer.Option(
        "--budget",
        "-b",
        metavar="BUDGET",
        help="How long to think about a turn: iterations (200) or time (2s).",
    ),
]


@contextmanager
def checked() -> Iterator[None]:
    """Ends the command with one line if its input is wrong, after the traceback of a failed bot."""
    try:
        yield
    except (Red7Error, BadInput) as error:
        if isinstance(error, BotFailed):
            show_traceback(error.details)
        else:
            show_current_traceback()
        fail(str(error))


def fail(message: str) -> NoReturn:
    """Ends the command with one line that says what is wrong."""
    if sys.stdout:
        sys.stdout.flush()  # earlier output comes first
    typer.echo("red7: " + " ".join(message.split("\n")), err=True)
    raise typer.Exit(1)


def opponent_of(level: int | None, bot: str | None) -> Entrant:
    """The chosen bot, by level or by name."""
    if level is not None and bot is not None:
        raise typer.BadParameter("give a level or a bot, not both.", param_hint="--level, --bot")
    opponent = enter(bot if bot is not None else f"level:{USUAL if level is None else level}")
    if (opponent.uses_core or opponent.level is not None) and not _has_compiler():
        raise BadInput(f"{opponent} needs the bots extra (--bot careful does not): pip install 'red7[bots]'")
    return opponent


def _has_compiler() -> bool:
    try:
        return find_spec("numba") is not None
    except (ModuleNotFoundError, ValueError):  # hidden on purpose, as the tests do
        return False
