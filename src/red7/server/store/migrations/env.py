"""Runs the migrations on the connection that it is given, in that connection's transaction."""

from alembic import context

from red7.server.store.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, version_table=VERSION_TABLE
)
with context.begin_transaction():
    context.run_migrations()
