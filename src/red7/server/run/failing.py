"""How a command says what is wrong: in one line, and with an exit code."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import NoReturn, ParamSpec, TypeVar

import typer

from red7 import Red7Error

Given = ParamSpec("Given")
Result = TypeVar("Result")


def plainly(command: Callable[Given, Result]) -> Callable[Given, Result]:
    """The command, ending with one line if its input is wrong."""

    @wraps(command)
    def checked(*args: Given.args, **kwargs: Given.kwargs) -> Result:
        try:
            return command(*args, **kwargs)
        except Red7Error as error:
            fail(str(error))

    return checked


def fail(message: str) -> NoReturn:
    """Ends the command with one line that says what is wrong."""
    if sys.stdout:
        sys.stdout.flush()  # so that earlier output comes first
    typer.echo("red7: " + " ".join(message.split("\n")), err=True)
    raise typer.Exit(1)
