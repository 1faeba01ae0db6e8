"""bench/load --cluster plays at three processes, kills one, and its tables go on."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bench.load.cluster import report
from tests.support.places import ROOT
from tests.support.services import need

LOAD = ROOT / "bench" / "load"
FOUND = {
    "calm": {"offered": 100, "turns_per_second": 20, "p50_ms": 27, "p99_ms": 262},
    "after_kill": {"offered": 400, "turns_per_second": 20, "p50_ms": 16, "p99_ms": None},
    "shares_in_time": [0.5, 1.0],
    "recovered_seconds": 1,
    "taken_over": 10,
    "lost": 2,
    "refused": {},
}


def test_what_was_found_is_told() -> None:
    said = report(FOUND)
    assert "99% of turns go through again after 1 s; 10 tables taken over, 2 turns not answered" in said
    assert "262         never" in said
    assert "50% 100%" in said
    assert "after no second of this run" in report(FOUND | {"recovered_seconds": None})


@pytest.mark.long
@pytest.mark.skipif(shutil.which("npm") is None, reason="needs Node and npm")
def test_a_process_is_killed_and_tables_go_on(tmp_path: Path) -> None:
    need("initdb", "postgres", "redis-server")
    if not (LOAD / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=LOAD, check=True)
    file = tmp_path / "found.json"
    size = ["--tables", "24", "--rate", "6", "--processes", "3", "--before", "3", "--after", "15"]
    command = [sys.executable, "-m", "bench.load", "--cluster", *size, "--resume", str(file)]
    subprocess.run(command, cwd=ROOT, check=True)
    found = json.loads(file.read_text())
    assert found["calm"]["offered"] + found["after_kill"]["offered"] > 50
    assert found["events_told"] > 0
    assert found["taken_over"] > 0
