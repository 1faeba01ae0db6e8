"""A table on a real server, joined from the full screen."""

from __future__ import annotations

import signal
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from red7 import Red7Error
from red7.locales import Words
from red7.server.config import Config
from red7.terminal.app.remote import RemoteTable
from red7.terminal.app.table import TableScreen
from tests.support.screens import on_screen, said, shown, until
from tests.support.serving import served
from tests.support.wire import ENOUGH, QUIET, Guest, in_thread, open_table, token


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that the tests share."""
    database = f"sqlite:///{tmp_path_factory.mktemp('remote')}/red7.db"
    with in_thread(Config(database=database, thinkers=1, bot_pause=0, limits=ENOUGH)) as url:
        yield url


def joined(url: str, table: str, name: str = "Ann", *, watches: bool = False) -> TableScreen:
    return TableScreen(RemoteTable(f"{url}/t/{table}", Words("en"), name=name, watches=watches))


def remote(screen: TableScreen) -> RemoteTable:
    assert isinstance(screen.playing, RemoteTable)
    return screen.playing


async def play_on(pilot: Pilot[Any], screen: TableScreen) -> None:
    """Plays what comes first until the game is over."""
    table = remote(screen)
    while not (table.table and table.table.result):
        await until(pilot, lambda: screen.view or (table.table and table.table.result))
        if screen.view:
            await pilot.press("enter")
            if screen.asks:
                await pilot.press("enter")
            await pilot.pause(0.05)


def test_a_game_against_a_bot_of_the_server(url: str) -> None:
    screen = joined(url, open_table(url, token(), seats=1, bots=(1,)))

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: screen.playing.board)
        assert "Nino" in said(pilot)
        await play_on(pilot, screen)
        assert " won." in said(pilot)

    on_screen(screen, play)


def test_chat_and_the_other_seat(url: str) -> None:
    bob = token()
    table = open_table(url, bob, position=QUIET)
    screen = joined(url, table)

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: remote(screen).table)
        assert "Waiting for everyone" in said(pilot)
        with Guest(url, table, bob) as other:
            other.sit("Bob")
            await until(pilot, lambda: screen.playing.board)
            other.do("say", text="good luck")
            await until(pilot, lambda: any("Bob: good luck" in line for line in shown(pilot)))
            await pilot.press("c", *"thanks", "enter")
            other.wait_for(lambda view: any(line.text == "thanks" for line in view.chat))
            await until(pilot, lambda: any("Ann: thanks" in line for line in shown(pilot)))

    on_screen(screen, play, columns=120, rows=40)


@pytest.mark.parametrize("first", ["ann", "bob"])
def test_a_rematch_is_wished_for_or_joined(url: str, first: str) -> None:
    bob = token()
    table = open_table(url, bob, position=QUIET)
    screen = joined(url, table)

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: remote(screen).table)
        with Guest(url, table, bob) as other:
            other.sit("Bob")
            await until(pilot, lambda: screen.playing.board)
            other.do("resign")
            await until(pilot, lambda: "Play again" in said(pilot))
            if first == "ann":
                await pilot.press("enter")
            else:
                other.do("rematch")
            await until(pilot, lambda: "Go to the next game" in said(pilot))
            other.wait_for(lambda view: view.rematch)
            await pilot.press("enter")
            await until(pilot, lambda: remote(screen).table and remote(screen).client.table == other.view.rematch)
            assert "Waiting for everyone" in said(pilot)
            with Guest(url, str(other.view.rematch), bob) as again:
                again.sit("Bob")
                await until(pilot, lambda: screen.playing.board)
                assert remote(screen).teller.you is not None

    on_screen(screen, play, columns=120, rows=40)


def test_a_seat_is_found_again_and_others_watch(url: str) -> None:
    table = open_table(url, token(), position=QUIET)
    first = joined(url, table)

    async def sit(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: remote(first).table and remote(first).teller.you is not None)

    on_screen(first, sit)
    again = joined(url, table)

    async def back(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: remote(again).table)
        assert remote(again).teller.you == remote(first).teller.you

    on_screen(again, back)


def test_a_full_table_is_watched(url: str) -> None:
    ann, bob = token(), token()
    table = open_table(url, ann, position=QUIET)
    with Guest(url, table, ann) as one, Guest(url, table, bob) as two:
        one.sit("Ann")
        two.sit("Bob")
        screen = joined(url, table, "Carol")

        async def look(pilot: Pilot[Any]) -> None:
            await until(pilot, lambda: screen.playing.board)
            assert screen.view is None
            assert "You’re watching." in said(pilot)
            assert "Every seat at this table is taken. You can watch." in said(pilot)

        on_screen(screen, look)


def test_chat_names_whoever_said_it(url: str) -> None:
    bob = token()
    table = open_table(url, bob, position=QUIET)
    screen = joined(url, table)

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: remote(screen).table)
        with Guest(url, table, bob) as other:
            other.sit("Bob")
            await until(pilot, lambda: screen.playing.board)
            other.do("react", reaction="thanks")
            other.do("say", text="good luck")
            await until(pilot, lambda: len(screen.playing.chat) == 2)
            assert screen.playing.chat[0].startswith("Bob: ")
            assert screen.playing.chat[1] == "Bob: good luck"

    on_screen(screen, play)


@pytest.mark.parametrize(
    "link",
    [
        "nonsense",
        "http://",
        "ftp://localhost/t/AbCdEfGhJk",
        "http://localhost:99999/t/x",
        "http://ä..b/t/x",
        "http://xn--a.de/t/x",
        "http://a\x00b/t/x",
    ],
)
def test_a_wrong_link(link: str) -> None:
    with pytest.raises(Red7Error, match="a table's address looks like"):
        RemoteTable(link, Words("en"))


def test_no_such_table_and_no_such_server(url: str) -> None:
    for link in (f"{url}/t/AbCdEfGhJk", "http://127.0.0.1:1/t/AbCdEfGhJk"):
        screen = TableScreen(RemoteTable(link, Words("en"), name="Ann"))

        async def leave(pilot: Pilot[Any]) -> object:
            await until(pilot, lambda: pilot.app.return_value is not None)
            return pilot.app.return_value

        assert isinstance(on_screen(screen, leave), Red7Error)


@pytest.mark.long
def test_a_server_that_is_gone_for_good(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path}/red7.db", tmp_path) as server:
        table = open_table(server.url, token(), seats=1, bots=(1,), position=QUIET)
        screen = joined(server.url, table)

        async def play(pilot: Pilot[Any]) -> None:
            await until(pilot, lambda: screen.view)
            game = screen.playing.game
            server.stop(signal.SIGKILL)
            with pytest.raises(Red7Error, match="cannot reach http"):
                await remote(screen).client.record()
            await until(pilot, lambda: "Connection lost. Reconnecting" in said(pilot))
            await pilot.press("enter", "g", "4", "h", "u")  # nothing can be done, and nothing breaks
            assert screen.playing.game is game
            await pilot.press("q")
            await until(pilot, lambda: not pilot.app.is_running)
            assert pilot.app.return_value is None

        on_screen(screen, play)


@pytest.mark.long
def test_a_server_that_is_gone_for_a_while(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path}/red7.db", tmp_path) as server:
        table = open_table(server.url, token(), seats=1, bots=(1,), position=QUIET)
        screen = joined(server.url, table)

        async def play(pilot: Pilot[Any]) -> None:
            await until(pilot, lambda: screen.playing.board)
            server.stop(signal.SIGKILL)
            await until(pilot, lambda: "Connection lost. Reconnecting" in said(pilot))
            server.start()
            await until(pilot, lambda: "Connection lost" not in said(pilot))
            await play_on(pilot, screen)

        on_screen(screen, play)


@pytest.mark.parametrize("answer", [b"<html>", b"[]", b"{}"])
def test_another_server_than_red7s(answer: bytes) -> None:
    class Elsewhere(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere) as server:
        threading.Thread(target=server.serve_forever).start()
        screen = joined(f"http://127.0.0.1:{server.server_port}", "AbCdEfGhJk")

        async def leave(pilot: Pilot[Any]) -> object:
            await until(pilot, lambda: pilot.app.return_value is not None)
            return pilot.app.return_value

        problem = on_screen(screen, leave)
        server.shutdown()
    assert isinstance(problem, Red7Error)
    assert str(problem) == "127.0.0.1 is not a red7 server"


def test_nothing_can_be_said_before_the_table_is_there() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        screen = joined(f"http://127.0.0.1:{silent.getsockname()[1]}", "AbCdEfGhJk")

        async def play(pilot: Pilot[Any]) -> None:
            assert "chat" not in shown(pilot)[-1].lower()
            await pilot.press("c", "h", "i", "enter")
            remote(screen).say("hi")  # as from a line begun at the table before
            await pilot.press("q")
            await until(pilot, lambda: not pilot.app.is_running)
            assert pilot.app.return_value is None

        on_screen(screen, play)
