"""Puzzles on the full screen."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from red7 import Rules
from red7.locales import Words
from red7.play.analysis import Kind
from red7.terminal.app.puzzle import PuzzleTable
from red7.terminal.app.table import TableScreen
from tests.support.screens import on_screen, said, until


@pytest.mark.parametrize("seed", ["1", "2"])
def test_a_puzzle_is_tried_and_solved(seed: str) -> None:
    table = PuzzleTable(Words("en"), Rules.parse("1.3"), seed=seed)
    screen = TableScreen(table)

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: screen.view)
        assert table.puzzle
        assert "would be winning" not in said(pilot)
        hands = table.puzzle.position.hands[1 - table.puzzle.position.seat]
        assert all(str(card) in said(pilot) for card in hands) == (table.puzzle.kind is Kind.WIN)
        wrong = next(
            turn for turn in table.puzzle.position.legal_turns() if turn.out or str(turn) != str(table.puzzle.turn)
        )
        screen.typed.text = "".join(map(str, wrong.steps))
        await pilot.press("enter")
        assert table.tried
        assert "Right. " not in said(pilot)
        screen.typed.text = "".join(map(str, table.puzzle.turn.steps))
        await pilot.press("enter")
        assert "Right. " in said(pilot)
        first = table.puzzle
        await pilot.press("enter")
        await until(pilot, lambda: screen.view)
        assert table.puzzle != first
        await pilot.press("s")
        assert "The solution: " in said(pilot)

    on_screen(screen, play)
