"""The application: runs screens in the whole terminal."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from red7.terminal.app.page import PageScreen


class Red7App(App[Exception]):
    """The full-screen client, which begins with the given screens, the last on top."""

    TITLE = "Red7"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", priority=True, show=False)]

    def __init__(self, first: PageScreen) -> None:
        super().__init__(ansi_color=True)
        self.first = first

    def get_default_screen(self) -> Screen[None]:
        return self.first


def run(first: PageScreen) -> None:
    """Shows this screen, and those it leads to, until the player leaves; raises what went wrong meanwhile."""
    problem = Red7App(first).run()
    if problem is not None:
        raise problem
