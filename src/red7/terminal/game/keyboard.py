"""What people type, from a keyboard or from a file."""

from __future__ import annotations

import sys

from rich.console import Console

try:
    import readline
except ImportError:  # without it, lines cannot be edited
    readline = None  # type: ignore[assignment]

QUIT = ("q", "quit", "exit")
_LONGEST = 200
"""More than anyone types on purpose."""
_LONGEST_LINE = 10_000


class Left(Exception):
    """Someone left the game."""


def ask(console: Console, prompt: str) -> str:
    """The next line typed; raises Left at the end of input."""
    if sys.stdin is None:
        raise Left
    if sys.stdin.isatty():
        try:
            return input(prompt)[:_LONGEST]
        except EOFError:
            console.print()
            raise Left from None
    console.print(prompt, end="", soft_wrap=True)
    console.file.flush()  # a program at the other end of a pipe is waiting for the question
    line = sys.stdin.readline(_LONGEST_LINE)
    answer = "".join(sign if sign.isprintable() else " " for sign in line[:_LONGEST]).strip()
    console.print(answer, soft_wrap=True)  # so that the output reads like a game played by hand
    if not line:
        raise Left
    return answer


def forget() -> None:
    """Clears the history of typed lines, so that the next person cannot see it."""
    if readline is not None:
        readline.clear_history()


def confirm(console: Console, question: str) -> bool:
    """Whether the answer is yes; anything else means no."""
    return ask(console, f"{question} [y/N] ").strip().lower() in ("y", "yes")
