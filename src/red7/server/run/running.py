"""Runs a server: where it listens, what it prints, and how it stops."""

from __future__ import annotations

import errno
import signal
import socket
import sys
from contextlib import suppress
from dataclasses import replace
from typing import Any

import segno
import typer
import uvicorn

from red7.errors import Red7Error
from red7.server.cluster.cluster import check_redis
from red7.server.config import Config
from red7.server.garbage import collect_in_steps
from red7.server.http.app import TITLE, make_app
from red7.server.http.pages import site
from red7.server.logs import begin
from red7.server.page import CLIENT, MISSING
from red7.server.run.browser import show
from red7.server.store.storage import Storage

_PATIENCE = 10
"""Seconds that connections have to close when the server stops."""
_SOON = 2
"""Seconds to wait for a server on this machine to answer."""
_PORTS = 100
"""How many ports to try."""
_FILES = 1_048_576
"""Most open files if the system sets no limit; each connection is one."""


def run(config: Config, *, quiet: bool = False) -> None:
    """Serves until it is stopped."""
    if hasattr(signal, "SIGPIPE"):  # commands end quietly on it, but a client that hangs up must not end a server
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    _allow_connections()
    wanted = config
    if config.opens:
        config = replace(config, port=_free_port(config))
    if config.redis:
        check_redis(config.redis)
    if config.workers > 1:
        Storage.visit(config.database, create=True).close()  # fails before any process starts
        _present(config, quiet=quiet)
        begin(only_trouble=config.opens)
        config.hand_on()
        uvicorn.run("red7.server.http.app:from_environment", factory=True, workers=config.workers, **options(config))
        return
    try:
        storage = Storage.open(config.database, shared=config.is_shared)
    except Red7Error as error:
        if not (config.opens and error.code == "database-locked" and _show_other(wanted)):
            raise
        return
    listening = _listen(config)
    app = make_app(config, storage)
    _present(config, quiet=quiet)
    begin(only_trouble=config.opens)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)  # uvicorn raises them again after a clean stop
    collect_in_steps()
    uvicorn.Server(uvicorn.Config(app, **options(config))).run(sockets=[listening])
    if not quiet:
        typer.echo("\nStopped. Games will continue at the next start.")


def _allow_connections() -> None:
    """Lets this process and its children have as many connections as the system allows."""
    try:
        import resource  # noqa: PLC0415 (not on Windows)
    except ImportError:
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _FILES if most == resource.RLIM_INFINITY else min(most, _FILES)
    if now != resource.RLIM_INFINITY and now < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _show_other(config: Config) -> bool:
    """Whether a server is already running at that address; if so, shows it."""
    import httpx  # noqa: PLC0415 (slow to load)

    address = _address(config)
    try:
        described = httpx.get(f"{address}/openapi.json", timeout=_SOON).json()
        is_ours = bool(described["info"]["title"] == TITLE)
    except (httpx.HTTPError, ValueError, LookupError, TypeError):
        return False
    if is_ours:
        typer.echo(f"red7 is already running at {address}; Ctrl-C stops it where it was started.")
        show(address, patience=_PATIENCE)
    return is_ours


def _listen(config: Config) -> socket.socket:
    """The socket that clients connect to; raises if the port is taken."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    try:
        return socket.create_server((config.host, config.port), family=family, backlog=4096)
    except OSError as error:
        is_taken = _is_taken(error)
        reason = "the port is already in use; try another --port" if is_taken else str(error).partition(" (")[0]
        raise Red7Error("listen", f"cannot listen at {config.host}:{config.port}: {reason}") from None


def _is_taken(error: OSError) -> bool:
    return error.errno == errno.EADDRINUSE


def _free_port(config: Config) -> int:
    """The requested port, or the next free one."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    for port in range(config.port, min(config.port + _PORTS, 65_536)):
        try:
            socket.create_server((config.host, port), family=family).close()
        except OSError as error:
            if _is_taken(error):
                continue
        return port
    return config.port


def options(config: Config) -> dict[str, Any]:
    """The settings of uvicorn."""
    return {
        "host": config.host,
        "port": config.port,
        "log_config": None,
        "http": "red7.server.http.transport:HttpLine",
        "ws": "red7.server.http.transport:SocketLine",
        "access_log": False,
        "ws_max_size": config.limits.message,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "ws_per_message_deflate": False,
        "server_header": False,
        "timeout_graceful_shutdown": _PATIENCE,
        "timeout_keep_alive": 75,
        "backlog": 4096,
    }


def _present(config: Config, *, quiet: bool) -> None:
    """Prints where the server is, and opens it in the browser if asked."""
    address = _address(config)
    if not quiet:
        greet(config, address)
    if config.opens:
        show(address)


def _address(config: Config) -> str:
    return config.public_url or f"http://{_name(config.host)}:{config.port}"


def greet(config: Config, address: str) -> None:
    """Prints the address of the server, as text and as a QR code for phones."""
    typer.echo(f"red7 is running at {address}")
    if _is_shown(config):
        typer.echo("Others on your network can open that address, or scan this code:\n")
        segno.make(address).terminal(out=sys.stdout, compact=True)
    if site(CLIENT) is None:
        typer.echo(MISSING, err=True)
    typer.echo("Ctrl-C stops it; games continue at the next start.")


def _is_shown(config: Config) -> bool:
    return config.host == "0.0.0.0" and not config.public_url and sys.stdout.isatty()  # noqa: S104 (asked for by --lan)


def _name(host: str) -> str:
    """The address of this machine on the network."""
    if host != "0.0.0.0":  # noqa: S104
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing, but picks the outgoing address
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
