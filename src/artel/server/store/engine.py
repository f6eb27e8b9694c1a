"""Connections to the database: to read, to write in one transaction, and its revision."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from sqlalchemy import Connection, inspect, make_url, text

from artel.server.errors import NewDatabase, OldDatabase
from artel.server.store.outages import Outage
from artel.server.store.sqlite import SQLiteLines
from artel.server.store.writer import Write
from artel.session.steps import now as now

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Engine
    from sqlalchemy.ext.asyncio import AsyncConnection

MIGRATIONS = Path(__file__).parent / "migrations"
REVISIONS: Final = "alembic_version"
"""The table that says which revision the database has."""


class DatabaseLines(Protocol):
    """Connections to one kind of database."""

    engine: Engine

    def read(self) -> AbstractAsyncContextManager[AsyncConnection]: ...
    def begin(self) -> AbstractAsyncContextManager[AsyncConnection]: ...
    async def store(self, writes: Sequence[Write]) -> None: ...
    async def close(self) -> None: ...


class Database:
    def __init__(self, url: str, sqlite_sync: str = "full") -> None:
        self.lines = lines_to(url, sqlite_sync)
        self.engine = self.lines.engine
        self.file = Path(self.engine.url.database or "") if self.engine.dialect.name == "sqlite" else None
        self.outage = Outage()

    def read(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return self.lines.read()

    def write(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """One transaction; all of it or nothing. Others queue up here, where they cost nothing: SQLite has one writer
        at a time. Within it nothing is waited for but the database: those who have written before may wait for it."""
        return self.lines.begin()

    async def store(self, writes: Sequence[Write]) -> None:
        """The same for what the writer has gathered, before all others who wait."""
        await self.lines.store(writes)

    async def migrate(self) -> None:
        """Brings the database to the newest revision."""
        async with self.write() as connection:
            await connection.run_sync(upgraded, "head")

    async def revision(self) -> str | None:
        """None: nothing is in it yet. Asking does not make a file that is not there."""
        if self.file is not None and not self.file.exists():
            return None
        async with self.read() as connection:
            return await connection.run_sync(revision_in)

    async def check(self) -> None:
        """Raises OldDatabase or NewDatabase."""
        found = await self.revision()
        newest = newest_for(found)
        if found != newest:
            raise OldDatabase(given=found or "-", now=newest)

    async def close(self) -> None:
        await self.lines.close()


def newest_for(found: str | None) -> str:
    """The newest revision; raises NewDatabase where what was found is from a newer program."""
    known = revisions()
    if found is not None and found not in known:
        raise NewDatabase(given=found, now=known[-1])
    return known[-1]


def revisions() -> list[str]:
    """All there are, the newest last: the migrations are called by them. Alembic, which knows them too, is slow to
    come, and a command that migrates nothing does without."""
    return sorted(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*_*.py"))


def revision_in(connection: Connection) -> str | None:
    if not inspect(connection).has_table(REVISIONS):
        return None
    found: str | None = connection.scalar(text(f"select version_num from {REVISIONS}"))
    return found


def upgraded(connection: Connection, revision: str) -> None:
    from alembic import command

    command.upgrade(alembic(connection), revision)


def alembic(connection: Connection | None) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def lines_to(url: str, sqlite_sync: str) -> DatabaseLines:
    made = make_url(url)
    if made.get_backend_name() == "sqlite":
        return SQLiteLines(made, sqlite_sync)
    from artel.server.store.servers import ServerLines  # its ORM comes along

    return ServerLines(made)
