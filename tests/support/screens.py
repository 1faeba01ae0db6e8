"""The full-screen client without a terminal: keys are pressed, and the lines of its screen read."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from textual.pilot import Pilot

from red7 import Rules, deal
from red7.locales import Words
from red7.play.bots.roster import enter
from red7.terminal.app.app import Red7App
from red7.terminal.app.local import LocalGame
from red7.terminal.app.page import Page, PageScreen
from red7.terminal.app.table import TableScreen
from red7.terminal.opening import Opening
from red7.terminal.saved import SavedGame
from tests.support.scripts import BOT

Result = TypeVar("Result")
_PATIENCE = 60.0


def on_screen(
    first: PageScreen, play: Callable[[Pilot[Any]], Awaitable[Result]], *, columns: int = 80, rows: int = 24
) -> Result:
    """What `play` returns, given keys to press in an application that begins with this screen."""

    async def run() -> Result:
        app = Red7App(first)
        async with app.run_test(size=(columns, rows)) as pilot:
            await pilot.pause()
            return await play(pilot)

    return asyncio.run(run())


def shown(pilot: Pilot[Any]) -> list[str]:
    """The lines of the screen."""
    page = pilot.app.screen.query_one(Page)
    return [page.render_line(row).text.rstrip() for row in range(pilot.app.size.height)]


def said(pilot: Pilot[Any]) -> str:
    """The words on the screen but for the story beside the board, as if no line were broken."""
    return " ".join(" ".join(line.partition("│")[0] for line in shown(pilot)).split())


def game_of(rules: str = "1.3", players: int = 2, humans: int = 1, seed: str = "7", language: str = "en") -> LocalGame:
    """A game against a bot, dealt from the seed."""
    position = deal(Rules.parse(rules), players=players, seed=seed)
    opening = Opening.of(position, humans=humans, opponent=enter(BOT), seed=seed)
    return LocalGame(opening, Words(language), saved=SavedGame(), pause=0)


async def until(pilot: Pilot[Any], condition: Callable[[], object]) -> None:
    """Waits until it holds."""
    deadline = time.monotonic() + _PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "\n".join(shown(pilot))
        await pilot.pause(0.01)


async def play_typed(pilot: Pilot[Any], game: LocalGame, lines: list[str]) -> None:
    """Plays a script of tests/support/scripts.py to its end, going on after each round and each hand-over."""
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    rest = iter(lines)
    while True:
        await until(pilot, lambda: screen.view or game.curtain is not None or game.game.position.is_over)
        if game.curtain is not None:
            assert not next(rest)
            await pilot.press("enter")
        elif game.game.position.is_over:
            if game.game.position.match_winners:
                assert not list(rest)
                return
            if game.opening.humans == 1:
                assert not next(rest)
            await pilot.press("enter")
        elif screen.view and len(screen.view.legal_steps()) == 1 and not screen.view.turn.items:
            await pilot.press("enter")  # nothing else can be done, which the lines leave out
        else:
            screen.typed.text = line = next(rest)  # each key takes the pilot a while
            await pilot.press("enter")
            if screen.asks:
                await pilot.press("enter")
                line = next(rest)
                assert line == "y"
