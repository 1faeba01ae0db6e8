"""The commands of `red7 tables`, for server operators: list, show, hide and close tables, read reports."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from red7 import Red7Error
from red7.errors import quote
from red7.server.run.failing import plainly
from red7.server.run.options import DatabaseUrl

tables = typer.Typer(help="List the tables of a server, hide or close them, read reports.", no_args_is_help=True)
TableId = Annotated[str, typer.Argument(metavar="ID", help="The last part of the table's link.")]
Limit = Annotated[int, typer.Option("--limit", "-n", metavar="N", min=1, max=10_000, help="List at most N lines.")]


@tables.command("list", epilog="Example: red7 tables list --limit 5")
@plainly
def list_tables(
    database: DatabaseUrl = None,
    *,
    everything: Annotated[bool, typer.Option("--all", help="Include finished tables.")] = False,
    limit: Limit = 20,
) -> None:
    """List tables, newest first."""
    from red7.server.run.stored import table_line, visiting  # noqa: PLC0415 (slow to load)

    with visiting(database) as storage:
        known = storage.known(limit, everything=everything)
    if not known:
        typer.echo("There are no tables.", err=True)
    for table in known:
        typer.echo(table_line(table))


@tables.command("show", epilog="Example: red7 tables show AbCdEfGhJk")
@plainly
def show_table(table: TableId, database: DatabaseUrl = None) -> None:
    """Show who sits at a table, and the last lines of chat."""
    from red7.server.run.stored import table_in, visiting  # noqa: PLC0415 (slow to load)

    with visiting(database) as storage:
        found = table_in(storage, table)
    typer.echo(f"{found.id}  {found.listing.name}".rstrip())
    typer.echo(f"{found.phase}, rules {found.settings.rules}, {'public' if found.settings.public else 'by link only'}")
    for number, chair in enumerate(found.chairs):
        here = ", here" if chair.is_present else ""
        typer.echo(f"seat {number}: {chair.name or chair.kind}{here}")
    for line in found.chat:
        typer.echo(f"  {line.name}: {line.text or line.reaction}")


@tables.command("hide", epilog="Example: red7 tables hide AbCdEfGhJk")
@plainly
def hide_table(
    table: TableId,
    *,
    undo: Annotated[bool, typer.Option("--undo", help="Put it back.")] = False,
    database: DatabaseUrl = None,
) -> None:
    """Hide a table from the lobby; its players play on."""
    from red7.server.run.stored import visiting  # noqa: PLC0415 (slow to load)

    with visiting(database) as storage:
        if not storage.hide(table, hidden=not undo):
            raise Red7Error("no-table", f"no table {quote(table)} in {storage.name}")
    typer.echo(f"{table} is back in the lobby." if undo else f"{table} is no longer in the lobby.")


@tables.command("close", epilog="Example: red7 tables close AbCdEfGhJk")
@plainly
def close_table(table: TableId, database: DatabaseUrl = None) -> None:
    """End a table: its players are told, and nobody can come back to it.

    A running server does so within a second or two, otherwise when it starts.
    """
    from red7.server.run.stored import visiting  # noqa: PLC0415 (slow to load)

    with visiting(database) as storage:
        if not storage.ask_to_close(table):
            raise Red7Error("no-table", f"no table {quote(table)} in {storage.name} that is not over")
    typer.echo(f"{table} will be closed.")


@tables.command("reports", epilog="Example: red7 tables reports --table AbCdEfGhJk")
@plainly
def list_reports(
    database: DatabaseUrl = None,
    table: Annotated[str | None, typer.Option("--table", metavar="ID", help="Only this table.")] = None,
    limit: Limit = 20,
) -> None:
    """List players' reports, newest first, with the lines of chat before them."""
    from red7.server.run.stored import report_line, visiting  # noqa: PLC0415 (slow to load)

    with visiting(database) as storage:
        found = storage.reports(limit, table)
    if not found:
        typer.echo("Nothing was reported.", err=True)
    for report in found:
        typer.echo(report_line(report))
        for name, said in json.loads(report.lines):
            typer.echo(f"  {name}: {said}")
