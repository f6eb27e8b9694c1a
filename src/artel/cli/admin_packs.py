"""`artel admin packs`: the data packs of a server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from artel.cli.admin import done, listing, read, time
from artel.server.store import packs
from artel.text import words

if TYPE_CHECKING:
    from artel.server.store.engine import Database
    from artel.server.store.packs import PackListed


def list_packs(config: Path | None, language: str, *, json: bool) -> None:
    found = read(config, packs.listed)
    rows = [
        (time(one.created_at), one.digest, one.game, one.name, one.changes, states(one, language), one.by, one.tables)
        for one in found
    ]
    listing(("at", "pack", "game", "name", "differs", "state", "by", "tables"), rows, found, language, json=json)


def states(pack: PackListed, language: str) -> str:
    given = {"hosted": pack.hosted, "allowed": pack.allowed, "removed": pack.removed}
    names = [name for name, is_so in given.items() if is_so] or ["stored"]
    return ", ".join(words(language).say(f"admin-pack-{name}") for name in names)


def allow(config: Path | None, pack: str, language: str, *, allowed: bool) -> None:
    """Raises NoSuchPack."""

    async def work(database: Database) -> None:
        async with database.write() as connection:
            await packs.allow(connection, pack, allowed=allowed)

    done(config, work)
    typer.echo(words(language).say("admin-pack-is-allowed" if allowed else "admin-pack-is-not-allowed"))


def remove(config: Path | None, pack: str, language: str) -> None:
    """Raises NoSuchPack."""

    async def work(database: Database) -> bool:
        async with database.write() as connection:
            return await packs.remove(connection, pack)

    typer.echo(words(language).say("admin-pack-gone" if done(config, work) else "admin-pack-kept"))
