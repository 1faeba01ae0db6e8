"""Reports as JSON and CSV."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from red7.play.arena import tally
from red7.play.arena.plot import plot
from red7.play.arena.report import as_csv, as_json
from tests.support.arena import NAMES, SMALL, contest, outcome, run


def test_results_as_json_and_csv(tmp_path: Path) -> None:
    results = tally.tally(contest(*NAMES, rules=SMALL, players=3), run(tmp_path / "work"))
    told = json.loads(as_json(results))
    rows = list(csv.DictReader(io.StringIO(as_csv(results))))
    assert [bot["bot"] for bot in told["bots"]] == [row["bot"] for row in rows] == list(NAMES)
    assert sum(bot["wins"]["value"] for bot in told["bots"]) == pytest.approx(1)
    for bot, row in zip(told["bots"], rows, strict=True):
        assert float(row["wins"]) == pytest.approx(bot["wins"]["value"], abs=1e-5)
        assert float(row["points low"]) == pytest.approx(bot["points"]["low"], rel=1e-4)
        assert bot["milliseconds"] > 0


def test_one_deal_says_nothing_about_intervals() -> None:
    results = tally.tally(contest(rules="1.3s"), [outcome(0, (0, 1), (0.5, 0.5)), outcome(0, (1, 0), (1, 0))])
    points = json.loads(as_json(results))["bots"][0]["points"]
    assert points == {"value": 0, "low": None, "high": None}
    assert as_csv(results).splitlines()[1].split(",")[5:8] == ["0", "", ""]
    assert plot(results).startswith("<svg")
