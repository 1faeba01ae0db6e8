"""One client's connection to a table, with a bounded queue of messages to send."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from red7.protocol.encoding import encode
from red7.protocol.messages import Bye
from red7.server.metrics import DROPPED
from red7.show.views import Viewer
from red7.table.orders import Person


def _nothing() -> None:
    """Does nothing: nobody is listening."""


class Connection:
    """A client that is told what happens at a table, over a socket or an event stream."""

    def __init__(self, person: Person | None, wanted: int | None, *, backlog: int) -> None:
        """`wanted` is the seat to view the table from, if the person has several."""
        self.person, self.wanted = person, wanted
        self.viewer = Viewer(person, None)
        """The viewer for whom the table was last shown."""
        self.onlookers: int | None = None
        """The number of onlookers that the client was last told."""
        self._backlog = backlog
        self._waiting: list[str] = []
        self._is_closed = False
        self.on_news: Callable[[], object] = _nothing
        """Called when a message is queued and none was waiting before, and when the connection is closed."""
        self.on_close: Callable[[], object] = _nothing
        """Called when the connection is closed; messages already queued are still sent."""

    @property
    def is_closed(self) -> bool:
        """Whether the goodbye message has been queued."""
        return self._is_closed

    def send(self, text: str) -> None:
        """Queues a message; a client that already has too many waiting is dropped."""
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
        """Queues a goodbye message after all others, and closes the connection."""
        if not self._is_closed:
            DROPPED.labels(bye.code).inc()
            self._is_closed = True
            self._waiting.append(encode(bye))
            self.on_news()
            self.on_close()

    def part(self) -> None:
        """Drops the callbacks once nobody reads, so that reader and table are freed without garbage collection."""
        self.on_news = self.on_close = _nothing

    def take(self) -> list[str]:
        """Empties the queue and returns its messages, to be sent now."""
        taken, self._waiting = self._waiting, []
        return taken

    async def messages(self) -> AsyncIterator[str]:
        """Yields messages as they are queued, until the connection is closed."""
        news = asyncio.Event()
        self.on_news = news.set
        while True:
            while self._waiting:
                yield self._waiting.pop(0)
            if self._is_closed:
                return
            news.clear()
            await news.wait()
