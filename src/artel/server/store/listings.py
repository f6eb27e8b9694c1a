"""Who and what there is, for whoever runs the server. Nothing secret is read."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import exists, func, or_, select, text, true

from artel.server.store import schema
from artel.server.store.people import in_force
from artel.server.store.schema import audit, bans, chores, inputs, owners, reports, results, seats, sessions

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.ext.asyncio import AsyncConnection


TOO_MANY = 100_000
"""Rows to count for a page."""
ABOUT = text(
    "SELECT reltuples / relpages * pg_relation_size(oid) / current_setting('block_size')::int"
    " FROM pg_class WHERE oid = 'tables'::regclass AND relpages > 0"
)
"""Rows to a page when PostgreSQL last looked, times its pages now: as its planner guesses."""


class Known(msgspec.Struct, frozen=True):
    """Somebody who is or was here; `banned`: may not come in now."""

    id: str
    kind: str
    name: str
    admin: bool
    banned: bool
    games: int
    created_at: int
    seen_at: int


class Listed(msgspec.Struct, frozen=True):
    """A table, and nothing of what is hidden there. `sitting`: the names of people and bots; `last_at`: when the last
    step was made; `owner`: the process where it is live."""

    id: str
    game: str
    status: str
    visibility: str
    rated: bool
    tournament: str | None
    owner: str | None
    steps: int
    created_at: int
    last_at: int | None
    sitting: list[str]


class Counted(msgspec.Struct, frozen=True):
    """How much there is: people by kind, tables by status, live ones by the process that has them (null: by none).
    `estimated`: so many games are over by the database's own estimate."""

    people: dict[str, int]
    tables: dict[str, int]
    processes: dict[str, int]
    admins: int
    sessions: int
    bans: int
    reports: int
    estimated: bool


async def people(connection: AsyncConnection, search: str, most: int) -> list[Known]:
    """Those seen last come first; `search`: an id, or a part of a name."""
    who = schema.people
    forms = {search.lower(), search.upper(), search.title()}  # SQLite knows no capitals but the Latin ones
    like = [who.c.login.contains(search.casefold(), autoescape=True)]
    like += [who.c.name.icontains(form, autoescape=True) for form in sorted(forms)]
    return await known(connection, or_(who.c.id == search, *like) if search else true(), most)


async def person(connection: AsyncConnection, who: str) -> Known | None:
    return next(iter(await known(connection, schema.people.c.id == who, 1)), None)


async def known(connection: AsyncConnection, which: ColumnElement[bool], most: int) -> list[Known]:
    who = schema.people
    games = select(func.count()).where(results.c.person_id == who.c.id).scalar_subquery()
    banned = exists().where(bans.c.person_id == who.c.id, in_force())
    columns = (who.c.id, who.c.kind, who.c.name, who.c.admin, banned, games, who.c.created_at, who.c.seen_at)
    query = select(*columns).where(which).order_by(who.c.seen_at.desc(), who.c.id).limit(most)
    return [Known(*row) for row in await connection.execute(query)]


async def tables(
    connection: AsyncConnection, status: str | None, most: int, search: str = "", which: list[str] | None = None
) -> list[Listed]:
    """The newest first. `search`: the id of a table or of a person, or the name of an account; `which`: only these."""
    what, who = schema.tables, schema.people
    newest = select(what.c.id).order_by(what.c.created_at.desc(), what.c.id).limit(most)
    if status:
        newest = newest.where(what.c.status == status)
    if which is not None:
        newest = newest.where(what.c.id.in_(which))
    if search:
        newest = newest.where(what.c.id.in_([search, *await of_people(connection, search, status, most)]))
    shown = list(await connection.scalars(newest))
    steps = select(func.count()).where(inputs.c.table_id == what.c.id).scalar_subquery()
    last = select(func.max(inputs.c.at)).where(inputs.c.table_id == what.c.id).scalar_subquery()
    columns = [what.c[name] for name in ("id", "game", "status", "visibility", "rated", "tournament_id", "owner")]
    query: Select[Any] = select(*columns, steps, what.c.created_at, last).where(what.c.id.in_(shown))
    rows = (await connection.execute(query.order_by(what.c.created_at.desc(), what.c.id))).all()
    sitting: dict[str, list[str]] = {row.id: [] for row in rows}
    names = select(seats.c.table_id, who.c.name, seats.c.bot).outerjoin(who, who.c.id == seats.c.person_id)
    for table, name, bot in await connection.execute(names.where(seats.c.table_id.in_(sitting)).order_by(seats.c.seat)):
        sitting[table].append(name or (f"bot:{bot}" if bot else "-"))
    return [Listed(*[*row, sitting[row.id]]) for row in rows]


async def of_people(connection: AsyncConnection, search: str, status: str | None, most: int) -> set[str]:
    """The newest tables where those sit, or are host, who are called so."""
    what, who = schema.tables, schema.people
    login = unicodedata.normalize("NFKC", search).casefold()
    query = select(who.c.id).where(or_(who.c.id == search, who.c.login == login, who.c.name == search))
    named = list(await connection.scalars(query))
    sits = select(what.c.id).join(seats).where(seats.c.person_id.in_(named)).order_by(seats.c.opened_at.desc())
    hosts = select(what.c.id).where(what.c.host_id.in_(named)).order_by(what.c.created_at.desc())
    found = set()
    for some in (sits, hosts):
        wanted = some if status is None else some.where(what.c.status == status)
        found |= set(await connection.scalars(wanted.limit(most)))
    return found


async def counted(connection: AsyncConnection) -> Counted:
    who, what = schema.people, schema.tables

    async def many(*conditions: object) -> int:
        return int(await connection.scalar(select(func.count()).where(*conditions)) or 0)  # type: ignore[arg-type]

    kinds = await connection.execute(select(who.c.kind, func.count()).group_by(who.c.kind))
    states = {status: await many(what.c.status == status) for status in ("open", "running", "abandoned")}
    everything, estimated = await all_tables(connection)
    states["over"] = everything - sum(states.values())  # to count all is quicker than to count most
    held = select(owners.c.id, func.count(what.c.id)).outerjoin(what, what.c.owner == owners.c.id).group_by(owners.c.id)
    return Counted(
        people={row[0]: row[1] for row in kinds},
        tables={status: counted for status, counted in states.items() if counted},
        processes={row[0]: row[1] for row in await connection.execute(held)},
        admins=await many(who.c.admin),
        sessions=await many(sessions.c.person_id.is_not(None)),
        bans=await many(bans.c.id.is_not(None), in_force()),
        reports=await many(reports.c.status != "closed"),
        estimated=estimated,
    )


async def all_tables(connection: AsyncConnection) -> tuple[int, bool]:
    """How many there are, and whether that is an estimate: PostgreSQL looks at every row to count them."""
    if connection.dialect.name == "postgresql":
        about = int(await connection.scalar(ABOUT) or 0)
        if about >= TOO_MANY:
            return about, True
    return int(await connection.scalar(select(func.count()).select_from(schema.tables)) or 0), False


async def last_backup(connection: AsyncConnection) -> int | None:
    """When one was made, by hand or by the clock."""
    by_hand = select(func.max(audit.c.at)).where(audit.c.what == "backup")
    by_clock = select(chores.c.done_at).where(chores.c.name == "backup")
    made = [at for query in (by_hand, by_clock) if (at := await connection.scalar(query)) is not None]
    return max(made, default=None)
