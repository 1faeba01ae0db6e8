"""Promises: the outcome of an order that was decided, once it is known."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Lost(Exception):
    """A decision could not be saved: another process owns the table by now, or storage has failed."""


class Promise:
    """Whether an order is saved, and the sequence number it leads to; callers are told once it is known."""

    __slots__ = ("_is_known", "_seq", "_then")

    def __init__(self) -> None:
        self._is_known = False
        self._seq: int | None = None
        self._then: list[Callable[[int | None], object]] = []

    @staticmethod
    def known(seq: int) -> Promise:
        """The promise of an order that is already saved."""
        promise = Promise()
        promise.settle(seq)
        return promise

    def settle(self, seq: int | None) -> None:
        """Sets the outcome: the sequence number if the order is saved, None if it is lost."""
        self._is_known, self._seq = True, seq
        waiting, self._then = self._then, []  # drops the callbacks
        for tell in waiting:
            tell(seq)

    def then(self, tell: Callable[[int | None], object]) -> None:
        """Calls `tell` with the number, or None, once it is known."""
        if self._is_known:
            tell(self._seq)
        else:
            self._then.append(tell)

    async def seq(self) -> int:
        """Waits until the order is saved, and returns its number; raises Lost."""
        known = asyncio.Event()
        self.then(lambda _: known.set())
        await known.wait()
        if self._seq is None:
            raise Lost
        return self._seq
