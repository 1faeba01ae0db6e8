"""`red7 bot`: seats a bot at a table on a server, over the same protocol as everyone else."""

from __future__ import annotations

import asyncio
import secrets
from random import Random
from typing import Annotated

import typer

from red7.errors import Red7Error, quote
from red7.play.bots.match import Player
from red7.play.bots.roster import Entrant
from red7.terminal.commands.arguments import BotText, LevelNumber, Strict, checked, opponent_of
from red7.terminal.failures import FailureLog
from red7.terminal.progress import prepare_search
from red7.terminal.seating import LONGEST_NAME, sit
from red7.terminal.sources import BadInput
from red7.terminal.style import console_for

commands = typer.Typer()


@commands.command("bot", epilog="Example: red7 bot http://localhost:7777/t/AbCdEfGhJk --level 4")
def bot_command(  # noqa: PLR0917 (each is an option)
    url: Annotated[str, typer.Argument(metavar="URL", help="The link to the table.")],
    level: LevelNumber = None,
    bot: BotText = None,
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="The bot's name at the table.")] = "Robo",
    token: Annotated[
        str | None,
        typer.Option(
            "--token", metavar="TOKEN", help="Token from an earlier run, to return to that seat.", envvar="RED7_TOKEN"
        ),
    ] = None,
    strict: Strict = False,  # noqa: FBT002 (an option)
) -> None:
    """Seat a bot at a table on a server, for a whole game."""
    console = console_for(stderr=True)
    with checked():
        if not 1 <= len(name.strip()) <= LONGEST_NAME or not name.isprintable():
            raise BadInput(f"name {quote(name)}: 1 to {LONGEST_NAME} printable characters")
        entrant = opponent_of(level, bot)
        if entrant.uses_core:
            prepare_search(console)
        typer.echo(asyncio.run(_play(url, entrant, name=name, token=token, strict=strict)))


async def _play(url: str, entrant: Entrant, *, name: str, token: str | None, strict: bool) -> str:
    """How the game ended, in a line."""
    from red7.protocol.client import Client  # noqa: PLC0415 (slow to load)
    from red7.protocol.robot import play_seat  # noqa: PLC0415

    player = Player(entrant, Random(secrets.token_hex(8)), strict=strict)  # first, since making it may fail
    async with Client(url, token=token) as client:
        if client.view.result:
            raise Red7Error("over", "the game at this table is over")
        if client.view.you.seat is None:
            name = await sit(client, name)
        typer.echo(f"{name} is at {url}; to return to this seat: RED7_TOKEN={client.token}", err=True)
        view = await play_seat(client, player, FailureLog(name).note)
    if view.result is None:
        raise Red7Error("game", "the game was not finished")
    winners = " and ".join(view.seats[seat].name for seat in view.result.winners)
    return f"{winners} won."
