"""The game over a WebSocket: what a client sends is read with care, answered in order, and bounded."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from contextlib import suppress
from typing import Final

from fastapi import APIRouter, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from red7.errors import Red7Error
from red7.protocol import VERSION
from red7.protocol.messages import Bye, FromClient, Hello, Look, Ping, Pong, Refused
from red7.protocol.parts import Part, TableId
from red7.server.config import Config
from red7.server.connection import Connection
from red7.server.guests import check_origin, needed, person_of
from red7.server.hub import Hub
from red7.server.limits import Bucket, Counts
from red7.server.live import Live
from red7.server.logs import log, now
from red7.server.metrics import ANSWER, COMMANDS, SOCKETS
from red7.server.outage import told
from red7.server.problems import Forbidden, NotFound
from red7.server.render import look, view, viewer_for

_MESSAGE: Final = TypeAdapter[FromClient](FromClient)
_TABLE: Final = TypeAdapter[str](TableId)
_PATIENCE: Final = 10.0
"""Seconds in which a client has to say hello."""
_LAST_WORDS: Final = 1.0
"""Seconds in which a client has to take what waits for it, once the connection is to be closed."""
_NONSENSE: Final = 5
"""Messages that cannot be read, or come too fast, before the connection is closed."""
_ID: Final = re.compile(r'"id"\s*:\s*"([A-Za-z0-9_-]{1,40})"')
_MISTAKE: Final = "a mistake in the server itself; it has been noted"

_ANSWERS: Final = {outcome: COMMANDS.labels(outcome) for outcome in ("done", "refused")}

router = APIRouter()


class Nonsense(Exception):
    """A message that cannot be read, or comes too fast."""

    def __init__(self, text: str, *, code: str = "malformed", about: str | None = None) -> None:
        """`about` is the id of the command that is refused by this."""
        super().__init__(text)
        self.code, self.about = code, about


def read_message(text: str) -> FromClient:
    """The message; raises Nonsense in one line where it is none."""
    try:
        return _MESSAGE.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        where = ".".join(str(part) for part in first["loc"]) or "message"
        reason = "".join(sign if sign.isprintable() else "?" for sign in f"{where}: {first['msg']}"[:200])
        raise Nonsense(reason, about=_id_in(text)) from None


def _id_in(text: str) -> str | None:
    """The id of a command that is wrong in another part, so that whoever sent it knows which one was refused."""
    found = _ID.search(text)
    return found[1] if found else None


def _table_in(path: str) -> str:
    """The table that is asked for; raises where none can be called that."""
    try:
        return _TABLE.validate_python(path)
    except ValidationError:
        raise NotFound("no-table", "there is no such table") from None


@router.websocket("/api/tables/{table}/socket")
async def table_socket(socket: WebSocket, table: str) -> None:
    """One client's game."""
    state = socket.app.state
    config: Config = state.config
    address = socket.client.host if socket.client else ""
    sockets: Counts = state.sockets
    try:
        check_origin(socket.headers, config.public_url)
    except Forbidden:
        await socket.close()
        return
    if not sockets.enter(address):
        await socket.close(1013)
        return
    await socket.accept()
    SOCKETS.labels("socket").inc()
    try:
        await _Conversation(socket, state.hub, config).hold(table)
    finally:
        SOCKETS.labels("socket").dec()
        sockets.leave(address)


class _Conversation:
    """What is said over one socket."""

    def __init__(self, socket: WebSocket, hub: Hub, config: Config) -> None:
        self._socket, self._hub, self._config = socket, hub, config
        self._bucket = Bucket(config.limits.rate, config.limits.burst)
        self._nonsense = 0

    async def hold(self, table: str) -> None:
        """Talks until one of both has enough."""
        try:
            hello = await self._hello()
            live = await self._hub.find(_table_in(table))
        except Nonsense as error:
            await self._leave(Bye(code="malformed", text=str(error), again=False))
            return
        except Red7Error as error:
            said = told(error)
            await self._leave(Bye(code=said.code, text=said.message, again=not isinstance(said, NotFound)))
            return
        except Exception:  # noqa: BLE001 (a mistake of ours)
            log("mistake", level=logging.ERROR, exc_info=True)
            await self._leave(Bye(code="mistake", text=_MISTAKE, again=True))
            return
        if hello is None:
            return
        connection = Connection(person_of(self._socket), hello.seat, backlog=self._config.limits.backlog)
        self._hub.join(live, connection, hello.last)
        sending = asyncio.create_task(self._send(connection))
        connection.on_close = lambda: asyncio.get_running_loop().call_later(_LAST_WORDS, sending.cancel)
        hearing = asyncio.create_task(self._hear(live, connection))
        try:
            await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
            if connection.is_closed and not sending.done():
                await asyncio.wait((sending,), timeout=_LAST_WORDS)  # a good-bye may be on its way
        finally:
            self._hub.part(live, connection)
            sending.cancel()
            hearing.cancel()
            await asyncio.gather(sending, hearing, return_exceptions=True)
        await self._close()

    async def _hello(self) -> Hello | None:
        """The first message; None where the client is gone."""
        try:
            async with asyncio.timeout(_PATIENCE):
                text = await self._receive()
        except TimeoutError:
            raise Nonsense("hello comes first, and within seconds") from None
        if text is None:
            return None
        message = read_message(text)
        if not isinstance(message, Hello):
            raise Nonsense("hello comes first")
        if message.version != VERSION:
            raise Nonsense(f"this server speaks version {VERSION} of the protocol")
        return message

    async def _receive(self) -> str | None:
        """The next message; None where the client is gone."""
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text: str | None = message.get("text")
        if text is None:
            raise Nonsense("text, please, not bytes")
        return text

    async def _send(self, connection: Connection) -> None:
        """Sends what waits, until the connection is closed from our side."""
        async for text in connection.messages():
            await self._socket.send({"type": "websocket.send", "text": text})

    async def _hear(self, live: Live, connection: Connection) -> None:
        """Answers what comes, one after the other."""
        while True:
            answer: Part
            try:
                text = await self._receive()
                if text is None:
                    return
                answer = await self._answer(live, connection, self._read(text))
                self._nonsense = 0
            except Nonsense as error:
                self._nonsense += 1
                if self._nonsense >= _NONSENSE:
                    connection.close(Bye(code=error.code, text=str(error), again=False))
                    return
                answer = Refused(id=error.about, code=error.code, text=str(error))
            connection.send(answer.model_dump_json())

    def _read(self, text: str) -> FromClient:
        message = read_message(text)
        if not self._bucket.take():
            about = None if isinstance(message, Hello | Ping) else message.id
            raise Nonsense("too much at a time; wait a little", code="rate", about=about)
        return message

    async def _answer(self, live: Live, connection: Connection, message: FromClient) -> Part:
        if isinstance(message, Ping):
            return Pong(now=now())
        if isinstance(message, Hello):
            raise Nonsense("hello was said already")
        try:
            if isinstance(message, Look):
                return look(live.kept, viewer_for(live.kept, connection.person, connection.wanted), message)
            asked = time.perf_counter()
            answer = await self._hub.submit(live.id, needed(connection.person), message)
            ANSWER.observe(time.perf_counter() - asked)
            _ANSWERS[answer.type].inc()
            if isinstance(answer, Refused) and answer.view and connection.wanted is not None:
                shown = view(live.kept, viewer_for(live.kept, connection.person, connection.wanted), now())
                return answer.model_copy(update={"view": shown})
            return answer
        except Red7Error as error:
            said = told(error)
            return Refused(id=message.id, code=said.code, text=said.message)
        except Exception:  # noqa: BLE001 (a mistake of ours; this client and all others play on)
            log("mistake", level=logging.ERROR, exc_info=True)
            return Refused(id=message.id, code="mistake", text=_MISTAKE)

    async def _leave(self, bye: Bye) -> None:
        if self._socket.client_state is WebSocketState.CONNECTED:
            with suppress(WebSocketDisconnect, RuntimeError, OSError):
                await self._socket.send({"type": "websocket.send", "text": bye.model_dump_json()})
        await self._close()

    async def _close(self) -> None:
        if self._socket.client_state is WebSocketState.CONNECTED:
            with suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):  # it may be gone meanwhile
                async with asyncio.timeout(_LAST_WORDS):  # who reads nothing does not read that either
                    await self._socket.close()
