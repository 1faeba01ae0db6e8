"""A turn and a decision walk through the code without coming back."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.support.places import ROOT


@pytest.mark.long
@pytest.mark.parametrize(
    ("options", "first", "last"),
    [
        ((), "server/http/transport.py", "server/http/outgoing.py"),
        (("--decision",), "play/bots/match.py", "play/core/solve_two.py"),
    ],
)
def test_no_file_is_entered_again(options: tuple[str, ...], first: str, last: str) -> None:
    command = [sys.executable, "-m", "tools.walk", *options]
    printed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=120).stdout
    *files, summary = printed.splitlines()
    assert files[0].split()[1] == first
    assert files[-1].split()[1] == last
    assert summary == f"{len(files)} files, 0 of them entered again"
