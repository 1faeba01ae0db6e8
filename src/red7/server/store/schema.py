"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

HEAD: Final = "0007"
"""The newest migration. They are numbered, so that a database of a newer red7 can be recognised."""
VERSION_TABLE: Final = "red7_schema"

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("epoch", Integer, nullable=False),
    Column("owner", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("engine", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("phase", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    # When the server has to act on the table by itself: its deadline, or 0 if a bot has to move.
    Column("wakes_at", BigInteger),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Column("present", Integer, nullable=False, server_default=text("0")),
    Column("host", Text, nullable=False, server_default=text("''")),
    Column("players", Text, nullable=False, server_default=text("''")),
    Column("clock", Text, nullable=False, server_default=text("''")),
    Column("quick", Boolean, nullable=False, server_default=false()),
    Column("closing", Boolean, nullable=False, server_default=false()),
)
LIVE: Final = text("phase <> 'over'")
Index(
    "tables_live",
    tables.c.public,
    tables.c.phase,
    tables.c.created,
    sqlite_where=LIVE,
    postgresql_where=LIVE,
)
QUICK: Final = text("quick AND phase = 'gathering'")
Index("tables_quick", tables.c.rules, tables.c.clock, tables.c.seats, sqlite_where=QUICK, postgresql_where=QUICK)
WAKING: Final = text("wakes_at IS NOT NULL AND phase <> 'over'")
Index("tables_waking", tables.c.wakes_at, sqlite_where=WAKING, postgresql_where=WAKING)

CLOSING: Final = text("closing AND phase <> 'over'")
Index("tables_closing", tables.c.id, sqlite_where=CLOSING, postgresql_where=CLOSING)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("engine", Text, nullable=False),
    Column("order_json", Text, nullable=False),
    Column("facts_json", Text, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("engine", Text, nullable=False),
    Column("state", Text, nullable=False),
)

servers = Table(
    "servers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("beat", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text),
    Column("record", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("engine", Text, nullable=False),
    Column("public", Boolean, nullable=False),
)
Index("games_newest", games.c.at, games.c.id)

reviews = Table(
    "reviews",
    metadata,
    Column("game_id", Text, primary_key=True),
    Column("engine", Text, nullable=False),
    Column("review", Text, nullable=False),
)

puzzles = Table(
    "puzzles",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("grade", Integer, nullable=False),
    Column("line", Text, nullable=False),
    UniqueConstraint("line", name="puzzles_line"),
)

daily = Table(
    "daily",
    metadata,
    Column("date", Text, primary_key=True),
    Column("puzzle_id", Integer, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    # A digest, as everywhere: tokens are never stored.
    Column("reporter", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("lines", Text, nullable=False),
)
Index("reports_table", reports.c.table_id)

ratings = Table(
    "ratings",
    metadata,
    Column("id", Text, primary_key=True),
    # A digest; NULL once its owner has given it up, or was forgotten.
    Column("person", Text),
    Column("name", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("secret", Text),
    Column("joined", BigInteger, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    UniqueConstraint("person", name="ratings_person"),
)

rated = Table(
    "rated",
    metadata,
    Column("game_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("rating_id", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    # The place of the game among all that were counted; NULL until it is over.
    Column("number", Integer),
    Column("won", Boolean),
)
PENDING: Final = text("number IS NULL")
Index("rated_pending", rated.c.game_id, sqlite_where=PENDING, postgresql_where=PENDING)
Index("rated_number", rated.c.number)
Index("rated_rating", rated.c.rating_id)


class now_ms(FunctionElement[int]):  # noqa: N801 (reads as a function of SQL)
    """The database's clock in milliseconds, the same for all servers that share it."""

    name = "now_ms"
    type = BigInteger()
    inherit_cache = True


SQLITE_NOW: Final = "CAST(ROUND((julianday('now') - 2440587.5) * 86400000.0) AS INTEGER)"
POSTGRESQL_NOW: Final = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"


@compiles(now_ms, "sqlite")
def _sqlite_now(*_: Any, **__: Any) -> str:
    return SQLITE_NOW


@compiles(now_ms, "postgresql")
def _postgresql_now(*_: Any, **__: Any) -> str:
    return POSTGRESQL_NOW
