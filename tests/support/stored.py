"""Rows and databases to test storage with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager

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
