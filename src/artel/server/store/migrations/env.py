"""Runs migrations over the connection that artel.server.store.engine hands in."""

from alembic import context

from artel.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
