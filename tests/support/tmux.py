"""A real terminal: tmux runs a program in a window of its own, types keys, and reads the screen."""

from __future__ import annotations

import os
import secrets
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

_PATIENCE = 60.0


def need_tmux() -> None:
    """Skips the test where there is no tmux; in CI there must be one."""
    if shutil.which("tmux") is None:
        if os.environ.get("CI") == "true":
            pytest.fail("tmux is not installed")
        pytest.skip("tmux is not installed")


class Window:
    """A window of a tmux server of its own."""

    def __init__(self, socket: Path) -> None:
        self._socket = socket

    def _tmux(self, *arguments: str) -> str:
        command = ["tmux", "-S", str(self._socket), "-f", "/dev/null", *arguments]
        return subprocess.run(command, check=True, capture_output=True, encoding="utf-8", errors="replace").stdout

    def start(self, command: str, environment: Mapping[str, str], *, columns: int, rows: int) -> None:
        """Runs a command line in the window."""
        given = [word for name, value in environment.items() for word in ("-e", f"{name}={value}")]
        self._tmux(
            "new-session", "-d", "-x", str(columns), "-y", str(rows), *given, f"{command}; echo rc=$?; sleep 600"
        )

    def type(self, *keys: str) -> None:
        """Types keys, by tmux's names for them."""
        for key in keys:
            self._tmux("send-keys", key)

    def resize(self, columns: int, rows: int) -> None:
        self._tmux("resize-window", "-x", str(columns), "-y", str(rows))

    @property
    def lines(self) -> list[str]:
        """The lines on the screen."""
        return [line.rstrip() for line in self._tmux("capture-pane", "-p").splitlines()]

    @property
    def coloured(self) -> str:
        """The whole screen, with the codes for its colours."""
        return self._tmux("capture-pane", "-p", "-e")

    @property
    def text(self) -> str:
        """The whole screen."""
        return "\n".join(self.lines)

    def until(self, *words: str, unless: str = "") -> str:
        """The screen, once it has all these words."""
        return self.when(lambda text: all(word in text for word in words) and not (unless and unless in text))

    def when(self, condition: Callable[[str], bool]) -> str:
        """The screen, once the condition holds for it."""
        deadline = time.monotonic() + _PATIENCE
        while not condition(text := self.text):
            assert time.monotonic() < deadline, text
            time.sleep(0.05)
        return text

    def end(self) -> None:
        subprocess.run(["tmux", "-S", str(self._socket), "kill-server"], check=False, capture_output=True)


@contextmanager
def window(folder: Path, command: str, environment: Mapping[str, str]) -> Iterator[Window]:
    """A window of 80 columns and 24 rows in which the command runs."""
    need_tmux()
    made = Window(folder / f"tmux-{secrets.token_hex(4)}")  # another one may not have ended yet
    made.start(command, {"LANG": "C.UTF-8", "LC_ALL": "", **environment}, columns=80, rows=24)
    try:
        yield made
    finally:
        made.end()
