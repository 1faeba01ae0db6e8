"""Steps that are typed on the full screen."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from red7 import Colour
from red7.terminal.app.table import TableScreen
from tests.support.screens import game_of, on_screen, said, shown, until


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("o7", "O7 to your palette. You’d be winning: highest card O7."),
        ("o4", "O4 to your palette. Bot 1 would still be winning"),
        ("o4b4", "B4 to the canvas: Blue becomes the rule. You’d be winning"),
        ("o7.", "O7 to your palette. You’d be winning: highest card O7."),
        ("o4.", "You’re not winning, so you’d be out of this round."),
        (">o4", "only if you’re winning afterwards"),
        ("g1", "That card isn’t in your hand."),
        ("=", "You can’t do that at this point of your turn."),
        ("+", "Your turn: play a card, change the rule, or both."),
    ],
)
def test_where_typed_steps_would_lead_is_shown_before_enter(typed: str, words: str) -> None:
    screen = TableScreen(game_of())

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: screen.view)
        await pilot.press("right", "right")  # so that another card is marked
        for character in typed:
            await pilot.press(
                {"+": "plus", ">": "greater_than_sign", ".": "full_stop", "=": "equals_sign"}.get(character, character)
            )
        assert words in said(pilot)
        assert ("(would be winning)" in said(pilot)) == ("You’d be winning" in words)

    on_screen(screen, play)


def test_typing_is_completed_and_what_is_wrong_is_said() -> None:
    screen = TableScreen(game_of())

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: screen.view)
        await pilot.press("o", "4")
        assert any("> o4>B4" in line for line in shown(pilot)), shown(pilot)
        await pilot.press("tab")
        assert screen.typed.text == "+O4>B4"
        await pilot.press("escape", "o", "4", "b")
        assert any("> o4b4" in line for line in shown(pilot)), shown(pilot)
        assert "can’t do that" not in said(pilot)
        await pilot.press("tab")
        assert screen.typed.text == "+O4>B4"
        await pilot.press("escape")
        await pilot.press(*"zebra", "enter")
        assert any("zebra isn’t a card." in line for line in shown(pilot))
        await pilot.press("escape", "greater_than_sign", "o", "4", "enter")
        assert "only if you’re winning afterwards" in said(pilot)
        assert screen.turn.steps == []

    on_screen(screen, play)


def test_cards_of_every_colour_are_typed() -> None:
    screen = TableScreen(game_of())

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: screen.view)
        for colour in Colour:
            await pilot.press(colour.letter.lower(), "1")
            assert screen.typed.text == f"{colour.letter.lower()}1"
            await pilot.press("escape")

    on_screen(screen, play)


def test_after_a_typed_card_that_wins_enter_ends_the_turn() -> None:
    game = game_of()
    screen = TableScreen(game)

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: screen.view)
        await pilot.press("o", "7", "enter")
        assert [str(step) for step in screen.turn.steps] == ["+O7"]
        await pilot.press("enter")
        assert str(game.game.rounds[0].turns[0].turn) == "+O7."

    on_screen(screen, play)
