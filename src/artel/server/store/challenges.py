"""Challenges of bot accounts to seats of tables, and the rules by which each bot accepts them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select, update

from artel.server.store.engine import now
from artel.server.store.people import PERSON, Person, login_of
from artel.server.store.schema import bot_rules, challenges, people, seats, tables

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.ext.asyncio import AsyncConnection


class ChallengeRow(msgspec.Struct, frozen=True):
    """`person`: who challenges; `reason`: why it was declined."""

    id: str
    bot_id: str
    bot: str
    person_id: str
    person: str
    table_id: str
    seat: int
    status: str
    reason: str | None
    created_at: int
    expires_at: int


challenger = people.alias("challenger")
NAMES = {"bot": people.c.name, "person": challenger.c.name}
COLUMNS = [NAMES[name] if name in NAMES else challenges.c[name] for name in ChallengeRow.__struct_fields__]


def known() -> Select[Any]:
    return (
        select(*COLUMNS)
        .join(people, people.c.id == challenges.c.bot_id)
        .join(challenger, challenger.c.id == challenges.c.person_id)
        .join(tables, tables.c.id == challenges.c.table_id)
    )


def waiting() -> ColumnElement[bool]:
    """It can still be answered."""
    return and_(challenges.c.status == "waiting", challenges.c.expires_at > now(), tables.c.status == "open")


async def found(connection: AsyncConnection, query: Select[Any]) -> list[ChallengeRow]:
    return [ChallengeRow(*row) for row in await connection.execute(query.order_by(challenges.c.created_at))]


async def add(connection: AsyncConnection, made: ChallengeRow) -> None:
    values = {name: value for name, value in msgspec.structs.asdict(made).items() if name not in NAMES}
    await connection.execute(insert(challenges), values)


async def one(connection: AsyncConnection, challenge: str) -> ChallengeRow | None:
    rows = await found(connection, known().where(challenges.c.id == challenge))
    return rows[0] if rows else None


async def one_waiting(connection: AsyncConnection, challenge: str) -> bool:
    query = select(challenges.c.id).join(tables, tables.c.id == challenges.c.table_id)
    return await connection.scalar(query.where(challenges.c.id == challenge, waiting())) is not None


async def of_table(connection: AsyncConnection, table: str) -> list[ChallengeRow]:
    return await found(connection, known().where(challenges.c.table_id == table))


async def to_bot(connection: AsyncConnection, bot: str) -> list[ChallengeRow]:
    """Those that wait for its answer."""
    return await found(connection, known().where(challenges.c.bot_id == bot, waiting()))


async def by_person(connection: AsyncConnection, person: str) -> int:
    """How many of this person's wait for an answer."""
    query = select(func.count()).select_from(challenges.join(tables, tables.c.id == challenges.c.table_id))
    return int(await connection.scalar(query.where(challenges.c.person_id == person, waiting())) or 0)


async def close(connection: AsyncConnection, challenge: ChallengeRow, status: str, reason: str | None = None) -> bool:
    """It is over, and its seat is kept no more; False where it was over before."""
    mine = (challenges.c.id == challenge.id) & (challenges.c.status == "waiting")
    done = await connection.execute(update(challenges).where(mine).values(status=status, reason=reason))
    if done.rowcount != 1:
        return False
    seat = (seats.c.table_id == challenge.table_id) & (seats.c.seat == challenge.seat)
    kept = seat & (seats.c.invited_id == challenge.bot_id)
    await connection.execute(update(seats).where(kept).values(invited_id=None))
    return True


async def sat_down(connection: AsyncConnection, table: str, bot: str) -> None:
    """However it came to sit there, it has accepted."""
    mine = (challenges.c.table_id == table) & (challenges.c.bot_id == bot) & (challenges.c.status == "waiting")
    await connection.execute(update(challenges).where(mine).values(status="accepted"))


async def drop_seat(connection: AsyncConnection, table: str, seat: int) -> None:
    """The host has done something else with this seat."""
    mine = (challenges.c.table_id == table) & (challenges.c.seat == seat) & (challenges.c.status == "waiting")
    await connection.execute(update(challenges).where(mine).values(status="withdrawn"))


async def run_out(connection: AsyncConnection) -> list[ChallengeRow]:
    """Those that nobody has answered in time, or whose table is not open any more."""
    late = or_(challenges.c.expires_at <= now(), tables.c.status != "open")
    return await found(connection, known().where(challenges.c.status == "waiting", late))


async def forget(connection: AsyncConnection, person: str) -> None:
    """All of somebody who leaves, and the seats that were kept for a bot."""
    await connection.execute(update(seats).where(seats.c.invited_id == person).values(invited_id=None))
    theirs = or_(challenges.c.person_id == person, challenges.c.bot_id == person)
    await connection.execute(delete(challenges).where(theirs))
    await connection.execute(delete(bot_rules).where(bot_rules.c.bot_id == person))


# -- bots and their rules --------------------------------------------------------------------------------


async def bot_known_as(connection: AsyncConnection, given: str) -> tuple[Person, str] | None:
    """A bot account that has a token, by its id or its name; and its owner. Raises BadName."""
    named = or_(people.c.id == given, people.c.login == login_of(given))
    query = select(*PERSON, people.c.owner_id).where(named, people.c.kind == "bot", people.c.token_hash.is_not(None))
    row = (await connection.execute(query)).first()
    return None if row is None else (Person(*row[:-1]), row.owner_id)


async def owner_of(connection: AsyncConnection, bot: str) -> str | None:
    found: str | None = await connection.scalar(select(people.c.owner_id).where(people.c.id == bot))
    return found


async def rules_of(connection: AsyncConnection, bot: str) -> str:
    """JSON."""
    return await connection.scalar(select(bot_rules.c.rules).where(bot_rules.c.bot_id == bot)) or "{}"


async def set_rules(connection: AsyncConnection, bot: str, rules: str) -> None:
    mine = bot_rules.c.bot_id == bot
    if (await connection.execute(update(bot_rules).where(mine).values(rules=rules))).rowcount == 0:
        await connection.execute(insert(bot_rules), {"bot_id": bot, "rules": rules})


async def names_of(connection: AsyncConnection, who: list[str]) -> list[str]:
    query = select(people.c.name).where(people.c.id.in_(who), people.c.kind == "account")
    return list(await connection.scalars(query.order_by(people.c.name)))


# -- games of a bot --------------------------------------------------------------------------------------


async def games_of(connection: AsyncConnection, bot: str) -> list[str]:
    """Tables where it plays now."""
    mine = (seats.c.person_id == bot) & (tables.c.status == "running")
    query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id).where(mine)
    return list(await connection.scalars(query.order_by(tables.c.started_at, tables.c.id)))
