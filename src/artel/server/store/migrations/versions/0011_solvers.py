"""How well people solve puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "solvers",
        sa.Column("person_id", sa.String(length=16), nullable=False),
        sa.Column("solver", sa.Text(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_solvers_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_solvers")),
    )


def downgrade() -> None:
    op.drop_table("solvers")
