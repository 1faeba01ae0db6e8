"""WebSockets by hand, for clients that behave badly."""

from __future__ import annotations

import base64
import os
import socket
from urllib.parse import urlsplit


def raw_socket(url: str, table: str, who: str) -> socket.socket:
    """A socket on which nothing is read but the handshake."""
    parts = urlsplit(url)
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect((parts.hostname, parts.port))
    key = base64.b64encode(os.urandom(16)).decode()
    made.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {who}\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += made.recv(1)
    assert b" 101 " in answer
    return made


def frame(text: str) -> bytes:
    """A message as a client sends it, with a mask of nothing."""
    data = text.encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data
