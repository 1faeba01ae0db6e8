"""The stock of puzzles: those that come with the package, and those that the workers find when they are idle."""

from __future__ import annotations

import asyncio
import logging
import secrets
from itertools import cycle
from typing import Final

from red7.errors import Red7Error
from red7.server.logs import log
from red7.server.store.storage import Storage
from red7.server.think.pool import Thinking
from red7.show.puzzles import shipped, sorted_line

_WANTED: Final = 300
_OF_A_SORT: Final = 40
"""Most puzzles of one kind and grade."""
_PAUSE: Final = 60.0
"""Seconds between two searches."""
_SORTS: Final = tuple(
    (rules, kind, players)
    for players in (2, 3, 4)
    for rules in ("1.3", "1.3ds", "1.3dsa")
    for kind in ("win", "survive")
    if kind == "survive" or players == 2
)


class Stock:
    """Keeps storage filled with puzzles."""

    def __init__(self, storage: Storage, thinking: Thinking, *, pause: float = _PAUSE) -> None:
        self._storage, self._thinking, self._pause = storage, thinking, pause

    async def begin(self) -> None:
        """Adds the puzzles of the package, so that there is always one."""
        await asyncio.to_thread(self._storage.add_puzzles, list(shipped()))

    async def fill(self) -> None:
        """Looks for more puzzles whenever the workers are idle, until there are enough."""
        for rules, kind, players in cycle(_SORTS):
            await asyncio.sleep(self._pause)
            while not self._thinking.is_idle:
                await asyncio.sleep(self._pause)
            if await asyncio.to_thread(self._storage.count_puzzles) >= _WANTED:
                return
            try:
                line = await self._thinking.find_puzzle(rules, kind, players=players, seed=secrets.token_hex(8))
            except Red7Error as error:
                log("no-puzzle", level=logging.WARNING, error=error.message)
                continue
            if line:
                await asyncio.to_thread(self._add, line)

    def _add(self, line: str) -> None:
        """Adds a puzzle, unless there are enough of its kind and grade."""
        kind, grade, _ = sorted_line(line)
        if self._storage.count_puzzles(kind=kind, grade=grade) < _OF_A_SORT:
            self._storage.add_puzzles([(kind, grade, line)])
