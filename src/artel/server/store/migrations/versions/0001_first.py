"""Everything that the server keeps."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("token_hash", sa.String(length=64), nullable=True),
        sa.Column("owner_id", sa.String(length=16), nullable=True),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("admin", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("kind IN ('guest', 'account', 'bot', 'deleted')", name=op.f("ck_people_kind")),
        sa.ForeignKeyConstraint(["owner_id"], ["people.id"], name=op.f("fk_people_owner_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("login", name=op.f("uq_people_login")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_people_token_hash")),
    )
    op.create_table(
        "owners",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("lease_until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_owners")),
    )
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("who", "game", "players", name=op.f("pk_ratings")),
    )
    with op.batch_alter_table("ratings", schema=None) as batch_op:
        batch_op.create_index("ix_ratings_ladder", ["game", "players", "mu"], unique=False)

    op.create_table(
        "bans",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(length=16), nullable=True),
        sa.Column("address", sa.String(length=45), nullable=True),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_bans_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bans")),
    )
    with op.batch_alter_table("bans", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_bans_address"), ["address"], unique=False)
        batch_op.create_index(batch_op.f("ix_bans_person_id"), ["person_id"], unique=False)

    op.create_table(
        "uptimes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_uptimes")),
    )
    with op.batch_alter_table("uptimes", schema=None) as batch_op:
        batch_op.create_index("ix_uptimes_until", ["until"], unique=False)

    op.create_table(
        "mutes",
        sa.Column("person_id", sa.String(length=16), nullable=False),
        sa.Column("muted_id", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["muted_id"], ["people.id"], name=op.f("fk_mutes_muted_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_mutes_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "muted_id", name=op.f("pk_mutes")),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=16), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_sessions_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_sessions")),
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sessions_expires_at"), ["expires_at"], unique=False)
        batch_op.create_index(batch_op.f("ix_sessions_person_id"), ["person_id"], unique=False)

    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("system", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("host_id", sa.String(length=16), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("status IN ('open', 'running', 'over')", name=op.f("ck_tournaments_status")),
        sa.CheckConstraint("system IN ('round_robin', 'swiss')", name=op.f("ck_tournaments_system")),
        sa.ForeignKeyConstraint(["host_id"], ["people.id"], name=op.f("fk_tournaments_host_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.String(length=16), nullable=True),
        sa.Column("bot", sa.String(length=24), nullable=True),
        sa.Column("withdrawn", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_entrants_person_id")),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name=op.f("fk_entrants_tournament_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("tournament_id", "number", name=op.f("pk_entrants")),
        sa.UniqueConstraint("tournament_id", "person_id", name=op.f("uq_entrants_tournament_id_person_id")),
    )
    with op.batch_alter_table("entrants", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_entrants_person_id"), ["person_id"], unique=False)

    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("pack", sa.String(length=64), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("visibility", sa.String(length=8), nullable=False),
        sa.Column("status", sa.String(length=9), nullable=False),
        sa.Column("starts", sa.String(length=4), nullable=False),
        sa.Column("host_id", sa.String(length=16), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("secret", sa.LargeBinary(length=32), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("ending", sa.String(length=9), nullable=True),
        sa.Column("rematch_of", sa.String(length=16), nullable=True),
        sa.Column("rematch", sa.String(length=16), nullable=True),
        sa.Column("tournament_id", sa.String(length=16), nullable=True),
        sa.Column("round", sa.Integer(), nullable=True),
        sa.Column("owner", sa.String(length=16), nullable=True),
        sa.Column("fence", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("counted_at", sa.BigInteger(), nullable=True),
        sa.CheckConstraint(
            "ending IN ('played', 'resigned', 'agreed', 'claimed', 'abandoned')", name=op.f("ck_tables_ending")
        ),
        sa.CheckConstraint("starts IN ('host', 'full')", name=op.f("ck_tables_starts")),
        sa.CheckConstraint("status IN ('open', 'running', 'over', 'abandoned')", name=op.f("ck_tables_status")),
        sa.CheckConstraint("visibility IN ('open', 'unlisted', 'private')", name=op.f("ck_tables_visibility")),
        sa.ForeignKeyConstraint(["host_id"], ["people.id"], name=op.f("fk_tables_host_id")),
        sa.ForeignKeyConstraint(["rematch_of"], ["tables.id"], name=op.f("fk_tables_rematch_of")),
        sa.ForeignKeyConstraint(["rematch"], ["tables.id"], name=op.f("fk_tables_rematch")),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name=op.f("fk_tables_tournament_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("ix_tables_status_counted_at", ["status", "counted_at"], unique=False)
        batch_op.create_index("ix_tables_status_created_at", ["status", "created_at"], unique=False)
        batch_op.create_index(batch_op.f("ix_tables_tournament_id"), ["tournament_id"], unique=False)

    op.create_table(
        "pairings",
        sa.Column("tournament_id", sa.String(length=16), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("entrant", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_pairings_table_id"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name=op.f("fk_pairings_tournament_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("tournament_id", "round", "entrant", name=op.f("pk_pairings")),
    )
    with op.batch_alter_table("pairings", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_pairings_table_id"), ["table_id"], unique=False)

    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("room", sa.String(length=10), nullable=False),
        sa.Column("person_id", sa.String(length=16), nullable=False),
        sa.Column("text", sa.String(length=300), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("room IN ('players', 'watchers')", name=op.f("ck_chat_room")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_chat_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chat_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_chat_table_id"), ["table_id"], unique=False)

    op.create_table(
        "inputs",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=5), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("action_id", sa.String(length=36), nullable=True),
        sa.Column("bot", sa.String(length=24), nullable=True),
        sa.Column("clocks", sa.Text(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("kind IN ('start', 'act', 'cut', 'end')", name=op.f("ck_inputs_kind")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_inputs_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_inputs")),
        sa.UniqueConstraint("table_id", "seat", "action_id", name=op.f("uq_inputs_table_id_seat_action_id")),
    )
    op.create_table(
        "invites",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.Column("used_by", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_invites_table_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["used_by"], ["people.id"], name=op.f("fk_invites_used_by")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_invites")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_invites_token_hash")),
    )
    with op.batch_alter_table("invites", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_invites_table_id"), ["table_id"], unique=False)

    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(length=16), nullable=True),
        sa.Column("bot", sa.String(length=24), nullable=True),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_results_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_results_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_results")),
    )
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_results_person_id"), ["person_id"], unique=False)

    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(length=16), nullable=True),
        sa.Column("bot", sa.String(length=24), nullable=True),
        sa.Column("invited_id", sa.String(length=16), nullable=True),
        sa.Column("nonce", sa.String(length=32), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["invited_id"], ["people.id"], name=op.f("fk_seats_invited_id")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_seats_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("table_id", "person_id", name=op.f("uq_seats_table_id_person_id")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_person_id"), ["person_id"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_person_id"))

    op.drop_table("seats")
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_results_person_id"))

    op.drop_table("results")
    with op.batch_alter_table("invites", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_invites_table_id"))

    op.drop_table("invites")
    op.drop_table("inputs")
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_chat_table_id"))

    op.drop_table("chat")
    with op.batch_alter_table("pairings", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_pairings_table_id"))

    op.drop_table("pairings")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_tournament_id"))
        batch_op.drop_index("ix_tables_status_created_at")
        batch_op.drop_index("ix_tables_status_counted_at")

    op.drop_table("tables")
    with op.batch_alter_table("entrants", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_entrants_person_id"))

    op.drop_table("entrants")
    op.drop_table("tournaments")
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_sessions_person_id"))
        batch_op.drop_index(batch_op.f("ix_sessions_expires_at"))

    op.drop_table("sessions")
    op.drop_table("mutes")
    with op.batch_alter_table("uptimes", schema=None) as batch_op:
        batch_op.drop_index("ix_uptimes_until")

    op.drop_table("uptimes")
    with op.batch_alter_table("bans", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_bans_person_id"))
        batch_op.drop_index(batch_op.f("ix_bans_address"))

    op.drop_table("bans")
    with op.batch_alter_table("ratings", schema=None) as batch_op:
        batch_op.drop_index("ix_ratings_ladder")

    op.drop_table("ratings")
    op.drop_table("owners")
    op.drop_table("people")
