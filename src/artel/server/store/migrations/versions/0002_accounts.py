"""Likenesses of names, places and devices of sessions, resets of passwords, second factors."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ID, HASH = sa.String(length=16), sa.String(length=64)


def belongs(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=f"fk_{table}_person_id", ondelete="CASCADE")


def upgrade() -> None:
    op.add_column("sessions", sa.Column("seen_at", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("agent", sa.String(length=200), nullable=False, server_default=""))
    op.execute("UPDATE sessions SET seen_at = created_at")
    likenesses = op.create_table(
        "likenesses",
        sa.Column("skeleton", sa.Text(), nullable=False),
        sa.Column("person_id", ID, nullable=False),
        belongs("likenesses"),
        sa.PrimaryKeyConstraint("skeleton", name="pk_likenesses"),
    )
    op.create_index("ix_likenesses_person_id", "likenesses", ["person_id"])
    op.create_table(
        "places",
        sa.Column("person_id", ID, nullable=False),
        sa.Column("address", sa.String(length=45), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        belongs("places"),
        sa.PrimaryKeyConstraint("person_id", "address", name="pk_places"),
    )
    op.create_table(
        "resets",
        sa.Column("token_hash", HASH, nullable=False),
        sa.Column("person_id", ID, nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        belongs("resets"),
        sa.PrimaryKeyConstraint("token_hash", name="pk_resets"),
    )
    op.create_index("ix_resets_person_id", "resets", ["person_id"])
    op.create_table(
        "factors",
        sa.Column("person_id", ID, nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=True),
        sa.Column("last_step", sa.BigInteger(), nullable=False),
        belongs("factors"),
        sa.PrimaryKeyConstraint("person_id", name="pk_factors"),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("person_id", ID, nullable=False),
        sa.Column("code_hash", HASH, nullable=False),
        belongs("recovery_codes"),
        sa.PrimaryKeyConstraint("person_id", "code_hash", name="pk_recovery_codes"),
    )
    name_the_likenesses(likenesses)


def name_the_likenesses(table: sa.Table) -> None:
    """Of the names that are there. Those that look alike already stay; the older one keeps the looks."""
    from artel.server.people.lookalikes import likenesses

    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("login"), sa.column("created_at"))
    named = sa.select(people.c.id, people.c.name).where(people.c.login.is_not(None))
    taken: dict[str, str] = {}
    for person, name in op.get_bind().execute(named.order_by(people.c.created_at, people.c.id)):
        for skeleton in likenesses(name):
            taken.setdefault(skeleton, person)
    rows = [{"skeleton": skeleton, "person_id": person} for skeleton, person in taken.items()]
    if rows:
        op.bulk_insert(table, rows)


def downgrade() -> None:
    for table in ("recovery_codes", "factors", "resets", "places", "likenesses"):
        op.drop_table(table)
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_column("agent")
        batch_op.drop_column("seen_at")
