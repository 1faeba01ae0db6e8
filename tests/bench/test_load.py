"""bench/load plays at all three servers, and runs none of them again that it has figures for."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.places import ROOT

LOAD = ROOT / "bench" / "load"
SMALL = ["--tables", "6", "--seconds", "0.1", "--rate", "60", "--sleepers", "10", "--rest", "0"]

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(shutil.which("npm") is None, reason="needs Node and npm"),
]


def run(*options: str) -> str:
    command = [sys.executable, "-m", "bench.load", *options]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_all_servers_play_the_same_games(tmp_path: Path) -> None:
    if not (LOAD / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=LOAD, check=True)
    file = tmp_path / "figures.json"
    shown = run(*SMALL, "--resume", str(file))
    found = json.loads(file.read_text())["found"]
    assert list(found) == ["red7", "boardgame", "colyseus"]
    for figures in found.values():
        assert figures["at_rate"]["turns"] == figures["at_rate"]["waves"] * 6 * 9
        assert figures["at_most"]["turns_per_core_second"] > 0
        assert figures["asleep"]["tables"] == 10
    written = file.stat().st_mtime_ns
    assert run(*SMALL, "--resume", str(file)) == shown
    assert file.stat().st_mtime_ns == written
