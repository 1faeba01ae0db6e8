"""One client's connection to a table, with a bounded queue of messages to send."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Protocol

from red7.protocol.encoding import encode
from red7.protocol.messages import Bye
from red7.server.metrics import DROPPED
from red7.show.views import Viewer
from red7.table.orders import Person


class Line(Protocol):
    """What carries messages to a client: a socket."""

    @property
    def is_writable(self) -> bool:
        """Whether it is open and the client reads what it is sent."""

    def write(self, texts: list[str]) -> None:
        """Sends messages, all at once; the line must be writable."""


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
        self.is_closed = False
        """Whether the goodbye message has been queued."""
        self.on_news: Callable[[], object] = _nothing
        """Called when a message is queued and none was waiting before, and when the connection is closed."""
        self.on_close: Callable[[], object] = _nothing
        """Called when the connection is closed; messages already queued are still sent."""
        self.on_written: Callable[[], object] = _nothing
        """Called when the goodbye message has been written to the line."""
        self.is_writing = False
        """Whether messages will be written to the line after everything that is happening now."""
        self._line: Line | None = None

    def send(self, text: str) -> None:
        """Queues a message; a client that already has too many waiting is dropped."""
        if self.is_closed:
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
        if not self.is_closed:
            DROPPED.labels(bye.code).inc()
            self.is_closed = True
            self._waiting.append(encode(bye))
            self.on_news()
            self.on_close()

    def part(self) -> None:
        """Drops the callbacks once nobody reads, so that reader and table are freed without garbage collection."""
        self.on_news = self.on_close = self.on_written = _nothing
        self._line = None

    def take(self) -> list[str]:
        """Empties the queue and returns its messages, to be sent now."""
        taken, self._waiting = self._waiting, []
        return taken

    def write_to(self, line: Line) -> None:
        """Writes what is queued to a line, from now on."""
        self._line, self.on_news = line, self._write_soon

    def _write_soon(self) -> None:
        """Schedules a write after everything that is happening now, so that all messages go out together."""
        if not self.is_writing:
            self.is_writing = True
            asyncio.get_running_loop().call_soon(self.write)

    def write(self) -> None:
        """Writes what is waiting, unless the client does not read what it was sent before."""
        self.is_writing = False
        if self._line and self._line.is_writable:
            if self._waiting:
                self._line.write(self.take())
            if self.is_closed:
                self.on_written()

    async def messages(self) -> AsyncIterator[str]:
        """Yields messages as they are queued, until the connection is closed."""
        news = asyncio.Event()
        self.on_news = news.set
        while True:
            while self._waiting:
                yield self._waiting.pop(0)
            if self.is_closed:
                return
            news.clear()
            await news.wait()
