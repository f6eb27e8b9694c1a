"""`artel admin`: for whoever runs a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec
import typer

from artel.cli.common import explained
from artel.server.config import load
from artel.server.errors import BadBackup
from artel.server.people import moderation
from artel.server.store import audit, backups, bans, flags, listings, passes, people, reports, talk
from artel.server.store.engine import newest_for, now
from artel.server.store.upkeep import bring_up, reached
from artel.text import words

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.server.store.cleaning import KeepDays
    from artel.server.store.engine import Database
    from artel.server.store.people import Person

T = TypeVar("T")


def done(config: Path | None, work: Callable[[Database], Awaitable[T]], *, check: bool = True) -> T:
    """Does something with the database of the settings; `check`: it must be up to date.

    Raises what `load` raises, NoDatabase, OldDatabase or NewDatabase."""

    async def run() -> T:
        async with reached(load(config).database) as database:
            if check:
                await database.check()
            return await work(database)

    return asyncio.run(run())


def migrate(config: Path | None, language: str) -> None:
    copy = done(config, bring_up, check=False)
    if copy is not None:
        typer.echo(words(language).say("admin-copied", file=str(copy)))
    typer.echo(words(language).say("admin-migrated"))


# -- backups -------------------------------------------------------------------------------------------


def backup(config: Path | None, file: Path, language: str) -> None:
    async def work(database: Database) -> dict[str, int]:
        try:
            saved = await backups.save(database, file)
        except OSError as error:
            raise BadBackup(where=file, problem=error) from None
        if (found := await database.revision()) == newest_for(found):  # an older database has no log
            async with database.write() as connection:
                await audit.write(connection, None, "backup", about=file.name)
        return saved

    counted(done(config, work, check=False), language)


def rotated(config: Path | None, language: str) -> None:
    """A backup as the server makes them by the clock."""
    settings = load(config)
    file, rows, gone = done(config, lambda database: moderation.back_up(database, settings, None))
    counted(rows, language)
    typer.echo(words(language).say("admin-rotated", file=str(file), gone=len(gone)))


def restore(config: Path | None, file: Path, language: str) -> None:
    counted(done(config, lambda database: backups.restore(database, file), check=False), language)
    verify(config, language)


def counted(rows: dict[str, int], language: str) -> None:
    for name, many in rows.items():
        if many:
            typer.echo(f"{many:>9}  {name}")
    typer.echo(words(language).say("admin-rows", rows=sum(rows.values())))


def verify(config: Path | None, language: str) -> None:
    """Exit status 2 if a game does not prove itself."""
    from rich.console import Console
    from rich.progress import Progress

    from artel.server.upkeep import proofs

    async def work(database: Database) -> tuple[int, list[proofs.Proof]]:
        found = await proofs.finished(database)
        wrong: list[proofs.Proof] = []
        console = Console(stderr=True)
        with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task(say("admin-proving"), total=len(found))
            async for proof in proofs.proofs(database, found):
                progress.advance(task)
                if proof.error is not None:
                    wrong.append(proof)
        return len(found), wrong

    say = words(language).say
    many, wrong = done(config, work)
    for table, game, error in wrong:
        if error is not None:
            typer.echo(f"{table} ({game}): {explained(error, language)}", err=True)
    typer.echo(say("admin-proved", games=many - len(wrong), wrong=len(wrong)))
    if wrong:
        raise typer.Exit(2)


def make_key(language: str) -> None:
    """Raises NotInstalled."""
    from artel.server.notices.push import new_key, public_of

    key = new_key()
    typer.echo(words(language).say("admin-vapid"))
    typer.echo(f'vapid_key = "{key}"  # {public_of(key)}')


# -- cleaning ------------------------------------------------------------------------------------------


def tidy(config: Path | None, keep: KeepDays, language: str, *, dry: bool) -> None:
    async def work(database: Database) -> dict[str, int]:
        async with database.write() as connection:
            return await moderation.clean(connection, None, keep, dry=dry)

    for what, many in done(config, work).items():
        typer.echo(f"{many:>9}  {words(language).say(f'admin-cleaned-{what}')}")


# -- what moderators do --------------------------------------------------------------------------------


def act(config: Path | None, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    """One transaction."""

    async def run(database: Database) -> T:
        async with database.write() as connection:
            return await work(connection)

    return done(config, run)


def grant(config: Path | None, who: str, language: str) -> None:
    person = act(config, lambda connection: moderation.grant(connection, None, who))
    typer.echo(words(language).say("admin-granted", name=person.name))


def revoke(config: Path | None, who: str, language: str) -> None:
    was = act(config, lambda connection: moderation.revoke(connection, None, who))
    typer.echo(words(language).say("admin-revoked" if was else "admin-no-admin", who=who))


def rename(config: Path | None, who: str, name: str | None, why: str, language: str) -> None:
    async def work(connection: AsyncConnection) -> Person:
        person = await moderation.known_as(connection, who)
        return await moderation.rename(connection, None, person.id, name, why)

    typer.echo(words(language).say("admin-renamed", who=who, name=act(config, work).name))


def remove(config: Path | None, who: str, why: str, language: str, *, sure: bool) -> None:
    person = act(config, lambda connection: moderation.known_as(connection, who))
    if not sure:
        typer.confirm(words(language).say("admin-remove-sure", name=person.name), abort=True)
    act(config, lambda connection: moderation.remove(connection, None, person.id, why))
    typer.echo(words(language).say("admin-removed", name=person.name))


def sign_out(config: Path | None, who: str, why: str, language: str) -> None:
    async def work(connection: AsyncConnection) -> None:
        person = await moderation.known_as(connection, who)
        await moderation.sign_out(connection, None, person.id, why)

    act(config, work)
    typer.echo(words(language).say("admin-signed-out", who=who))


def ban(config: Path | None, who: str, reason: str, days: float | None, language: str) -> None:
    act(config, lambda connection: moderation.ban(connection, None, who, reason, days))
    typer.echo(words(language).say("admin-banned", who=who))


def unban(config: Path | None, who: str, language: str) -> None:
    lifted = act(config, lambda connection: moderation.unban(connection, None, who))
    typer.echo(words(language).say("admin-unbanned" if lifted else "admin-not-banned", who=who))


def close_table(config: Path | None, table: str, why: str, language: str) -> None:
    act(config, lambda connection: moderation.close_table(connection, None, table, why))
    typer.echo(words(language).say("admin-table-closed", table=table))


def remove_table(config: Path | None, table: str, why: str, language: str) -> None:
    act(config, lambda connection: moderation.remove_table(connection, None, table, why))
    typer.echo(words(language).say("admin-table-removed", table=table))


def hide(config: Path | None, table: str, at: int, why: str, language: str, *, hidden: bool) -> None:
    act(config, lambda connection: moderation.hide(connection, None, table, at, why, hidden=hidden))
    typer.echo(words(language).say("admin-hidden" if hidden else "admin-shown"))


def invite(config: Path | None, note: str, uses: int, days: float, language: str) -> None:
    made, token = act(config, lambda connection: moderation.invite(connection, None, note, uses, days))
    typer.echo(words(language).say("admin-invited", id=made.id, until=time(made.expires_at), uses=uses))
    typer.echo(f"/join#{token}")


def uninvite(config: Path | None, which: str, language: str) -> None:
    act(config, lambda connection: moderation.uninvite(connection, None, which))
    typer.echo(words(language).say("admin-uninvited", id=which))


def close_report(config: Path | None, which: str, note: str, language: str) -> None:
    act(config, lambda connection: moderation.close_report(connection, None, which, note))
    typer.echo(words(language).say("admin-report-closed", id=which))


# -- accounts ------------------------------------------------------------------------------------------


def reset_password(config: Path | None, who: str, hours: float, site: str, why: str, language: str) -> None:
    lasts = int(hours * 3600 * 1000)

    async def work(connection: AsyncConnection) -> tuple[Person, str]:
        person = await people.account(connection, who)
        return await moderation.reset_password(connection, None, person.id, why, lasts=lasts)

    person, token = act(config, work)
    typer.echo(words(language).say("admin-reset", name=person.name, until=f"{time(now() + lasts)} UTC"))
    typer.echo(f"{site.rstrip('/')}/reset#{token}")


def second_factor_off(config: Path | None, who: str, why: str, language: str) -> None:
    async def work(connection: AsyncConnection) -> tuple[str, bool]:
        person = await people.account(connection, who)
        return person.name, await moderation.second_factor_off(connection, None, person.id, why)

    name, was = act(config, work)
    typer.echo(words(language).say("admin-factor-off" if was else "admin-no-factor", name=name))


# -- listings ------------------------------------------------------------------------------------------


def read(config: Path | None, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    async def run(database: Database) -> T:
        async with database.read() as connection:
            return await work(connection)

    return done(config, run)


def list_bans(config: Path | None, language: str, *, json: bool) -> None:
    found = read(config, bans.in_order)
    rows = [(ban.address or ban.person, ban.name, time(ban.until), ban.reason) for ban in found]
    listing(("who", "name", "until", "reason"), rows, found, language, json=json)


def list_people(config: Path | None, search: str, most: int, language: str, *, json: bool) -> None:
    found = read(config, lambda connection: listings.people(connection, search, most))
    rows = [(who.id, who.kind, who.name, who.games, time(who.created_at), time(who.seen_at)) for who in found]
    listing(("id", "kind", "name", "games", "created", "seen"), rows, found, language, json=json)


def list_tables(config: Path | None, status: str | None, most: int, language: str, *, json: bool) -> None:
    found = read(config, lambda connection: listings.tables(connection, status, most))
    rows = [
        (
            table.id,
            table.game,
            table.status,
            ", ".join(table.sitting),
            table.steps,
            time(table.created_at),
            time(table.last_at),
        )
        for table in found
    ]
    listing(("id", "game", "status", "sitting", "moves", "created", "moved"), rows, found, language, json=json)


def list_talk(config: Path | None, table: str, most: int, language: str, *, json: bool) -> None:
    found = read(config, lambda connection: talk.spoken(connection, table, most))
    shown = words(language).say("admin-is-hidden")
    rows = [(one.at, one.room, one.person, one.name, shown if one.hidden else "", one.text) for one in found]
    listing(("at", "room", "id", "name", "hidden", "text"), rows, found, language, json=json)


def list_reports(config: Path | None, status: str | None, most: int, language: str, *, json: bool) -> None:
    found = read(config, lambda connection: reports.queue(connection, status, most))
    rows = [
        (one.id, one.status, time(one.created_at), one.reason, one.person_name, one.reporter_name, one.table, one.text)
        for one in found
    ]
    heads = ("id", "status", "created", "reason", "whom", "by", "table", "text")
    listing(heads, rows, found, language, json=json)


def list_invitations(config: Path | None, language: str, *, json: bool) -> None:
    found = read(config, passes.newest)
    rows = [(one.id, f"{one.used}/{one.uses}", time(one.expires_at), one.by, one.note) for one in found]
    listing(("id", "used", "until", "by", "note"), rows, found, language, json=json)


def list_audit(config: Path | None, most: int, language: str, *, json: bool) -> None:
    """Who was removed stays in it, without a name."""
    found = read(config, lambda connection: audit.newest(connection, most))
    say = words(language).say
    host, gone = say("admin-host"), say("admin-gone")
    rows = [
        (
            time(one.at),
            host if one.by is None else one.by_name or gone,
            say(f"admin-act-{one.what}"),
            one.whom and f"{one.whom_name or gone} ({one.whom})",
            one.table,
            one.about,
            one.why,
        )
        for one in found
    ]
    listing(("at", "by", "what", "whom", "table", "about", "reason"), rows, found, language, json=json)


def figures(config: Path | None, language: str, *, json: bool) -> None:
    async def work(connection: AsyncConnection) -> tuple[listings.Counted, int | None]:
        return await listings.counted(connection), await listings.last_backup(connection)

    found, backup = read(config, work)
    if json:
        typer.echo(msgspec.json.encode({**msgspec.structs.asdict(found), "backup": backup}).decode())
        return
    say, total = words(language).say, {"admins": found.admins, "sessions": found.sessions, "bans": found.bans}
    for group, counts in (("person", found.people), ("table", found.tables)):
        for name, many in sorted(counts.items()):
            about = "≈" if found.estimated and name == "over" else ""
            typer.echo(f"{about + str(many):>9}  {say(f'admin-{group}-{name}')}")
    for name, many in (total | {"reports": found.reports}).items():
        typer.echo(f"{many:>9}  {say(f'admin-many-{name}')}")
    typer.echo(say("admin-last-backup", at=time(backup)) if backup is not None else say("admin-no-backup"))


def list_flags(config: Path | None, most: int, language: str, *, json: bool) -> None:
    found = read(config, lambda connection: flags.flags(connection, most))
    say = words(language).say
    rows = [
        (
            time(flag.at),
            flag.table,
            flag.game,
            flag.name if flag.other_name is None else f"{flag.name}, {flag.other_name}",
            say(f"admin-flag-{flag.reason}", games=flag.games or 0),
        )
        for flag in found
    ]
    listing(("at", "table", "game", "who", "reason"), rows, found, language, json=json)


def time(at: int | None) -> str:
    return "" if at is None else f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M}"


def listing(
    heads: Sequence[str], rows: Sequence[Sequence[object]], found: Sequence[object], language: str, *, json: bool
) -> None:
    """In columns, or all that was found as JSON; what people have written may not steer the terminal."""
    if json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    named = [words(language).say(f"admin-head-{head}") for head in heads]
    shown = [named, *[["" if cell is None else str(cell) for cell in row] for row in rows]]
    widths = [max(map(len, column)) for column in zip(*shown, strict=True)]
    for row in shown:
        line = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        typer.echo("".join(sign if sign.isprintable() else "?" for sign in line))
