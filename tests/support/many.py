"""A database with thousands of live and finished tables, as left by a server that was killed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import islice
from typing import Final

from red7.server.store.codec import row_of
from red7.server.store.rows import Entry, GameRow, Row, Wakes
from red7.server.store.storage import Storage
from red7.table.turns import wakes_at
from tests.support.tables import ANN, START, Clerk, over, seated

TOKEN: Final = "many" * 8
"""Ann's, at all of these tables."""
_CHUNK: Final = 2_000


def fill(database: str, *, live: int, finished: int) -> list[str]:
    """The ids of the live tables: two people are in mid-game there, each at a server that is gone."""
    storage = Storage.open(database)
    try:
        at = storage.now()
        playing = seated()
        for _ in range(4):
            playing.turn()
        ids = [f"Live{number:06}" for number in range(live)]
        entries = _entries(playing, ids, at)
        ended = _entries(over(), [f"Over{number:06}" for number in range(finished)], at)
        for all_entries in (entries, ended):
            while chunk := list(islice(all_entries, _CHUNK)):
                assert not storage.append(chunk)
        return ids
    finally:
        storage.close()


def _entries(clerk: Clerk, ids: Sequence[str], at: int) -> Iterator[Entry]:
    """The rows of tables at which the same has happened."""
    table = clerk.table
    rows = [row_of(number, order, facts) for number, (order, facts) in enumerate(clerk.log, start=1)]
    wakes = wakes_at(table)
    for id in ids:  # noqa: A001 (what it is)
        for row in rows:
            is_first, is_last = row.number == 1, row.number == len(rows)
            yield Entry(
                id,
                1,
                _renamed(row, id, at),
                listing=table.listing,
                game=GameRow(id, id, table.record(), at, table.engine) if is_last and table.is_finished else None,
                owner="gone" if is_first else None,
                wakes=Wakes(wakes - START + at) if wakes and is_last else None,
            )


def _renamed(row: Row, id: str, at: int) -> Row:  # noqa: A002 (what it is)
    def renamed(text: str) -> str:
        return (
            text.replace("Table12345", id).replace(ANN, sha256(TOKEN.encode()).hexdigest()).replace(str(START), str(at))
        )

    return Row(row.number, at, renamed(row.order), renamed(row.facts))
