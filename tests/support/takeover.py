"""Several servers share thousands of tables, one is killed, and the others are asked to go on."""

from __future__ import annotations

import asyncio
import re
import signal
import time
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx

from tests.support.many import TOKEN, fill
from tests.support.services import Redis
from tests.support.serving import GENEROUS, Served

_AT_ONCE: Final = 20
"""Commands on their way at a time."""
_MOVED: Final = re.compile(r"^red7_tables_(?:taken_over|stolen)_total (\S+)", re.MULTILINE)


@dataclass
class TakenOver:
    """What happened after one of the servers was killed."""

    orphans: int
    """Tables of the one that was killed."""
    moved: int = 0
    """How often a table went from one server to another, from then on."""
    answers: list[tuple[float, bool]] = field(default_factory=list)
    """For each try of a command: the seconds since the kill, and whether it was carried out."""
    unanswered: int = 0
    """Tables at which nothing could be done in the time that was given."""

    @property
    def recovered_after(self) -> float | None:
        """The seconds after which 99 of each 100 commands were carried out; None if that never was."""
        answers = sorted(self.answers)
        bad = [at for start in range(0, len(answers), 100) for at in _last_bad(answers[start : start + 100])]
        if not bad:
            return 0.0
        return max(bad) if answers[-1][0] > max(bad) else None


def _last_bad(part: Sequence[tuple[float, bool]]) -> list[float]:
    """The end of a part in which more than one command in a hundred was refused."""
    refused = sum(not is_done for _, is_done in part)
    return [part[-1][0]] if 100 * refused > len(part) else []


def kill_one_of_three(database: str, redis: Redis, folder: Path, *, tables: int, seconds: float) -> TakenOver:
    """Three servers have a third of the tables each; one is killed, and all tables are played on at the other two."""
    ids = fill(database, live=tables, finished=0)
    servers = [Served(database, folder, (*GENEROUS, "--redis", redis.url)) for _ in range(3)]
    try:
        for server in servers:
            server.launch()
        for server in servers:
            server.wait()
        return asyncio.run(_story(servers, ids, seconds))
    finally:
        for server in servers:
            if server.process:
                server.stop(signal.SIGKILL)


async def _story(servers: Sequence[Served], ids: Sequence[str], seconds: float) -> TakenOver:
    limits = httpx.Limits(max_connections=2 * _AT_ONCE)
    headers = {"authorization": f"Bearer {TOKEN}"}
    async with httpx.AsyncClient(headers=headers, limits=limits, timeout=30) as asking:

        async def say(server: Served, table: str, ident: str) -> bool:
            try:
                answer = await asking.post(
                    f"{server.url}/api/tables/{table}/commands",
                    json={"type": "say", "id": ident, "seq": 0, "text": "still here"},
                )
            except httpx.TransportError:
                return False
            return answer.is_success and answer.json()["type"] == "done"

        async def moved() -> int:
            texts = [(await asking.get(f"{server.url}/metrics")).text for server in servers[1:]]
            return sum(int(float(count)) for text in texts for count in _MOVED.findall(text))

        async def settle(number: int, table: str) -> None:
            while not await say(servers[number % 3], table, "before"):
                await asyncio.sleep(0.5)

        await _at_once([settle(number, table) for number, table in enumerate(ids)])
        outcome = TakenOver(orphans=len(range(0, len(ids), 3)))
        before = await moved()
        servers[0].stop(signal.SIGKILL)
        killed, chance = time.monotonic(), Random("kill")

        async def insist(table: str) -> None:
            while time.monotonic() < killed + seconds:
                is_done = await say(chance.choice(servers[1:]), table, "after")
                outcome.answers.append((time.monotonic() - killed, is_done))
                if is_done:
                    return
                await asyncio.sleep(0.2)
            outcome.unanswered += 1

        await _at_once([insist(table) for table in chance.sample(list(ids), len(ids))])
        await asyncio.sleep(
            max(0.0, killed + 8 - time.monotonic())
        )  # the lease has run out, and all have looked around
        outcome.moved = await moved() - before
        return outcome


async def _at_once(doing: Sequence[Coroutine[Any, Any, None]]) -> None:
    """Does all of these, some at a time."""
    allowed = asyncio.Semaphore(_AT_ONCE)

    async def one(what: Coroutine[Any, Any, None]) -> None:
        async with allowed:
            await what

    await asyncio.gather(*map(one, doing))
