"""What a bot account should know, one JSON object a line: challenges, and games that begin and end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any, Final, Literal

import msgspec
import structlog
from litestar import Request, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream

from artel.kernel.errors import ArtelError
from artel.server.api.challenges import Challenge, challenge_said
from artel.server.api.common import language_of
from artel.server.api.documented import refusals
from artel.server.api.tables import said
from artel.server.errors import NotABot, TooManyConnections
from artel.server.lobby import challenges
from artel.server.store import challenges as store
from artel.server.store import people, tables
from artel.server.store.challenges import ChallengeRow
from artel.server.store.people import Person, Session
from artel.server.world import World
from artel.session import wire
from artel.session.telling import table_said

log = structlog.get_logger()
AT_ONCE: Final = 4
"""Streams of one bot."""
LOOK: Final = 1.0
"""Seconds after which a stream looks for news that did not ring."""
QUIET: Final = 15.0
"""Seconds after which an empty line says that the stream is alive."""


class ChallengeCame(msgspec.Struct, frozen=True, tag_field="type", tag="challenge"):
    """Somebody asks; accept or decline it."""

    challenge: Challenge
    table: wire.TableShown


class ChallengeGone(msgspec.Struct, frozen=True, tag_field="type", tag="challenge_over"):
    """It does not wait any more: answered, withdrawn or run out."""

    challenge: str


class GameStart(msgspec.Struct, frozen=True, tag_field="type", tag="game_start"):
    """The bot plays there; it says `hello` on the WebSocket."""

    table: wire.TableShown


class GameFinish(msgspec.Struct, frozen=True, tag_field="type", tag="game_finish"):
    table: str
    how: Literal["played", "resigned", "agreed", "claimed", "abandoned"] | None


Event = ChallengeCame | ChallengeGone | GameStart | GameFinish


@get(
    "/api/me/events",
    summary="Events of a bot account",
    media_type="application/x-ndjson",
    responses={
        200: ResponseSpec(
            Event,  # type: ignore[arg-type]  # a union is a type too
            generate_examples=False,
            description="One event a line, and empty lines meanwhile.",
            media_type="application/x-ndjson",
        ),
        **refusals(NotABot, TooManyConnections),
    },
)
async def stream_events(
    request: Request[Any, Any, Any], world: NamedDependency[World], session: NamedDependency[Session | None]
) -> Stream:
    """For bot accounts: first what waits and what is being played, then everything new. While a bot listens, its rules
    answer for it: what does not fit is declined, and with `automatic` the rest is accepted. An empty line comes at
    least every 15 seconds."""
    if session is None or session.person.kind != "bot":
        raise NotABot
    if world.bells.many(session.person.id) >= AT_ONCE:
        raise TooManyConnections
    state = request.app.state
    found = lines(world, session, language_of(request), lambda: bool(state.get("closing", False)))
    return Stream(found, media_type="application/x-ndjson")


async def lines(world: World, session: Session, language: str, closing: Callable[[], bool]) -> AsyncIterator[bytes]:
    bot, news = session.person, BotNews(world, session.person, language)
    bell, quiet = world.bells.hang(bot.id), 0.0
    try:
        yield b"\n"
        while not closing() and await valid(world, session):
            bell.clear()
            for event in await news.new():
                yield msgspec.json.encode(event) + b"\n"
                quiet = 0.0
            try:
                await asyncio.wait_for(bell.wait(), min(LOOK, QUIET))
            except TimeoutError:
                quiet += min(LOOK, QUIET)
            if quiet >= QUIET:
                yield b"\n"
                quiet = 0.0
    finally:
        world.bells.take_down(bot.id, bell)


async def valid(world: World, session: Session) -> bool:
    """Its token has not been revoked meanwhile, nor has it been banned."""
    try:
        async with world.database.read() as connection:
            return await people.bot_of(connection, session.hash) is not None
    except ArtelError:
        return False


class BotNews:
    """What a bot has been told of, and what is new."""

    def __init__(self, world: World, bot: Person, language: str) -> None:
        self._world = world
        self._bot = bot
        self._language = language
        self._asked: set[str] = set()
        self._playing: set[str] = set()

    async def new(self) -> list[Event]:
        async with self._world.database.read() as connection:
            waiting = await store.to_bot(connection, self._bot.id)
        left = [row for row in waiting if not await self._answered(row)]
        async with self._world.database.read() as connection:
            playing = set(await store.games_of(connection, self._bot.id))
            came = [row for row in left if row.id not in self._asked]
            shown = {table: await tables.load(connection, table) for table in playing - self._playing}
            asked = {row.id: await tables.load(connection, row.table_id) for row in came}
            ended = {table: (await tables.load(connection, table)).ending for table in self._playing - playing}
        events: list[Event] = [ChallengeGone(gone) for gone in sorted(self._asked - {row.id for row in left})]
        events += [ChallengeCame(challenge_said(row, self._language), table_said(asked[row.id])) for row in came]
        events += [GameFinish(table, how) for table, how in ended.items()]  # type: ignore[arg-type]
        events += [GameStart(table_said(row)) for row in shown.values()]
        self._asked, self._playing = {row.id for row in left}, playing
        return events

    async def _answered(self, row: ChallengeRow) -> bool:
        """By the bot's rules; what they leave open is for its program."""
        try:
            async with self._world.database.read() as connection:
                table = await tables.load(connection, row.table_id)
                by = await people.load(connection, row.person_id)
                reason = "who" if by is None else await challenges.why_not(connection, self._bot.id, table, by)
                if reason is None and not (await challenges.rules_of(connection, self._bot.id)).automatic:
                    return False
            async with self._world.database.write() as connection:
                if reason is not None:
                    await challenges.decline(connection, row.id, self._bot, reason)
                else:
                    table = await challenges.accept(connection, row.id, self._bot)
        except ArtelError as error:
            log.info("challenge not answered", challenge=row.id, error=str(error))
            return True  # somebody was quicker, or it is over
        if table.status == "running":
            await said(self._world, table)
        else:
            self._world.directory.changed(row.table_id)
        return True


ROUTES = [stream_events]
