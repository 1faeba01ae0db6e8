"""The migrations lead to what the schema says."""

from __future__ import annotations

from contextlib import closing

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from red7.server.store import database as module
from red7.server.store.schema import HEAD, VERSION_TABLE, metadata
from red7.server.store.storage import Storage


def test_migrations_lead_to_the_schema(database: str) -> None:
    with closing(Storage.open(database)) as storage, storage._database.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == HEAD


def test_migrations_are_numbered() -> None:
    scripts = ScriptDirectory(str(module.MIGRATIONS))
    assert scripts.get_heads() == [HEAD]
    found = sorted(script.revision for script in scripts.walk_revisions())
    assert found == [f"{number:04}" for number in range(1, len(found) + 1)]
