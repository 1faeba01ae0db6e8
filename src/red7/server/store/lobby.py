"""Which tables are listed, which are hidden or to be closed, and what players report."""

from __future__ import annotations

from typing import Final

from sqlalchemy import and_, func, insert, not_, or_, select, true, update

from red7.server.store.archive import Archive
from red7.server.store.leases import is_alive
from red7.server.store.rows import Known, Listed, Report
from red7.server.store.schema import CLOSING, LIVE, QUICK, now_ms, reports, tables
from red7.table.state import Listing

LISTING: Final = tuple([tables.c[name] for name in Listing._fields])
_REPORT: Final = select(
    reports.c.id,
    reports.c.table_id,
    reports.c.at,
    reports.c.seat,
    reports.c.reporter,
    reports.c.why,
    reports.c.lines,
)


class Lobby(Archive):
    """The list of tables, and what operators do with them."""

    def lobby(self, limit: int) -> list[Listed]:
        """Public tables with a player there: first those waiting for players, then games in progress; newest first."""
        query = (
            select(tables.c.id, tables.c.created, *LISTING)
            .where(LIVE, tables.c.public, not_(tables.c.hidden), tables.c.present > 0, is_alive())
            .order_by(tables.c.phase != "gathering", tables.c.created.desc())
            .limit(limit)
        )
        found = self._database.every(query)
        return [Listed(table, Listing(*listing), created) for table, created, *listing in found]

    def waiting(self, rules: str, clock: str, seats: int, at: str | None) -> str | None:
        """The table for a quick game that has waited longest, with a free seat or our own seat (`at`)."""
        has_room = and_(tables.c.taken < tables.c.seats, tables.c.present > 0)
        query = (
            select(tables.c.id)
            .where(QUICK, tables.c.rules == rules, tables.c.clock == clock, tables.c.seats == seats)
            .where(not_(tables.c.hidden), is_alive(), or_(has_room, tables.c.id == at) if at else has_room)
            .order_by(tables.c.created, tables.c.id)
            .limit(1)
        )
        found = self._database.one(query)
        return found.id if found else None

    def known(self, limit: int, *, everything: bool = False) -> list[Known]:
        """Tables, the newest first: those that are not over, or all."""
        count = select(func.count()).where(reports.c.table_id == tables.c.id).scalar_subquery()
        query = (
            select(tables.c.id, tables.c.created, tables.c.hidden, count, *LISTING)
            .where(true() if everything else LIVE)
            .order_by(tables.c.created.desc())
            .limit(limit)
        )
        found = self._database.every(query)
        return [Known(table, Listing(*listing), at, hidden, told) for table, at, hidden, told, *listing in found]

    def hide(self, table: str, *, hidden: bool) -> bool:
        """Hides a table from the lobby, or shows it again; False if there is no such table."""
        query = update(tables).where(tables.c.id == table).values(hidden=hidden)
        return self._database.write(lambda connection: connection.execute(query).rowcount > 0)

    def ask_to_close(self, table: str) -> bool:
        """Marks a table to be closed by its server; False if there is no such table, or it is over."""
        query = update(tables).where(tables.c.id == table, LIVE).values(closing=True, hidden=True)
        return self._database.write(lambda connection: connection.execute(query).rowcount > 0)

    def closing(self) -> list[str]:
        """The tables that are to be closed."""
        return [table for (table,) in self._database.every(select(tables.c.id).where(CLOSING))]

    def add_report(self, table: str, seat: int | None, reporter: str, why: str, lines: str) -> None:
        """Stores a player's report."""
        query = insert(reports).values(table_id=table, at=now_ms(), seat=seat, reporter=reporter, why=why, lines=lines)
        self._database.write(lambda connection: connection.execute(query))

    def reports(self, limit: int, table: str | None = None) -> list[Report]:
        """Players' reports, from one table or all, newest first."""
        query = _REPORT.where(true() if table is None else reports.c.table_id == table)
        found = self._database.every(query.order_by(reports.c.id.desc()).limit(limit))
        return [Report(*report) for report in found]
