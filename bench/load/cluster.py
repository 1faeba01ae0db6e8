"""Four processes of our server on PostgreSQL and Redis behind nginx, one of which is killed under load.

nginx sends each table to one process (`hash`), but half of the second players and all onlookers come past it, to any of
the processes. Turns are offered at a fixed rate. A turn goes through if it is on disk and acknowledged within a second
of when it was due. After `--before` seconds one process is killed with SIGKILL; what is told is how long it takes until
99 of 100 turns go through again, for three seconds in a row, and how many tables were taken over meanwhile.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from bench.load.games import games
from bench.load.servers import HERE, NODE, free_port, stop, wait_for
from tests.support.services import Redis, postgres, redis_server

NGINX: Final = """
daemon off;
worker_processes 4;
pid {folder}/pid;
error_log {folder}/nginx.log;
events {{ worker_connections 19000; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    map $http_upgrade $connection_for {{
        default upgrade;
        ''      '';
    }}
    map $uri $table {{
        ~^/api/tables/(?<id>[A-Za-z0-9]+) $id;
        default                           $request_id;
    }}
    upstream red7 {{
        zone red7 256k;
        hash $table consistent;
        {servers}
        keepalive 64;
    }}
    server {{
        listen 127.0.0.1:{port} backlog=4096;
        location / {{
            proxy_pass http://red7;
            proxy_http_version 1.1;
            proxy_set_header Host            $http_host;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_set_header Upgrade         $http_upgrade;
            proxy_set_header Connection      $connection_for;
            proxy_read_timeout 5m;
            proxy_buffering off;
        }}
    }}
}}
"""


def run(wanted: argparse.Namespace) -> None:
    """Drives the cluster, and prints what was found."""
    tables = wanted.tables or 10_000
    print(f"{wanted.processes} processes, {tables:,} tables of two players and {wanted.onlookers} onlookers")
    with ExitStack() as running:
        folder = Path(running.enter_context(tempfile.TemporaryDirectory(prefix="red7-cluster-")))
        script = folder / "games.json"
        script.write_text(json.dumps(games(min(tables, 500), turns=wanted.turns)))
        database = running.enter_context(running.enter_context(postgres()).database())
        redis = running.enter_context(redis_server())
        servers = [running.enter_context(_serving(folder, database, redis)) for _ in range(wanted.processes)]
        ports = [port for port, _ in servers]
        front = running.enter_context(_nginx(folder, ports))
        asked = {
            "front": front,
            "ports": ports,
            "pids": [process.pid for _, process in servers],
            "games": str(script),
            "tables": tables,
            "onlookers": wanted.onlookers,
            "clock": wanted.clock,
            "rate": wanted.rate,
            "before": wanted.before,
            "after": wanted.after,
        }
        command = [NODE, "--max-old-space-size=4096", str(HERE / "cluster.js"), json.dumps(asked)]
        answer = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)  # noqa: S603
        if answer.returncode:
            sys.exit("the driver gave up on the cluster")
    found: dict[str, Any] = json.loads(answer.stdout)
    print(report(found))
    if wanted.resume:
        wanted.resume.write_text(json.dumps(found, indent=2) + "\n")


def report(found: dict[str, Any]) -> str:
    """What was found, in plain text."""
    lines = [f"{'':22}{'calm':>12}{'after a kill':>14}"]
    for label, name in (
        ("turns offered", "offered"),
        ("turns a second", "turns_per_second"),
        ("p50 ms", "p50_ms"),
        ("p99 ms", "p99_ms"),
    ):
        calm, later = (found[part][name] for part in ("calm", "after_kill"))
        lines.append(f"{label:22}{_shown(calm):>12}{_shown(later):>14}")
    seconds = found["recovered_seconds"]
    shares = " ".join(f"{share:.0%}" for share in found["shares_in_time"])
    lines += [
        "99% of turns go through again after "
        + ("no second of this run" if seconds is None else f"{seconds} s")
        + f"; {found['taken_over']:,.0f} tables taken over, {found['lost']:,} turns not answered",
        f"turns that go through, of those due in each second after the kill: {shares}",
        f"refusals on the way: {found['refused'] or 'none'}",
    ]
    return "\n".join(lines)


def _shown(value: float | None) -> str:
    return "never" if value is None else f"{value:,.0f}"


@contextmanager
def _serving(folder: Path, database: str, redis: Redis) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """One process that is ready: its port and itself. It may be killed meanwhile."""
    port = free_port()
    command = [sys.executable, "-m", "red7", "serve", "--port", str(port), "--database", database, "--redis", redis.url]
    command += ["--thinkers", "1", "--quiet", "--tables-per-address", "1000"]
    with (folder / f"{port}.log").open("wb") as output:
        server = subprocess.Popen(  # noqa: S603
            command, stdout=output, stderr=subprocess.STDOUT, env=os.environ | {"FORWARDED_ALLOW_IPS": "127.0.0.1"}
        )
    try:
        wait_for(f"http://127.0.0.1:{port}/readyz", server)
        yield port, server
    finally:
        stop(server)


@contextmanager
def _nginx(folder: Path, ports: Sequence[int]) -> Iterator[int]:
    """An nginx before these processes: its port."""
    place = folder / "nginx"
    place.mkdir()
    port = free_port()
    servers = "\n        ".join(f"server 127.0.0.1:{one} max_fails=1 fail_timeout=2s;" for one in ports)
    (place / "nginx.conf").write_text(NGINX.format(folder=place, servers=servers, port=port))
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin") or sys.exit("--cluster needs nginx")
    front = subprocess.Popen([program, "-p", str(place), "-c", "nginx.conf", "-e", "stderr"])  # noqa: S603
    try:
        wait_for(f"http://127.0.0.1:{port}/healthz", front)
        yield port
    finally:
        front.send_signal(signal.SIGTERM)
        front.wait()
