"""The game in a real terminal, where keys are typed and the screen is read."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from red7.terminal.saved import kept_games
from tests.support.tmux import Window, window

pytestmark = pytest.mark.long
RED7 = f"exec {sys.executable} -m red7"


@contextmanager
def red7(data_folder: Path, arguments: str, **environment: str) -> Iterator[Window]:
    command = f"sh -c 'echo $$ > {data_folder}/pid; {RED7} {arguments}'"
    with window(data_folder, command, {"XDG_DATA_HOME": str(data_folder), **environment}) as found:
        yield found


def test_a_game_by_arrow_keys_and_typed_steps(data_folder: Path) -> None:
    with red7(data_folder, "play --bot greedy --seed 7") as terminal:
        terminal.until("Red: highest card", "»O7«", "You’d be winning")
        terminal.type("Right")
        terminal.until("»O4«", "Bot 1 would still be winning")
        terminal.type("+", "o", "4")
        terminal.until("> +o4>B4")
        terminal.type("Escape", "Left", "Enter")
        terminal.until("You played O7.")
        terminal.resize(120, 40)
        terminal.until("You played O7.", "»")
        assert len(terminal.lines) == 40
        terminal.type("q")
        terminal.until("rc=0")


def test_the_menu_speaks_the_language_of_the_locale(data_folder: Path) -> None:
    with red7(data_folder, "play", LANG="de_DE.UTF-8") as terminal:
        terminal.until("Jetzt spielen")
        terminal.type("Down", "Right", "Up", "Enter")
        terminal.until("Bot 1", "Bot 2", "auf der Hand")  # whatever is dealt, and whoever begins
        terminal.type("q")
        terminal.until("Jetzt spielen")
        terminal.type("q")
        terminal.until("rc=0")


@pytest.mark.parametrize("before", ["", "trap '' HUP; "], ids=["alone", "nohup"])
def test_the_game_ends_with_its_terminal(before: str, data_folder: Path) -> None:
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 80))
    environment = os.environ | {"TERM": "xterm-256color", "LANG": "C.UTF-8", "XDG_DATA_HOME": str(data_folder)}
    command = ["sh", "-c", f"{before}{RED7} play --bot greedy"]
    game = subprocess.Popen(  # a terminal that isn't its own, so that no signal comes
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
    )
    os.close(theirs)
    _read_until(ours, "Bot 1")
    os.write(ours, b"?")  # it is read, so that everything is there
    _read_until(ours, "Tab")
    os.close(ours)
    assert game.wait(60) == -signal.SIGHUP


def _read_until(terminal: int, words: str) -> None:
    shown = b""
    while words.encode() not in shown:
        shown += os.read(terminal, 65536)


def test_a_killed_game_is_resumed(data_folder: Path) -> None:
    with red7(data_folder, "play --bot greedy --seed 7") as terminal:
        terminal.until("»O7«")
        terminal.type("Enter")
        terminal.until("You played O7.", "»")
        os.kill(int((data_folder / "pid").read_text()), signal.SIGKILL)
        terminal.until("rc=137")
    (kept,) = kept_games()
    turns = len(kept.game.rounds[0].turns)
    assert turns >= 1
    with red7(data_folder, "play --resume") as terminal:
        terminal.until("You played O7.", "»", unless="»O7«")
        terminal.type("q")
        terminal.until("rc=0")


@pytest.mark.parametrize(
    ("options", "environment"),
    [
        ("--plain", {}),
        ("2>/dev/null", {}),
        ("", {"TERM": "dumb"}),
        (
            "",
            {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "latin-1"},
        ),
    ],
    ids=["asked", "errors-elsewhere", "dumb", "not-utf-8"],
)
def test_line_by_line(options: str, environment: dict[str, str], data_folder: Path) -> None:
    shell = "".join(f"{name}={value} " for name, value in environment.items())
    command = f"env {shell}{sys.executable} -m red7 play --bot greedy --seed 7 {options}"
    with window(data_folder, command, {"XDG_DATA_HOME": str(data_folder)}) as terminal:
        terminal.until("Type ? for help", "\n>")
        terminal.type("o", "7", "Enter")
        terminal.until("end the turn")
        terminal.type(".", "Enter")
        terminal.until("You play O7 and are winning")
        terminal.type("quit", "Enter")
        terminal.until("red7 play --resume", "rc=0")


def test_no_colour_is_used_where_none_is_wanted(data_folder: Path) -> None:
    with red7(data_folder, "play --bot greedy --seed 7", NO_COLOR="1") as terminal:
        terminal.until("»O7«", "[G1]")
        coloured = terminal.coloured
        assert "\x1b[38;" not in coloured
        assert "\x1b[48;" not in coloured
