"""Reviews of finished games: one for each game and depth, point by point until it is whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import and_, delete, func, insert, or_, select, update

from artel.review.model import FORMAT
from artel.server.store.engine import now
from artel.server.store.ratings import finished_of
from artel.server.store.schema import results, review_points, review_seats, reviews, tables

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncConnection

LEASE = 30_000
"""Milliseconds that a process may be silent before another one may go on."""


class ReviewKey(NamedTuple):
    table: str
    deep: bool


class ReviewRow(NamedTuple):
    """`done`: of so many points it is known how they stand; `held`: a process is at it."""

    points: int
    done: int
    asked_by: str
    held: bool
    review: bytes | None


class SeatKept(NamedTuple):
    """How a seat has played; `faults`: as JSON."""

    seat: int
    accuracy: float | None
    skill: float
    luck: float
    adjusted: float
    final: float
    faults: str


def of(key: ReviewKey) -> ColumnElement[bool]:
    return and_(reviews.c.table_id == key.table, reviews.c.deep.is_(key.deep))


def points_of(key: ReviewKey) -> ColumnElement[bool]:
    return and_(review_points.c.table_id == key.table, review_points.c.deep.is_(key.deep))


async def load(connection: AsyncConnection, key: ReviewKey) -> ReviewRow | None:
    """None: nobody has asked for it, or what there is was made otherwise than today."""
    columns = [reviews.c[name] for name in ("points", "asked_by", "held_until", "review")]
    row = (await connection.execute(select(*columns).where(of(key), reviews.c.format == FORMAT))).one_or_none()
    if row is None:
        return None
    done = await connection.scalar(select(func.count()).select_from(review_points).where(points_of(key)))
    held = row.review is None and row.held_until is not None and row.held_until > now()
    return ReviewRow(row.points, row.points if row.review else int(done or 0), row.asked_by, held, row.review)


async def take(connection: AsyncConnection, key: ReviewKey, points: int, person: str) -> bool:
    """This process goes on with it, at the wish of this person. False where another is at it, or it is done."""
    await connection.execute(delete(reviews).where(of(key), reviews.c.format != FORMAT))
    values = {"asked_by": person, "asked_at": now(), "held_until": now() + LEASE}
    free = or_(reviews.c.held_until.is_(None), reviews.c.held_until <= now())
    again = update(reviews).where(of(key), reviews.c.review.is_(None), free).values(values)
    if (await connection.execute(again)).rowcount == 1:
        return True
    if await connection.scalar(select(reviews.c.points).where(of(key))) is not None:
        return False
    made = {"table_id": key.table, "deep": key.deep, "format": FORMAT, "points": points}
    await connection.execute(insert(reviews), made | values)
    return True


async def renew(connection: AsyncConnection, key: ReviewKey) -> bool:
    """False where it was stopped."""
    held = update(reviews).where(of(key), reviews.c.held_until.is_not(None)).values(held_until=now() + LEASE)
    return (await connection.execute(held)).rowcount == 1


async def release(connection: AsyncConnection, key: ReviewKey) -> None:
    """Nobody is at it; what was found stays."""
    await connection.execute(update(reviews).where(of(key)).values(held_until=None))


async def found(connection: AsyncConnection, key: ReviewKey) -> dict[int, str]:
    """By input, as JSON."""
    query = select(review_points.c.input, review_points.c.found).where(points_of(key))
    return {row.input: row.found for row in await connection.execute(query)}


async def add(connection: AsyncConnection, key: ReviewKey, points: Mapping[int, str]) -> None:
    rows = [{"table_id": key.table, "deep": key.deep, "input": at, "found": text} for at, text in points.items()]
    await connection.execute(insert(review_points), rows)


async def finish(connection: AsyncConnection, key: ReviewKey, review: bytes, seats: Sequence[SeatKept]) -> None:
    values = {"review": review, "done_at": now(), "held_until": None}
    await connection.execute(update(reviews).where(of(key)).values(values))
    await connection.execute(delete(review_points).where(points_of(key)))
    rows = [{"table_id": key.table, "deep": key.deep, **seat._asdict()} for seat in seats]
    await connection.execute(insert(review_seats), rows)


class PlayedSeat(NamedTuple):
    """How somebody has played a game that was reviewed."""

    table: str
    game: str
    ended_at: int
    accuracy: float | None
    skill: float
    luck: float
    adjusted: float
    final: float
    faults: str


async def of_person(connection: AsyncConnection, person: str, most: int, *, everything: bool) -> list[PlayedSeat]:
    """The newest games, the oldest of them first; where there is a deep review, by that. Those that were begun
    elsewhere do not count. `everything`: private ones, too."""
    columns = [review_seats.c[name] for name in PlayedSeat._fields[3:]]
    query = (
        select(tables.c.id, tables.c.game, tables.c.ended_at, *columns)
        .select_from(results)
        .join(review_seats, and_(review_seats.c.table_id == results.c.table_id, review_seats.c.seat == results.c.seat))
        .join(tables, tables.c.id == results.c.table_id)
        .where(finished_of(person, everything=everything), tables.c.given == 0)
        .order_by(results.c.ended_at.desc(), results.c.table_id, review_seats.c.deep)
        .limit(2 * most)
    )
    found = {row.id: PlayedSeat(*row) for row in await connection.execute(query)}
    return list(found.values())[:most][::-1]
