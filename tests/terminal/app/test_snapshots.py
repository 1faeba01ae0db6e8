"""The main screens as pictures, in two sizes and two languages: tests/golden/screens."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import pytest
from textual.pilot import Pilot

from red7 import Game, Rules, deal
from red7.locales import Words
from red7.play.bots.roster import enter
from red7.terminal.app.games import GamesScreen
from red7.terminal.app.help import HelpScreen
from red7.terminal.app.local import LocalGame
from red7.terminal.app.menu import MenuScreen
from red7.terminal.app.page import PageScreen
from red7.terminal.app.puzzle import PuzzleTable
from red7.terminal.app.replay import ReplayScreen
from red7.terminal.app.table import TableScreen
from red7.terminal.opening import Opening
from red7.terminal.saved import SavedGame
from tests.support.lanes import sample
from tests.support.places import DOCS
from tests.support.screens import on_screen, play_typed, until
from tests.support.scripts import BOT, script
from tests.support.snapshots import FOLDER, check_screen

Screen: TypeAlias = tuple[PageScreen, Callable[[Pilot[Any]], Awaitable[None]]]
"""A screen, and what is done before the picture is taken."""


def game_of(words: Words, rules: str, players: int, humans: int, seed: str) -> LocalGame:
    position = deal(Rules.parse(rules), players=players, seed=seed)
    return LocalGame(Opening.of(position, humans=humans, opponent=enter(BOT), seed=seed), words, pause=0)


async def nothing(pilot: Pilot[Any]) -> None:
    await pilot.pause()


def menu(words: Words) -> Screen:
    return MenuScreen(words), nothing


def turn(words: Words) -> Screen:
    """Our turn, with a card marked that would not be enough."""
    screen = TableScreen(game_of(words, "1.3dsa", 3, 1, "15"))

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: screen.view)
        await pilot.press("enter")
        await until(pilot, lambda: screen.view)
        await pilot.press("right", "right")

    return screen, play


def hint(words: Words) -> Screen:
    screen = TableScreen(game_of(words, "1.3", 2, 1, "7"))

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: screen.view)
        await pilot.press("h")
        await until(pilot, lambda: screen.hint and screen.hint.analysis)
        screen.redraw()

    return screen, play


def hand_over(words: Words) -> Screen:
    return TableScreen(game_of(words, "1.2a", 3, 3, "12")), nothing


def ending(words: Words) -> Screen:
    game = game_of(words, "1.0dsa", 2, 1, "4")

    async def play(pilot: Pilot[Any]) -> None:
        await play_typed(pilot, game, script("1.0dsa", 2, 1, "4").lines)

    return TableScreen(game), play


def puzzle(words: Words) -> Screen:
    screen = TableScreen(PuzzleTable(words, Rules.parse("1.3"), seed="1"))

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: screen.view)

    return screen, play


def review(words: Words) -> Screen:
    screen = ReplayScreen(Game.parse((DOCS / "game.red7").read_text(encoding="utf-8")), words)

    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("r")
        await until(pilot, lambda: screen.everything and screen.done == screen.everything)
        await until(pilot, lambda: not screen.is_reviewing)
        await pilot.press("home", "right", "right", "right")

    return screen, play


def games(words: Words) -> Screen:
    position = deal(Rules.parse("1.3ds"), players=2, seed="7")
    begun = Game.start(position, seats=["Ann", "Bob"], tags={"Seed": "7", "Bots": BOT, "Date": "2026-11-19"})
    saved = SavedGame()
    saved.write(Opening(begun, 1, enter(BOT), "7"), begun)
    saved.close()
    return GamesScreen(words), nothing


def rules(words: Words) -> Screen:
    return HelpScreen(words, Rules.parse("1.3dsa")), nothing


SCREENS = [menu, turn, hint, hand_over, ending, puzzle, review, games, rules]
LOOKS = [((80, 24), "en"), ((120, 40), "en"), ((120, 40), "de"), ((80, 24), "de")]


def name_of(make: Callable[[Words], Screen], size: tuple[int, int], language: str) -> str:
    return f"{make.__name__}-{size[0]}x{size[1]}-{language}"


def label(given: object) -> str:
    return "x".join(map(str, given)) if isinstance(given, tuple) else str(given)


@pytest.mark.parametrize(("size", "language"), sample(LOOKS, 2), ids=label)
@pytest.mark.parametrize("make", SCREENS, ids=lambda make: make.__name__)
def test_a_screen_looks_as_in_its_picture(
    make: Callable[[Words], Screen], size: tuple[int, int], language: str
) -> None:
    screen, play = make(Words(language))

    async def look(pilot: Pilot[Any]) -> None:
        await play(pilot)
        await pilot.pause()
        check_screen(pilot, name_of(make, size, language))

    on_screen(screen, look, columns=size[0], rows=size[1])


def test_every_picture_is_of_a_screen() -> None:
    names = {name_of(make, size, language) for make in SCREENS for size, language in LOOKS}
    assert {path.stem for path in FOLDER.iterdir()} == names
