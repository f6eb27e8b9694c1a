"""Whoever has a table knows the ids of its actions: an index of them all is half of what it takes to store a move."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

INPUTS = sa.Table(
    "inputs",
    sa.MetaData(),
    sa.Column("table_id", sa.String(length=16), nullable=False),
    sa.Column("seq", sa.Integer(), nullable=False),
    sa.Column("kind", sa.String(length=5), nullable=False),
    sa.Column("seat", sa.Integer(), nullable=True),
    sa.Column("text", sa.Text(), nullable=False),
    sa.Column("action_id", sa.String(length=36), nullable=True),
    sa.Column("bot", sa.String(length=24), nullable=True),
    sa.Column("clocks", sa.Text(), nullable=True),
    sa.Column("at", sa.BigInteger(), nullable=False),
    sa.Column("tick", sa.BigInteger(), nullable=True),
    sa.Column("asked", sa.Integer(), nullable=True),
    sa.CheckConstraint("kind IN ('start', 'act', 'cut', 'end')", name="ck_inputs_kind"),
    sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_inputs_table_id", ondelete="CASCADE"),
    sa.PrimaryKeyConstraint("table_id", "seq", name="pk_inputs"),
    sa.UniqueConstraint("table_id", "seat", "action_id", name="uq_inputs_table_id_seat_action_id"),
    sa.Index(
        "ix_inputs_cuts",
        "table_id",
        "seq",
        sqlite_where=sa.text("kind = 'cut'"),
        postgresql_where=sa.text("kind = 'cut'"),
    ),
)
"""As it was: SQLite writes the whole table anew."""


def upgrade() -> None:
    with op.batch_alter_table("inputs", copy_from=INPUTS) as batch:
        batch.drop_constraint("uq_inputs_table_id_seat_action_id", type_="unique")


def downgrade() -> None:
    with op.batch_alter_table("inputs", copy_from=INPUTS) as batch:
        batch.create_unique_constraint("uq_inputs_table_id_seat_action_id", ["table_id", "seat", "action_id"])
