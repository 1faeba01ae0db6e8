"""Plots strength against thinking time, as SVG."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from itertools import cycle
from math import ceil, floor, log10
from typing import NamedTuple

from red7.play.arena.tally import Results, Standing

_WIDTH, _HEIGHT = 720, 460
_LEFT, _RIGHT, _TOP, _BOTTOM = 70, 690, 70, 400
_LEAST = 0.001
"""A thousandth of a millisecond: the lowest time drawn."""
_MARGIN = 0.1
"""How far a point stays from either end of the time axis, in powers of ten."""
_COLOURS = ("#1f5fa8", "#a8440a", "#1b7346", "#8a3391", "#756000", "#a8163a", "#444444")
"""All dark enough to read as text on white."""
_LETTER, _LINE = 7.4, 16.0
"""The usual width of a letter, at most, and the height of a line."""
_STYLE = (
    "text{font:13px sans-serif;fill:#222;paint-order:stroke;stroke:#fff;stroke-width:3px}"
    ".title{font-weight:bold;font-size:15px}.quiet{fill:#555}.axis{stroke:#222}"
    ".grid{stroke:#ddd}.fair{stroke:#555;stroke-dasharray:6 4}.bar{stroke-width:2}.leader{stroke-width:1;opacity:.6}"
)


class _Box(NamedTuple):
    """A rectangle that something is drawn in."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: _Box) -> bool:
        apart = self.right < other.left or other.right < self.left or self.bottom < other.top or other.bottom < self.top
        return not apart


@dataclass(frozen=True, slots=True)
class _Point:
    """A bot in the picture: its colour, and where its wins and the ends of their interval are."""

    standing: Standing
    colour: str
    x: float
    y: float
    top: float
    bottom: float

    @property
    def box(self) -> _Box:
        return _Box(self.x - 7, min(self.top, self.y - 6), self.x + 7, max(self.bottom, self.y + 6))

    def label_boxes(self) -> Iterator[_Box]:
        """Where its name could go: right or left of it, then farther and farther up or down."""
        width = _LETTER * len(self.standing.bot)
        for shift in (0, -1, 1, -2, 2, -3, 3, -4, 4):
            y = self.y + shift * _LINE
            for left in (self.x + 12, self.x - 12 - width):
                yield _Box(left, y - _LINE / 2, left + width, y + _LINE / 2)


def plot(results: Results) -> str:
    """The plot: a point per bot, with its time per decision on a logarithmic scale and its wins with their interval."""
    standings = results.standings
    times = [log10(max(_LEAST, one.milliseconds)) for one in standings]
    first, last = floor(min(times) - _MARGIN), ceil(max(times) + _MARGIN)
    lowest = floor(10 * min(one.wins.low for one in standings)) / 10
    highest = ceil(10 * max(one.wins.high for one in standings)) / 10
    if lowest == highest:  # every deal was a shared win
        lowest, highest = lowest - 0.1, highest + 0.1
    steps = 20 if highest - lowest < 0.35 else 10

    def across(exponent: float) -> float:
        return _LEFT + (exponent - first) / (last - first) * (_RIGHT - _LEFT)

    def down(wins: float) -> float:
        return _BOTTOM - (wins - lowest) / (highest - lowest) * (_BOTTOM - _TOP)

    contest = results.contest
    details = f"rules {contest.rules}, {contest.players} players, {results.deals} deals, {results.matches} matches"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img">',
        f"<title>Wins against thinking time: {escape(details)}</title>",
        f"<style>{_STYLE}</style>",
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fff"/>',
        _text(_LEFT - 50, 24, "Wins against thinking time", kind="title"),
        _text(_RIGHT, 24, details, anchor="end", kind="quiet"),
        _text(_LEFT - 50, _TOP - 16, "wins, with 95% intervals"),
        _text((_LEFT + _RIGHT) / 2, _HEIGHT - 15, "thinking time per decision", anchor="middle"),
    ]
    for exponent in range(first, last + 1):
        parts.append(_line(across(exponent), _TOP, across(exponent), _BOTTOM, "grid"))
        parts.append(_text(across(exponent), _BOTTOM + 20, _time(exponent), anchor="middle"))
    for step in range(round(steps * lowest), round(steps * highest) + 1):
        parts.append(_line(_LEFT, down(step / steps), _RIGHT, down(step / steps), "grid"))
        parts.append(_text(_LEFT - 8, down(step / steps) + 4, f"{step / steps:.0%}", anchor="end"))
    parts.append(_line(_LEFT, _BOTTOM, _RIGHT, _BOTTOM, "axis"))
    parts.append(_line(_LEFT, _TOP, _LEFT, _BOTTOM, "axis"))
    taken = []
    if lowest <= results.fair <= highest:
        y = down(results.fair)
        parts.append(_line(_LEFT, y, _RIGHT, y, "fair"))
        parts.append(_text(_RIGHT - 4, y - 6, "a fair share", anchor="end", kind="quiet"))
        taken.append(_Box(_RIGHT - 12 * _LETTER, y - _LINE, _RIGHT, y))
    points = [
        _Point(one, colour, across(time), down(one.wins.value), down(one.wins.high), down(one.wins.low))
        for time, one, colour in zip(times, standings, cycle(_COLOURS), strict=False)
    ]
    taken += [point.box for point in points]
    for point in sorted(points, key=lambda point: point.y):
        label = _free_box(point, taken)
        taken.append(label)
        parts += _drawn(point, label)
    return "\n".join([*parts, "</svg>", ""])


def _free_box(point: _Point, taken: list[_Box]) -> _Box:
    """The nearest place for a name that covers nothing else, or else the nearest place."""
    inside = [box for box in point.label_boxes() if box.left > _LEFT and box.right < _RIGHT]
    return next((box for box in inside if not any(box.meets(other) for other in taken)), inside[0])


def _drawn(point: _Point, label: _Box) -> list[str]:
    """A point with its interval and its name; a thin line leads to the name if it is not next to the point."""
    one, x, middle = point.standing, point.x, (label.top + label.bottom) / 2
    is_left = label.right < x
    told = f"{one.bot}: {one.wins.value:.1%} ({one.wins.low:.1%} to {one.wins.high:.1%}), {one.milliseconds:.3g} ms"
    near = label.right if is_left else label.left
    leader = [] if middle == point.y else [_line(x, point.y, near, middle, "leader")]
    return [
        f'<g stroke="{point.colour}"><title>{escape(told)}</title>',
        *leader,
        _line(x, point.top, x, point.bottom, "bar"),
        *(_line(x - 4, end, x + 4, end, "bar") for end in (point.top, point.bottom)),
        f'<circle cx="{x:.1f}" cy="{point.y:.1f}" r="5" fill="{point.colour}"/>',
        "</g>",
        _text(near, middle + 4, one.bot, anchor="end" if is_left else "start", colour=point.colour),
    ]


def _time(exponent: int) -> str:
    """A power of ten of milliseconds, as text."""
    if exponent >= 3:
        return f"{10 ** (exponent - 3)} s"
    return f"{10**exponent} ms" if exponent >= 0 else f"{10 ** (exponent + 3):g} µs"


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, text: str, *, anchor: str = "start", kind: str = "label", colour: str = "") -> str:
    style = f' style="fill:{colour}"' if colour else ""
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(text)}</text>'
