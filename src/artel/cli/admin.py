"""`artel admin`: for whoever runs a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import typer
from rich.console import Console
from rich.progress import Progress

from artel.cli.common import explained
from artel.server import proofs
from artel.server.config import load
from artel.server.errors import BadBackup
from artel.server.store import backups, bans, factors, flags, listings, people, resets
from artel.server.store.cleaning import Keep, clean
from artel.server.store.engine import now
from artel.server.store.upkeep import bring_up, reached
from artel.text import words

if TYPE_CHECKING:
    from artel.server.store.engine import Database

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
            return await backups.save(database, file)
        except OSError as error:
            raise BadBackup(where=file, problem=error) from None

    counted(done(config, work, check=False), language)


def rotated(config: Path | None, language: str) -> None:
    """A backup as the server makes them by the clock."""
    from artel.server import rotation
    from artel.server.store import chores
    from artel.server.store.engine import now

    settings = load(config)

    async def work(database: Database) -> tuple[Path, dict[str, int], list[Path]]:
        at = now()
        try:
            made = await rotation.rotate(database, settings, at)
        except OSError as error:
            raise BadBackup(where=settings.backup_folder, problem=error) from None
        await chores.finish(database, rotation.CHORE, at)
        return made

    file, rows, gone = done(config, work)
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


# -- cleaning and banning ------------------------------------------------------------------------------


def tidy(config: Path | None, keep: Keep, language: str, *, dry: bool) -> None:
    async def work(database: Database) -> dict[str, int]:
        async with database.write() as connection:
            gone = await clean(connection, keep)
            if dry:
                await connection.rollback()
        return gone

    for what, many in done(config, work).items():
        typer.echo(f"{many:>9}  {words(language).say(f'admin-cleaned-{what}')}")


def ban(config: Path | None, who: str, reason: str, days: float | None, language: str) -> None:
    async def work(database: Database) -> None:
        async with database.write() as connection:
            await bans.add(connection, who, reason, days)

    done(config, work)
    typer.echo(words(language).say("admin-banned", who=who))


def unban(config: Path | None, who: str, language: str) -> None:
    async def work(database: Database) -> bool:
        async with database.write() as connection:
            return await bans.lift(connection, who)

    typer.echo(words(language).say("admin-unbanned" if done(config, work) else "admin-not-banned", who=who))


# -- accounts ------------------------------------------------------------------------------------------


def reset_password(config: Path | None, who: str, hours: float, site: str, language: str) -> None:
    async def work(database: Database) -> tuple[str, str]:
        async with database.write() as connection:
            person = await people.account(connection, who)
            return person.name, await resets.reset_token(connection, person, int(hours * 3600 * 1000))

    name, token = done(config, work)
    until = f"{time(now() + int(hours * 3600 * 1000))} UTC"
    typer.echo(words(language).say("admin-reset", name=name, until=until))
    typer.echo(f"{site.rstrip('/')}/reset#{token}")


def second_factor_off(config: Path | None, who: str, language: str) -> None:
    async def work(database: Database) -> tuple[str, bool]:
        async with database.write() as connection:
            person = await people.account(connection, who)
            return person.name, await factors.drop(connection, person)

    name, was = done(config, work)
    typer.echo(words(language).say("admin-factor-off" if was else "admin-no-factor", name=name))


# -- listings ------------------------------------------------------------------------------------------


def list_bans(config: Path | None, language: str) -> None:
    async def work(database: Database) -> list[bans.Ban]:
        async with database.read() as connection:
            return await bans.in_order(connection)

    found = [(ban.address or ban.person, ban.name, time(ban.until), ban.reason) for ban in done(config, work)]
    listing(("who", "name", "until", "reason"), found, language)


def list_people(config: Path | None, search: str, most: int, language: str) -> None:
    async def work(database: Database) -> list[listings.Known]:
        async with database.read() as connection:
            return await listings.people(connection, search, most)

    rows = [
        (who.id, who.kind, who.name, who.games, time(who.created_at), time(who.seen_at)) for who in done(config, work)
    ]
    listing(("id", "kind", "name", "games", "created", "seen"), rows, language)


def list_tables(config: Path | None, status: str | None, most: int, language: str) -> None:
    async def work(database: Database) -> list[listings.Listed]:
        async with database.read() as connection:
            return await listings.tables(connection, status, most)

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
        for table in done(config, work)
    ]
    listing(("id", "game", "status", "sitting", "moves", "created", "moved"), rows, language)


def list_flags(config: Path | None, most: int, language: str) -> None:
    async def work(database: Database) -> list[flags.Flag]:
        async with database.read() as connection:
            return await flags.flags(connection, most)

    say = words(language).say
    rows = [
        (
            time(flag.at),
            flag.table,
            flag.game,
            flag.name if flag.other_name is None else f"{flag.name}, {flag.other_name}",
            say(f"admin-flag-{flag.reason}", games=flag.games or 0),
        )
        for flag in done(config, work)
    ]
    listing(("at", "table", "game", "who", "reason"), rows, language)


def time(at: int | None) -> str:
    return "" if at is None else f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M}"


def listing(heads: Sequence[str], rows: Sequence[Sequence[object]], language: str) -> None:
    """In columns; what people have written may not steer the terminal."""
    named = [words(language).say(f"admin-head-{head}") for head in heads]
    shown = [named, *[["" if cell is None else str(cell) for cell in row] for row in rows]]
    widths = [max(map(len, column)) for column in zip(*shown, strict=True)]
    for row in shown:
        line = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        typer.echo("".join(sign if sign.isprintable() else "?" for sign in line))
