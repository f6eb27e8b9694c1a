"""What handlers share: who is asking, and errors as JSON."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog
from litestar import Request, Response, WebSocket
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, InternalServerException, NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope
from sqlalchemy.exc import IntegrityError

from artel.kernel.errors import ArtelError, Refused, WrongVersion
from artel.languages import spoken
from artel.server.config import Settings
from artel.server.errors import (
    CUT_OFF,
    NESTED,
    SILENT,
    BadRequest,
    BadToken,
    Broken,
    ForeignOrigin,
    NoSuchPage,
    NotAdmin,
    NotForBots,
    NotReady,
    NotSignedIn,
    OutOfStep,
    ServerError,
    TooMany,
)
from artel.server.store import people
from artel.server.store.outages import is_outage
from artel.server.store.people import Person, Session
from artel.server.store.places import ADDRESS, AGENT, Whereabouts
from artel.server.traffic.limits import neighbourhood
from artel.server.world import World
from artel.session.telling import worded

log = structlog.get_logger()
COOKIE = "artel"
PAYER = "artel_payer"
"""Where a scope says which person asks."""
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
BROKEN_OFF = "client disconnected prematurely"
"""What Litestar says of a body whose client went away."""
Connection = ASGIConnection[Any, Any, Any, Any]


class ProblemSaid(msgspec.Struct, frozen=True):
    """What is wrong: its key, and the same in the language of `Accept-Language`; `open`: what would be possible."""

    key: str
    message: str
    clause: str = ""
    open: list[str] = []


def world_of(scope: Scope) -> World:
    """Dependency `world`."""
    world: World = scope["litestar_app"].state.world
    return world


def cookie_name(settings: Settings) -> str:
    """Over HTTPS a name that browsers take from this very host only."""
    return f"__Host-{COOKIE}" if settings.secure_cookies else COOKIE


async def session_of(scope: Scope, world: NamedDependency[World]) -> Session | None:
    """Dependency `session`: by cookie, or by the token of a bot account; raises Banned, BannedUntil, or TooMany where
    this person has cost too much lately. It asks for the world, since Litestar finds what does not depend on each other
    in tasks of their own."""
    found = await session_found(scope, world)
    if found is not None:
        scope["state"][PAYER] = found.person.id
        await world.limits.pace("cost", found.person.id)
    return found


async def session_found(scope: Scope, world: World) -> Session | None:
    asking = Connection(scope)
    kind, _, bearer = asking.headers.get("authorization", "").partition(" ")
    token = asking.cookies.get(cookie_name(world.settings))
    if kind.lower() == "bearer":
        async with world.database.read() as connection:
            found = await people.bot_of(connection, people.hashed(bearer.strip()))
        if found is None:
            raise BadToken
        return found
    if token is None:
        return None
    async with world.database.read() as connection:
        return await people.session_of(connection, people.hashed(token))


def signed_in(session: NamedDependency[Session | None]) -> Person | None:
    """Dependency `person`: whoever is signed in, or nobody."""
    return None if session is None else session.person


def somebody(session: NamedDependency[Session | None]) -> Person:
    """Dependency `me`: raises NotSignedIn. It asks for the session, not for `person`: each step costs."""
    if session is None:
        raise NotSignedIn
    return session.person


def a_human(session: NamedDependency[Session | None]) -> Person:
    """Dependency `human`: a guest or an account; raises NotSignedIn or NotForBots."""
    person = somebody(session)
    if person.kind == "bot":
        raise NotForBots
    return person


def an_admin(scope: Scope) -> Person:
    """Dependency `admin`: whom `admins_only` has let in."""
    person: Person = Connection(scope).state.admin
    return person


# -- guards --------------------------------------------------------------------------------------------


async def let_through(connection: Connection, _: BaseRouteHandler) -> None:
    """Guard of everything. It is one, and waits: Litestar calls each that does not wait in a thread."""
    clean_address(connection)
    same_site(connection)
    await within_limits(connection)


def changes(connection: Connection) -> bool:
    """Whether the request may change something; a WebSocket may."""
    return connection.scope.get("method", "POST") not in SAFE


def same_site(connection: Connection) -> None:
    """For every handler that changes something and for the WebSocket; raises ForeignOrigin. Pages of other sites
    cannot hide what they are: browsers send one header or the other. Programs send neither."""
    if not changes(connection):
        return
    origin, site = connection.headers.get("origin"), connection.headers.get("sec-fetch-site", "none")
    if origin is None:
        if site not in ("same-origin", "none"):
            raise ForeignOrigin(origin=site)
        return
    own = origin.partition("://")[2] == connection.headers.get("host")
    if not own and origin not in world_of(connection.scope).settings.origins:
        raise ForeignOrigin(origin=origin)


async def admins_only(connection: Connection, _: BaseRouteHandler) -> None:
    """Guard of everything under /api/admin, before anything of the request is read; raises NotSignedIn, NotForBots or
    NotAdmin. Who is an admin is looked up each time."""
    session = await session_of(connection.scope, world_of(connection.scope))
    human = a_human(session)
    if not human.admin or human.kind != "account":
        raise NotAdmin
    connection.state.admin = human


def clean_address(connection: Connection) -> None:
    """Raises NoSuchPage where the address has what no database takes."""
    if "\0" in connection.scope["path"] or b"%00" in connection.scope["query_string"]:
        raise NoSuchPage


async def within_limits(connection: Connection) -> None:
    """For everything but health; raises TooMany, Banned or BannedUntil."""
    world, address = world_of(connection.scope), address_of(connection)
    if isinstance(connection, WebSocket):
        world.limits.take("handshake", neighbourhood(address))
    elif connection.scope["path"].startswith("/api/"):
        world.limits.take("request", neighbourhood(address))
    if changes(connection):
        await world.limits.check_address(world.database, address)


def address_of(connection: Connection) -> str:
    """Where a request comes from; the proxies that are trusted have been seen through already."""
    return connection.client.host if connection.client is not None else ""


def place_of(connection: Connection) -> Whereabouts:
    """Where a request comes from, as it is remembered."""
    agent = "".join(sign for sign in connection.headers.get("user-agent", "") if sign.isprintable())
    return Whereabouts(neighbourhood(address_of(connection))[:ADDRESS], agent[:AGENT])


def limit(connection: Connection, name: str, key: str | None = None) -> None:
    """Counts one more for this key, or for the address; raises TooMany."""
    world_of(connection.scope).limits.take(name, neighbourhood(address_of(connection)) if key is None else key)


async def safe_headers(message: Message, scope: Scope) -> None:
    """Before every answer is sent: what pages may do, and that nothing personal is kept on the way."""
    if message["type"] != "http.response.start":
        return
    given, added = {name.lower() for name, _ in message["headers"]}, [*RAW_HEADERS]
    if scope["path"].startswith("/api/"):
        added.append((b"cache-control", b"no-store"))
    if scope["litestar_app"].state.world.settings.secure_cookies:
        added.append((b"strict-transport-security", b"max-age=31536000"))
    message["headers"] = [*message["headers"], *[header for header in added if header[0] not in given]]


# -- errors --------------------------------------------------------------------------------------------


def language_of(connection: Connection) -> str:
    return spoken(connection.headers.get("accept-language", ""))


def problem(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemSaid]:
    """The answer to a request that failed."""
    found, status = known(error)
    if isinstance(found, Broken):
        log.error("request failed", path=request.url.path, exc_info=error)
    elif found is not error and isinstance(found, NotReady):
        world_of(request.scope).database.outage.noticed(error, "request failed")
    said = problem_of(found, language_of(request))
    after = {"retry-after": str(found.details["seconds"])} if isinstance(found, TooMany) else {}
    return Response(said, status_code=status, media_type="application/json", headers=after)


def problem_of(error: ArtelError, language: str) -> ProblemSaid:
    return ProblemSaid(error.key, worded(error, language), error.clause)


def known(error: Exception) -> tuple[ArtelError, int]:
    match error:
        case ServerError():
            return error, error.status
        case Refused() | WrongVersion():
            return error, 409
        case ArtelError():
            return error, 400
        case NotFoundException():
            return NoSuchPage(), 404
        case IntegrityError():
            return OutOfStep(), 409
        case RecursionError():
            return BadRequest(problem=NESTED), 400
        case HTTPException() if error.status_code < 500:
            return BadRequest(problem=detail(error)), error.status_code
        case InternalServerException() if error.detail == BROKEN_OFF:
            return BadRequest(problem=CUT_OFF), 400
    if is_outage(error):
        return NotReady(problem=SILENT), NotReady.status
    return Broken(), 500


def detail(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    told = [f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra if isinstance(item, dict)]
    return "; ".join(told) or error.detail.rstrip(".")
