"""Reviews of finished games; games that begin in the middle of another."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("given", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("source", sa.String(length=16), nullable=True))
    op.add_column("tables", sa.Column("source_step", sa.Integer(), nullable=True))
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("deep", sa.Boolean(), nullable=False),
        sa.Column("format", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("asked_by", sa.String(length=16), nullable=False),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.Column("held_until", sa.BigInteger(), nullable=True),
        sa.Column("done_at", sa.BigInteger(), nullable=True),
        sa.Column("review", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["asked_by"], ["people.id"], name=op.f("fk_reviews_asked_by")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reviews_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "deep", name=op.f("pk_reviews")),
    )
    op.create_index(op.f("ix_reviews_asked_by"), "reviews", ["asked_by"])
    op.create_table(
        "review_points",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("deep", sa.Boolean(), nullable=False),
        sa.Column("input", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("found", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id", "deep"],
            ["reviews.table_id", "reviews.deep"],
            name=op.f("fk_review_points_table_id_deep"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table_id", "deep", "input", name=op.f("pk_review_points")),
    )
    op.create_table(
        "review_seats",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("deep", sa.Boolean(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("accuracy", sa.Float(), nullable=True),
        sa.Column("skill", sa.Float(), nullable=False),
        sa.Column("luck", sa.Float(), nullable=False),
        sa.Column("adjusted", sa.Float(), nullable=False),
        sa.Column("final", sa.Float(), nullable=False),
        sa.Column("faults", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id", "deep"],
            ["reviews.table_id", "reviews.deep"],
            name=op.f("fk_review_seats_table_id_deep"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table_id", "deep", "seat", name=op.f("pk_review_seats")),
    )


def downgrade() -> None:
    for name in ("review_seats", "review_points", "reviews"):
        op.drop_table(name)
    for name in ("source_step", "source", "given"):
        op.drop_column("tables", name)
