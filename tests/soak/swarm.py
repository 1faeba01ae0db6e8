"""A swarm of clients plays while servers are killed, put to sleep and cut off; afterwards nothing may be missing.

python -m tests.soak.swarm                          one server on SQLite, killed 50 times
python -m tests.soak.swarm --postgres               the same on PostgreSQL
python -m tests.soak.swarm --shared                 two servers with Redis: killed, put to sleep; Redis restarted
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from red7.protocol.client import Client
from red7.server.store.storage import Storage
from tests.soak.players import NAMES, RULES, Notes, RandomPlayer, new_token, open_table
from tests.support import services
from tests.support.serving import Served, free_port

LEASE: Final = 5.0
COMMANDS_BETWEEN_TROUBLES: Final = 15


@dataclass
class Front:
    """What stands before several servers: passes each connection on to one that answers."""

    servers: Sequence[Served]
    chance: Random
    port: int = field(default_factory=free_port)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def serve(self) -> asyncio.Server:
        return await asyncio.start_server(self._pass_on, "127.0.0.1", self.port, backlog=1000)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for server in self.chance.sample(list(self.servers), len(self.servers)):
            with suppress(OSError):
                up_reader, up_writer = await asyncio.open_connection("127.0.0.1", server.port)
                await asyncio.gather(_pump(reader, up_writer), _pump(up_reader, writer))
                break
        writer.close()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()


Trouble = Callable[[], Awaitable[None]]


class Swarm:
    """Tables with players at them, and trouble."""

    def __init__(self, url: str, *, tables: int, seed: str) -> None:
        self._url, self._tables = url, tables
        self._chance = Random(seed)
        self.notes = Notes()
        self._is_ending = False

    async def run(self, troubles: Sequence[Trouble], *, tell: Callable[[str], None]) -> None:
        """Plays while the servers meet one trouble after another; then finishes every game.

        A trouble waits for new commands to be acknowledged: a slow machine plays as much as a fast one.
        """
        groups = [asyncio.create_task(self._play_on(Random(self._chance.random()))) for _ in range(self._tables)]
        for number, trouble in enumerate(troubles, start=1):
            await asyncio.sleep(self._chance.uniform(0.1, 1.5))
            while len(self.notes.acknowledged) < number * COMMANDS_BETWEEN_TROUBLES:
                await asyncio.sleep(0.05)
                for group in groups:
                    if group.done():  # None ends before it is told to, unless it failed.
                        group.result()
            await trouble()
            tell(f"{number} of {len(troubles)}: {len(self.notes.acknowledged)} commands, {self.notes.finished} games")
        self._is_ending = True
        await asyncio.gather(*groups)

    async def _play_on(self, chance: Random) -> None:
        """One game after the other, until it is to end."""
        while not self._is_ending:
            players = chance.choice((2, 2, 3, 4))
            tokens = [await new_token(self._url) for _ in range(players)]
            table = await open_table(self._url, tokens[0], rules=chance.choice(RULES), players=players)
            self.notes.tables.add(table.rpartition("/")[2])
            names = zip(tokens, NAMES, strict=False)
            await asyncio.gather(*(self._sit_and_play(table, token, name, chance) for token, name in names))
            self.notes.finished += 1

    async def _sit_and_play(self, table: str, token: str, name: str, chance: Random) -> None:
        async with Client(table, token=token) as client:
            await RandomPlayer(client, self.notes, Random(chance.random())).play(name)


def check(database: str, notes: Notes) -> None:
    """Raises unless every acknowledged command is in the log, none twice, all games are over, and all of it replays."""
    storage = Storage.visit(database)
    try:
        kept: Counter[tuple[str, str, str]] = Counter()
        for table in storage.every_table():
            for row in storage.every_row(table):
                order = json.loads(row.order)
                if order["actor"] and "id" in order["command"]:
                    kept[table, order["actor"], order["command"]["id"]] += 1
        missing = [one for one in notes.acknowledged if not kept[one.table, one.actor, one.id]]
        assert not missing, f"acknowledged and not kept: {missing[:5]} and more, {len(missing)} in all"
        twice = [one for one, count in kept.items() if count > 1]
        assert not twice, f"carried out twice: {twice[:5]}"
        live = [one.table for one in storage.live() if one.table in notes.tables]
        assert not live, f"not finished: {live[:5]}"
        assert notes.finished == len(notes.tables)
    finally:
        storage.close()
    verified = subprocess.run(
        [sys.executable, "-m", "red7", "verify", "--database", database],
        capture_output=True,
        text=True,
        check=False,
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr


def soak_one(database: str, folder: Path, *, kills: int, tables: int, seed: str, tell: Callable[[str], None]) -> Notes:
    """One server, killed again and again."""
    server = Served(database, folder)
    server.start()
    swarm = Swarm(server.url, tables=tables, seed=seed)

    async def kill() -> None:
        server.stop(signal.SIGKILL)
        await asyncio.to_thread(server.start)

    try:
        asyncio.run(swarm.run([kill] * kills, tell=tell))
    finally:
        if server.process:
            server.stop(signal.SIGKILL)
    check(database, swarm.notes)
    return swarm.notes


def soak_two(
    database: str,
    redis: services.Redis,
    folder: Path,
    *,
    rounds: int,
    tables: int,
    seed: str,
    tell: Callable[[str], None],
) -> Notes:
    """Two servers that share their tables: one is killed, one sleeps past its lease, Redis is restarted."""
    chance = Random(seed)
    servers = [Served(database, folder) for _ in range(2)]
    for server in servers:
        server.options = (*server.options, "--redis", redis.url)
        server.start()

    async def kill() -> None:
        server = chance.choice(servers)
        server.stop(signal.SIGKILL)
        await asyncio.sleep(chance.uniform(0, 2 * LEASE))
        await asyncio.to_thread(server.start)

    async def stun() -> None:
        server = chance.choice(servers)
        server.send(signal.SIGSTOP)
        await asyncio.sleep(1.5 * LEASE)
        server.send(signal.SIGCONT)

    async def cut() -> None:
        await asyncio.to_thread(redis.restart)

    async def everything() -> Notes:
        front = Front(servers, chance)
        passing = await front.serve()
        swarm = Swarm(front.url, tables=tables, seed=seed)
        await swarm.run([trouble for _ in range(rounds) for trouble in (kill, stun, cut)], tell=tell)
        passing.close()
        return swarm.notes

    try:
        notes = asyncio.run(everything())
    finally:
        for server in servers:
            if server.process:
                server.stop(signal.SIGKILL)
    check(database, notes)
    return notes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50, help="how often the server is killed")
    parser.add_argument("--rounds", type=int, default=6, help="with --shared: how often each trouble comes")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--shared", action="store_true")
    parser.add_argument("--seed", default="swarm")
    options = parser.parse_args()
    started = time.monotonic()

    def tell(text: str) -> None:
        print(f"{time.monotonic() - started:6.1f} s  {text}", flush=True)

    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = f"sqlite:///{folder / 'red7.db'}"
        if options.postgres or options.shared:
            database = stack.enter_context(stack.enter_context(services.postgres()).database())
        if options.shared:
            redis = stack.enter_context(services.redis_server())
            notes = soak_two(
                database, redis, folder, rounds=options.rounds, tables=options.tables, seed=options.seed, tell=tell
            )
        else:
            notes = soak_one(database, folder, kills=options.kills, tables=options.tables, seed=options.seed, tell=tell)
        print(f"{len(notes.acknowledged)} commands acknowledged, all kept once; {notes.finished} games, all finished")
        print(f"refused along the way: {notes.refused}")


if __name__ == "__main__":
    main()
