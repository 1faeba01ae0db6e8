"""The application: runs screens in the whole terminal."""

from __future__ import annotations

import os
import select
import signal
import sys
from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from red7.terminal.app.page import PageScreen

_PULSE: Final = 2.0
"""Seconds between two looks at the terminal."""


class Red7App(App[Exception]):
    """The full-screen client, which begins with the given screens, the last on top."""

    TITLE = "Red7"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", priority=True, show=False)]

    def __init__(self, first: PageScreen) -> None:
        super().__init__(ansi_color=True)
        self.first = first

    def on_mount(self) -> None:
        if not self.is_headless and sys.platform != "win32":
            self.set_interval(_PULSE, _end_without_terminal)

    def get_default_screen(self) -> Screen[None]:
        return self.first


def _end_without_terminal() -> None:
    """Hangs up if the terminal is gone and nobody has told us: Textual would read from it again and again."""
    terminal = select.poll()
    terminal.register(sys.__stdin__.fileno() if sys.__stdin__ else 0, 0)  # that it is gone is always told
    if terminal.poll(0):
        signal.signal(signal.SIGHUP, signal.SIG_DFL)  # nohup has it ignored
        os.kill(os.getpid(), signal.SIGHUP)


def run(first: PageScreen) -> None:
    """Shows this screen, and those it leads to, until the player leaves; raises what went wrong meanwhile."""
    problem = Red7App(first).run()
    if problem is not None:
        raise problem
