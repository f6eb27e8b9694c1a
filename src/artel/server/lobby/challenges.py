"""Challenges: the host of a table asks a bot account to a seat. The seat is kept for the bot until it accepts, declines
or has not answered in time. Each bot has rules: what does not fit them is declined at once, and what fits can be
accepted without asking the bot's program, as soon as that listens."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec
from msgspec import Meta

from artel.kernel.ids import seat_name
from artel.server.errors import (
    ChallengedAlready,
    ChallengeOver,
    ChallengeRefused,
    NoBotToChallenge,
    NoSuchChallenge,
    NoSuchSeat,
    SeatTaken,
    TooManyChallenges,
)
from artel.server.lobby import seating
from artel.server.store import bots, challenges
from artel.server.store.challenges import ChallengeRow
from artel.server.store.people import Person

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.server.store.engine import Database
    from artel.server.store.tables import TableRow
    from artel.server.table.directory import Directory

MOST_WAITING: Final = 5
"""Challenges of one person that wait for an answer."""
EVERY: Final = 5.0
Reason = Literal["who", "game", "players", "rated", "clock", "busy", "later"]


class AcceptRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a bot plays. `who`: may challenge it; its owner always may. `friends`: the names of accounts, for `friends`.
    (Stored are their ids.)
    `games`, `players` (at the table), `clock`: null for any. `at_once`: at so many tables that are not over it sits at
    most. `automatic`: what fits is accepted without asking the program; otherwise the program decides."""

    automatic: bool = False
    who: Literal["everybody", "friends", "owner"] = "everybody"
    friends: Annotated[list[Annotated[str, Meta(min_length=1, max_length=40)]], Meta(max_length=100)] = []
    games: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=20)] | None = None
    players: Annotated[list[Annotated[int, Meta(ge=1, le=16)]], Meta(max_length=16)] | None = None
    rated: Literal["any", "rated", "unrated"] = "any"
    clock: Annotated[list[Literal["none", "player", "move"]], Meta(max_length=3)] | None = None
    at_once: Annotated[int, Meta(ge=1, le=seating.BOT_TABLES)] = seating.BOT_TABLES


def against(rules: AcceptRules, table: TableRow, *, friend: bool, owner: bool, sits_at: int) -> Reason | None:
    """Why these rules do not let a bot play there; None where they do. `sits_at`: how many tables already."""
    clock = table.settings.clock
    kind = "none" if clock is None else msgspec.to_builtins(clock)["kind"]
    if not (owner or rules.who == "everybody" or (rules.who == "friends" and friend)):
        return "who"
    if rules.games is not None and table.game not in rules.games:
        return "game"
    if rules.players is not None and table.players not in rules.players:
        return "players"
    if rules.rated != "any" and table.rated != (rules.rated == "rated"):
        return "rated"
    if rules.clock is not None and kind not in rules.clock:
        return "clock"
    return "busy" if sits_at >= rules.at_once else None


async def rules_of(connection: AsyncConnection, bot: str) -> AcceptRules:
    """With the ids of friends."""
    return msgspec.json.decode(await challenges.rules_of(connection, bot), type=AcceptRules)


async def why_not(connection: AsyncConnection, bot: str, table: TableRow, person: Person) -> Reason | None:
    """Why the bot does not play there when this person asks it."""
    rules, owner = await rules_of(connection, bot), await challenges.owner_of(connection, bot)
    sits_at = await bots.sits_at(connection, bot)
    return against(rules, table, friend=person.id in rules.friends, owner=person.id == owner, sits_at=sits_at)


async def challenge(
    connection: AsyncConnection, table: str, host: Person, given: str, seat: int | None
) -> ChallengeRow:
    """`given`: the bot's name or id; `seat`: null for the first free one.

    Raises NoSuchTable, NotHost, NotOpen, NoBotToChallenge, ChallengedAlready, NoSuchSeat, SeatTaken, OwnBotRated,
    TooManyChallenges or ChallengeRefused."""
    row = await seating.hosted(connection, table, host)
    found = await challenges.bot_known_as(connection, given)
    if found is None:
        raise NoBotToChallenge(bot=given)
    bot, _ = found
    if any(bot.id in (other.person_id, other.invited_id) for other in row.seats):
        raise ChallengedAlready(bot=bot.name)
    if seat is not None and seat >= row.players:
        raise NoSuchSeat(seat=seat_name(seat), open=seating.names(range(row.players)))
    free = [other.seat for other in row.seats if other.open_to(bot.id)]
    wanted = next(iter(free), 0) if seat is None else seat
    if wanted not in free:
        raise SeatTaken(seat=seat_name(wanted), open=seating.names(free))
    await seating.check_company(connection, row, bot)
    if (many := await challenges.by_person(connection, host.id)) >= MOST_WAITING:
        raise TooManyChallenges(many=many)
    reason = await why_not(connection, bot.id, row, host)
    if reason is not None:
        raise ChallengeRefused(bot=bot.name, reason=reason)
    return await seating.keep_for_bot(connection, row.id, wanted, bot, host)


async def waiting(connection: AsyncConnection, challenge: str, person: Person) -> ChallengeRow:
    """For the bot, or who challenged it. Raises NoSuchChallenge or ChallengeOver."""
    found = await challenges.one(connection, challenge)
    if found is None or person.id not in (found.bot_id, found.person_id):
        raise NoSuchChallenge(challenge=challenge)
    if not await challenges.one_waiting(connection, challenge):
        raise ChallengeOver
    return found


async def accept(connection: AsyncConnection, challenge: str, bot: Person, nonce: str = "") -> TableRow:
    """The bot sits down. Raises NoSuchChallenge, ChallengeOver and what `lobby.join` raises."""
    found = await waiting(connection, challenge, bot)
    if bot.id != found.bot_id:
        raise NoSuchChallenge(challenge=challenge)
    return await seating.join(connection, found.table_id, bot, found.seat, nonce)


async def decline(connection: AsyncConnection, challenge: str, bot: Person, reason: Reason) -> ChallengeRow:
    """Raises NoSuchChallenge or ChallengeOver."""
    found = await waiting(connection, challenge, bot)
    if bot.id != found.bot_id:
        raise NoSuchChallenge(challenge=challenge)
    await challenges.close(connection, found, "declined", reason)
    return found


async def withdraw(connection: AsyncConnection, challenge: str, person: Person) -> ChallengeRow:
    """Raises NoSuchChallenge or ChallengeOver."""
    found = await waiting(connection, challenge, person)
    if person.id != found.person_id:
        raise NoSuchChallenge(challenge=challenge)
    await challenges.close(connection, found, "withdrawn")
    return found


async def look_after(database: Database, directory: Directory) -> None:
    """For ever: challenges that nobody has answered in time end."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            for table in await tidy(database):
                directory.changed(table)
        except Exception as error:
            database.outage.noticed(error, "challenges cannot be looked after")


async def tidy(database: Database) -> list[str]:
    """The tables where a seat is kept no more."""
    async with database.read() as connection:
        late = await challenges.run_out(connection)
    if not late:
        return []
    async with database.write() as connection:
        return [one.table_id for one in late if await challenges.close(connection, one, "expired")]
