"""One client's line to a table: which seat it looks from, and what is to be sent."""

from __future__ import annotations

from red7.protocol.encoding import encode
from red7.protocol.messages import Bye
from red7.show.views import Viewer

Waiting = list[tuple[int, str | None]]
"""Messages to be sent, each with the number of its line; None closes the line."""


class Line:
    """One client's line."""

    def __init__(self, number: int, table: str, waiting: Waiting) -> None:
        self.number, self.table = number, table
        self.wanted: int | None = None
        """The seat to look from, if the person has several."""
        self.viewer = Viewer(None, None)
        """The viewer for whom the table was last shown."""
        self.is_greeted = False
        self.is_closed = False
        self.nonsense = 0
        """How many messages in a row could not be read."""
        self._waiting = waiting

    def send(self, text: str) -> None:
        """Sends a message."""
        if not self.is_closed:
            self._waiting.append((self.number, text))

    def close(self, bye: Bye) -> None:
        """Says goodbye and closes the line."""
        self.send(encode(bye))
        if not self.is_closed:
            self._waiting.append((self.number, None))
            self.is_closed = True
