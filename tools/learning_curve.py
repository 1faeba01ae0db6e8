"""Draws the learning curve of examples/ppo.py, as SVG.

python tools/learning_curve.py curve.csv docs/img/ppo.svg
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 70, 690, 50, 340
STYLE = (
    "text{font:13px sans-serif;fill:#222}.title{font-weight:bold;font-size:15px}.grid{stroke:#ddd}.half{stroke:#a8440a}"
)


def picture(rows: list[dict[str, str]]) -> str:
    """The share of wins over the seconds of learning, with the games learned from at both ends."""
    last = max(float(row["seconds"]) for row in rows)
    places = [
        (LEFT + (RIGHT - LEFT) * float(row["seconds"]) / last, BOTTOM - (BOTTOM - TOP) * float(row["wins"]))
        for row in rows
    ]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        "<title>Share of games that the learner wins against greedy</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text class="title" x="{LEFT - 40}" y="26">Wins against greedy, as it learns by playing itself</text>',
    ]
    for tenth in range(0, 11, 2):
        y = BOTTOM - (BOTTOM - TOP) * tenth / 10
        parts.append(f'<line class="grid" x1="{LEFT}" y1="{y:.1f}" x2="{RIGHT}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{tenth * 10}%</text>')
    half = (TOP + BOTTOM) / 2
    parts.append(f'<line class="half" x1="{LEFT}" y1="{half}" x2="{RIGHT}" y2="{half}" stroke-dasharray="4"/>')
    for quarter in range(5):
        x = LEFT + (RIGHT - LEFT) * quarter / 4
        parts.append(f'<text x="{x:.1f}" y="{BOTTOM + 20}" text-anchor="middle">{last * quarter / 4:.0f} s</text>')
    games = int(rows[-1]["games"])
    parts.append(
        f'<text x="{(LEFT + RIGHT) / 2}" y="{HEIGHT - 14}" text-anchor="middle">'
        f"seconds of one core spent on learning, from {games:,} games in all</text>"
    )
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    parts.append(f'<polyline fill="none" stroke="#1f5fa8" stroke-width="2" points="{line}"/>')
    parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#1f5fa8"/>' for x, y in places]
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    """Read the curve and write the picture."""
    source, target = map(Path, sys.argv[1:])
    with source.open() as file:
        target.write_text(picture(list(csv.DictReader(file))))


if __name__ == "__main__":
    main()
