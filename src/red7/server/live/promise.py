"""Promises: what becomes of an order that was decided, once that is known."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Lost(Exception):
    """What was decided could not be kept: the table is another's by now, or storage has failed."""


class Promise:
    """Whether an order is kept, and the sequence number it leads to: who asks is told at once, or when it is known."""

    __slots__ = ("_is_known", "_seq", "_then")

    def __init__(self) -> None:
        self._is_known = False
        self._seq: int | None = None
        self._then: list[Callable[[int | None], object]] = []

    @staticmethod
    def known(seq: int) -> Promise:
        """The promise of an order that was kept before."""
        promise = Promise()
        promise.settle(seq)
        return promise

    def settle(self, seq: int | None) -> None:
        """The order is kept, and leads to that number; None where it is lost."""
        self._is_known, self._seq = True, seq
        waiting, self._then = self._then, []  # whoever is told is held no longer
        for tell in waiting:
            tell(seq)

    def then(self, tell: Callable[[int | None], object]) -> None:
        """Calls `tell` with the number, or None, once it is known."""
        if self._is_known:
            tell(self._seq)
        else:
            self._then.append(tell)

    async def seq(self) -> int:
        """The number, once the order is kept; raises Lost."""
        known = asyncio.Event()
        self.then(lambda _: known.set())
        await known.wait()
        if self._seq is None:
            raise Lost
        return self._seq
