"""Whatever is sent over a socket: it is answered with coded errors, the worst are dropped, and others play on."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from red7.protocol import VERSION
from red7.protocol.checks import members, tag_of
from red7.protocol.messages import Bye, FromClient, Refused, View
from red7.server.http.sockets import Nonsense, read_message
from tests.support.lanes import sample
from tests.support.serving import Served
from tests.support.wire import BITS, Guest, everybodys, finish, open_table, token

CODE: Final = re.compile(r"[a-z]+(-[a-z]+)*")
TYPES: Final = sorted({tag_of(kind, "type") for kind in members(FromClient)})
FIELDS: Final[dict[str, Any]] = {
    "id": "a",
    "seq": 0,
    "seat": 0,
    "steps": "+R7",
    "nickname": "Ann",
    "bits": BITS,
    "level": 1,
    "what": "undo",
    "reaction": "wow",
    "text": "hello",
    "muted": True,
    "version": VERSION,
    "last": 0,
}
"""A good value for each field that there is."""

odd: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**30), 10**30),
    st.sampled_from([2**31, 2**53, 2**63, 2**64, 10**400, -1, 1e308, 0.5]),
    st.text(max_size=60),
    st.sampled_from(
        ["\x00", "\u202e", "\ud800", "\U0001f0a1" * 30, "é" * 300, "<script>", "' OR 1=1 --", "%00", "../.."]
    ),
    st.lists(st.integers(), max_size=5),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=3),
)
values = st.sampled_from(sorted(FIELDS)).flatmap(lambda name: st.tuples(st.just(name), st.just(FIELDS[name]) | odd))
messages = st.builds(
    lambda kind, fields, extra: json.dumps({"type": kind} | dict(fields) | extra),
    st.sampled_from([*TYPES, "view", "event", "", "HELLO"]) | odd,
    st.lists(values, max_size=8),
    st.dictionaries(st.text(max_size=8), odd, max_size=2),
)
complete = st.sampled_from(TYPES).flatmap(
    lambda kind: st.fixed_dictionaries(
        {"type": st.just(kind)}, optional={name: st.just(value) | odd for name, value in FIELDS.items()}
    ).map(json.dumps)
)
raw: st.SearchStrategy[str | bytes] = st.one_of(
    st.text(max_size=100).filter(lambda text: text.isprintable()),
    st.binary(max_size=100),
    st.sampled_from(
        [
            "",
            " ",
            "null",
            "NaN",
            "Infinity",
            "[" * 1000,
            "[" * 900 + "]" * 900,
            '{"a":' * 300 + "1" + "}" * 300,
            '{"type":"ping"}{"type":"ping"}',
            '{"type":"ping","type":"hello"}',
            '{"type":"say","id":"a","seq":1e999,"text":"x"}',
            '{"type":"say","id":"a","seq":' + "9" * 1000 + ',"text":"x"}',
            '{"type":"say","id":"a","seq":0,"text":"\\ud800"}',
            '{"type":"say","id":"a","seq":0,"text":"\\u0000"}',
            "x" * 2048,
            "x" * 5000,
            "é" * 1100,
            b"\x00" * 3000,
            b"\xff\xfe",
        ]
    ),
)
anything = messages | complete | raw


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Served:
    return everybodys(tmp_path_factory.getbasetemp())


@pytest.fixture(scope="module")
def beside(server: Served) -> Iterator[list[int]]:
    """A table at which people play all the while; how many games they have finished."""
    games: list[int] = []
    failures: list[BaseException] = []
    ending = threading.Event()

    def play() -> None:
        try:
            while not ending.is_set():
                one, two = token(), token()
                table = open_table(server.url, one)
                with Guest(server.url, table, one) as ann, Guest(server.url, table, two) as bob:
                    ann.sit("Ann")
                    bob.sit("Bob")
                    finish(ann, bob)
                    games.append(ann.view.seq)
        except BaseException as error:  # noqa: BLE001 (whatever it is, the test is to fail of it)
            failures.append(error)

    playing = threading.Thread(target=play)
    playing.start()
    try:
        yield games
    finally:
        ending.set()
        playing.join(60)
    assert not failures, failures
    assert games


@pytest.fixture(scope="module")
def table(server: Served) -> str:
    """Where nonsense is talked: somebody else sits there, and the game goes on."""
    return open_table(server.url, token(), seats=4)


@pytest.mark.parametrize("greets", sample([True, False], 2))
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(sent=st.lists(anything, min_size=1, max_size=12))
def test_whatever_is_sent(server: Served, beside: list[int], table: str, greets: bool, sent: list[str | bytes]) -> None:
    with Guest(server.url, table, token(), hello=greets) as guest:
        try:
            for text in sent:
                guest.send(text)
            guest.say("ping")
            guest.until(lambda one: one.type == "pong")
        except ConnectionClosed:
            # where more was sent after the last word, that is lost
            assert guest._socket.close_code in (1000, 1006, 1007, 1009)
        for one in guest.of(Refused | Bye):
            assert CODE.fullmatch(one.code), one
            assert one.code != "mistake"
            assert len(one.text) < 400
    assert server.is_ready()


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(order=st.permutations(TYPES))
def test_good_commands_in_any_order(server: Served, beside: list[int], order: list[str]) -> None:
    """By somebody who sits there, in whatever phase the game is."""
    one = token()
    table = open_table(server.url, one, seats=1, bots=(1,), rules="1.3ds")
    with Guest(server.url, table, one) as guest:
        for kind in order:
            if kind in ("hello", "ping"):
                continue
            known = {name: value for name, value in FIELDS.items() if name in _fields(kind)}
            guest.say(kind, **(known | {"id": kind, "seq": guest.view.seq} if "seq" in known else known | {"id": kind}))
            answer = guest.until(lambda one, kind=kind: getattr(one, "id", "") == kind)  # type: ignore[misc]
            assert answer.type in ("done", "refused", "outcome")
            if isinstance(answer, Refused):
                assert CODE.fullmatch(answer.code)
                assert answer.code not in ("mistake", "malformed"), answer


def _fields(kind: str) -> set[str]:
    found: Any = next(one for one in members(FromClient) if tag_of(one, "type") == kind)
    return {field.name for field in fields(found)}


@settings(max_examples=300)
@given(text=messages | complete | raw.filter(lambda one: isinstance(one, str)))
def test_reading_raises_nothing_else(text: str) -> None:
    said = ""
    try:
        read_message(text)
    except Nonsense as error:
        said = str(error)
    assert len(said) <= 200
    assert said.isprintable()


def test_a_crowd_that_floods(server: Served, beside: list[int], table: str) -> None:
    """Twenty at a time, each cut off; the table beside plays on meanwhile, and whoever looks on here is not drowned."""
    with Guest(server.url, table, None) as onlooker:
        before = len(beside)
        dropped = []

        def flood() -> None:
            with Guest(server.url, table, token()) as guest:
                try:
                    for number in range(3000):
                        guest.say("look", id=f"f{number}", steps="")
                except ConnectionClosed:
                    pass
                dropped.append(guest.goodbye())

        crowd = [threading.Thread(target=flood) for _ in range(20)]
        for one in crowd:
            one.start()
        for one in crowd:
            one.join(60)
        assert [one.code if one else None for one in dropped] == ["rate"] * 20
        onlooker.catch_up()
        assert isinstance(onlooker.heard[0], View)
        while len(beside) == before:
            onlooker.catch_up()
            threading.Event().wait(0.1)


def test_no_mistake_was_noted(server: Served, beside: list[int]) -> None:
    """After all others, if they ran here."""
    assert "Traceback" not in server.log
    assert '"mistake"' not in server.log
