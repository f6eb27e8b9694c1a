"""Who may come in, and invitations to make an account."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from artel.server import registration
from artel.server.api.common import limit
from artel.server.api.documented import refusals
from artel.server.errors import NoSuchPass, RegistrationClosed
from artel.server.world import World


class Registration(msgspec.Struct, frozen=True):
    """`registration`: who may make an account; `guests`: whether one may play without."""

    registration: Literal["open", "invitation", "closed"]
    guests: bool


class Brought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=64)]


@get("/api/registration", summary="Who may come in")
async def show_registration(world: NamedDependency[World]) -> Registration:
    """Whether accounts are made here, and whether guests may play."""
    return Registration(world.settings.registration, world.settings.guests)


@post("/api/registration", status_code=200, responses=refusals(RegistrationClosed, NoSuchPass))
async def look_at_invitation(
    request: Request[Any, Any, Any], data: JSONBody[Brought], world: NamedDependency[World]
) -> Registration:
    """Whether an account can be made with this invitation; `register` with it makes one."""
    limit(request, "look")
    async with world.database.read() as connection:
        await registration.check(connection, world.settings, data.token)
    return Registration(world.settings.registration, world.settings.guests)


ROUTES = [show_registration, look_at_invitation]
