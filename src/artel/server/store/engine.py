"""Connections to the database: to read, to write in one transaction, and its revision."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from artel.server.errors import NewDatabase, OldDatabase
from artel.server.store import sqlite
from artel.server.store.outages import Outage
from artel.server.store.turns import Turns
from artel.server.store.writer import Write, execute
from artel.session.steps import now as now

if TYPE_CHECKING:
    from alembic.config import Config

WRITERS = 10
MIGRATIONS = Path(__file__).parent / "migrations"
REVISIONS: Final = "alembic_version"
"""The table that says which revision the database has."""


class Database:
    def __init__(self, url: str, sqlite_sync: str = "full") -> None:
        self.engine = engine_for(url, sqlite_sync)
        self.file = Path(self.engine.url.database or "") if self.engine.dialect.name == "sqlite" else None
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._ledger = sqlite.Ledger(self.engine, sqlite_sync) if self.file is not None else None
        self._turns = Turns(WRITERS if self.file is None else 1)
        self.outage = Outage()

    def read(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return self._reading.connect()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; all of it or nothing. SQLite has one writer at a time: the others queue up here, where they
        cost nothing."""
        async with self._turns.taken(), self.engine.begin() as connection:
            yield connection

    async def store(self, writes: Sequence[Write]) -> None:
        """The same for what the writer has gathered, before all others who wait."""
        async with self._turns.taken(hurry=True):
            if self._ledger is not None:
                await self._ledger.store(writes)
            else:
                async with self.engine.begin() as connection:
                    await execute(connection, writes)

    async def migrate(self) -> None:
        """Brings the database to the newest revision."""
        async with self.engine.begin() as connection:
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
        if self._ledger is not None:
            await self._ledger.close()
        await self.engine.dispose()


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


def engine_for(url: str, sqlite_sync: str) -> AsyncEngine:
    made = make_url(url)
    if made.get_backend_name() == "sqlite":
        return sqlite.engine(made, sqlite_sync)
    return create_async_engine(made, pool_pre_ping=True, hide_parameters=True)
