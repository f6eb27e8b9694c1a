"""Tournaments that create their own tables."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta
from sqlalchemy.ext.asyncio import AsyncConnection

from artel.server.api.documented import refusals
from artel.server.contests import tournaments
from artel.server.contests.pairing import TournamentStanding
from artel.server.contests.tournaments import MOST_ROUNDS, TournamentState
from artel.server.errors import (
    EnteredAlready,
    HostPlays,
    NoAccount,
    NoSuchEntrant,
    NoSuchTable,
    NoSuchTournament,
    NotEntered,
    NotTournamentHost,
    RatedTakeback,
    TooFewEntrants,
    TooManyTournaments,
    TournamentBegun,
    TournamentFull,
)
from artel.server.store import tournaments as store
from artel.server.store.people import Person, proper
from artel.server.store.tournaments import TournamentRow
from artel.server.world import World
from artel.session.settings import TableSettings

MOST = 100
Text = Annotated[str, Meta(max_length=64)]


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`players`: at one table; `options` and `settings`: of its tables; `rounds`: of a Swiss tournament, 0 for as many
    as it takes until only one can have won everything; a round robin goes on until everybody has met everybody."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    system: Literal["swiss", "round_robin"]
    game: Text
    players: Annotated[int, Meta(ge=2, le=16)]
    options: dict[Text, Text] = {}
    settings: TableSettings = TableSettings()
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0


class NewBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`bot`: one of the server's own, such as `level2`."""

    bot: Text


class Tournament(msgspec.Struct, frozen=True):
    """`round`: the one being played, 0 before the first; `rounds`: 0 while it is not known."""

    id: str
    name: str
    system: Literal["swiss", "round_robin"]
    game: str
    players: int
    options: dict[str, str]
    settings: TableSettings
    rounds: int
    round: int
    status: Literal["open", "running", "over"]
    host: str
    created_at: int


class EntrantSaid(msgspec.Struct, frozen=True):
    """A person or a bot account, or one of the server's own bots (`bot`)."""

    number: int
    person: str | None
    name: str | None
    kind: Literal["guest", "account", "bot", "deleted"]
    bot: str | None
    withdrawn: bool


class RoundTable(msgspec.Struct, frozen=True):
    """`entrants`: by seat; `places`: when the game is over; `table`: null where it is not kept any more."""

    table: str | None
    status: str | None
    entrants: list[int]
    places: list[int] | None


class RoundSaid(msgspec.Struct, frozen=True):
    number: int
    tables: list[RoundTable]
    byes: list[int]


class TournamentPage(msgspec.Struct, frozen=True):
    tournament: Tournament
    entrants: list[EntrantSaid]
    standings: list[TournamentStanding]
    rounds: list[RoundSaid]


def said(row: TournamentRow) -> Tournament:
    return Tournament(
        id=row.id,
        name=row.name,
        system=row.system,  # type: ignore[arg-type]  # the database allows nothing else
        game=row.game,
        players=row.players,
        options=row.options,
        settings=row.settings,
        rounds=row.rounds,
        round=row.round,
        status=row.status,  # type: ignore[arg-type]
        host=row.host_id,
        created_at=row.created_at,
    )


async def page(connection: AsyncConnection, tournament: str) -> TournamentPage:
    found = await tournaments.state(connection, tournament)
    entrants = [
        EntrantSaid(one.number, one.person_id, one.name, one.kind or "bot", one.bot, one.withdrawn)  # type: ignore[arg-type]
        for one in found.entrants
    ]
    return TournamentPage(said(found.row), entrants, found.standings(), rounds_said(found))


def rounds_said(found: TournamentState) -> list[RoundSaid]:
    rounds = []
    for number in range(1, found.row.round + 1):
        here = [row for row in found.pairings if row.round == number]
        by_table: dict[str | None, list[store.PairingRow]] = {}
        for row in here:
            if row.seat is not None:
                by_table.setdefault(row.table_id, []).append(row)
        tables = [
            RoundTable(
                table, rows[0].status, [row.entrant for row in rows], list(tournaments.places(rows) or ()) or None
            )
            for table, rows in by_table.items()
        ]
        rounds.append(RoundSaid(number, tables, [row.entrant for row in here if row.seat is None]))
    return rounds


@post(
    "/api/tournaments", summary="Create a tournament", responses=refusals(NoAccount, TooManyTournaments, RatedTakeback)
)
async def create(
    data: JSONBody[NewTournament], world: NamedDependency[World], human: NamedDependency[Person]
) -> TournamentPage:
    """For those who have an account. It is open then: people enter by themselves, also its host."""
    async with world.database.write() as connection:
        made = await tournaments.create(
            connection,
            human,
            proper(data.name),
            data.system,
            data.game,
            data.players,
            data.options,
            data.settings,
            data.rounds,
        )
        return await page(connection, made)


@get("/api/tournaments", summary="List tournaments")
async def list_tournaments(
    world: NamedDependency[World], status: FromQuery[Literal["open", "running", "over"]] = "open"
) -> list[Tournament]:
    """The newest first."""
    async with world.database.read() as connection:
        return [said(row) for row in await store.listed(connection, status, MOST)]


@get("/api/tournaments/{tournament:str}", summary="A tournament", responses=refusals(NoSuchTournament))
async def show(tournament: FromPath[str], world: NamedDependency[World]) -> TournamentPage:
    """Who takes part, how it stands, and all rounds."""
    async with world.database.read() as connection:
        return await page(connection, tournament)


@post(
    "/api/tournaments/{tournament:str}/enter",
    status_code=200,
    summary="Take part",
    responses=refusals(NoSuchTournament, TournamentBegun, TournamentFull, EnteredAlready),
)
async def enter(
    tournament: FromPath[str], world: NamedDependency[World], me: NamedDependency[Person]
) -> TournamentPage:
    """While it is open; bot accounts may, too."""
    async with world.database.write() as connection:
        await tournaments.enter(connection, tournament, me)
        return await page(connection, tournament)


@post(
    "/api/tournaments/{tournament:str}/leave",
    status_code=200,
    summary="Do not take part any more",
    responses=refusals(NoSuchTournament, NotEntered),
)
async def leave(
    tournament: FromPath[str], world: NamedDependency[World], me: NamedDependency[Person]
) -> TournamentPage:
    """Once it has begun: in no further round. A game that is being played goes on; who wants to can resign there."""
    async with world.database.write() as connection:
        await tournaments.leave(connection, tournament, me)
        return await page(connection, tournament)


@post(
    "/api/tournaments/{tournament:str}/bots",
    status_code=200,
    summary="Let a bot of the server take part",
    responses=refusals(NoSuchTournament, NotTournamentHost, TournamentBegun, TournamentFull),
)
async def add_bot(
    tournament: FromPath[str], data: JSONBody[NewBot], world: NamedDependency[World], me: NamedDependency[Person]
) -> TournamentPage:
    """For the host, while it is open."""
    async with world.database.write() as connection:
        await tournaments.add_bot(connection, tournament, me, data.bot)
        return await page(connection, tournament)


@delete(
    "/api/tournaments/{tournament:str}/entrants/{number:int}",
    status_code=200,
    summary="Take somebody out",
    responses=refusals(NoSuchTournament, NotTournamentHost, NoSuchEntrant),
)
async def take_out(
    tournament: FromPath[str],
    number: FromPath[int],
    world: NamedDependency[World],
    me: NamedDependency[Person],
) -> TournamentPage:
    """For the host. Once it has begun: the entrant plays in no further round."""
    async with world.database.write() as connection:
        await tournaments.remove(connection, tournament, me, number)
        return await page(connection, tournament)


@post(
    "/api/tournaments/{tournament:str}/start",
    status_code=200,
    summary="Begin",
    responses=refusals(NoSuchTournament, NotTournamentHost, TournamentBegun, TooFewEntrants),
)
async def start(
    tournament: FromPath[str], world: NamedDependency[World], me: NamedDependency[Person]
) -> TournamentPage:
    """For the host. The rounds follow by themselves: each as soon as all games of the one before are over."""
    async with world.database.write() as connection:
        await tournaments.start(connection, tournament, me)
        found = await page(connection, tournament)
    world.clerk.hurry()
    return found


@post(
    "/api/tournaments/{tournament:str}/tables/{table:str}/close",
    status_code=200,
    summary="End a game that nobody goes on with",
    responses=refusals(NoSuchTournament, NotTournamentHost, NoSuchTable, HostPlays),
)
async def close_table(
    tournament: FromPath[str],
    table: FromPath[str],
    world: NamedDependency[World],
    me: NamedDependency[Person],
) -> TournamentPage:
    """For the host, where neither the host plays nor a bot of the host's. The game has no result and brings nobody a
    point; the tournament goes on."""
    async with world.database.write() as connection:
        await tournaments.close_table(connection, tournament, me, table)
        found = await page(connection, tournament)
    world.directory.changed(table)
    world.clerk.hurry()
    return found


@delete(
    "/api/tournaments/{tournament:str}",
    summary="Cancel",
    responses=refusals(NoSuchTournament, NotTournamentHost, TournamentBegun),
)
async def cancel(tournament: FromPath[str], world: NamedDependency[World], me: NamedDependency[Person]) -> None:
    """For the host, while it is open."""
    async with world.database.write() as connection:
        await tournaments.cancel(connection, tournament, me)


ROUTES = [create, list_tournaments, show, enter, leave, add_bot, take_out, start, close_table, cancel]
