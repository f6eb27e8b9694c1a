"""What live tables need besides: whom a table waits for, and its cuts found at once."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0001"
branch_labels = None
depends_on = None

CUTS = sa.text("kind = 'cut'")


def upgrade() -> None:
    with op.batch_alter_table("inputs", schema=None) as batch_op:
        batch_op.add_column(sa.Column("asked", sa.Integer(), nullable=True))
    op.create_index("ix_inputs_cuts", "inputs", ["table_id", "seq"], sqlite_where=CUTS, postgresql_where=CUTS)


def downgrade() -> None:
    op.drop_index("ix_inputs_cuts", "inputs")
    with op.batch_alter_table("inputs", schema=None) as batch_op:
        batch_op.drop_column("asked")
