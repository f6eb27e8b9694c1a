"""Ladders, profiles and histories."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter
from sqlalchemy.ext.asyncio import AsyncConnection

from artel.games import game
from artel.kernel.errors import BadSeats
from artel.server.api.documented import refusals
from artel.server.errors import NoSuchPerson
from artel.server.store import ratings
from artel.server.store.people import Person
from artel.server.store.ratings import BOT, Rating
from artel.server.world import World

RECENT = 10
Page = Annotated[int, QueryParameter(ge=1, le=100, description="How many at most.")]


class Rated(msgspec.Struct, frozen=True):
    """A rating with one game and number of players. `ordinal`: mu less three times sigma."""

    game: str
    players: int
    ordinal: float
    mu: float
    sigma: float
    games: int


class RungSaid(msgspec.Struct, frozen=True):
    """`place`: 1 is the top. A person or a bot account has `person` and `name`; one of the server's own bots, `bot`."""

    place: int
    person: str | None
    name: str | None
    bot: str | None
    kind: Literal["account", "bot"]
    ordinal: float
    mu: float
    sigma: float
    games: int


class Ladder(msgspec.Struct, frozen=True):
    game: str
    players: int
    many: int
    rungs: list[RungSaid]


class LadderLink(msgspec.Struct, frozen=True):
    """`many`: how many are on it."""

    game: str
    players: int
    many: int


class Finisher(msgspec.Struct, frozen=True):
    """What a seat came to; `mu` and `sigma`: the rating after it, if the game was rated."""

    seat: int
    person: str | None
    name: str | None
    bot: str | None
    score: int
    place: int
    mu: float | None
    sigma: float | None


class PlayedGame(msgspec.Struct, frozen=True):
    """A game that is over; its record is at `/api/records/{table}`."""

    table: str
    game: str
    players: int
    how: str
    rated: bool
    tournament: str | None
    ended_at: int
    seats: list[Finisher]


class Profile(msgspec.Struct, frozen=True):
    """`games`: how many are over; `recent`: the last of them. Games at tables that were not open to all are shown to
    the person alone."""

    id: str
    kind: Literal["guest", "account", "bot"]
    name: str
    since: int
    games: int
    ratings: list[Rated]
    recent: list[PlayedGame]


class History(msgspec.Struct, frozen=True):
    """`before`: for the next page; null where nothing is left."""

    games: list[PlayedGame]
    before: int | None


@get("/api/ladders", summary="All ladders")
async def list_ladders(world: NamedDependency[World]) -> list[LadderLink]:
    """Those that somebody is on."""
    async with world.database.read() as connection:
        return [LadderLink(*found) for found in await ratings.ladders(connection)]


@get("/api/ladders/{game_id:str}/{players:int}", summary="A ladder")
async def show_ladder(
    game_id: FromPath[str],
    players: FromPath[int],
    world: NamedDependency[World],
    offset: Annotated[int, QueryParameter(ge=0, le=100_000, description="So many are left out at the top.")] = 0,
    most: Page = 50,
) -> Ladder:
    """The best first: accounts, bot accounts and the server's own bots; guests are not rated."""
    found = game(game_id)
    if not found.least <= players <= found.most:
        raise BadSeats(game=game_id, least=found.least, most=found.most, given=players)
    async with world.database.read() as connection:
        rungs = await ratings.ladder(connection, game_id, players, offset, most)
        many = await ratings.rungs(connection, game_id, players)
    return Ladder(game_id, players, many, [rung(at, one) for at, one in enumerate(rungs, offset + 1)])


def rung(place: int, found: ratings.Rung) -> RungSaid:
    own = found.who.startswith(BOT)
    rating = found.rating
    return RungSaid(
        place=place,
        person=None if own else found.who,
        name=found.name,
        bot=found.who.removeprefix(BOT) if own else None,
        kind="bot" if own or found.kind == "bot" else "account",
        ordinal=rating.ordinal,
        mu=rating.mu,
        sigma=rating.sigma,
        games=rating.games,
    )


@get("/api/people/{who:str}", summary="A profile", responses=refusals(NoSuchPerson))
async def show_profile(
    who: FromPath[str], world: NamedDependency[World], person: NamedDependency[Person | None]
) -> Profile:
    """Name, ratings and last games of a person or a bot account."""
    async with world.database.read() as connection:
        found, since = await known(connection, who)
        own = person is not None and person.id == who
        last = await ratings.history(connection, who, None, RECENT, everything=own)
        return Profile(
            id=found.id,
            kind=found.kind,  # type: ignore[arg-type]  # the database allows nothing else
            name=found.name,
            since=since,
            games=await ratings.games_of(connection, who, everything=own),
            ratings=[rated(*one) for one in await ratings.ratings_of(connection, who)],
            recent=await played(connection, last),
        )


@get("/api/people/{who:str}/games", summary="A history", responses=refusals(NoSuchPerson))
async def show_history(
    who: FromPath[str],
    world: NamedDependency[World],
    person: NamedDependency[Person | None],
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53, description="Ended before this time.")] = None,
    most: Page = 20,
) -> History:
    """The games of a person that are over, the newest first, page by page."""
    async with world.database.read() as connection:
        await known(connection, who)
        own = person is not None and person.id == who
        found = await played(connection, await ratings.history(connection, who, before, most, everything=own))
    return History(found, found[-1].ended_at if len(found) == most else None)


async def known(connection: AsyncConnection, who: str) -> tuple[Person, int]:
    """A person and since when. Raises NoSuchPerson."""
    found = await ratings.person(connection, who)
    if found is None:
        raise NoSuchPerson(person=who)
    return found


def rated(game_id: str, players: int, rating: Rating) -> Rated:
    return Rated(game_id, players, rating.ordinal, rating.mu, rating.sigma, rating.games)


async def played(connection: AsyncConnection, which: list[str]) -> list[PlayedGame]:
    lines = await ratings.lines(connection, which)
    rows = await ratings.tables_of(connection, which)
    return [
        PlayedGame(
            table=table,
            game=rows[table].game,
            players=rows[table].players,
            how=rows[table].ending or "",
            rated=any(line.mu is not None for line in lines.get(table, [])),
            tournament=rows[table].tournament_id,
            ended_at=rows[table].ended_at or 0,
            seats=[Finisher(*line[1:]) for line in lines.get(table, [])],
        )
        for table in which
    ]


ROUTES = [list_ladders, show_ladder, show_profile, show_history]
