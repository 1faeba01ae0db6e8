"""Messages to a client, as the frames of a WebSocket."""

from __future__ import annotations

import struct
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode

TEXT: Final = 0x80 | Opcode.TEXT
"""The first byte of a frame that holds a whole message."""
SHORT: Final = 125
"""The largest content of a short frame; larger ones need more bytes for the size."""


class OutgoingLine(WebSocketsSansIOProtocol):
    """The half of a line on which messages go to the client."""

    @property
    def is_writable(self) -> bool:
        """Whether the line is open and the client reads what it is sent."""
        return self.writable.is_set() and not self.close_sent and not self.transport.is_closing()

    def write(self, texts: list[str]) -> None:
        """Sends messages, all at once; the line must be writable."""
        self.transport.write(b"".join([_frame(text.encode()) for text in texts]))


def _frame(data: bytes) -> bytes:
    """A message as a frame: its type, its size and the message itself."""
    size = len(data)
    if size <= SHORT:
        return bytes((TEXT, size)) + data
    return struct.pack("!BBH", TEXT, 126, size) + data if size < 65_536 else struct.pack("!BBQ", TEXT, 127, size) + data
