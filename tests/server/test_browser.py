"""A server that shows itself to whoever starts it: in a browser, at a port that is free."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest

from red7.server import browser
from tests.server.serving import served


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
            [sys.executable, "-m", "red7.cli", "serve", "--open", "--port", str(port), "--thinkers", "1"],
            env=os.environ | {"DISPLAY": ":0", "BROWSER": str(opener), "RED7_DATABASE": f"sqlite:///{tmp_path}/r.db"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert process.stdout
        said = process.stdout.readline()
        address = said.removeprefix("red7 serves at ").strip()
        assert port < int(address.rpartition(":")[2]) < port + 100
        assert httpx.get(f"{address}/healthz", timeout=20).text == "alive\n"
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=30)
    assert process.returncode == 0
    assert "Stopped." in rest
    assert errors == ""
    assert (tmp_path / "opened").read_text().strip() == address


def test_one_that_runs_already_is_shown(tmp_path: Path) -> None:
    opener = tmp_path / "opener"
    opener.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    opener.chmod(0o755)
    with served(f"sqlite:///{tmp_path}/r.db", tmp_path) as server:
        command = [sys.executable, "-m", "red7.cli", "serve", "--open", "--port", str(server.port)]
        environment = os.environ | {"DISPLAY": ":0", "BROWSER": str(opener), "RED7_DATABASE": server.database}
        ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
        assert ran.returncode == 0
        assert ran.stdout == f"red7 serves already at {server.url}; Ctrl-C stops it where it was started.\n"
        assert ran.stderr == ""
        assert (tmp_path / "opened").read_text().strip() == server.url


def test_a_database_in_use_is_told_before_anything_else(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path}/r.db", tmp_path) as server:
        command = [sys.executable, "-m", "red7.cli", "serve", "--port", str(server.port), "--database", server.database]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 1
    assert "stop that one first" in ran.stderr
    assert ran.stdout == ""


def test_without_being_asked_no_other_port_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        command = [sys.executable, "-m", "red7.cli", "serve", "--port", str(other.getsockname()[1])]
        command += ["--database", f"sqlite:///{tmp_path}/r.db"]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 1
    assert "somebody listens there already; try another --port" in ran.stderr
