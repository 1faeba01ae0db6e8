"""The first screen: what can be chosen there, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot

from red7 import Game
from red7.locales import LANGUAGES, Words
from red7.play.bots.roster import enter
from red7.terminal.app.local import LocalGame
from red7.terminal.app.menu import MenuScreen
from red7.terminal.app.table import TableScreen
from red7.terminal.game.launch import first_deal
from red7.terminal.opening import Opening
from red7.terminal.saved import SavedGame, kept_games
from tests.support.screens import on_screen, said, shown, until


def local(pilot: Pilot[Any]) -> LocalGame:
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    assert isinstance(screen.playing, LocalGame)
    return screen.playing


def test_what_is_chosen_is_played() -> None:
    menu = MenuScreen(Words("en"))

    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("down", "right", "right", "down", "left", "left", "down", "right")  # opponents, level, people
        await pilot.press("down", "right", "down", "right", "down", "right")  # points, actions, edition
        await pilot.press("up", "up", "up", "up", "up", "up", "enter")
        game = local(pilot).game
        assert str(game.rules) == "1.2dsa"
        assert game.seats == ("Player 1", "Player 2", "Bot 1", "Bot 2")
        assert game.tags["Bots"] == "level:1"

    on_screen(menu, play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_the_marked_rules_mean(language: str) -> None:
    words = Words(language)

    def sentence(message: str) -> str:
        return " ".join(words.text(message).split())

    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("down", "down", "down", "down")
        assert sentence("rules-basic-line") in said(pilot)
        await pilot.press("right", "down")
        assert sentence("rules-actions-line") in said(pilot)
        await pilot.press("down", "right", "right", "right")
        assert sentence("rules-edition-0") in said(pilot)

    on_screen(MenuScreen(words), play)


def test_a_game_that_was_left_is_continued() -> None:
    menu = MenuScreen(Words("en"))

    async def play(pilot: Pilot[Any]) -> None:
        assert "Continue the last game" not in said(pilot)
        await pilot.press("enter")
        game = local(pilot)
        await until(pilot, lambda: game.is_mine)
        await pilot.press("enter")
        await until(pilot, lambda: list(kept_games()))
        await pilot.press("q")
        assert pilot.app.screen is menu
        await until(pilot, lambda: "Continue the last game" in said(pilot))
        await pilot.press("down", "enter")
        assert local(pilot).game.rounds[0].deal == game.game.rounds[0].deal

    on_screen(menu, play)


def test_a_key_pressed_twice_begins_one_game() -> None:
    menu = MenuScreen(Words("en"))

    async def play(pilot: Pilot[Any]) -> None:
        for _ in range(3):
            menu.post_message(events.Key("enter", None))
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        await pilot.pause()
        assert len(pilot.app.screen_stack) == 2
        await pilot.press("q")
        assert pilot.app.screen is menu

    on_screen(menu, play)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (200, 60)])
def test_every_line_is_on_the_screen(language: str, size: tuple[int, int]) -> None:
    menu = MenuScreen(Words(language))

    async def look(pilot: Pilot[Any]) -> None:
        menu.can_continue = True  # the longest menu
        menu.redraw()
        text = " ".join(shown(pilot))
        assert all(line.label in text and line.value in text for line in menu.menu())
        assert Words(language).text("term-quit") in shown(pilot)[-1]
        assert Words(language).text("term-help-ask") in shown(pilot)[-1]

    on_screen(menu, look, columns=size[0], rows=size[1])


def test_the_language_is_changed_and_rules_are_explained() -> None:
    menu = MenuScreen(Words("en"))

    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("up", "right")
        assert "Jouer" in said(pilot)
        await pilot.press("question_mark")
        assert "Touches" in said(pilot)
        await pilot.press("q")
        assert pilot.app.screen is menu

    on_screen(menu, play)


def test_why_a_game_cannot_be_continued_is_said() -> None:
    position, seed = first_deal("1.3", players=2, seed="7")
    opening = Opening.of(position, humans=1, opponent=enter("greedy"), seed=seed)
    saved = SavedGame()
    saved.write(opening, Game.start(position, seats=opening.game.seats, tags={"Bots": "gone.py:Bot"}))
    saved.close()
    menu = MenuScreen(Words("en"))

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: menu.can_continue)
        await pilot.press("down", "enter")
        assert pilot.app.screen is menu
        assert "cannot go on with game 1: " in said(pilot)
        (kept,) = kept_games()
        kept.path.unlink()
        await pilot.press("enter")
        assert "there is no game to resume" in said(pilot)
        assert "Continue the last game" not in said(pilot)
        await pilot.press("down")
        assert "there is no game" not in said(pilot)

    on_screen(menu, play)
