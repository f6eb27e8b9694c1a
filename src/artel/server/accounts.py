"""Accounts: made, signed in to, changed, and given up. Every change of who somebody is brings a new session."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.server import lobby, passwords, registration
from artel.server.errors import BadName, NoAccount, WrongPassword
from artel.server.store import belongings, people, tables
from artel.server.store.people import login_of

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.server.store.people import Person, Session
    from artel.server.world import World


async def register(
    world: World, session: Session | None, name: str, password: str, language: str, invitation: str | None = None
) -> tuple[Person, str]:
    """The account and the token of a new session. `invitation`: the token of one, where it takes one.

    Raises BadName, NameTaken, ShortPassword, RegistrationClosed, InvitationNeeded or NoSuchPass."""
    login_of(name)
    async with world.database.read() as connection:
        await registration.check(connection, world.settings, invitation)
    seated: list[str] = []
    secret = await passwords.hash_of(password)
    async with world.database.write() as connection:
        await registration.admit(connection, world.settings, invitation)
        guest = session.person if session is not None else await people.add_guest(connection, name, language)
        person = await people.make_account(connection, guest, name, secret)
        if session is not None:
            await people.close_session(connection, session.hash)
            seated = await belongings.seated_at(connection, person)
        token = await people.open_session(connection, person)
    if session is not None:
        world.sockets.close_session(session.hash)
        tell(world, seated)
    return person, token


async def sign_in(
    world: World, session: Session | None, name: str, password: str, *, claim: bool
) -> tuple[Person, str]:
    """`claim`: the games of a guest who signs in become the account's. Raises WrongPassword or SitsTwice."""
    try:
        world.limits.take("password of", login_of(name))
        async with world.database.read() as connection:
            found = await people.by_login(connection, name)
    except BadName:
        found = None
    fits = await passwords.fits(found[1] if found is not None else None, password)
    if found is None or not fits:
        raise WrongPassword
    person, _ = found
    moved: list[str] = []
    async with world.database.write() as connection:
        await people.check_ban(connection, person)
        if session is not None:
            if claim and session.person.kind == "guest":
                moved = await belongings.hand_on(connection, session.person, person)
            await people.close_session(connection, session.hash)
        token = await people.open_session(connection, person)
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


async def change_password(world: World, person: Person, old: str, new: str) -> str:
    """The token of a new session, the only one there is then. Raises NoAccount, WrongPassword or ShortPassword."""
    secret = await checked(world, person, old)
    changed = await passwords.hash_of(new)
    async with world.database.write() as connection:
        if await people.password_of(connection, person) != secret:
            raise WrongPassword
        await people.set_password(connection, person, changed)
        await people.close_sessions(connection, person)
        token = await people.open_session(connection, person)
    world.sockets.close_person(person.id)
    return token


async def checked(world: World, person: Person, password: str) -> str:
    """The stored hash that the password fits. Raises NoAccount or WrongPassword."""
    async with world.database.read() as connection:
        stored = await people.password_of(connection, person)
    if stored is None:
        raise NoAccount
    world.limits.take("password of", login_of(person.name))
    if not await passwords.fits(stored, password):
        raise WrongPassword
    return stored


async def forget(world: World, person: Person, password: str) -> None:
    """Tables that wait for their game go on without the person, and games that nobody else plays are given up.

    Raises WrongPassword."""
    if person.kind == "account":
        await checked(world, person, password)
    async with world.database.write() as connection:
        changed = await remove(connection, person)
    world.sockets.close_person(person.id)
    tell(world, changed)


async def remove(connection: AsyncConnection, person: Person) -> list[str]:
    """For good: the tables that have changed."""
    waiting = await belongings.sits_at(connection, person, "open")
    for table in waiting:
        await lobby.leave(connection, table, person)
    playing = await belongings.sits_at(connection, person, "running")
    rows = [await lobby.held(connection, table) for table in playing]
    lonely = [row.id for row in rows if not any(seat.person_id not in (None, person.id) for seat in row.seats)]
    await tables.give_up(connection, lonely)
    seated = await belongings.seated_at(connection, person)
    await belongings.forget(connection, person)
    return [*waiting, *playing, *seated]


def tell(world: World, changed: list[str]) -> None:
    for table in dict.fromkeys(changed):
        world.hall.changed(table)
