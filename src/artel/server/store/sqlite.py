"""SQLite without a thread for each connection: a statement takes less time than the way to a thread and back.

Only what has to wait goes to a thread: for the lock, if another process has it, and for the disk. To wait for the disk
costs more than most transactions do, so those who wait for their turns are stored by one commit. SQLAlchemy's extension
for asyncio is not even imported: it brings the ORM along.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from sqlite3 import Connection as Driver
from sqlite3 import Cursor, OperationalError
from sqlite3 import Error as DriverError
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, Executable, NullPool, create_engine, event
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.engine import URL, IteratorResult
from sqlalchemy.exc import DBAPIError

from artel.server.store.lasting import lasts
from artel.server.store.ledger import Ledger, finish
from artel.server.store.prepared import PreparedStatements, StatementPrepared
from artel.server.store.turns import Turns

if TYPE_CHECKING:
    from sqlalchemy import NestedTransaction
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncTransaction

    from artel.server.store.writer import Write
else:
    AsyncConnection = AsyncTransaction = object

PATIENCE = 10_000
"""Milliseconds for which a connection waits while another process writes."""
PRIVATE = 0o600
"""It holds hashes of passwords and the secrets of games."""
LOCK = "BEGIN IMMEDIATE"
LOGGED = 4_000
"""Pages of the log that are brought into the database together: many of them are of the same page, written again."""
SPARE = 8
"""Connections to read that are kept for the next ones."""


class Dialect(SQLiteDialect_pysqlite):
    driver = "artel"
    supports_statement_cache = True

    def set_isolation_level(self, dbapi_connection: Any, level: Any) -> None:
        """Nothing to do: transactions begin where `SQLiteLines.begin` says."""

    def do_commit(self, dbapi_connection: Any) -> None:
        """Nothing to do: it goes with the commit of all who have their turns meanwhile."""

    def do_rollback(self, dbapi_connection: Any) -> None:
        """Nothing to do: `_undone` has done it, and what others have written stays."""


registry.register("sqlite.artel", __name__, "Dialect")


class PreparedResult(IteratorResult[Any]):
    """As SQLAlchemy would answer."""

    def __init__(self, prepared: StatementPrepared, cursor: Cursor) -> None:
        super().__init__(prepared.columns, iter(cursor.fetchall()))
        self.rowcount = cursor.rowcount


class LineConnection(AsyncConnection):
    """As much of SQLAlchemy's connection as the store uses, and nobody waits. A statement that lasts does not even go
    through SQLAlchemy any more."""

    def __init__(self, inner: Connection, prepared: PreparedStatements) -> None:
        self.inner = inner
        self.line: Any = inner.connection.driver_connection
        self.dialect = inner.dialect
        self._prepared = prepared

    async def execute(self, statement: Any, parameters: Any = None, *, execution_options: Any = None) -> Any:
        if lasts(statement) and parameters:
            return self._ask(statement, parameters)
        return self.inner.execute(statement, parameters, execution_options=execution_options)

    async def scalar(self, statement: Any, parameters: Any = None, *, execution_options: Any = None) -> Any:
        return (await self.execute(statement, parameters, execution_options=execution_options)).scalar()

    async def scalars(self, statement: Any, parameters: Any = None, *, execution_options: Any = None) -> Any:
        return (await self.execute(statement, parameters, execution_options=execution_options)).scalars()

    async def exec_driver_sql(self, statement: str, parameters: Any = None, execution_options: Any = None) -> Any:
        return self.inner.exec_driver_sql(statement, parameters, execution_options)

    async def run_sync(self, fn: Callable[..., Any], *arg: Any, **kw: Any) -> Any:
        return fn(self.inner, *arg, **kw)

    def begin_nested(self) -> Savepoint:
        return Savepoint(self.inner.begin_nested())

    def _ask(self, statement: Executable, values: dict[str, Any] | list[dict[str, Any]]) -> PreparedResult:
        prepared = self._prepared.of(statement, values[0] if isinstance(values, list) else values)
        try:
            if isinstance(values, list):
                cursor = self.line.executemany(prepared.sql, [prepared.row(one) for one in values])
            else:
                cursor = self.line.execute(prepared.sql, prepared.row(values))
            return PreparedResult(prepared, cursor)
        except DriverError as error:
            raise DBAPIError.instance(prepared.sql, None, error, DriverError, hide_parameters=True) from error

    @property
    def sound(self) -> bool:
        """Can it be used again?"""
        return not self.inner.invalidated and not self.line.in_transaction


class Savepoint(AsyncTransaction):
    def __init__(self, inner: NestedTransaction) -> None:
        self._inner = inner

    async def __aenter__(self) -> Savepoint:
        self._inner.__enter__()
        return self

    async def __aexit__(self, *error: Any) -> None:
        self._inner.__exit__(*error)

    async def rollback(self) -> None:
        self._inner.rollback()


def engine(url: URL, sync: str) -> Engine:
    """A new file is for its owner alone; SQLite makes those beside it like it."""
    file = Path(url.database or "")
    file.parent.mkdir(parents=True, exist_ok=True)
    made = create_engine(
        url.set(drivername="sqlite+artel"),
        poolclass=NullPool,
        connect_args={"check_same_thread": False, "isolation_level": None},
        hide_parameters=True,
    )
    event.listen(made, "do_connect", lambda *_: make_private(file))
    event.listen(made, "connect", lambda connection, _: prepare(connection, sync))
    return made


def make_private(file: Path) -> None:
    """Where it is not there yet. One that is there is not opened: closing it again would give away all locks that
    SQLite has on it in this process, and another process would remove its log."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))


def narrow(file: Path) -> list[Path]:
    """Takes away what others may do with a database and the files beside it: those that were open to them. Raises
    OSError where they belong to somebody else."""
    beside = [file, *[file.with_name(file.name + ending) for ending in ("-wal", "-shm")]]
    wide = [found for found in beside if found.exists() and found.stat().st_mode & 0o077]
    for found in wide:
        found.chmod(PRIVATE)
    return wide


def prepare(connection: Driver, sync: str) -> None:
    usual = "journal_mode=WAL", f"wal_autocheckpoint={LOGGED}", "foreign_keys=ON", f"busy_timeout={PATIENCE}"
    for pragma in (*usual, "temp_store=MEMORY", f"synchronous={sync}"):
        connection.execute(f"PRAGMA {pragma}").close()


class SQLiteLines:
    """One connection that writes, for one at a time, and as many that read as are needed at once."""

    def __init__(self, url: URL, sync: str) -> None:
        self.engine = engine(url, sync)
        self._ledger = Ledger()
        self._turns = Turns(1)
        self._reading: list[LineConnection] = []
        self._writing: LineConnection | None = None
        self._unstored: list[asyncio.Future[None]] = []
        """Those who have written and wait for the commit."""
        self._committing: asyncio.Task[None] | None = None
        self.prepared = PreparedStatements(self.engine.dialect)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        found = self._reading.pop() if self._reading else self._connect()
        try:
            yield found
        finally:
            if found.sound and len(self._reading) < SPARE:
                self._reading.append(found)
            else:
                found.inner.close()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """One transaction. It takes the lock at once: one that reads first and then writes could not wait for it."""
        async with self._turns.taken():
            writing = self._writer()
            if not writing.line.in_transaction:
                await self._lock(writing.line)
                self._committing = asyncio.create_task(self._commit_in_turn())
            try:
                with writing.inner.begin(), self._undone(writing.line):
                    yield writing
            except BaseException as error:
                self._check(writing, error)
                raise
            stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._unstored.append(stored)
        await stored

    async def store(self, writes: Sequence[Write]) -> None:
        """Many rows for few statements, in one transaction, before all others who wait. In order; neighbours with the
        same statement go together. Raises IntegrityError of sqlite3."""
        parts = self.prepared.gathered(writes)
        async with self._turns.taken(hurry=True):
            writing = self._writer()
            if not writing.line.in_transaction:
                await self._lock(writing.line)
            try:
                with self._undone(writing.line):
                    for sql, rows in parts:
                        writing.line.executemany(sql, rows)
            except BaseException as error:
                self._check(writing, error)
                raise
            await self._commit(writing)

    def _undone(self, line: Driver) -> AbstractContextManager[None]:
        """Where what is written within fails, and nothing of what others have written before. A savepoint copies every
        page that is written, so there is none where nobody has."""
        return undone_alone(line) if self._unstored else undone_whole(line)

    async def _commit_in_turn(self) -> None:
        """Behind all who wait now: they go along."""
        async with self._turns.taken():
            writing = self._writer()
            if self._unstored:
                with suppress(Exception):  # those who wait for it are told
                    await self._commit(writing)
            elif writing.line.in_transaction:
                writing.line.rollback()

    async def _commit(self, writing: LineConnection) -> None:
        waiting, self._unstored = self._unstored, []
        try:
            await self._ledger.do(writing.line.commit)
        except BaseException as error:
            done = isinstance(error, asyncio.CancelledError) and not writing.line.in_transaction
            settle(waiting, None if done else error)
            if writing.line.in_transaction:
                writing.line.rollback()
            self._check(writing, error)
            raise
        settle(waiting, None)

    def _check(self, writing: LineConnection, error: BaseException) -> None:
        """After an error: did SQLite undo everything, also what others have written?"""
        if not writing.line.in_transaction:
            waiting, self._unstored = self._unstored, []
            settle(waiting, error)
        if writing.inner.invalidated:
            self._writing = None
            writing.inner.close()

    async def close(self) -> None:
        """What is in hand is stored."""
        if self._committing is not None:
            await self._committing
        self._ledger.close()
        for found in [*self._reading, *filter(None, [self._writing])]:
            found.inner.close()
        self._reading, self._writing = [], None

    def _connect(self) -> LineConnection:
        return LineConnection(self.engine.connect(), self.prepared)

    def _writer(self) -> LineConnection:
        if self._writing is None:
            self._writing = self._connect()
            self._writing.line.execute("PRAGMA busy_timeout=0").close()
        return self._writing

    async def _lock(self, line: Driver) -> None:
        try:
            line.execute(LOCK).close()
        except OperationalError:  # another process writes
            await self._ledger.do(lambda: wait_for_lock(line))


@contextmanager
def undone_alone(line: Driver) -> Iterator[None]:
    """What is written within is undone where it fails, and nothing else of the transaction."""
    line.execute("SAVEPOINT alone").close()
    try:
        yield
    except BaseException:
        if line.in_transaction:  # unless SQLite has undone all of it
            line.execute("ROLLBACK TO alone").close()
            line.execute("RELEASE alone").close()
        raise
    line.execute("RELEASE alone").close()


@contextmanager
def undone_whole(line: Driver) -> Iterator[None]:
    try:
        yield
    except BaseException:
        line.rollback()
        raise


def settle(waiting: list[asyncio.Future[None]], error: BaseException | None) -> None:
    for stored in waiting:
        finish(stored, error)


def wait_for_lock(line: Driver) -> None:
    line.execute(f"PRAGMA busy_timeout={PATIENCE}").close()
    try:
        line.execute(LOCK).close()
    finally:
        line.execute("PRAGMA busy_timeout=0").close()
