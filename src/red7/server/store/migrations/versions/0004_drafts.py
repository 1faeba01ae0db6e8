"""The server keeps no drafts: a part of a turn that was kept in a log has led to nothing."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_DRAFTED = """facts_json LIKE '[{"kind":"drafted",%'"""


def upgrade() -> None:
    """Rows keep their numbers. A snapshot of a table with drafts is made anew from its rows."""
    op.execute(f"DELETE FROM snapshots WHERE table_id IN (SELECT table_id FROM log WHERE {_DRAFTED})")  # noqa: S608
    op.execute(f"UPDATE log SET facts_json = '[]' WHERE {_DRAFTED}")  # noqa: S608
    op.execute("""UPDATE snapshots SET state = replace(state, ',"draft":""', '')""")
