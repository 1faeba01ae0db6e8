"""The house: everything a browser's worker calls, as a server would be called over the wire."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Final

from red7.errors import Red7Error
from red7.offline.games import KEY as GAMES
from red7.offline.games import Games
from red7.offline.line import Line, Waiting
from red7.offline.outside import Bits, Keep, Now, Outside
from red7.offline.routes import Answer, Routes
from red7.offline.tables import KEY as TABLES
from red7.offline.tables import Tables
from red7.protocol import VERSION
from red7.protocol.encoding import encode
from red7.protocol.messages import Bye, FromClient, Hello, Look, Ping, Pong, Refused
from red7.protocol.plain import PlainDecoder
from red7.protocol.problems import Malformed, NotFound

_MESSAGE: Final = PlainDecoder[FromClient](FromClient)
_NONSENSE: Final = 5
"""After this many messages in a row that cannot be read, the line is closed."""
_ID: Final = re.compile(r'"id"\s*:\s*"([A-Za-z0-9_-]{1,40})"')


class House:
    """Tables for one person, without a server. Messages are those of docs/protocol.md."""

    def __init__(self, *, now: Now, bits: Bits, kept: Iterable[tuple[str, str]], keep: Keep) -> None:
        """`now` gives seconds since 1970 and `bits` random bytes.

        `keep` is called with a key and a text, or None to forget it; `kept` is what was kept in earlier lives. A text
        that cannot be read is left alone.
        """
        outside = self._outside = Outside(now, bits, keep)
        games = Games(outside)
        self._tables = Tables(outside, games)
        self._routes = Routes(outside, self._tables, games)
        self._lines: dict[int, Line] = {}
        self._waiting: Waiting = []
        for key, text in kept:
            with suppress(Malformed):
                if key.startswith(TABLES):
                    self._tables.restore(text)
                elif key.startswith(GAMES):
                    games.restore(text)

    @property
    def pause(self) -> float:
        """How many seconds a bot waits before its turn."""
        return self._tables.pause / 1000

    @pause.setter
    def pause(self, seconds: float) -> None:
        self._tables.pause = int(1000 * seconds)

    # --- as over HTTP --------------------------------------------------------------------------------------------

    def request(self, method: str, path: str, body: str = "") -> Answer:
        """The status and the text of the answer: JSON, but for records, and empty with status 204."""
        answer = self._routes.answer(method, path, body)
        self._tables.settle()
        return answer

    # --- as over a socket ----------------------------------------------------------------------------------------

    def open(self, line: int, table: str) -> None:
        """A new line to a table; its first message is a hello."""
        self._lines[line] = Line(line, table, self._waiting)

    def receive(self, line: int, text: str) -> None:
        """Answers a message."""
        here = self._lines.get(line)
        if here is None or here.is_closed:
            return
        if here.is_greeted:
            self._hear(here, text)
        else:
            self._greet(here, text)
        self._tables.settle()

    def close(self, line: int) -> None:
        """The client has closed its line."""
        here = self._lines.pop(line, None)
        if here and here.is_greeted:
            self._tables.find(here.table).part(here)
            self._tables.settle()

    def outgoing(self) -> Iterator[tuple[int, str | None]]:
        """The messages to send, in order, each with its line; None closes the line. They are given once."""
        while self._waiting:
            yield self._waiting.pop(0)

    def _greet(self, here: Line, text: str) -> None:
        try:
            hello = _MESSAGE.decode(text)
            if not isinstance(hello, Hello):
                raise Malformed("malformed", "send hello first")  # noqa: TRY301 (handled below, like any other)
            if hello.version != VERSION:
                raise Malformed("malformed", f"this server speaks version {VERSION} of the protocol")  # noqa: TRY301
            live = self._tables.find(here.table)
        except (Malformed, NotFound) as error:
            here.close(Bye(code=error.code, text=error.message, again=False))
            return
        here.is_greeted, here.wanted = True, hello.seat
        live.join(here, hello.last)

    def _hear(self, here: Line, text: str) -> None:
        try:
            message = _MESSAGE.decode(text)
            if isinstance(message, Hello):
                raise Malformed("malformed", "hello was already sent")  # noqa: TRY301 (handled below, like any other)
        except Malformed as error:
            self._refuse(here, text, error)
            return
        here.nonsense = 0
        if isinstance(message, Ping):
            here.send(encode(Pong(now=self._outside.now())))
            return
        live = self._tables.find(here.table)
        try:
            if isinstance(message, Look):
                here.send(encode(live.look(message, here.wanted)))
            else:
                here.send(encode(self._routes.carry_out(live, message, here.wanted)))
        except Red7Error as error:
            here.send(encode(Refused(id=message.id, code=error.code, text=error.message)))

    @staticmethod
    def _refuse(here: Line, text: str, error: Malformed) -> None:
        here.nonsense += 1
        if here.nonsense >= _NONSENSE:
            here.close(Bye(code=error.code, text=error.message, again=False))
            return
        about = _ID.search(text)
        here.send(encode(Refused(id=about[1] if about else None, code=error.code, text=error.message)))

    # --- what happens by itself ----------------------------------------------------------------------------------

    def wakes_at(self) -> float | None:
        """When `wake` wants to be called, in seconds since 1970; None if nothing will happen by itself."""
        due = self._tables.next_due()
        return None if due is None else due / 1000

    def wake(self) -> None:
        """Does what is due: one bot's move, or one deadline."""
        self._tables.do_due()
        self._tables.settle()
