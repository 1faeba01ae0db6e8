"""Runs: continued where they were, on one process or more, and with bots that fail."""

from __future__ import annotations

import json
import signal
import time
from pathlib import Path
from random import Random

import pytest

from red7 import Step
from red7.play.arena import pools, tally
from red7.play.arena.fixture import rehearse
from red7.play.arena.report import as_json
from red7.play.arena.runner import run as run_missing
from red7.play.arena.work_file import work_file
from red7.play.bots import roster
from red7.play.bots.bot import Budget
from red7.play.history import Seen
from tests.support.arena import contest, run, start, without_times


def test_a_run_is_the_same_on_two_processes_and_continued(tmp_path: Path) -> None:
    alone = run(tmp_path / "alone")
    assert len(alone) == 4 * 6
    assert len({one.fixture for one in alone}) == len(alone)
    assert all(sum(one.shares) == pytest.approx(1) for one in alone)
    run(tmp_path / "two", deals=2)
    before = (tmp_path / "two").read_bytes()
    assert without_times(run(tmp_path / "two", pool=pools.processes(2))) == without_times(alone)
    assert (tmp_path / "two").read_bytes().startswith(before)


def wait_for_lines(path: Path, count: int) -> None:
    until = time.monotonic() + 120  # seconds, on a machine that is busy
    while not path.exists() or path.read_bytes().count(b"\n") < count:
        assert time.monotonic() < until
        time.sleep(0.02)


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")
def test_a_killed_run_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    with start(path, 1000) as process:
        wait_for_lines(path, 4)
        workers = children(process.pid)
        process.send_signal(signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL
    assert workers
    kept = path.read_bytes().count(b"\n") - 1
    assert kept >= 3
    until = time.monotonic() + 60
    while any(Path(f"/proc/{worker}").exists() for worker in workers):  # no worker outlives its arena
        assert time.monotonic() < until
        time.sleep(0.02)
    assert without_times([one for one in run(path) if one.deal < 4]) == without_times(run(tmp_path / "alone"))


class Clumsy:
    """Raises, plays what is not legal, or takes the first step, in turn."""

    def choose(self, seen: Seen, budget: Budget, chance: Random) -> Step:
        fate = chance.randrange(3)
        if fate == 0:
            raise RuntimeError("oh")
        return Step.parse("=") if fate == 1 else seen.steps[0]


def test_a_failing_bot_is_replaced_and_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = roster.Entrant.make
    monkeypatch.setattr(roster.Entrant, "make", lambda one: Clumsy() if one.name == "random" else made(one))
    both = contest()
    rehearse.cache_clear()
    with work_file(tmp_path / "work", both) as file:
        run_missing(both, 5, pools.here, file)
    told = json.loads(as_json(tally.tally(both, file.outcomes)))
    greedy, clumsy = told["bots"]
    assert greedy["replaced"] == {}
    assert clumsy["replaced"]["illegal"] > 0
    assert clumsy["replaced"]["raised"] > 0
    assert clumsy["first_fault"].startswith(("raised: RuntimeError: oh", "illegal: '=' in red7/1 1.3 "))
