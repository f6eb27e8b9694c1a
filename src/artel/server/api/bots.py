"""Bot accounts: programs that take seats over the same protocol as people. They say who they are with a token, in the
header `Authorization: Bearer …`, never in an address."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta
from sqlalchemy.ext.asyncio import AsyncConnection

from artel.server.api.documented import refusals
from artel.server.errors import NameAlike, NameTaken, NoAccount, NoSuchBotAccount, TooManyBotAccounts
from artel.server.people import accounts
from artel.server.store import bots
from artel.server.store.bots import BotRow
from artel.server.store.people import Person
from artel.server.world import World

MOST = 5
"""Bot accounts of one account."""


class NewBotAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class BotAccount(msgspec.Struct, frozen=True):
    """`active`: it has a token."""

    id: str
    name: str
    active: bool
    created_at: int


class BotToken(msgspec.Struct, frozen=True):
    """`token`: shown this once; only its hash is kept."""

    id: str
    name: str
    token: str


def check_account(person: Person) -> None:
    if person.kind != "account":
        raise NoAccount


async def mine(connection: AsyncConnection, owner: Person, bot: str) -> Person:
    found = await bots.owned(connection, owner.id, bot)
    if found is None:
        raise NoSuchBotAccount(bot=bot)
    return found


@post(
    "/api/bots", summary="Create a bot account", responses=refusals(NoAccount, TooManyBotAccounts, NameTaken, NameAlike)
)
async def create_bot(
    data: JSONBody[NewBotAccount], world: NamedDependency[World], human: NamedDependency[Person]
) -> BotToken:
    """For those who have an account. The token is shown once."""
    check_account(human)
    async with world.database.write() as connection:
        have = await bots.of_owner(connection, human.id)
        if len(have) >= MOST:
            raise TooManyBotAccounts(many=len(have))
        made = await bots.add(connection, human, data.name)
        return BotToken(made.id, made.name, await bots.new_token_for(connection, made.id))


@get("/api/bots", summary="My bot accounts")
async def list_bots(world: NamedDependency[World], human: NamedDependency[Person]) -> list[BotAccount]:
    """The oldest first."""
    async with world.database.read() as connection:
        return [said(row) for row in await bots.of_owner(connection, human.id)]


def said(row: BotRow) -> BotAccount:
    return BotAccount(row.id, row.name, row.active, row.created_at)


@post("/api/bots/{bot:str}/token", summary="A new token", responses=refusals(NoSuchBotAccount))
async def new_token(bot: FromPath[str], world: NamedDependency[World], human: NamedDependency[Person]) -> BotToken:
    """The one before is not valid any more."""
    async with world.database.write() as connection:
        found = await mine(connection, human, bot)
        token = await bots.new_token_for(connection, bot)
    world.sockets.close_person(bot)
    return BotToken(found.id, found.name, token)


@delete("/api/bots/{bot:str}/token", summary="Revoke the token", responses=refusals(NoSuchBotAccount))
async def revoke_token(bot: FromPath[str], world: NamedDependency[World], human: NamedDependency[Person]) -> None:
    """The bot stays and cannot do anything until it gets a new one."""
    async with world.database.write() as connection:
        await mine(connection, human, bot)
        await bots.revoke(connection, bot)
    world.sockets.close_person(bot)


@delete("/api/bots/{bot:str}", summary="Remove a bot account", responses=refusals(NoSuchBotAccount))
async def remove_bot(bot: FromPath[str], world: NamedDependency[World], human: NamedDependency[Person]) -> None:
    """Its games stay, without its name."""
    async with world.database.read() as connection:
        found = await mine(connection, human, bot)
    await accounts.let_go(world, found)


ROUTES = [create_bot, list_bots, new_token, revoke_token, remove_bot]
