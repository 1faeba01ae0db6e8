"""Ratings over HTTP: begun and given up at will, brought back by a code, and computed from quick games alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from httpx import Client
from typer.testing import CliRunner

from red7.server.config import Config
from red7.server.http.auth import digest
from red7.server.run.cli import server
from tests.support.wire import ENOUGH, Guest, finish, http, in_thread, open_table, token

app = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False)
app.add_typer(server)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'red7.db'}"


@pytest.fixture
def url(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr("red7.server.http.routes.ratings._LEAST", 1)
    monkeypatch.setattr("red7.server.http.routes.ratings._AGAIN", 0.0)
    with in_thread(Config(database=database, limits=ENOUGH)) as url:
        yield url


def red7(database: str, *arguments: str, code: int = 0) -> str:
    ran = CliRunner(env={"RED7_DATABASE": database}).invoke(app, list(arguments))
    assert ran.exit_code == code, ran.output
    return ran.stderr if code else ran.stdout


def begin(asking: Client, name: str, *, listed: bool = True) -> dict[str, object]:
    answer = asking.post("/api/ratings/me", json={"name": name, "listed": listed})
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


def quick_game(url: str, *tokens: str) -> None:
    """A quick game, played to its end."""
    with http(url, tokens[0]) as asking:
        table = asking.post("/api/quick", json={}).json()["id"]
    play(url, table, *tokens)


def play(url: str, table: str, one: str, two: str) -> None:
    with Guest(url, table, one) as ann, Guest(url, table, two) as bob:
        ann.sit("Ann")
        bob.sit("Bob")
        for guest in (ann, bob):
            guest.wait_for(lambda view: view.phase == "playing")
        finish(ann, bob)


def test_quick_games_count_for_those_who_want_ratings(url: str, database: str) -> None:
    one, two, three = token(), token(), token()
    with http(url, one) as ann, http(url, two) as bob, http(url, three) as cy:
        for asking in (ann, bob, cy):
            assert asking.get("/api/ratings/me").status_code == 204
        first = {"name": "Ann", "rating": 1500, "deviation": 400, "games": 0, "listed": True}
        assert begin(ann, "Ann") == first
        begin(bob, "Bob", listed=False)
        quick_game(url, one, two)
        mine, other = ann.get("/api/ratings/me").json(), bob.get("/api/ratings/me").json()
        assert (mine["games"], other["games"]) == (1, 1)
        assert {mine["rating"] > 1500, other["rating"] > 1500} == {True, False}
        play(url, open_table(url, one, public=True), one, two)
        quick_game(url, one, three)
        assert ann.get("/api/ratings/me").json() == mine, "neither among friends nor with somebody without"
        shown = cy.get("/api/ratings")
        assert [row["name"] for row in shown.json()["ratings"]] == ["Ann"], "Bob does not want to be listed"
        texts = shown.text + ann.get("/api/ratings/me").text
        assert not any(secret in texts for who in (one, two) for secret in (who, digest(who)))
        assert begin(bob, "Bobby")["games"] == 1
        listed = {row["name"]: row for row in cy.get("/api/ratings").json()["ratings"]}
        assert listed["Ann"] == {name: mine[name] for name in ("name", "rating", "deviation", "games")}
        said = red7(database, "ratings")
        assert said.endswith("2 ratings from 1 counted game: no differences.\n")
        for row in listed.values():
            assert re.search(rf"^ *{row['rating']} ±{row['deviation']} +1  {row['name']}$", said, re.MULTILINE)


def test_a_quick_game_shows_the_ratings_of_those_who_want_to_be_listed(url: str) -> None:
    one, two = token(), token()
    with http(url, one) as ann, http(url, two) as bob, http(url, token()) as cy:
        begin(ann, "Ann")
        begin(bob, "Bob", listed=False)
        table, seen = ann.post("/api/quick", json={}).json()["id"], {"seat": 0, "rating": 1500}
        assert cy.get(f"/api/ratings/at/{table}").json() == {"ratings": []}
        with Guest(url, table, one) as first, Guest(url, table, two) as second:
            first.sit("Ann")
            second.sit("Bob")
            assert cy.get(f"/api/ratings/at/{table}").json() == {"ratings": [seen]}
            assert bob.get(f"/api/ratings/at/{table}").json() == {"ratings": [seen, {"seat": 1, "rating": 1500}]}
        assert cy.get("/api/ratings/at/nosuchtabl").status_code == 404
        among_friends = open_table(url, one)
        with Guest(url, among_friends, one) as first:
            first.sit("Zoe")
            told = cy.get(f"/api/ratings/at/{among_friends}").json()
            assert told == {"ratings": []}, "by the rating, others could tell that Zoe is Ann"


def test_what_is_stored_otherwise_is_mended(url: str, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = token(), token()
    with http(url, one) as ann, http(url, two) as bob:
        begin(ann, "Ann")
        begin(bob, "Bob")
        quick_game(url, one, two)
        right = ann.get("/api/ratings/me").json()
        from red7.server.store.ratings import Skill
        from red7.server.store.storage import Storage

        visit = Storage.visit(database)
        visit.mend_skills({name: Skill(30.0, 5.0, 7) for name in visit.all_skills()})
        visit.close()
        assert ann.get("/api/ratings/me").json() != right
        assert "2 ratings from 1 counted game: 2 stored otherwise; --mend" in red7(database, "ratings", code=1)
        assert red7(database, "ratings", "--mend").endswith("2 ratings from 1 counted game: 2 mended.\n")
        assert ann.get("/api/ratings/me").json() == right


def test_a_code_brings_a_rating_back_once_it_was_asked_for(url: str) -> None:
    with http(url, token()) as old, http(url, token()) as new, http(url, token()) as other:
        begin(old, "Ann")
        assert new.post("/api/ratings/me/recovery").json()["code"] == "no-rating"
        first = old.post("/api/ratings/me/recovery").json()["code"]
        made = old.post("/api/ratings/me/recovery").json()
        assert made["path"] == f"/ratings#code={made['code']}"
        for wrong in (first, made["code"][:-1] + ("A" if made["code"][-1] != "A" else "B"), "x" * 42):
            answer = new.post("/api/ratings/recover", json={"code": wrong})
            assert (answer.status_code, answer.json()["code"]) == (403, "no-rating")
        begin(other, "Bob")
        assert other.post("/api/ratings/recover", json={"code": made["code"]}).json()["code"] == "rated"
        assert new.post("/api/ratings/recover", json={"code": made["code"]}).json()["name"] == "Ann"
        assert new.get("/api/ratings/me").json()["name"] == "Ann"
        assert old.get("/api/ratings/me").status_code == 204


def test_codes_are_not_guessed_for_long(url: str) -> None:
    with http(url, token()) as asking:
        codes = [asking.post("/api/ratings/recover", json={"code": "y" * 42}).json()["code"] for _ in range(21)]
    assert set(codes[:20]) == {"no-rating"}
    assert codes[20] == "ratings"


def test_whoever_gives_up_a_rating_has_none(url: str) -> None:
    with http(url, token()) as asking, http(url) as nobody:
        assert asking.delete("/api/ratings/me").json()["code"] == "no-rating"
        begin(asking, "Ann")
        code = asking.post("/api/ratings/me/recovery").json()["code"]
        assert asking.delete("/api/ratings/me").status_code == 204
        assert asking.get("/api/ratings/me").status_code == 204
        assert asking.post("/api/ratings/recover", json={"code": code}).json()["code"] == "no-rating"
        assert nobody.get("/api/ratings/me").status_code == 204
        assert nobody.post("/api/ratings/me", json={"name": "Ann"}).status_code == 401
