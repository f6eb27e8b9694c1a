"""The second factor of an account: set up, asked for at the sign-in, renewed and switched off."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from artel.server.errors import CodeNeeded, FactorAlready, NoFactor, WrongCode
from artel.server.store import factors, places
from artel.server.store.places import Whereabouts

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.server.store.people import Person
    from artel.server.world import World

ISSUER = "Artel"


class FactorOffer(NamedTuple):
    """What a device is given: the secret, as an address that it understands, and as a picture of that."""

    secret: str
    address: str
    picture: str


async def check(
    world: World, connection: AsyncConnection, person: Person, place: Whereabouts, code: str | None
) -> None:
    """At a sign-in whose password was right. Raises CodeNeeded, WrongCode or TooMany."""
    found = await factors.of(connection, person)
    if found is None or found.since is None:
        return
    if code is None:
        raise CodeNeeded
    await take(world, connection, person, place)
    if not await factors.use(connection, person, code):
        raise WrongCode


async def take(world: World, connection: AsyncConnection, person: Person, place: Whereabouts) -> None:
    """One try more. Raises TooMany."""
    world.limits.take("code of", f"{place.address} {person.id}")
    if not await places.known(connection, person.name, place):
        world.limits.take("codes of", person.id)


async def begin(world: World, person: Person) -> FactorOffer:
    """Raises FactorAlready."""
    from pyotp import TOTP, random_base32
    from segno import make

    secret = random_base32()
    async with world.database.write() as connection:
        found = await factors.of(connection, person)
        if found is not None and found.since is not None:
            raise FactorAlready
        await factors.begin(connection, person, secret)
    address = TOTP(secret).provisioning_uri(person.name, issuer_name=ISSUER)
    picture = make(address, micro=False).svg_inline(border=2, omitsize=True, dark="#000", light="#fff", svgclass=None)
    return FactorOffer(secret, address, picture)


async def confirm(world: World, person: Person, place: Whereabouts, code: str) -> list[str]:
    """From now on codes are asked for: the recovery codes. Raises NoFactor, FactorAlready or WrongCode."""
    async with world.database.write() as connection:
        found = await factors.of(connection, person)
        if found is None:
            raise NoFactor
        if found.since is not None:
            raise FactorAlready
        await take(world, connection, person, place)
        if not await factors.use(connection, person, code):
            raise WrongCode
        await factors.confirm(connection, person)
        return await factors.new_codes(connection, person)


async def renew_codes(world: World, person: Person, place: Whereabouts, code: str) -> list[str]:
    """New recovery codes. Raises NoFactor or WrongCode."""
    async with world.database.write() as connection:
        await need(world, connection, person, place, code)
        return await factors.new_codes(connection, person)


async def switch_off(world: World, person: Person, place: Whereabouts, code: str) -> None:
    """Raises NoFactor or WrongCode."""
    async with world.database.write() as connection:
        await need(world, connection, person, place, code)
        await factors.drop(connection, person)


async def need(world: World, connection: AsyncConnection, person: Person, place: Whereabouts, code: str) -> None:
    found = await factors.of(connection, person)
    if found is None or found.since is None:
        raise NoFactor
    await check(world, connection, person, place, code)
