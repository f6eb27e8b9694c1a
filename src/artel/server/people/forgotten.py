"""Forgotten passwords: a link by mail, to the confirmed address of an account.

Nobody can tell by any answer whether there is such an account or address: the work begins when the answer is sent, and
what can be seen of it is the same for all names.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from artel.server.errors import BadName
from artel.server.notices.texts import reset_letter
from artel.server.store import contacts, people, resets
from artel.server.store.people import login_of

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.server.notices.mail import MailLetter
    from artel.server.world import World


def count(world: World, name: str) -> None:
    """One more of those who have forgotten the password of this name. Raises TooMany."""
    with suppress(BadName):
        world.limits.take("forgotten of", login_of(name))


async def send(world: World, name: str) -> None:
    """To whom it may concern. What fails is told to the log only."""
    letter = None
    try:
        async with world.database.write() as connection:
            with suppress(BadName):
                letter = await written(world, connection, name)
    except Exception as error:
        world.database.outage.noticed(error, "no letter for a forgotten password")
    else:
        if letter is not None and world.notices.mailer is not None:
            world.notices.mailer.post(letter)


async def written(world: World, connection: AsyncConnection, name: str) -> MailLetter | None:
    """None: there is nobody to write to. Raises BadName."""
    found = await people.credentials(connection, name)
    address = None if found is None else await contacts.confirmed_address(connection, found[0].id)
    if found is None or address is None:
        return None
    token = await resets.reset_token(connection, found[0])
    return reset_letter(address, found[0], world.settings.site or "", token)
