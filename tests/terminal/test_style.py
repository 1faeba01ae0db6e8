"""Cards in colour, and readable on it."""

import io
from typing import Literal

import pytest
from rich.console import Console

from red7 import Card, Colour
from red7.terminal.style import FIELD, INK, QUIET_FIELD, QUIET_INK, bar, card, row, sentence


def luminance(colour: str) -> float:
    """Relative luminance as WCAG defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("colour", Colour, ids=str)
def test_text_is_readable_on_every_card(colour: Colour) -> None:
    assert contrast(FIELD[colour], INK[colour]) >= 4.5
    assert contrast(QUIET_FIELD[colour], QUIET_INK[colour]) >= 4.5


def test_cards_that_count_are_marked_without_colour() -> None:
    r7, g4 = Card.parse("R7"), Card.parse("G4")
    assert [card(r7, counts=counts).plain for counts in (True, False, None)] == ["[R7]", " R7 ", " R7 "]
    assert row([r7, g4], [g4], width=80, indent=2).plain == "   R7  [G4]"
    assert row([r7, g4], None, width=8, indent=2).plain == "   R7 \n   G4 "


def test_cards_in_a_sentence_are_coloured() -> None:
    spans = sentence("Bob plays G4 and R7, not R8, AR7 or r7.").spans
    assert [(span.start, span.end) for span in spans] == [(10, 12), (17, 19)]


def test_the_bar_fills_the_line() -> None:
    systems: list[Literal["truecolor"] | None] = [None, "truecolor"]
    for colours in systems:
        for left, right in (("Green: most even cards", "rules 1.3"), ("Green", ""), ("x" * 50, "y" * 50)):
            screen = Console(file=io.StringIO(), width=60, force_terminal=True, color_system=colours)
            screen.print(bar(screen, Colour.GREEN, left, right))
            assert isinstance(screen.file, io.StringIO)
            shown = screen.file.getvalue()
            assert shown.count("\n") <= 2
            assert ("\x1b[" in shown) == (colours is not None)
