"""Pages about stored games read what they show, however many games there are."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

SOME = {
    "ix_tables_owner": ("tables", "owner", "owner IS NOT NULL", "owner IS NOT NULL"),
    "ix_seats_invited_id": ("seats", "invited_id", "invited_id IS NOT NULL", "invited_id IS NOT NULL"),
    "ix_seats_playing": ("seats", "person_id", "ended = 0", "NOT ended"),
}
"""Indexes of few rows: of which, in SQLite and in PostgreSQL."""
MORE = {
    "ix_people_name": ("people", ["name"]),
    "ix_people_seen_at": ("people", ["seen_at"]),
    "ix_audit_by_id": ("audit", ["by_id"]),
    "ix_tables_created_at": ("tables", ["created_at"]),
    "ix_tables_game_status_created_at": ("tables", ["game", "status", "created_at"]),
    "ix_tables_host_id_status_created_at": ("tables", ["host_id", "status", "created_at"]),
    "ix_seats_person_id_opened_at": ("seats", ["person_id", "opened_at"]),
    "ix_results_history": ("results", ["person_id", "ended_at", "listed"]),
    "ix_ratings_ladder": ("ratings", ["game", "players", "ordinal", "who"]),
}


def upgrade() -> None:
    op.add_column("results", sa.Column("ended_at", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("results", sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(
        "UPDATE results SET ended_at = COALESCE(tables.ended_at, 0), listed = tables.visibility = 'open'"
        " FROM tables WHERE tables.id = results.table_id"
    )
    op.add_column("seats", sa.Column("opened_at", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("ended", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(
        "UPDATE seats SET opened_at = tables.created_at, ended = tables.status IN ('over', 'abandoned')"
        " FROM tables WHERE tables.id = seats.table_id"
    )
    op.add_column("ratings", sa.Column("ordinal", sa.Float(), nullable=False, server_default="0"))
    op.execute("UPDATE ratings SET ordinal = mu - 3 * sigma")
    op.drop_index("ix_ratings_ladder", "ratings")
    op.drop_index("ix_results_person_id", "results")
    op.drop_index("ix_seats_person_id", "seats")
    for name, (table, columns) in MORE.items():
        op.create_index(name, table, columns)
    for name, (table, column, sqlite, postgresql) in SOME.items():
        op.create_index(name, table, [column], sqlite_where=sa.text(sqlite), postgresql_where=sa.text(postgresql))


def downgrade() -> None:
    for name, (table, *_) in (MORE | SOME).items():
        op.drop_index(name, table)
    op.create_index("ix_ratings_ladder", "ratings", ["game", "players", "mu"])
    for table in ("results", "seats"):
        op.create_index(f"ix_{table}_person_id", table, ["person_id"])
    op.drop_column("ratings", "ordinal")
    for table, column in (("results", "listed"), ("results", "ended_at"), ("seats", "ended"), ("seats", "opened_at")):
        op.drop_column(table, column)
