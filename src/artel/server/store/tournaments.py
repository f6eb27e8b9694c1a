"""Tournaments, who takes part in them, and who was paired with whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, func, insert, select, update

from artel.server.store.schema import entrants, pairings, people, results, tables, tournaments
from artel.session.settings import TableSettings

if TYPE_CHECKING:
    from sqlalchemy import Row
    from sqlalchemy.ext.asyncio import AsyncConnection


class TournamentRow(msgspec.Struct, frozen=True, kw_only=True):
    """`players`: at one table; `round`: the one being played, 0 before the first; `rounds`: 0 while nobody knows."""

    id: str
    name: str
    system: str
    game: str
    players: int
    options: dict[str, str]
    settings: TableSettings
    rounds: int
    round: int
    status: str
    host_id: str
    created_at: int


class EntrantRow(msgspec.Struct, frozen=True):
    """A person, or a bot of the server."""

    number: int
    person_id: str | None
    name: str | None
    kind: str | None
    bot: str | None
    withdrawn: bool

    @property
    def plays(self) -> bool:
        return not self.withdrawn and self.kind != "deleted"


class PairingRow(msgspec.Struct, frozen=True):
    """`seat`: None for a bye; `status` and `place`: of the game, as far as it has them."""

    round: int
    entrant: int
    table_id: str | None
    seat: int | None
    status: str | None
    place: int | None


COLUMNS = [tournaments.c[name] for name in TournamentRow.__struct_fields__]


async def add(connection: AsyncConnection, row: TournamentRow) -> None:
    values = msgspec.structs.asdict(row)
    values["options"] = msgspec.json.encode(row.options).decode()
    values["settings"] = msgspec.json.encode(row.settings).decode()
    await connection.execute(insert(tournaments), values)


def made(row: Row[Any]) -> TournamentRow:
    values = dict(row._mapping)
    options = msgspec.json.decode(values.pop("options"), type=dict[str, str])
    settings = msgspec.json.decode(values.pop("settings"), type=TableSettings)
    return TournamentRow(**values, options=options, settings=settings)


async def load(connection: AsyncConnection, tournament: str, *, lock: bool = False) -> TournamentRow | None:
    """`lock`: nobody else changes it until the end of the transaction."""
    query = select(*COLUMNS).where(tournaments.c.id == tournament)
    row = (await connection.execute(query.with_for_update() if lock else query)).one_or_none()
    return None if row is None else made(row)


async def listed(connection: AsyncConnection, status: str, most: int) -> list[TournamentRow]:
    query = select(*COLUMNS).where(tournaments.c.status == status).order_by(tournaments.c.created_at.desc())
    return [made(row) for row in await connection.execute(query.limit(most))]


async def hosted(connection: AsyncConnection, person: str) -> int:
    """How many of a person's tournaments are not over."""
    mine = (tournaments.c.host_id == person) & (tournaments.c.status != "over")
    return int(await connection.scalar(select(func.count()).select_from(tournaments).where(mine)) or 0)


async def remove(connection: AsyncConnection, tournament: str) -> None:
    await connection.execute(delete(tournaments).where(tournaments.c.id == tournament))


async def change(connection: AsyncConnection, tournament: str, **values: Any) -> None:
    await connection.execute(update(tournaments).where(tournaments.c.id == tournament).values(values))


async def ready(connection: AsyncConnection) -> list[str]:
    """Running tournaments without a game that is still played or has not been counted."""
    playing = select(tables.c.id).where(tables.c.tournament_id == tournaments.c.id, tables.c.counted_at.is_(None))
    query = select(tournaments.c.id).where(tournaments.c.status == "running", ~playing.exists())
    return list(await connection.scalars(query))


# -- entrants --------------------------------------------------------------------------------------------------


async def entrants_of(connection: AsyncConnection, tournament: str) -> list[EntrantRow]:
    query = (
        select(entrants.c.number, entrants.c.person_id, people.c.name, people.c.kind, entrants.c.bot)
        .add_columns(entrants.c.withdrawn)
        .outerjoin(people, people.c.id == entrants.c.person_id)
        .where(entrants.c.tournament_id == tournament)
        .order_by(entrants.c.number)
    )
    return [EntrantRow(*row) for row in await connection.execute(query)]


async def enter(connection: AsyncConnection, tournament: str, number: int, person: str | None, bot: str | None) -> None:
    values = {"tournament_id": tournament, "number": number, "person_id": person, "bot": bot}
    await connection.execute(insert(entrants), values)


async def leave(connection: AsyncConnection, tournament: str, number: int) -> None:
    one = (entrants.c.tournament_id == tournament) & (entrants.c.number == number)
    await connection.execute(delete(entrants).where(one))


async def withdraw(connection: AsyncConnection, tournament: str, number: int) -> None:
    one = (entrants.c.tournament_id == tournament) & (entrants.c.number == number)
    await connection.execute(update(entrants).where(one).values(withdrawn=True))


# -- rounds ----------------------------------------------------------------------------------------------------


async def pairings_of(connection: AsyncConnection, tournament: str) -> list[PairingRow]:
    """By round, table and seat."""
    at = (results.c.table_id == pairings.c.table_id) & (results.c.seat == pairings.c.seat)
    query = (
        select(pairings.c.round, pairings.c.entrant, pairings.c.table_id, pairings.c.seat, tables.c.status)
        .add_columns(results.c.place)
        .select_from(pairings.outerjoin(tables, tables.c.id == pairings.c.table_id).outerjoin(results, at))
        .where(pairings.c.tournament_id == tournament)
        .order_by(pairings.c.round, pairings.c.table_id, pairings.c.seat, pairings.c.entrant)
    )
    return [PairingRow(*row) for row in await connection.execute(query)]


async def pair(connection: AsyncConnection, tournament: str, rows: list[dict[str, Any]]) -> None:
    await connection.execute(insert(pairings), [{"tournament_id": tournament, **row} for row in rows])


async def plays(connection: AsyncConnection, tournament: str, table: str) -> bool:
    """Is this a table of the tournament whose game is not over?"""
    mine = (tables.c.id == table) & (tables.c.tournament_id == tournament) & (tables.c.status == "running")
    return await connection.scalar(select(tables.c.id).where(mine)) is not None
