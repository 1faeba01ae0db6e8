"""The headers of every answer, and a log without secrets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from red7.protocol.decoding import decode
from red7.protocol.messages import Bye
from red7.server.config import Config
from red7.server.http.auth import digest
from red7.server.http.middleware import HEADERS
from red7.server.live.hub import Hub
from tests.support.serving import served
from tests.support.wire import ENOUGH, Guest, everybodys, finish, http, in_thread, open_table, token


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> str:
    return everybodys(tmp_path_factory.getbasetemp()).url


ANSWERS: list[tuple[str, str, int, dict[str, Any]]] = [
    ("GET", "/healthz", 200, {}),
    ("GET", "/openapi.json", 200, {}),
    ("GET", "/api/tables", 200, {}),
    ("GET", "/api/me", 204, {}),
    ("GET", "/nowhere.txt", 404, {}),
    ("GET", "/api/tables/AAAAAAAAAA", 404, {}),
    ("GET", "/api/tables/no", 422, {}),
    ("DELETE", "/api/tables", 405, {}),
    ("POST", "/api/tables", 401, {"json": {"seats": [{"kind": "person"}] * 2}}),
    ("POST", "/api/tables", 422, {"json": {}}),
    ("POST", "/api/tables", 413, {"content": b" " * 3000}),
    ("POST", "/api/guests", 403, {"headers": {"origin": "https://evil.example"}}),
]


@pytest.mark.parametrize(("method", "path", "status", "asked"), ANSWERS)
def test_every_answer_has_the_headers(url: str, method: str, path: str, status: int, asked: dict[str, Any]) -> None:
    with http(url) as asking:
        answer = asking.request(method, path, **asked)
    assert answer.status_code == status
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "server" not in answer.headers
    if status >= 400:
        assert set(answer.json()) == {"code", "text"}


def test_a_mistake_of_ours_has_the_headers_and_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def find(_: Hub, table: str) -> None:
        raise RuntimeError("what nobody is to know")

    with in_thread(Config(database=f"sqlite:///{tmp_path}/red7.db", thinkers=1, limits=ENOUGH)) as url:
        monkeypatch.setattr(Hub, "find", find)
        with http(url) as asking:
            answer = asking.get("/api/tables/AAAAAAAAAA")
            assert (answer.status_code, answer.json()["code"]) == (500, "mistake")
            for name, value in HEADERS.items():
                assert answer.headers[name] == value
            assert "nobody" not in answer.text
            assert asking.get("/healthz").status_code == 200
        with connect(f"ws{url.removeprefix('http')}/api/tables/AAAAAAAAAA/socket", proxy=None) as socket_:
            socket_.send('{"type":"hello","version":2}')
            bye = decode(Bye, socket_.recv(10))
            assert (bye.code, bye.again) == ("mistake", True)
            assert "nobody" not in bye.text


@pytest.mark.long
def test_the_log_holds_no_secrets(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path}/red7.db", tmp_path) as server:
        one, two = token(), token()
        table = open_table(server.url, one, name="Namely", seats=2, bots=(1,))
        with Guest(server.url, table, one) as ann, Guest(server.url, table, two) as bob:
            ann.sit("Annabel", bits="a1" * 16)
            bob.sit("Bobbity", bits="b2" * 16)
            ann.do("say", text="a line of chat")
            ann.catch_up()
            bob.send("nonsense, by the way")
            finish(ann, bob)
            with http(server.url, one) as asking:
                code = asking.post(f"/api/tables/{table}/recovery").json()["code"]
                asking.post(f"/api/tables/{table}/recover", json={"code": "x" * 30})
                asking.get(f"/api/tables/{table}/record")
                asking.get(f"/api/nothing/{table}?token={two}")
            secret = ann.view.fairness.secret
            assert secret
        assert server.stop() == 0
        log = server.log
        assert '"event": "started"' in log
        for line in log.splitlines():
            assert json.loads(line)["event"], "every line is JSON"
        for secret_ in (one, two, table, code, secret, "a1a1", "b2b2", "Annabel", "Bobbity", "Namely", "line of chat"):
            assert secret_ not in log
        assert not [who for who in (one, two) if digest(who)[:16] in log]
    raw = b"".join(path.read_bytes() for path in tmp_path.glob("red7.db*"))
    for token_ in (one, two, code):
        assert token_.encode() not in raw, "tokens are kept hashed"
