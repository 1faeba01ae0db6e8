"""Where the time of one turn goes, in one process, without sockets: microseconds of processor for each part.

`python -m bench.turn` plays games of two from bench/load with one onlooker, at tables with and without a clock. Each
part is run by itself over all turns, so that the parts can be compared between two versions of the code; `whole` is
everything together, through a live table and a real SQLite file. `--profile` shows where `whole` spends its time.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import json
import pstats
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from bench.load.games import games
from red7.protocol.commands import Sit
from red7.server.garbage import collect_in_steps
from red7.server.http.sockets import read_message
from red7.server.live.connection import Connection
from red7.server.live.deciding import decide
from red7.server.live.live import Live
from red7.server.live.writer import Writer
from red7.server.store.codec import row_of
from red7.server.store.rows import Entry
from red7.server.store.storage import Storage
from red7.show.events import Telling
from red7.show.views import Viewer
from red7.table.facts import Fact
from red7.table.orders import Clock, Open, Order, Settings
from red7.table.state import Table
from red7.table.table import Happened, carry_out

PERSONS: Final = ("a" * 64, "b" * 64)
VIEWERS: Final = (Viewer(PERSONS[0], 0), Viewer(PERSONS[1], 1), Viewer("c" * 64, None))
SERVER: Final = "bench"
BATCH: Final = 20
"""Turns written in one commit."""


@dataclass
class Turn:
    """A turn at a table: what came over the socket, and what came of it."""

    text: str
    order: Order
    before: Table
    after: Table
    happened: list[Happened]


Begun: TypeAlias = tuple[Order, list[Fact]]
"""A row of the log, before it is written."""


def opened(game: dict[str, Any], number: int, clock: Clock | None) -> tuple[list[Begun], Table]:
    """The first rows of a table's log, and the table with its cards dealt."""
    settings = Settings(rules="1.3", seats=(None, None), position=game["position"], clock=clock)
    opening = Open(id=f"{number:010}", settings=settings, host=PERSONS[0], secret="7" * 64, bots="bots")
    orders = [Order(None, 0, opening)]
    for seat, person in enumerate(PERSONS):
        orders.append(Order(person, 0, Sit(id=f"sit{seat}", seq=0, nickname=f"Bot {seat}", bits="0" * 32, seat=seat)))
    table: Table | None = None
    rows = []
    for order in orders:
        table, happened = carry_out(table, order)
        rows.append((order, [one.fact for one in happened]))
    assert table
    return rows, table


def turns_of(game: dict[str, Any], table: Table) -> Iterator[Turn]:
    for number, steps in enumerate(game["turns"]):
        mover = table.mover
        assert mover is not None
        text = json.dumps({"type": "play", "steps": "".join(steps), "id": str(number), "seq": table.seq})
        command: Any = read_message(text)
        order = Order(PERSONS[mover], 1000 * number, command)
        after, happened = carry_out(table, order)
        yield Turn(text, order, table, after, happened)
        table = after


def timed(work: Callable[[], object], count: int, repeats: int) -> float:
    """Microseconds of processor time per turn: the least of several runs."""
    best = float("inf")
    for _ in range(repeats):
        gc.collect()
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return 1e6 * best / count


def begun_at(path: Path, tables: list[tuple[list[Begun], Table]]) -> Storage:
    """A database with these tables, up to the deal."""
    storage = Storage.open(str(path))
    storage.beat(SERVER, 3_600_000)
    for begun, table in tables:
        storage.create(table.id, SERVER, row_of(1, *begun[0]), table.listing)
        storage.append([Entry(table.id, 1, row_of(number, *one)) for number, one in enumerate(begun[1:], start=2)])
    return storage


def parts(found: list[dict[str, Any]], clock: Clock | None, folder: str) -> dict[str, float]:
    """The parts of a turn, each by itself."""
    tables = [opened(game, number, clock) for number, game in enumerate(found)]
    turns = [turn for game, (_, table) in zip(found, tables, strict=True) for turn in turns_of(game, table)]
    rows = [row_of(4, turn.order, [one.fact for one in turn.happened]) for turn in turns]

    storage = begun_at(Path(folder, "parts.db"), tables)
    entries: list[Entry] = []
    for game, (begun, table) in zip(found, tables, strict=True):
        for number in range(len(begun) + 1, len(begun) + 1 + len(game["turns"])):
            entries.append(Entry(table.id, 1, rows[len(entries)]._replace(number=number)))
    start = time.process_time()
    for at in range(0, len(entries), BATCH):
        storage.append(entries[at : at + BATCH])
    spent = time.process_time() - start
    storage.close()
    count = len(turns)
    return {
        "decode": timed(lambda: [read_message(turn.text) for turn in turns], count, 5),
        "decide": timed(lambda: [carry_out(turn.before, turn.order) for turn in turns], count, 5),
        "encode row": timed(
            lambda: [row_of(4, turn.order, [one.fact for one in turn.happened]) for turn in turns], count, 5
        ),
        f"write, {BATCH} at a time": 1e6 * spent / count,
        "render for three": timed(lambda: [_told(turn) for turn in turns], count, 5),
    }


def _told(turn: Turn) -> list[str]:
    before, texts = turn.before, []
    for fact, after in turn.happened:
        telling = Telling(before, fact, after, turn.order.at)
        texts += [telling.text(viewer) for viewer in VIEWERS]
        before = after
    return texts


async def whole(found: list[dict[str, Any]], clock: Clock | None, folder: str, *, profile: bool) -> float:
    """Everything together: all tables play at once, each its next turn when the last is told."""
    tables = [opened(game, number, clock) for number, game in enumerate(found)]
    storage = begun_at(Path(folder, "whole.db"), tables)
    writer = Writer(storage)
    lives = []
    for rows, table in tables:
        live = Live(table, len(rows), writer, lambda _: None)
        live.own(1)
        for person, seat in VIEWERS:
            connection = Connection(person, seat, backlog=100)
            connection.on_news = connection.take
            live.join(connection, None)
        lives.append(live)
    texts = [[turn.text for turn in turns_of(game, live.kept)] for game, live in zip(found, lives, strict=True)]
    done = asyncio.Event()
    left = len(lives)

    def play(live: Live, number: int, game: list[str]) -> None:
        nonlocal left
        if number == len(game):
            left -= 1
            if not left:
                done.set()
            return
        command: Any = read_message(game[number])
        mover = live.table.mover
        assert mover is not None
        order = Order(PERSONS[mover], 1000 * number, command)
        decide(live, order, lambda _: play(live, number + 1, game))

    gc.collect()
    profiler = cProfile.Profile()
    start = time.process_time()
    if profile:
        profiler.enable()
    for live, played in zip(lives, texts, strict=True):
        play(live, 0, played)
    await done.wait()
    spent = time.process_time() - start
    if profile:
        profiler.disable()
        pstats.Stats(profiler).sort_stats("tottime").print_stats(45)
    await writer.close()
    storage.close()
    return 1e6 * spent / sum(map(len, texts))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--turns", type=int, default=9, help="of each game")
    parser.add_argument("--profile", action="store_true", help="where the whole spends its time")
    wanted = parser.parse_args()
    found = games(wanted.games, turns=wanted.turns)
    collect_in_steps()  # as the server does
    figures = {}
    for label, clock in (("plain", None), ("with a clock", Clock(turn=30_000, reserve=60_000))):
        with tempfile.TemporaryDirectory(dir=Path(__file__).parent, prefix=".turn-") as folder:
            figures[label] = {} if wanted.profile else parts(found, clock, folder)
            figures[label]["whole"] = asyncio.run(whole(found, clock, folder, profile=wanted.profile))
    print(f"{'microseconds of processor a turn':34}" + "".join(f"{label:>14}" for label in figures))
    for part in next(iter(figures.values())):
        print(f"    {part:30}" + "".join(f"{figure[part]:14.1f}" for figure in figures.values()))


if __name__ == "__main__":
    main()
