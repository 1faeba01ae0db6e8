"""A screen as an SVG of our own making, so that it is the same on every machine and with every version of Textual."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import TerminalTheme
from textual.pilot import Pilot

from red7.terminal.app.page import Page
from tests.support.places import GOLDEN

_WIDTH, _HEIGHT, _BASE = 9, 20, 15
_INK, _PAPER = (29, 27, 24), (236, 231, 220)
_THEME = TerminalTheme(_INK, _PAPER, [_INK, *[_PAPER] * 7])
FOLDER = GOLDEN / "screens"
REDRAW = "RED7_REDRAW"
"""With this in the environment the pictures are drawn anew, to be looked at before they are committed."""


def check_screen(pilot: Pilot[object], name: str) -> None:
    """Fails if the screen is not the one in the picture of that name."""
    path, drawn = FOLDER / f"{name}.svg", svg(pilot)
    if os.environ.get(REDRAW):
        path.write_text(drawn, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == drawn, f"{REDRAW}=1 draws {path.name} anew"


def svg(pilot: Pilot[object]) -> str:
    """What the screen shows."""
    page, size = pilot.app.screen.query_one(Page), pilot.app.size
    box = f"0 0 {size.width * _WIDTH} {size.height * _HEIGHT}"
    font = f'font-family="DejaVu Sans Mono, monospace" font-size="{_BASE}" fill="{_hex(_PAPER)}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" shape-rendering="crispEdges" {font}>',
        f'<rect width="100%" height="100%" fill="{_hex(_INK)}"/>',
    ]
    for row in range(size.height):
        lines += _row(page.render_line(row), row)
    return "\n".join([*lines, "</svg>", ""])


def _row(segments: Iterable[Segment], row: int) -> Iterator[str]:
    column = 0
    for look, same in groupby(segments, key=lambda one: _look(one.style or Style.null())):
        text = "".join(one.text for one in same)
        width = Segment(text).cell_length
        ink, paper, bold, dim = look
        x, y = column * _WIDTH, row * _HEIGHT
        column += width
        if paper != _hex(_INK):
            yield f'<rect x="{x}" y="{y}" width="{width * _WIDTH}" height="{_HEIGHT}" fill="{paper}"/>'
        if text.strip():
            start = len(text) - len(text.lstrip())
            words = text.strip()
            more = (" font-weight='bold'" if bold else "") + (" opacity='.6'" if dim else "")
            colour = "" if ink == _hex(_PAPER) else f' fill="{ink}"'
            yield (
                f'<text x="{x + start * _WIDTH}" y="{y + _BASE}" textLength="{Segment(words).cell_length * _WIDTH}"'
                f' xml:space="preserve"{colour}{more}>{escape(words)}</text>'
            )


def _look(style: Style) -> tuple[str, str, bool, bool]:
    """Ink, paper, whether bold, whether dim."""
    ink, paper = _of(style.color, _PAPER, is_ink=True), _of(style.bgcolor, _INK, is_ink=False)
    if style.reverse:
        ink, paper = paper, ink
    return ink, paper, bool(style.bold), bool(style.dim)


def _of(colour: Color | None, usual: tuple[int, int, int], *, is_ink: bool) -> str:
    if colour is None or colour.is_default:
        return _hex(usual)
    return _hex(tuple(colour.get_truecolor(_THEME, foreground=is_ink)))


def _hex(colour: Iterable[int]) -> str:
    return "#" + "".join(f"{part:02x}" for part in colour)
