"""Invitations to register, reports, news of moderators, hidden remarks, and the audit log."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

SQLITE = """
CREATE TRIGGER audit_{what} BEFORE {what} ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is never changed'); END
"""
POSTGRES = (
    """
CREATE OR REPLACE FUNCTION audit_stays() RETURNS trigger AS $$
BEGIN RAISE EXCEPTION 'the audit log is never changed' USING ERRCODE = 'integrity_constraint_violation'; END
$$ LANGUAGE plpgsql
""",
    "CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION audit_stays()",
)


def upgrade() -> None:
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("hidden_at", sa.BigInteger(), nullable=True))

    op.create_table(
        "passes",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("made_by", sa.String(length=16), nullable=True),
        sa.Column("note", sa.String(length=80), nullable=False),
        sa.Column("uses", sa.Integer(), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("used <= uses", name=op.f("ck_passes_used")),
        sa.ForeignKeyConstraint(["made_by"], ["people.id"], name=op.f("fk_passes_made_by")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passes")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_passes_token_hash")),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("reporter_id", sa.String(length=16), nullable=False),
        sa.Column("person_id", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=True),
        sa.Column("remark_at", sa.BigInteger(), nullable=True),
        sa.Column("said_until", sa.BigInteger(), nullable=True),
        sa.Column("reason", sa.String(length=8), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("status", sa.String(length=6), nullable=False),
        sa.Column("taken_by", sa.String(length=16), nullable=True),
        sa.Column("note", sa.String(length=500), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("closed_at", sa.BigInteger(), nullable=True),
        sa.CheckConstraint(
            "reason IN ('insult', 'spam', 'name', 'cheating', 'stalling', 'other')", name=op.f("ck_reports_reason")
        ),
        sa.CheckConstraint("status IN ('open', 'taken', 'closed')", name=op.f("ck_reports_status")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_reports_person_id")),
        sa.ForeignKeyConstraint(["reporter_id"], ["people.id"], name=op.f("fk_reports_reporter_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reports_table_id"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["taken_by"], ["people.id"], name=op.f("fk_reports_taken_by")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    with op.batch_alter_table("reports", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_reports_person_id"), ["person_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_reports_reporter_id"), ["reporter_id"], unique=False)
        batch_op.create_index("ix_reports_status_created_at", ["status", "created_at"], unique=False)
        batch_op.create_index(batch_op.f("ix_reports_table_id"), ["table_id"], unique=False)

    op.create_table(
        "news",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person_id", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("why", sa.String(length=500), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("kind IN ('renamed', 'report')", name=op.f("ck_news_kind")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_news_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_news")),
    )
    with op.batch_alter_table("news", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_news_person_id"), ["person_id"], unique=False)

    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by_id", sa.String(length=16), nullable=True),
        sa.Column("what", sa.String(length=16), nullable=False),
        sa.Column("whom_id", sa.String(length=16), nullable=True),
        sa.Column("table_id", sa.String(length=16), nullable=True),
        sa.Column("about", sa.String(length=80), nullable=False),
        sa.Column("why", sa.String(length=500), nullable=False),
        sa.ForeignKeyConstraint(["by_id"], ["people.id"], name=op.f("fk_audit_by_id")),
        sa.ForeignKeyConstraint(["whom_id"], ["people.id"], name=op.f("fk_audit_whom_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
    with op.batch_alter_table("audit", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_audit_at"), ["at"], unique=False)
        batch_op.create_index(batch_op.f("ix_audit_whom_id"), ["whom_id"], unique=False)
    if op.get_bind().dialect.name == "postgresql":
        for statement in POSTGRES:
            op.execute(statement)
    else:
        for what in ("UPDATE", "DELETE"):
            op.execute(SQLITE.format(what=what))


def downgrade() -> None:
    for table in ("audit", "news", "reports", "passes"):
        op.drop_table(table)
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION audit_stays()")
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_column("hidden_at")
