"""Notices to people who are away, and what one process of several does for all."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "chores",
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("held_until", sa.BigInteger(), nullable=False),
        sa.Column("done_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_chores")),
    )
    op.create_table(
        "contacts",
        sa.Column("person_id", sa.String(length=16), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=True),
        sa.Column("confirmed_at", sa.BigInteger(), nullable=True),
        sa.Column("token_hash", sa.String(length=64), nullable=True),
        sa.Column("token_until", sa.BigInteger(), nullable=True),
        sa.Column("mails", sa.Boolean(), nullable=False),
        sa.Column("leaving", sa.String(length=43), nullable=False),
        sa.Column("noticed_at", sa.BigInteger(), nullable=True),
        sa.Column("held_until", sa.BigInteger(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_contacts_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_contacts")),
        sa.UniqueConstraint("leaving", name=op.f("uq_contacts_leaving")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_contacts_token_hash")),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=16), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_pushes_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pushes")),
    )
    op.create_index(op.f("ix_pushes_person_id"), "pushes", ["person_id"])
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("person_id", sa.String(length=16), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("sent_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_calls_person_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_calls_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_calls")),
    )
    op.create_index(op.f("ix_calls_person_id"), "calls", ["person_id"])
    op.create_index("ix_calls_sent_at_since", "calls", ["sent_at", "since"])


def downgrade() -> None:
    for name in ("calls", "pushes", "contacts", "chores"):
        op.drop_table(name)
