"""Log entries of many tables, written together, if the tables are still ours and no row is missing.

A table is ours while its epoch is the one we claimed it with and, if several servers share the database, while its
owner's lease runs. PostgreSQL keeps the tables' rows locked until the commit, and SQLite the whole database, so that
whoever takes a table over waits for what is being written to it.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from functools import cache
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, text

from red7 import Red7Error
from red7.server.store.database import ENGINE
from red7.server.store.rows import Entry
from red7.server.store.schema import POSTGRESQL_NOW, SQLITE_NOW
from red7.table.state import Listing

_HELD_SQLITE: Final = text(f"""
SELECT tables.id
FROM (
    SELECT
        json_extract(value, '$[0]') AS id,
        json_extract(value, '$[1]') AS epoch,
        json_extract(value, '$[2]') AS before
    FROM json_each(:wanted)
) AS wanted
JOIN tables ON tables.id = wanted.id AND tables.epoch = wanted.epoch
WHERE (before = 0 OR EXISTS (SELECT 1 FROM log WHERE log.table_id = wanted.id AND log.number = before))
AND (NOT :shared OR EXISTS (SELECT 1 FROM servers WHERE servers.id = tables.owner AND servers.until > {SQLITE_NOW}))
""")  # noqa: S608 (a constant)
_INSERT_SQLITE: Final = """
INSERT INTO log (table_id, number, at, engine, order_json, facts_json) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
_APPEND_SQLITE: Final = f"""
INSERT INTO log (table_id, number, at, engine, order_json, facts_json)
SELECT tables.id, ?2, ?3, ?4, ?5, ?6 FROM tables
WHERE tables.id = ?1 AND tables.epoch = ?7
AND EXISTS (SELECT 1 FROM log WHERE log.table_id = ?1 AND log.number = ?2 - 1)
AND (NOT ?8 OR EXISTS (SELECT 1 FROM servers WHERE servers.id = tables.owner AND servers.until > {SQLITE_NOW}))
"""  # noqa: S608 (a constant)
_APPEND_POSTGRESQL: Final = f"""
WITH held AS (
    SELECT tables.id
    FROM unnest(
        CAST(:ids AS text[]), CAST(:epochs AS integer[]), CAST(:befores AS integer[])
    ) AS wanted(id, epoch, before)
    JOIN tables ON tables.id = wanted.id AND tables.epoch = wanted.epoch
    WHERE (before = 0 OR EXISTS (SELECT 1 FROM log WHERE log.table_id = wanted.id AND log.number = before))
    AND (NOT :shared OR EXISTS (
        SELECT 1 FROM servers WHERE servers.id = tables.owner AND servers.until > {POSTGRESQL_NOW}
    ))
    FOR SHARE OF tables
), written AS (
    INSERT INTO log (table_id, number, at, engine, order_json, facts_json)
    SELECT new.table_id, number, at, :engine, order_json, facts_json
    FROM unnest(
        CAST(:tables AS text[]), CAST(:numbers AS integer[]), CAST(:ats AS bigint[]),
        CAST(:orders AS text[]), CAST(:facts AS text[])
    ) AS new(table_id, number, at, order_json, facts_json)
    JOIN held ON held.id = new.table_id
    %s
    RETURNING 1
)
SELECT id, (SELECT count(*) FROM written) FROM held
"""  # noqa: S608 (a constant)
_APPEND_NEW: Final = _APPEND_POSTGRESQL % ""
_APPEND_MISSING: Final = text(_APPEND_POSTGRESQL % "ON CONFLICT DO NOTHING")
_CREATE: Final = text(f"""
INSERT INTO tables (id, epoch, owner, created, engine, {", ".join(Listing._fields)})
VALUES (:id, 1, :owner, :created, :engine, {", ".join(f":{name}" for name in Listing._fields)})
ON CONFLICT DO NOTHING
""")  # noqa: S608 (names of columns)
_DESTROY: Final = text("DELETE FROM tables WHERE id = :id")
_LIST: Final = f"UPDATE tables SET {', '.join(f'{name} = :{name}' for name in Listing._fields)} WHERE id = :table"  # noqa: S608
_WAKE: Final = "UPDATE tables SET wakes_at = :at WHERE id = :id"
_SNAPSHOT: Final = """
INSERT INTO snapshots (table_id, number, engine, state) VALUES (:id, :number, :engine, :state)
ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, engine = excluded.engine, state = excluded.state
WHERE snapshots.number < excluded.number OR snapshots.engine <> excluded.engine
"""
_GAME: Final = """
INSERT INTO games (id, table_id, record, at, engine, public) VALUES (:id, :table, :text, :at, :engine, :public)
ON CONFLICT DO NOTHING
"""
_RATED: Final = """
INSERT INTO rated (game_id, seat, rating_id, at)
SELECT :game, :seat, id, :at FROM ratings
WHERE person = :person
AND (SELECT count(*) FROM ratings WHERE person IN (:person0, :person1, :person2, :person3)) = :seats
ON CONFLICT DO NOTHING
"""
_WRITTEN: Final = text("SELECT order_json, facts_json FROM log WHERE table_id = :id AND number = :number")


class Wanted(NamedTuple):
    """A table that a batch writes to."""

    id: str
    epoch: int
    before: int
    """The row that must exist already; 0 for a new table."""


class Batch:
    """Entries to write in one transaction."""

    def __init__(self, entries: Sequence[Entry], *, shared: bool) -> None:
        self._shared = shared
        wanted: dict[str, Wanted] = {}
        last: dict[str, int] = {}
        broken: set[str] = set()
        for entry in entries:
            table, number = entry.table, entry.row.number
            first = wanted.setdefault(table, Wanted(table, entry.epoch, number - 1))
            if entry.epoch != first.epoch or number != last.get(table, number - 1) + 1:
                broken.add(table)
            last[table] = number
        for table in broken:
            del wanted[table]
        self._tables = frozenset(last)
        self._wanted = list(wanted.values())
        self._entries = [entry for entry in entries if entry.table in wanted]
        self._new = [entry for entry in self._entries if entry.owner is not None]

    def write_at_once(self, driver: Any) -> frozenset[str]:
        """As `write`, on the driver's own connection, of rows that cannot be there yet, to tables that are.

        Raises database-conflict where it takes more than that; then nothing is written.
        """
        if not self._entries:
            return self._tables
        if isinstance(driver, sqlite3.Connection):
            return self._write_sqlite(driver)
        has_more = any(
            entry.listing or entry.snapshot or entry.game or entry.wakes or entry.seated for entry in self._entries
        )
        with driver.transaction() if has_more else nullcontext():  # a single statement commits by itself
            found = driver.execute(_for_psycopg(_APPEND_NEW), self._columns()).fetchall()
            held = {table for table, _ in found}
            if has_more:
                with driver.cursor() as cursor:
                    entries = [entry for entry in self._entries if entry.table in held]
                    _write_more(lambda statement, rows: cursor.executemany(_for_psycopg(statement), rows), entries)
        return self._tables - held

    def _write_sqlite(self, driver: sqlite3.Connection) -> frozenset[str]:
        rows = [
            (entry.table, *entry.row[:2], ENGINE, *entry.row[2:], entry.epoch, self._shared) for entry in self._entries
        ]
        driver.execute("BEGIN IMMEDIATE")
        if driver.executemany(_APPEND_SQLITE, rows).rowcount != len(rows):
            driver.execute("ROLLBACK")
            raise Red7Error("database-conflict", "the rows exist already, or their tables now belong to another server")
        _write_more(driver.executemany, self._entries)
        driver.execute("COMMIT")
        return self._tables - {wanted.id for wanted in self._wanted}

    def write(self, connection: Connection) -> frozenset[str]:
        """Writes the batch; returns the tables that were skipped, as not ours or with a missing earlier row."""
        if not self._entries:
            return self._tables
        created = bool(self._new) and self._create(connection)
        if connection.dialect.name == "sqlite":
            held, count = self._append_sqlite(connection)
        else:
            held, count = self._append_postgresql(connection)
        entries = [entry for entry in self._entries if entry.table in held]
        if count != len(entries):
            _compare(connection, entries)
        _write_more(lambda statement, rows: connection.execute(text(statement), rows), entries)
        lost = [{"id": entry.table} for entry in self._new if entry.table not in held]
        if created and lost:
            connection.execute(_DESTROY, lost)
        return self._tables - held

    def _create(self, connection: Connection) -> bool:
        """Whether the new tables did not exist yet."""
        new = []
        for entry in self._new:
            assert entry.listing
            new.append(
                {"id": entry.table, "owner": entry.owner, "created": entry.row.at, "engine": ENGINE}
                | entry.listing._asdict()
            )
        return connection.execute(_CREATE, new).rowcount == len(new)

    def _append_sqlite(self, connection: Connection) -> tuple[frozenset[str], int]:
        found = connection.execute(_HELD_SQLITE, {"wanted": json.dumps(self._wanted), "shared": self._shared})
        held = frozenset(found.scalars())
        rows = [
            (entry.table, entry.row.number, entry.row.at, ENGINE, entry.row.order, entry.row.facts)
            for entry in self._entries
            if entry.table in held
        ]
        return held, connection.exec_driver_sql(_INSERT_SQLITE, rows).rowcount if rows else 0

    def _append_postgresql(self, connection: Connection) -> tuple[frozenset[str], int]:
        found = connection.execute(_APPEND_MISSING, self._columns()).all()
        return frozenset(table for table, _ in found), found[0][1] if found else 0

    def _columns(self) -> dict[str, Any]:
        """The parameters for PostgreSQL: the tables, and the rows column by column."""
        ids, epochs, befores = zip(*self._wanted, strict=True)
        numbers, ats, orders, facts = zip(*[entry.row for entry in self._entries], strict=True)
        return {
            "ids": list(ids),
            "epochs": list(epochs),
            "befores": list(befores),
            "shared": self._shared,
            "engine": ENGINE,
            "tables": [entry.table for entry in self._entries],
            "numbers": list(numbers),
            "ats": list(ats),
            "orders": list(orders),
            "facts": list(facts),
        }


@cache
def _for_psycopg(statement: str) -> str:
    """A statement with its parameters named as psycopg expects."""
    return re.sub(r"(?<!:):(\w+)", r"%(\1)s", statement)


def _write_more(run: Callable[[str, list[dict[str, Any]]], object], entries: Sequence[Entry]) -> None:
    """Writes what comes with the rows: the last listing, snapshot and wake time of each table, and games."""
    listings = {
        entry.table: {"table": entry.table} | entry.listing._asdict()
        for entry in entries
        if entry.listing and entry.owner is None
    }
    if listings:
        run(_LIST, list(listings.values()))
    snapshots = {
        entry.table: {"id": entry.table, "number": entry.row.number, "engine": ENGINE, "state": entry.snapshot}
        for entry in entries
        if entry.snapshot is not None
    }
    if snapshots:
        run(_SNAPSHOT, list(snapshots.values()))
    wakes = {entry.table: {"id": entry.table, "at": entry.wakes.at} for entry in entries if entry.wakes}
    if wakes:
        run(_WAKE, list(wakes.values()))
    games = [entry.game._asdict() for entry in entries if entry.game]
    if games:
        run(_GAME, games)
    seats = [seat for entry in entries for seat in _rated_seats(entry)]
    if seats:
        run(_RATED, seats)


def _rated_seats(entry: Entry) -> Iterator[dict[str, Any]]:
    """The seats of a game that counts, if all of its players have ratings."""
    persons = {f"person{seat}": person for seat, person in enumerate((*entry.seated, "", "", "")[:4])}
    for seat, person in enumerate(entry.seated):
        more = {"seat": seat, "person": person, "seats": len(entry.seated)}
        yield {"game": entry.table, "at": entry.row.at} | more | persons


def _compare(connection: Connection, entries: Sequence[Entry]) -> None:
    """Checks that rows which exist already are the same: then the batch was written before and its answer was lost."""
    for entry in entries:
        found = connection.execute(_WRITTEN, {"id": entry.table, "number": entry.row.number}).one_or_none()
        if found != (entry.row.order, entry.row.facts):
            raise Red7Error("log-differs", f"table {entry.table}: row {entry.row.number} already exists, and differs")
