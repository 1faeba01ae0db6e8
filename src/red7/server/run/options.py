"""The options of `red7 serve`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

from red7.errors import Red7Error
from red7.server.config import Config, Limits

_USUAL = Config()
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="RED7_DATABASE",
        help="postgresql://... or sqlite:///FILE; by default, a file in your data folder.",
    ),
]


def serve(  # noqa: PLR0917 (each is an option)
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="Address to listen on.")] = _USUAL.host,
    port: Annotated[
        int, typer.Option("--port", "-p", metavar="N", min=1, max=65535, help="Port to listen on.")
    ] = _USUAL.port,
    lan: Annotated[  # noqa: FBT002 (an option)
        bool, typer.Option("--lan", help="Let others on your network join; prints the address and a QR code.")
    ] = False,
    public_url: Annotated[
        str | None, typer.Option("--public-url", metavar="URL", help="The address people use, behind a proxy.")
    ] = None,
    database: DatabaseUrl = None,
    redis: Annotated[
        str | None,
        typer.Option(
            "--redis",
            metavar="URL",
            envvar="RED7_REDIS",
            help="redis://... to share tables with other processes.",
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option("--workers", metavar="N", min=1, max=64, help="Server processes; more than one needs --redis."),
    ] = 1,
    thinkers: Annotated[
        int | None,
        typer.Option(
            "--thinkers", metavar="N", min=1, max=64, help="Processes that think for bots.", show_default="cores - 1"
        ),
    ] = None,
    bot_pause: Annotated[
        float,
        typer.Option("--bot-pause", metavar="SECONDS", min=0, max=60, help="Minimum seconds a bot takes for a turn."),
    ] = _USUAL.bot_pause,
    sockets: Annotated[
        int,
        typer.Option("--sockets-per-address", metavar="N", min=1, help="Most connections from one address at a time."),
    ] = _USUAL.limits.sockets,
    tables: Annotated[
        int, typer.Option("--tables-per-address", metavar="N", min=1, help="Most new tables per hour from one address.")
    ] = _USUAL.limits.tables,
    rate: Annotated[
        float,
        typer.Option("--rate", metavar="X", min=1, help="Most HTTP requests per second from one address, sustained."),
    ] = _USUAL.limits.requests,
    messages: Annotated[
        float,
        typer.Option(
            "--messages-per-address", metavar="X", min=1, help="Sustained messages per second from one address."
        ),
    ] = _USUAL.limits.messages,
    processor: Annotated[
        float,
        typer.Option(
            "--processor-per-address", metavar="X", min=0.01, help="Share of one core that one address may use."
        ),
    ] = _USUAL.limits.processor,
    words: Annotated[
        Path | None,
        typer.Option(
            "--words", metavar="FILE", help="Words not allowed in names and chat, one a line.", dir_okay=False
        ),
    ] = None,
    no_chat: Annotated[  # noqa: FBT002
        bool, typer.Option("--no-chat", help="Allow reactions only, no lines of chat.")
    ] = False,
    open_browser: Annotated[  # noqa: FBT002
        bool,
        typer.Option("--open", help="Open the browser; use the next free port, or a server that is already running."),
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Print only the log.")] = False,  # noqa: FBT002
) -> None:
    """Run a server: open tables and invite people by link.

    Games are stored in a database and continue after a restart.
    """
    config = Config(
        host="0.0.0.0" if lan else host,  # noqa: S104 (that is what --lan asks for)
        port=port,
        database=database,
        redis=redis,
        public_url=public_url.rstrip("/") if public_url else None,
        workers=workers,
        thinkers=thinkers,
        bot_pause=bot_pause,
        words=str(words.resolve()) if words else None,
        chat=not no_chat,
        opens=open_browser,
        limits=Limits(sockets=sockets, tables=tables, requests=rate, messages=messages, processor=processor),
    )
    if workers > 1 and redis is None:
        raise Red7Error("workers", "more than one worker needs --redis URL, to share the tables")
    if config.public_url and urlsplit(config.public_url).scheme not in ("http", "https"):
        raise Red7Error("public-url", f"{config.public_url}: a public address must start with https://")
    from red7.server.live.words import read_words  # noqa: PLC0415 (slow to load)
    from red7.server.run.running import run  # noqa: PLC0415

    if config.words:
        read_words(config.words)  # which says what is wrong with it before anything starts

    run(config, quiet=quiet)
