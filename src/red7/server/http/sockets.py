"""Playing over a WebSocket: a client's messages are checked, limited and answered in order."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from contextlib import suppress
from functools import partial
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from red7.errors import Red7Error
from red7.protocol import VERSION
from red7.protocol.commands import Rematch, Say, Sit
from red7.protocol.decoding import Decoder
from red7.protocol.encoding import encode
from red7.protocol.messages import Bye, FromClient, Hello, Look, Ping, Pong, Refused
from red7.protocol.parts import TABLE_ID
from red7.protocol.problems import Forbidden, Malformed, NotFound, Unknown
from red7.server.clock import now
from red7.server.config import Config
from red7.server.failures import MISTAKE, told
from red7.server.http.answers import Answers
from red7.server.http.auth import asker_of, check_origin
from red7.server.http.transport import LINE, SocketLine
from red7.server.limits import Allowance, Asker, Bucket, Buckets, Counts, ProcessorTime
from red7.server.live.connection import Connection
from red7.server.live.deciding import decide
from red7.server.live.hub import Hub
from red7.server.logs import log
from red7.server.metrics import SOCKETS
from red7.server.refusals import WHO
from red7.show.views import look_text, viewer_for
from red7.table.orders import Order

_MESSAGE: Final[Decoder[FromClient]] = Decoder(FromClient)
_PATH: Final = re.compile(r"/api/tables/([^/]+)/socket")
_TABLE: Final = re.compile(TABLE_ID)
_PATIENCE: Final = 10.0
"""Seconds for a client to say hello."""
_LAST_WORDS: Final = 1.0
"""Seconds for a client to read what is waiting for it before the connection is closed."""
_NONSENSE: Final = 5
"""After this many messages in a row that cannot be read or come too fast, the connection is closed."""
_ID: Final = re.compile(r'"id"\s*:\s*"([A-Za-z0-9_-]{1,40})"')


class Nonsense(Exception):
    """A message that cannot be read, or comes too fast."""

    def __init__(self, text: str, *, code: str = "malformed", about: str | None = None) -> None:
        """`about` is the id of the command that is refused."""
        super().__init__(text)
        self.code, self.about = code, about


def read_message(text: str | None) -> FromClient:
    """The message; raises Nonsense, with a text of one line, if it cannot be read."""
    if text is None:
        raise Nonsense("send text, not bytes")
    try:
        return _MESSAGE.decode(text)
    except Malformed as error:
        raise Nonsense(error.message, about=_id_in(text)) from None


def _id_in(text: str) -> str | None:
    """The id of a command that is wrong elsewhere, so that the client knows which command was refused."""
    found = _ID.search(text)
    return found[1] if found else None


def _table_in(path: str) -> str:
    """The id of the table; raises if no table can have this id."""
    if not _TABLE.fullmatch(path):
        raise NotFound("no-table", "there is no such table")
    return path


async def serve_socket(socket: WebSocket) -> None:
    """Serves one client until the socket is closed."""
    state = socket.app.state
    config: Config = state.config
    allowance: Allowance = state.allowance
    sockets: Counts = state.sockets
    asker = asker_of(socket)
    may_ask, table = allowance.may_ask(asker), _table_of(socket)
    if may_ask and table is None:
        await socket.close()
        return
    if not may_ask or table is None or not sockets.enter(asker.address):
        await socket.close(1013)
        return
    SOCKETS.labels("socket").inc()
    try:
        conversation = _Conversation(socket, state.hub, config, asker)
        await socket.accept()
        await conversation.hold(table)
    finally:
        SOCKETS.labels("socket").dec()
        sockets.leave(asker.address)


def _table_of(socket: WebSocket) -> str | None:
    """The table that a socket is for; None if the path is wrong or a page of another site opened the socket."""
    try:
        check_origin(socket.headers, socket.app.state.config.public_url)
    except Forbidden:
        return None
    found = _PATH.fullmatch(socket.scope["path"])
    return found[1] if found else None


class _Conversation:
    """The conversation with one client."""

    def __init__(self, socket: WebSocket, hub: Hub, config: Config, asker: Asker) -> None:
        self._socket, self._hub, self._config, self._asker = socket, hub, config, asker
        self._line: SocketLine = socket.scope["extensions"].pop(LINE)
        self._bucket = Bucket(config.limits.rate, config.limits.burst)
        self._messages: Buckets = socket.app.state.messages
        self._time: ProcessorTime = socket.app.state.allowance.time
        self._nonsense = 0
        self._is_behind = False
        """Whether a message waits until the last one is answered."""

    # --- beginning and ending -----------------------------------------------------------------------------------

    async def hold(self, table: str) -> None:
        """Talks until the client or the server ends the conversation."""
        try:
            hello = await self._hello()
            self._live = await self._hub.visit(_table_in(table), hello.last if hello else None)
        except Nonsense as error:
            await self._leave(Bye(code="malformed", text=str(error), again=False))
            return
        except Red7Error as error:
            said = told(error)
            await self._leave(Bye(code=said.code, text=said.message, again=not isinstance(said, NotFound)))
            return
        except Exception:  # noqa: BLE001 (a bug in the server)
            log("mistake", level=logging.ERROR, exc_info=True)
            await self._leave(Bye(code="mistake", text=MISTAKE, again=True))
            return
        if hello is None:
            return
        self._loop = asyncio.get_running_loop()
        connection = self._connection = Connection(self._asker.person, hello.seat, backlog=self._config.limits.backlog)
        connection.write_to(self._line)
        self._answers = Answers(self._hub, self._live, connection)
        try:
            async with asyncio.timeout(None) as self._end:
                connection.on_close = lambda: self._end_in(_LAST_WORDS)
                connection.on_written = lambda: self._end_in(0)
                self._line.listener = self
                self._hub.join(self._live, connection, hello.last)
                await self._hear_rest()
        except TimeoutError:
            pass  # good-bye was said
        finally:
            self._line.listener = None
            self._hub.part(self._live, connection)
            connection.part()
            self._answers.cancel()
        await self._close()

    def _end_in(self, seconds: float) -> None:
        if self._line.listener is self and not self._end.expired():
            self._end.reschedule(self._loop.time() + seconds)

    async def _hello(self) -> Hello | None:
        """The first message; None if the client is gone."""
        try:
            async with asyncio.timeout(_PATIENCE):
                received = await self._socket.receive()
        except TimeoutError:
            raise Nonsense("send hello first, within seconds") from None
        if received["type"] != "websocket.receive":
            return None
        message = read_message(received.get("text"))
        if not isinstance(message, Hello):
            raise Nonsense("send hello first")
        if message.version != VERSION:
            raise Nonsense(f"this server speaks version {VERSION} of the protocol")
        return message

    async def _leave(self, bye: Bye) -> None:
        if self._socket.client_state is WebSocketState.CONNECTED:
            with suppress(WebSocketDisconnect, RuntimeError, OSError):
                await self._socket.send({"type": "websocket.send", "text": encode(bye)})
        await self._close()

    async def _close(self) -> None:
        if self._socket.client_state is WebSocketState.CONNECTED:
            with suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):  # the client may be gone
                async with asyncio.timeout(_LAST_WORDS):  # a client that reads nothing does not read this either
                    await self._socket.close()

    # --- listening ----------------------------------------------------------------------------------------------

    def write(self) -> None:
        """Writes what is waiting, now that the client reads again."""
        self._connection.write()

    @property
    def is_free(self) -> bool:
        """Whether all earlier messages are answered and the answers written: only one is handled at a time."""
        connection = self._connection
        return not (self._answers.is_awaited or self._is_behind or connection.is_writing or connection.is_closed)

    async def _hear_rest(self) -> None:
        """Handles messages that came while another was being answered, one by one, until the client is gone."""
        while (message := await self._socket.receive())["type"] == "websocket.receive":
            if self._answers.is_awaited:
                self._is_behind = True
                await self._answers.given()
                self._is_behind = False
            if self._connection.is_closed:
                await self._loop.create_future()  # good-bye was said: nothing more is read until the end
            self.hear(message.get("text"))

    def hear(self, text: str | None) -> None:
        """Answers a message, at once or as soon as possible."""
        started = time.perf_counter()  # as good as processor time, and sixteen times faster to read
        try:
            self._answer(self._read(text))
        except Nonsense as error:
            self._refuse(error)
        self._time.spend(self._asker, time.perf_counter() - started)

    def _refuse(self, error: Nonsense) -> None:
        self._nonsense += 1
        if self._nonsense >= _NONSENSE:
            self._connection.close(Bye(code=error.code, text=str(error), again=False))
        else:
            self._answers.say(Refused(id=error.about, code=error.code, text=str(error)))

    def _read(self, text: str | None) -> FromClient:
        message = read_message(text)
        if not self._may_ask():
            about = None if isinstance(message, Hello | Ping) else message.id
            raise Nonsense("too many messages at once; wait a little", code="rate", about=about)
        if isinstance(message, Hello):
            raise Nonsense("hello was already sent")
        self._nonsense = 0
        return message

    def _may_ask(self) -> bool:
        """Whether one more message is within the limits of the socket, the address and the processor time."""
        is_few = self._bucket.take() and self._messages.take(self._asker.address)
        return is_few and not self._time.is_spent(self._asker)

    # --- answering ----------------------------------------------------------------------------------------------

    def _answer(self, message: FromClient) -> None:
        live, connection, answers = self._live, self._connection, self._answers
        if isinstance(message, Ping):
            answers.say(Pong(now=now()))
            return
        assert not isinstance(message, Hello)
        try:
            if isinstance(message, Look):
                viewer = viewer_for(live.kept, connection.person, connection.wanted)
                connection.send(look_text(live.kept, viewer, message))
                return
            if isinstance(message, Say | Sit):
                self._hub.words.check(message)
            asked = time.perf_counter()
            if connection.person is None:
                raise Unknown("guest", WHO)  # noqa: TRY301 (handled below, like any other)
            order = Order(connection.person, now(), message)
            answers.is_awaited = True
            if live.epoch is None or isinstance(message, Rematch):  # these take longer
                answers.give_later(order, message.id, asked)
            else:
                decide(live, order, partial(answers.give, order, message.id, asked))
        except Exception as error:  # noqa: BLE001 (even after a bug, this client and all others play on)
            answers.fail(message.id, error)
