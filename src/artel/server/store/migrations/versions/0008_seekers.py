"""Who looks for others to play with."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seekers",
        sa.Column("person_id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_seekers_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_seekers")),
    )


def downgrade() -> None:
    op.drop_table("seekers")
