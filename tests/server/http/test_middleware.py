"""The door and the lines behind it: how often one may come in, how long one may stand there, and what one is told."""

from __future__ import annotations

import asyncio
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from red7 import Red7Error
from red7.protocol.decoding import decode
from red7.protocol.messages import Bye, Refused
from red7.server.config import Config, Limits
from red7.server.failures import AWAY
from red7.server.http import transport
from red7.server.http.transport import HttpLine
from red7.server.live.hub import Hub
from red7.server.run.running import _allow_connections
from red7.server.store.storage import Storage
from tests.support.lanes import sample
from tests.support.raw_sockets import frame, raw_socket
from tests.support.serving import Served
from tests.support.wire import ENOUGH, Guest, http, in_thread, open_table, token

DETAIL = "postgresql://db.internal/red7: connection to server at 10.1.2.3 failed"
FAILURES = ("database-unreachable", "database-failed", "disk-full", "lease-over", "log-differs")
PING, PONG, PIECE = 9, 10, 0


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose insides can be changed."""
    database = f"sqlite:///{tmp_path_factory.mktemp('middleware')}/red7.db"
    with in_thread(Config(database=database, thinkers=1, limits=ENOUGH)) as address:
        yield address


@pytest.fixture
def own_url(tmp_path: Path) -> Iterator[str]:
    """A server of a test's own, at which nobody else meets what is broken."""
    with in_thread(Config(database=f"sqlite:///{tmp_path}/red7.db", thinkers=1, limits=ENOUGH)) as address:
        yield address


def ends(line: socket.socket, within: float) -> bool:
    """Whether the other end closes the line in that time."""
    line.settimeout(within)
    try:
        while line.recv(65_536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def plain_socket(url: str, text: str = "") -> socket.socket:
    """A line by which that much of a request has come."""
    parts = urlsplit(url)
    made = socket.create_connection((parts.hostname or "", parts.port or 0))
    made.sendall(text.encode())
    return made


def control(kind: int, data: bytes = b"") -> bytes:
    """A frame that is no message; a piece is not the last one."""
    return bytes([kind if kind == PIECE else 0x80 | kind, 0x80 | len(data), 0, 0, 0, 0]) + data


# --- sockets -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [PING, PONG, PIECE])
def test_whoever_sends_much_that_is_no_message_is_cut_off(url: str, kind: int) -> None:
    with raw_socket(url, open_table(url, token()), token()) as line:
        line.sendall(frame('{"type":"hello","version":2}'))
        if kind == PIECE:
            line.sendall(bytes([0x01, 0x80, 0, 0, 0, 0]))
        line.sendall(control(kind) * 40)
        assert not ends(line, 0.5), "some are usual"
        with suppress(OSError):
            line.sendall(control(kind) * 500)
        assert ends(line, 5)


def test_whoever_has_pings_answered_and_reads_nothing_is_cut_off(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "_RATE", 1e9)
    monkeypatch.setattr(transport, "_BURST", 1e9)
    with raw_socket(url, open_table(url, token()), token()) as line:
        line.settimeout(10)
        with pytest.raises(ConnectionError):
            line.sendall(control(PING, b"x" * 125) * 400_000)


def test_sockets_are_requests(tmp_path: Path) -> None:
    config = Config(database=f"sqlite:///{tmp_path}/red7.db", thinkers=1, limits=Limits(requests=2, processor=1e3))
    with in_thread(config) as url:
        address = f"ws{url.removeprefix('http')}/api/tables/AAAAAAAAAA/socket"
        for _ in range(8):
            with connect(address, proxy=None, close_timeout=1):
                pass
        with http(url) as asking:
            while asking.get("/api/tables").status_code == 200:
                pass
            with pytest.raises(InvalidStatus) as refused, connect(address, proxy=None):
                pass
            assert refused.value.response.status_code == 403
            assert asking.get("/healthz").status_code == 200


@pytest.mark.parametrize("table", ["no", "%00AAAAAAAAA", "AAAAAAAAAA%0A", "%ED%A0%80", "A" * 500])
def test_what_can_be_no_table_is_not_looked_for(url: str, monkeypatch: pytest.MonkeyPatch, table: str) -> None:
    async def find(_: Hub, table: str) -> None:
        raise AssertionError(table)

    monkeypatch.setattr(Hub, "find", find)
    with connect(f"ws{url.removeprefix('http')}/api/tables/{table}/socket", proxy=None) as line:
        line.send('{"type":"hello","version":2}')
        bye = decode(Bye, line.recv(10))
    assert (bye.code, bye.again) == ("no-table", False)


# --- half a request ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\r\n",
        "GET / HT",
        "GET /healthz HTTP/1.1\r\nHost: red7\r\n",
        "POST /api/guests HTTP/1.1\r\nHost: red7\r\nContent-Length: 5\r\n\r\n",
        "GET /healthz HTTP/1.1\r\nHost: red7\r\n\r\nGET /healthz HT",
    ],
)
def test_who_does_not_come_to_the_end_of_a_request_is_cut_off(
    url: str, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setattr(transport, "_PATIENCE", 0.6)
    first, found, second = text.partition("\r\n\r\nGET")
    with plain_socket(url, first + "\r\n\r\n" if found else text) as line:
        if found:
            time.sleep(0.3)
            line.sendall(b"GET" + second.encode())
        began = time.monotonic()
        assert ends(line, 5)
        assert time.monotonic() - began > 0.3


def test_whole_requests_have_their_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "_PATIENCE", 0.5)
    one = token()
    table = open_table(url, one)
    with http(url, one) as asking, Guest(url, table, one) as ann, asking.stream("GET", f"/api/tables/{table}/events"):
        with plain_socket(url, "GET /healthz HTTP/1.1\r\nHost: red7\r\n\r\n") as line:
            assert not ends(line, 1.2), "it is kept for the next request"
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: red7\r\n\r\n")
            line.settimeout(5)
            assert b"alive" in line.recv(65_536)
        ann.sit("Ann")


# --- the system --------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="not on this system")
def test_the_system_gives_up_whoever_takes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    class Noting(HttpLine):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            line = transport.get_extra_info("socket")
            made.append(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT))

    monkeypatch.setattr(transport, "HttpLine", Noting)
    with in_thread(Config(database=f"sqlite:///{tmp_path}/red7.db", thinkers=1)) as url, http(url) as asking:
        assert asking.get("/healthz").status_code == 200
    assert made == [30_000]


def test_as_many_connections_as_the_system_allows() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(before[1], 1_048_576) if before[1] != resource.RLIM_INFINITY else 1_048_576
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[0]), before[1]))
        _allow_connections()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (wanted, before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.long
def test_a_server_raises_its_limit(tmp_path: Path) -> None:
    server = Served(f"sqlite:///{tmp_path}/red7.db", tmp_path)
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[0]), before[1]))
    try:
        server.launch()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    server.wait()
    assert server.process
    said = Path(f"/proc/{server.process.pid}/limits")
    if said.exists():
        soft, hard = next(line for line in said.read_text().splitlines() if "open files" in line).split()[3:5]
        assert soft == hard or int(soft) == 1_048_576
    assert server.stop() == 0


# --- a database that is away -------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", sample(FAILURES, 3))
def test_nobody_is_told_where_the_database_is(
    own_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, code: str
) -> None:
    said = f"table AAAAAAAAAA: {code}" if code in ("lease-over", "log-differs") else DETAIL
    url, one = own_url, token()
    with Guest(url, open_table(url, one), one) as ann:

        async def fail(*_: object) -> None:
            raise Red7Error(code, said)

        def check(*_: object) -> None:
            raise Red7Error(code, said)

        monkeypatch.setattr(Hub, "find", fail)
        monkeypatch.setattr("red7.server.http.sockets.decide", check)
        monkeypatch.setattr(Storage, "check", check)
        answer = ann.ask("react", reaction="wow")
        assert isinstance(answer, Refused)
        assert (answer.code, answer.text) == ("unavailable", AWAY)
        with connect(f"ws{url.removeprefix('http')}/api/tables/AAAAAAAAAA/socket", proxy=None) as line:
            line.send('{"type":"hello","version":2}')
            assert decode(Bye, line.recv(10)) == Bye(code="unavailable", text=AWAY, again=True)
        with http(url, one) as asking:
            refused = asking.get("/api/tables/AAAAAAAAAA")
            assert (refused.status_code, refused.json()) == (503, {"code": "unavailable", "text": AWAY})
            ready = asking.get("/readyz")
            assert (ready.status_code, ready.text) == (503, f"{AWAY}\n")
    fields = [getattr(record, "fields", {}) for record in caplog.records if record.message == "outage"]
    assert len(fields) == 4
    assert all(one["code"] == code for one in fields)
    assert all((one.get("error") == DETAIL) is (said == DETAIL) for one in fields)
    assert "AAAAAAAAAA" not in str(fields), "a table's name is the key to it"


def test_other_refusals_are_told_as_they_are(url: str) -> None:
    with http(url) as asking:
        assert asking.get("/api/tables/AAAAAAAAAA").json()["code"] == "no-table"
