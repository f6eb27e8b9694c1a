"""What live tables need besides: whom a table waits for, its cuts found at once, time without a calendar, remarks that
stand once."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

CUTS = sa.text("kind = 'cut'")


def upgrade() -> None:
    with op.batch_alter_table("inputs", schema=None) as batch_op:
        batch_op.add_column(sa.Column("tick", sa.BigInteger(), nullable=True))
        batch_op.add_column(sa.Column("asked", sa.Integer(), nullable=True))
    op.create_index("ix_inputs_cuts", "inputs", ["table_id", "seq"], sqlite_where=CUTS, postgresql_where=CUTS)
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("message_id", sa.String(length=36), nullable=True))
        batch_op.create_unique_constraint(
            batch_op.f("uq_chat_table_id_person_id_message_id"), ["table_id", "person_id", "message_id"]
        )
    op.drop_index("ix_uptimes_until", "uptimes")
    op.drop_table("uptimes")
    op.create_table(
        "served",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("total", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_served")),
    )


def downgrade() -> None:
    op.drop_table("served")
    op.create_table(
        "uptimes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_uptimes")),
    )
    op.create_index("ix_uptimes_until", "uptimes", ["until"])
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_constraint(batch_op.f("uq_chat_table_id_person_id_message_id"), type_="unique")
        batch_op.drop_column("message_id")
    op.drop_index("ix_inputs_cuts", "inputs")
    with op.batch_alter_table("inputs", schema=None) as batch_op:
        batch_op.drop_column("asked")
        batch_op.drop_column("tick")
