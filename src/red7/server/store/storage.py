"""The database of tables and games: texts in, texts out; what they mean is for others to know.

A table's log only ever grows. Whoever writes to it has claimed it, and names the epoch of the claim: after another
claim nothing of an older epoch is written. Leases are of server processes, and run by the database's clock.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from sqlalchemy import Connection, ScalarSelect, Select, delete, func, not_, or_, select, text, true, update

from red7 import Red7Error
from red7.server.store.archive import Archive
from red7.server.store.batch import Batch
from red7.server.store.database import ENGINE, Database, url_of
from red7.server.store.rows import Entry, Listed, Owned, Purged, Row, ServerRow, Snapshot, Stored
from red7.server.store.schema import LIVE, games, log, now_ms, reviews, servers, snapshots, tables
from red7.table.state import Listing

_PAGE: Final = 500
_FORGOTTEN: Final = 86_400_000
"""After a day a server that has ended need not be known any more."""
_LISTING: Final = (tables.c.name, tables.c.rules, tables.c.seats, tables.c.taken, tables.c.phase, tables.c.public)
_ROW: Final = (log.c.number, log.c.at, log.c.order_json, log.c.facts_json)
_BY_ITSELF: Final = '{"actor":null,'
"""How an order begins, as it is stored, that no client gave."""
_BEAT: Final = text("""
INSERT INTO servers (id, address, beat, until) VALUES (:id, :address, :now, :now + :lease)
ON CONFLICT (id) DO UPDATE SET address = excluded.address, beat = excluded.beat, until = excluded.until
""")


class Storage(Archive):
    """A database that is open; every method may be called from any thread, and every error is a Red7Error."""

    def __init__(self, database: Database, *, shared: bool) -> None:
        super().__init__(database)
        self._shared = shared

    @staticmethod
    def open(url: str | None = None, *, shared: bool = False) -> Storage:
        """The database for a server: created and brought up to date where needed, and locked.

        Either nobody else may serve from it, or only those who share it as well.
        """
        database = Database(url_of(url))
        with database.closed_on_failure():
            database.prepare()
            database.take_lock(shared=shared)
            database.make_checkpoints()
        return Storage(database, shared=shared)

    @staticmethod
    def visit(url: str | None = None, *, create: bool = False) -> Storage:
        """The database for a command, which may run beside servers: not locked, and created only if asked for."""
        database = Database(url_of(url))
        with database.closed_on_failure():
            if not (create or database.exists()):
                raise Red7Error("database-missing", f"{database.name}: there is no such database")
            database.prepare()
        return Storage(database, shared=True)

    @property
    def name(self) -> str:
        """What the database is called in messages, with no password in it."""
        return self._database.name

    def close(self) -> None:
        """Ends all connections, and the lock."""
        self._database.close()

    def check(self) -> None:
        """Raises where nothing can be written to the database, or its lock was lost to another server."""
        self._database.check_lock()
        self._database.probe()

    def faults(self) -> list[str]:
        """What is broken in the database's file, each in a line."""
        return self._database.faults()

    def now(self) -> int:
        """The database's clock, in milliseconds."""
        return self._database.read(_now)

    # --- tables -------------------------------------------------------------------------------------------------

    def create(self, table: str, owner: str, row: Row, listing: Listing) -> None:
        """Keeps a new table, of epoch 1; as an entry with an owner does, among others."""
        if self.append([Entry(table, 1, row, listing, owner=owner)]):
            raise Red7Error("lease-over", f"table {table}: the lease of its server has run out")

    def append(self, entries: Sequence[Entry]) -> frozenset[str]:
        """The tables that are not ours any more, of which nothing was written; all else is safe on the disk.

        Nothing is written of a table, either, where a row before is missing. What was written already may come again.
        """
        if not entries:
            return frozenset()
        batch = Batch(entries, shared=self._shared)
        if batch.is_plain:
            try:
                return self._database.write_at_once(batch.write_at_once)
            except Red7Error as error:
                if error.code != "database-conflict":
                    raise
        return self._database.write(batch.write)

    def load(self, table: str) -> Stored | None:
        """The table as it is stored, or None; snapshots of other versions of red7 are left out."""

        def find(connection: Connection) -> Stored | None:
            head = connection.execute(
                select(tables.c.epoch, tables.c.owner, tables.c.created, *_LISTING).where(tables.c.id == table)
            ).one_or_none()
            if not head:
                return None
            snapshot = _snapshot(connection, table)
            if snapshot and snapshot.engine != ENGINE:
                snapshot = None
            rows = connection.execute(_rows(table, snapshot.number if snapshot else 0)).all()
            epoch, owner, created, *listing = head
            return Stored(epoch, owner, Listing(*listing), created, snapshot, tuple(map(Row._make, rows)))

        return self._database.read(find)

    def snapshot(self, table: str) -> Snapshot | None:
        """The newest snapshot of a table, whichever version of red7 wrote it."""
        return self._database.read(lambda connection: _snapshot(connection, table))

    def rows_after(self, table: str, number: int) -> tuple[Row, ...]:
        """The rows of a table's log after that one."""
        query = _rows(table, number)
        return tuple(Row(*row) for row in self._database.every(query))

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
        query = select(tables.c.id, tables.c.owner).where(LIVE)
        return [Owned(*found) for found in self._database.every(query)]

    def lobby(self, limit: int) -> list[Listed]:
        """Public tables: first those that wait for players, then those that play; of each, the newest first."""
        query = (
            select(tables.c.id, tables.c.created, *_LISTING)
            .where(LIVE, tables.c.public)
            .order_by(tables.c.phase != "gathering", tables.c.created.desc())
            .limit(limit)
        )
        found = self._database.every(query)
        return [Listed(table, Listing(*listing), created) for table, created, *listing in found]

    # --- who has which table ------------------------------------------------------------------------------------

    def claim(self, table: str, server: str) -> int | None:
        """The epoch under which the table is this server's from now on; None where another has it, or there is none."""
        if not self._shared:
            self._database.check_lock()
        free = true() if not self._shared else or_(tables.c.owner == server, not_(_is_alive()))
        query = (
            update(tables)
            .where(tables.c.id == table, free)
            .values(epoch=tables.c.epoch + 1, owner=server)
            .returning(tables.c.epoch)
        )
        return self._database.write(lambda connection: connection.execute(query).scalar_one_or_none())

    def claim_free(self, server: str, limit: int | None = None) -> Mapping[str, int]:
        """The epochs of tables that are not over and were nobody's, and are this server's now; so many at most."""
        if not self._shared:
            self._database.check_lock()
        free = true() if not self._shared else not_(_is_alive())
        chosen = (
            select(tables.c.id)
            .where(LIVE, tables.c.owner != server, free)
            .limit(limit)
            .with_for_update(skip_locked=True)  # which SQLite, where nobody else writes, leaves out
        )
        query = (
            update(tables)
            .where(tables.c.id.in_(chosen))
            .values(epoch=tables.c.epoch + 1, owner=server)
            .returning(tables.c.id, tables.c.epoch)
        )
        return dict(self._database.write(lambda connection: connection.execute(query).all()))

    def beat(self, server: str, lease_ms: int, address: str = "") -> bool:
        """Renews the lease of a server; False if it is the first, or had run out."""
        self._database.check_lock()

        def renew(connection: Connection) -> bool:
            now = _now(connection)
            went_on = (
                update(servers)
                .where(servers.c.id == server, servers.c.until > now)
                .values(beat=now, until=now + lease_ms, address=address)
            )
            if connection.execute(went_on).rowcount:
                return True
            connection.execute(_BEAT, {"id": server, "address": address, "now": now, "lease": lease_ms})
            connection.execute(delete(servers).where(servers.c.until < now - _FORGOTTEN))
            return False

        return self._database.write(renew)

    def retire(self, server: str) -> None:
        """Ends the lease of a server: its tables are free."""
        query = update(servers).where(servers.c.id == server).values(beat=now_ms(), until=0)
        self._database.write(lambda connection: connection.execute(query))

    def servers(self) -> list[ServerRow]:
        """The servers whose leases run."""
        query = (
            select(servers.c.id, servers.c.address, servers.c.beat, servers.c.until)
            .where(servers.c.until > now_ms())
            .order_by(servers.c.id)
        )
        return [ServerRow(*found) for found in self._database.every(query)]

    def last_beat(self, server: str | None = None) -> int | None:
        """When a server, or any at all, was last heard of; ask before the first beat of your own."""
        query = select(func.max(servers.c.beat)).where(true() if server is None else servers.c.id == server)
        at: int | None = self._database.one(query)[0]
        return at

    # --- what is old --------------------------------------------------------------------------------------------

    def older(self, ms: int) -> Purged:
        """How much nobody has used for so long."""

        def count(connection: Connection) -> Purged:
            before = _now(connection) - ms
            old = _old_tables(before).subquery()
            found = connection.scalar(select(func.count()).select_from(old)) or 0
            rows = connection.scalar(select(func.count()).where(log.c.table_id.in_(select(old.c.id)))) or 0
            left = select(tables.c.id).where(tables.c.id.not_in(select(old.c.id)))
            unneeded = or_(games.c.table_id.is_(None), games.c.table_id.not_in(left))
            ended = connection.scalar(select(func.count()).select_from(games).where(games.c.at < before, unneeded)) or 0
            return Purged(found, rows, ended)

        return self._database.read(count)

    def purge(self, ms: int) -> Purged:
        """How much was removed: tables that nobody has used for so long, and older games that no table has."""
        before = self.now() - ms
        total = Purged(0, 0, 0)
        while any(step := self._database.write(lambda connection: _purge_some(connection, before))):
            total = Purged(*map(sum, zip(total, step, strict=True)))
        return total


def _now(connection: Connection) -> int:
    return connection.execute(select(now_ms())).scalar_one()


def _rows(table: str, number: int) -> Select[tuple[int, int, str, str]]:
    return select(*_ROW).where(log.c.table_id == table, log.c.number > number).order_by(log.c.number)


def _snapshot(connection: Connection, table: str) -> Snapshot | None:
    query = select(snapshots.c.number, snapshots.c.state, snapshots.c.engine).where(snapshots.c.table_id == table)
    found = connection.execute(query).one_or_none()
    return Snapshot(*found) if found else None


def _is_alive() -> ScalarSelect[bool]:
    """Whether the lease of a table's owner runs."""
    alive = select(servers.c.id).where(servers.c.id == tables.c.owner, servers.c.until > now_ms())
    return alive.correlate(tables).exists().select().scalar_subquery()


def _old_tables(before: int) -> Select[tuple[str]]:
    """Tables at which nobody has done anything since; what servers do, as at each start, does not count."""
    by_somebody = not_(log.c.order_json.startswith(_BY_ITSELF, autoescape=True))
    used = select(log.c.number).where(log.c.table_id == tables.c.id, log.c.at >= before, by_somebody).exists()
    return select(tables.c.id).where(tables.c.created < before, not_(used))


def _purge_some(connection: Connection, before: int) -> Purged:
    """How much was removed in one transaction, which keeps nobody waiting for long."""
    locked = connection.scalars(_old_tables(before).limit(_PAGE).with_for_update(skip_locked=True)).all()
    still_old = tables.c.id.in_(locked), tables.c.id.in_(_old_tables(before))
    gone = connection.scalars(delete(tables).where(*still_old).returning(tables.c.id)).all()
    rows = connection.execute(delete(log).where(log.c.table_id.in_(gone))).rowcount
    connection.execute(delete(snapshots).where(snapshots.c.table_id.in_(gone)))
    without_table = or_(games.c.table_id.is_(None), games.c.table_id.not_in(select(tables.c.id)))
    old_games = select(games.c.id).where(games.c.at < before, without_table).limit(_PAGE)
    ended = connection.scalars(delete(games).where(games.c.id.in_(old_games)).returning(games.c.id)).all()
    connection.execute(delete(reviews).where(reviews.c.game_id.in_(ended)))
    return Purged(len(gone), rows, len(ended))
