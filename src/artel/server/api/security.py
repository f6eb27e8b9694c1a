"""What keeps an account its owner's: its sessions, the second factor, and the way back after a lost password."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.background_tasks import BackgroundTask
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from artel.server.api.common import limit, place_of
from artel.server.api.documented import refusals
from artel.server.api.people import Code, Name, Password
from artel.server.errors import (
    FactorAlready,
    NoAccount,
    NoFactor,
    NoNotices,
    NoSuchReset,
    NoSuchSession,
    ShortPassword,
    TooMany,
    WrongCode,
    WrongPassword,
)
from artel.server.people import accounts, factors, forgotten
from artel.server.people.devices import device
from artel.server.store import factors as stored
from artel.server.store import resets, sessions
from artel.server.store.people import Person, Session
from artel.server.world import World

Asking = Request[Any, Any, Any]
Token = Annotated[str, Meta(max_length=100, description="what stands behind the # of the link")]


class SessionSaid(msgspec.Struct, frozen=True):
    """`browser` and `system` are empty where they are not known; `here`: the one that asks. `seen_at` is exact to ten
    minutes."""

    id: str
    browser: str
    system: str
    created_at: int
    seen_at: int
    here: bool


class FactorSaid(msgspec.Struct, frozen=True):
    """`since`: when codes were first asked for; null: they are not. `codes`: recovery codes that are left."""

    since: int | None
    codes: int


class NewFactor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: Password


class FactorBegun(msgspec.Struct, frozen=True):
    """`picture`: the address as a QR code, an SVG element."""

    secret: str
    address: str
    picture: str


class FactorCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Code


class PasswordProof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: Password
    code: Code


class RecoveryCodes(msgspec.Struct, frozen=True):
    """Shown this once; each can be used once instead of a code of the second factor."""

    codes: list[str]


class Forgotten(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`name`: of the account."""

    name: Name


class ResetToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Token


class ResetSaid(msgspec.Struct, frozen=True):
    """Whose password it is, and until when it can be set."""

    name: str
    until: int


class PasswordReset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Token
    password: Password


# -- sessions ------------------------------------------------------------------------------------------


@get("/api/me/sessions", summary="My sessions")
async def list_sessions(
    world: NamedDependency[World], human: NamedDependency[Person], session: NamedDependency[Session | None]
) -> list[SessionSaid]:
    """Where one is signed in; the one seen last comes first."""
    here = session.hash if session is not None else None
    async with world.database.read() as connection:
        rows = await sessions.of(connection, human)
    return [SessionSaid(row.id, *device(row.agent), row.created_at, row.seen_at, row.hash == here) for row in rows]


@delete("/api/me/sessions/{session_id:str}", summary="End a session", responses=refusals(NoSuchSession))
async def end_session(session_id: FromPath[str], world: NamedDependency[World], human: NamedDependency[Person]) -> None:
    """Its sockets are closed."""
    await accounts.end_session(world, human, session_id)


@delete("/api/me/sessions", summary="End all other sessions")
async def end_others(
    world: NamedDependency[World], human: NamedDependency[Person], session: NamedDependency[Session | None]
) -> None:
    """Only the one that asks stays."""
    if session is not None:
        await accounts.end_others(world, session)


# -- the second factor ---------------------------------------------------------------------------------


@get("/api/me/factor", summary="My second factor")
async def show_factor(world: NamedDependency[World], human: NamedDependency[Person]) -> FactorSaid:
    """Whether codes are asked for."""
    async with world.database.read() as connection:
        found = await stored.of(connection, human)
        return FactorSaid(found.since if found is not None else None, await stored.codes_left(connection, human))


@post(
    "/api/me/factor",
    summary="Set up a second factor",
    status_code=200,
    responses=refusals(NoAccount, WrongPassword, FactorAlready, TooMany),
)
async def begin_factor(
    request: Asking, data: JSONBody[NewFactor], world: NamedDependency[World], human: NamedDependency[Person]
) -> FactorBegun:
    """The secret for an app that shows codes (TOTP). Nothing changes until a code of it is confirmed."""
    limit(request, "password")
    await accounts.checked(world, human, data.password)
    return FactorBegun(*await factors.begin(world, human))


@post(
    "/api/me/factor/confirm",
    summary="Confirm the second factor",
    status_code=200,
    responses=refusals(NoFactor, FactorAlready, WrongCode, TooMany),
)
async def confirm_factor(
    request: Asking, data: JSONBody[FactorCode], world: NamedDependency[World], human: NamedDependency[Person]
) -> RecoveryCodes:
    """From now on every sign-in asks for a code."""
    return RecoveryCodes(await factors.confirm(world, human, place_of(request), data.code))


@post(
    "/api/me/factor/codes",
    summary="New recovery codes",
    status_code=200,
    responses=refusals(NoAccount, WrongPassword, NoFactor, WrongCode, TooMany),
)
async def renew_codes(
    request: Asking, data: JSONBody[PasswordProof], world: NamedDependency[World], human: NamedDependency[Person]
) -> RecoveryCodes:
    """Those from before do not work any more."""
    limit(request, "password")
    await accounts.checked(world, human, data.password)
    return RecoveryCodes(await factors.renew_codes(world, human, place_of(request), data.code))


@post(
    "/api/me/factor/off",
    summary="Switch the second factor off",
    status_code=204,
    responses=refusals(NoAccount, WrongPassword, NoFactor, WrongCode, TooMany),
)
async def switch_off(
    request: Asking, data: JSONBody[PasswordProof], world: NamedDependency[World], human: NamedDependency[Person]
) -> None:
    """By the password and a code."""
    limit(request, "password")
    await accounts.checked(world, human, data.password)
    await factors.switch_off(world, human, place_of(request), data.code)


# -- a lost password -----------------------------------------------------------------------------------


@post("/api/forgot", summary="Forgotten a password", status_code=204, responses=refusals(NoNotices, TooMany))
async def forgot(request: Asking, data: JSONBody[Forgotten], world: NamedDependency[World]) -> Response[None]:
    """If there is such an account with a confirmed address, a letter goes there with a link for a new password. The
    answer is the same if there is none."""
    if world.notices.mailer is None:
        raise NoNotices
    limit(request, "forgotten")
    forgotten.count(world, data.name)
    return Response(None, status_code=204, background=BackgroundTask(forgotten.send, world, data.name))


@post("/api/reset/look", summary="Look at a link", status_code=200, responses=refusals(NoSuchReset))
async def look_at_reset(request: Asking, data: JSONBody[ResetToken], world: NamedDependency[World]) -> ResetSaid:
    """Whose password a link for a new one sets."""
    limit(request, "look")
    async with world.database.read() as connection:
        found = await resets.look(connection, data.token)
    return ResetSaid(found.person.name, found.until)


@post("/api/reset", summary="Set a new password", status_code=204, responses=refusals(NoSuchReset, ShortPassword))
async def reset_password(
    request: Asking, data: JSONBody[PasswordReset], world: NamedDependency[World]
) -> Response[None]:
    """With the token of a link, once. All sessions end, and nobody is signed in by it: a second factor is still asked
    for."""
    limit(request, "password")
    await accounts.reset(world, data.token, data.password)
    return Response(None, status_code=204)


ROUTES = [
    list_sessions,
    end_session,
    end_others,
    show_factor,
    begin_factor,
    confirm_factor,
    renew_codes,
    switch_off,
    forgot,
    look_at_reset,
    reset_password,
]
