"""Draws how strength grows with training and with thinking, as docs/img/training.svg and docs/img/thinking.svg.

The rows are in bench/growth_data, with the half of each 95% interval: over whom, after how many minutes of training
or with how many worlds (0 is `policy` alone), and the percentage of wins. `--curve FOLDER/curve.jsonl` prints the rows
of a training by `red7.learn` instead, to be put there.
"""

from __future__ import annotations

import argparse
import csv
import json
from collections.abc import Callable, Iterator, Sequence
from html import escape
from itertools import cycle
from math import ceil, floor, log2, sqrt
from pathlib import Path
from typing import Final, NamedTuple

from bench.curves import COLOURS, STYLE, line, text

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 70, 600, 60, 340
ROOT: Final = Path(__file__).parents[1]
TRIALS: Final = 8192
"""The games behind each figure of a training's curve, unless it was told otherwise."""


class Row(NamedTuple):
    """How much is won over somebody, in percent."""

    over: str
    at: float
    wins: float
    error: float


class Kind(NamedTuple):
    """What a picture says, and where a value lies along its axis."""

    title: str
    across: str
    place: Callable[[float], float]


def _logarithmic(at: float) -> float:
    return log2(1 + at)


KINDS: Final = {
    "training": Kind("Wins of policy as it trains", "minutes of training on one GPU", float),
    "thinking": Kind("Wins of master as it thinks", "worlds for each decision; 0 is policy alone", _logarithmic),
}


def rows_in(file: Path) -> list[Row]:
    """The rows of a file."""
    with file.open(encoding="utf-8") as opened:
        return [
            Row(one["over"], float(one["at"]), float(one["wins"]), float(one["error"]))
            for one in csv.DictReader(opened)
        ]


def rows_of_curve(file: Path, trials: int) -> Iterator[Row]:
    """The rows of a training: Basic between two, over the fixed opponent that is not beaten at once."""
    for told in map(json.loads, file.read_text(encoding="utf-8").splitlines()):
        rate = told["1.3 x2 greedy"]
        error = 196 * sqrt(rate * (1 - rate) / trials)
        yield Row("greedy", round(told["minutes"], 1), round(100 * rate, 1), round(error, 1))


def picture(kind: Kind, rows: Sequence[Row]) -> str:
    """The picture: a line for each opponent, with an interval at each point; half of the games is dashed."""
    low = 2 * floor(min([50.0, *(row.wins - row.error for row in rows)]) / 2)
    high = 2 * ceil(max([50.0, *(row.wins + row.error for row in rows)]) / 2)
    first, last = kind.place(0), max(kind.place(row.at) for row in rows)

    def x_of(at: float) -> float:
        return LEFT + (kind.place(at) - first) / (last - first) * (RIGHT - LEFT)

    def y_of(wins: float) -> float:
        return BOTTOM - (wins - low) / (high - low) * (BOTTOM - TOP)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(kind.title)}</title>",
        f"<style>{STYLE}.half{{stroke:#555;stroke-dasharray:6 4}}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        text(LEFT - 50, 24, kind.title, kind="title"),
        text(LEFT - 50, TOP - 14, "share of wins, with 95% intervals"),
        text((LEFT + RIGHT) / 2, HEIGHT - 15, kind.across, anchor="middle"),
    ]
    for wins in range(low, high + 1, 2):
        y = y_of(wins)
        parts += [
            line(LEFT, y, RIGHT, y, "half" if wins == 50 else "grid"),
            text(LEFT - 8, y + 4, f"{wins}%", anchor="end"),
        ]
    for at in sorted({0.0, *(row.at for row in rows)}) if kind.place is not float else _even(last):
        parts.append(text(x_of(at), BOTTOM + 20, f"{at:g}", anchor="middle"))
    parts += [line(LEFT, BOTTOM, RIGHT, BOTTOM, "axis"), line(LEFT, TOP, LEFT, BOTTOM, "axis")]
    for over, colour in zip(dict.fromkeys(row.over for row in rows), cycle(COLOURS), strict=False):
        own = sorted(row for row in rows if row.over == over)
        path = " ".join(f"{x_of(row.at):.1f},{y_of(row.wins):.1f}" for row in own)
        parts.append(f'<polyline class="line" stroke="{colour}" points="{path}"/>')
        for row in own:
            x = x_of(row.at)
            told = f"{row.at:g}: {row.wins:g}% ± {row.error:g} over {over}"
            parts += [
                f'<g stroke="{colour}"><title>{escape(told)}</title>',
                line(x, y_of(row.wins - row.error), x, y_of(row.wins + row.error), "bar"),
                f'<circle cx="{x:.1f}" cy="{y_of(row.wins):.1f}" r="4" fill="{colour}"/></g>',
            ]
        parts.append(text(RIGHT + 10, y_of(own[-1].wins) + 4, f"over {over}", colour=colour))
    return "\n".join([*parts, "</svg>", ""])


def _even(last: float) -> list[float]:
    """Five or so round numbers from 0 to the last."""
    step = max(1, round(last / 5))
    return [float(at) for at in range(0, floor(last) + 1, step)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--curve", type=Path, metavar="FILE", help="print the rows of a training")
    parser.add_argument("--trials", type=int, default=TRIALS, help="the games behind each of its figures (8192)")
    options = parser.parse_args()
    if options.curve:
        for row in rows_of_curve(options.curve, options.trials):
            print(*row, sep=",")
        return
    for name, kind in KINDS.items():
        rows = rows_in(ROOT / "bench" / "growth_data" / f"{name}.csv")
        (ROOT / "docs" / "img" / f"{name}.svg").write_text(picture(kind, rows), encoding="utf-8")


if __name__ == "__main__":
    main()
