"""What the lobby shows beside a table's name: its host, its players and its clock."""

from alembic import op
from sqlalchemy import Column, Text, text

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that are there already are listed without; the next change at a table adds them."""
    for name in ("host", "players", "clock"):
        op.add_column("tables", Column(name, Text, nullable=False, server_default=text("''")))
