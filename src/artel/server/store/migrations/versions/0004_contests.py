"""Challenges of bot accounts; games that look like farming, for whoever runs the server."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bot_rules",
        sa.Column("bot_id", sa.String(length=16), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["bot_id"], ["people.id"], name=op.f("fk_bot_rules_bot_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("bot_id", name=op.f("pk_bot_rules")),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("bot_id", sa.String(length=16), nullable=False),
        sa.Column("person_id", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=9), nullable=False),
        sa.Column("reason", sa.String(length=8), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint(
            "status IN ('waiting', 'accepted', 'declined', 'withdrawn', 'expired')", name=op.f("ck_challenges_status")
        ),
        sa.ForeignKeyConstraint(["bot_id"], ["people.id"], name=op.f("fk_challenges_bot_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_challenges_person_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_challenges_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_challenges")),
    )
    with op.batch_alter_table("challenges", schema=None) as batch_op:
        batch_op.create_index("ix_challenges_bot_id_status", ["bot_id", "status"], unique=False)
        batch_op.create_index(batch_op.f("ix_challenges_person_id"), ["person_id"], unique=False)
        batch_op.create_index("ix_challenges_status", ["status"], unique=False)
        batch_op.create_index(batch_op.f("ix_challenges_table_id"), ["table_id"], unique=False)

    op.create_table(
        "flags",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("reason", sa.String(length=8), nullable=False),
        sa.Column("person_id", sa.String(length=16), nullable=False),
        sa.Column("other_id", sa.String(length=16), nullable=True),
        sa.Column("games", sa.Integer(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("reason IN ('pair', 'unplayed')", name=op.f("ck_flags_reason")),
        sa.ForeignKeyConstraint(["other_id"], ["people.id"], name=op.f("fk_flags_other_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_flags_person_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_flags_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_flags")),
    )
    with op.batch_alter_table("flags", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_flags_at"), ["at"], unique=False)
        batch_op.create_index(batch_op.f("ix_flags_table_id"), ["table_id"], unique=False)


def downgrade() -> None:
    op.drop_table("flags")
    op.drop_table("challenges")
    op.drop_table("bot_rules")
