"""Who is there: guests, accounts, and what belongs to them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from artel.languages import Language
from artel.server.api.common import cookie_name, limit, place_of
from artel.server.api.documented import refusals
from artel.server.errors import (
    AccountAlready,
    BadName,
    CodeNeeded,
    InvitationNeeded,
    NameAlike,
    NameTaken,
    NoAccount,
    NoGuests,
    NoSuchPass,
    RegistrationClosed,
    ShortPassword,
    SitsTwice,
    TooMany,
    WrongCode,
    WrongPassword,
)
from artel.server.people import accounts
from artel.server.people.passwords import MOST
from artel.server.store import belongings, people, sessions
from artel.server.store.engine import now
from artel.server.store.people import RENEWED_AFTER, SESSION_LASTS, Person, Session
from artel.server.store.sessions import SEEN_AFTER
from artel.server.world import World

Name = Annotated[str, Meta(max_length=200, description="1 to 40 characters that can be seen")]
Password = Annotated[str, Meta(max_length=MOST, description="at least 8 characters")]
Code = Annotated[str, Meta(max_length=40, description="6 digits of the second factor, or a recovery code")]
Asking = Request[Any, Any, Any]


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    language: Language = "en"


class NewAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`invitation`: the token of one, where it takes one to make an account."""

    name: Name
    password: Password
    language: Language = "en"
    invitation: Annotated[str, Meta(min_length=1, max_length=64)] | None = None


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`claim`: whoever plays as a guest here takes the guest's games along. `code`: of the second factor, or a recovery
    code; to be given when it is asked for."""

    name: Name
    password: Password
    claim: bool = True
    code: Code | None = None


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    old: Password
    new: Password


class Changes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Null: stays as it is."""

    name: Name | None = None
    language: Language | None = None


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`password`: of an account; guests have none."""

    password: Password = ""


@post("/api/guest", responses=refusals(BadName, NameTaken, NameAlike, NoGuests))
async def be_guest(request: Asking, data: JSONBody[NewGuest], world: NamedDependency[World]) -> Response[Person]:
    """Play at once: a name, and a cookie that keeps it."""
    limit(request, "guest")
    if not world.settings.guests:
        raise NoGuests
    async with world.database.write() as connection:
        person = await people.add_guest(connection, data.name, data.language)
        token = await people.open_session(connection, person, place_of(request).agent)
    return Response(person, cookies=[session_cookie(world, token)])


@post(
    "/api/register",
    responses=refusals(
        BadName, ShortPassword, NameTaken, NameAlike, AccountAlready, RegistrationClosed, InvitationNeeded, NoSuchPass
    ),
)
async def register(
    request: Asking,
    data: JSONBody[NewAccount],
    world: NamedDependency[World],
    session: NamedDependency[Session | None],
) -> Response[Person]:
    """Make an account. A guest becomes it and keeps games and seats; the session is a new one."""
    limit(request, "register")
    if session is not None and session.person.kind != "guest":
        raise AccountAlready(name=session.person.name)
    place = place_of(request)
    person, token = await accounts.register(
        world, session, data.name, data.password, data.language, place, data.invitation
    )
    return Response(person, cookies=[session_cookie(world, token)])


@post("/api/sign-in", status_code=200, responses=refusals(WrongPassword, CodeNeeded, WrongCode, SitsTwice, TooMany))
async def sign_in(
    request: Asking, data: JSONBody[SignIn], world: NamedDependency[World], session: NamedDependency[Session | None]
) -> Response[Person]:
    """By name and password, and by a code where the account has a second factor; the session is a new one."""
    limit(request, "password")
    person, token = await accounts.sign_in(
        world, session, data.name, data.password, place_of(request), claim=data.claim, code=data.code
    )
    return Response(person, cookies=[session_cookie(world, token)])


@post("/api/sign-out", status_code=204)
async def sign_out(world: NamedDependency[World], session: NamedDependency[Session | None]) -> Response[None]:
    """Here. A guest who signs out is gone for good."""
    if session is not None:
        async with world.database.write() as connection:
            await people.close_session(connection, session.hash)
        world.sockets.close_session(session.hash)
    return Response(None, status_code=204, cookies=[session_cookie(world, "", lasts=0)])


@post("/api/sign-out-everywhere", status_code=204)
async def sign_out_everywhere(world: NamedDependency[World], human: NamedDependency[Person]) -> Response[None]:
    """On all devices."""
    async with world.database.write() as connection:
        await people.close_sessions(connection, human)
    world.sockets.close_person(human.id)
    return Response(None, status_code=204, cookies=[session_cookie(world, "", lasts=0)])


@get("/api/me")
async def who_am_i(
    request: Asking, world: NamedDependency[World], session: NamedDependency[Session | None]
) -> Response[Person | None]:
    """Who is signed in; null: nobody. Whoever comes back now and then stays signed in."""
    if session is None:
        return Response(None)
    me, at = session.person, now()
    if me.kind != "bot" and session.seen_at < at - SEEN_AFTER:
        async with world.database.write() as connection:
            await sessions.seen(connection, session, place_of(request).agent)
    if me.kind != "bot" and session.expires_at < at + SESSION_LASTS - RENEWED_AFTER:
        async with world.database.write() as connection:
            await people.renew(connection, session)
        return Response(me, cookies=[session_cookie(world, request.cookies[cookie_name(world.settings)])])
    return Response(me)


@patch("/api/me", responses=refusals(BadName, NameTaken, NameAlike))
async def change_me(
    request: Asking, data: JSONBody[Changes], world: NamedDependency[World], human: NamedDependency[Person]
) -> Person:
    """Another name or language."""
    if data.name is not None:
        limit(request, "rename", human.id)
    return await accounts.change(world, human, data.name, data.language)


@post("/api/me/password", status_code=200, responses=refusals(WrongPassword, NoAccount, ShortPassword))
async def change_password(
    request: Asking, data: JSONBody[NewPassword], world: NamedDependency[World], human: NamedDependency[Person]
) -> Response[Person]:
    """All sessions end; a new one begins here."""
    limit(request, "password")
    token = await accounts.change_password(world, human, data.old, data.new, place_of(request))
    return Response(human, cookies=[session_cookie(world, token)])


@get("/api/me/export")
async def export(
    request: Asking, world: NamedDependency[World], human: NamedDependency[Person]
) -> Response[dict[str, Any]]:
    """All that is stored about the person."""
    limit(request, "export", human.id)
    async with world.database.read() as connection:
        found = await belongings.everything(connection, human)
    return Response(found, headers={"content-disposition": f'attachment; filename="artel-{human.id}.json"'})


@post("/api/me/delete", status_code=204, responses=refusals(WrongPassword))
async def delete_me(
    request: Asking, data: JSONBody[Farewell], world: NamedDependency[World], human: NamedDependency[Person]
) -> Response[None]:
    """For good: name, password, sessions, ratings and what was written in chat. Games stay in the records of the
    others, without the name."""
    limit(request, "password")
    await accounts.forget(world, human, data.password)
    return Response(None, status_code=204, cookies=[session_cookie(world, "", lasts=0)])


def session_cookie(world: World, token: str, lasts: int = SESSION_LASTS // 1000) -> Cookie:
    """Not for scripts, and not for requests that other sites make."""
    return Cookie(
        key=cookie_name(world.settings),
        value=token,
        max_age=lasts,
        path="/",
        httponly=True,
        samesite="lax",
        secure=world.settings.secure_cookies,
    )


ROUTES = [
    be_guest,
    register,
    sign_in,
    sign_out,
    sign_out_everywhere,
    who_am_i,
    change_me,
    change_password,
    export,
    delete_me,
]
