"""Ratings, the games behind them, and which tables wait to be counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import Integer, and_, bindparam, delete, func, insert, or_, select, text, update

from artel.server.store.engine import now
from artel.server.store.lasting import lasting
from artel.server.store.people import PERSON, Person
from artel.server.store.schema import Id, people, ratings, results, seats, tables
from artel.server.store.tables import ROWS, TableRow, rows

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncConnection

LOCK = 0x4152_54454C
BOT = "bot:"


class Rating(msgspec.Struct, frozen=True):
    """`ordinal`: mu less three times sigma, a strength that somebody almost surely has."""

    mu: float
    sigma: float
    games: int

    @property
    def ordinal(self) -> float:
        return self.mu - 3 * self.sigma


class EndedGame(NamedTuple):
    id: str
    game: str
    players: int
    rated: bool
    status: str
    ending: str | None
    tournament_id: str | None


class SeatOutcome(NamedTuple):
    """`who`: a person's id or “bot:NAME”, None for one who is not rated; `left`: a bot plays or has played on for the
    person; `household`: of a person or a bot account, the one whose it is in the end."""

    seat: int
    who: str | None
    place: int
    left: bool
    household: str | None = None


ENDED = [tables.c[name] for name in EndedGame._fields]
NOT_COUNTED = or_(tables.c.status == "over", tables.c.status == "abandoned") & tables.c.counted_at.is_(None)
UNCOUNTED = select(tables.c.id).where(NOT_COUNTED).order_by(tables.c.ended_at).limit(bindparam("most", type_=Integer))
TABLE = bindparam("table", type_=Id)
TAKE = lasting(
    update(tables).where(tables.c.id == TABLE, NOT_COUNTED).values(counted_at=bindparam("at")).returning(*ENDED)
)
OUTCOMES = lasting(
    select(results.c.seat, results.c.person_id, people.c.kind, results.c.bot, results.c.place, seats.c.gone)
    .add_columns(seats.c.resigned, people.c.owner_id)
    .join(seats, and_(seats.c.table_id == results.c.table_id, seats.c.seat == results.c.seat))
    .outerjoin(people, people.c.id == results.c.person_id)
    .where(results.c.table_id == TABLE)
    .order_by(results.c.seat)
)


async def alone(connection: AsyncConnection) -> None:
    """Until the end of the transaction nobody else counts games."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


async def uncounted(connection: AsyncConnection, most: int) -> list[str]:
    """Tables whose end nobody has taken notice of, the oldest first."""
    return list(await connection.scalars(UNCOUNTED, {"most": most}))


async def take(connection: AsyncConnection, table: str) -> EndedGame | None:
    """Marks a table as counted; None where it was counted before."""
    taken = (await connection.execute(TAKE, {"table": table, "at": now()})).one_or_none()
    return None if taken is None else EndedGame(*taken)


async def outcomes(connection: AsyncConnection, table: str) -> list[SeatOutcome]:
    found = []
    for seat, person, kind, bot, place, gone, resigned, owner in await connection.execute(OUTCOMES, {"table": table}):
        who = (person if kind in ("account", "bot") else None) if person is not None else BOT + bot
        found.append(SeatOutcome(seat, who, place, person is not None and (gone or resigned), owner or person))
    return found


async def of(connection: AsyncConnection, who: list[str], game: str, players: int) -> dict[str, Rating]:
    query = select(ratings.c.who, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(
        ratings.c.who.in_(who), ratings.c.game == game, ratings.c.players == players
    )
    return {row.who: Rating(row.mu, row.sigma, row.games) for row in await connection.execute(query)}


async def put(connection: AsyncConnection, who: str, game: str, players: int, rating: Rating) -> None:
    mine = (ratings.c.who == who) & (ratings.c.game == game) & (ratings.c.players == players)
    values = {**msgspec.structs.asdict(rating), "ordinal": rating.ordinal, "changed_at": now()}
    if (await connection.execute(update(ratings).where(mine).values(values))).rowcount == 0:
        await connection.execute(insert(ratings), {"who": who, "game": game, "players": players, **values})


async def note(connection: AsyncConnection, table: str, seat: int, rating: Rating) -> None:
    """Keeps with a result the rating that it led to."""
    query = update(results).where(results.c.table_id == table, results.c.seat == seat)
    await connection.execute(query.values(mu=rating.mu, sigma=rating.sigma))


async def forget(connection: AsyncConnection, person: str) -> None:
    """All ratings of a person who leaves."""
    await connection.execute(delete(ratings).where(ratings.c.who == person))


# -- ladders ---------------------------------------------------------------------------------------------------


class Rung(NamedTuple):
    """A place on a ladder; `name` and `kind` of a person; of the server's own bots only `who`."""

    who: str
    name: str | None
    kind: str | None
    rating: Rating


async def ladder(connection: AsyncConnection, game: str, players: int, offset: int, most: int) -> list[Rung]:
    """The names of those who are shown are looked up, and not of all above them."""
    on_it = (
        select(ratings)
        .where(ratings.c.game == game, ratings.c.players == players)
        .order_by(ratings.c.ordinal.desc(), ratings.c.who.desc())
        .offset(offset)
        .limit(most)
        .subquery()
    )
    query = (
        select(on_it.c.who, people.c.name, people.c.kind, on_it.c.mu, on_it.c.sigma, on_it.c.games)
        .outerjoin(people, people.c.id == on_it.c.who)
        .order_by(on_it.c.ordinal.desc(), on_it.c.who.desc())
    )
    return [Rung(who, name, kind, Rating(*rest)) for who, name, kind, *rest in await connection.execute(query)]


async def ladders(connection: AsyncConnection) -> list[tuple[str, int, int]]:
    """Game, number of players, and how many are on the ladder."""
    query = select(ratings.c.game, ratings.c.players, func.count()).group_by(ratings.c.game, ratings.c.players)
    return [tuple(row) for row in await connection.execute(query.order_by(ratings.c.game, ratings.c.players))]


async def rungs(connection: AsyncConnection, game: str, players: int) -> int:
    """How many are on a ladder."""
    query = select(func.count()).where(ratings.c.game == game, ratings.c.players == players)
    return int(await connection.scalar(query) or 0)


async def ratings_of(connection: AsyncConnection, who: str) -> list[tuple[str, int, Rating]]:
    query = select(ratings.c.game, ratings.c.players, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    found = await connection.execute(query.where(ratings.c.who == who).order_by(ratings.c.game, ratings.c.players))
    return [(game, players, Rating(*rest)) for game, players, *rest in found]


# -- history ---------------------------------------------------------------------------------------------------


def finished_of(person: str, *, everything: bool) -> ColumnElement[bool]:
    """`everything`: also games at tables that were not open to all."""
    mine = results.c.person_id == person
    return mine if everything else mine & results.c.listed


async def games_of(connection: AsyncConnection, person: str, *, everything: bool) -> int:
    return int(await connection.scalar(select(func.count()).where(finished_of(person, everything=everything))) or 0)


async def history(
    connection: AsyncConnection, person: str, before: int | None, most: int, *, everything: bool
) -> list[str]:
    """The tables of a person's finished games, the newest first; `before`: ended before this time."""
    query = select(results.c.table_id).where(finished_of(person, everything=everything))
    if before is not None:
        query = query.where(results.c.ended_at < before)
    return list(await connection.scalars(query.order_by(results.c.ended_at.desc(), results.c.table_id).limit(most)))


async def person(connection: AsyncConnection, who: str) -> tuple[Person, int] | None:
    """And since when; not who has left."""
    query = select(*PERSON, people.c.created_at).where(people.c.id == who, people.c.kind != "deleted")
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else (Person(*row[:-1]), row.created_at)


class SeatLine(NamedTuple):
    """What a seat came to in a game that is over."""

    table: str
    seat: int
    person: str | None
    name: str | None
    bot: str | None
    score: int
    place: int
    mu: float | None
    sigma: float | None


async def tables_of(connection: AsyncConnection, which: list[str]) -> dict[str, TableRow]:
    found = await rows(connection, ROWS.where(tables.c.id.in_(which)))
    return {row.id: row for row in found}


async def lines(connection: AsyncConnection, which: list[str]) -> dict[str, list[SeatLine]]:
    kept = [results.c[name] for name in ("bot", "score", "place", "mu", "sigma")]
    name = select(people.c.name).where(people.c.id == results.c.person_id).scalar_subquery()
    query = (
        select(results.c.table_id, results.c.seat, results.c.person_id, name, *kept)
        .where(results.c.table_id.in_(which))
        .order_by(results.c.seat)
    )
    found: dict[str, list[SeatLine]] = {}
    for row in await connection.execute(query):
        found.setdefault(row.table_id, []).append(SeatLine(*row))
    return found
