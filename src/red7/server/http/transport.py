"""The lines that clients are connected by: uvicorn's protocols, with bounds where uvicorn has none."""

from __future__ import annotations

import asyncio
import socket
import struct
from contextlib import suppress
from typing import Any, Final, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was not compiled
    from websockets.utils import apply_mask

from red7.server.limits import Bucket

_PATIENCE: Final = 10.0
"""Seconds in which a request has to come whole, and the first one to come at all."""
_HEAD_SIZE: Final = 16_384
"""Bytes of a request besides its body: the request line, the headers, and what frames the body."""
_HEADERS: Final = 100
"""Headers of a request."""
_GOODBYE: Final = 1.0
"""Seconds in which a client has to answer when its socket is closed."""
_STUCK: Final = 30
"""Seconds after which the system gives a connection up whose other end takes nothing."""
_RATE: Final = 20.0
"""Frames a second that are no messages: pings, pongs, and pieces of a message."""
_BURST: Final = 60
_UNREAD: Final = 262_144
"""Bytes that may wait for a client that does not read."""
_WHOLE: Final = 0x80
"""Of a frame's first byte: it is no piece of a message."""
_TEXT: Final = _WHOLE | Opcode.TEXT
"""How the frame of a whole message begins."""
_MASKED: Final = 0x80
"""Of a client's frame's second byte, which holds its size too: a mask follows."""
_HEAD: Final = 6
"""Bytes before what a client's frame holds: these two, and the mask."""
_SHORT: Final = 125
"""The size up to which there are no more than those."""
_OPEN: Final = State.OPEN
_REFUSAL: Final = b'{"code":"too-large","text":"more than 16384 bytes or 100 headers before the body"}'
_TOO_LARGE: Final = b"".join(
    (
        b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: application/json\r\nconnection: close\r\n",
        b"content-length: %d\r\n\r\n" % len(_REFUSAL),
        _REFUSAL,
    )
)
LINE: Final = "red7.line"
"""Where the application finds the line, among the extensions of its scope."""


class _TooLarge(Exception):
    """A request has more before or around its body than is read."""


class HttpLine(HttpToolsProtocol):
    """A line by which requests come, each within seconds, and with headers of bounded size."""

    _waiting: asyncio.TimerHandle | None = None
    _size = 0
    """Bytes of a request so far, without its body."""
    _is_too_large = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begins to wait for a request."""
        super().connection_made(transport)
        _give_up_when_stuck(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Reads on; what comes after an answer begins another request."""
        if self.cycle is None or self.cycle.response_complete:  # type: ignore[redundant-expr] # None before the first
            self._wait()
        self._size += len(data)
        super().data_received(data)
        if self._size > _HEAD_SIZE and not self.transport.is_closing():  # and more is to come
            self._is_too_large = True
            self.send_400_response("")

    def on_url(self, url: bytes) -> None:
        """Reads on, in what may be the middle of the address."""
        super().on_url(url)
        self._check(len(self.url) <= _HEAD_SIZE)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Reads a header, before the body or after it."""
        super().on_header(name, value)
        self._check(len(self.headers) <= _HEADERS)

    def on_headers_complete(self) -> None:
        """All headers have come, perhaps at once."""
        size = len(self.url) + sum([len(name) + len(value) + 4 for name, value in self.headers])
        self._check(size <= _HEAD_SIZE)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Reads a part of the body, which is bounded elsewhere."""
        self._size -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """A whole request has come."""
        self._size = 0
        self._wait_no_more()
        super().on_message_complete()

    def _check(self, is_fine: bool) -> None:  # noqa: FBT001
        """Stops reading a request that is too large: whatever is raised here ends it."""
        if not is_fine:
            self._is_too_large = True
            raise _TooLarge

    def send_400_response(self, msg: str) -> None:
        """Refuses what is no request, or too large a one, and closes the line."""
        if not self._is_too_large:
            super().send_400_response(msg)
            return
        self.transport.write(_TOO_LARGE)
        self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        """Hands the line on; without its parser, which refers back to it, this one is freed at once."""
        self._size = 0
        self._wait_no_more()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment] # as uvicorn does when a line is lost

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing comes any more."""
        self._wait_no_more()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._waiting is None:
            self._waiting = self.loop.call_later(_PATIENCE, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


class Listener(Protocol):
    """Whoever is told what comes over a line."""

    @property
    def is_free(self) -> bool:
        """Whether a message can be heard now; otherwise it waits, and no more is read."""

    def hear(self, text: str) -> None:
        """A message has come."""

    def write(self) -> None:
        """What waits can be written."""


class _Queue:
    """What waits for the application, which reads alone: asyncio's queue takes four kilobytes for each socket."""

    __slots__ = ("_read", "_waiting")

    def __init__(self) -> None:
        self._waiting: list[Any] = []
        self._read: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self._waiting.append(item)
        if self._read and not self._read.done():
            self._read.set_result(None)

    async def get(self) -> Any:
        while not self._waiting:
            self._read = asyncio.get_running_loop().create_future()
            await self._read
        return self._waiting.pop(0)

    def empty(self) -> bool:
        return not self._waiting


class SocketLine(WebSocketsSansIOProtocol):
    """A line by which messages come; whoever sends much else, or has it answered and reads nothing, is cut off.

    The application finds it in its scope, and may listen: then messages need no task, and no queue, to get there.
    Messages are bounded elsewhere: none is read before the last one is answered.
    """

    listener: Listener | None = None
    _is_between = False
    """Whether the parser has read whole frames only, and waits for another."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.close_timeout = _GOODBYE
        self.queue = _Queue()  # type: ignore[assignment] # of which uvicorn uses these three methods
        self._bucket = Bucket(_RATE, _BURST)

    @property
    def is_writable(self) -> bool:
        """Whether the client takes what it is sent."""
        return self.writable.is_set() and not self.close_sent and not self.transport.is_closing()

    def write(self, texts: list[str]) -> None:
        """Sends messages, all at once, where the line is writable."""
        self.transport.write(b"".join([_frame(text.encode()) for text in texts]))

    def handle_connect(self, event: Request) -> None:
        """Begins."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment] # which holds more than uvicorn knows of
            self._is_between = True  # uvicorn hands on the request, and nothing after it

    async def send(self, message: Any) -> None:
        """Sends what the application says; once the socket is open, nobody asks any more how it was."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing comes any more; without its parser, which refers back to it, all of this is freed at once."""
        super().connection_lost(exc)
        del self.conn.parser

    def data_received(self, data: bytes) -> None:
        """Reads on; a short message that comes alone and whole, as nearly all do, needs no parser to be handed on."""
        if self._is_between:
            listener = self.listener
            if listener and listener.is_free and not self.read_paused and self.conn.state is _OPEN:
                text = _short_text(data)
                if text is not None:
                    listener.hear(text)
                    return
            self._is_between = _are_whole(data)
        super().data_received(data)

    def handle_text(self, event: Frame) -> None:
        """Hands a message on, where somebody listens; what comes in pieces, or too early, has to wait."""
        if event.fin and self.listener and self.listener.is_free and not self.read_paused:
            try:
                text = bytes(event.data).decode()
            except UnicodeDecodeError:
                pass  # which is dealt with below
            else:
                self.listener.hear(text)
                return
        super().handle_text(event)

    def resume_writing(self) -> None:
        """Goes on with what waits."""
        super().resume_writing()
        if self.listener:
            self.listener.write()

    def handle_ping(self) -> None:
        """Answers."""
        if self._is_fine():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Notes that somebody is there."""
        if self._is_fine():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Keeps a piece, which may be empty: of those any number fits into a message."""
        if self._is_fine():
            super().handle_cont(event)

    def _is_fine(self) -> bool:
        """Whether one more may come; if not, the line is cut."""
        if self.transport.is_closing():
            return False
        if self._bucket.take() and self.transport.get_write_buffer_size() <= _UNREAD:
            return True
        self.transport.abort()
        return False


def _short_text(data: bytes) -> str | None:
    """The message of a client's frame; None where this is anything but one frame with a short one."""
    size = len(data) - _HEAD
    if not 0 <= size <= _SHORT or data[0] != _TEXT or data[1] != _MASKED | size:
        return None
    try:
        return apply_mask(data[_HEAD:], data[2:_HEAD]).decode()
    except UnicodeDecodeError:
        return None


def _are_whole(data: bytes) -> bool:
    """Whether these are clients' frames that come whole, and none of them a piece of a message."""
    at, end = 0, len(data)
    while at + _HEAD <= end and data[at] & _WHOLE:
        size = data[at + 1] & ~_MASKED
        if size > _SHORT:  # it is given in two more bytes; in more of them, it is none for us
            size = 2 + int.from_bytes(data[at + 2 : at + 4], "big") if size == _SHORT + 1 else end
        at += _HEAD + size
    return at == end


def _frame(data: bytes) -> bytes:
    """A message as it goes over the line: what it is, how long it is, and the message."""
    size = len(data)
    if size <= _SHORT:
        return bytes((_TEXT, size)) + data
    return (
        struct.pack("!BBH", _TEXT, 126, size) + data if size < 65_536 else struct.pack("!BBQ", _TEXT, 127, size) + data
    )


def _give_up_when_stuck(transport: asyncio.Transport) -> None:
    """Tells the system to close the connection when the other end stops reading."""
    line = transport.get_extra_info("socket")
    if line is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
        with suppress(OSError):  # it is no TCP
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * _STUCK)
