"""A cache of answers that take long to write and never change."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable

from fastapi import Response


class Rendered:
    """Keeps the answers used last, up to a number of bytes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._kept: dict[Hashable, bytes] = {}

    async def answer(self, key: Hashable, write: Callable[[], Awaitable[Response]]) -> Response:
        """The answer that is kept under that key; if there is none, it is written now."""
        body = self._kept.pop(key, None)
        if body is None:
            written = await write()
            body = bytes(written.body)
            if key in self._kept:  # another request was faster
                return written
            self._size += len(body)
        self._kept[key] = body  # at the end, as the one used last
        while self._size > self._most:
            self._size -= len(self._kept.pop(next(iter(self._kept))))
        return Response(body, media_type="application/json")
