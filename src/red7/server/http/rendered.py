"""Answers that take long to write, and never change: those asked for last are kept as they went out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable

from fastapi import Response


class Rendered:
    """Written answers, within a bound of bytes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._kept: dict[Hashable, bytes] = {}

    async def answer(self, key: Hashable, write: Callable[[], Awaitable[Response]]) -> Response:
        """The answer that is kept under that key, or the one that is written now."""
        body = self._kept.pop(key, None)
        if body is None:
            written = await write()
            body = bytes(written.body)
            if key in self._kept:  # somebody else has asked meanwhile
                return written
            self._size += len(body)
        self._kept[key] = body  # as the last one used
        while self._size > self._most:
            self._size -= len(self._kept.pop(next(iter(self._kept))))
        return Response(body, media_type="application/json")
