"""Draws lines over a logarithmic axis, as SVG: how speed grows with the batch, how strength grows with training."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from itertools import cycle
from math import ceil, floor, log10

WIDTH, HEIGHT = 720, 420
LEFT, RIGHT, TOP, BOTTOM = 80, 560, 60, 360
COLOURS = ("#1f5fa8", "#a8440a", "#1b7346", "#8a3391", "#756000", "#a8163a", "#444444")
STYLE = (
    "text{font:13px sans-serif;fill:#222}.title{font-weight:bold;font-size:15px}"
    ".axis{stroke:#222}.grid{stroke:#ddd}.line{fill:none;stroke-width:2}"
)

Lines = Mapping[str, Sequence[tuple[float, float]]]


def curves(title: str, across: str, up: str, lines: Lines) -> str:
    """The picture: a line for each name, through its points; both axes are logarithmic."""
    points = [point for line in lines.values() for point in line]
    x_of, x_ends = _axis([x for x, _ in points], LEFT, RIGHT)
    y_of, y_ends = _axis([y for _, y in points], BOTTOM, TOP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        text(LEFT - 50, 24, title, kind="title"),
        text(LEFT - 50, TOP - 14, up),
        text((LEFT + RIGHT) / 2, HEIGHT - 15, across, anchor="middle"),
    ]
    for power in range(x_ends[0], x_ends[1] + 1):
        x = x_of(10.0**power)
        parts += [line(x, TOP, x, BOTTOM, "grid"), text(x, BOTTOM + 20, _number(10**power), anchor="middle")]
    for power in range(y_ends[0], y_ends[1] + 1):
        y = y_of(10.0**power)
        parts += [line(LEFT, y, RIGHT, y, "grid"), text(LEFT - 8, y + 4, _number(10**power), anchor="end")]
    parts += [line(LEFT, BOTTOM, RIGHT, BOTTOM, "axis"), line(LEFT, TOP, LEFT, BOTTOM, "axis")]
    lowest = HEIGHT
    ends = sorted(zip(lines, cycle(COLOURS), strict=False), key=lambda one: lines[one[0]][-1][1])
    for name, colour in ends:
        placed = [(x_of(x), y_of(y)) for x, y in lines[name]]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in placed)
        lowest = min(lowest - 17, int(placed[-1][1]) + 4)
        parts.append(f'<polyline class="line" stroke="{colour}" points="{path}"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in placed]
        parts.append(text(max(x for x, _ in placed) + 8, lowest, name, colour=colour))
    return "\n".join([*parts, "</svg>", ""])


def _axis(values: Sequence[float], start: float, end: float) -> tuple[Callable[[float], float], tuple[int, int]]:
    """Where a value lies on an axis, and the powers of ten at its ends."""
    first, last = floor(log10(min(values))), ceil(log10(max(values)))
    last = max(last, first + 1)
    return lambda value: start + (log10(value) - first) / (last - first) * (end - start), (first, last)


def _number(value: float) -> str:
    """A power of ten, shortened."""
    for size, letter in ((1_000_000, " M"), (1_000, "k")):
        if value >= size:
            return f"{value / size:g}{letter}"
    return f"{value:g}"


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def text(x: float, y: float, text: str, *, anchor: str = "start", kind: str = "label", colour: str = "#222") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text class="{kind}" {place} style="fill:{colour}">{escape(text)}</text>'
