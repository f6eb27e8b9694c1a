"""SQLite without a thread for each connection: a statement takes less time than the way to a thread and back.

Only what has to wait goes to a thread: for the lock, if another process has it, and for the disk.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from sqlite3 import Connection as Driver
from sqlite3 import Cursor, OperationalError, connect
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import AsyncAdaptedQueuePool, Connection, Executable, event
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.util import await_only

if TYPE_CHECKING:
    from artel.server.store.writer import Write

PATIENCE = 10_000
"""Milliseconds for which a connection waits while another process writes."""
PRIVATE = 0o600
"""It holds hashes of passwords and the secrets of games."""


class Reader(Cursor):
    """As SQLAlchemy expects a cursor of somebody who waits."""

    server_side = False

    async def _async_soft_close(self) -> None:
        pass


class LineDriver(Driver):
    def cursor(self, factory: Any = Reader) -> Any:
        return super().cursor(factory)


class Dialect(SQLiteDialect_pysqlite):
    driver = "artel"
    is_async = True
    supports_statement_cache = True

    @classmethod
    def get_pool_class(cls, url: URL) -> type[AsyncAdaptedQueuePool]:
        return AsyncAdaptedQueuePool

    def set_isolation_level(self, dbapi_connection: Any, level: Any) -> None:
        """Nothing to do: transactions begin where `begin` says."""

    def do_execute(self, cursor: Any, statement: Any, parameters: Any, context: Any = None) -> None:
        cursor.execute(statement, parameters)
        await_only(nothing())

    def do_execute_no_params(self, cursor: Any, statement: Any, context: Any = None) -> None:
        cursor.execute(statement)
        await_only(nothing())

    def do_executemany(self, cursor: Any, statement: Any, parameters: Any, context: Any = None) -> None:
        cursor.executemany(statement, parameters)
        await_only(nothing())

    def do_commit(self, dbapi_connection: Any) -> None:
        if dbapi_connection.in_transaction:
            await_only(apart(dbapi_connection.commit))


registry.register("sqlite.artel", __name__, "Dialect")


def engine(url: URL, sync: str) -> AsyncEngine:
    """A new file is for its owner alone; SQLite makes those beside it like it."""
    file = Path(url.database or "")
    file.parent.mkdir(parents=True, exist_ok=True)
    given = {"check_same_thread": False, "isolation_level": None, "factory": LineDriver}
    made = create_async_engine(url.set(drivername="sqlite+artel"), connect_args=given, hide_parameters=True)
    event.listen(made.sync_engine, "do_connect", lambda *_: make_private(file))
    event.listen(made.sync_engine, "connect", lambda connection, _: prepare(connection, sync))
    event.listen(made.sync_engine, "begin", begin)
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
    for pragma in ("journal_mode=WAL", f"synchronous={sync}", "foreign_keys=ON", f"busy_timeout={PATIENCE}"):
        connection.execute(f"PRAGMA {pragma}").close()


def begin(connection: Connection) -> None:
    """Takes the lock at once: a transaction that reads first and then writes could not wait for it later."""
    if connection.get_execution_options().get("isolation_level") == "AUTOCOMMIT":
        return
    driver: Any = connection.connection.driver_connection
    driver.execute("PRAGMA busy_timeout=0").close()
    try:
        driver.execute("BEGIN IMMEDIATE").close()
    except OperationalError:  # another process writes
        driver.execute(f"PRAGMA busy_timeout={PATIENCE}").close()
        await_only(apart(lambda: driver.execute("BEGIN IMMEDIATE").close()))
    else:
        driver.execute(f"PRAGMA busy_timeout={PATIENCE}").close()


async def nothing() -> None:
    """SQLAlchemy takes a statement for which nobody waits for a mistake."""


async def apart(work: Callable[[], object]) -> None:
    """In a thread; to the end, since a thread cannot be called back."""
    task = asyncio.create_task(asyncio.to_thread(work))
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise


class StatementPrepared(NamedTuple):
    """A statement as SQL, the order of its values, and those that are always the same."""

    statement: Executable
    sql: str
    names: tuple[str, ...]
    fixed: dict[str, Any]

    def row(self, values: Mapping[str, Any]) -> tuple[Any, ...]:
        return tuple([values[name] if name in values else self.fixed[name] for name in self.names])


class Ledger:
    """Many rows for few statements, in one transaction: a connection and a thread of its own, and nothing between."""

    def __init__(self, made: AsyncEngine, sync: str) -> None:
        self._engine = made.sync_engine
        self._sync = sync
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="ledger")
        self._line: Driver | None = None
        self._prepared: dict[tuple[int, frozenset[str]], StatementPrepared] = {}

    async def store(self, writes: Sequence[Write]) -> None:
        """In order; neighbours with the same statement go together. Raises IntegrityError of sqlite3."""
        parts: list[tuple[str, list[tuple[Any, ...]]]] = []
        last: StatementPrepared | None = None
        for statement, values in writes:
            found = self._prepare(statement, values)
            if found is not last:
                parts.append((found.sql, []))
                last = found
            parts[-1][1].append(found.row(values))
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, parts)

    async def close(self) -> None:
        if self._line is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._line.close)
        self._thread.shutdown()

    def _prepare(self, statement: Executable, values: Mapping[str, Any]) -> StatementPrepared:
        key = id(statement), frozenset(values)
        if key not in self._prepared:
            compiled: Any = statement.compile(self._engine, column_keys=list(values))  # type: ignore[attr-defined]
            fixed = dict(compiled.params)
            for column in (*compiled.insert_prefetch, *compiled.update_prefetch):
                fixed[column.key] = column.default.arg
            assert "POSTCOMPILE" not in compiled.string, "a list of values is no value"
            self._prepared[key] = StatementPrepared(statement, compiled.string, tuple(compiled.positiontup), fixed)
        return self._prepared[key]

    def _write(self, parts: list[tuple[str, list[tuple[Any, ...]]]]) -> None:
        if self._line is None:
            self._line = connect(self._engine.url.database or "", isolation_level=None)
            prepare(self._line, self._sync)
        self._line.execute("BEGIN IMMEDIATE")
        try:
            for sql, rows in parts:
                self._line.executemany(sql, rows)
            self._line.execute("COMMIT")
        except BaseException:
            if self._line.in_transaction:
                self._line.execute("ROLLBACK")
            raise
