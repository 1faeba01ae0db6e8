"""Quick games: who wants the same is paired, whoever waits longest first, and two who press at once meet."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from red7.protocol.decoding import decode
from red7.protocol.messages import Done
from red7.protocol.tables import Lobby
from tests.support.services import Redis
from tests.support.serving import served
from tests.support.wire import Guest, everybodys, finish, http, token


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> str:
    return everybodys(tmp_path_factory.getbasetemp()).url


class Seeker:
    """Somebody who wants a quick game, and does as the browser does: sits down, asks again, moves."""

    def __init__(self, url: str, name: str, **wanted: object) -> None:
        self.url, self.name, self.wanted, self.token = url, name, wanted, token()
        self.guest: Guest | None = None

    def ask(self) -> str:
        """The table to be at."""
        at = {"at": self.guest.table} if self.guest else {}
        with http(self.url, self.token) as asking:
            answer = asking.post("/api/quick", json=self.wanted | at)
        assert answer.status_code == 200, answer.text
        assert answer.json()["path"] == f"/t/{answer.json()['id']}"
        return str(answer.json()["id"])

    def go(self, table: str) -> None:
        """Sits down there, if there is a seat, and leaves the table before, unless its game has just begun."""
        if self.guest:
            if not isinstance(self.guest.ask("leave"), Done):
                return
            self.guest.leave()
        self.guest = Guest(self.url, table, self.token)
        if not isinstance(self.guest.ask("sit", nickname=self.name, bits="0" * 32), Done):
            self.guest.leave()
            self.guest = None

    def leave(self) -> None:
        """Closes the connection."""
        if self.guest:
            self.guest.leave()

    def look(self) -> bool:
        """Asks once, and moves if another table has waited longer; whether the game has begun."""
        if self.guest and self.guest.catch_up().phase != "gathering":
            return True
        table = self.ask()
        if self.guest is None or self.guest.table != table:
            self.go(table)
        assert self.guest
        return self.guest.catch_up().phase != "gathering"


def met(*seekers: Seeker, patience: float = 20.0) -> bool:
    """Whether everybody is in a game soon."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        waiting = [seeker for seeker in seekers if not seeker.look()]
        if not waiting:
            return True
    return False


@pytest.fixture
def leaving() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def seekers(leaving: ExitStack, url: str, *names: str, **wanted: object) -> list[Seeker]:
    found = [Seeker(url, name, **wanted) for name in names]
    for one in found:
        leaving.callback(one.leave)
    return found


def test_who_wants_the_same_is_paired(url: str, leaving: ExitStack) -> None:
    ann, bob = seekers(leaving, url, "Ann", "Bob", rules="1.3ds", pace="relaxed")
    (cy,) = seekers(leaving, url, "Cy", rules="1.3dsa", pace="relaxed")
    for one in (ann, cy):
        one.look()
        assert one.guest
        one.guest.wait_for(lambda view: view.seats[0].present)
    assert ann.guest
    assert ann.guest.view.quick
    assert bob.ask() == ann.guest.table
    assert met(bob, ann)
    assert bob.guest
    table = ann.guest.table
    assert bob.guest.table == table
    assert not cy.look(), "nobody else wants that"
    with http(url) as asking:
        listed = {one.id: one for one in decode(Lobby, asking.get("/api/tables").text).tables}
    assert listed[table].quick
    assert set(listed[table].players) == {"Ann", "Bob"}
    assert not listed[table].name or listed[table].host in ("Ann", "Bob")
    finish(ann.guest, bob.guest)


def test_two_who_press_at_once_meet(url: str, leaving: ExitStack) -> None:
    pair = seekers(leaving, url, "Ann", "Bob", rules="1.3", players=2)
    with ThreadPoolExecutor(2) as pool:
        places = list(pool.map(Seeker.ask, pair))
    assert len(set(places)) == 2, "neither was there yet when the other asked"
    for seeker, place in zip(pair, places, strict=True):
        seeker.go(place)
    assert met(*pair)
    tables = {seeker.guest.table for seeker in pair if seeker.guest}
    assert len(tables) == 1
    assert tables <= set(places), "the one of them that was opened first"


def test_three_who_press_at_once_meet(url: str, leaving: ExitStack) -> None:
    three = seekers(leaving, url, "Ann", "Bob", "Cy", rules="1.3", players=3)
    for seeker in three:
        seeker.go(seeker.ask())
    assert met(*three)
    assert len({seeker.guest.table for seeker in three if seeker.guest}) == 1


def test_whoever_has_left_is_not_waited_for(url: str, leaving: ExitStack) -> None:
    ann, bob = seekers(leaving, url, "Ann", "Bob", rules="1.3dsa", players=4)
    ann.look()
    assert ann.guest
    ann.guest.wait_for(lambda view: view.seats[0].present)
    assert bob.ask() == ann.guest.table
    ann.guest.do("leave")
    assert bob.ask() != ann.guest.table


def test_what_cannot_be_wanted(url: str) -> None:
    with http(url, token()) as asking:
        for wrong in ({"rules": "1.0"}, {"players": 5}, {"pace": "none"}, {"at": "../x"}, {"more": 1}):
            assert asking.post("/api/quick", json=wrong).json()["code"] == "malformed"
    with http(url) as asking:
        assert asking.post("/api/quick", json={}).status_code == 401


@pytest.mark.long
def test_players_of_several_processes_meet(
    database: str, redis_server: Redis, tmp_path: Path, leaving: ExitStack
) -> None:
    pair = []
    for name in ("Ann", "Bob"):
        server = leaving.enter_context(served(database, tmp_path, "--redis", redis_server.url))
        pair += seekers(leaving, server.url, name)
    for seeker in pair:
        seeker.go(seeker.ask())
    assert met(*pair)
    assert len({seeker.guest.table for seeker in pair if seeker.guest}) == 1
