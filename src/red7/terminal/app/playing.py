"""A game as the screen of a table sees it, wherever it is played."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeVar

from rich.text import Text
from textual.app import App

from red7 import Board, Game, Seat, Step, View
from red7.play.bots.bot import Cancelled
from red7.terminal.app.page import link
from red7.terminal.app.telling import Teller

Result = TypeVar("Result")


class Playing(ABC):
    """A game in progress: what its viewer sees of it, and what they do."""

    teller: Teller
    note = ""
    """Something to be told besides the game."""
    has_hints = True
    """Whether the player may ask which turns are best."""
    is_silent = False
    """Whether nothing is said of where a step leads, since finding that out is the point."""
    has_rematch = False
    """Whether Enter begins another game after this one."""
    curtain: Seat | None = None
    """Who should look at the screen next, if nobody else may."""

    def __init__(self) -> None:
        self.changed: Callable[[], None] = lambda: None

    @property
    @abstractmethod
    def game(self) -> Game | None:
        """The game so far, as far as the viewer may know it or with every card; None before the deal."""

    @property
    def board(self) -> Board | None:
        """The board as the viewer sees it."""
        position = self.game.position if self.game else None
        return position if position is None or isinstance(position, View) else position.view(self.teller.you)

    @property
    def is_mine(self) -> bool:
        """Whether the viewer is to move."""
        board = self.board
        return bool(board and not board.is_over and board.seat == self.teller.you and self.curtain is None)

    @property
    def has_chat(self) -> bool:
        """Whether one can write to others."""
        return False

    @property
    def is_finished(self) -> bool:
        """Whether the whole game is over, so that one can look back at it."""
        return False

    @abstractmethod
    def begin(self, app: App[Exception]) -> None:
        """Starts whatever goes on behind the screen."""

    @abstractmethod
    def take(self, steps: Sequence[Step]) -> None:
        """Plays steps of the viewer's turn, to its end or to a draw."""

    @abstractmethod
    def go_on(self) -> None:
        """Goes on after a pause: the next round, or the next person at the keyboard."""

    def say(self, words: str) -> None:  # noqa: B027 (on one machine they need no chat)
        """Says something to the others."""

    def refuse(self) -> None:  # noqa: B027 (on one machine nobody asks)
        """Declines what somebody asks for."""

    @property
    def clock(self) -> str:
        """How long the player to move has left, if there is a clock."""
        return ""

    @property
    def task(self) -> str:
        """What is asked, if it is not just the next turn."""
        return ""

    @property
    def open_board(self) -> Board | None:
        """The board with every hand, if all are shown."""
        return None

    @property
    def chat(self) -> list[str]:
        """What has been said last."""
        return []

    def give_up(self) -> None:  # noqa: B027 (only a puzzle has a solution)
        """Shows the solution."""

    def status(self) -> list[Text]:
        """What is to be told instead of the board's own state, and what Enter does about it."""
        return []

    def button(self, message: str) -> Text:
        """What Enter does."""
        return link(Text(f" {self.teller.say(message)} ↵ ", style="bold reverse"), "enter")

    def let_go(self) -> None:  # noqa: B027 (only a saved game is locked)
        """Lets others have the game, just before its screen is left."""

    @abstractmethod
    async def stop(self) -> None:
        """Ends whatever goes on behind the screen."""


def behind(app: App[Exception], work: Callable[[], Result], done: Callable[[Result], None]) -> None:
    """Works behind the screen, which goes on meanwhile; work that is cancelled is dropped."""

    def run() -> None:
        try:
            result = work()
        except Cancelled:
            return
        except Exception as error:  # noqa: BLE001 (raised again once the screen is gone)
            tell(app, app.exit, error)
            return
        tell(app, done, result)

    threading.Thread(target=run, daemon=True).start()


def tell(app: App[Exception], what: Callable[[Result], object], value: Result) -> None:
    """Calls this on the app's own thread, from any other; does nothing if the app has ended."""
    with suppress(RuntimeError):  # its loop is closed
        app.call_later(what, value)
