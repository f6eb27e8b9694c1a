"""For those who look after the server. Every act goes through `people.moderation`, as on the command line; of games
that are played nothing is shown but who sits where."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from artel import __version__
from artel.server.api.common import admins_only
from artel.server.api.documented import refusals
from artel.server.errors import (
    BackupRunning,
    BadName,
    NameTaken,
    NoAddress,
    NoFactorOf,
    NoNotices,
    NoPassword,
    NoSuchPass,
    NoSuchPerson,
    NoSuchRemark,
    NoSuchReport,
    NoSuchTable,
    NotRunning,
    ReportClosed,
    ReportTaken,
    StillAdmin,
)
from artel.server.notices.texts import reset_letter
from artel.server.people import moderation
from artel.server.store import (
    audit,
    bans,
    contacts,
    factors,
    flags,
    leases,
    listings,
    passes,
    people,
    reports,
    resets,
    tables,
    talk,
)
from artel.server.store.audit import Deed
from artel.server.store.bans import Ban
from artel.server.store.cleaning import KeepDays
from artel.server.store.engine import now
from artel.server.store.flags import Flag
from artel.server.store.listings import Known, Listed
from artel.server.store.passes import Pass
from artel.server.store.people import Person
from artel.server.store.reports import Report
from artel.server.store.talk import TalkLine
from artel.server.world import World

asked_for = partial(get, guards=[admins_only])
changed = partial(post, guards=[admins_only])
removed = partial(delete, guards=[admins_only])
Id = Annotated[str, Meta(pattern=r"^[0-9A-Za-z]{1,16}$")]
Why = Annotated[str, Meta(max_length=200, description="for the audit log")]
Search = Annotated[str, QueryParameter(max_length=64, description="An id, or a part of a name.")]
Many = Annotated[int, QueryParameter(ge=1, le=200, description="How many at most.")]
TALK = 200


class Process(msgspec.Struct, frozen=True):
    """One that serves; `tables`: that are live there; `this`: the one that answers."""

    id: str
    tables: int
    this: bool


class ServerFigures(msgspec.Struct, frozen=True):
    """`people` by kind and `tables` by status; `live`: tables, and `sockets`: clients, of the process that answers,
    which has served since `since`. `backup`: when the last one was made, by hand or by the clock. `estimated`: of
    games that are over there are so many that the database has only guessed their number."""

    version: str
    now: int
    since: int
    people: dict[str, int]
    tables: dict[str, int]
    processes: list[Process]
    live: int
    sockets: int
    admins: int
    sessions: int
    bans: int
    reports: int
    registration: Literal["open", "invitation", "closed"]
    guests: bool
    backup: int | None
    estimated: bool


class PersonPage(msgspec.Struct, frozen=True):
    """`sessions`: how many; `factor`: since when there is a second one; `mail`: whether a letter reaches the person.
    `tables`: the newest where the person sits; `reports`: by the person or against."""

    person: Known
    sessions: int
    factor: int | None
    mail: bool
    bans: list[Ban]
    tables: list[Listed]
    reports: list[Report]
    acts: list[Deed]


class ReportPage(msgspec.Struct, frozen=True):
    """`talk`: what was said at the table up to the report."""

    report: Report
    talk: list[TalkLine]


class Because(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    why: Why = ""


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`name`: null for one that says nothing, such as Player 12345. The person is told why."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    why: Why = ""


class NewReset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`mail`: the link goes to the person's confirmed address, and is not shown."""

    mail: bool = False
    why: Why = ""


class MadeReset(msgspec.Struct, frozen=True):
    """`token`: shown once, here, unless it was mailed. In a link it goes behind the # (`/reset#TOKEN`). `until`: so
    long it is good."""

    token: str | None
    until: int


class MadeBackup(msgspec.Struct, frozen=True):
    """`file`: in the folder of the settings; `gone`: how many older ones it made needless."""

    file: str
    rows: int
    gone: int


class NewBan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`who`: a person's id, the name of an account, an address or a network. They are told the reason. `days`: null for
    good."""

    who: Annotated[str, Meta(min_length=1, max_length=64)]
    reason: Why = ""
    days: Annotated[float, Meta(gt=0, le=36500)] | None = None


class Lifted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    who: Annotated[str, Meta(min_length=1, max_length=64)]
    why: Why = ""


class Hiding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`hidden` false: everybody reads it again."""

    hidden: bool = True
    why: Why = ""


class NewPass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`note`: for whom."""

    note: Annotated[str, Meta(max_length=80)] = ""
    uses: Annotated[int, Meta(ge=1, le=1000)] = 1
    days: Annotated[float, Meta(gt=0, le=365)] = 7


class MadePass(msgspec.Struct, frozen=True):
    """`token`: shown once, here. In a link it goes behind the # (`/join#TOKEN`), which browsers keep to themselves."""

    invitation: Pass
    token: str


class AdminOutcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`note`: what was done."""

    note: Annotated[str, Meta(max_length=500)]


class Cleaning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As `artel admin clean` does by default; `dry`: only count."""

    dry: bool = True


# -- figures and the log -------------------------------------------------------------------------------


@asked_for("/api/admin/figures", summary="Figures of the server")
async def show_figures(world: NamedDependency[World], admin: NamedDependency[Person]) -> ServerFigures:
    """How many people, tables, processes; since when; the last backup."""
    async with world.database.read() as connection:
        found = await listings.counted(connection)
        alive = await leases.alive(connection)
        backup = await listings.last_backup(connection)
    mine = world.directory.process
    alive |= {mine}  # one that is alone does not renew its lease
    return ServerFigures(
        version=__version__,
        now=now(),
        since=world.watchman.since,
        people=found.people,
        tables=found.tables,
        processes=[Process(one, many, one == mine) for one, many in sorted(found.processes.items()) if one in alive],
        live=len(world.directory),
        sockets=len(world.sockets),
        admins=found.admins,
        sessions=found.sessions,
        bans=found.bans,
        reports=found.reports,
        registration=world.settings.registration,
        guests=world.settings.guests,
        backup=backup,
        estimated=found.estimated,
    )


@asked_for("/api/admin/audit", summary="The audit log")
async def show_audit(
    world: NamedDependency[World],
    admin: NamedDependency[Person],
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53, description="Older than the act of this id.")] = None,
    most: Many = 50,
) -> list[Deed]:
    """Every moderating act, the newest first."""
    async with world.database.read() as connection:
        return await audit.newest(connection, most, before)


@changed("/api/admin/clean", status_code=200)
async def clean(
    data: JSONBody[Cleaning], world: NamedDependency[World], admin: NamedDependency[Person]
) -> dict[str, int]:
    """Remove what nobody needs any more: how many of what."""
    async with world.database.write() as connection:
        return await moderation.clean(connection, admin.id, KeepDays(), dry=data.dry)


@changed("/api/admin/backup", status_code=200, responses=refusals(BackupRunning))
async def back_up(world: NamedDependency[World], admin: NamedDependency[Person]) -> MadeBackup:
    """All data into one more file of the folder for backups, and those removed that are too old, as by the clock."""
    file, rows, gone = await moderation.back_up(world.database, world.settings, admin.id)
    return MadeBackup(file.name, sum(rows.values()), len(gone))


# -- people --------------------------------------------------------------------------------------------


@asked_for("/api/admin/people", summary="People")
async def list_people(
    world: NamedDependency[World], admin: NamedDependency[Person], search: Search = "", most: Many = 50
) -> list[Known]:
    """Those seen last come first."""
    async with world.database.read() as connection:
        return await listings.people(connection, search, most)


@asked_for("/api/admin/people/{who:str}", summary="A person", responses=refusals(NoSuchPerson))
async def show_person(who: FromPath[Id], world: NamedDependency[World], admin: NamedDependency[Person]) -> PersonPage:
    """All that a moderator has to know of somebody."""
    async with world.database.read() as connection:
        known = await listings.person(connection, who)
        if known is None:
            raise NoSuchPerson(person=who)
        person = await people.load(connection, who)
        factor = None if person is None else await factors.of(connection, person)
        return PersonPage(
            person=known,
            sessions=await people.sessions_of(connection, who),
            factor=None if factor is None else factor.since,
            mail=world.notices.mailer is not None and await contacts.confirmed_address(connection, who) is not None,
            bans=await bans.in_order(connection, who),
            tables=await listings.tables(connection, None, 20, who),
            reports=await reports.about(connection, who, 20),
            acts=await audit.newest(connection, 20, who=who),
        )


@changed(
    "/api/admin/people/{who:str}/rename",
    status_code=200,
    responses=refusals(NoSuchPerson, StillAdmin, NameTaken, BadName),
)
async def rename_person(
    who: FromPath[Id], data: JSONBody[NewName], world: NamedDependency[World], admin: NamedDependency[Person]
) -> Person:
    """Another name. The person is told at the next visit."""
    async with world.database.write() as connection:
        renamed = await moderation.rename(connection, admin.id, who, data.name, data.why)
    world.watchman.hurry()
    return renamed


@changed("/api/admin/people/{who:str}/remove", status_code=204, responses=refusals(NoSuchPerson, StillAdmin))
async def remove_person(
    who: FromPath[Id], data: JSONBody[Because], world: NamedDependency[World], admin: NamedDependency[Person]
) -> None:
    """For good, as if the person had left: games stay in the records of the others, without the name."""
    async with world.database.write() as connection:
        await moderation.remove(connection, admin.id, who, data.why)
    world.watchman.hurry()


@changed("/api/admin/people/{who:str}/sign-out", status_code=204, responses=refusals(NoSuchPerson, StillAdmin))
async def end_sessions(
    who: FromPath[Id], data: JSONBody[Because], world: NamedDependency[World], admin: NamedDependency[Person]
) -> None:
    """On all devices."""
    async with world.database.write() as connection:
        await moderation.sign_out(connection, admin.id, who, data.why)
    world.watchman.hurry()


@changed(
    "/api/admin/people/{who:str}/reset-password",
    status_code=200,
    responses=refusals(NoSuchPerson, StillAdmin, NoPassword, NoNotices, NoAddress),
)
async def reset_person(
    who: FromPath[Id], data: JSONBody[NewReset], world: NamedDependency[World], admin: NamedDependency[Person]
) -> MadeReset:
    """A link with which the person sets a new password, once, within a day. Until then the old one stays."""
    mailer, site = world.notices.mailer, world.settings.site or ""
    if data.mail and mailer is None:
        raise NoNotices
    async with world.database.write() as connection:
        person, token = await moderation.reset_password(connection, admin.id, who, data.why, mailed=data.mail)
        address = await contacts.confirmed_address(connection, who)
        if data.mail and address is None:
            raise NoAddress(name=person.name)
    until = now() + resets.LASTS
    if not data.mail or mailer is None or address is None:
        return MadeReset(token, until)
    mailer.post(reset_letter(address, person, site, token))
    return MadeReset(None, until)


@changed(
    "/api/admin/people/{who:str}/second-factor-off",
    status_code=204,
    responses=refusals(NoSuchPerson, StillAdmin, NoFactorOf),
)
async def switch_factor_off(
    who: FromPath[Id], data: JSONBody[Because], world: NamedDependency[World], admin: NamedDependency[Person]
) -> None:
    """For somebody who has lost it and the recovery codes: the password alone is asked for again."""
    async with world.database.write() as connection:
        if not await moderation.second_factor_off(connection, admin.id, who, data.why):
            person = await people.load(connection, who)
            raise NoFactorOf(name=person.name if person is not None else who)


@asked_for("/api/admin/flags", summary="Rated games that look like farming")
async def list_flags(
    world: NamedDependency[World],
    admin: NamedDependency[Person],
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53, description="Older than the one of this id.")] = None,
    most: Many = 50,
) -> list[Flag]:
    """The newest first."""
    async with world.database.read() as connection:
        return await flags.flags(connection, most, before)


@asked_for("/api/admin/bans", summary="Bans")
async def list_bans(world: NamedDependency[World], admin: NamedDependency[Person]) -> list[Ban]:
    """Those in force, the oldest first."""
    async with world.database.read() as connection:
        return await bans.in_order(connection)


@changed("/api/admin/bans", status_code=204, responses=refusals(StillAdmin))
async def ban(data: JSONBody[NewBan], world: NamedDependency[World], admin: NamedDependency[Person]) -> None:
    """Let somebody in no more, instead of any earlier ban."""
    async with world.database.write() as connection:
        await moderation.ban(connection, admin.id, data.who, data.reason, data.days)
    world.watchman.hurry()


@changed("/api/admin/bans/lift", status_code=204)
async def lift_ban(data: JSONBody[Lifted], world: NamedDependency[World], admin: NamedDependency[Person]) -> None:
    """Let somebody in again."""
    async with world.database.write() as connection:
        await moderation.unban(connection, admin.id, data.who, data.why)


# -- tables --------------------------------------------------------------------------------------------


@asked_for("/api/admin/tables", summary="Tables of all kinds")
async def list_all_tables(
    world: NamedDependency[World],
    admin: NamedDependency[Person],
    status: FromQuery[Literal["open", "running", "over", "abandoned"] | None] = None,
    search: Annotated[str, QueryParameter(max_length=64, description="Id of a table or a person, or a name.")] = "",
    most: Many = 50,
) -> list[Listed]:
    """The newest first, private ones too: who sits where and how they stand, nothing of the game."""
    async with world.database.read() as connection:
        return await listings.tables(connection, status, most, search)


@asked_for("/api/admin/tables/{table:str}/talk", summary="What was said", responses=refusals(NoSuchTable))
async def show_talk(
    table: FromPath[Id], world: NamedDependency[World], admin: NamedDependency[Person]
) -> list[TalkLine]:
    """The last remarks of both rooms, the oldest first, hidden ones too."""
    async with world.database.read() as connection:
        await tables.load(connection, table)
        return await talk.spoken(connection, table, TALK)


@changed("/api/admin/tables/{table:str}/close", status_code=204, responses=refusals(NoSuchTable, NotRunning))
async def close_table(
    table: FromPath[Id], data: JSONBody[Because], world: NamedDependency[World], admin: NamedDependency[Person]
) -> None:
    """Nobody plays there any more; a game that was begun ends without a result."""
    async with world.database.write() as connection:
        await moderation.close_table(connection, admin.id, table, data.why)
    world.watchman.hurry()


@changed("/api/admin/tables/{table:str}/remove", status_code=204, responses=refusals(NoSuchTable))
async def remove_table(
    table: FromPath[Id], data: JSONBody[Because], world: NamedDependency[World], admin: NamedDependency[Person]
) -> None:
    """From all public lists: only who sat there still finds it, and what was said there nobody reads. The record is
    kept, so that it can be proved."""
    async with world.database.write() as connection:
        await moderation.remove_table(connection, admin.id, table, data.why)
    world.watchman.hurry()


@changed(
    "/api/admin/tables/{table:str}/talk/{at:int}/hide", status_code=204, responses=refusals(NoSuchTable, NoSuchRemark)
)
async def hide_remark(
    table: FromPath[Id],
    at: FromPath[int],
    data: JSONBody[Hiding],
    world: NamedDependency[World],
    admin: NamedDependency[Person],
) -> None:
    """Nobody reads it any more, or everybody again."""
    async with world.database.write() as connection:
        await moderation.hide(connection, admin.id, table, at, data.why, hidden=data.hidden)
    world.watchman.hurry()


# -- reports and invitations ---------------------------------------------------------------------------


@asked_for("/api/admin/reports", summary="Reports")
async def list_reports(
    world: NamedDependency[World],
    admin: NamedDependency[Person],
    status: FromQuery[Literal["open", "taken", "closed"] | None] = None,
    most: Many = 50,
) -> list[Report]:
    """Those that wait come first, the oldest at the top; then those that are closed."""
    async with world.database.read() as connection:
        return await reports.queue(connection, status, most)


@asked_for("/api/admin/reports/{which:str}", summary="A report", responses=refusals(NoSuchReport))
async def show_report(which: FromPath[Id], world: NamedDependency[World], admin: NamedDependency[Person]) -> ReportPage:
    """With what was said at the table up to it."""
    async with world.database.read() as connection:
        found = await reports.load(connection, which)
        return ReportPage(found, await reports.attached(connection, which))


@changed(
    "/api/admin/reports/{which:str}/take",
    status_code=200,
    responses=refusals(NoSuchReport, ReportTaken, ReportClosed),
)
async def take_report(which: FromPath[Id], world: NamedDependency[World], admin: NamedDependency[Person]) -> Report:
    """I look after it."""
    async with world.database.write() as connection:
        return await moderation.take_report(connection, admin.id, which)


@changed("/api/admin/reports/{which:str}/close", status_code=200, responses=refusals(NoSuchReport, ReportClosed))
async def close_report(
    which: FromPath[Id], data: JSONBody[AdminOutcome], world: NamedDependency[World], admin: NamedDependency[Person]
) -> Report:
    """It was looked at, and the reporter is told so, but not what was done."""
    async with world.database.write() as connection:
        return await moderation.close_report(connection, admin.id, which, data.note)


@asked_for("/api/admin/invitations", summary="Invitations to make an account")
async def list_invitations(world: NamedDependency[World], admin: NamedDependency[Person]) -> list[Pass]:
    """The newest first, also those that are used up or too old."""
    async with world.database.read() as connection:
        return await passes.newest(connection)


@changed("/api/admin/invitations")
async def invite_to_register(
    data: JSONBody[NewPass], world: NamedDependency[World], admin: NamedDependency[Person]
) -> MadePass:
    """A new one."""
    async with world.database.write() as connection:
        made, token = await moderation.invite(connection, admin.id, data.note.strip(), data.uses, data.days)
    return MadePass(made, token)


@removed("/api/admin/invitations/{which:str}", responses=refusals(NoSuchPass))
async def revoke_invitation(which: FromPath[Id], world: NamedDependency[World], admin: NamedDependency[Person]) -> None:
    """Nobody can register with it any more."""
    async with world.database.write() as connection:
        await moderation.uninvite(connection, admin.id, which)


ROUTES = [
    show_figures,
    show_audit,
    clean,
    back_up,
    list_people,
    show_person,
    rename_person,
    remove_person,
    end_sessions,
    reset_person,
    switch_factor_off,
    list_flags,
    list_bans,
    ban,
    lift_ban,
    list_all_tables,
    show_talk,
    close_table,
    remove_table,
    hide_remark,
    list_reports,
    show_report,
    take_report,
    close_report,
    list_invitations,
    invite_to_register,
    revoke_invitation,
]
