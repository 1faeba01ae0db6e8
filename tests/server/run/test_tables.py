"""`red7 tables` beside a running server: what is listed and shown, hidden, closed and reported."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from red7.protocol.messages import Bye, Event
from red7.server.config import Config
from red7.server.run.cli import server
from tests.support.wire import Guest, http, in_thread, open_table, seated, token

app = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False)
app.add_typer(server)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'red7.db'}"


@pytest.fixture
def url(database: str) -> Iterator[str]:
    with in_thread(Config(database=database)) as url:
        yield url


def red7(database: str, *arguments: str, code: int = 0) -> str:
    ran = CliRunner(env={"RED7_DATABASE": database}).invoke(app, list(arguments))
    assert ran.exit_code == code, ran.output
    return ran.stderr if code else ran.stdout


def test_tables_are_listed_shown_and_hidden(url: str, database: str) -> None:
    with seated(url, public=True, name="Friday") as (ann, _), http(url) as asking:

        def listed() -> list[str]:
            return [table["id"] for table in asking.get("/api/tables").json()["tables"]]

        table = ann.view.id
        ann.do("say", text="Good evening")
        (line,) = red7(database, "tables", "list").splitlines()
        assert line.startswith(table)
        assert line.endswith("playing    2 of 2 seats, 2 here  public  Friday")
        shown = red7(database, "tables", "show", table)
        assert "playing, rules 1.3, public\nseat 0: Ann, here\nseat 1: Bob, here\n  Ann: Good evening\n" in shown
        assert listed() == [table]
        assert red7(database, "tables", "hide", table) == f"{table} is no longer in the lobby.\n"
        assert "public, hidden" in red7(database, "tables", "list")
        assert listed() == []
        ann.do("say", text="We play on")
        red7(database, "tables", "hide", table, "--undo")
        assert listed() == [table]
        unknown = red7(database, "tables", "hide", "nobody", code=1)
        assert unknown.startswith("red7: no table 'nobody' in ")
        assert red7(database, "tables", "show", "nobody", code=1) == unknown


def test_players_are_told_that_a_table_is_closed(url: str, database: str) -> None:
    with seated(url) as (ann, bob), Guest(url, ann.view.id, None) as onlooker:
        assert red7(database, "tables", "close", ann.view.id) == f"{ann.view.id} will be closed.\n"
        bye = Bye(code="closed", text="this table was closed by the people who run this server", again=False)
        for guest in (ann, bob, onlooker):
            assert guest.goodbye() == bye
            assert [one.event.kind for one in guest.of(Event)][-1] == "closed"
            assert (guest.view.phase, guest.view.result, guest.view.game) == ("over", None, None)
        with Guest(url, ann.view.id, None) as late:
            assert late.goodbye() == bye
        with http(url) as asking:
            assert asking.get(f"/api/games/{ann.view.id}").status_code == 404
        assert "that is not over" in red7(database, "tables", "close", ann.view.id, code=1)
        assert red7(database, "tables", "list") == ""
        assert ann.view.id in red7(database, "tables", "list", "--all")
        assert "no differences" in red7(database, "verify")


def test_a_table_that_gathers_is_closed_when_a_server_starts(database: str) -> None:
    with in_thread(Config(database=database)) as url:
        who = token()
        table = open_table(url, who)
    red7(database, "tables", "close", table)
    with in_thread(Config(database=database)) as url, Guest(url, table, who) as ann:
        bye = ann.goodbye()
        assert bye
        assert bye.code == "closed"
    assert "no differences" in red7(database, "verify")


def test_reports_come_with_what_was_said(url: str, database: str) -> None:
    with seated(url) as (ann, bob), http(url, token()) as asking, http(url) as stranger:
        path = f"/api/tables/{ann.view.id}/report"
        bob.do("say", text="Hurry up")
        bob.do("react", reaction="oops")
        assert stranger.post(path, json={}).json()["code"] == "guest"
        assert asking.post(path, json={"seat": 2}).json()["code"] == "no-seat"
        assert asking.post(path, json={"seat": 1, "why": "Rude"}).status_code == 204
        reported = red7(database, "tables", "reports")
        assert reported.splitlines()[0].endswith(f"{ann.view.id} seat 1  Rude")
        assert reported.splitlines()[1:] == ["  Bob: Hurry up", "  Bob: oops"]
        assert "1 reported" in red7(database, "tables", "list")
        for _ in range(9):
            assert asking.post(path, json={}).status_code == 204
        refused = asking.post(path, json={})
        assert (refused.status_code, refused.json()["code"]) == (429, "reports")


def test_words_and_chat_can_be_refused(tmp_path: Path, database: str) -> None:
    words = tmp_path / "words.txt"
    words.write_text("Rude\n\nÄrger\n", "utf-8")
    with in_thread(Config(database=database, words=str(words))) as url, http(url, token()) as asking:
        wanted = {"seats": [{"kind": "person"}, {"kind": "person"}], "name": "so rude"}
        assert asking.post("/api/tables", json=wanted).json()["code"] == "word"
        table = asking.post("/api/tables", json=wanted | {"name": "rudeness is another word"}).json()["id"]
        with Guest(url, table, token()) as ann:
            assert ann.refused("sit", nickname="Mr RUD3", bits="0" * 32) == "word"
            ann.sit("Ann")
            assert ann.refused("say", text="what an arger!") == "word"
            ann.do("say", text="what a pity")
            body = {"type": "say", "id": "x", "seq": 0, "text": "rude"}
            answer = asking.post(f"/api/tables/{table}/commands", json=body).json()
            assert (answer["type"], answer["id"], answer["code"]) == ("refused", "x", "word")


def test_a_server_without_chat(database: str) -> None:
    with in_thread(Config(database=database, chat=False)) as url, seated(url) as (ann, _):
        assert ann.refused("say", text="Hello") == "no-chat"
        ann.do("react", reaction="hello")


def test_a_word_list_that_cannot_be_read_is_named(tmp_path: Path, database: str) -> None:
    missing = str(tmp_path / "missing.txt")
    said = red7(database, "serve", "--words", missing, code=1)
    assert said == f"red7: {missing}: the word list cannot be read: No such file or directory\n"
