"""Accounts: made, signed in to, changed, and given up. Every change of who somebody is brings a new session."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from artel.server.errors import BadName, NoAccount, NoSuchSession, WrongPassword
from artel.server.lobby import seating
from artel.server.people import factors, registration
from artel.server.store import belongings, bots, people, places, resets, sessions, tables
from artel.server.store.people import login_of

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.server.store.people import Person, Session
    from artel.server.store.places import Whereabouts
    from artel.server.world import World


async def register(
    world: World,
    session: Session | None,
    name: str,
    password: str,
    language: str,
    place: Whereabouts,
    invitation: str | None = None,
) -> tuple[Person, str]:
    """The account and the token of a new session. `invitation`: the token of one, where it takes one.

    Raises BadName, NameTaken, NameAlike, ShortPassword, RegistrationClosed, InvitationNeeded or NoSuchPass."""
    login_of(name)
    async with world.database.read() as connection:
        await registration.check(connection, world.settings, invitation)
    seated: list[str] = []
    secret = await world.passwords.hash_of(password)
    async with world.database.write() as connection:
        await registration.admit(connection, world.settings, invitation)
        guest = session.person if session is not None else await people.add_guest(connection, name, language)
        person = await people.make_account(connection, guest, name, secret)
        if session is not None:
            await people.close_session(connection, session.hash)
            seated = await belongings.seated_at(connection, person)
        await places.remember(connection, person, place)
        token = await people.open_session(connection, person, place.agent)
    if session is not None:
        world.sockets.close_session(session.hash)
        tell(world, seated)
    return person, token


async def sign_in(
    world: World,
    session: Session | None,
    name: str,
    password: str,
    place: Whereabouts,
    *,
    claim: bool,
    code: str | None,
) -> tuple[Person, str]:
    """`claim`: the games of a guest who signs in become the account's. `code`: of the second factor, if there is one.

    Raises WrongPassword, CodeNeeded, WrongCode or SitsTwice."""
    found = None
    with suppress(BadName):
        world.limits.take("password of", f"{place.address} {login_of(name)}")
        async with world.database.read() as connection:
            found, known = await people.credentials(connection, name), await places.known(connection, name, place)
        if not known:
            world.limits.take("passwords of", login_of(name))
    person, stored = found or (None, None)
    if not await world.passwords.fits(stored, password) or person is None:
        raise WrongPassword
    moved: list[str] = []
    async with world.database.write() as connection:
        if await people.password_of(connection, person) != stored:  # changed meanwhile, or the account is gone
            raise WrongPassword
        await people.check_ban(connection, person)
        await factors.check(world, connection, person, place, code)
        await places.remember(connection, person, place)
        if session is not None:
            if claim and session.person.kind == "guest":
                moved = await belongings.hand_on(connection, session.person, person)
            await people.close_session(connection, session.hash)
        token = await people.open_session(connection, person, place.agent)
    if session is not None:
        world.sockets.close_session(session.hash)
        if moved:
            world.sockets.close_person(session.person.id)
    tell(world, moved)
    return person, token


async def change(world: World, person: Person, name: str | None, language: str | None) -> Person:
    """Raises BadName or NameTaken."""
    async with world.database.write() as connection:
        if name is not None:
            person = await people.rename(connection, person, name)
        if language is not None:
            person = await people.speak(connection, person, language)
        seated = await belongings.seated_at(connection, person)
    if name is not None:
        tell(world, seated)
    return person


async def change_password(world: World, person: Person, old: str, new: str, place: Whereabouts) -> str:
    """The token of a new session, the only one there is then. Raises NoAccount, WrongPassword or ShortPassword."""
    secret = await checked(world, person, old)
    changed = await world.passwords.hash_of(new)
    async with world.database.write() as connection:
        if await people.password_of(connection, person) != secret:
            raise WrongPassword
        await people.set_password(connection, person, changed)
        await people.close_sessions(connection, person)
        token = await people.open_session(connection, person, place.agent)
    world.sockets.close_person(person.id)
    return token


async def reset(world: World, token: str, password: str) -> Person:
    """Whoever has the token sets the password; all sessions end. Raises NoSuchReset or ShortPassword."""
    async with world.database.read() as connection:
        await resets.look(connection, token)
    changed = await world.passwords.hash_of(password)
    async with world.database.write() as connection:
        person = await resets.use(connection, token)
        await people.set_password(connection, person, changed)
        await people.close_sessions(connection, person)
    world.sockets.close_person(person.id)
    return person


async def end_session(world: World, person: Person, session: str) -> None:
    """By the id that the list of sessions gives it. Raises NoSuchSession."""
    async with world.database.write() as connection:
        found = next((row for row in await sessions.of(connection, person) if row.id == session), None)
        if found is None:
            raise NoSuchSession
        await people.close_session(connection, found.hash)
    world.sockets.close_session(found.hash)


async def end_others(world: World, session: Session) -> None:
    """All sessions of the person but this one."""
    async with world.database.write() as connection:
        others = await sessions.close_others(connection, session)
    for each in others:
        world.sockets.close_session(each)


async def checked(world: World, person: Person, password: str) -> str:
    """The stored hash that the password fits. Raises NoAccount or WrongPassword."""
    async with world.database.read() as connection:
        stored = await people.password_of(connection, person)
    if stored is None:
        raise NoAccount
    world.limits.take("password of", f"of mine {person.id}")  # nobody else can use it up
    if not await world.passwords.fits(stored, password):
        raise WrongPassword
    return stored


async def forget(world: World, person: Person, password: str) -> None:
    """At the person's own wish. Raises WrongPassword."""
    if person.kind == "account":
        await checked(world, person, password)
    await let_go(world, person)


async def let_go(world: World, person: Person) -> None:
    """An account or a bot account, for good."""
    async with world.database.write() as connection:
        gone, changed = await remove(connection, person)
    for each in gone:
        world.sockets.close_person(each)
    tell(world, changed)


async def remove(connection: AsyncConnection, person: Person) -> tuple[list[str], list[str]]:
    """With all bot accounts of the person: who is gone, and the tables that have changed. Tables that wait for their
    game go on without them, and games that nobody else plays are given up."""
    owned = [bot.id for bot in await bots.of_owner(connection, person.id)]
    leaving = [person, *[bot for each in owned if (bot := await bots.owned(connection, person.id, each))]]
    changed: list[str] = []
    for each in leaving:
        for table in await belongings.sits_at(connection, each, "open"):
            await seating.leave(connection, table, each)
            changed.append(table)
    playing = {table for each in leaving for table in await belongings.sits_at(connection, each, "running")}
    rows = [await seating.held(connection, table) for table in sorted(playing)]
    gone = {None, *[each.id for each in leaving]}
    await tables.give_up(connection, [row.id for row in rows if {seat.person_id for seat in row.seats} <= gone])
    for each in leaving:
        changed += await belongings.seated_at(connection, each)
        await belongings.forget(connection, each)
    return [each.id for each in leaving], [*changed, *sorted(playing)]


def tell(world: World, changed: list[str]) -> None:
    for table in dict.fromkeys(changed):
        world.directory.changed(table)
