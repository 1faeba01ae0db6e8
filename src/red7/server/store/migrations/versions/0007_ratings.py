"""Ratings for those who want them, and which games count for whom."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Double, Integer, Text, UniqueConstraint, text

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has a rating yet, and no game counts."""
    op.create_table(
        "ratings",
        Column("id", Text, primary_key=True),
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
    op.create_table(
        "rated",
        Column("game_id", Text, primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("rating_id", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("number", Integer),
        Column("won", Boolean),
    )
    pending = text("number IS NULL")
    op.create_index("rated_pending", "rated", ["game_id"], sqlite_where=pending, postgresql_where=pending)
    op.create_index("rated_number", "rated", ["number"])
    op.create_index("rated_rating", "rated", ["rating_id"])
