"""The database as a whole: reached, brought to the right revision, written to."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert

from artel.kernel.errors import ArtelError, NotInstalled
from artel.server.config import masked
from artel.server.errors import NoDatabase
from artel.server.store import sqlite
from artel.server.store.engine import Database, newest_for, now
from artel.server.store.schema import bans
from artel.server.store.soundness import examine
from artel.server.upkeep.log import log

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


@asynccontextmanager
async def reached(url: str) -> AsyncIterator[Database]:
    """A database that answers, whatever its revision; raises NoDatabase, DamagedDatabase or NotInstalled."""
    database = None
    try:
        database = Database(url)
        if database.file is not None:
            examine(database.file, thoroughly=False)
        await database.revision()
    except ArtelError:
        raise
    except ModuleNotFoundError:  # that of SQLite is always there
        raise NotInstalled(name="asyncpg", package="artel-tabletop[postgres]") from None
    except Exception as error:  # every driver has its own
        if database is not None:
            await database.close()
        lines = str(getattr(error, "orig", None) or error).splitlines() or [type(error).__name__]
        raise NoDatabase(where=masked(url), reason=masked(lines[0])) from None
    try:
        yield database
    finally:
        await database.close()


def keep_private(database: Database) -> None:
    """A database in a file is nobody else's to read."""
    if database.file is None:
        return
    try:
        for file in sqlite.narrow(database.file):
            log.warning("others could read the database; now only its owner can", file=str(file))
    except OSError as error:
        log.warning("others can read the database", file=str(database.file), reason=error.strerror)


async def bring_up(database: Database) -> Path | None:
    """To the newest revision. A database in a file is copied first, unless it is new: the copy. Raises NewDatabase."""
    found = await database.revision()
    if found == newest_for(found):
        return None
    copy = None
    if found is not None and database.file is not None:
        copy = beside(database.file, found)
        await asyncio.to_thread(copy_sqlite, database.file, copy)
        log.info("database copied before its migration", copy=str(copy), revision=found)
    await database.migrate()
    return copy


def beside(file: Path, revision: str) -> Path:
    """A name for the copy of a database that is not taken yet."""
    time = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    return file.with_name(f"{file.stem}.{revision}.{time}{file.suffix}")


def copy_sqlite(file: Path, copy: Path) -> None:
    """While it is in use; nobody else may read the copy."""
    copy.touch(mode=0o600)
    source, target = sqlite3.connect(file), sqlite3.connect(copy)
    try:
        source.backup(target)
    finally:
        source.close()
        target.close()


async def probe(database: Database) -> None:
    """Really writes something, and leaves nothing behind; raises whatever the driver raises."""
    async with database.write() as connection:
        values = {"reason": "readiness", "until": 0, "created_at": now()}
        added = (await connection.execute(insert(bans).values(values).returning(bans.c.id))).scalar_one()
        await connection.execute(delete(bans).where(bans.c.id == added))
