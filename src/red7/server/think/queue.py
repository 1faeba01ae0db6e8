"""Jobs waiting for a worker: bots first, then people, then what has time; addresses take turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from red7.server.think.process import Worker


class Urgency(IntEnum):
    """How urgent a job is; lower comes first."""

    BOT = 0
    PERSON = 1
    """Somebody is waiting: hints and analyses."""
    SPARE = 2
    """There is no hurry: reviews and puzzles."""


@dataclass(eq=False, slots=True)
class Job:
    """Something to do."""

    urgency: Urgency
    address: str
    """The address that asked for it; empty for the server itself."""
    name: str
    arguments: tuple[object, ...]
    future: asyncio.Future[Any]
    tries: int = 0
    yields: int = 0
    worker: Worker | None = None
    """Which worker has it."""
    is_yielding: bool = False


class FairQueue:
    """Jobs by urgency; within one urgency, addresses take turns, however many jobs each has."""

    def __init__(self) -> None:
        self._lines: dict[Urgency, OrderedDict[str, deque[Job]]] = {urgency: OrderedDict() for urgency in Urgency}
        self._waiting = asyncio.Semaphore(0)

    def count(self, urgency: Urgency) -> int:
        """How many jobs of that urgency are waiting."""
        return sum(map(len, self._lines[urgency].values()))

    def __len__(self) -> int:
        return sum(map(self.count, Urgency))

    def put(self, job: Job) -> None:
        """Adds a job; one that was interrupted comes first for its address."""
        line = self._lines[job.urgency].setdefault(job.address, deque())
        if job.tries or job.yields:
            line.appendleft(job)
        else:
            line.append(job)
        self._waiting.release()

    async def get(self) -> Job:
        """The next job, as soon as there is one."""
        await self._waiting.acquire()
        return self._take()

    def _take(self) -> Job:
        lines = next(lines for lines in self._lines.values() if lines)
        address, line = lines.popitem(last=False)
        job = line.popleft()
        if line:
            lines[address] = line  # to the end of the line
        return job

    def clear(self) -> list[Job]:
        """Removes and returns all waiting jobs."""
        left = []
        while len(self):
            left.append(self._take())
        return left
