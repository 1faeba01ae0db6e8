"""The server keeps no drafts any more: parts of turns in the log lead to nothing."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_DRAFTED = """facts_json LIKE '[{"kind":"drafted",%'"""


def upgrade() -> None:
    """Rows keep their numbers. The snapshot of a table with drafts is rebuilt from its rows."""
    op.execute(f"DELETE FROM snapshots WHERE table_id IN (SELECT table_id FROM log WHERE {_DRAFTED})")  # noqa: S608
    op.execute(f"UPDATE log SET facts_json = '[]' WHERE {_DRAFTED}")  # noqa: S608
    op.execute("""UPDATE snapshots SET state = replace(state, ',"draft":""', '')""")
