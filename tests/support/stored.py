"""Rows and databases to test storage with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager

from sqlalchemy import event

from red7.server.store.rows import Row
from red7.server.store.storage import Storage
from red7.table.state import Listing

LISTING = Listing("Friday", "1.3ds", 3, 1, "gathering", public=True)
LONG = 600_000
ROW = Row(1, 1_000, '{"first": "Ä"}', "[]")


def row(number: int) -> Row:
    return Row(number, 1_000 * number, f'{{"order": {number}}}', f"[{number}]")


@contextmanager
def opened(database: str, *, shared: bool = False, server: str = "s1", lease: int = LONG) -> Iterator[Storage]:
    """The database, as a server opens it."""
    with closing(Storage.open(database, shared=shared)) as storage:
        storage.beat(server, lease)
        yield storage


def numbers(storage: Storage, table: str) -> list[int]:
    """The numbers of all rows of a table."""
    return [row.number for row in storage.every_row(table)]


def claimed(storage: Storage, table: str, server: str) -> int | None:
    """The epoch in which a table is that server's from now on; None where another has it, or there is none."""
    return next((claim.epoch for claim in storage.claim([table], server)), None)


@contextmanager
def counted(storage: Storage) -> Iterator[list[str]]:
    """The statements that are given to the database meanwhile, without those that begin and end transactions."""
    given: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if not statement.startswith("BEGIN"):
            given.append(statement)

    event.listen(storage._database.engine, "before_cursor_execute", note)
    try:
        yield given
    finally:
        event.remove(storage._database.engine, "before_cursor_execute", note)
