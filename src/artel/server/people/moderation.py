"""What is done to keep order, from the page and from the command line alike.

Each act is one transaction with its line in the audit log: who did it (None: the host, on the command line), to whom,
and why. Processes that serve follow the log (`watchman`): they close sockets and look at tables again.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from artel.server.errors import (
    NameTaken,
    NoPassword,
    NoSuchPerson,
    NotAnAccount,
    NotFound,
    NotRunning,
    StillAdmin,
)
from artel.server.store import audit, bans, cleaning, factors, news, passes, people, reports, resets, tables, talk
from artel.text import words

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.server.config import Settings
    from artel.server.store.cleaning import KeepDays
    from artel.server.store.engine import Database
    from artel.server.store.passes import Pass
    from artel.server.store.people import Person
    from artel.server.store.reports import Report

By = str | None
"""The id of an admin, or the host."""


# -- people --------------------------------------------------------------------------------------------


async def known_as(connection: AsyncConnection, who: str) -> Person:
    """By id, or by the name of an account. Raises NotFound."""
    target = await bans.target(connection, who)
    found = None if target.person_id is None else await people.load(connection, target.person_id)
    if found is None:
        raise NotFound(given=who)
    return found


async def touchable(connection: AsyncConnection, by: By, who: str) -> Person:
    """Raises NoSuchPerson, and StillAdmin where one admin would act against another: that is the host's to do."""
    person = await people.load(connection, who)
    if person is None:
        raise NoSuchPerson(person=who)
    if person.admin and by is not None:
        raise StillAdmin(name=person.name)
    return person


async def grant(connection: AsyncConnection, by: By, who: str) -> Person:
    """Links for a new password that others have made for the person are void. Raises NotFound or NotAnAccount."""
    person = await known_as(connection, who)
    if person.kind != "account":
        raise NotAnAccount(name=person.name)
    await resets.drop(connection, person)
    await people.make_admin(connection, person, admin=True)
    await audit.write(connection, by, "grant", whom=person.id)
    return person


async def revoke(connection: AsyncConnection, by: By, who: str) -> bool:
    """False where the person was no admin. Raises NotFound."""
    person = await known_as(connection, who)
    if person.admin:
        await people.make_admin(connection, person, admin=False)
        await audit.write(connection, by, "revoke", whom=person.id)
    return person.admin


async def rename(connection: AsyncConnection, by: By, who: str, name: str | None, why: str) -> Person:
    """`name`: None for one that says nothing. The person is told at the next visit.

    Raises NoSuchPerson, StillAdmin, BadName or NameTaken."""
    person = await touchable(connection, by, who)
    renamed = await people.rename(connection, person, name) if name is not None else await neutral(connection, person)
    await news.tell(connection, person.id, "renamed", renamed.name, why)
    await audit.write(connection, by, "rename", whom=person.id, why=why)
    return renamed


async def neutral(connection: AsyncConnection, person: Person) -> Person:
    """Under a name like Player 12345."""
    while True:
        number = str(secrets.randbelow(90_000) + 10_000)
        try:
            return await people.rename(connection, person, words(person.language).say("admin-player", number=number))
        except NameTaken:
            continue


async def remove(connection: AsyncConnection, by: By, who: str, why: str) -> None:
    """As if the person had left for good. Raises NoSuchPerson or StillAdmin."""
    from artel.server.people import accounts  # brings the rules of all games along, which nothing else here needs

    person = await touchable(connection, by, who)
    await accounts.remove(connection, person)
    await audit.write(connection, by, "remove", whom=person.id, why=why)


async def sign_out(connection: AsyncConnection, by: By, who: str, why: str) -> None:
    """On all devices. Raises NoSuchPerson or StillAdmin."""
    person = await touchable(connection, by, who)
    await people.close_sessions(connection, person)
    await audit.write(connection, by, "sign-out", whom=person.id, why=why)


async def reset_password(
    connection: AsyncConnection, by: By, who: str, why: str, *, lasts: int = resets.LASTS, mailed: bool = False
) -> tuple[Person, str]:
    """Whose, and the token of a link that sets a new one; `mailed`: it goes to the person and nobody else sees it.

    Raises NoSuchPerson, StillAdmin or NoPassword."""
    person = await touchable(connection, by, who)
    if person.kind != "account":
        raise NoPassword(name=person.name)
    token = await resets.reset_token(connection, person, lasts)
    await audit.write(connection, by, "mail-reset" if mailed else "reset-password", whom=person.id, why=why)
    return person, token


async def second_factor_off(connection: AsyncConnection, by: By, who: str, why: str) -> bool:
    """False where there was none. Raises NoSuchPerson or StillAdmin."""
    person = await touchable(connection, by, who)
    had = await factors.drop(connection, person)
    if had:
        await audit.write(connection, by, "second-factor-off", whom=person.id, why=why)
    return had


async def ban(connection: AsyncConnection, by: By, who: str, reason: str, days: float | None) -> None:
    """A person's id, the name of an account, an address or a network. Raises NotFound or StillAdmin."""
    target = await bans.target(connection, who)
    if target.person_id is not None:
        await touchable(connection, by, target.person_id)
    await bans.add(connection, who, reason, days)
    await audit.write(connection, by, "ban", whom=target.person_id, about=target.address or "", why=reason)


async def unban(connection: AsyncConnection, by: By, who: str, why: str = "") -> bool:
    """False where there was no ban. Raises NotFound."""
    target = await bans.target(connection, who)
    lifted = await bans.lift(connection, who)
    if lifted:
        await audit.write(connection, by, "unban", whom=target.person_id, about=target.address or "", why=why)
    return lifted


# -- tables --------------------------------------------------------------------------------------------


async def close_table(connection: AsyncConnection, by: By, table: str, why: str) -> None:
    """The game ends there without a result. Raises NoSuchTable or NotRunning."""
    await tables.hold(connection, table)
    row = await tables.load(connection, table)
    if row.status not in ("open", "running"):
        raise NotRunning(status=row.status)
    await tables.give_up(connection, [table])
    await audit.write(connection, by, "close-table", table=table, why=why)


async def remove_table(connection: AsyncConnection, by: By, table: str, why: str) -> None:
    """From all public lists: only who sat there finds it from now on, and what was said there nobody reads. A game that
    is not over is closed first. It stays in the database, so that it can still be proved. Raises NoSuchTable."""
    await tables.hold(connection, table)
    await tables.load(connection, table)
    await tables.give_up(connection, [table])
    await tables.hide(connection, table)
    await talk.hide(connection, table, None, hidden=True)
    await audit.write(connection, by, "remove-table", table=table, why=why)


async def hide(connection: AsyncConnection, by: By, table: str, at: int, why: str, *, hidden: bool = True) -> None:
    """One remark, or show it again. Raises NoSuchRemark."""
    remark = await talk.remark(connection, table, at)
    await talk.hide(connection, table, at, hidden=hidden)
    what = "hide" if hidden else "unhide"
    await audit.write(connection, by, what, whom=remark.person, table=table, about=str(at), why=why)


# -- invitations and reports ---------------------------------------------------------------------------


async def invite(connection: AsyncConnection, by: By, note: str, uses: int, days: float) -> tuple[Pass, str]:
    """An invitation to make an account, and its token."""
    made, token = await passes.add(connection, by, note, uses, days)
    await audit.write(connection, by, "invite", about=made.id, why=note)
    return made, token


async def uninvite(connection: AsyncConnection, by: By, which: str) -> None:
    """Raises NoSuchPass."""
    await passes.revoke(connection, which)
    await audit.write(connection, by, "uninvite", about=which)


async def take_report(connection: AsyncConnection, by: By, which: str) -> Report:
    """Raises NoSuchReport, ReportTaken or ReportClosed."""
    found = await reports.take(connection, which, by)
    await audit.write(connection, by, "take-report", whom=found.person, table=found.table, about=which)
    return found


async def close_report(connection: AsyncConnection, by: By, which: str, note: str) -> Report:
    """The reporter is told that it was looked at. Raises NoSuchReport or ReportClosed."""
    found = await reports.close(connection, which, by, note)
    if await people.load(connection, found.reporter) is not None:
        await news.tell(connection, found.reporter, "report")
    await audit.write(connection, by, "close-report", whom=found.person, table=found.table, about=which, why=note)
    return found


# -- the database --------------------------------------------------------------------------------------


async def clean(connection: AsyncConnection, by: By, keep: KeepDays, *, dry: bool) -> dict[str, int]:
    """How many of each have gone, or with `dry` would go."""
    async with connection.begin_nested() as inner:
        gone = await cleaning.clean(connection, keep)
        if dry:
            await inner.rollback()
    if not dry and any(gone.values()):
        await audit.write(connection, by, "clean", about=str(sum(gone.values())))
    return gone


async def back_up(database: Database, settings: Settings, by: By) -> tuple[Path, dict[str, int], list[Path]]:
    """At once, as by the clock: the file, its rows, and which older ones have gone. Raises BackupRunning or BadBackup.
    It takes as long as the database is large, so it is no transaction: the log tells of it when it is done."""
    from artel.server.upkeep import rotation

    file, rows, gone = await rotation.at_once(database, settings)
    async with database.write() as connection:
        await audit.write(connection, by, "backup", about=file.name)
    return file, rows, gone
