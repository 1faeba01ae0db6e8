"""bench/scale.py: its arithmetic, its queues, and that the same seed gives the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.scale import BUSY, CORES, Costs, Model, Waits, breaking, measured, plan, quantile, told

COSTS = Costs.read()


def played(processes: int, tables: int, *, dies: bool = False, lanes: int = CORES, seed: int = 1) -> Waits:
    return Model(COSTS, processes, tables, 12, lanes=lanes, seed=seed, dies=dies).run()


def test_more_players_need_more_of_everything() -> None:
    plans = [plan(players, COSTS) for players in (1_000, 100_000, 10_000_000)]
    assert [one.processes for one in plans] == sorted({one.processes for one in plans})
    assert plans[0].processes == plans[0].databases == 1
    assert plans[0].bus == plans[0].hearing == 0, "one process tells nobody"
    for one in plans:
        assert one.deciding / one.processes <= BUSY
        assert one.writing / one.databases / CORES <= BUSY


def test_turns_are_as_many_as_players_take() -> None:
    waits = played(1, 400)
    assert len(waits.turn) == pytest.approx(400 / 10 * 12, rel=0.2)
    assert waits.commits <= len(waits.turn), "rows share commits"
    assert waits.arrived > 0
    assert waits.messages == 0


def test_a_busy_process_and_a_busy_database_have_queues() -> None:
    calm, busy = played(1, 400), played(1, 15_000)
    assert quantile(busy.process, 0.99) > 10 * quantile(calm.process, 0.99)
    assert sum(played(6, 6_000, lanes=1).database) > sum(played(6, 6_000, lanes=16).database)


def test_tables_of_a_process_that_dies_go_on_elsewhere() -> None:
    waits = played(3, 600, dies=True)
    assert waits.stalled > 0
    assert any(waits.late[0]), "until the lease has run out they stand still"
    assert not any(waits.late[max(waits.late) - 1])


def test_the_same_seed_gives_the_same() -> None:
    assert told(COSTS, 2_000, 2, seed=3) == told(COSTS, 2_000, 2, seed=3)
    assert "one process is enough for " in breaking(COSTS)


def test_costs_come_from_runs_of_the_load(tmp_path: Path) -> None:
    files = []
    for onlookers, cost in ((0, 0.5), (5, 0.75)):
        memory = {"empty": {"server": 100e6}, "awake": {"started": [200e6]}, "per_table": 90e3}
        found = {"at_most": {"processor_ms_per_turn": cost}, "memory": memory, "asleep": {"per_table": 12e3}}
        files.append(tmp_path / f"{onlookers}.json")
        files[-1].write_text(json.dumps({"settings": {"onlookers": onlookers}, "found": {"red7": found}}))
    costs = measured(files, {"commit_ms": 1.0})
    assert costs == {
        "commit_ms": 1.0,
        "turn_ms": 0.5,
        "watcher_ms": 0.05,
        "process_mb": 100,
        "thinker_mb": 200,
        "live_kb": 90,
        "sleeping_kb": 12,
    }
    with pytest.raises(SystemExit, match="two runs"):
        measured(files[:1], {})
