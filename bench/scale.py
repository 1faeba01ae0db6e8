"""What a number of players at once needs: an event-driven model of our server, with the costs measured by bench/load.

Players arrive, most in the evening, fill tables and take turns. A turn waits for its process, is decided, waits for
the database with the other rows of its process, is committed, and is told to everyone at the table; then the bus tells
the other processes. `bench/costs.json` says what each costs; `python -m bench.scale --measured FILE ...` writes it
from runs of `python -m bench.load --only red7 --resume FILE` with different numbers of onlookers.
From the costs follow how many processes and databases are needed so that none is busier than 60% at the peak of the
day. Then up to eight processes, with their share of the database, are played through; again, with one of them dying.
"""

from __future__ import annotations

import argparse
import heapq
import json
import math
import random
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

COSTS: Final = Path(__file__).with_name("costs.json")
BUSY: Final = 0.6
"""The largest share of time that anything should be busy."""
THINK: Final = 10.0
"""Seconds that people take for a turn."""
PLAYERS: Final = 2.5
"""Players at a table, bots not counted."""
WATCHERS: Final = 0.5
"""Spectators at a table."""
TURNS: Final = 18
"""Turns of a game."""
AGAIN: Final = 0.6
"""The share of games after which the players play another."""
PEAK: Final = 2.0
"""Players at the peak of the day, for each on average."""
SLEEPING: Final = 5.0
"""Tables that are left in the middle of a game, for each that is played at."""
CORES: Final = 16
"""Cores of a database's machine."""
ROWS: Final = 200
"""Most rows in a commit."""
ROW_KB: Final = 0.3
"""Bytes of the log for a turn."""
FEW: Final = 8
"""Processes that are played through at most, with as much of the database as they have."""
AFTER: Final = 30
"""Seconds to look at after that."""
SPARE: Final = 0.05
"""The share of spare processes for when others die; at least one."""
LEASE: Final = 5.0
"""Seconds until the tables of a process that died are free."""


@dataclass(frozen=True)
class Costs:
    """Milliseconds of one core, and memory; `sync_ms` is time spent waiting for the disk."""

    turn_ms: float
    watcher_ms: float
    commit_ms: float
    row_ms: float
    sync_ms: float
    news_ms: float
    bus_ms: float
    take_over_ms: float
    process_mb: float
    thinker_mb: float
    live_kb: float
    sleeping_kb: float

    @staticmethod
    def read(path: Path = COSTS) -> Costs:
        """The costs in a file."""
        given = json.loads(path.read_text())
        return Costs(**{name: given[name] for name in Costs.__dataclass_fields__})

    @property
    def told_ms(self) -> float:
        """A turn with those who look on."""
        return self.turn_ms + self.watcher_ms * (WATCHERS + PLAYERS - 2)


@dataclass(frozen=True)
class Plan:
    """What a number of players at once needs."""

    players: int
    tables: float
    turns: float
    """A second."""
    deciding: float
    """Cores that the turns keep busy."""
    processes: int
    writing: float
    """Cores that the commits keep busy."""
    databases: int
    hearing: float
    """The share of its time that a process hears others' news in, where all share one channel."""
    bus: float
    """Cores that one Redis would need for that channel; it has one."""

    @property
    def is_one_channel(self) -> bool:
        """Whether one channel for all news is enough."""
        return self.hearing < BUSY / 4 and self.bus < BUSY


def plan(players: int, costs: Costs) -> Plan:
    """How many processes, databases and buses keep everything below 60%."""
    tables = players / PLAYERS
    turns = tables / THINK
    processes = max(1, math.ceil(turns * costs.told_ms / 1000 / BUSY))
    processes += math.ceil(SPARE * processes) if processes > 1 else 0
    each = turns / processes
    commits = processes * min(each, 1000 / (costs.sync_ms + costs.commit_ms))
    work = (commits * costs.commit_ms + turns * costs.row_ms) / 1000
    news = commits if processes > 1 else 0.0
    return Plan(
        players,
        tables,
        turns,
        turns * costs.told_ms / 1000,
        processes,
        work,
        math.ceil(work / CORES / BUSY),
        news * costs.news_ms / 1000,
        news * (processes - 1) * costs.bus_ms / 1000,
    )


@dataclass
class Process:
    """A server process: one core, and a writer with one commit on its way."""

    free_at: float = 0.0
    rows: deque[tuple[float, int]] = field(default_factory=deque)
    """When each was asked for, and of which table."""
    is_writing: bool = False
    is_dead: bool = False


@dataclass
class Waits:
    """How long turns wait at each part, in milliseconds, and what was done."""

    process: list[float] = field(default_factory=list)
    database: list[float] = field(default_factory=list)
    bus: list[float] = field(default_factory=list)
    turn: list[float] = field(default_factory=list)
    arrived: int = 0
    games: int = 0
    commits: int = 0
    messages: int = 0
    stalled: float = 0.0
    """The longest that a turn waited until its table was taken over, in seconds."""
    late: dict[int, list[bool]] = field(default_factory=dict)
    """For each second after a process died, whether each turn took more than a second."""


class Model:
    """One database with its processes, at the peak of the day."""

    def __init__(
        self, costs: Costs, processes: int, tables: int, seconds: float, *, lanes: int, seed: int, dies: bool
    ) -> None:
        """`lanes` are the cores of the database that these processes have."""
        self._costs, self._seconds = costs, seconds
        self._chance = random.Random(seed)
        self._processes = [Process() for _ in range(processes)]
        self._lanes = [0.0] * lanes
        self._bus_free_at = 0.0
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._number = 0
        self._now = 0.0
        self._owner = [table % processes for table in range(tables)]
        self._left = [self._chance.randint(1, TURNS) for _ in range(tables)]
        self._empty: list[int] = []
        self._waiting = 0.0
        self._died_at: float | None = None
        self.waits = Waits()
        for table in range(tables):
            self._after(self._chance.expovariate(1 / THINK), lambda table=table: self._ask(table))  # type: ignore[misc]
        self._arrivals = tables * PLAYERS / (TURNS * THINK) * (1 - AGAIN)
        self._after(self._chance.expovariate(self._arrivals), self._arrive)
        if dies:
            self._after(2, self._die)

    def run(self) -> Waits:
        """Runs the whole simulation."""
        while self._events and self._now < self._seconds:
            self._now, _, happens = heapq.heappop(self._events)
            happens()
        return self.waits

    def _after(self, span: float, happens: Callable[[], None]) -> None:
        self._number += 1
        heapq.heappush(self._events, (self._now + span, self._number, happens))

    # --- players and turns

    def _arrive(self) -> None:
        """A player comes; with enough of them a table is played at again."""
        self.waits.arrived += 1
        self._waiting += 1
        if self._waiting >= PLAYERS and self._empty:
            self._waiting -= PLAYERS
            table = self._empty.pop()
            self._left[table] = TURNS
            self._after(self._chance.expovariate(1 / THINK), lambda: self._ask(table))
        self._after(self._chance.expovariate(self._arrivals), self._arrive)

    def _ask(self, table: int, asked: float | None = None) -> None:
        """A turn comes to the process that owns its table."""
        asked = self._now if asked is None else asked
        process = self._processes[self._owner[table]]
        if process.is_dead:
            self._take_over(table, asked)
            return
        begins = max(self._now, process.free_at)
        self.waits.process.append(1000 * (begins - self._now))
        process.free_at = begins + self._chance.expovariate(1000 / self._costs.told_ms)
        self._after(process.free_at - self._now, lambda: self._decided(process, asked, table))

    def _decided(self, process: Process, asked: float, table: int) -> None:
        process.rows.append((asked, table))
        if not process.is_writing:
            self._write(process)

    def _write(self, process: Process) -> None:
        """Commits what waits, together."""
        process.is_writing = True
        rows = [process.rows.popleft() for _ in range(min(ROWS, len(process.rows)))]
        begins = max(self._now, self._lanes[0])
        self.waits.database.append(1000 * (begins - self._now))
        work = (self._costs.commit_ms + self._costs.row_ms * len(rows)) / 1000
        heapq.heapreplace(self._lanes, begins + work)
        self.waits.commits += 1
        sync = self._chance.gammavariate(4, self._costs.sync_ms / 4000)
        self._after(begins + work + sync - self._now, lambda: self._written(process, rows))

    def _written(self, process: Process, rows: Sequence[tuple[float, int]]) -> None:
        process.is_writing = False
        if process.rows and not process.is_dead:
            self._write(process)
        for asked, table in rows:
            self.waits.turn.append(1000 * (self._now - asked))
            if self._died_at is not None and asked >= self._died_at:
                self.waits.late.setdefault(int(asked - self._died_at), []).append(self._now - asked > 1)
            self._next(table)
        if len(self._processes) > 1:
            begins = max(self._now, self._bus_free_at)
            self.waits.bus.append(1000 * (begins - self._now))
            self.waits.messages += 1
            self._bus_free_at = begins + self._costs.bus_ms / 1000

    def _next(self, table: int) -> None:
        self._left[table] -= 1
        if not self._left[table]:
            self.waits.games += 1
            if self._chance.random() >= AGAIN:
                self._empty.append(table)
                return
            self._left[table] = TURNS
        self._after(self._chance.expovariate(1 / THINK), lambda: self._ask(table))

    # --- a process dies

    def _die(self) -> None:
        self._processes[0].is_dead = True
        self._died_at = self._now

    def _take_over(self, table: int, asked: float) -> None:
        """Another process loads the table, once the lease has run out."""
        assert self._died_at is not None
        if self._now < self._died_at + LEASE:
            self._after(self._died_at + LEASE - self._now, lambda: self._ask(table, asked))
            return
        self._owner[table] = self._chance.randrange(1, len(self._processes))
        process = self._processes[self._owner[table]]
        process.free_at = max(self._now, process.free_at) + self._costs.take_over_ms / 1000
        self.waits.stalled = max(self.waits.stalled, process.free_at - asked)
        self._ask(table, asked)


def quantile(times: Sequence[float], share: float) -> float:
    """The time that this share does not exceed."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def told(costs: Costs, players: int, seconds: float, seed: int) -> str:
    """What a number of players needs, and how it went."""
    needs = plan(players, costs)
    processes = min(FEW, max(1, needs.processes // needs.databases))
    each = max(1, round(needs.tables / needs.processes))
    lanes = max(1, round(CORES * needs.databases * processes / needs.processes))
    waits = Model(costs, processes, processes * each, seconds, lanes=lanes, seed=seed, dies=False).run()
    cores = needs.processes + math.ceil(needs.writing / BUSY) + (needs.processes > 1)
    thinkers = needs.processes * costs.thinker_mb / 1000
    memory = needs.processes * costs.process_mb / 1000 + needs.tables * costs.live_kb / 1e6 + thinkers
    asleep = needs.tables * SLEEPING * costs.sleeping_kb / 1e6
    commits = waits.commits / seconds * needs.processes / processes
    messages = waits.messages / seconds * needs.processes / processes
    written = needs.turns / PEAK * 86_400 * ROW_KB / 1e6
    lines = [
        f"{players:,} players at once: {needs.tables:,.0f} tables, {needs.turns:,.0f} turns a second",
        f"    {needs.processes:,} processes, {needs.databases:,} databases, {cores:,} cores in all",
        f"    {memory:,.1f} GB for live tables, {asleep:,.1f} GB more if sleeping tables stayed in memory",
        f"    {needs.turns:,.0f} rows in {commits:,.0f} commits a second; {written:,.1f} GB a day",
        f"    {messages:,.0f} messages a second on the bus, heard by {needs.processes - 1:,} processes each",
        "    p99 ms: "
        + ", ".join(
            f"{part} {quantile(getattr(waits, part), 0.99):,.1f}" for part in ("process", "database", "bus", "turn")
        ),
    ]
    if processes > 1:
        lines.append(f"    {_death(costs, processes, each, lanes, seed)}")
    return "\n".join([*lines, *(f"    ! {trouble}" for trouble in troubles(needs))])


def _death(costs: Costs, processes: int, each: int, lanes: int, seed: int) -> str:
    """What happens to turns when one of these processes dies."""
    waits = Model(costs, processes, processes * each, 2 + AFTER, lanes=lanes, seed=seed, dies=True).run()
    late = [second for second, turns in waits.late.items() if sum(turns) > 0.01 * len(turns)]
    back = max(late, default=-1) + 1
    when = f"{back} s" if back < AFTER - 1 else f"more than {AFTER} s"
    stands = f"its tables stand still for up to {waits.stalled:.1f} s"
    return f"when one of {processes} dies, {stands}, and 99% of turns go through in a second again after {when}"


def troubles(needs: Plan) -> list[str]:
    """What one of each part could not carry."""
    found = []
    if needs.processes > 1:
        found.append(f"one process would need {needs.deciding:,.1f} cores, and has one")
    if not needs.is_one_channel:
        redis = f"{needs.bus:,.1f} cores of Redis, which has one"
        found.append(f"one channel for all news would take {needs.hearing:.0%} of each process, and {redis}")
    if needs.databases > 1:
        found.append(f"one database would need {needs.writing:,.0f} cores")
    return found


def breaking(costs: Costs) -> str:
    """Up to how many players one of each part is enough, the first to break first."""
    found: dict[str, int] = {}
    for exponent in range(200, 800):
        players = round(10 ** (exponent / 100))
        needs = plan(players, costs)
        for part, is_broken in (
            ("one process", needs.processes > 1),
            ("one channel for news", not needs.is_one_channel),
            (f"one database of {CORES} cores", needs.databases > 1),
        ):
            if is_broken:
                found.setdefault(part, players)
    return "\n".join(f"{part} is enough for {players:,.0f} players at once" for part, players in found.items())


def measured(files: Sequence[Path], before: dict[str, Any]) -> dict[str, Any]:
    """The costs, with those that runs of bench/load tell: at least two, with different numbers of onlookers."""
    runs = [json.loads(file.read_text()) for file in files]
    points = [(run["settings"]["onlookers"], run["found"]["red7"]["at_most"]["processor_ms_per_turn"]) for run in runs]
    (few, low), (many, high) = min(points), max(points)
    if few == many:
        raise SystemExit("name two runs at least, with different --onlookers")
    watcher = (high - low) / (many - few)
    memory = runs[0]["found"]["red7"]["memory"]
    found = {
        "turn_ms": low - few * watcher,
        "watcher_ms": watcher,
        "process_mb": memory["empty"]["server"] / 1e6,
        "thinker_mb": max(memory["awake"]["started"], default=0) / 1e6,
        "live_kb": memory["per_table"] / 1e3,
    }
    if asleep := runs[0]["found"]["red7"].get("asleep"):
        found["sleeping_kb"] = asleep["per_table"] / 1e3
    return before | {name: round(value, 3) for name, value in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="+", default=[1_000, 100_000, 10_000_000], help="at once")
    parser.add_argument("--seconds", type=float, default=4, help="of the peak to play through (%(default)s)")
    parser.add_argument("--seed", type=int, default=7, help="for all chance (%(default)s)")
    parser.add_argument("--measured", type=Path, nargs="+", help="write the costs anew from these runs of bench/load")
    wanted = parser.parse_args()
    if wanted.measured:
        COSTS.write_text(json.dumps(measured(wanted.measured, json.loads(COSTS.read_text())), indent=2) + "\n")
    costs = Costs.read()
    for players in wanted.players:
        print(told(costs, players, wanted.seconds, wanted.seed))
    print(breaking(costs))


if __name__ == "__main__":
    main()
