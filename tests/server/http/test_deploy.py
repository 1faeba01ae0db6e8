"""What docs/deploy.md has people write down works: nginx before one server or several, and the units of systemd."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import ssl
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import httpx
import pytest

from red7.protocol.client import Client
from red7.protocol.views import TableView
from tests.soak.players import Notes, RandomPlayer, new_token, open_table
from tests.support.pages import blocks
from tests.support.places import ROOT
from tests.support.services import Postgres, Redis, Service, need
from tests.support.serving import Served, free_port, served

PAGE = ROOT / "docs" / "deploy.md"
PATIENCE = 60
MAIN = """
daemon off;
worker_processes 1;
pid {folder}/pid;
error_log stderr;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/red7.conf;
}}
"""


def written(language: str) -> list[str]:
    """What the page has in that language."""
    return [block.text for block in blocks(PAGE) if block.language == language]


@dataclass(frozen=True)
class Front:
    """An nginx as the page has it, at ports of its own."""

    folder: Path
    secure: int
    plain: int

    @property
    def url(self) -> str:
        return f"https://localhost:{self.secure}"

    def configure(self, ports: Sequence[int]) -> None:
        """Writes the page's configuration for servers at these ports; with several, with its second upstream."""
        text, several = written("nginx")
        if len(ports) > 1:
            line = re.search(r"^ *server 127\.0\.0\.1:\d+ .*\n", several, re.MULTILINE)
            assert line
            lines = "".join(re.sub(r":\d+", f":{port}", line.group()) for port in ports)
            several = re.sub(r"(^ *server .*\n)+", lines, several, flags=re.MULTILINE)
            text = re.sub(r"^upstream red7 \{.*?^\}\n", several, text, flags=re.MULTILINE | re.DOTALL)
        else:
            text = text.replace("127.0.0.1:7777", f"127.0.0.1:{ports[0]}")
        text = re.sub(r"^ *listen \[::\].*\n", "", text, flags=re.MULTILINE)
        for old, new in {
            "listen 80;": f"listen 127.0.0.1:{self.plain};",
            "listen 443 ": f"listen 127.0.0.1:{self.secure} ",
            "https://red7.example.org": self.url,
            "/etc/letsencrypt/live/red7.example.org": str(self.folder),
            "red7.example.org": "localhost",
        }.items():
            assert old in text
            text = text.replace(old, new)
        (self.folder / "red7.conf").write_text(text)
        (self.folder / "nginx.conf").write_text(MAIN.format(folder=self.folder))

    @contextmanager
    def run(self) -> Iterator[None]:
        """Has nginx serve, as somebody without rights."""
        command = [str(shutil.which("nginx", path=PROGRAMS)), "-p", str(self.folder), "-c", "nginx.conf"]
        command += ["-e", "stderr"]
        tried = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
        assert tried.returncode == 0, tried.stderr
        assert "[warn]" not in tried.stderr, tried.stderr
        (self.folder / "pid").unlink()  # of whoever runs the tests; nginx itself is run by somebody else
        for place in self.folder.iterdir():
            if place.is_dir():
                place.rmdir()
        service = Service(command, self.folder, self._answers)
        service.start()
        try:
            yield
        finally:
            service.stop(signal.SIGTERM)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/healthz").is_success
        except httpx.TransportError:
            return False


PROGRAMS = os.pathsep.join((os.environ.get("PATH", os.defpath), "/usr/sbin", "/usr/local/sbin"))


@pytest.fixture
def front(monkeypatch: pytest.MonkeyPatch) -> Iterator[Front]:
    """A place for nginx, with a certificate that this test trusts."""
    if not shutil.which("nginx", path=PROGRAMS):
        need("nginx")
    need("openssl")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="red7-", dir="/tmp")))
        subprocess.run(
            [
                *("openssl", "req", "-x509", "-nodes", "-days", "2", "-newkey", "ec"),
                *("-pkeyopt", "ec_paramgen_curve:P-256", "-subj", "/CN=localhost"),
                *("-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"),
                *("-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem"),
            ],
            check=True,
            capture_output=True,
        )
        folder.chmod(0o777)
        (folder / "privkey.pem").chmod(0o644)
        monkeypatch.setenv("SSL_CERT_FILE", str(folder / "fullchain.pem"))
        yield Front(folder, free_port(), free_port())


async def play_game(url: str) -> TableView:
    """A game of two over sockets."""

    async def play(table: str, token: str, name: str) -> TableView:
        async with Client(table, token=token) as client:
            return await RandomPlayer(client, Notes(), Random(name)).play(name)

    ann, bob = await new_token(url), await new_token(url)
    table = await open_table(url, ann, rules="1.3", players=2)
    async with asyncio.timeout(PATIENCE):
        view, _ = await asyncio.gather(play(table, ann, "Ann"), play(table, bob, "Bob"))
    return view


@pytest.mark.long
def test_a_small_public_server(front: Front, tmp_path: Path) -> None:
    options = ("--public-url", front.url, "--tables-per-address", "2")
    with served(f"sqlite:///{tmp_path / 'red7.db'}", tmp_path, *options) as server:
        front.configure([server.port])
        with front.run():
            assert asyncio.run(play_game(front.url)).result
            check_headers(front)
            check_events(front)
            check_addresses(front)


def check_headers(front: Front) -> None:
    """Whoever comes without TLS is sent on; cookies are for TLS only; what is not for everybody is not there."""
    sent_on = httpx.get(f"http://127.0.0.1:{front.plain}/t/AbCdEfGhJk")
    assert (sent_on.status_code, sent_on.headers["location"]) == (308, f"{front.url}/t/AbCdEfGhJk")
    me = httpx.get(f"{front.url}/api/me")
    assert "; Secure" in me.headers["set-cookie"]
    assert "strict-transport-security" in me.headers
    assert [httpx.get(f"{front.url}{path}").status_code for path in ("/metrics", "/readyz")] == [404, 404]
    origins = {front.url: 201, "https://elsewhere.example": 403}
    for origin, status in origins.items():
        assert httpx.post(f"{front.url}/api/guests", headers={"origin": origin}).status_code == status


def check_events(front: Front) -> None:
    """Server-sent events come while the stream goes on, and not when some buffer is full."""
    table = asyncio.run(open_table(front.url, asyncio.run(new_token(front.url)), rules="1.3", players=2))
    path = f"{front.url}/api/tables/{table.rpartition('/')[2]}/events"
    with httpx.stream("GET", path, timeout=5) as stream:
        first = next(line for line in stream.iter_lines() if line.startswith("data:"))
    assert first.startswith('data: {"type":"view"')


def check_addresses(front: Front) -> None:
    """Limits count by the address of whoever comes to nginx, whatever they say themselves: two tables are opened."""
    wanted = {"seats": [{"kind": "person"}] * 2}
    headers = {"authorization": f"Bearer {'x' * 32}", "x-forwarded-for": "192.0.2.7"}
    trust = ssl.create_default_context()
    statuses = []
    for address in ("127.0.0.1", "127.0.0.2"):
        with httpx.Client(transport=httpx.HTTPTransport(verify=trust, local_address=address)) as http:
            url = front.url.replace("localhost", "127.0.0.1")
            statuses.append(http.post(f"{url}/api/tables", json=wanted, headers=headers).status_code)
    assert statuses == [429, 201]


@pytest.mark.long
def test_many_processes(front: Front, tmp_path: Path, postgres: Postgres, redis_server: Redis) -> None:
    with postgres.database() as database, ExitStack() as stack:
        options = ("--public-url", front.url, "--redis", redis_server.url)
        servers = [Served(database, tmp_path) for _ in range(2)]
        for server in servers:
            server.options = (*server.options, *options)
            server.launch()
            stack.callback(end, server)
        for server in servers:
            server.wait()
        front.configure([server.port for server in servers])
        with front.run():
            assert asyncio.run(play_game(front.url)).result
            asyncio.run(restarted_meanwhile(front, servers[0]))


def end(server: Served) -> None:
    """Ends a server that runs."""
    if server.process:
        server.stop(signal.SIGKILL)


async def restarted_meanwhile(front: Front, server: Served) -> None:
    """Games go on while one of the servers is stopped."""
    games = [asyncio.create_task(play_game(front.url)) for _ in range(6)]
    await asyncio.sleep(0.1)
    await asyncio.to_thread(server.stop)
    for view in await asyncio.gather(*games):
        assert view.result


def test_units(tmp_path: Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("not installed: systemd-analyze")  # in CI neither: a container has no systemd
    command = tmp_path / "red7"
    command.write_text("#!/bin/sh\n")
    command.chmod(0o755)
    names = ("red7.service", "red7@.service", "red7-purge.service", "red7-purge.timer")
    units = []
    for name, text in zip(names, written("systemd"), strict=True):
        unit = tmp_path / name.replace("@", "@7701")
        unit.write_text(text.replace("/opt/red7/bin/red7", str(command)))
        units.append(unit)
    # Units of the system that are not installed here are none of our business.
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", *units],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    complaints = [line for line in checked.stderr.splitlines() if str(tmp_path) in line or line.startswith("red7")]
    assert not complaints, "\n".join(complaints)


@pytest.mark.parametrize("unit", written("systemd"))
def test_commands_of_units_are_understood(unit: str) -> None:
    line = re.search(r"^ExecStart=\S+/red7 ((?:.*\\\n)*.*)$", unit, re.MULTILINE)
    if not line:
        assert "[Timer]" in unit
        return
    words = line[1].replace("\\\n", " ").replace("%i", "7701").split()
    ran = subprocess.run([sys.executable, "-m", "red7", *words, "--help"], capture_output=True, check=False)
    assert ran.returncode == 0, ran.stderr.decode()
