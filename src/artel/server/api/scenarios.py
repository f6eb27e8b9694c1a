"""Scenarios that somebody sends, to be played on from."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from artel.server.api.common import address_of
from artel.server.api.documented import refusal, refusals
from artel.server.api.tables import SeatNumber, Text, count_opening, said
from artel.server.errors import NoSuchSeat, NothingLeft
from artel.server.records import positions
from artel.server.store.people import Person
from artel.server.traffic.limits import neighbourhood
from artel.server.world import World
from artel.session import wire
from artel.session.onward import OPPONENT

LONGEST: Final = 16_384
"""Characters of a scenario."""


class PlayScenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`scenario`: the text of its file; `steps`: so many of its steps are done first; `seat`: mine, null for the one
    that is asked first; `bot`: who plays all others."""

    scenario: Annotated[str, Meta(max_length=LONGEST)]
    steps: Annotated[int, Meta(ge=0, le=LONGEST)] = 0
    seat: SeatNumber | None = None
    bot: Text = OPPONENT


@post(
    "/api/scenarios/play",
    request_max_body_size=8 * LONGEST,
    responses={**refusals(NothingLeft, NoSuchSeat), 413: refusal(413)},
)
async def play_scenario(
    request: Request[Any, Any, Any],
    data: JSONBody[PlayScenario],
    world: NamedDependency[World],
    human: NamedDependency[Person],
) -> wire.TableShown:
    """Play on from a table that a scenario lays out, against bots and with new luck; it does not count for ratings. The
    format is told in docs/scenarios.md; data of its own are not taken."""
    count_opening(request, human)
    who = neighbourhood(address_of(request))
    await world.limits.pace("work", who)  # how long it takes is up to the text
    begun = await positions.beginning_of_scenario(
        world.desk, data.scenario, data.steps, human, data.seat, data.bot, who
    )
    return await said(world, await positions.open_table(world.database, world.limits, human, begun))


ROUTES = [play_scenario]
