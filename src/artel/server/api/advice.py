"""Hints, and why bots have moved as they did."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from artel.languages import Language
from artel.server.api.common import address_of, limit
from artel.server.api.documented import refusals
from artel.server.api.tables import TableId
from artel.server.errors import NoAdvice, NoBotMoved, NoSuchTable, NotOver
from artel.server.store.people import Person
from artel.server.table.advice import Advice
from artel.server.traffic.limits import neighbourhood
from artel.server.world import World

Asking = Request[Any, Any, Any]


class AdviceWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    language: Language = "en"


@post("/api/tables/{table:str}/hint", status_code=200, responses=refusals(NoSuchTable, NoAdvice))
async def hint(
    request: Asking,
    table: FromPath[TableId],
    data: JSONBody[AdviceWanted],
    world: NamedDependency[World],
    human: NamedDependency[Person],
) -> Advice:
    """What the strongest bot would do in my place, judged by what I see; at unrated tables where only bots play with
    me."""
    limit(request, "advice", human.id)
    return await world.adviser.hint(table, human.id, data.language, neighbourhood(address_of(request)))


@get("/api/tables/{table:str}/why", responses=refusals(NoSuchTable, NotOver, NoBotMoved))
async def why(
    request: Asking,
    table: FromPath[TableId],
    version: Annotated[int, QueryParameter(ge=1, le=2**31 - 1)],
    world: NamedDependency[World],
    person: NamedDependency[Person | None],
    language: FromQuery[Language] = "en",
) -> Advice:
    """What a bot thought when it made this version of the table; when the game is over, or where the table's bots
    explain themselves."""
    limit(request, "advice", None if person is None else person.id)
    who = neighbourhood(address_of(request))
    return await world.adviser.why(table, version, None if person is None else person.id, language, who)


ROUTES = [hint, why]
