"""A table on a real server: somebody in a real terminal at one seat, somebody with a browser at the other."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.support.serving import Served, served
from tests.support.tmux import Window, window
from tests.support.visitors import chromium, need_client, visit
from tests.support.web_players import Player, expect_board, open_table

pytestmark = pytest.mark.long


@contextmanager
def at_one_table(data_folder: Path, **wanted: Any) -> Iterator[tuple[Player, Window, Served]]:
    """Ann with a browser and Bob in a terminal, for whom the cards have just been dealt."""
    need_client()
    with served(f"sqlite:///{data_folder}/red7.db", data_folder) as server, chromium() as browser:
        ann = Player(visit(browser, server.url), "Ann")
        path = open_table(ann.page, **wanted)
        command = f"{sys.executable} -m red7 play --join {server.url}{path} --name Bob"
        with window(data_folder, command, {"XDG_DATA_HOME": str(data_folder)}) as terminal:
            terminal.until("Bob (you)", "The game can start once every seat is taken.")
            ann.sit(path)
            expect_board(ann)
            terminal.until("Ann", "Red: highest card")
            yield ann, terminal, server
        ann.visitor.leave()


def play_on(ann: Player, terminal: Window) -> None:
    """Plays until the game is over; Bob does what comes first."""
    while not ann.is_over():
        if ann.is_to_move():
            ann.move()
        elif ann.page.get_by_role("button", name="Next round").count():
            ann.press(ann.page.get_by_role("button", name="Next round"))
        elif "▸" in terminal.text or "Next round" in terminal.text:
            terminal.type("Enter")
        ann.page.wait_for_timeout(100)


@pytest.mark.parametrize("rules", ["1.3", "1.3s"])
def test_a_whole_game(rules: str, data_folder: Path) -> None:
    with at_one_table(data_folder, rules=rules) as (ann, terminal, _):
        play_on(ann, terminal)
        terminal.until(" won.", "Replay the game")
        terminal.type("r")
        terminal.until("Review this game")


def test_they_write_to_each_other(data_folder: Path) -> None:
    with at_one_table(data_folder) as (ann, terminal, _):
        terminal.type("c", "h", "i", "Enter")
        expect(ann.page.get_by_text("hi", exact=True)).to_be_visible()
        terminal.until("Bob: hi")


def test_both_go_on_after_the_server_was_killed(data_folder: Path) -> None:
    with at_one_table(data_folder) as (ann, terminal, server):
        server.stop(signal.SIGKILL)
        terminal.until("Connection lost. Reconnecting")
        server.start()
        terminal.until("Red: highest card", unless="Connection lost")
        play_on(ann, terminal)
        terminal.until(" won.")
