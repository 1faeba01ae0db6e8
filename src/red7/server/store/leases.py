"""Who owns which table: the leases of server processes, by the database's clock, and their claims to tables.

A claim raises a table's epoch, and nothing decided in an older epoch is written any more. So it does no harm to believe
that a table is ours when it no longer is.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    ScalarSelect,
    and_,
    delete,
    func,
    literal,
    or_,
    select,
    text,
    true,
    update,
)

from red7.server.store.database import Database
from red7.server.store.rows import Claim, Owned, ServerRow
from red7.server.store.schema import WAKING, now_ms, servers, tables

_FORGOTTEN: Final = 86_400_000
"""After a day, a server that has ended is forgotten."""
_BEAT: Final = text("""
INSERT INTO servers (id, address, beat, until) VALUES (:id, :address, :now, :now + :lease)
ON CONFLICT (id) DO UPDATE SET address = excluded.address, beat = excluded.beat, until = excluded.until
""")


class Leases:
    """The leases and claims in a database; every method may be called from any thread."""

    _database: Database
    _shared: bool

    # --- tables -------------------------------------------------------------------------------------------------

    def claim(self, wanted: Collection[str], server: str) -> list[Claim]:
        """Claims those of the tables that are free: already ours, or owned by a server whose lease has run out.

        If somebody is writing to a table, a single one is waited for; among several, it is left out.
        """
        free = and_(tables.c.id.in_(wanted), self._is_free(server))
        return self._claim(free, server, limit=len(wanted), waits=len(wanted) == 1)

    def claim_due(self, server: str, ahead_ms: int, limit: int) -> list[Claim]:
        """Claims free tables of other servers that wake within this many milliseconds, the earliest first."""
        until = select(now_ms() + ahead_ms).scalar_subquery()  # asked only once, so that the index is used
        due = and_(WAKING, tables.c.wakes_at <= until, tables.c.owner != server)
        return self._claim(and_(due, self._is_free(server)), server, limit=limit, waits=False)

    def waking(self, server: str, ahead_ms: int | None = None) -> list[str]:
        """The tables of a server that wake by themselves, within so many milliseconds if given."""
        query = select(tables.c.id).where(WAKING, tables.c.owner == server)
        if ahead_ms is not None:
            query = query.where(tables.c.wakes_at <= select(now_ms() + ahead_ms).scalar_subquery())
        return [table for (table,) in self._database.every(query)]

    def steal(self, table: str, server: str, epoch: int) -> Claim | None:
        """Claims a table whoever owns it, if its epoch has not changed; one at a time, to avoid deadlocks."""
        known = and_(tables.c.id == table, tables.c.epoch == epoch)
        return next(iter(self._claim(known, server, limit=1, waits=True)), None)

    def _claim(self, which: ColumnElement[bool], server: str, *, limit: int, waits: bool) -> list[Claim]:
        if not self._shared:
            self._database.check_lock()
        chosen = (
            select(
                tables.c.id,
                tables.c.epoch + 1,
                tables.c.wakes_at,
                tables.c.owner,
                func.coalesce(servers.c.beat, 0),
                func.coalesce(servers.c.until, 0) if self._shared else literal(0),  # we are alone, so it must be dead
                now_ms(),
            )
            .outerjoin(servers, servers.c.id == tables.c.owner)
            .where(which)
            .order_by(tables.c.wakes_at)
            .limit(limit)
            .with_for_update(of=tables, skip_locked=not waits)  # SQLite has one writer at a time and leaves this out
        )

        def take(connection: Connection) -> list[Claim]:
            found = [Claim(*row) for row in connection.execute(chosen)]
            if found:
                ids = [claim.table for claim in found]
                connection.execute(
                    update(tables).where(tables.c.id.in_(ids)).values(epoch=tables.c.epoch + 1, owner=server)
                )
            return found

        return self._database.write(take)

    def _is_free(self, server: str) -> ColumnElement[bool]:
        """Whether a table is ours, or its owner's lease has run out; a server alone may have them all."""
        if not self._shared:
            return true()
        return or_(tables.c.owner == server, ~is_alive())

    def owners(self, wanted: Collection[str]) -> Mapping[str, Owned]:
        """The current or last owner of each of these tables; tables that no longer exist are left out."""
        query = select(tables.c.id, tables.c.owner, tables.c.epoch).where(tables.c.id.in_(wanted))
        return {table: Owned(table, owner, epoch) for table, owner, epoch in self._database.every(query)}

    # --- servers ------------------------------------------------------------------------------------------------

    def beat(self, server: str, lease_ms: int, address: str = "") -> bool:
        """Renews the lease of a server; False if it is its first, or had run out."""
        self._database.check_lock()

        def renew(connection: Connection) -> bool:
            now = connection.execute(select(now_ms())).scalar_one()
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
        """The servers whose leases are running."""
        query = (
            select(servers.c.id, servers.c.address, servers.c.beat, servers.c.until)
            .where(servers.c.until > now_ms())
            .order_by(servers.c.id)
        )
        return [ServerRow(*found) for found in self._database.every(query)]

    def last_beat(self, server: str | None = None) -> int | None:
        """When a server, or any server, was last heard of; ask before your own first heartbeat."""
        query = select(func.max(servers.c.beat)).where(true() if server is None else servers.c.id == server)
        at: int | None = self._database.one(query)[0]
        return at


def is_alive() -> ScalarSelect[bool]:
    """Whether the lease of a table's owner is still running."""
    alive = select(servers.c.id).where(servers.c.id == tables.c.owner, servers.c.until > now_ms())
    return alive.correlate(tables).exists().select().scalar_subquery()
