"""The house needs nothing but a small part of the standard library."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.support.places import ROOT

HEAVY = {
    "asyncio",
    "email",
    "importlib.metadata",
    "importlib.resources",
    "logging",
    "multiprocessing",
    "pathlib",
    "secrets",
    "shutil",
    "socket",
    "ssl",
    "subprocess",
    "tempfile",
    "threading",
    "zipfile",
}
"""What a browser lacks, or fetches for nothing."""


@pytest.fixture(scope="module")
def found() -> Any:
    """What happened in an interpreter without third-party packages."""
    script = ROOT / "tests" / "support" / "bare_house.py"
    ran = subprocess.run(
        [sys.executable, "-I", "-S", str(script), str(ROOT), str(ROOT / "src")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def test_a_game_is_played_with_nothing_but_the_standard_library(found: Any) -> None:
    assert found["foreign"] == []
    assert found["heard"] > 10


def test_little_of_the_standard_library_is_loaded(found: Any) -> None:
    assert HEAVY.isdisjoint(found["loaded"])
    assert "red7.offline.house" in found["loaded"]


def test_nothing_of_the_server_or_the_compiled_core_is_loaded(found: Any) -> None:
    ours = {name for name in found["modules"] if name.startswith("red7.")}
    assert not {name for name in ours if name.split(".")[1] in ("server", "terminal", "learn", "envs", "locales")}
    assert {name for name in ours if name.startswith("red7.play.core.")} == {"red7.play.core.match_model"}


def test_all_of_ours_is_loaded_at_once(found: Any) -> None:
    """A zip of what `import red7.offline` loads is enough."""
    ours = [[name for name in found[when] if name.startswith("red7")] for when in ("loaded", "modules")]
    assert ours[0] == ours[1]
