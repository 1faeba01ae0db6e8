"""The user's folders: on Linux where they have always been, so that older games and results are found."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from red7 import Rules
from red7.play.arena.schedule import Contest
from red7.play.arena.work_file import default_path as work_path
from red7.play.core.cache import _cache_folder
from red7.server.store.database import default_path as database_path

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="these are the folders of Linux")
VARIABLES = {"XDG_CACHE_HOME": ".cache", "XDG_DATA_HOME": ".local/share", "XDG_STATE_HOME": ".local/state"}


@pytest.mark.parametrize("named", [True, False])
def test_folders(named: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    base = tmp_path / "elsewhere" if named else tmp_path
    for variable, usual in VARIABLES.items():
        if named:
            monkeypatch.setenv(variable, str(base / usual))
        else:
            monkeypatch.delenv(variable, raising=False)
    contest = Contest.between(["greedy", "careful"], rules=Rules.parse("1.3"), players=2, seed="1")
    assert _cache_folder() == base / ".cache/red7"
    assert work_path(contest).parent == base / ".local/state/red7/arena"
    assert database_path() == base / ".local/share/red7/red7.db"


def test_what_numba_is_told_goes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    assert _cache_folder() == tmp_path / "red7"
