"""A backup: all rows in one compressed file of JSON lines that any database can be restored from.

The first line says what it is. Then, for each table, an object with its name and columns, and a list of values for each
row. The last line counts the rows and has the SHA-256 of all that stands before it. Binary values are in Base64.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import os
import zlib
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection, Integer, LargeBinary, MetaData, Table, func, insert, select, text, tuple_, update

from artel import __version__
from artel.kernel.errors import Problem, listed
from artel.server.errors import BadBackup, FullDatabase, OldDatabase
from artel.server.store.engine import REVISIONS, Database, newest_for, now, upgraded

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from sqlalchemy import Row
    from sqlalchemy.ext.asyncio import AsyncConnection

FORMAT: Final = 1
ROWS: Final = 500
"""At once."""


class BackupHeader(msgspec.Struct, frozen=True, tag="artel-backup", forbid_unknown_fields=True):
    format: int
    version: str
    revision: str
    at: int


class Named(msgspec.Struct, frozen=True, tag="table", forbid_unknown_fields=True):
    name: str
    columns: list[str]


class End(msgspec.Struct, frozen=True, tag="end", forbid_unknown_fields=True):
    rows: dict[str, int]
    sha256: str


Line = BackupHeader | Named | End | list[Any]


async def save(database: Database, file: Path) -> dict[str, int]:
    """Writes everything as it is at this moment, while the server runs: how many rows of what. Nobody else may read
    the file: it holds the secrets of games. It is there when it has been read back, and not before. Raises OldDatabase
    for an empty database, BadBackup where it cannot be read back, and OSError."""
    revision = await database.revision()
    if revision is None:
        raise OldDatabase(given="-", now=newest_for(None))
    part = file.with_name(file.name + ".part")
    rows: Counter[str] = Counter()
    try:
        with open(part, "wb", opener=private) as plain, gzip.open(plain, "wb") as raw:
            writer = BackupLines(raw)
            writer.write(BackupHeader(FORMAT, __version__, revision, now()))
            async with database.read() as connection:
                await connection.exec_driver_sql(SNAPSHOT[connection.dialect.name])
                for table in await connection.run_sync(reflected):
                    name = str(table.name)
                    writer.write(Named(name, [str(column.name) for column in table.columns]))
                    rows[name] = 0
                    async for row in rows_of(connection, table):
                        writer.write(list(row))
                        rows[name] += 1
                await connection.exec_driver_sql("ROLLBACK")
            writer.write(End(dict(rows), writer.digest.hexdigest()))
        check(part)
        with open(part, "rb") as whole:
            os.fsync(whole)
        os.replace(part, file)
    finally:
        part.unlink(missing_ok=True)
    return dict(rows)


async def rows_of(connection: AsyncConnection, table: Table) -> AsyncIterator[Row[Any]]:
    """In the order of their keys, some at a time."""
    key = list(table.primary_key.columns)
    query = select(table).order_by(*key).limit(ROWS)
    found = (await connection.execute(query)).all()
    while found:
        for row in found:
            yield row
        last = [found[-1]._mapping[column] for column in key]
        found = (
            (await connection.execute(query.where(tuple_(*key) > tuple_(*last)))).all() if len(found) == ROWS else []
        )


def private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


SNAPSHOT: Final = {"sqlite": "BEGIN", "postgresql": "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"}


class BackupLines:
    def __init__(self, raw: gzip.GzipFile) -> None:
        self.raw = raw
        self.digest = hashlib.sha256()

    def write(self, line: Line) -> None:
        data = msgspec.json.encode(line) + b"\n"
        self.digest.update(data)
        self.raw.write(data)


def reflected(connection: Connection) -> list[Table]:
    """The tables as they are in the database; what refers to something stands behind it."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name != REVISIONS]


# -- back again ----------------------------------------------------------------------------------------


async def restore(database: Database, file: Path) -> dict[str, int]:
    """Into an empty database, all of it or nothing; then brings that up to date.

    Raises BadBackup, FullDatabase, or NewDatabase for the backup of a newer program."""
    header = check(file)
    async with database.write() as connection:
        await connection.run_sync(make_room)
        await connection.run_sync(upgraded, header.revision)
        tables = {table.name: table for table in await connection.run_sync(reflected)}
        rows = await fill(connection, tables, file)
        for name, many in rows.items():
            there = (await connection.execute(select(func.count()).select_from(tables[name]))).scalar_one()
            if there != many:
                raise BadBackup(
                    where=file,
                    problem=Problem(
                        "backup-count",
                        "{name} should have {many} rows, and has {there}",
                        name=name,
                        many=many,
                        there=there,
                    ),
                )
        await connection.run_sync(upgraded, "head")
    return rows


def check(file: Path) -> BackupHeader:
    """Reads it to the end; raises BadBackup or NewDatabase."""
    lines, rows, header, name = read(file), Counter[str](), None, ""
    for line in lines:
        match line:
            case BackupHeader():
                header = line
                newest_for(line.revision)
            case Named():
                name = line.name
                rows[name] = 0
            case End():
                if line.rows != dict(rows):
                    raise BadBackup(where=file, problem=Problem("backup-rows", "rows are missing"))
            case _:
                rows[name] += 1
    if header is None or header.format != FORMAT:
        raise BadBackup(where=file, problem=Problem("backup-format", "it is of another format"))
    return header


def read(file: Path) -> Iterator[Line]:
    """All lines up to the last one, which proves them; raises BadBackup."""
    digest, decoder, first, line = hashlib.sha256(), msgspec.json.Decoder(Line), True, None
    try:
        with gzip.open(file, "rb") as raw:
            for data in raw:
                line = decoder.decode(data)
                if first is not isinstance(line, BackupHeader):
                    raise BadBackup(where=file, problem=Problem("backup-alien", "it is no backup of Artel"))
                if isinstance(line, End) and line.sha256 != digest.hexdigest():
                    raise BadBackup(where=file, problem=Problem("backup-changed", "it has been changed"))
                digest.update(data)
                first = False
                yield line
    except (OSError, EOFError, zlib.error, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadBackup(where=file, problem=error) from None
    if not isinstance(line, End):
        raise BadBackup(where=file, problem=Problem("backup-cut", "its end is missing"))


def make_room(connection: Connection) -> None:
    """Removes empty tables; raises FullDatabase."""
    metadata = MetaData()
    metadata.reflect(connection)
    known = [table for table in metadata.sorted_tables if table.name != REVISIONS]
    full = [table.name for table in known if connection.execute(select(text("1")).select_from(table).limit(1)).first()]
    if full:
        raise FullDatabase(open=listed(full))
    metadata.drop_all(connection)


async def fill(connection: AsyncConnection, tables: dict[str, Table], file: Path) -> dict[str, int]:
    rows: Counter[str] = Counter()
    filler: Filler | None = None
    for line in read(file):
        if isinstance(line, Named):
            if filler is not None:
                await filler.finish(connection)
            if line.name not in tables or set(line.columns) - set(tables[line.name].columns.keys()):
                raise BadBackup(
                    where=file,
                    problem=Problem(
                        "backup-columns",
                        "its revision has no {name} with {columns}",
                        name=line.name,
                        columns=listed(line.columns),
                    ),
                )
            filler = Filler(tables[line.name], line.columns)
            rows[line.name] = 0
        elif isinstance(line, list) and filler is not None:
            await filler.add(connection, line)
            rows[filler.table.name] += 1
    if filler is not None:
        await filler.finish(connection)
    return dict(rows)


class Filler:
    """Fills one table. What refers to another row of the same table is filled in when all of them are there."""

    def __init__(self, table: Table, columns: list[str]) -> None:
        self.table = table
        self.columns = columns
        self.binary = {name for name in columns if isinstance(table.c[name].type, LargeBinary)}
        self.own = [key.parent.name for key in table.foreign_keys if key.column.table is table]
        self.key = [column.name for column in table.primary_key.columns]
        self.waiting: list[dict[str, Any]] = []
        self.later: list[dict[str, Any]] = []

    async def add(self, connection: AsyncConnection, values: list[Any]) -> None:
        row = dict(zip(self.columns, values, strict=True))
        row |= {name: base64.b64decode(row[name]) for name in self.binary if row[name] is not None}
        if any(row[name] is not None for name in self.own):
            self.later.append({name: row[name] for name in (*self.key, *self.own)})
            row |= dict.fromkeys(self.own)
        self.waiting.append(row)
        if len(self.waiting) == ROWS:
            await self.flush(connection)

    async def flush(self, connection: AsyncConnection) -> None:
        if self.waiting:
            await connection.execute(insert(self.table), self.waiting)
        self.waiting = []

    async def finish(self, connection: AsyncConnection) -> None:
        await self.flush(connection)
        for row in self.later:
            found = [self.table.c[name] == row[name] for name in self.key]
            await connection.execute(update(self.table).where(*found).values({name: row[name] for name in self.own}))
        if connection.dialect.name == "postgresql" and len(self.key) == 1:
            await count_on(connection, self.table)


async def count_on(connection: AsyncConnection, table: Table) -> None:
    """PostgreSQL: the next row gets the next number."""
    [key] = table.primary_key.columns
    if isinstance(key.type, Integer):
        sequence = func.pg_get_serial_sequence(table.name, key.name)
        last = select(func.coalesce(func.max(key), 0) + 1).scalar_subquery()
        await connection.execute(select(func.setval(sequence, last, False)))
