"""The command that lets bots play against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from red7 import Rules
from red7.play.bots.roster import OPPONENTS
from red7.terminal.commands.arguments import Players, RulesText, Strict, checked, completing
from red7.terminal.progress import prepare_search
from red7.terminal.sources import BadInput
from red7.terminal.style import console_for

contest = typer.Typer()


@contest.command(epilog="Example: red7 arena careful mcts:2000 worlds:50 --deals 100 --rules 1.3ds --players 4")
def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT",
            help=f"{', '.join(OPPONENTS)}, level:1 to level:7, or seer (which sees all cards). Bots that search take"
            " an optional budget: mcts:2000 (iterations) or master:100ms. Your own: mybot.py:Class, module:Class or"
            " 'exec:COMMAND'.",
            autocompletion=completing(*OPPONENTS, "seer"),
        ),
    ],
    *,
    deals: Annotated[
        int, typer.Option("--deals", "-d", metavar="N", min=1, help="Number of deals, each played in every seating.")
    ] = 100,
    rules: RulesText = "1.3",
    players: Players = 2,
    seed: Annotated[str, typer.Option("--seed", "-s", metavar="TEXT", help="Seed for deals and bots.")] = "1",
    processes: Annotated[
        int | None,
        typer.Option(
            "--processes", metavar="N", min=1, help="Number of matches played at once.", show_default="all cores"
        ),
    ] = None,
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; local starts one here.")
    ] = None,
    work: Annotated[
        Path | None,
        typer.Option("--work", metavar="FILE", help="File for finished matches.", show_default="in your state folder"),
    ] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Start over: forget earlier matches.")] = False,
    strict: Strict = False,
    json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write the results as JSON.")] = None,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="Write the results as CSV.")] = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="Plot strength against thinking time, as SVG.")
    ] = None,
) -> None:
    """Let bots play each other on the same deals, in every seat.

    Ctrl-C stops the arena and shows the results so far; the same command continues it.
    """
    from red7.play.arena.pools import on_this_machine, ray_cluster  # noqa: PLC0415 (slow to load)
    from red7.play.arena.schedule import Contest  # noqa: PLC0415
    from red7.play.arena.work_file import default_path  # noqa: PLC0415
    from red7.terminal.arena import Outputs, hold_arena  # noqa: PLC0415

    console = console_for()
    with checked():
        if not seed.isprintable():
            raise BadInput(f"seed {seed!a}: printable characters only")
        held = Contest.between(bots, rules=Rules.parse(rules), players=players, seed=seed)
        pool = ray_cluster(ray, count=processes) if ray is not None else on_this_machine(processes)
        if any(entrant.uses_core for entrant in held.entrants):
            prepare_search(console)
        interrupted = hold_arena(
            console,
            held,
            deals=deals,
            pool=pool,
            work=work or default_path(held),
            fresh=fresh,
            strict=strict,
            outputs=Outputs(json, csv, plot),
        )
    if interrupted:
        raise typer.Exit(130)
