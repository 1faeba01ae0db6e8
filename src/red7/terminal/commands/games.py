"""`red7 games`: the games played on this machine."""

from __future__ import annotations

from datetime import datetime
from itertools import islice
from typing import Final

import typer
from rich.table import Table as Grid
from rich.text import Text

from red7.terminal.saved import Kept, kept_games
from red7.terminal.style import console_for
from red7.terminal.words import counted, distinct, listed

_MOST: Final = 20


def saved_games(context: typer.Context) -> None:
    """List the games played in this terminal; the subcommands are about the games a server stores."""
    if context.invoked_subcommand:
        return
    console = console_for()
    found = kept_games()
    shown = list(islice(found, _MOST))
    if not shown:
        typer.echo("There are no games yet; red7 play starts one.", err=True)
        return
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_column()
    for kept in shown:
        when = datetime.fromtimestamp(kept.path.stat().st_mtime).astimezone()
        players = f"{listed(distinct(kept.game.seats))}, rules {kept.game.rules}"
        grid.add_row(Text(str(kept.number), style="bold"), f"{when:%Y-%m-%d %H:%M}", players, state_words(kept))
    console.print(grid)
    if more := sum(1 for _ in found):
        console.print(f"and {counted(more, 'older game')} in {shown[0].path.parent}", soft_wrap=True)
    if any(not kept.is_over and not kept.is_played for kept in shown):
        console.print("To go on with a game: red7 play --resume NUMBER", soft_wrap=True)
    console.print(f"To look at one: red7 replay {shown[0].path}", soft_wrap=True)


def state_words(kept: Kept) -> str:
    """How a game stands, as in `Ann won` and `unfinished, round 2, turn 5`."""
    if kept.is_over:
        winners = [kept.game.seats[seat] for seat in kept.game.position.match_winners]
        return f"{listed(winners)} won"
    if kept.is_played:
        return "being played"
    turn = len(kept.game.rounds[-1].turns)
    number = f"round {len(kept.game.rounds)}, " if kept.game.rules.scoring else ""
    return f"unfinished, {number}{counted(turn, 'turn')} played"
