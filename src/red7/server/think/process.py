"""A worker process, from the server's side: start it, give it jobs, cancel them, end it."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import count
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import Final

from red7.server.think import worker

_NOBODY: Final = 0


class Worker:
    """A spawned process: a server has threads, so it cannot be forked safely."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._called_off = context.Value("Q", _NOBODY, lock=False)
        self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=worker.begin, initargs=(self._called_off,))
        self._numbers = count(_NOBODY + 1)
        self._number = _NOBODY
        self._process: BaseProcess | None = None
        self.has_begun = False
        """Whether the last job reached it at all."""

    @property
    def pid(self) -> int | None:
        """Its process id."""
        return self._process.pid if self._process else None

    async def begin(self) -> None:
        """Starts the process and lets it load what it needs; raises BrokenProcessPool if it dies."""
        others = set(active_children())
        with _signals_held():
            warming = self._pool.submit(worker.run, _NOBODY - 1, "warm")
        self._process = next(iter(set(active_children()) - others), None)
        await asyncio.wrap_future(warming)

    async def run(self, name: str, *arguments: object) -> object:
        """The result of a job; raises Cancelled if it was cancelled, BrokenProcessPool if the process died."""
        self._number = next(self._numbers)
        self.has_begun = False
        asked = self._pool.submit(worker.run, self._number, name, *arguments)
        self.has_begun = True
        try:
            return await asyncio.wrap_future(asked)
        finally:
            self._number = _NOBODY

    def call_off(self) -> None:
        """Tells it to drop its current job; it notices in a moment."""
        if self._number:
            self._called_off.value = self._number

    async def end(self) -> None:
        """Ends the process, whatever it is doing: nothing is lost."""
        if self._process and self._process.is_alive():
            self._process.kill()
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)


@contextmanager
def _signals_held() -> Iterator[None]:
    """Shields a process started meanwhile from Ctrl-C and SIGTERM: the server handles them and ends it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
