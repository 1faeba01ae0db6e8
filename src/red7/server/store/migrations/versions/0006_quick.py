"""Which tables are for quick games, and a way to find those that wait for players."""

from alembic import op
from sqlalchemy import Boolean, Column, false, text

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No table that is there already is for a quick game."""
    op.add_column("tables", Column("quick", Boolean, nullable=False, server_default=false()))
    quick = text("quick AND phase = 'gathering'")
    columns = ["rules", "clock", "seats"]
    op.create_index("tables_quick", "tables", columns, sqlite_where=quick, postgresql_where=quick)
