"""Small contests for the tests of the arena."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from red7 import Rules
from red7.play.arena import pools
from red7.play.arena.fixture import Outcome
from red7.play.arena.runner import run as run_missing
from red7.play.arena.schedule import Contest
from red7.play.arena.work_file import work_file

SMALL = "1.3s[ROYG/1234567/4]"
NAMES = ("greedy", "careful", "random")


def contest(*bots: str, rules: str = "1.3", players: int = 2, seed: str = "test") -> Contest:
    return Contest.between(bots or ("greedy", "random"), rules=Rules.parse(rules), players=players, seed=seed)


def outcome(deal: int, seating: tuple[int, ...], shares: tuple[float, ...], **others: Any) -> Outcome:
    seats = len(seating)
    plain: dict[str, Any] = {
        "points": (0,) * seats,
        "rounds": 1,
        "turns": 8,
        "decisions": (4,) * seats,
        "seconds": (0.1,) * seats,
        "slowest": (0.05,) * seats,
        "faults": (),
    }
    return Outcome(deal, seating, shares, **plain | others)


def without_times(outcomes: list[Outcome]) -> list[Outcome]:
    return sorted(one._replace(seconds=(), slowest=()) for one in outcomes)


def run(path: Path, *, deals: int = 4, pool: pools.Pool = pools.here) -> list[Outcome]:
    """What a work file holds after a run."""
    three = contest(*NAMES, rules=SMALL, players=3)
    told: list[tuple[int, int]] = []
    with work_file(path, three) as file:
        run_missing(three, deals, pool, file, lambda *both: told.append(both))
    assert told[-1] == (6 * deals, 6 * deals)
    with work_file(path, three) as file:
        return file.outcomes


def start(path: Path, deals: int, *options: str, env: dict[str, str] | None = None) -> subprocess.Popen[str]:
    """The same contest as `run`, as a command; with its own `env`, its error output can be read."""
    settings = ["--rules", SMALL, "--players", "3", "--seed", "test", "--deals", str(deals), "--processes", "2"]
    command = [sys.executable, "-m", "red7", "arena", *NAMES, *settings, "--work", str(path), *options]
    errors = None if env is None else subprocess.PIPE
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=env)
