"""Messages as they go over the line."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from urllib.parse import urlsplit

import pytest
from websockets.frames import Frame, Opcode

from red7.server.config import Config
from red7.server.http import sockets
from red7.server.http.outgoing import _frame
from red7.server.http.transport import _are_whole, _short_text
from tests.support.raw_sockets import raw_socket
from tests.support.wire import ENOUGH, in_thread, open_table, token


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_frame_is_what_the_library_would_send(size: int) -> None:
    data = b"x" * size
    assert _frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def sent(text: str | bytes, **how: bool) -> bytes:
    data = text.encode() if isinstance(text, str) else text
    return Frame(Opcode.TEXT, data, **how).serialize(mask=True)


@pytest.mark.parametrize("text", ["", "{}", "Zoë", "x" * 125])
def test_a_short_message_is_read_as_it_was_sent(text: str) -> None:
    assert _short_text(sent(text)) == text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        sent("x" * 126),
        sent("{}")[:-1],
        sent("{}") + sent("{}")[:3],
        sent("{}") * 2,
        sent("{}", fin=False),
        sent(b"\xff"),
        Frame(Opcode.TEXT, b"{}").serialize(mask=False) + b"1234",
        Frame(Opcode.PING, b"{}").serialize(mask=True),
        Frame(Opcode.BINARY, b"{}").serialize(mask=True),
        b"\xc1" + sent("{}")[1:],  # a reserved bit
    ],
    ids=lambda _: "sent",  # masks are random
)
def test_anything_else_is_left_to_the_parser(data: bytes) -> None:
    assert _short_text(data) is None


@pytest.mark.parametrize("sizes", [[0], [1], [125, 126, 0], [2000, 3], [65_535]])
def test_whole_frames_are_known_wherever_they_end(sizes: list[int]) -> None:
    data = b"".join(sent("x" * size) for size in sizes)
    assert _are_whole(data)
    for cut in (1, 2, 5):
        assert not _are_whole(data[:-cut])
        assert not _are_whole(data + data[:cut])


def test_pieces_and_the_longest_are_not_taken_for_whole() -> None:
    assert not _are_whole(sent("{}", fin=False))
    assert not _are_whole(sent("{}") + sent("{}", fin=False))
    assert not _are_whole(sent("x" * 65_536))


# --- requests that are too large, or never whole ------------------------------------------------------------------


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = f"sqlite:///{tmp_path_factory.mktemp('transport')}/red7.db"
    with in_thread(Config(database=database, thinkers=1, limits=ENOUGH)) as address:
        yield address


def answer_to(url: str, *parts: bytes) -> bytes:
    """What a server says to these bytes, until it closes the line or says nothing more."""
    parts_of = urlsplit(url)
    with closing(socket.create_connection((parts_of.hostname, parts_of.port), timeout=5)) as line:
        with suppress(ConnectionError):
            for part in parts:
                line.sendall(part)
        heard = b""
        with suppress(ConnectionError, TimeoutError):
            while data := line.recv(65_536):
                heard += data
    return heard


WHO = b"GET /api/who?palette=R7 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
UPGRADE = (
    b"GET /api/tables/AAAAAAAAAA/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
CHUNKED = (
    b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
)


def test_a_request_of_usual_size_is_answered(url: str) -> None:
    many = b"".join(b"X-Header-%d: %s\r\n" % (number, b"x" * 150) for number in range(90))
    assert b" 200 " in answer_to(url, WHO, many, b"\r\n").splitlines()[0]
    body = b'{"text": "%s"}' % (b"x" * 200_000)
    head = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n"
    whole = answer_to(url, head + b"Content-Length: %d\r\n\r\n" % len(body), body)
    assert b" 422 " in whole.splitlines()[0], "a large body is no large head"


@pytest.mark.parametrize(
    "parts",
    [
        (WHO, b"X-Long: " + b"x" * 20_000 + b"\r\n\r\n"),
        (WHO, b"X: y\r\n" * 101 + b"\r\n"),
        (b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",),
        (UPGRADE, b"Cookie: " + b"x" * 20_000 + b"\r\n\r\n"),
        (WHO, b"X-Endless: " + b"x" * 17_000),
        (CHUNKED, b"X-After: " + b"x" * 17_000),
    ],
    ids=["long header", "many headers", "long address", "handshake", "endless header", "endless trailer"],
)
def test_a_request_with_too_much_around_its_body_is_refused(url: str, parts: tuple[bytes, ...]) -> None:
    heard = answer_to(url, *parts)
    assert b" 431 " in heard
    assert b'"code":"too-large"' in heard


def test_nobody_sends_headers_without_end(url: str) -> None:
    parts = urlsplit(url)
    sent = 0
    with closing(socket.create_connection((parts.hostname, parts.port), timeout=5)) as line:
        line.sendall(WHO + b"X-Endless: ")
        with suppress(ConnectionError):
            while sent < 600_000_000:
                sent += line.send(b"x" * 65_536)
    assert sent < 32_000_000, "no more than what the system holds on its way"


def test_a_silent_socket_is_closed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not even answer the good-bye."""
    monkeypatch.setattr(sockets, "_PATIENCE", 0.1)
    who = token()
    with closing(raw_socket(url, open_table(url, who), who)) as line:
        line.settimeout(8)  # uvicorn alone would wait for ten
        heard = b""
        with suppress(ConnectionError):
            while data := line.recv(4096):
                heard += data
    assert b"send hello first" in heard
