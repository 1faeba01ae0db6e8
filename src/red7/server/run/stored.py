"""Stored games, for the commands. Importing this module loads the database libraries, which is slow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime

from red7 import Game, Red7Error
from red7.errors import quote
from red7.server.store.codec import read_row, read_snapshot
from red7.server.store.rows import GameRow, Known, Report
from red7.server.store.storage import Storage
from red7.table.conclusion import conclusion_of
from red7.table.state import Table
from red7.table.table import absorb


@contextmanager
def visiting(database: str | None, *, create: bool = False) -> Iterator[Storage]:
    """The database, open while a command runs; servers may use it too."""
    with closing(Storage.visit(database, create=create)) as storage:
        yield storage


def game_in(storage: Storage, id: str) -> GameRow:  # noqa: A002 (what it is)
    """The game with that id."""
    found = storage.game(id)
    if found is None:
        raise Red7Error("no-game", f"no game {quote(id)} in {storage.name}")
    return found


def table_in(storage: Storage, id: str) -> Table:  # noqa: A002 (what it is)
    """The table with that id, as it is now."""
    stored = storage.load(id)
    if stored is None:
        raise Red7Error("no-table", f"no table {quote(id)} in {storage.name}")
    table = read_snapshot(stored.snapshot.text) if stored.snapshot else None
    for row in stored.rows:
        table, _ = absorb(table, *read_row(row))
    assert table
    return table


def table_line(known: Known) -> str:
    """The id, date, phase and name of a table, who is there, and whether it is public, hidden or reported."""
    listing = known.listing
    marks = ["public" if listing.public else "by link"]
    marks += ["hidden"] if known.hidden else []
    marks += [f"{known.reports} reported"] if known.reports else []
    seats = f"{listing.taken} of {listing.seats} seats, {listing.present} here"
    what = f"{_date(known.created)}  {listing.phase:<9}  {seats}  {', '.join(marks)}"
    return f"{known.table}  {what}  {listing.name}".rstrip()


def report_line(report: Report) -> str:
    """When and where something was reported, about whom, and why."""
    about = "" if report.seat is None else f" seat {report.seat}"
    return f"{_date(report.at)}  {report.table}{about}  {report.why}".rstrip()


def line_of(game: GameRow) -> str:
    """The id, date and rules of a game, who played, and who won."""
    date = _date(game.at)
    known, failure = Game.read(game.text)
    if known is None or failure:
        return f"{game.id}  {date}  cannot be read: {failure}"
    return f"{game.id}  {date}  {known.rules!s:<6}  {', '.join(known.seats)}: {_ending(known)}"


def _date(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def _ending(game: Game) -> str:
    """Who won and who resigned, if the record says so."""
    ended = conclusion_of(game.tags)
    told = [f"{_names(game, ended.winners)} won" if ended.winners else "not finished"]
    if ended.resigned:
        told.append(f"{_names(game, ended.resigned)} resigned")
    elif ended.why == "resigned":
        told.append("someone resigned")
    return ", ".join(told)


def _names(game: Game, seats: Sequence[int]) -> str:
    return " and ".join(game.seats[seat] for seat in seats)
