"""All that belongs to a person: handed on to an account, shown, and forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, delete, insert, or_, select, update

from artel.server.errors import SitsTwice
from artel.server.store.engine import now
from artel.server.store.people import Person
from artel.server.store.schema import (
    bans,
    chat,
    entrants,
    invites,
    mutes,
    news,
    people,
    ratings,
    reports,
    results,
    seats,
    sessions,
    tables,
    tournaments,
)

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.ext.asyncio import AsyncConnection

ANONYMOUS = "—"


async def hand_on(connection: AsyncConnection, guest: Person, account: Person) -> list[str]:
    """What the guest has becomes the account's; nobody sits twice at one table. The tables that have changed.

    Raises SitsTwice where both play at a table now, and then nothing has changed. Where both have played, the guest's
    seat stays as it was; where no game has begun, the guest stands up."""
    theirs = (await connection.execute(shared(guest, account))).all()
    for row in theirs:
        if row.status == "running":
            raise SitsTwice(table=row.id)
    open_ones, both = [row.id for row in theirs if row.status == "open"], [row.id for row in theirs]
    mine = seats.c.person_id == guest.id
    moved = list((await connection.execute(select(seats.c.table_id).where(mine))).scalars())
    kept = seats.c.invited_id == guest.id
    moved += list((await connection.execute(select(seats.c.table_id).where(kept))).scalars())
    at_account = select(seats.c.table_id).where(
        or_(seats.c.person_id == account.id, seats.c.invited_id == account.id), seats.c.table_id.in_(moved)
    )
    known = list((await connection.execute(at_account)).scalars())
    played = select(entrants.c.tournament_id).where(entrants.c.person_id == account.id)
    entered = list((await connection.execute(played)).scalars())
    muted = select(mutes.c.muted_id).where(mutes.c.person_id == account.id)
    more = select(mutes.c.muted_id).where(mutes.c.person_id == guest.id, mutes.c.muted_id.not_in(muted))
    new_mutes = [{"person_id": account.id, "muted_id": other} for other in await connection.scalars(more)]
    hers, by = {"person_id": account.id}, guest.id
    for change in (
        update(seats).where(mine, seats.c.table_id.in_(open_ones)).values(person_id=None, nonce=""),
        update(seats).where(mine, seats.c.table_id.not_in(both)).values(hers),
        update(seats).where(kept, seats.c.table_id.in_(known)).values(invited_id=None),
        update(seats).where(kept).values(invited_id=account.id),
        update(results).where(results.c.person_id == by, results.c.table_id.not_in(both)).values(hers),
        update(entrants).where(entrants.c.person_id == by, entrants.c.tournament_id.not_in(entered)).values(hers),
        update(entrants).where(entrants.c.person_id == by).values(withdrawn=True),
        update(chat).where(chat.c.person_id == by).values(hers),
        update(reports).where(reports.c.person_id == by).values(hers),
        update(reports).where(reports.c.reporter_id == by).values(reporter_id=account.id),
        update(news).where(news.c.person_id == by).values(hers),
    ):
        await connection.execute(change)
    for table, column in ((tables, "host_id"), (tournaments, "host_id"), (invites, "used_by"), (people, "owner_id")):
        await connection.execute(update(table).where(table.c[column] == guest.id).values({column: account.id}))
    if new_mutes:
        await connection.execute(insert(mutes), new_mutes)
    await close(connection, guest, guest.name)
    return sorted(set(moved))


def shared(guest: Person, account: Person) -> Select[tuple[str, str]]:
    """Tables where both sit."""
    other = seats.alias("other")
    return (
        select(tables.c.id, tables.c.status)
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.person_id == guest.id))
        .join(other, and_(other.c.table_id == tables.c.id, other.c.person_id == account.id))
    )


async def close(connection: AsyncConnection, person: Person, name: str) -> None:
    """Nobody can be this person any more."""
    await connection.execute(delete(sessions).where(sessions.c.person_id == person.id))
    await connection.execute(delete(mutes).where(or_(mutes.c.person_id == person.id, mutes.c.muted_id == person.id)))
    values = {"kind": "deleted", "name": name, "login": None, "password": None, "token_hash": None, "admin": False}
    await connection.execute(update(people).where(people.c.id == person.id).values(values))


async def sits_at(connection: AsyncConnection, person: Person, status: str) -> list[str]:
    """Tables where this person sits, or that are this person's."""
    query = select(tables.c.id).outerjoin(seats).where(tables.c.status == status)
    hers: ColumnElement[bool] = or_(seats.c.person_id == person.id, tables.c.host_id == person.id)
    return list((await connection.execute(query.where(hers).distinct())).scalars())


async def seated_at(connection: AsyncConnection, person: Person) -> list[str]:
    """Tables that are not over and show this person's name."""
    named = or_(seats.c.person_id == person.id, seats.c.invited_id == person.id)
    query = select(tables.c.id).join(seats).where(named, tables.c.status.in_(("open", "running"))).distinct()
    return list(await connection.scalars(query))


async def forget(connection: AsyncConnection, person: Person) -> None:
    """Records of others keep the games, without a name. Bots of this person go too."""
    owned = select(*[people.c[name] for name in Person.__struct_fields__]).where(people.c.owner_id == person.id)
    for each in [person, *[Person(*row) for row in (await connection.execute(owned)).all()]]:
        await connection.execute(update(chat).where(chat.c.person_id == each.id).values(text=""))
        await connection.execute(update(reports).where(reports.c.reporter_id == each.id).values(text=""))
        await connection.execute(delete(news).where(news.c.person_id == each.id))
        await connection.execute(delete(ratings).where(ratings.c.who == each.id))
        await connection.execute(update(entrants).where(entrants.c.person_id == each.id).values(withdrawn=True))
        await connection.execute(update(seats).where(seats.c.invited_id == each.id).values(invited_id=None))
        await close(connection, each, ANONYMOUS)


async def everything(connection: AsyncConnection, person: Person) -> dict[str, Any]:
    """All that is stored about a person, without hashes of secrets and without what belongs to others."""

    async def rows(query: Select[Any]) -> list[dict[str, Any]]:
        return [dict(row._mapping) for row in await connection.execute(query)]

    me = person.id
    about = select(*[people.c[name] for name in ("id", "kind", "name", "language", "created_at", "seen_at")])
    played = ("id", "game", "players", "status", "ending", "created_at", "started_at", "ended_at")
    return {
        "at": now(),
        "person": (await rows(about.where(people.c.id == me)))[0],
        "sessions": await rows(select(sessions.c.created_at, sessions.c.expires_at).where(sessions.c.person_id == me)),
        "tables": await rows(
            select(*[tables.c[name] for name in played], seats.c.seat, seats.c.nonce)
            .join(seats)
            .where(seats.c.person_id == me)
            .order_by(tables.c.created_at)
        ),
        "hosted": await rows(select(tables.c.id).where(tables.c.host_id == me).order_by(tables.c.created_at)),
        "results": await rows(
            select(*[results.c[name] for name in ("table_id", "seat", "score", "place", "mu", "sigma")]).where(
                results.c.person_id == me
            )
        ),
        "ratings": await rows(
            select(*[column for column in ratings.c if column.name != "who"]).where(ratings.c.who == me)
        ),
        "chat": await rows(
            select(*[chat.c[name] for name in ("table_id", "room", "text", "at")])
            .where(chat.c.person_id == me)
            .order_by(chat.c.id)
        ),
        "mutes": await rows(select(mutes.c.muted_id).where(mutes.c.person_id == me)),
        "tournaments": await rows(
            select(entrants.c.tournament_id, entrants.c.withdrawn).where(entrants.c.person_id == me)
        ),
        "bots": await rows(select(people.c.id, people.c.name, people.c.created_at).where(people.c.owner_id == me)),
        "reports": await rows(
            select(*[reports.c[name] for name in ("person_id", "table_id", "reason", "text", "status", "created_at")])
            .where(reports.c.reporter_id == me)
            .order_by(reports.c.created_at)
        ),
        "news": await rows(select(news.c.kind, news.c.name, news.c.why, news.c.at).where(news.c.person_id == me)),
        "bans": await rows(select(bans.c.reason, bans.c.until, bans.c.created_at).where(bans.c.person_id == me)),
    }
