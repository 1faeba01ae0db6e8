"""Cards and rules in colour, but readable without: letters name colours, brackets mark the cards that count."""

from __future__ import annotations

import re
import sys
from collections.abc import Collection, Iterable, Sequence
from typing import IO, cast

from rich.cells import cell_len
from rich.console import Console
from rich.style import Style
from rich.text import Text

from red7 import Card, Colour
from red7.terminal.trimmed import Trimmed

MAX_WIDTH = 88
"""Wider lines are hard to read."""

FIELD = {
    Colour.RED: "#cb1b2f",
    Colour.ORANGE: "#ee7708",
    Colour.YELLOW: "#f5dd5b",
    Colour.GREEN: "#3db07c",
    Colour.BLUE: "#7ac7fa",
    Colour.INDIGO: "#321ab0",
    Colour.VIOLET: "#bc60f4",
}
INK = {
    Colour.RED: "#ffffff",
    Colour.ORANGE: "#2a1200",
    Colour.YELLOW: "#2b2400",
    Colour.GREEN: "#03210f",
    Colour.BLUE: "#04263d",
    Colour.INDIGO: "#ffffff",
    Colour.VIOLET: "#22003a",
}
QUIET_FIELD = {
    Colour.RED: "#96454a",
    Colour.ORANGE: "#a66e39",
    Colour.YELLOW: "#a99c5e",
    Colour.GREEN: "#56886d",
    Colour.BLUE: "#7292a6",
    Colour.INDIGO: "#514485",
    Colour.VIOLET: "#8f64a3",
}
"""The same colours, muted, for cards that do not count."""
QUIET_INK = dict.fromkeys(Colour, "#0e0c0a") | dict.fromkeys((Colour.RED, Colour.INDIGO, Colour.VIOLET), "#ffffff")


_CARD = re.compile(r"\b[ROYGBIV][1-7]\b")


def console_for(*, stderr: bool = False) -> Console:
    """A console that prints text as it is, and not too wide."""
    stream = sys.stderr if stderr else sys.stdout
    watched = stream is None or stream.isatty()  # a person does not see blanks at the ends of lines
    file = None if watched else cast("IO[str]", Trimmed(stream))
    console = Console(file=file, highlight=False, markup=False, emoji=False, stderr=stderr)
    console.width = min(console.width, MAX_WIDTH)
    return console


def writable(console: Console, words: str) -> str:
    """The words in characters that the console can print: `+/-` and `u` if it lacks `±` and `µ`."""
    try:
        words.encode(console.encoding)
    except UnicodeEncodeError:
        return words.replace("±", "+/-").replace("µ", "u")
    return words


def field(colour: Colour, *, bold: bool = True) -> Style:
    """The colours of a card."""
    return Style(color=INK[colour], bgcolor=FIELD[colour], bold=bold)


def _quiet(colour: Colour) -> Style:
    return Style(color=QUIET_INK[colour], bgcolor=QUIET_FIELD[colour])


def card(card: Card, *, counts: bool | None = None) -> Text:
    """A card four columns wide: `[R7]` if it counts, ` R7 ` if not or if that is not given."""
    if counts is None:
        return Text(f" {card} ", style=field(card.colour))
    return Text(f"[{card}]", style=field(card.colour)) if counts else Text(f" {card} ", style=_quiet(card.colour))


def small_card(card: Card) -> Text:
    """A card two columns wide, for the middle of a line."""
    return Text(str(card), style=field(card.colour))


def row(cards: Sequence[Card], counting: Collection[Card] | None, *, width: int, indent: int) -> Text:
    """Cards in a row, or in several if they do not fit."""
    per_line = max(1, (width - indent + 1) // 5)
    lines = Text()
    for place, one in enumerate(cards):
        if place:
            lines.append("\n" if place % per_line == 0 else " ")
        if place % per_line == 0:
            lines.append(" " * indent)
        lines.append_text(card(one, counts=None if counting is None else one in counting))
    return lines


def small_row(cards: Iterable[Card]) -> Text:
    """Cards in the middle of a line, as in `R7 G4`."""
    return Text(" ").join(small_card(one) for one in cards)


def sentence(words: str) -> Text:
    """A sentence with its cards in colour, such as `R6` in `3 even cards, highest R6`."""
    text = Text(words)
    for found in _CARD.finditer(words):
        text.stylize(field(Card.parse(found.group()).colour), *found.span())
    return text


def hanging(console: Console, words: Text, *, indent: int = 2) -> Text:
    """A paragraph whose lines after the first begin two columns further in."""
    lines = words.wrap(console, max(1, console.width - indent - 2))
    return Text(" " * indent) + Text("\n" + " " * (indent + 2)).join(lines)


def bar(console: Console, rule: Colour, left: str, right: str = "") -> Text:
    """The banner of a rule, as wide as the screen."""
    space = max(1, console.width - cell_len(left) - cell_len(right) - 2)
    if cell_len(left) >= console.width:
        return Text(left)
    if console.color_system is None or console.no_color:
        return Text(f"{left} {'-' * (space - 1)}{' ' if right else '-'}{right}".ljust(console.width - 2, "-"))
    return Text(f" {left}{' ' * space}{right} ", style=field(rule), no_wrap=True, overflow="crop")
