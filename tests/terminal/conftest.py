"""Games are saved in a folder of each test's own, and the cards that a test is dealt are always the same."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "token_hex", lambda size: chance.randbytes(size).hex())
