"""All tables of the database. Times are milliseconds since 1970; ids are short random texts."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
Id = String(16)
Hash = String(64)


def one_of(column: str, *values: str) -> CheckConstraint:
    listed = ", ".join(f"'{value}'" for value in values)
    return CheckConstraint(f"{column} IN ({listed})", name=column)


people = Table(
    "people",
    metadata,
    Column("id", Id, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False, index=True),
    Column("login", String(40), unique=True),  # the name of an account in lower case; guests have none
    Column("password", Text),  # argon2id
    Column("token_hash", Hash, unique=True),  # bot accounts
    Column("owner_id", Id, ForeignKey("people.id")),  # whose bot account it is
    Column("language", String(2), nullable=False, default="en"),
    Column("admin", Boolean, nullable=False, default=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False, index=True),
    one_of("kind", "guest", "account", "bot", "deleted"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", Hash, primary_key=True),
    Column("person_id", Id, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False, index=True),
    Column("seen_at", BigInteger, nullable=False, server_default="0"),  # within some minutes
    Column("agent", String(200), nullable=False, server_default=""),  # what the browser said it is
)

likenesses = Table(
    "likenesses",  # of the names of accounts and bot accounts
    metadata,
    Column("skeleton", Text, primary_key=True),
    Column("person_id", Id, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
)

places = Table(
    "places",  # from where somebody has signed in
    metadata,
    Column("person_id", Id, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(45), primary_key=True),  # or the /64 of it
    Column("seen_at", BigInteger, nullable=False),
)

resets = Table(
    "resets",  # one-time tokens that set a new password
    metadata,
    Column("token_hash", Hash, primary_key=True),
    Column("person_id", Id, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

factors = Table(
    "factors",  # second factors: codes that change with the time
    metadata,
    Column("person_id", Id, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("secret", String(64), nullable=False),  # Base32
    Column("since", BigInteger),  # NULL: not confirmed yet, and not asked for
    Column("last_step", BigInteger, nullable=False, default=0),  # of the last code that was used
)

recovery_codes = Table(
    "recovery_codes",  # instead of a second factor that is lost; a row goes with its use
    metadata,
    Column("person_id", Id, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("code_hash", Hash, primary_key=True),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Id, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("system", String(12), nullable=False),
    Column("game", String(24), nullable=False),
    Column("players", Integer, nullable=False),  # at one table
    Column("options", Text, nullable=False),  # JSON
    Column("settings", Text, nullable=False, default="{}"),  # JSON: TableSettings
    Column("rounds", Integer, nullable=False),  # 0: as many as it takes
    Column("round", Integer, nullable=False, default=0),
    Column("status", String(8), nullable=False),
    Column("host_id", Id, ForeignKey("people.id"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    one_of("system", "round_robin", "swiss"),
    one_of("status", "open", "running", "over"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", Id, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # in the order of entering, from 1
    Column("person_id", Id, ForeignKey("people.id"), index=True),
    Column("bot", String(24)),  # a bot of this level, where no person is
    Column("withdrawn", Boolean, nullable=False, default=False),
    UniqueConstraint("tournament_id", "person_id"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Id, primary_key=True),
    Column("game", String(24), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("pack", String(64), nullable=False),  # its digest
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("visibility", String(8), nullable=False),
    Column("status", String(9), nullable=False),
    Column("starts", String(4), nullable=False, default="host"),
    Column("host_id", Id, ForeignKey("people.id"), nullable=False),
    Column("settings", Text, nullable=False, default="{}"),  # JSON: KeptSettings
    Column("rated", Boolean, nullable=False, default=True),
    Column("secret", LargeBinary(32), nullable=False),
    Column("commitment", Hash, nullable=False),
    Column("ending", String(9)),  # how it ended
    Column("rematch_of", Id, ForeignKey("tables.id")),
    Column("rematch", Id, ForeignKey("tables.id")),  # the table where they play again
    Column("tournament_id", Id, ForeignKey("tournaments.id"), index=True),
    Column("round", Integer),
    Column("given", Integer, nullable=False, server_default="0"),  # so many inputs were made elsewhere, not dealt here
    Column("source", Id),  # the table that they come from, and after which of its steps; without one, the puzzle
    Column("source_step", Integer),
    Column("owner", Id),  # the process that plays it; NULL: it is at rest; empty: begun, and nobody plays it yet
    Column("fence", BigInteger, nullable=False, default=0),  # rises with every change of owner
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("counted_at", BigInteger),  # when ratings and tournament took notice of its end
    one_of("visibility", "open", "unlisted", "private"),
    one_of("status", "open", "running", "over", "abandoned"),
    one_of("starts", "host", "full"),
    one_of("ending", "played", "resigned", "agreed", "claimed", "abandoned"),
    Index("ix_tables_created_at", "created_at"),
    Index("ix_tables_status_created_at", "status", "created_at"),
    Index("ix_tables_status_counted_at", "status", "counted_at"),
    Index("ix_tables_game_status_created_at", "game", "status", "created_at"),
    Index("ix_tables_host_id_status_created_at", "host_id", "status", "created_at"),
)
owned = tables.c.owner.is_not(None)
Index("ix_tables_owner", tables.c.owner, sqlite_where=owned, postgresql_where=owned)

packs = Table(
    "packs",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("name", String(80), nullable=False),
    Column("content", Text, nullable=False),  # JSON: its sections
    Column("changes", Integer, nullable=False),  # in so many things it differs from the standard pack
    Column("hosted", Boolean, nullable=False, default=False),  # the host offers it to all
    Column("allowed", Boolean, nullable=False, default=False),  # for rated games too
    Column("removed", Boolean, nullable=False, default=False),  # kept for the games that were played with it
    Column("person_id", Id, ForeignKey("people.id"), index=True),  # who stored it
    Column("created_at", BigInteger, nullable=False),
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament_id", Id, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("entrant", Integer, primary_key=True, autoincrement=False),
    Column("table_id", Id, ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    Column("seat", Integer),  # NULL: the round is a bye
)

owners = Table(
    "owners",
    metadata,
    Column("id", Id, primary_key=True),
    Column("lease_until", BigInteger, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", Id, ForeignKey("people.id")),
    Column("bot", String(24)),  # the bot that sits there, or that sits in for the person
    Column("invited_id", Id, ForeignKey("people.id")),  # for whom the seat is kept while nobody sits there
    Column("nonce", String(32), nullable=False, default=""),
    Column("gone", Boolean, nullable=False, default=False),  # the others have given the seat to the bot
    Column("resigned", Boolean, nullable=False, default=False),  # the bot plays on, and the person cannot come back
    Column("opened_at", BigInteger, nullable=False, server_default="0"),  # as its table has it, and whether that is
    Column("ended", Boolean, nullable=False, server_default=false()),  # over or given up: see `results`
    UniqueConstraint("table_id", "person_id"),
    Index("ix_seats_person_id_opened_at", "person_id", "opened_at"),
)
playing = ~seats.c.ended
Index("ix_seats_playing", seats.c.person_id, sqlite_where=playing, postgresql_where=playing)
kept = seats.c.invited_id.is_not(None)
Index("ix_seats_invited_id", seats.c.invited_id, sqlite_where=kept, postgresql_where=kept)

inputs = Table(
    "inputs",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # the version of the table that it makes
    Column("kind", String(5), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),  # inputs, one a line: an option with its seat, and the chance that follows
    Column("action_id", String(36)),  # whoever has the table takes none twice; an index would cost as much as the rest
    Column("bot", String(24)),  # who answered, if not the person
    Column("clocks", Text),  # JSON: milliseconds left of every seat after it; NULL: no clock
    Column("tick", BigInteger),  # for how long the server had been up then; NULL: no clock
    Column("asked", Integer),  # whom the table waits for after it, seat n as bit n; NULL: not known
    Column("at", BigInteger, nullable=False),
    one_of("kind", "start", "act", "cut", "end"),
)
cut = inputs.c.kind == "cut"
Index("ix_inputs_cuts", inputs.c.table_id, inputs.c.seq, sqlite_where=cut, postgresql_where=cut)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Id, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("room", String(10), nullable=False),
    Column("person_id", Id, ForeignKey("people.id"), nullable=False),
    Column("text", String(300), nullable=False),
    Column("message_id", String(36)),  # what the client called it
    Column("at", BigInteger, nullable=False),
    Column("hidden_at", BigInteger),  # by a moderator: nobody else reads it any more
    one_of("room", "players", "watchers"),
    UniqueConstraint("table_id", "person_id", "message_id"),
)

served = Table(
    "served",
    metadata,
    Column("id", Integer, primary_key=True),  # there is one row
    Column("total", BigInteger, nullable=False),  # for so many milliseconds a process of the server has been up
)

mutes = Table(
    "mutes",
    metadata,
    Column("person_id", Id, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted_id", Id, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

invites = Table(
    "invites",
    metadata,
    Column("id", Id, primary_key=True),
    Column("token_hash", Hash, unique=True, nullable=False),
    Column("table_id", Id, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),  # NULL: any
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("used_by", Id, ForeignKey("people.id")),  # of one seat: who took it
)

results = Table(
    "results",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", Id, ForeignKey("people.id")),
    Column("bot", String(24)),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu", Float),  # the rating after it
    Column("sigma", Float),
    Column("ended_at", BigInteger, nullable=False, server_default="0"),  # as its table has it, so that a page about
    Column("listed", Boolean, nullable=False, server_default=false()),  # somebody need not read all of their tables
    Index("ix_results_history", "person_id", "ended_at", "listed"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("who", String(32), primary_key=True),  # a person's id, or bot:NAME
    Column("game", String(24), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("ordinal", Float, nullable=False, server_default="0"),  # mu less three times sigma
    Column("games", Integer, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("ix_ratings_ladder", "game", "players", "ordinal", "who"),
)

reviews = Table(
    "reviews",  # of finished games
    metadata,
    Column("table_id", Id, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("deep", Boolean, primary_key=True),
    Column("format", Integer, nullable=False),  # of artel.review; one of an older format is made anew
    Column("points", Integer, nullable=False),  # that are to be judged
    Column("asked_by", Id, ForeignKey("people.id"), nullable=False, index=True),
    Column("asked_at", BigInteger, nullable=False),
    Column("held_until", BigInteger),  # a process is at it; NULL: it was stopped, or is done
    Column("done_at", BigInteger),
    Column("review", LargeBinary),  # compressed JSON; NULL: it is not done
)

review_points = Table(
    "review_points",  # what was found so far; when all of it is, it goes into the review
    metadata,
    Column("table_id", Id, primary_key=True),
    Column("deep", Boolean, primary_key=True),
    Column("input", Integer, primary_key=True, autoincrement=False),
    Column("found", Text, nullable=False),  # JSON
    ForeignKeyConstraint(["table_id", "deep"], ["reviews.table_id", "reviews.deep"], ondelete="CASCADE"),
)

review_seats = Table(
    "review_seats",  # how everybody has played, of reviews that are done
    metadata,
    Column("table_id", Id, primary_key=True),
    Column("deep", Boolean, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("accuracy", Float),
    Column("skill", Float, nullable=False),
    Column("luck", Float, nullable=False),
    Column("adjusted", Float, nullable=False),
    Column("final", Float, nullable=False),
    Column("faults", Text, nullable=False),  # JSON
    ForeignKeyConstraint(["table_id", "deep"], ["reviews.table_id", "reviews.deep"], ondelete="CASCADE"),
)

solvers = Table(
    "solvers",  # how well people solve puzzles
    metadata,
    Column("person_id", Id, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("solver", Text, nullable=False),  # JSON: artel.puzzles.solver.Solver
    Column("changed_at", BigInteger, nullable=False),
)

bot_rules = Table(
    "bot_rules",
    metadata,
    Column("bot_id", Id, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("rules", Text, nullable=False),  # JSON: AcceptRules
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", Id, primary_key=True),
    Column("bot_id", Id, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("person_id", Id, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),  # who asks it
    Column("table_id", Id, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),  # kept for the bot while it waits
    Column("status", String(9), nullable=False),
    Column("reason", String(8)),  # why it was declined
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    one_of("status", "waiting", "accepted", "declined", "withdrawn", "expired"),
    Index("ix_challenges_bot_id_status", "bot_id", "status"),
    Index("ix_challenges_status", "status"),
)

flags = Table(
    "flags",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Id, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("reason", String(8), nullable=False),
    Column("person_id", Id, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("other_id", Id, ForeignKey("people.id", ondelete="CASCADE")),
    Column("games", Integer),  # how often the two have met
    Column("at", BigInteger, nullable=False, index=True),
    one_of("reason", "pair", "unplayed"),
)

bans = Table(
    "bans",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person_id", Id, ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("address", String(45), index=True),
    Column("reason", String(200), nullable=False),
    Column("until", BigInteger),  # NULL: for good
    Column("created_at", BigInteger, nullable=False),
)

contacts = Table(
    "contacts",
    metadata,
    Column("person_id", Id, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254)),  # for mail; NULL: none
    Column("confirmed_at", BigInteger),  # NULL: nobody has shown yet that the address is theirs
    Column("token_hash", Hash, unique=True),  # of the link that confirms it
    Column("token_until", BigInteger),
    Column("mails", Boolean, nullable=False, default=True),  # whether notices are wanted there
    Column("leaving", String(43), nullable=False, unique=True),  # the token in links that end them
    Column("noticed_at", BigInteger),  # when the person last got a notice
    Column("held_until", BigInteger),  # a process sends something, or has failed and waits
    Column("tries", Integer, nullable=False, default=0),
)

pushes = Table(
    "pushes",
    metadata,
    Column("id", Hash, primary_key=True),  # the hash of the endpoint
    Column("person_id", Id, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

calls = Table(
    "calls",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", Id, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("turn", Integer, nullable=False),  # the version that asked
    Column("since", BigInteger, nullable=False),  # how long the person has been away; in the future: is there
    Column("sent_at", BigInteger),
    Index("ix_calls_sent_at_since", "sent_at", "since"),
)

chores = Table(
    "chores",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("held_until", BigInteger, nullable=False),  # a process is at it
    Column("done_at", BigInteger),
)

passes = Table(  # invitations to make an account
    "passes",
    metadata,
    Column("id", Id, primary_key=True),
    Column("token_hash", Hash, unique=True, nullable=False),
    Column("made_by", Id, ForeignKey("people.id")),  # NULL: the host, on the command line
    Column("note", String(80), nullable=False, default=""),  # for whom, for those who look after the server
    Column("uses", Integer, nullable=False),
    Column("used", Integer, nullable=False, default=0),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    CheckConstraint("used <= uses", name="used"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Id, primary_key=True),
    Column("reporter_id", Id, ForeignKey("people.id"), nullable=False, index=True),
    Column("person_id", Id, ForeignKey("people.id"), nullable=False, index=True),
    Column("table_id", Id, ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    Column("remark_at", BigInteger),  # which remark at the table; NULL: the person as such
    Column("said_until", BigInteger),  # what was said at the table up to then goes with it
    Column("reason", String(8), nullable=False),
    Column("text", String(500), nullable=False),
    Column("status", String(6), nullable=False),
    Column("taken_by", Id, ForeignKey("people.id")),
    Column("note", String(500), nullable=False, default=""),  # what was done
    Column("created_at", BigInteger, nullable=False),
    Column("closed_at", BigInteger),
    one_of("reason", "insult", "spam", "name", "cheating", "stalling", "other"),
    one_of("status", "open", "taken", "closed"),
    Index("ix_reports_status_created_at", "status", "created_at"),
)

news = Table(  # what moderators have a person told at the next visit
    "news",
    metadata,
    Column("id", Id, primary_key=True),
    Column("person_id", Id, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False, default=""),
    Column("why", String(500), nullable=False, default=""),
    Column("at", BigInteger, nullable=False),
    one_of("kind", "renamed", "report"),
)

audit = Table(  # every moderating act; triggers of the database let nobody change or remove a row
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("by_id", Id, ForeignKey("people.id"), index=True),  # NULL: the host, on the command line
    Column("what", String(16), nullable=False),
    Column("whom_id", Id, ForeignKey("people.id"), index=True),
    Column("table_id", Id),  # stays where the table is removed
    Column("about", String(80), nullable=False, default=""),  # an address, or the id of what is meant
    Column("why", String(500), nullable=False, default=""),
)

seekers = Table(  # who looks for others to play with; forgotten some seconds after the last sign of life
    "seekers",
    metadata,
    Column("person_id", Id, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("players", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("table_id", Id),  # where they have been brought together
)

follows = Table(
    "follows",
    metadata,
    Column("person_id", Id, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("followed_id", Id, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("since", BigInteger, nullable=False),
)

presences = Table(  # of those who let others see that they are here, and of nobody else
    "presences",
    metadata,
    Column("person_id", Id, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),  # the last sign of life
)
