"""The first shape: tables with their logs and snapshots, servers, games, reviews and puzzles."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Integer, Text, UniqueConstraint, text

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From an empty database."""
    op.create_table(
        "tables",
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
    )
    live = text("phase <> 'over'")
    op.create_index("tables_live", "tables", ["public", "phase", "created"], sqlite_where=live, postgresql_where=live)
    op.create_table(
        "log",
        Column("table_id", Text, primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("at", BigInteger, nullable=False),
        Column("engine", Text, nullable=False),
        Column("order_json", Text, nullable=False),
        Column("facts_json", Text, nullable=False),
    )
    op.create_table(
        "snapshots",
        Column("table_id", Text, primary_key=True),
        Column("number", Integer, nullable=False),
        Column("engine", Text, nullable=False),
        Column("state", Text, nullable=False),
    )
    op.create_table(
        "servers",
        Column("id", Text, primary_key=True),
        Column("address", Text, nullable=False),
        Column("beat", BigInteger, nullable=False),
        Column("until", BigInteger, nullable=False),
    )
    op.create_table(
        "games",
        Column("id", Text, primary_key=True),
        Column("table_id", Text),
        Column("record", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("engine", Text, nullable=False),
        Column("public", Boolean, nullable=False),
    )
    op.create_index("games_newest", "games", ["at", "id"])
    op.create_table(
        "reviews",
        Column("game_id", Text, primary_key=True),
        Column("engine", Text, nullable=False),
        Column("review", Text, nullable=False),
    )
    op.create_table(
        "puzzles",
        Column("id", Integer, primary_key=True),
        Column("kind", Text, nullable=False),
        Column("grade", Integer, nullable=False),
        Column("line", Text, nullable=False),
        UniqueConstraint("line", name="puzzles_line"),
    )
    op.create_table("daily", Column("date", Text, primary_key=True), Column("puzzle_id", Integer, nullable=False))
