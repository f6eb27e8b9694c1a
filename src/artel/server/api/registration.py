"""Who may come in, and invitations to make an account."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from artel.server.api.common import limit
from artel.server.api.documented import refusals
from artel.server.errors import NoSuchPass, RegistrationClosed
from artel.server.people import registration
from artel.server.world import World


class Registration(msgspec.Struct, frozen=True):
    """`registration`: who may make an account; `guests`: whether one may play without; `mail`: whether a link for a new
    password can be mailed (`/api/forgot`)."""

    registration: Literal["open", "invitation", "closed"]
    guests: bool
    mail: bool


class InvitationShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=64)]


@get("/api/registration", summary="Who may come in")
async def show_registration(world: NamedDependency[World]) -> Registration:
    """Whether accounts are made here, whether guests may play, and what helps who has forgotten a password."""
    return said(world)


@post("/api/registration", status_code=200, responses=refusals(RegistrationClosed, NoSuchPass))
async def look_at_invitation(
    request: Request[Any, Any, Any], data: JSONBody[InvitationShown], world: NamedDependency[World]
) -> Registration:
    """Whether an account can be made with this invitation; `register` with it makes one."""
    limit(request, "look")
    async with world.database.read() as connection:
        await registration.check(connection, world.settings, data.token)
    return said(world)


def said(world: World) -> Registration:
    return Registration(world.settings.registration, world.settings.guests, world.notices.mailer is not None)


ROUTES = [show_registration, look_at_invitation]
