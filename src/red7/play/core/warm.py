"""Compiles the whole core ahead of time, so that nobody waits for the compiler in a game.

python -m red7.play.core.warm
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pkgutil import walk_packages
from typing import TypeAlias

from red7.play import core
from red7.play.core.cache import is_complete, note_complete
from red7.play.core.compile import FUNCTIONS

Progress: TypeAlias = Callable[[int, int], None]
"""Called with the number of functions done and the number of all."""


def warm_up(progress: Progress = lambda _done, _all: None) -> None:
    """Compile every function of the core that is not in the cache yet."""
    if is_complete():
        return
    for module in walk_packages(core.__path__, f"{core.__name__}."):
        import_module(module.name)
    for done, function in enumerate(FUNCTIONS):
        progress(done, len(FUNCTIONS))
        function.compile()
    progress(len(FUNCTIONS), len(FUNCTIONS))
    note_complete()


def _show_progress(done: int, everything: int) -> None:
    """Show progress in one line that is overwritten; if that is not possible, print one line at the start."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\rCompiling the core: {done} of {everything}" + "\n" * (done == everything))
    elif not done:
        sys.stderr.write(f"Compiling the core: {everything} functions\n")


if __name__ == "__main__":
    warm_up(_show_progress)
