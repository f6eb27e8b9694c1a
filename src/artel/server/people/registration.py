"""Who may make an account here: everybody, those who bring an invitation, or nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.server.errors import InvitationNeeded, RegistrationClosed
from artel.server.store import passes

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.server.config import Settings


async def check(connection: AsyncConnection, settings: Settings, token: str | None) -> None:
    """Changes nothing. Raises RegistrationClosed, InvitationNeeded or NoSuchPass."""
    if settings.registration == "closed":
        raise RegistrationClosed
    if settings.registration == "invitation":
        if token is None:
            raise InvitationNeeded
        await passes.check(connection, token)


async def admit(connection: AsyncConnection, settings: Settings, token: str | None) -> None:
    """One more: an invitation is used up by it, in the transaction that makes the account. Raises as `check` does."""
    await check(connection, settings, token)
    if settings.registration == "invitation" and token is not None:
        await passes.use(connection, token)
