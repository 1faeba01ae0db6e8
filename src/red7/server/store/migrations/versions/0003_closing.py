"""Whether the operator has asked for a table to be closed."""

from alembic import op
from sqlalchemy import Boolean, Column, false, text

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No table is to be closed yet."""
    op.add_column("tables", Column("closing", Boolean, nullable=False, server_default=false()))
    closing = text("closing AND phase <> 'over'")
    op.create_index("tables_closing", "tables", ["id"], sqlite_where=closing, postgresql_where=closing)
