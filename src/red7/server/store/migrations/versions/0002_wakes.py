"""When a table wakes, whether it is hidden and how many people are at it; and what players report."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Integer, Text, false, text

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that are not over wake at once: the server that loads them writes when they really do."""
    op.add_column("tables", Column("wakes_at", BigInteger))
    op.add_column("tables", Column("hidden", Boolean, nullable=False, server_default=false()))
    op.add_column("tables", Column("present", Integer, nullable=False, server_default=text("0")))
    op.execute("UPDATE tables SET wakes_at = 0 WHERE phase <> 'over'")
    waking = text("wakes_at IS NOT NULL AND phase <> 'over'")
    op.create_index("tables_waking", "tables", ["wakes_at"], sqlite_where=waking, postgresql_where=waking)
    op.create_table(
        "reports",
        Column("id", Integer, primary_key=True),
        Column("table_id", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("seat", Integer),
        Column("reporter", Text, nullable=False),
        Column("why", Text, nullable=False),
        Column("lines", Text, nullable=False),
    )
    op.create_index("reports_table", "reports", ["table_id"])
