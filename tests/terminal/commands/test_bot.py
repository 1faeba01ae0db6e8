"""`red7 bot` at a table on a real server."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from red7.server.config import Config
from tests.support.outside import brisk
from tests.support.wire import ENOUGH, Guest, in_thread, open_table, token

SMALL = "red7/1 1.3[ROYG/12345/3] R5:O4O2O1/Y4:Y5Y3R2 - R4R3O3Y2R1Y1G1G2G3G4G5O5 1"


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    """A server of the test's own."""
    with in_thread(Config(database=f"sqlite:///{tmp_path}/red7.db", thinkers=1, bot_pause=0, limits=ENOUGH)) as url:
        yield url


def bot(url: str, table: str, *options: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "red7", "bot", f"{url}/t/{table}", *options]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.long
def test_two_bots_of_ones_own_play_a_game(url: str, tmp_path: Path) -> None:
    table = open_table(url, token(), position=SMALL)
    path = brisk(tmp_path)
    with (
        bot(url, table, "--bot", f"{path}:Brisk", "--name", "Ann") as one,
        bot(url, table, "--bot", f"{path}:Broken", "--name", "Bob") as other,
    ):
        said, errors = one.communicate(timeout=60)
        other_said, other_errors = other.communicate(timeout=60)
    assert (one.returncode, other.returncode) == (0, 0)
    assert said == other_said
    assert said.endswith(" won.\n")
    assert "Traceback" not in errors
    assert other_errors.count("Traceback") == 1
    assert "Bob failed (raised: KeyError: 'a mistake in brisk.py'); careful plays its turn." in other_errors


def test_a_strict_bot_leaves_when_it_fails(url: str, tmp_path: Path) -> None:
    one = token()
    table = open_table(url, one, position=SMALL)
    with bot(url, table, "--bot", f"{brisk(tmp_path)}:Broken", "--strict") as robo, Guest(url, table, one) as ann:
        ann.sit("Ann")
        ann.wait_for(lambda view: view.board and (view.board.steps or view.result))
        if ann.view.board and ann.view.board.steps:
            ann.turn()
        said, errors = robo.communicate(timeout=60)
    assert (robo.returncode, said) == (1, "")
    assert errors.count("Traceback") == 1
    assert errors.endswith("Broken failed (raised): KeyError: 'a mistake in brisk.py'\n")


def test_a_bot_that_cannot_be_made_takes_no_seat(url: str, tmp_path: Path) -> None:
    one = token()
    table = open_table(url, one, position=SMALL)
    with bot(url, table, "--bot", f"{brisk(tmp_path)}:Unready") as robo:
        assert "RuntimeError: no weights" in robo.communicate(timeout=60)[1]
    assert robo.returncode == 1
    with Guest(url, table, one) as ann:
        assert [seat.kind for seat in ann.view.seats] == ["open", "open"]
