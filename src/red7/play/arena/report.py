"""The results of an arena for programs: JSON and CSV."""

from __future__ import annotations

import csv
import io
import json
from math import isinf
from typing import Any

from red7.play.arena.tally import Results, Standing
from red7.play.intervals import Estimate


def as_json(results: Results) -> str:
    """The results as JSON; unknown values are null."""
    contest = results.contest
    whole = {
        "rules": str(contest.rules),
        "players": contest.players,
        "seed": contest.seed,
        "deals": results.deals,
        "matches": results.matches,
        "rounds": results.rounds,
        "turns": results.turns,
        "fair": results.fair,
        "bots": [_fields(results, standing) for standing in results.standings],
    }
    return json.dumps(whole, indent=2) + "\n"


def _fields(results: Results, one: Standing) -> dict[str, Any]:
    against = zip(results.contest.bots, one.against, strict=True)
    return {
        "bot": one.bot,
        "seats": one.seats,
        "wins": _plain(one.wins),
        "points": one.points and _plain(one.points),
        "milliseconds": round(one.milliseconds, 6),
        "slowest": round(one.slowest, 6),
        "rating": one.rating._asdict(),
        "against": {bot: _plain(estimate) for bot, estimate in against if estimate},
        "replaced": one.faults,
        "first_fault": one.first_fault or None,
    }


def _plain(estimate: Estimate) -> dict[str, float | None]:
    return {name: None if isinf(value) else value for name, value in estimate._asdict().items()}


def as_csv(results: Results) -> str:
    """The results as CSV, one row per bot; unknown values are empty."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    opponents = results.contest.bots
    estimates = ("wins", "points", *(f"against {bot}" for bot in opponents))
    writer.writerow(
        [
            "bot",
            "seats",
            *(f"{name}{end}" for name in estimates for end in ("", " low", " high")),
            "milliseconds",
            "slowest",
            "rating",
            "deviation",
            "replaced",
        ]
    )
    for one in results.standings:
        values = [value for estimate in (one.wins, one.points, *one.against) for value in _cells(estimate)]
        times = [f"{one.milliseconds:.6g}", f"{one.slowest:.6g}"]
        rating = [f"{value:.6g}" for value in one.rating]
        writer.writerow([one.bot, one.seats, *values, *times, *rating, sum(one.faults.values())])
    return text.getvalue()


def _cells(estimate: Estimate | None) -> list[str]:
    return ["" if isinf(value) else f"{value:.6g}" for value in estimate] if estimate else [""] * 3
