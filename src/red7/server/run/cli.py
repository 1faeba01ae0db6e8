"""The commands of `red7` for the server and its stored games.

Every `red7` command loads this module, so each command here imports what is slow to load only when it runs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final, TypeVar

import typer
from rich.console import Console
from rich.progress import track

from red7 import Game, Red7Error
from red7.errors import quote
from red7.server.run.failing import fail, plainly
from red7.server.run.options import DatabaseUrl, serve
from red7.server.run.ratings import ratings
from red7.server.run.tables import tables

Result = TypeVar("Result")

_ID: Final = re.compile(r"[A-Za-z0-9]{1,20}")
_SPAN: Final = re.compile(r"([0-9]{1,5})([hdw])")
_HOURS: Final = {"h": 1, "d": 24, "w": 7 * 24}
_HOUR: Final = 3_600_000

server = typer.Typer()
games = typer.Typer(help="List the games played here; list, export and import those a server stores.")
server.add_typer(games, name="games", rich_help_panel=None)
server.add_typer(tables, name="tables", rich_help_panel=None)


@games.command("list", epilog="Example: red7 games list --limit 5")
@plainly
def list_games(
    database: DatabaseUrl = None,
    limit: Annotated[
        int, typer.Option("--limit", "-n", metavar="N", min=1, max=10_000, help="List at most N games.")
    ] = 20,
) -> None:
    """List the stored games, newest first."""
    from red7.server.run.stored import line_of, visiting  # noqa: PLC0415 (slow to load)

    with visiting(database) as storage:
        kept = storage.games(limit)
    if not kept:
        typer.echo("There are no games yet.", err=True)
    for game in kept:
        typer.echo(line_of(game))


@games.command("export", epilog="Example: red7 games export --all --to my-games")
@plainly
def export_games(
    ids: Annotated[list[str] | None, typer.Argument(metavar="ID", help="The games to export.")] = None,
    *,
    everything: Annotated[bool, typer.Option("--all", help="Export all games.")] = False,
    to: Annotated[
        Path | None,
        typer.Option("--to", metavar="FOLDER", help="Folder for the files; without it, one game is printed."),
    ] = None,
    database: DatabaseUrl = None,
) -> None:
    """Write games as .red7 files, or print one."""
    from red7.server.run.stored import game_in, visiting  # noqa: PLC0415 (slow to load)
    from red7.server.store import exchange  # noqa: PLC0415

    ids = ids or []
    if everything == bool(ids):
        raise Red7Error("export", "name the games to export, or use --all")
    if to is None and (everything or len(ids) > 1):
        raise Red7Error("export", "name a folder for the files: --to FOLDER")
    with visiting(database) as storage:
        if to is None:
            typer.echo(game_in(storage, ids[0]).text, nl=False)
            return
        chosen = storage.every_game() if everything else (game_in(storage, one) for one in ids)
        total = storage.count_games() if everything else len(ids)
        written = [exchange.write(to, game) for game in track_on_stderr(chosen, "writing", total)]
    there = len(written) - sum(written)
    typer.echo(f"{_count(sum(written), 'game')} written to {to}" + (f", {there} already there." if there else "."))


@games.command("import", epilog="Example: red7 games import my-games/*.red7")
@plainly
def import_games(
    files: Annotated[list[str], typer.Argument(metavar="FILE", help=".red7 records; - reads standard input.")],
    database: DatabaseUrl = None,
) -> None:
    """Import .red7 files, each checked by the engine.

    A game that is already there is not imported twice. Invalid files are reported, and the others are imported.
    """
    from red7.server.run.stored import visiting  # noqa: PLC0415 (slow to load)
    from red7.server.store import exchange  # noqa: PLC0415

    wrong = 0
    with visiting(database, create=True) as storage:
        for name in files:
            try:
                text = exchange.read_record(name)
                id, is_new = exchange.add(storage, text, wanted=Path(name).stem)  # noqa: A001 (what it is)
            except Red7Error as error:
                wrong += 1
                said = str(error) if error.code == "file" else f"{name}: {error}"
                typer.echo(f"red7: {said}", err=True)
            else:
                typer.echo(f"{id}  {name}" + ("" if is_new else "  (already there)"))
    if wrong:
        raise typer.Exit(1)


@games.command("results", epilog="Example: red7 games results Ann --json")
@plainly
def show_results(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The player, as the games name them.")],
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON: for each, the games and the wins.")] = False,
    database: DatabaseUrl = None,
) -> None:
    """Count what a player has won, by rules, level and opponent.

    The browser shows the same for the games it remembers. Everybody of that name is counted as one.
    """
    from red7.server.run.results import results_of  # noqa: PLC0415 (slow to load)
    from red7.server.run.stored import visiting  # noqa: PLC0415

    with visiting(database) as storage:
        found = results_of((game.text for game in storage.every_game()), name)
    if as_json:
        typer.echo(json.dumps(found.as_json(), ensure_ascii=False))
        return
    if not found.all.games:
        typer.echo(f"There are no finished games of {quote(name)}.", err=True)
        return
    typer.echo(f"{_count(found.all.games, 'game')}, {found.all.won} won")
    groups = {"against bots": found.levels, "by rules": found.rules, "against people": found.opponents}
    for title, group in groups.items():
        for key, tally in sorted(group.items()):
            said = f"level {key}" if group is found.levels and key.isdigit() else key
            typer.echo(f"{title}: {said}: {_count(tally.games, 'game')}, {tally.won} won")


@server.command(epilog="Example: red7 site public")
@plainly
def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A new or empty folder, or one with an older site.")],
) -> None:
    """Write a site that plays without a server, for any web host.

    It is played in the browser: against bots, pass and play, puzzles, who is winning. Upload the folder to wherever you
    like, under any path.
    """
    from red7.server.run.site import write_site  # noqa: PLC0415 (slow to load)

    size = write_site(folder)
    typer.echo(f"Written to {folder}: {size / 1e6:.1f} MB. Try it: python -m http.server --directory {folder}")


@server.command(epilog="Example: red7 verify --database postgresql://red7@localhost/red7")
@plainly
def verify(database: DatabaseUrl = None) -> None:
    """Replay everything stored and report differences.

    Tables are replayed from their logs and compared with their snapshots and games; games are replayed from their
    text. Servers may keep running.
    """
    from red7.server.run.stored import visiting  # noqa: PLC0415 (slow to load)
    from red7.server.store.verify import every_check  # noqa: PLC0415

    wrong = tables = kept = 0
    with visiting(database) as storage:
        with suppress(Red7Error):  # a damaged database, in which not everything can be counted
            tables, kept = storage.count_tables(), storage.count_games()
        for found in track_on_stderr(every_check(storage), "verifying", tables + kept):
            if found:
                wrong += 1
                typer.echo(found)
    if wrong:
        fail(f"{_count(wrong, 'fault')} in {_count(tables, 'table')} and {_count(kept, 'game')}")
    typer.echo(f"{_count(tables, 'table')} and {_count(kept, 'game')}: no differences.")


@server.command(epilog="Example: red7 purge --older-than 90d")
@plainly
def purge(
    older_than: Annotated[str, typer.Option("--older-than", metavar="TIME", help="For example 90d, 12h or 8w.")],
    *,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask first.")] = False,
    database: DatabaseUrl = None,
) -> None:
    """Remove tables and games that have not been used for a while.

    This also removes their players' nicknames and chat, and the names of ratings that nobody has played for since,
    which is all that is stored about anyone.
    """
    from red7.server.run.stored import visiting  # noqa: PLC0415 (slow to load)

    match = _SPAN.fullmatch(older_than)
    if not match:
        raise Red7Error("span", f"{quote(older_than)}: a number and h, d or w, as in 90d")
    span = int(match[1]) * _HOURS[match[2]] * _HOUR
    if not span:
        raise Red7Error("span", f"{quote(older_than)}: at least an hour, so that no game in progress is removed")
    with visiting(database) as storage:
        old = storage.older(span)
        if not any(old):
            typer.echo("Nothing is that old.")
            return
        what = _removable(old.tables, old.games, old.ratings)
        if not yes and not typer.confirm(f"Remove {what} from {storage.name}?"):
            typer.echo("Nothing was removed.")
            return
        gone = storage.purge(span)
    typer.echo(f"{_removable(gone.tables, gone.games, gone.ratings)} removed.")


@server.command(epilog="Example: red7 fair AbCdEfGhJk")
@plainly
def fair(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="A .red7 file, the id of a game, or - for standard input.")
    ],
    database: DatabaseUrl = None,
) -> None:
    """Check that a game was dealt from its server's secret.

    Compare the printed commitment with the one the table showed before anyone sat down, and the bits of your seat with
    those you added. A round that began from a given position cannot be checked.
    """
    from red7.server.store.exchange import read_record  # noqa: PLC0415 (slow to load)
    from red7.table.fairness import check  # noqa: PLC0415

    text = read_record(game) if game == "-" or _is_file(game) else _kept(game, database)
    checked = check(Game.parse(text))
    given = f"{_numbered(checked.unchecked)} was not checked: it began from a given position"
    if not checked.rounds:
        fail(given if checked.unchecked else "the record has no round to check")
    typer.echo(f"Fair: {_numbered(checked.rounds)} dealt from the secret behind this commitment:")
    typer.echo(f"  {checked.commitment}")
    typer.echo("and from the bits that each seat added (a bot adds none):")
    for seat, bits in enumerate(checked.bits):
        typer.echo(f"  seat {seat}: {bits}")
    if checked.unchecked:
        typer.echo(f"{given.capitalize()}.")


def _numbered(rounds: Sequence[int]) -> str:
    """As in `round 1` and `rounds 2 to 6`; rounds are checked in a row."""
    return f"rounds {rounds[0]} to {rounds[-1]}" if len(rounds) > 1 else "".join(f"round {one}" for one in rounds)


def _kept(game: str, database: str | None) -> str:
    """The record of the game with that id."""
    from red7.server.run.stored import game_in, visiting  # noqa: PLC0415 (slow to load)

    if not _ID.fullmatch(game):
        raise Red7Error("no-game", f"{quote(game)}: no such file; GAME is a .red7 file, the id of a game, or -")
    try:
        with visiting(database) as storage:
            return game_in(storage, game).text
    except Red7Error as error:
        if error.code != "database-missing":
            raise
        raise Red7Error(error.code, f"{quote(game)}: no such file, and no such game: {error}") from None


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except (OSError, ValueError):
        return False


def _removable(tables: int, games: int, ratings: int) -> str:
    """As in `2 tables and 1 game`, with unused ratings if there are any."""
    what = f"{_count(tables, 'table')} and {_count(games, 'game')}"
    return f"{what} and {_count(ratings, 'unused rating')}" if ratings else what


def _count(number: int, what: str) -> str:
    return f"{number:,} {what}" + ("" if number == 1 else "s")


def track_on_stderr(things: Iterator[Result], what: str, total: int) -> Iterator[Result]:
    """The same things, with a progress bar if someone is watching."""
    console = Console(stderr=True)
    yield from track(things, what, total=total, console=console, transient=True, disable=not console.is_terminal)


server.command(epilog="Example: red7 ratings --limit 10")(plainly(ratings))
server.command(epilog="Example: red7 serve --lan")(plainly(serve))
