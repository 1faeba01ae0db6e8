"""One client's line to a table: what is to be sent waits here, within bounds."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from red7.protocol.encoding import encode
from red7.protocol.messages import Bye
from red7.server.metrics import DROPPED
from red7.show.views import Viewer
from red7.table.orders import Person


def _nothing() -> None:
    """Nobody wants to know."""


class Connection:
    """Somebody who is told what happens at a table, over a socket or a stream of events."""

    def __init__(self, person: Person | None, wanted: int | None, *, backlog: int) -> None:
        """`wanted` is the seat to see through, where several are this person's."""
        self.person, self.wanted = person, wanted
        self.viewer = Viewer(person, None)
        """Through whose eyes the table was last shown."""
        self.onlookers: int | None = None
        """How many look on, as was last told."""
        self._backlog = backlog
        self._waiting: list[str] = []
        self._is_closed = False
        self.on_news: Callable[[], object] = _nothing
        """Called when something waits, and nothing did before."""
        self.on_close: Callable[[], object] = _nothing
        """Called once no more is to be sent than what waits already."""

    @property
    def is_closed(self) -> bool:
        """Whether good-bye has been said."""
        return self._is_closed

    def send(self, text: str) -> None:
        """Queues a message; a reader who is too slow for what is queued already is dropped."""
        if self._is_closed:
            return
        if len(self._waiting) >= self._backlog:
            self._waiting.clear()
            self.close(Bye(code="slow", text="you read more slowly than the table plays", again=True))
            return
        self._waiting.append(text)
        if len(self._waiting) == 1:
            self.on_news()

    def close(self, bye: Bye) -> None:
        """Says good-bye after all that waits."""
        if not self._is_closed:
            DROPPED.labels(bye.code).inc()
            self._is_closed = True
            self._waiting.append(encode(bye))
            self.on_news()
            self.on_close()

    def part(self) -> None:
        """Nobody reads any more; whoever did is let go, and with them the table, without a search for cycles."""
        self.on_news = self.on_close = _nothing

    def take(self) -> list[str]:
        """All that waits, which is sent now."""
        taken, self._waiting = self._waiting, []
        return taken

    async def messages(self) -> AsyncIterator[str]:
        """What is to be sent, as it comes, until the connection is closed."""
        news = asyncio.Event()
        self.on_news = news.set
        while True:
            while self._waiting:
                yield self._waiting.pop(0)
            if self._is_closed:
                return
            news.clear()
            await news.wait()
