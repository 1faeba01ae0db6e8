"""Draws the pictures of the terminal in docs/img: `red7 play` itself, some turns into a seeded game.

`screen.svg` is the README's, of the whole terminal; `play.svg` is the game line by line.
"""

from __future__ import annotations

import asyncio
import io
import sys
from pathlib import Path

from rich.console import Console
from rich.segment import Segment
from rich.terminal_theme import TerminalTheme
from rich.text import Text
from textual.strip import Strip

from red7.locales import Words
from red7.play.bots.roster import enter
from red7.terminal.app.app import Red7App
from red7.terminal.app.local import LocalGame
from red7.terminal.app.page import Page
from red7.terminal.app.table import TableScreen
from red7.terminal.game.launch import first_deal, play_game
from red7.terminal.opening import Opening

FOLDER = Path(__file__).parent.parent / "docs" / "img"
PLAYERS, RULES, BOT, SEED, WIDTH = 3, "1.3ds", "careful", "15", 80
COLUMNS, ROWS = 110, 37
KEYS = ["right", "right", "down"]
"""What is pressed at the end, so that a card is marked whose result is worth seeing."""
TYPED = ["i3 b4 y", "y4 .", ">i6 y", "g4 b6 y", "r5 ."]
"""What the person types; the picture shows what comes after the last line."""

INK, PAPER = (29, 27, 24), (236, 231, 220)
THEME = TerminalTheme(INK, PAPER, [INK, *[PAPER] * 7])

# Rich's own frame fetches a font from another site; this one takes what the reader's machine has.
FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">
<title>A game of Red7 in the terminal</title>
<style>
.{unique_id}-matrix, .{unique_id}-title {{ font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, \
"DejaVu Sans Mono", "Liberation Mono", monospace; font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ fill: #a39a8a; font-size: 17px; }}
{styles}
</style>
<defs>
{lines}
</defs>
<rect fill="#1d1b18" width="100%" height="100%" rx="12"/>
<text class="{unique_id}-title" x="{terminal_x}" y="30">$ COMMAND</text>
<g transform="translate({terminal_x}, {terminal_y})">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


class Typist(io.StringIO):
    """Types the lines, and at each forgets what the screen showed before; after the last one, draws it."""

    svg = ""

    def __init__(self, screen: Console) -> None:
        super().__init__("".join(f"{line}\n" for line in TYPED))
        self.screen = screen

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        line = super().readline(size)
        if line:
            self.screen.export_text(clear=True)
            self.screen.print("> ", end="")
        else:
            self.svg = self.screen.export_svg(theme=THEME, code_format=FRAME, unique_id="red7")
        return line


def draw() -> str:
    """The screen at which the typing ends, as SVG."""
    screen = Console(
        record=True, width=WIDTH, highlight=False, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    position, seed = first_deal(RULES, players=PLAYERS, seed=SEED)
    keyboard, sys.stdin = sys.stdin, (typist := Typist(screen))
    try:
        play_game(screen, Opening.of(position, humans=1, opponent=enter(BOT), seed=seed))
    finally:
        sys.stdin = keyboard
    return typist.svg.replace("COMMAND", f"red7 play --players {PLAYERS} --rules {RULES} --bot {BOT}")


async def _lines(game: LocalGame, columns: int, rows: int) -> list[Strip]:
    """The lines of the screen after the same turns as in the other picture, a card picked up."""
    screen = TableScreen(game)
    app = Red7App(screen)
    async with app.run_test(size=(columns, rows)) as pilot:
        for line in TYPED:
            while screen.view is None:
                await pilot.pause()
            screen.typed.text = line
            await pilot.press("enter")
        while screen.view is None:
            await pilot.pause()
        for key in KEYS:
            await pilot.press(key)
        page = screen.query_one(Page)
        return [page.render_line(row) for row in range(rows)]


def draw_screen() -> str:
    """The whole terminal, as SVG."""
    position, seed = first_deal(RULES, players=PLAYERS, seed=SEED)
    opening = Opening.of(position, humans=1, opponent=enter(BOT), seed=seed)
    strips = asyncio.run(_lines(LocalGame(opening, Words("en"), pause=0), COLUMNS, ROWS))
    screen = Console(
        record=True, width=COLUMNS, highlight=False, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    for strip in strips:
        segments = [(one.text, one.style or "") for one in Segment.simplify(strip)]  # no seams between those alike
        screen.print(Text.assemble(*segments), end="\n", no_wrap=True, overflow="crop")
    svg = screen.export_svg(theme=THEME, code_format=FRAME, unique_id="red7")
    return svg.replace("COMMAND", f"red7 play --players {PLAYERS} --rules {RULES} --bot {BOT}")


PICTURES = {"play.svg": draw, "screen.svg": draw_screen}

if __name__ == "__main__":
    for name, picture in PICTURES.items():
        FOLDER.joinpath(name).write_text(picture(), encoding="utf-8")
