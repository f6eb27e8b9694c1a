"""All that belongs to a person: handed on to an account, shown, and forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import and_, delete, insert, or_, select, update

from artel.server.errors import SitsTwice
from artel.server.store import challenges, flags
from artel.server.store.engine import now
from artel.server.store.factors import codes_left
from artel.server.store.people import Person
from artel.server.store.schema import (
    bans,
    calls,
    chat,
    contacts,
    entrants,
    factors,
    invites,
    likenesses,
    mutes,
    news,
    packs,
    people,
    places,
    pushes,
    ratings,
    recovery_codes,
    reports,
    resets,
    results,
    reviews,
    seats,
    sessions,
    solvers,
    tables,
    tournaments,
)
from artel.server.store.schema import challenges as kept_challenges
from artel.server.store.schema import flags as kept_flags
from artel.server.store.solvers import hand_on as hand_on_puzzles
from artel.server.store.solvers import solver_of

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
    hers: dict[str, str | None] = {"person_id": account.id}
    by = guest.id
    for change in (
        update(seats).where(mine, seats.c.table_id.in_(open_ones)).values(person_id=None, nonce=""),
        update(seats).where(mine, seats.c.table_id.not_in(both)).values(hers),
        update(seats).where(kept, seats.c.table_id.in_(known)).values(invited_id=None),
        update(seats).where(kept).values(invited_id=account.id),
        update(results).where(results.c.person_id == by, results.c.table_id.not_in(both)).values(hers),
        update(entrants).where(entrants.c.person_id == by, entrants.c.tournament_id.not_in(entered)).values(hers),
        update(entrants).where(entrants.c.person_id == by).values(withdrawn=True),
        update(chat).where(chat.c.person_id == by).values(hers | {"message_id": None}),
        delete(calls).where(calls.c.person_id == by, calls.c.table_id.in_(both)),
        update(calls).where(calls.c.person_id == by).values(hers),
        update(pushes).where(pushes.c.person_id == by).values(hers),
        update(reports).where(reports.c.person_id == by).values(hers),
        update(reports).where(reports.c.reporter_id == by).values(reporter_id=account.id),
        update(news).where(news.c.person_id == by).values(hers),
    ):
        await connection.execute(change)
    for table, column in (
        (tables, "host_id"),
        (tournaments, "host_id"),
        (invites, "used_by"),
        (people, "owner_id"),
        (packs, "person_id"),
        (kept_challenges, "person_id"),
        (reviews, "asked_by"),
    ):
        await connection.execute(update(table).where(table.c[column] == guest.id).values({column: account.id}))
    if new_mutes:
        await connection.execute(insert(mutes), new_mutes)
    await connection.execute(delete(contacts).where(contacts.c.person_id == account.id, contacts.c.address.is_(None)))
    if await connection.scalar(select(contacts.c.person_id).where(contacts.c.person_id == account.id)) is None:
        await connection.execute(update(contacts).where(contacts.c.person_id == by).values(hers))
    await hand_on_puzzles(connection, guest.id, account.id)
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
    """Nobody can be this person any more: first the row, which whoever signs in holds meanwhile, then all the rest."""
    nobody = {"kind": "deleted", "login": None, "password": None, "token_hash": None, "owner_id": None, "admin": False}
    values = nobody | {"name": name}
    await connection.execute(update(people).where(people.c.id == person.id).values(values))
    for table in (sessions, likenesses, places, resets, factors, recovery_codes, contacts, pushes, calls, solvers):
        await connection.execute(delete(table).where(table.c.person_id == person.id))
    await connection.execute(delete(mutes).where(or_(mutes.c.person_id == person.id, mutes.c.muted_id == person.id)))


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
    """Records of others keep the games, without a name."""
    await connection.execute(update(chat).where(chat.c.person_id == person.id).values(text=""))
    await connection.execute(update(reports).where(reports.c.reporter_id == person.id).values(text=""))
    await connection.execute(delete(news).where(news.c.person_id == person.id))
    await connection.execute(delete(ratings).where(ratings.c.who == person.id))
    await flags.forget(connection, person.id)
    await connection.execute(update(entrants).where(entrants.c.person_id == person.id).values(withdrawn=True))
    await connection.execute(update(seats).where(seats.c.invited_id == person.id).values(invited_id=None))
    await challenges.forget(connection, person.id)
    await connection.execute(update(packs).where(packs.c.person_id == person.id).values(person_id=None))
    await close(connection, person, ANONYMOUS)


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
        "sessions": await rows(
            select(*[sessions.c[name] for name in ("created_at", "seen_at", "expires_at", "agent")]).where(
                sessions.c.person_id == me
            )
        ),
        "places": await rows(select(places.c.address, places.c.seen_at).where(places.c.person_id == me)),
        "second_factor": await rows(select(factors.c.since).where(factors.c.person_id == me)),
        "recovery_codes": await codes_left(connection, person),
        "password_links": await rows(select(resets.c.created_at, resets.c.expires_at).where(resets.c.person_id == me)),
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
        "reviews": await rows(
            select(*[reviews.c[name] for name in ("table_id", "deep", "asked_at")]).where(reviews.c.asked_by == me)
        ),
        "ratings": await rows(
            select(*[column for column in ratings.c if column.name != "who"]).where(ratings.c.who == me)
        ),
        "puzzles": msgspec.to_builtins(await solver_of(connection, me)),
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
        "challenges": await rows(
            select(*[kept_challenges.c[name] for name in ("table_id", "bot_id", "status", "created_at")]).where(
                kept_challenges.c.person_id == me
            )
        ),
        "contacts": await rows(
            select(*[contacts.c[name] for name in ("address", "confirmed_at", "mails", "noticed_at")]).where(
                contacts.c.person_id == me
            )
        ),
        "browsers": await rows(select(pushes.c.endpoint, pushes.c.created_at).where(pushes.c.person_id == me)),
        "calls": await rows(select(calls.c.table_id, calls.c.turn, calls.c.sent_at).where(calls.c.person_id == me)),
        "flags": await rows(
            select(kept_flags.c.table_id, kept_flags.c.reason, kept_flags.c.at).where(kept_flags.c.person_id == me)
        ),
        "reports": await rows(
            select(*[reports.c[name] for name in ("person_id", "table_id", "reason", "text", "status", "created_at")])
            .where(reports.c.reporter_id == me)
            .order_by(reports.c.created_at)
        ),
        "news": await rows(select(news.c.kind, news.c.name, news.c.why, news.c.at).where(news.c.person_id == me)),
        "packs": await rows(
            select(*[packs.c[name] for name in ("digest", "game", "name", "created_at")]).where(packs.c.person_id == me)
        ),
        "bans": await rows(select(bans.c.reason, bans.c.until, bans.c.created_at).where(bans.c.person_id == me)),
    }
