"""Batches: requests about many tables go to the database as one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Final, Generic, TypeVar

Value = TypeVar("Value")

_MOST: Final = 50
"""The most tables in one request: it is a single transaction, and nobody should wait long for it."""


class Batches(Generic[Value]):
    """Collects requests about tables; those that arrive while one is running go together into the next."""

    def __init__(
        self,
        ask: Callable[[list[str]], Awaitable[Mapping[str, Value | Exception]]],
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        """`ask` returns the answer for each of several tables, or an exception to raise for that table."""
        self._ask, self._spawn = ask, spawn
        self._waiting: dict[str, asyncio.Future[Value]] = {}
        self._is_running = False

    def put(self, table: str) -> asyncio.Future[Value]:
        """A future for the answer, from a request that has not started yet."""
        if table not in self._waiting:
            self._waiting[table] = asyncio.get_running_loop().create_future()
            self._waiting[table].add_done_callback(lambda answer: answer.cancelled() or answer.exception())
            if not self._is_running:
                self._is_running = True
                self._spawn(self._run())
        return self._waiting[table]

    async def get(self, table: str) -> Value:
        """Waits for the answer and returns it."""
        return await asyncio.shield(self.put(table))

    async def _run(self) -> None:
        batch: dict[str, asyncio.Future[Value]] = {}
        try:
            while self._waiting:
                batch = {table: self._waiting.pop(table) for table in list(self._waiting)[:_MOST]}
                try:
                    answers = await self._ask(list(batch))
                except Exception as error:  # noqa: BLE001 (passed on to the callers)
                    answers = dict.fromkeys(batch, error)
                for table, answer in batch.items():
                    found = answers[table]
                    if isinstance(found, Exception):
                        answer.set_exception(found)
                    else:
                        answer.set_result(found)
        finally:
            self._is_running = False
            for answer in (*batch.values(), *self._waiting.values()):
                answer.cancel()  # still unanswered when the server stops
