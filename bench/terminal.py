"""How soon the full screen of the terminal is there, how soon a key shows on it, and how many bytes that takes.

A pseudo-terminal of 80 columns and 24 rows. Wanted: the first screen within 400 ms of the command, a key within 50 ms,
and few enough bytes for a line of 9,600 bits a second, which carries 960 a second.
"""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time
from typing import NamedTuple

RUNS, KEYS = 9, 20
WANTED = 0.05
"""Seconds within which a key is to show."""
SECONDS_A_BYTE = 10 / 9600
RIGHT, DOWN, ENTER = b"\x1b[C", b"\x1b[B", b"\r"
OVER = b"won the round."
SILENCE = 1.5
"""Seconds without a byte after which all bots have played."""
COMMANDS = {
    "the first screen": (["play"], DOWN),
    "a game": (["play", "--seed", "7", "--bot", "greedy"], RIGHT),
    "a game against level 3": (["play", "--seed", "7"], RIGHT),
}
"""What is measured: a command, and a key that moves the mark on its screen."""
LAST = "\u2191\u2193".encode()
"""In the last line of every screen: the keys that choose."""
QUIET = 0.15
"""Seconds without a byte after which a screen is complete."""
PATIENCE = 30.0
"""Seconds within which something must come."""


class Run(NamedTuple):
    shown: float
    processor: float
    size: int
    lags: list[float]
    answers: list[int]


def start(arguments: list[str], folder: str) -> tuple[subprocess.Popen[bytes], int]:
    """The command in a pseudo-terminal, and our end of it."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    environment = os.environ | {"TERM": "xterm-256color", "LANG": "C.UTF-8", "XDG_DATA_HOME": folder}
    process = subprocess.Popen(  # noqa: S603 (our own command)
        [sys.executable, "-m", "red7", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
        start_new_session=True,
    )
    os.close(theirs)
    return process, ours


def measure(arguments: list[str], key: bytes, folder: str) -> Run:
    """One start of the command, and some presses of a key."""
    started = time.perf_counter()
    process, ours = start(arguments, folder)
    data = b""
    while LAST not in data:
        data += heard(ours)
    shown = time.perf_counter() - started
    with open(f"/proc/{process.pid}/stat", encoding="ascii") as stat:  # noqa: PTH123 (not a file to keep)
        fields = stat.read().rpartition(")")[2].split()
    processor = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    size = len(data) + len(rest(ours))
    lags, answers = [], []
    for _ in range(KEYS):
        pressed = time.perf_counter()
        os.write(ours, key)
        answer = heard(ours)
        lags.append(time.perf_counter() - pressed)
        answers.append(len(answer) + len(rest(ours)))
    process.send_signal(signal.SIGKILL)
    process.wait()
    os.close(ours)
    return Run(shown, processor, size, lags, answers)


def heard(terminal: int) -> bytes:
    """What comes next; fails if nothing does."""
    if not select.select([terminal], [], [], PATIENCE)[0]:
        raise SystemExit(f"nothing has come for {PATIENCE:.0f} seconds")
    return os.read(terminal, 65536)


def rest(terminal: int) -> bytes:
    """What still comes until the screen is quiet."""
    data = b""
    while select.select([terminal], [], [], QUIET)[0]:
        data += os.read(terminal, 65536)
    return data


def slow_game(folder: str) -> tuple[float, list[float]]:
    """A whole game over a slow line: seconds until the first screen is complete, and after each key."""
    process, ours = start(["play", "--seed", "7", "--bot", "greedy"], folder)
    first, data = over_slow_line(ours, LAST)
    waits = []
    while OVER not in data:
        os.write(ours, RIGHT)
        waits.append(over_slow_line(ours)[0])
        os.write(ours, ENTER * 2)  # the second one goes on, or agrees to drop out
        wait, more = over_slow_line(ours)
        waits.append(wait)
        data = data[-100:] + more
    process.send_signal(signal.SIGKILL)
    process.wait()
    os.close(ours)
    return first, waits


def over_slow_line(terminal: int, last: bytes = b"") -> tuple[float, bytes]:
    """What comes until nothing more does, not faster than the line carries it; the seconds until the last byte."""
    started = arrived = time.perf_counter()
    data = b""
    while last not in data or select.select([terminal], [], [], SILENCE)[0]:
        data += os.read(terminal, 48)
        arrived = max(arrived, started) + 48 * SECONDS_A_BYTE
        time.sleep(max(0.0, arrived - time.perf_counter()))
        arrived = time.perf_counter()
    return arrived - started, data


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for name, (arguments, key) in COMMANDS.items():
            runs = [measure(arguments, key, folder) for _ in range(RUNS + 1)][1:]  # the first fills caches
            shown = statistics.median(run.shown for run in runs)
            processor = statistics.median(run.processor for run in runs)
            lags = [lag for run in runs for lag in run.lags]
            answers = [size for run in runs for size in run.answers]
            size = statistics.median(run.size for run in runs)
            typical = statistics.median(answers)
            in_time = sum(lag <= WANTED for lag in lags) / len(lags)
            print(
                f"{name}: shown after {1000 * shown:.0f} ms (fastest {1000 * min(run.shown for run in runs):.0f}),"
                f" {1000 * processor:.0f} ms of processor,"
                f" {size:.0f} bytes: {size * SECONDS_A_BYTE:.1f} s at 9,600 bit/s"
            )
            print(
                f"    a key: {1000 * statistics.median(lags):.1f} ms, {in_time:.0%} within {1000 * WANTED:.0f};"
                f" {typical:.0f} bytes, at most {max(answers)}: {typical * SECONDS_A_BYTE:.2f} s at 9,600 bit/s"
            )
        first, waits = slow_game(folder)
        print(
            f"a whole game over a line of 9,600 bit/s: the first screen is there after {first:.1f} s,"
            f" what each of {len(waits)} keys does after {statistics.median(waits):.1f} s,"
            f" at most {max(waits):.1f} with the bots' turns"
        )
        print(f"(medians of {RUNS} starts with {KEYS} keys each)")


if __name__ == "__main__":
    main()
