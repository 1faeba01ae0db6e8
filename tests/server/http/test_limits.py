"""What one address or connection may ask for, what is refused at the door, and what nobody gets to see."""

from __future__ import annotations

import json
import socket
import struct
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from red7.protocol.messages import Pong, Refused
from red7.server.config import Config, Limits
from tests.support.raw_sockets import frame, raw_socket
from tests.support.wire import Guest, everybodys, finish, http, in_thread, open_table, token


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> str:
    return everybodys(tmp_path_factory.getbasetemp()).url


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with little patience, behind https."""
    few = Limits(sockets=3, tables=3, requests=50, processor=1e3)
    database = f"sqlite:///{tmp_path_factory.mktemp('strict')}/red7.db"
    config = Config(database=database, thinkers=1, public_url="https://red7.example", limits=few)
    with in_thread(config) as address:
        yield address


# --- sockets -----------------------------------------------------------------------------------------------------


@pytest.fixture
def guest(url: str) -> Iterator[Guest]:
    with Guest(url, open_table(url, token()), token()) as one:
        yield one


@pytest.mark.parametrize("size", [2049, 100_000])
def test_a_message_of_more_than_2_kb_ends_the_connection(guest: Guest, size: int) -> None:
    guest.send(" " * (size - 15) + '{"type":"ping"}')
    assert guest.goodbye() is None
    assert guest._socket.close_code == 1009


def test_a_message_of_2_kb_is_read(guest: Guest) -> None:
    guest.send(" " * (2048 - 15) + '{"type":"ping"}')
    assert isinstance(guest.until(lambda one: isinstance(one, Pong)), Pong)


def test_a_long_message_in_pieces_ends_the_connection(guest: Guest) -> None:
    with suppress(ConnectionClosed):
        guest._socket.send([" " * 500] * 10)
    assert guest.goodbye() is None
    assert not guest.of(Refused)


def test_what_cannot_be_read_is_refused_five_times(guest: Guest) -> None:
    for _ in range(4):
        guest.send("nonsense")
    for _ in range(4):
        refused = guest.until(lambda one: isinstance(one, Refused))
        assert isinstance(refused, Refused)
        assert (refused.id, refused.code) == (None, "malformed")
    guest.catch_up()  # one good word
    for _ in range(5):
        guest.send("nonsense")
    bye = guest.goodbye()
    assert bye
    assert (bye.code, bye.again) == ("malformed", False)


def test_bytes_are_no_messages(guest: Guest) -> None:
    guest.send(b'{"type":"ping"}')
    refused = guest.until(lambda one: isinstance(one, Refused))
    assert isinstance(refused, Refused)
    assert refused.code == "malformed"
    guest.catch_up()


def test_a_flood_is_refused_and_then_cut_off(guest: Guest) -> None:
    with suppress(ConnectionClosed):
        for number in range(2000):
            guest.send(json.dumps({"type": "look", "id": f"l{number}", "steps": ""}))
    bye = guest.goodbye()
    assert bye
    assert bye.code == "rate"
    rates = [one for one in guest.of(Refused) if one.code == "rate"]
    assert rates
    assert all(one.id and one.id.startswith("l") for one in rates), "it is said which was refused"
    others = [one for one in guest.of(Refused) if one.code != "rate"]
    assert 60 <= len(others) < 200


def test_too_many_sockets_of_an_address(strict: str) -> None:
    table = "AAAAAAAAAA"
    waiting = [Guest(strict, table, None, hello=False) for _ in range(3)]
    with pytest.raises(InvalidStatus) as refused:
        Guest(strict, table, None, hello=False)
    assert refused.value.response.status_code in (403, 429)
    waiting.pop().__exit__(None, None, None)
    time.sleep(0.2)
    waiting.append(Guest(strict, table, None, hello=False))
    for one in waiting:
        one.__exit__(None, None, None)
    time.sleep(0.2)


def test_a_foreign_page_opens_no_socket(url: str) -> None:
    table = open_table(url, token())
    address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
    for origin in ("https://evil.example", "null", "http://[", "http://127.0.0.1:1", "//" + urlsplit(url).netloc + "x"):
        with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin(origin), proxy=None):
            pass
        assert refused.value.response.status_code == 403
    with connect(address, origin=Origin(url), proxy=None) as socket_:
        socket_.send('{"type":"hello","version":2}')
        assert json.loads(socket_.recv(10))["type"] == "view"


@pytest.mark.long
def test_a_reader_who_reads_nothing_is_dropped(tmp_path: Path) -> None:
    """It asks for much and takes nothing: what waits for it is bounded, and others play on."""
    generous = Limits(sockets=1000, tables=1000, requests=1000, rate=1e9, burst=10**9, processor=1e3)
    with in_thread(Config(database=f"sqlite:///{tmp_path}/red7.db", thinkers=1, limits=generous)) as url:
        one, two = token(), token()
        table = open_table(url, one)
        with Guest(url, table, one) as ann, Guest(url, table, two) as bob, ExitStack() as stack:
            ann.sit("Ann")
            bob.sit("Bob")
            stuck = stack.enter_context(closing(raw_socket(url, table, two)))
            hello = frame('{"type":"hello","version":2}')
            stale = frame('{"type":"play","id":"a","seq":0,"steps":"."}')  # each is answered with a whole view
            stuck.sendall(hello)
            stuck.settimeout(0.5)
            with suppress(OSError):  # at some time nothing more is taken
                for _ in range(100_000):
                    stuck.sendall(stale * 10)
            deadline = time.monotonic() + 15
            while True:
                metrics = httpx.get(f"{url}/metrics").text
                if 'red7_connections{kind="socket"} 2.0' in metrics and 'why="slow"' in metrics:
                    break
                assert time.monotonic() < deadline, [line for line in metrics.splitlines() if "connections" in line]
                time.sleep(0.1)
            finish(ann, bob)


def test_clients_that_vanish_do_no_harm(url: str) -> None:
    """Whoever writes to a connection that is gone is told so by a signal, which ends many a program."""
    one = token()
    table = open_table(url, one)
    with Guest(url, table, one) as ann:
        ann.sit("Ann")
        for _ in range(20):
            gone = raw_socket(url, table, token())
            gone.sendall(frame('{"type":"hello","version":2}') + frame('{"type":"ping"}') * 20)
            gone.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            gone.close()
            half = raw_socket(url, table, token())
            half.close()
            ann.do("react", reaction="wow")
        assert httpx.get(f"{url}/readyz").status_code == 200
        ann.catch_up()


# --- requests ----------------------------------------------------------------------------------------------------


def test_tables_of_an_address_in_an_hour(strict: str) -> None:
    with http(strict, token()) as asking:
        wanted = {"seats": [{"kind": "person"}] * 2}
        codes = [asking.post("/api/tables", json=wanted).status_code for _ in range(4)]
        assert codes == [201, 201, 201, 429]
        assert asking.post("/api/tables", json=wanted).json()["code"] == "tables"


def test_a_body_that_is_too_large(url: str) -> None:
    with http(url, token()) as asking:
        large = asking.post("/api/tables", content=b" " * 2049, headers={"content-type": "application/json"})
        assert (large.status_code, large.json()["code"]) == (413, "too-large")

        def pieces() -> Iterator[bytes]:
            for _ in range(100):
                yield b" " * 100

        unsaid = asking.post("/api/tables", content=pieces(), headers={"content-type": "application/json"})
        assert (unsaid.status_code, unsaid.json()["code"]) == (413, "too-large")
        game = asking.post("/api/games", content=b"{" + b" " * 300_000, headers={"content-type": "application/json"})
        assert (game.status_code, game.json()["code"]) == (413, "too-large")


def test_requests_of_an_address_a_second(tmp_path: Path) -> None:
    few = Limits(requests=2, processor=1e3)
    config = Config(database=f"sqlite:///{tmp_path}/red7.db", thinkers=1, limits=few)
    with in_thread(config) as address, http(address) as asking:
        answers = [asking.get("/api/tables") for _ in range(12)]
        assert [answer.status_code for answer in answers[:8]] == [200] * 8
        assert answers[-1].status_code == 429
        assert answers[-1].json()["code"] == "rate"
        assert asking.get("/healthz").status_code == 200, "whoever runs it may always ask"


@pytest.mark.long
def test_the_processor_time_of_an_address(tmp_path: Path) -> None:
    little = Limits(requests=100_000, processor=0.0001)
    with in_thread(Config(database=f"sqlite:///{tmp_path}/red7.db", thinkers=1, limits=little)) as url:
        board = {"text": "red7/1 1.3[ROY/12345/3] R5:*3/Y4:Y5Y3R2 - *7 1 @1"}
        with http(url) as asking:
            codes = [answer.status_code for answer in _until_refused(asking, board)]
            assert set(codes[:-1]) == {200}
            assert asking.get("/healthz").status_code == 200
            assert asking.get("/api/tables").json()["code"] == "rate"
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=url, transport=elsewhere, timeout=20) as other:
            assert other.post("/api/boards/look", json=board).status_code == 200, "another has its own"


def _until_refused(asking: httpx.Client, board: dict[str, str]) -> Iterator[httpx.Response]:
    for _ in range(20_000):
        answer = asking.post("/api/boards/look", json=board)
        yield answer
        if answer.status_code != 200:
            return


def test_sockets_of_an_address_share_what_it_may_say(tmp_path: Path) -> None:
    few = Limits(requests=100_000, messages=1, processor=1e3)
    with in_thread(Config(database=f"sqlite:///{tmp_path}/red7.db", thinkers=1, limits=few)) as url:
        table = open_table(url, token())
        with Guest(url, table, token()) as ann, Guest(url, table, token()) as bob:
            for _ in range(3):
                ann.say("ping")
            ann.until(lambda one: isinstance(one, Pong))
            for number in range(4):  # of which one at most may pass again by now
                bob.say("look", id=f"look{number}", steps="")
            refused = bob.until(lambda one: isinstance(one, Refused))
            assert isinstance(refused, Refused)
            assert refused.code == "rate"


@pytest.mark.long
def test_no_address_keeps_another_from_an_answer(tmp_path: Path) -> None:
    """One address asks for analyses without end, as many guests; another asks forty times, and is answered."""
    board = {"text": "red7/1 1.3[RV/1234567/3] R3:V7R5V2/V6:R4V4R1 - V5R2V1R7V3R6 0"}
    ended = threading.Event()

    def ask_on(url: str) -> None:
        while not ended.is_set():
            with http(url, token()) as asking, suppress(httpx.TransportError):
                asking.post("/api/boards/analyse", json=board)

    limits = Limits(requests=100_000, processor=1e3)
    with (
        in_thread(Config(database=f"sqlite:///{tmp_path}/red7.db", thinkers=1, limits=limits)) as url,
        ThreadPoolExecutor(6) as crowd,
    ):
        try:
            for _ in range(6):
                crowd.submit(ask_on, url)
            elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
            with httpx.Client(base_url=url, transport=elsewhere, timeout=60) as other:
                while other.post("/api/boards/analyse", json=board).status_code == 503:
                    time.sleep(1)  # it wakes up
                answers = [other.post("/api/boards/analyse", json=board).status_code for _ in range(40)]
            assert answers == [200] * 40
        finally:
            ended.set()


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", ""])
def test_a_foreign_page_posts_nothing(url: str, origin: str) -> None:
    with http(url, token()) as asking:
        answer = asking.post("/api/tables", json={"seats": [{"kind": "person"}] * 2}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        own = asking.post("/api/guests", headers={"origin": url})
        assert own.status_code == 201


def test_the_public_address_is_our_own(strict: str) -> None:
    with http(strict) as asking:
        assert asking.post("/api/guests", headers={"origin": "https://red7.example"}).status_code == 201
        assert asking.post("/api/guests", headers={"origin": "https://red7.example.evil"}).status_code == 403
        assert "max-age" in asking.get("/healthz").headers["strict-transport-security"]


def test_the_cookie(url: str, strict: str) -> None:
    for address, is_secure in ((url, False), (strict, True)):
        with http(address) as asking:
            given = asking.get("/api/me")
            assert given.status_code == 204
            name, *flags = given.headers["set-cookie"].split("; ")
            assert len(name.partition("=")[2]) >= 32
            assert {"HttpOnly", "SameSite=Lax", "Path=/api"} <= set(flags)
            assert ("Secure" in flags) is is_secure
            assert "Domain" not in given.headers["set-cookie"]
    with http(url) as asking:
        asking.get("/api/me")
        assert "set-cookie" not in asking.get("/api/me").headers, "who has one keeps it"
        opened = asking.post("/api/tables", json={"seats": [{"kind": "person"}] * 2})
        assert opened.json()["view"]["you"]["host"]


def test_all_methods_of_a_path_are_allowed(url: str) -> None:
    with http(url) as asking:
        for path, methods in (
            ("/api/tables", "GET, POST"),
            ("/api/games/abc/review", "DELETE, GET, POST"),
            ("/api/guests", "POST"),
            ("/healthz", "GET, HEAD"),
        ):
            answer = asking.put(path)
            assert (answer.status_code, answer.headers["allow"]) == (405, methods)
