"""Notices to people who are away: where they go, and how they end."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect
from msgspec import Meta

from artel.server.api.common import limit
from artel.server.api.documented import refusals
from artel.server.errors import BadAddress, BadLink, BadPush, NoNotices, TooManyBrowsers, WrongPassword
from artel.server.notices.mail import proper_address
from artel.server.notices.push import known_service
from artel.server.notices.texts import confirming_letter
from artel.server.people import accounts
from artel.server.people.passwords import MOST
from artel.server.store import contacts
from artel.server.store.people import Person, hashed
from artel.server.world import World

Asking = Request[Any, Any, Any]
Token = Annotated[str, Meta(max_length=100)]
Endpoint = Annotated[str, Meta(max_length=1000)]


class Notices(msgspec.Struct, frozen=True):
    """`mail`: the server sends mail. `push`: its public key for web push; null: it sends none. `mails`: mail is wanted;
    it goes out once the address is confirmed. `browsers`: how many take notices."""

    mail: bool
    push: str | None
    address: str | None
    confirmed: bool
    mails: bool
    browsers: int


class NewAddress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`password`: of an account; guests have none."""

    address: Annotated[str, Meta(max_length=254)]
    password: Annotated[str, Meta(max_length=MOST)] = ""


class MailChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mails: bool


class LinkFollowed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link in a mail."""

    token: Token


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    p256dh: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{86,88}=?$")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{21,24}={0,2}$")]


class Browser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A subscription as the browser gives it."""

    endpoint: Endpoint
    keys: PushKeys


class Away(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Endpoint


@get("/api/me/notices")
async def my_notices(world: NamedDependency[World], human: NamedDependency[Person]) -> Notices:
    """What this person has chosen."""
    return await said(world, human)


@put("/api/me/notices/address", responses=refusals(BadAddress, NoNotices, WrongPassword))
async def set_address(
    request: Asking, data: JSONBody[NewAddress], world: NamedDependency[World], human: NamedDependency[Person]
) -> Notices:
    """A letter goes there; nothing else does until the link in it has been followed."""
    mailer = world.notices.mailer
    if mailer is None:
        raise NoNotices
    address = proper_address(data.address)
    limit(request, "letter", human.id)
    limit(request, "letter to", address.lower())
    if human.kind == "account":
        await accounts.checked(world, human, data.password)
    async with world.database.write() as connection:
        token = await contacts.set_address(connection, human.id, address)
    mailer.post(confirming_letter(address, human.name, human.language, world.settings.site or "", token))
    return await said(world, human)


@delete("/api/me/notices/address", status_code=200)
async def drop_address(world: NamedDependency[World], human: NamedDependency[Person]) -> Notices:
    """The address is forgotten."""
    async with world.database.write() as connection:
        await contacts.set_address(connection, human.id, None)
    return await said(world, human)


@patch("/api/me/notices")
async def choose(data: JSONBody[MailChoice], world: NamedDependency[World], human: NamedDependency[Person]) -> Notices:
    """Whether notices are wanted by mail."""
    async with world.database.write() as connection:
        await contacts.choose(connection, human.id, mails=data.mails)
    return await said(world, human)


@post("/api/me/notices/browsers", responses=refusals(BadPush, NoNotices, TooManyBrowsers))
async def add_browser(
    request: Asking, data: JSONBody[Browser], world: NamedDependency[World], human: NamedDependency[Person]
) -> Notices:
    """This browser takes notices from now on."""
    if world.notices.pusher is None:
        raise NoNotices
    limit(request, "invite", human.id)
    if not known_service(data.endpoint, world.settings.push_services):
        raise BadPush
    async with world.database.write() as connection:
        await contacts.add_push(connection, human.id, data.endpoint, data.keys.p256dh, data.keys.auth)
    return await said(world, human)


@post("/api/me/notices/browsers/remove", status_code=200)
async def drop_browser(data: JSONBody[Away], world: NamedDependency[World], human: NamedDependency[Person]) -> Notices:
    """It takes none any more."""
    async with world.database.write() as connection:
        await contacts.drop_push(connection, hashed(data.endpoint), human.id)
    return await said(world, human)


@post("/api/notices/confirm", status_code=204, responses=refusals(BadLink))
async def confirm(request: Asking, data: JSONBody[LinkFollowed], world: NamedDependency[World]) -> None:
    """The address is right: whoever reads its mail has followed the link."""
    limit(request, "look")
    async with world.database.write() as connection:
        await contacts.confirm(connection, data.token)


@post("/api/notices/unsubscribe/{token:str}", status_code=204, responses=refusals(BadLink))
async def unsubscribe(request: Asking, token: FromPath[Token], world: NamedDependency[World]) -> None:
    """No more mail of this kind. Mail programs post here by themselves (RFC 8058)."""
    limit(request, "look")
    async with world.database.write() as connection:
        await contacts.leave(connection, token)


@get("/api/notices/unsubscribe/{token:str}", status_code=303, include_in_schema=False)
async def ask_first(token: FromPath[Token]) -> Response[Any]:
    """For programs that follow the link instead: a page that asks."""
    return Redirect(f"/unsubscribe#{token}", status_code=303)


async def said(world: World, person: Person) -> Notices:
    async with world.database.read() as connection:
        found = await contacts.of_person(connection, person.id)
    pusher = world.notices.pusher
    public = pusher.public if pusher is not None else None
    return Notices(world.notices.mailer is not None, public, *found)


ROUTES = [
    my_notices,
    set_address,
    drop_address,
    choose,
    add_browser,
    drop_browser,
    confirm,
    unsubscribe,
    ask_first,
]
