"""Whom people follow, and who lets others see that they are here."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "follows",
        sa.Column("person_id", sa.String(length=16), nullable=False),
        sa.Column("followed_id", sa.String(length=16), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["followed_id"], ["people.id"], name=op.f("fk_follows_followed_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_follows_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "followed_id", name=op.f("pk_follows")),
    )
    with op.batch_alter_table("follows", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_follows_followed_id"), ["followed_id"], unique=False)
    op.create_table(
        "presences",
        sa.Column("person_id", sa.String(length=16), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_presences_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_presences")),
    )


def downgrade() -> None:
    op.drop_table("presences")
    op.drop_table("follows")
