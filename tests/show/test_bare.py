"""The table and what shows it run in an interpreter that has no third-party package."""

from __future__ import annotations

import json
import subprocess
import sys

from tests.support.places import ROOT


def test_a_game_is_played_with_nothing_but_the_standard_library() -> None:
    script = ROOT / "tests" / "support" / "bare.py"
    ran = subprocess.run(
        [sys.executable, "-I", "-S", str(script), str(ROOT / "src")], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout)
    assert found["foreign"] == []
    assert not found["core"]
    assert found["sent"] > 20
