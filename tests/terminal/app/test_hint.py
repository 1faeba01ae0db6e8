"""Hints on the full screen: asked for, waited for, cancelled."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from red7 import Rules, deal
from red7.locales import Words
from red7.play.analysis import analyse
from red7.play.bots.roster import enter
from red7.terminal.app import hint as hints
from red7.terminal.app.local import LocalGame
from red7.terminal.app.table import TableScreen
from red7.terminal.opening import Opening
from tests.support.screens import on_screen, said, shown, until


def screen_of(rules: str, players: int, seed: str) -> TableScreen:
    position = deal(Rules.parse(rules), players=players, seed=seed)
    opening = Opening.of(position, humans=1, opponent=enter("greedy"), seed=seed)
    return TableScreen(LocalGame(opening, Words("en"), pause=0))


def test_a_hint_shows_the_best_turns_and_goes_with_the_next_step() -> None:
    screen = screen_of("1.3", 2, "7")

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: screen.view)
        await pilot.press("h")
        hint = screen.hint
        assert hint
        await until(pilot, lambda: hint.analysis and any("to win" in line for line in shown(pilot)))
        assert hint.analysis
        best = str(hint.analysis.best)
        assert any(best in line for line in shown(pilot))
        assert screen.view
        assert best == str(analyse(screen.view, hint.everything).best)
        await pilot.press("enter")
        assert screen.hint is None

    on_screen(screen, play, columns=120, rows=40)


def test_a_hint_that_is_cancelled_stops_searching(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "WORLDS", 1_000_000)  # nobody waits for so many
    screen = screen_of("1.3dsa", 4, "9")

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: screen.view)
        await pilot.press("h")
        hint = screen.hint
        assert hint
        await until(pilot, lambda: hint.done > 0 or not hint.is_running)
        assert "Thinking" in " ".join(shown(pilot))
        await pilot.press("escape")
        await until(pilot, lambda: not hint.is_running)
        assert hint.analysis is None
        assert "Thinking" not in " ".join(shown(pilot))
        assert "Best turns" not in said(pilot)
        await pilot.press("right")  # and the game goes on
        assert screen.view

    on_screen(screen, play)
