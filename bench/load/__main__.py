"""Turns per second of our server, boardgame.io and Colyseus: same machine, games and driver, one after another.

`npm ci` in this folder installs the peers; `python -m bench.load` runs. driver.js plays the same random games at each
server over real sockets: two players and some onlookers at each table, a clock for every turn. It plays first at a
fixed rate, then with each table sending its next turn as soon as the other seat has seen the last. A turn's time is
that from its sending to its arrival at the other seat. Only turns are timed, not the opening of tables.

What each turn costs is what a client of that server asks for. Half of the turns play two cards. Our clients know no
rules, so that they ask with `look` where the first card leads, and then play both. The peers' clients have the rules,
and send one finished turn. Ours syncs every turn to disk before anybody is told; boardgame.io and Colyseus keep their
tables in memory, and lose them with the process.

A live table's memory is the growth of the server's own process, from before its first table to all tables played, over
their number. A sleeping table was left by everybody in the middle of its game: the tables are made in batches of 100,
in a new process, so that what grows is what stays. Ours has thinkers beside it, processes that play for bots; the peers
have none.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from bench.load import cluster
from bench.load.games import games, two_card_share
from bench.load.report import report
from bench.load.servers import HERE, NAMES, NODE, serving

SETTINGS = ("tables", "seconds", "rate", "turns", "onlookers", "clock", "sleepers", "rest")


def main() -> None:
    wanted = _arguments()
    node = check_machine()
    print(f"Python {platform.python_version()}, Node {node}, {platform.machine()}, {os.cpu_count()} cores")
    if wanted.cluster:
        cluster.run(wanted)
        return
    wanted.tables = wanted.tables or 1000
    settings = {name: getattr(wanted, name) for name in SETTINGS}
    found = _before(wanted.resume, settings)
    with tempfile.TemporaryDirectory(dir=wanted.disk, prefix=".load-") as folder:
        script = Path(folder, "games.json")
        played = games(wanted.tables, turns=wanted.turns)
        script.write_text(json.dumps(played))
        print(
            f"{wanted.tables:,} tables of two players and {wanted.onlookers} onlookers, clocks of {wanted.clock} s, "
            f"games of {wanted.turns} turns, {two_card_share(played):.0%} of them with two cards"
        )
        for kind in wanted.only or NAMES:
            if kind in found:
                continue
            parts = {}
            for part in ("play", "sleep") if wanted.sleepers else ("play",):
                with serving(kind, Path(folder), clock=wanted.clock) as (port, process):
                    asked = {"kind": kind, "part": part, "port": port, "pid": process, "games": str(script)}
                    parts[part] = drive(settings | asked)
            found[kind] = parts["play"] | {"asleep": parts.get("sleep")}
            if wanted.resume:
                wanted.resume.write_text(json.dumps({"settings": settings, "found": found}, indent=2) + "\n")
    print("\n" + report({kind: found[kind] for kind in NAMES if kind in found}, rate=wanted.rate))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--tables", type=int, help="live at a time (1000; 10000 with --cluster)")
    add("--onlookers", type=int, default=1, help="at each table (%(default)s)")
    add("--clock", type=int, default=600, help="seconds for each turn (%(default)s)")
    add("--turns", type=int, default=9, help="of each game (%(default)s)")
    add("--seconds", type=float, default=30, help="to play at least, at each load (%(default)s)")
    add("--rate", type=float, default=500, help="turns a second offered; 0 leaves this out (%(default)s)")
    add("--sleepers", type=int, default=2000, help="sleeping tables; 0 leaves this out (%(default)s)")
    add("--rest", type=float, default=20, help="seconds until sleeping tables are weighed (%(default)s)")
    add("--only", choices=NAMES, action="append", help="one server; may be given again")
    add("--disk", type=Path, default=HERE, help="a folder on the disk for our database (%(default)s)")
    add("--resume", type=Path, help="a JSON file for the figures; servers already in it are not run again")
    add("--cluster", action="store_true", help="several processes of ours, one of which is killed, instead")
    add("--processes", type=int, default=4, help="of the cluster (%(default)s)")
    add("--before", type=int, default=20, help="seconds until one of them is killed (%(default)s)")
    add("--after", type=int, default=40, help="seconds from then on (%(default)s)")
    return parser.parse_args()


def _before(file: Path | None, settings: dict[str, Any]) -> dict[str, Any]:
    """The results of an earlier run with the same settings."""
    if file is None or not file.exists():
        return {}
    before = json.loads(file.read_text())
    if before["settings"] != settings:
        sys.exit(f"{file} is from a run with other settings: remove it, or name another file")
    found: dict[str, Any] = before["found"]
    return found


def check_machine() -> str:
    """The version of Node; exits if something is missing. Raises the limit on open files."""
    if not all((HERE / "node_modules" / name).is_dir() for name in ("boardgame.io", "@colyseus/core")):
        sys.exit(f"boardgame.io or Colyseus is missing: run npm ci in {HERE}")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return subprocess.run([NODE, "--version"], capture_output=True, text=True, check=True).stdout.strip("v\n")  # noqa: S603


def drive(asked: dict[str, Any]) -> dict[str, Any]:
    """What the driver measured."""
    command = [NODE, str(HERE / "driver.js"), json.dumps(asked)]
    answer = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)  # noqa: S603
    if answer.returncode:
        sys.exit(f"the driver gave up on {NAMES[asked['kind']]}")
    figures: dict[str, Any] = json.loads(answer.stdout)
    return figures


if __name__ == "__main__":
    main()
