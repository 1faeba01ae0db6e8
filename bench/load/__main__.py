"""Turns per second of our server and of boardgame.io: same machine, same games, same driver, one after the other.

`npm ci` in this folder installs the peer; `python -m bench.load` runs. Both servers are driven by driver.js over real
sockets, two for each table: first at a fixed rate, then with each table sending its next turn as soon as the other seat
has seen the last. A turn's time is that from its sending to its arrival at the other seat. Only turns are timed, not
the making of tables. Ours syncs every turn to disk before anybody is told; boardgame.io keeps its tables in memory.
A table's memory is what the server's own process has grown by, from before its first table to all tables played, over
their number. Ours has thinkers beside it, processes that play for bots, measured after some thought; boardgame.io has
none.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from bench.load.games import games

NODE: Final = shutil.which("node") or sys.exit("bench/load needs Node")
HERE: Final = Path(__file__).parent
NAMES: Final = {"ours": "red7", "theirs": "boardgame.io"}
READY: Final = {"ours": "/readyz", "theirs": "/games"}
PATIENCE: Final = 60.0
"""Seconds until a server has to be ready."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000, help="live at a time")
    parser.add_argument("--seconds", type=float, default=30, help="of play at least, at the rate and at most each")
    parser.add_argument("--rate", type=float, default=500, help="turns a second offered; 0 leaves this part out")
    parser.add_argument("--turns", type=int, default=9, help="of each game")
    parser.add_argument("--only", choices=NAMES, help="one of the two servers")
    parser.add_argument("--disk", type=Path, default=HERE, help="a folder on the disk that our database is to be on")
    parser.add_argument("--out", type=Path, help="a file for all figures as JSON")
    wanted = parser.parse_args()
    node = check_machine()
    print(f"Python {platform.python_version()}, Node {node}, {platform.machine()}, {os.cpu_count()} cores")
    print(f"{wanted.tables:,} tables of two, games of {wanted.turns} turns")
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory(dir=wanted.disk, prefix=".load-") as folder:
        script = Path(folder, "games.json")
        script.write_text(json.dumps(games(wanted.tables, turns=wanted.turns)))
        for kind in (wanted.only,) if wanted.only else NAMES:
            with serving(kind, Path(folder)) as (port, process):
                asked = {"kind": kind, "port": port, "pid": process, "games": str(script)}
                found[kind] = drive(asked | {name: getattr(wanted, name) for name in ("tables", "seconds", "rate")})
    show(found, rate=wanted.rate)
    if wanted.out:
        wanted.out.write_text(json.dumps(found, indent=2) + "\n")


def check_machine() -> str:
    """Which Node there is; exits where something is missing. Allows for as many open files as may be."""
    if not (HERE / "node_modules" / "boardgame.io").is_dir():
        sys.exit(f"boardgame.io is missing: run npm ci in {HERE}")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return subprocess.run([NODE, "--version"], capture_output=True, text=True, check=True).stdout.strip("v\n")  # noqa: S603


@contextmanager
def serving(kind: str, folder: Path) -> Iterator[tuple[int, int]]:
    """A server that is ready: its port, and the number of its process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    database = f"sqlite:///{(folder / 'load.db').resolve()}"
    command = {
        "ours": [sys.executable, "-m", "red7", "serve", "--port", str(port), "--database", database, "--quiet"],
        "theirs": [NODE, str(HERE / "peer.js"), str(port)],
    }[kind]
    log = folder / f"{kind}.log"
    with log.open("wb") as output:
        environment = os.environ | {"NODE_ENV": "production"}
        server = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, env=environment)  # noqa: S603
    try:
        wait_for(f"http://127.0.0.1:{port}{READY[kind]}", server)
        yield port, server.pid
    except BaseException:
        print(f"--- {NAMES[kind]} said at last", *log.read_text().splitlines()[-20:], sep="\n", file=sys.stderr)
        raise
    finally:
        server.terminate()
        try:
            server.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            server.kill()


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    """Returns when the server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and server.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=5):  # noqa: S310
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    sys.exit(f"no answer from {address}")


def drive(asked: dict[str, Any]) -> dict[str, Any]:
    """What the driver measured."""
    command = [NODE, str(HERE / "driver.js"), json.dumps(asked)]
    answer = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)  # noqa: S603
    if answer.returncode:
        sys.exit(f"the driver gave up on {NAMES[asked['kind']]}")
    figures: dict[str, Any] = json.loads(answer.stdout)
    return figures


def show(found: dict[str, Any], *, rate: float) -> None:
    """Prints both side by side, with the ratio of ours to theirs."""
    print(f"\n{'':34}" + "".join(f"{NAMES[kind]:>14}" for kind in found) + ("    ratio" if len(found) > 1 else ""))
    if rate:
        print(f"{rate:g} turns a second offered")
        show_turns([figures["at_rate"] for figures in found.values()])
    print("as many as they can")
    show_turns([figures["at_most"] for figures in found.values()])
    print("memory")
    memories = [figures["memory"] for figures in found.values()]
    show_line("MB of the server, empty", [memory["empty"]["server"] / 1e6 for memory in memories])
    show_line("MB with all tables played", [memory["played"]["server"] / 1e6 for memory in memories])
    show_line("kB for each table", [memory["per_table"] / 1e3 for memory in memories])
    show_line("MB of a thinker", [max(memory["awake"]["started"], default=0) / 1e6 for memory in memories])


def show_turns(figures: list[dict[str, float]]) -> None:
    for label, name in (
        ("turns a second", "turns_per_second"),
        ("turns a second of a core", "turns_per_core_second"),
        ("to the other seat, p50 ms", "p50_ms"),
        ("to the other seat, p99 ms", "p99_ms"),
        ("cores used by the server", "cores_used_by_server"),
        ("cores used by the driver", "cores_used_by_driver"),
    ):
        show_line(label, [figure[name] for figure in figures])


def show_line(label: str, values: list[float]) -> None:
    shown = "".join(f"{value:14,.0f}" if value >= 100 else f"{value:14,.2f}" for value in values)
    print(f"    {label:30}{shown}" + (f"{values[0] / values[1]:8.2f}x" if len(values) > 1 and values[1] else ""))


if __name__ == "__main__":
    main()
