"""Who is there: guests and accounts, and their sessions. Tokens are stored as hashes only."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import BigInteger, BindParameter, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from artel.server.errors import BadName, Banned, BannedUntil, NameAlike, NameTaken, NotFound, NotSignedIn
from artel.server.people import lookalikes
from artel.server.store.engine import now
from artel.server.store.lasting import lasting
from artel.server.store.schema import bans, likenesses, people, resets, sessions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.ext.asyncio import AsyncConnection

DAY = 24 * 3600 * 1000
SESSION_LASTS = 90 * DAY
RENEWED_AFTER = 7 * DAY
NAME_LENGTH = 40
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Kinds of characters that no name has: they would hide, or turn the text around them."""


class Person(msgspec.Struct, frozen=True):
    """`admin`: looks after the server, besides its host."""

    id: str
    kind: str
    name: str
    language: str
    admin: bool = False


class Session(NamedTuple):
    """Of a person who is signed in; `hash`: of its token; `seen_at`: within some minutes."""

    person: Person
    hash: str
    expires_at: int
    seen_at: int


PERSON = [people.c[name] for name in Person.__struct_fields__]
BY_LOGIN = select(*PERSON).where(people.c.login == bindparam("name"))
NOW: BindParameter[int] = bindparam("now", type_=BigInteger)
BANNED_NOW = or_(bans.c.until.is_(None), bans.c.until > NOW)
SESSION = lasting(
    select(*PERSON, sessions.c.token_hash, sessions.c.expires_at, sessions.c.seen_at, bans.c.reason, bans.c.until)
    .select_from(sessions)
    .join(people, people.c.id == sessions.c.person_id)
    .outerjoin(bans, (bans.c.person_id == people.c.id) & BANNED_NOW)
    .where(sessions.c.token_hash == bindparam("hash"), sessions.c.expires_at > NOW, people.c.kind != "deleted")
    .order_by(bans.c.until.is_(None).desc(), bans.c.until.desc())
    .limit(1)
)
"""Asked with every request: to build it each time costs more than to ask."""
BOT = lasting(
    select(*PERSON, bans.c.reason, bans.c.until)
    .outerjoin(bans, bans.c.person_id.in_([people.c.id, people.c.owner_id]) & BANNED_NOW)
    .where(people.c.token_hash == bindparam("hash"), people.c.kind == "bot")
    .limit(1)
)


def new_id() -> str:
    """12 letters and digits; 71 random bits."""
    alphabet = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    return "".join(secrets.choice(alphabet) for _ in range(12))


def new_token() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()


def proper(name: str) -> str:
    """A name as it is stored; raises BadName."""
    found = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(found) <= NAME_LENGTH or any(unicodedata.category(sign) in UNSEEN for sign in found):
        raise BadName(most=NAME_LENGTH)
    return found


def login_of(name: str) -> str:
    """What tells accounts apart: no capitals, no look-alike forms. Raises BadName."""
    found = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", proper(name)).casefold())
    if len(found) > NAME_LENGTH:
        raise BadName(most=NAME_LENGTH)
    return found


# -- guests and accounts -------------------------------------------------------------------------------


async def add_guest(connection: AsyncConnection, name: str, language: str) -> Person:
    """Raises BadName, or NameTaken or NameAlike where an account has it, or one that looks like it."""
    await check_free(connection, name)
    person = Person(new_id(), "guest", proper(name), language)
    at = now()
    await connection.execute(insert(people), {**msgspec.structs.asdict(person), "created_at": at, "seen_at": at})
    return person


async def by_login(connection: AsyncConnection, name: str) -> Person | None:
    """The account or bot account of this name. Raises BadName."""
    row = (await connection.execute(BY_LOGIN, {"name": login_of(name)})).one_or_none()
    return None if row is None else Person(*row)


async def check_free(connection: AsyncConnection, name: str, person: str = "") -> None:
    """For this person. Raises BadName, NameTaken or NameAlike."""
    found = await by_login(connection, name)
    if found is not None and found.id != person:
        raise NameTaken(name=proper(name))
    alike = likenesses.c.skeleton.in_(looks_of(name)) & (likenesses.c.person_id != person)
    if await connection.scalar(select(likenesses.c.person_id).where(alike).limit(1)) is not None:
        raise NameAlike(name=proper(name))


def looks_of(name: str) -> list[str]:
    """Sorted, so that two who take names at once do not wait for each other. Raises BadName where nothing is seen."""
    found = sorted(lookalikes.likenesses(proper(name)))
    if "" in found:
        raise BadName(most=NAME_LENGTH)
    return found


async def take_name(connection: AsyncConnection, person: str, name: str) -> None:
    """An account or bot account is called this now. Raises NameAlike."""
    await connection.execute(delete(likenesses).where(likenesses.c.person_id == person))
    rows = [{"skeleton": skeleton, "person_id": person} for skeleton in looks_of(name)]
    try:
        async with connection.begin_nested():
            await connection.execute(insert(likenesses), rows)
    except IntegrityError:  # somebody was quicker
        raise NameAlike(name=proper(name)) from None


async def account(connection: AsyncConnection, who: str) -> Person:
    """By its id or its name. Raises NotFound."""
    with suppress(BadName):
        named = or_(people.c.id == who, people.c.login == login_of(who)) & (people.c.kind == "account")
        row = (await connection.execute(select(*PERSON).where(named))).first()
        if row is not None:
            return Person(*row)
    raise NotFound(given=who)


async def credentials(connection: AsyncConnection, name: str) -> tuple[Person, str | None] | None:
    """The account of this name, and the hash of its password. Raises BadName."""
    query = select(*PERSON, people.c.password).where(people.c.login == login_of(name), people.c.kind == "account")
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else (Person(*row[:-1]), row.password or None)


async def password_of(connection: AsyncConnection, person: Person) -> str | None:
    """Its hash; None for all but accounts, who cannot sign in. It stays so until the transaction ends."""
    query = select(people.c.password).where(people.c.id == person.id, people.c.kind == "account")
    found: str | None = await connection.scalar(query.with_for_update())
    return found or None


async def make_account(connection: AsyncConnection, guest: Person, name: str, password: str) -> Person:
    """The guest keeps id, games and seats. `password`: its hash. Raises BadName, NameTaken or NameAlike."""
    await check_free(connection, name, guest.id)
    values = {"kind": "account", "name": proper(name), "login": login_of(name), "password": password}
    person = await changed(connection, guest, values)
    await take_name(connection, person.id, name)
    return person


async def rename(connection: AsyncConnection, person: Person, name: str) -> Person:
    """Raises BadName, NameTaken or NameAlike."""
    await check_free(connection, name, person.id)
    login = {"login": login_of(name)} if person.kind != "guest" else {}
    person = await changed(connection, person, {"name": proper(name)} | login)
    if login:
        await take_name(connection, person.id, name)
    return person


async def load(connection: AsyncConnection, person: str) -> Person | None:
    """None where there is nobody, or nobody any more."""
    found = select(*PERSON).where(people.c.id == person, people.c.kind != "deleted")
    row = (await connection.execute(found)).one_or_none()
    return None if row is None else Person(*row)


async def make_admin(connection: AsyncConnection, person: Person, admin: bool) -> None:
    await connection.execute(update(people).where(people.c.id == person.id).values(admin=admin))


async def speak(connection: AsyncConnection, person: Person, language: str) -> Person:
    return await changed(connection, person, {"language": language})


async def set_password(connection: AsyncConnection, person: Person, password: str) -> None:
    """`password`: its hash. Links that would have set another one are void."""
    await connection.execute(update(people).where(people.c.id == person.id).values(password=password))
    await connection.execute(delete(resets).where(resets.c.person_id == person.id))


async def changed(connection: AsyncConnection, person: Person, values: dict[str, str]) -> Person:
    """Raises NameTaken, or NotSignedIn where this is somebody else by now, or nobody."""
    same = (people.c.id == person.id) & (people.c.kind == person.kind)
    try:
        async with connection.begin_nested():
            done = await connection.execute(update(people).where(same).values(values))
    except IntegrityError:
        raise NameTaken(name=values["name"]) from None
    if not done.rowcount:
        raise NotSignedIn
    return Person(*(await connection.execute(select(*PERSON).where(people.c.id == person.id))).one())


# -- sessions ------------------------------------------------------------------------------------------


async def open_session(connection: AsyncConnection, person: Person, agent: str = "") -> str:
    """A new token, to be kept by the client alone. `agent`: what its browser says it is."""
    token, at = new_token(), now()
    values = {"token_hash": hashed(token), "person_id": person.id, "created_at": at, "seen_at": at, "agent": agent}
    await connection.execute(insert(sessions), {**values, "expires_at": at + SESSION_LASTS})
    return token


async def session_of(connection: AsyncConnection, token_hash: str) -> Session | None:
    """Whose session this is. Raises Banned or BannedUntil."""
    found = await let_in(connection, SESSION, token_hash)
    if found is None:
        return None
    *person, token_hash, expires_at, seen_at = found
    return Session(Person(*person), token_hash, expires_at, seen_at)


async def bot_of(connection: AsyncConnection, token_hash: str) -> Session | None:
    """Which bot account has this token. Raises Banned or BannedUntil, also where its owner is banned."""
    person = await let_in(connection, BOT, token_hash)
    return None if person is None else Session(Person(*person), token_hash, now() + SESSION_LASTS, now())


async def holding(connection: AsyncConnection, token_hashes: Sequence[str]) -> set[str]:
    """Which of these sessions and tokens of bot accounts would let somebody in."""
    banned = select(bans.c.person_id).where(bans.c.person_id.is_not(None), in_force())
    hers = (
        select(sessions.c.token_hash)
        .join(people, people.c.id == sessions.c.person_id)
        .where(sessions.c.token_hash.in_(token_hashes), sessions.c.expires_at > now())
        .where(people.c.kind != "deleted", people.c.id.not_in(banned))
    )
    its = select(people.c.token_hash).where(people.c.token_hash.in_(token_hashes), people.c.kind == "bot")
    its = its.where(people.c.id.not_in(banned), or_(people.c.owner_id.is_(None), people.c.owner_id.not_in(banned)))
    return set(await connection.scalars(hers.union_all(its)))


async def let_in(connection: AsyncConnection, query: Select[Any], token_hash: str) -> list[Any] | None:
    """What the query finds before the reason and the end of a ban. Raises Banned or BannedUntil where there is one."""
    row = (await connection.execute(query, {"hash": token_hash, "now": now()})).one_or_none()
    if row is None:
        return None
    found: list[Any]
    *found, reason, until = row
    if reason is not None:
        raise ban(reason, until)
    return found


async def renew(connection: AsyncConnection, session: Session) -> None:
    """The session lasts as long again."""
    hers = sessions.c.token_hash == session.hash
    await connection.execute(update(sessions).where(hers).values(expires_at=now() + SESSION_LASTS))


async def close_session(connection: AsyncConnection, token_hash: str) -> None:
    await connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash))


async def close_sessions(connection: AsyncConnection, person: Person) -> None:
    await connection.execute(delete(sessions).where(sessions.c.person_id == person.id))


async def sessions_of(connection: AsyncConnection, person: str) -> int:
    """How many are open."""
    query = select(func.count()).where(sessions.c.person_id == person, sessions.c.expires_at > now())
    return int(await connection.scalar(query) or 0)


async def close_expired(connection: AsyncConnection) -> None:
    await connection.execute(delete(sessions).where(sessions.c.expires_at < now()))


# -- bans ----------------------------------------------------------------------------------------------


def in_force() -> ColumnElement[bool]:
    return or_(bans.c.until.is_(None), bans.c.until > now())


def ban(reason: str, until: int | None) -> Banned | BannedUntil:
    if until is None:
        return Banned(reason=reason)
    return BannedUntil(until=f"{datetime.fromtimestamp(until / 1000, UTC):%Y-%m-%d %H:%M} UTC", reason=reason)


async def check_ban(connection: AsyncConnection, person: Person) -> None:
    """Raises Banned or BannedUntil."""
    query = select(bans.c.reason, bans.c.until).where(bans.c.person_id == person.id, in_force())
    row = (await connection.execute(query)).first()
    if row is not None:
        raise ban(row.reason, row.until)


async def banned_addresses(connection: AsyncConnection) -> list[tuple[str, str, int | None]]:
    """Address or network, reason, until when."""
    query = select(bans.c.address, bans.c.reason, bans.c.until).where(bans.c.address.is_not(None), in_force())
    return [(row.address, row.reason, row.until) for row in await connection.execute(query)]
