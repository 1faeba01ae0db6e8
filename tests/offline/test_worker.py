"""The house as a browser's worker calls it, and the digest of the modules that run there."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from random import Random
from typing import Any
from zipfile import ZipFile

import pytest

from red7.offline.worker import Worker, digest
from red7.server.page import CLIENT

SOLO = {"seats": [{"kind": "person"}, {"kind": "bot", "level": 2}], "starts": "when-full"}


def worker(kept: list[tuple[str, str]]) -> Worker:
    seconds = itertools.count(1_000_000)
    return Worker(lambda: float(next(seconds)), Random(7).randbytes, json.dumps(kept))


def tell(house: Worker, **message: Any) -> dict[str, Any]:
    return dict(json.loads(house.call(json.dumps(message))))


def ask(house: Worker, method: str, path: str, body: object = None) -> dict[str, Any]:
    return tell(house, kind="request", method=method, path=path, body="" if body is None else json.dumps(body))


def test_a_table_outlives_the_worker() -> None:
    first = worker([])
    opened = ask(first, "POST", "/api/tables", SOLO)
    status, text = opened["answer"]
    assert status == 201
    table = json.loads(text)["id"]
    again = worker([(key, kept) for key, kept in opened["kept"] if kept is not None])
    assert tell(again, kind="open", line=1, table=table)["messages"] == []
    hello = json.dumps({"type": "hello", "version": 2, "last": None, "seat": None})
    (line, view), *_ = tell(again, kind="receive", line=1, text=hello)["messages"]
    assert (line, json.loads(view)["view"]["id"]) == (1, table)
    assert tell(again, kind="close", line=1)["answer"] is None


def test_a_mistake_ends_one_request_and_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    house = worker([])

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(house._house, "request", fail)
    monkeypatch.setattr(house._house, "receive", fail)
    status, text = ask(house, "GET", "/api/tables")["answer"]
    assert (status, json.loads(text)["code"]) == (500, "mistake")
    assert tell(house, kind="receive", line=3, text="{}")["messages"] == [[3, None]]


def test_modules_from_the_packed_zip_have_the_same_digest() -> None:
    """The zip holds our sources as they are; run from it, they say so."""
    packed = CLIENT / "offline" / "red7.zip"
    if not packed.is_file():
        pytest.skip("the browser client is not built: make web")
    say = "import sys; sys.path.insert(0, {!r}); from red7.offline.worker import digest; print(digest())"
    run = [sys.executable, "-I", "-S", "-c", say.format(str(packed))]
    ran = subprocess.run(run, capture_output=True, text=True, check=False)
    here = [sys.executable, "-I", "-c", "from red7.offline.worker import digest; print(digest())"]
    assert ran.stdout == subprocess.run(here, capture_output=True, text=True, check=True).stdout, ran.stderr
    with ZipFile(packed) as files:
        assert "red7/rules.py" in files.namelist()


def test_the_digest_is_of_what_is_loaded() -> None:
    assert len(digest()) == 64
