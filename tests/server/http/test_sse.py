"""The game without sockets: server-sent events one way, requests the other."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from starlette.requests import ClientDisconnect

from red7.protocol.encoding import encode
from red7.protocol.messages import Bye, Done, Event, Refused, Resumed, View, Watching
from red7.server.config import Config, Limits
from red7.server.http import sse
from red7.server.http.sse import _SEQ, _Stream
from red7.server.limits import Counts
from tests.support.wire import ENOUGH, Guest, Stream, everybodys, http, in_thread, open_table, token


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> str:
    return everybodys(tmp_path_factory.getbasetemp()).url


def numbered(stream: Stream) -> list[Event]:
    return [one for one in stream.heard if isinstance(one, Event)]


def test_a_whole_game_without_sockets(url: str) -> None:
    """Bob has a stream and sends requests; whatever he is told, a socket of his is told as well, byte for byte."""
    one, two = token(), token()
    table = open_table(url, one)
    with Guest(url, table, one) as ann, Stream(url, table, two) as bob, Guest(url, table, two) as twin:
        assert bob.response.headers["content-type"].startswith("text/event-stream")
        assert bob.response.headers["cache-control"] == "no-store"
        assert isinstance(bob.until(lambda one: isinstance(one, View)), View)
        ann.sit("Ann")
        assert isinstance(bob.ask("sit", 0, nickname="Bob", bits="ab" * 16), Done)
        ann.wait_for(lambda view: view.seats[1].present)
        while not ann.view.result:
            ann.catch_up(max(ann.view.seq, twin.view.seq))
            ann.turn()
            twin.catch_up(ann.view.seq)
            while twin.view.board and twin.view.board.steps:
                answer = bob.ask("play", twin.view.seq, steps=twin.choose())
                assert isinstance(answer, Done)
                twin.catch_up(answer.seq)
        bob.until(lambda one: isinstance(one, Event) and one.event.kind == "game-over")
        twin.catch_up(ann.view.seq)
        assert numbered(bob)[-40:] == twin.of(Event)[-40:]
        assert isinstance(refused := bob.ask("play", twin.view.seq, steps="."), Refused)
        assert refused.code == "not-playing"


def test_each_message_is_numbered_as_its_own_event(url: str) -> None:
    """A browser sends the number of the last it got; were it that of a later one, what lies between would be lost."""
    one = token()
    table = open_table(url, one)
    with Guest(url, table, one) as ann, Stream(url, table, None) as cy:
        cy.hear()
        ann.sit("Ann")
        for number in range(30):
            ann.say("say", id=f"s{number}", seq=0, text=f"line {number}")
        for number in range(30):
            ann.answer(f"s{number}")
        while not numbered(cy) or numbered(cy)[-1].seq < ann.view.seq:
            cy.hear()
        told = [(ident, one.seq) for ident, one in zip(cy.ids, cy.heard, strict=True) if isinstance(one, Event)]
        assert len(told) >= 31
        assert [int(ident or -1) for ident, _ in told] == [seq for _, seq in told]


@pytest.mark.parametrize("how", ["header", "query"])
def test_a_stream_is_resumed(url: str, how: str) -> None:
    one = token()
    table = open_table(url, one)
    with Guest(url, table, one) as ann:
        ann.sit("Ann")
        ann.wait_for(lambda view: view.seats[0].present)
        last = ann.view.seq
        for text in ("one", "two"):
            ann.do("say", text=text)
        headers = {"last-event-id": str(last)} if how == "header" else {}
        with Stream(url, table, None, query=f"?last={last}" if how == "query" else "", **headers) as cy:
            assert isinstance(cy.until(lambda one: isinstance(one, Resumed)), Resumed)
            assert [one.event.text for one in numbered(cy)] == ["one", "two"]  # type: ignore[union-attr]
            assert not [one for one in cy.heard if isinstance(one, View)]


@pytest.mark.parametrize("last", ["9" * 15, "9" * 5000, "-1", "x"])
def test_a_number_that_cannot_be_resumed_gives_a_view(url: str, last: str) -> None:
    table = open_table(url, token())
    with Stream(url, table, None, **{"last-event-id": last}) as cy:
        assert isinstance(cy.hear(), View)


def test_a_stream_of_no_table(url: str) -> None:
    with http(url) as asking:
        answer = asking.get("/api/tables/AAAAAAAAAA/events")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-table")


def test_the_stream_says_that_it_is_there(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sse, "_ALIVE", 0.1)
    database = f"sqlite:///{tmp_path_factory.mktemp('alive')}/red7.db"
    with in_thread(Config(database=database, thinkers=1, limits=ENOUGH)) as url:
        one = token()
        table = open_table(url, one)
        with Stream(url, table, None) as cy, Guest(url, table, one) as ann:
            cy.hear()
            cy.until(lambda one: isinstance(one, Watching))
            ann.catch_up()
            before = cy.comments
            while cy.comments < before + 3:
                line = next(cy._lines)
                cy.comments += line.startswith(":")
                assert not line.startswith("data") or "watching" in line
            ann.sit("Ann")
            cy.until(lambda one: isinstance(one, Event))


def test_a_stream_makes_its_player_present(url: str) -> None:
    one, two = token(), token()
    table = open_table(url, one)
    with Guest(url, table, one) as ann:
        with Stream(url, table, two) as bob:
            bob.hear()
            bob.ask("sit", 0, nickname="Bob", bits="ab" * 16)
            ann.event("came", seat=0)
        ann.event("went", 10, seat=0)


def test_look_by_request(url: str) -> None:
    one, two = token(), token()
    table = open_table(url, one)
    with Guest(url, table, one) as ann, Guest(url, table, two) as bob:
        ann.sit("Ann")
        bob.sit("Bob")
        ann.event("dealt")
        assert ann.view.board
        mover, other = (ann, bob) if ann.view.board.seat == 0 else (bob, ann)
        mover.catch_up()
        assert mover.view.board
        assert mover.view.board.steps
        asked = {"type": "look", "id": "a", "steps": mover.view.board.steps[0].step}
        with http(url, mover.token) as asking, http(url, other.token) as not_asking:
            outcome = asking.post(f"/api/tables/{table}/look", json=asked)
            assert outcome.status_code == 200
            assert outcome.json()["type"] == "outcome"
            refused = not_asking.post(f"/api/tables/{table}/look", json=asked)
            assert (refused.status_code, refused.json()["code"]) == (422, "not-your-turn")


def test_a_stream_that_never_begins_is_not_counted_for_ever() -> None:
    """Whoever is gone before the first byte leaves no count behind."""
    counts = Counts(1)

    async def nothing() -> AsyncIterator[str]:
        yield ""

    async def gone(_: Any) -> None:
        raise OSError("gone")

    async def receive() -> Any:
        await asyncio.sleep(10)

    async def run() -> None:
        assert counts.enter("here")
        scope = {"type": "http", "asgi": {"spec_version": "2.4"}}
        with pytest.raises(ClientDisconnect):
            await _Stream(nothing(), lambda: counts.leave("here"))(scope, receive, gone)

    asyncio.run(run())
    assert counts.enter("here")


@pytest.mark.parametrize(
    "message",
    [
        Done(id="a", seq=3),
        Watching(onlookers=3),
        Bye(code="restart", text='"seq":3', again=True),
    ],
)
def test_only_what_happened_is_numbered(message: Done | Watching | Bye) -> None:
    assert _SEQ.match(encode(message)) is None


def test_closing_streams_lets_others_in(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(sockets=2, tables=1000, requests=1000, processor=1e3)
    database = f"sqlite:///{tmp_path_factory.mktemp('few')}/red7.db"
    with in_thread(Config(database=database, thinkers=1, limits=limits)) as url:
        table = open_table(url, token())
        for _ in range(3):
            with Stream(url, table, None) as one, Stream(url, table, None) as two:
                one.hear()
                two.hear()
                with http(url) as asking:
                    refused = asking.get(f"/api/tables/{table}/events")
                    assert (refused.status_code, refused.json()["code"]) == (429, "connections")
            with httpx.Client(base_url=url) as waiting:
                for _ in range(100):
                    if 'red7_connections{kind="stream"} 0.0' in waiting.get("/metrics").text:
                        break
        tasks = [one for one in gc.get_objects() if issubclass(type(one), asyncio.Task) and not one.done()]
        assert not [one for one in tasks if "anext" in repr(one)], "nothing waits for what nobody reads"
