"""The lines that clients are connected by: uvicorn's protocols, with bounds where uvicorn has none."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from red7.server.limits import Bucket

_PATIENCE: Final = 20.0
"""Seconds in which a request has to come whole, and the first one to come at all."""
_STUCK: Final = 30
"""Seconds after which the system gives a connection up whose other end takes nothing."""
_RATE: Final = 20.0
"""Frames a second that are no messages: pings, pongs, and pieces of a message."""
_BURST: Final = 60
_UNREAD: Final = 262_144
"""Bytes that may wait for a client that does not read."""


class HttpLine(HttpToolsProtocol):
    """A line by which requests come, each within seconds."""

    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begins to wait for a request."""
        super().connection_made(transport)
        _give_up_when_stuck(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Reads on; what comes after an answer begins another request."""
        if self.cycle is None or self.cycle.response_complete:  # type: ignore[redundant-expr] # None before the first
            self._wait()
        super().data_received(data)

    def on_message_complete(self) -> None:
        """A whole request has come."""
        self._wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The line is handed on."""
        self._wait_no_more()
        super().handle_websocket_upgrade()

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


class SocketLine(WebSocketsSansIOProtocol):
    """A line by which messages come; whoever sends much else, or has it answered and reads nothing, is cut off.

    Messages are bounded elsewhere: none is read before the last one is answered.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._bucket = Bucket(_RATE, _BURST)

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


def _give_up_when_stuck(transport: asyncio.Transport) -> None:
    """Has the system end the connection where the other end takes nothing for long."""
    line = transport.get_extra_info("socket")
    if line is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
        with suppress(OSError):  # it is no TCP
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * _STUCK)
