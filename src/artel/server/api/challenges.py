"""Challenges: a host asks a bot account to a table, and the bot or its rules answer."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from artel.games import game
from artel.server.api.bots import mine
from artel.server.api.common import language_of, limit
from artel.server.api.documented import refusals
from artel.server.api.tables import Nonce, SeatNumber, said
from artel.server.errors import (
    BotTooBusy,
    ChallengedAlready,
    ChallengeOver,
    ChallengeRefused,
    NoBotToChallenge,
    NoSuchBotAccount,
    NoSuchChallenge,
    NoSuchPerson,
    NoSuchSeat,
    NoSuchTable,
    NotHost,
    NotOpen,
    OwnBotRated,
    SeatTaken,
    TooManyChallenges,
)
from artel.server.lobby import challenges, seating
from artel.server.lobby.challenges import AcceptRules, Reason
from artel.server.store import challenges as store
from artel.server.store import people
from artel.server.store.challenges import ChallengeRow
from artel.server.store.people import Person
from artel.server.world import World
from artel.session import wire
from artel.text import words

Asking = Request[Any, Any, Any]


class NewChallenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`bot`: the name of a bot account, or its id; `seat`: null for the first free one."""

    bot: Annotated[str, Meta(min_length=1, max_length=40)]
    seat: SeatNumber | None = None


class Accept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    nonce: Nonce = ""


class Decline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`reason`: `later` where it is nothing about this table."""

    reason: Reason = "later"


class Challenge(msgspec.Struct, frozen=True):
    """`by` and `by_name`: who asks; `reason`: why the bot declined, and `message`: the same in words."""

    id: str
    table: str
    seat: int
    bot: str
    bot_name: str
    by: str
    by_name: str
    status: Literal["waiting", "accepted", "declined", "withdrawn", "expired"]
    reason: str | None
    message: str
    created_at: int
    expires_at: int


def challenge_said(row: ChallengeRow, language: str) -> Challenge:
    say = words(language).say
    return Challenge(
        id=row.id,
        table=row.table_id,
        seat=row.seat,
        bot=row.bot_id,
        bot_name=row.bot,
        by=row.person_id,
        by_name=row.person,
        status=row.status,  # type: ignore[arg-type]  # the database allows nothing else
        reason=row.reason,
        message=say(f"challenge-{row.status}", bot=row.bot, reason=row.reason or ""),
        created_at=row.created_at,
        expires_at=row.expires_at,
    )


@post(
    "/api/tables/{table:str}/challenges",
    summary="Challenge a bot account",
    responses=refusals(
        NoSuchTable,
        NotHost,
        NotOpen,
        NoBotToChallenge,
        ChallengedAlready,
        NoSuchSeat,
        SeatTaken,
        OwnBotRated,
        TooManyChallenges,
        ChallengeRefused,
    ),
)
async def make(
    request: Asking,
    table: FromPath[str],
    data: JSONBody[NewChallenge],
    world: NamedDependency[World],
    human: NamedDependency[Person],
) -> Challenge:
    """For the host, before the game. A seat is kept for the bot for ten minutes; it may decline. What does not fit its
    rules is refused at once."""
    limit(request, "challenge", human.id)
    async with world.database.write() as connection:
        made = await challenges.challenge(connection, table, human, data.bot, data.seat)
    world.directory.changed(table)
    world.bells.ring(made.bot_id)
    return challenge_said(made, language_of(request))


@get("/api/tables/{table:str}/challenges", summary="Challenges to a table", responses=refusals(NoSuchTable, NotHost))
async def of_table(
    request: Asking, table: FromPath[str], world: NamedDependency[World], human: NamedDependency[Person]
) -> list[Challenge]:
    """For the host: all that were made, and what became of them."""
    async with world.database.read() as connection:
        await seating.check_host(connection, table, human)
        found = await store.of_table(connection, table)
    return [challenge_said(row, language_of(request)) for row in found]


@get("/api/me/challenges", summary="Challenges that wait for me")
async def of_bot(request: Asking, world: NamedDependency[World], me: NamedDependency[Person]) -> list[Challenge]:
    """For bot accounts."""
    async with world.database.read() as connection:
        return [challenge_said(row, language_of(request)) for row in await store.to_bot(connection, me.id)]


@post(
    "/api/challenges/{challenge:str}/accept",
    status_code=200,
    summary="Accept",
    responses=refusals(NoSuchChallenge, ChallengeOver, BotTooBusy, OwnBotRated),
)
async def accept(
    challenge: FromPath[str], data: JSONBody[Accept], world: NamedDependency[World], me: NamedDependency[Person]
) -> wire.TableShown:
    """For the bot: it sits down."""
    async with world.database.write() as connection:
        row = await challenges.accept(connection, challenge, me, data.nonce)
    return await said(world, row)


@post(
    "/api/challenges/{challenge:str}/decline",
    status_code=204,
    summary="Decline",
    responses=refusals(NoSuchChallenge, ChallengeOver),
)
async def decline(
    challenge: FromPath[str], data: JSONBody[Decline], world: NamedDependency[World], me: NamedDependency[Person]
) -> None:
    """For the bot. The host is told why."""
    async with world.database.write() as connection:
        found = await challenges.decline(connection, challenge, me, data.reason)
    world.directory.changed(found.table_id)


@delete("/api/challenges/{challenge:str}", summary="Withdraw", responses=refusals(NoSuchChallenge, ChallengeOver))
async def withdraw(challenge: FromPath[str], world: NamedDependency[World], human: NamedDependency[Person]) -> None:
    """For who has made it; the seat is free again."""
    async with world.database.write() as connection:
        found = await challenges.withdraw(connection, challenge, human)
    world.directory.changed(found.table_id)
    world.bells.ring(found.bot_id)


# -- rules ---------------------------------------------------------------------------------------------


@get("/api/bots/{bot:str}/rules", summary="What a bot accepts", responses=refusals(NoSuchBotAccount))
async def show_rules(bot: FromPath[str], world: NamedDependency[World], me: NamedDependency[Person]) -> AcceptRules:
    """For its owner, and for the bot itself."""
    async with world.database.read() as connection:
        if me.id != bot:
            await mine(connection, me, bot)
        rules = await challenges.rules_of(connection, bot)
        return msgspec.structs.replace(rules, friends=await store.names_of(connection, rules.friends))


@put("/api/bots/{bot:str}/rules", summary="Set what a bot accepts", responses=refusals(NoSuchBotAccount, NoSuchPerson))
async def set_rules(
    bot: FromPath[str], data: JSONBody[AcceptRules], world: NamedDependency[World], me: NamedDependency[Person]
) -> AcceptRules:
    """For its owner, and for the bot itself. What waits already is answered by the new rules."""
    for name in data.games or ():
        game(name)
    async with world.database.write() as connection:
        if me.id != bot:
            await mine(connection, me, bot)
        friends = []
        for name in data.friends:
            if (found := await people.by_login(connection, name)) is None or found.kind != "account":
                raise NoSuchPerson(person=name)
            friends.append(found.id)
        kept = msgspec.structs.replace(data, friends=friends)
        await store.set_rules(connection, bot, msgspec.json.encode(kept).decode())
    world.bells.ring(bot)
    return data


ROUTES = [make, of_table, of_bot, accept, decline, withdraw, show_rules, set_rules]
