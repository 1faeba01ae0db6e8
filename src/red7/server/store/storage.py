"""The database of tables and games: texts in, texts out, whatever they mean.

A table's log only ever grows. Whoever writes to it has claimed it, and names the epoch of the claim (`leases`): after
another claim nothing of an older epoch is written.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from sqlalchemy import Connection, Select, delete, func, not_, or_, select, text

from red7 import Red7Error
from red7.server.store.batch import Batch
from red7.server.store.database import ENGINE, Database, url_of
from red7.server.store.leases import Leases
from red7.server.store.lobby import LISTING, Lobby
from red7.server.store.ratings import Ratings, forget_unused, unused
from red7.server.store.rows import Entry, Owned, Purged, Row, Snapshot, Stored
from red7.server.store.schema import LIVE, games, log, now_ms, ratings, reports, reviews, snapshots, tables
from red7.table.state import Listing

_PAGE: Final = 500
_ROW: Final = (log.c.number, log.c.at, log.c.order_json, log.c.facts_json)
_NEWS_SQLITE: Final = text("""
SELECT log.table_id, number, at, order_json, facts_json
FROM json_each(:wanted) AS wanted
JOIN log ON log.table_id = json_extract(value, '$[0]') AND number > json_extract(value, '$[1]')
ORDER BY log.table_id, number
""")
_NEWS_POSTGRESQL: Final = text("""
SELECT wanted.id, news.*
FROM unnest(CAST(:ids AS text[]), CAST(:numbers AS integer[])) AS wanted(id, number)
CROSS JOIN LATERAL (
    SELECT log.number, at, order_json, facts_json FROM log
    WHERE table_id = wanted.id AND log.number > wanted.number
    ORDER BY log.number OFFSET 0
) AS news
""")
"""LATERAL, so that the index is used for each table, however long the whole log is."""
_BY_ITSELF: Final = '{"actor":null,'
"""How a stored order begins that no client gave."""


class Storage(Lobby, Leases, Ratings):
    """An open database; every method may be called from any thread, and every error is a Red7Error."""

    def __init__(self, database: Database, *, shared: bool) -> None:
        super().__init__(database)
        self._shared = shared

    @staticmethod
    def open(url: str | None = None, *, shared: bool = False) -> Storage:
        """The database for a server: created or migrated if needed, and locked.

        Nobody else may serve from it, except others that share it too if it is shared.
        """
        database = Database(url_of(url))
        with database.closed_on_failure():
            database.prepare()
            database.take_lock(shared=shared)
            database.make_checkpoints()
        return Storage(database, shared=shared)

    @staticmethod
    def visit(url: str | None = None, *, create: bool = False) -> Storage:
        """The database for a command, which may run beside servers: not locked, and created only on request."""
        database = Database(url_of(url))
        with database.closed_on_failure():
            if not (create or database.exists()):
                raise Red7Error("database-missing", f"{database.name}: there is no such database")
            database.prepare()
        return Storage(database, shared=True)

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use the database at the same time."""
        return self._shared

    @property
    def name(self) -> str:
        """The name of the database in messages, without any password."""
        return self._database.name

    def close(self) -> None:
        """Closes all connections and releases the lock."""
        self._database.close()

    def check(self) -> None:
        """Raises if nothing can be written to the database, or its lock was lost to another server."""
        self._database.check_lock()
        self._database.probe()

    def faults(self) -> list[str]:
        """What is broken in the database file, one line each."""
        return self._database.faults()

    def now(self) -> int:
        """The database's clock, in milliseconds."""
        return self._database.read(_now)

    # --- tables -------------------------------------------------------------------------------------------------

    def create(self, table: str, owner: str, row: Row, listing: Listing) -> None:
        """Stores a new table, in epoch 1; an entry with an owner does the same as part of a batch."""
        if self.append([Entry(table, 1, row, listing, owner=owner)]):
            raise Red7Error("lease-over", f"table {table}: the lease of its server has run out")

    def append(self, entries: Sequence[Entry]) -> frozenset[str]:
        """Writes entries and returns the tables that are no longer ours, which were skipped; all else is on disk.

        A table with a missing earlier row is skipped, too. Writing the same entries again does no harm.
        """
        if not entries:
            return frozenset()
        if not any(entry.owner for entry in entries):  # no new tables
            try:
                return self._database.write_at_once(lambda driver: self._batch(entries).write_at_once(driver))
            except Red7Error as error:
                if error.code != "database-conflict":
                    raise
        return self._database.write(lambda connection: self._batch(entries).write(connection))

    def _batch(self, entries: Sequence[Entry]) -> Batch:
        return Batch(entries, shared=self._shared)

    def load(self, table: str) -> Stored | None:
        """The stored table, or None."""
        return self.load_all([table]).get(table)

    def load_all(self, wanted: Collection[str]) -> Mapping[str, Stored]:
        """Those of these tables that exist; snapshots of other versions of red7 are left out."""

        def find(connection: Connection) -> Mapping[str, Stored]:
            heads = connection.execute(
                select(
                    tables.c.id, tables.c.epoch, tables.c.owner, tables.c.created, tables.c.wakes_at, *LISTING
                ).where(tables.c.id.in_(wanted))
            ).all()
            made = connection.execute(
                select(snapshots.c.table_id, snapshots.c.number, snapshots.c.state, snapshots.c.engine).where(
                    snapshots.c.table_id.in_(wanted), snapshots.c.engine == ENGINE
                )
            )
            newest = {table: Snapshot(*rest) for table, *rest in made}
            starts = {table: newest[table].number if table in newest else 0 for table, *_ in heads}
            rows = _rows_after_each(connection, starts)
            return {
                table: Stored(epoch, owner, wakes, Listing(*listing), created, newest.get(table), tuple(rows[table]))
                for table, epoch, owner, created, wakes, *listing in heads
            }

        return self._database.read(find)

    def snapshot(self, table: str) -> Snapshot | None:
        """The newest snapshot of a table, whichever version of red7 wrote it."""
        return self._database.read(lambda connection: _snapshot(connection, table))

    def rows_after(self, table: str, number: int) -> tuple[Row, ...]:
        """The rows of a table's log after this number."""
        query = _rows(table, number)
        return tuple(Row(*row) for row in self._database.every(query))

    def rows_after_each(self, numbers: Mapping[str, int]) -> Mapping[str, Sequence[Row]]:
        """For each table, the rows of its log after a number, in one query."""
        return self._database.read(lambda connection: _rows_after_each(connection, numbers))

    def every_row(self, table: str) -> Iterator[Row]:
        """A table's whole log, read in pages."""
        number = 0
        while True:
            query = _rows(table, number).limit(_PAGE)
            page = self._database.every(query)
            if not page:
                return
            yield from (Row(*row) for row in page)
            number = page[-1].number

    def every_table(self) -> Iterator[str]:
        """The ids of all tables, over or not."""
        last = ""
        while True:
            query = select(tables.c.id).where(tables.c.id > last).order_by(tables.c.id).limit(_PAGE)
            page = self._database.every(query)
            if not page:
                return
            yield from (table for (table,) in page)
            last = page[-1].id

    def count_tables(self) -> int:
        """How many tables there are, over or not."""
        query = select(func.count()).select_from(tables)
        return self._database.read(lambda connection: connection.execute(query).scalar_one())

    def live(self) -> list[Owned]:
        """The tables that are not over."""
        query = select(tables.c.id, tables.c.owner, tables.c.epoch).where(LIVE)
        return [Owned(*found) for found in self._database.every(query)]

    # --- what is old --------------------------------------------------------------------------------------------

    def older(self, ms: int) -> Purged:
        """How much has not been used for this long."""

        def count(connection: Connection) -> Purged:
            before = _now(connection) - ms
            old = _old_tables(before).subquery()
            found = connection.scalar(select(func.count()).select_from(old)) or 0
            rows = connection.scalar(select(func.count()).where(log.c.table_id.in_(select(old.c.id)))) or 0
            left = select(tables.c.id).where(tables.c.id.not_in(select(old.c.id)))
            unneeded = or_(games.c.table_id.is_(None), games.c.table_id.not_in(left))
            ended = connection.scalar(select(func.count()).select_from(games).where(games.c.at < before, unneeded)) or 0
            rated = connection.scalar(select(func.count()).select_from(ratings).where(*unused(before))) or 0
            return Purged(found, rows, ended, rated)

        return self._database.read(count)

    def purge(self, ms: int) -> Purged:
        """Removes tables unused for this long, older games without a table, and the names of unused ratings."""
        before = self.now() - ms
        total = Purged(0, 0, 0, 0)
        while any(step := self._database.write(lambda connection: _purge_some(connection, before))):
            total = Purged(*map(sum, zip(total, step, strict=True)))
        return total


def _now(connection: Connection) -> int:
    return connection.execute(select(now_ms())).scalar_one()


def _rows(table: str, number: int) -> Select[tuple[int, int, str, str]]:
    return select(*_ROW).where(log.c.table_id == table, log.c.number > number).order_by(log.c.number)


def _rows_after_each(connection: Connection, numbers: Mapping[str, int]) -> Mapping[str, Sequence[Row]]:
    found: dict[str, list[Row]] = {table: [] for table in numbers}
    if connection.dialect.name == "sqlite":
        rows = connection.execute(_NEWS_SQLITE, {"wanted": json.dumps(list(numbers.items()))})
    else:
        rows = connection.execute(_NEWS_POSTGRESQL, {"ids": list(numbers), "numbers": list(numbers.values())})
    for table, *row in rows:
        found[table].append(Row(*row))
    return found


def _snapshot(connection: Connection, table: str) -> Snapshot | None:
    query = select(snapshots.c.number, snapshots.c.state, snapshots.c.engine).where(snapshots.c.table_id == table)
    found = connection.execute(query).one_or_none()
    return Snapshot(*found) if found else None


def _old_tables(before: int) -> Select[tuple[str]]:
    """Tables where nobody has done anything since then; what servers do, as at each start, does not count."""
    by_somebody = not_(log.c.order_json.startswith(_BY_ITSELF, autoescape=True))
    used = select(log.c.number).where(log.c.table_id == tables.c.id, log.c.at >= before, by_somebody).exists()
    return select(tables.c.id).where(tables.c.created < before, not_(used))


def _purge_some(connection: Connection, before: int) -> Purged:
    """Removes some in one transaction, short enough to keep nobody waiting, and returns how many."""
    locked = connection.scalars(_old_tables(before).limit(_PAGE).with_for_update(skip_locked=True)).all()
    still_old = tables.c.id.in_(locked), tables.c.id.in_(_old_tables(before))
    gone = connection.scalars(delete(tables).where(*still_old).returning(tables.c.id)).all()
    rows = connection.execute(delete(log).where(log.c.table_id.in_(gone))).rowcount
    connection.execute(delete(snapshots).where(snapshots.c.table_id.in_(gone)))
    connection.execute(delete(reports).where(reports.c.table_id.in_(gone)))
    without_table = or_(games.c.table_id.is_(None), games.c.table_id.not_in(select(tables.c.id)))
    old_games = select(games.c.id).where(games.c.at < before, without_table).limit(_PAGE)
    ended = connection.scalars(delete(games).where(games.c.id.in_(old_games)).returning(games.c.id)).all()
    connection.execute(delete(reviews).where(reviews.c.game_id.in_(ended)))
    return Purged(len(gone), rows, len(ended), forget_unused(connection, before))
