"""A server that shows itself to whoever starts it: in a browser, at a port that is free."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
import segno

from red7.server.run import browser
from tests.support.serving import free_port, served


@pytest.mark.parametrize(
    ("platform", "variables", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("darwin", {"SSH_CONNECTION": "1"}, False),
        ("win32", {}, True),
    ],
)
def test_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], expected: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    opened = threading.Event()
    monkeypatch.setattr("webbrowser.open", lambda address: opened.set() if address == "http://here" else None)
    browser.show("http://here")
    assert opened.wait(5 if expected else 0.05) is expected


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    """The next one is taken, the address printed and opened, and nothing but that is said."""
    opener = tmp_path / "opener"
    opener.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    opener.chmod(0o755)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        process = subprocess.Popen(
            [sys.executable, "-m", "red7", "serve", "--open", "--port", str(port), "--thinkers", "1"],
            env=os.environ | {"DISPLAY": ":0", "BROWSER": str(opener), "RED7_DATABASE": f"sqlite:///{tmp_path}/r.db"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert process.stdout
        said = process.stdout.readline()
        address = said.removeprefix("red7 is running at ").strip()
        assert port < int(address.rpartition(":")[2]) < port + 100
        assert httpx.get(f"{address}/healthz", timeout=20).text == "alive\n"
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=30)
    assert process.returncode == 0
    assert "Stopped." in rest
    assert errors == ""
    assert (tmp_path / "opened").read_text().strip() == address


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal of another kind")
def test_on_the_network_a_terminal_shows_address_and_code(tmp_path: Path) -> None:
    """What `--lan` prints in a real terminal: an address that answers, and the code of that very address."""
    import pty

    ours, its = pty.openpty()
    command = [sys.executable, "-m", "red7", "serve", "--lan", "--port", str(free_port()), "--thinkers", "1"]
    process = subprocess.Popen(
        command, env=os.environ | {"RED7_DATABASE": f"sqlite:///{tmp_path}/r.db"}, stdin=its, stdout=its, stderr=its
    )
    os.close(its)
    try:
        shown = ""
        while "Ctrl-C stops it" not in shown:
            shown += os.read(ours, 4096).decode()  # fails where it ends without having said so
        address = shown.partition("red7 is running at ")[2].partition("\r\n")[0]
        assert address == f"http://{urlsplit(address).hostname}:{command[command.index('--port') + 1]}"
        assert httpx.get(f"{address}/healthz", timeout=20).text == "alive\n"
    finally:
        process.kill()
        process.wait()
        os.close(ours)
    assert modules(shown) == [[bool(dark) for dark in row] for row in segno.make(address).matrix]


HALVES = {"\u2588": (False, False), "\u2580": (False, True), "\u2584": (True, False), " ": (True, True)}
"""Two modules of a code, one above the other, as a terminal shows them on a dark ground; True is a dark one."""


def modules(shown: str) -> list[list[bool]]:
    """The modules of the code that a terminal shows, without the quiet zone around it."""
    lines = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in shown.split("\r\n")]
    code = [line for line in lines if line and set(line) <= set(HALVES)]
    rows = [[HALVES[sign][half] for sign in line] for line in code for half in (0, 1)]
    rows = rows[: len(rows[0])]  # a code is square; what fills the last line up is none of it
    dark = [number for number, row in enumerate(rows) if any(row)]
    across = [number for number in range(len(rows[0])) if any(row[number] for row in rows)]
    return [row[across[0] : across[-1] + 1] for row in rows[dark[0] : dark[-1] + 1]]


@pytest.mark.long
def test_one_that_runs_already_is_shown(tmp_path: Path) -> None:
    opener = tmp_path / "opener"
    opener.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    opener.chmod(0o755)
    with served(f"sqlite:///{tmp_path}/r.db", tmp_path) as server:
        command = [sys.executable, "-m", "red7", "serve", "--open", "--port", str(server.port)]
        environment = os.environ | {"DISPLAY": ":0", "BROWSER": str(opener), "RED7_DATABASE": server.database}
        ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
        assert ran.returncode == 0
        assert ran.stdout == f"red7 is already running at {server.url}; Ctrl-C stops it where it was started.\n"
        assert ran.stderr == ""
        assert (tmp_path / "opened").read_text().strip() == server.url


@pytest.mark.long
def test_a_database_in_use_is_told_before_anything_else(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path}/r.db", tmp_path) as server:
        command = [sys.executable, "-m", "red7", "serve", "--port", str(server.port), "--database", server.database]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 1
    assert "stop that one first" in ran.stderr
    assert ran.stdout == ""


def test_without_being_asked_no_other_port_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        command = [sys.executable, "-m", "red7", "serve", "--port", str(other.getsockname()[1])]
        command += ["--database", f"sqlite:///{tmp_path}/r.db"]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 1
    assert "the port is already in use; try another --port" in ran.stderr
