"""Connections to clients, here called lines: uvicorn's protocols, with limits that uvicorn does not have."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import Any, Final, Protocol, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # it was not compiled
    from websockets.utils import apply_mask

from red7.server.http.outgoing import SHORT, TEXT, OutgoingLine
from red7.server.limits import Bucket

_PATIENCE: Final = 10.0
"""Seconds for a whole request to arrive; for the first one, they start when the client connects."""
_HEAD_SIZE: Final = 16_384
"""Maximum size of a request without its body, in bytes: the request line, the headers and the body's framing."""
_HEADERS: Final = 100
"""Maximum number of headers in a request."""
_GOODBYE: Final = 1.0
"""Seconds for a client to answer when its socket is closed."""
_STUCK: Final = 30
"""Seconds after which the system drops a connection if the other end accepts no data."""
_RATE: Final = 20.0
"""Frames per second that are not whole messages: pings, pongs and fragments."""
_BURST: Final = 60
_UNREAD: Final = 262_144
"""Bytes that may wait for a client that does not read."""
_WHOLE: Final = 0x80
"""The bit in a frame's first byte that says that no more fragments follow."""
_MASKED: Final = 0x80
"""The bit in the second byte of a client's frame that says that a mask follows; the other bits are the size."""
_HEAD: Final = 6
"""Bytes before the content of a client's short frame: these two and the mask."""
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
"""The extension of its scope in which the application finds the line."""


class _TooLarge(Exception):
    """A request is too large, not counting its body."""


class HttpLine(HttpToolsProtocol):
    """A line for requests: each must arrive within seconds, and the size of its headers is limited."""

    _waiting: asyncio.TimerHandle | None = None
    _size = 0
    """Bytes of the request so far, without its body."""
    _is_too_large = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Starts waiting for a request."""
        super().connection_made(transport)
        _give_up_when_stuck(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Reads data; what comes after an answer begins another request."""
        if self.cycle is None or self.cycle.response_complete:  # type: ignore[redundant-expr] # None before the first
            self._wait()
        self._size += len(data)
        super().data_received(data)
        if self._size > _HEAD_SIZE and not self.transport.is_closing():  # and the request is not complete
            self._is_too_large = True
            self.send_400_response("")

    def on_url(self, url: bytes) -> None:
        """Reads the address or a part of it."""
        super().on_url(url)
        self._check(len(self.url) <= _HEAD_SIZE)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Reads a header, which may come before or after the body."""
        super().on_header(name, value)
        self._check(len(self.headers) <= _HEADERS)

    def on_headers_complete(self) -> None:
        """Checks the size of the address and the headers, as they may all have come at once."""
        size = len(self.url) + sum([len(name) + len(value) + 4 for name, value in self.headers])
        self._check(size <= _HEAD_SIZE)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Reads a part of the body, whose size is limited elsewhere."""
        self._size -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Stops waiting: the request is complete."""
        self._size = 0
        self._wait_no_more()
        super().on_message_complete()

    def _check(self, is_fine: bool) -> None:  # noqa: FBT001
        """Stops reading a request that is too large: any exception makes the parser stop."""
        if not is_fine:
            self._is_too_large = True
            raise _TooLarge

    def send_400_response(self, msg: str) -> None:
        """Refuses a request that is malformed or too large, and closes the line."""
        if not self._is_too_large:
            super().send_400_response(msg)
            return
        self.transport.write(_TOO_LARGE)
        self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        """Hands the connection over; without the parser, which refers back to this object, it is freed at once."""
        self._size = 0
        self._wait_no_more()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment] # as uvicorn does when a line is lost

    def connection_lost(self, exc: Exception | None) -> None:
        """Stops waiting: nothing more will come."""
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
    """Handles the messages that come over a line."""

    @property
    def is_free(self) -> bool:
        """Whether a message can be handled now; if not, it waits, and nothing more is read."""

    def hear(self, text: str) -> None:
        """Handles a message."""

    def write(self) -> None:
        """Writes waiting messages; called when the client reads again."""


class _Queue:
    """A queue that only the application reads; asyncio's queue takes four kilobytes for each socket."""

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


class _Gate:
    """Whether messages may be written, for which only one task waits; asyncio's event takes most of a kilobyte."""

    __slots__ = ("_is_open", "_opened")

    def __init__(self) -> None:
        self._is_open = True
        self._opened: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        return self._is_open

    def set(self) -> None:
        self._is_open = True
        if self._opened and not self._opened.done():
            self._opened.set_result(None)

    def clear(self) -> None:
        self._is_open = False

    async def wait(self) -> None:
        while not self._is_open:
            self._opened = asyncio.get_running_loop().create_future()
            await self._opened


class SocketLine(OutgoingLine):
    """A line for messages; it is cut if the client sends too many other frames, or does not read the answers to them.

    The application finds the line in its scope and can set a listener, which gets messages without a task or a queue.
    Messages are limited elsewhere: none is read before the last one is answered.
    """

    __slots__ = (
        "_bucket",
        "_is_between",
        "client",
        "close_timer",
        "conn",
        "frames",
        "listener",
        "ping_timer",
        "pong_timer",
        "queue",
        "scope",
        "server",
        "tasks",
        "transport",
        "writable",
    )
    """Most are uvicorn's own: a dict for more than thirty attributes is not shared, and takes more than a kilobyte."""

    listener: Listener | None
    _is_between: bool
    """Whether the parser has read only whole frames and is waiting for the next."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.listener, self._is_between = None, False
        self.close_timeout = _GOODBYE
        self.queue = _Queue()  # type: ignore[assignment] # uvicorn uses only these three methods
        self.writable = _Gate()  # type: ignore[assignment] # and of this one, all four
        self._bucket = Bucket(_RATE, _BURST)

    def handle_connect(self, event: Request) -> None:
        """Adds the line to the application's scope, unless the connection is refused."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment] # uvicorn's type does not include it
            self._is_between = True  # uvicorn hands over the request and nothing after it

    async def send(self, message: Any) -> None:
        """Sends a message of the application; once the socket is open, nobody needs to know how it was asked for."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()  # the parser holds the request
            cast("list[tuple[bytes, bytes]]", self.scope["headers"]).clear()  # and the application these two
            cast("dict[str, Any]", self.scope).clear()
            self.client = self.server = None
            del self.request, self.response

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more will come; without the parser, which refers back to this object, it is freed at once."""
        super().connection_lost(exc)
        del self.conn.parser

    def data_received(self, data: bytes) -> None:
        """Reads data; a short message that comes alone and whole, as nearly all do, skips the parser."""
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
        """Passes a message to the listener, if there is one; one that is too early or in fragments waits."""
        if event.fin and self.listener and self.listener.is_free and not self.read_paused:
            try:
                text = bytes(event.data).decode()
            except UnicodeDecodeError:
                pass  # handled below
            else:
                self.listener.hear(text)
                return
        super().handle_text(event)

    def resume_writing(self) -> None:
        """Lets the listener write what is waiting."""
        super().resume_writing()
        if self.listener:
            self.listener.write()

    def handle_ping(self) -> None:
        """Answers a ping."""
        if self._is_fine():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Notes that the client is still there."""
        if self._is_fine():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Keeps a fragment; fragments are counted because a message may have any number of empty ones."""
        if self._is_fine():
            super().handle_cont(event)

    def _is_fine(self) -> bool:
        """Whether one more frame may come; if not, the line is cut."""
        if self.transport.is_closing():
            return False
        if self._bucket.take() and self.transport.get_write_buffer_size() <= _UNREAD:
            return True
        self.transport.abort()
        return False


def _short_text(data: bytes) -> str | None:
    """The message in a client's frame; None unless this is exactly one frame with a short message."""
    size = len(data) - _HEAD
    if not 0 <= size <= SHORT or data[0] != TEXT or data[1] != _MASKED | size:
        return None
    try:
        return apply_mask(data[_HEAD:], data[2:_HEAD]).decode()
    except UnicodeDecodeError:
        return None


def _are_whole(data: bytes) -> bool:
    """Whether these are whole frames of a client, and none of them is a fragment."""
    at, end = 0, len(data)
    while at + _HEAD <= end and data[at] & _WHOLE:
        size = data[at + 1] & ~_MASKED
        if size > SHORT:  # two more bytes hold it; if it needs eight, the frame is too large for us
            size = 2 + int.from_bytes(data[at + 2 : at + 4], "big") if size == SHORT + 1 else end
        at += _HEAD + size
    return at == end


def _give_up_when_stuck(transport: asyncio.Transport) -> None:
    """Tells the system to close the connection when the other end stops reading."""
    line = transport.get_extra_info("socket")
    if line is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
        with suppress(OSError):  # it is not TCP
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * _STUCK)
