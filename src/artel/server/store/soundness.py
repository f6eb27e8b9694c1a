"""Is a file really a database of ours? Looked at before anything is written to it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from artel.kernel.errors import Problem
from artel.server.errors import DamagedDatabase

if TYPE_CHECKING:
    from pathlib import Path


def examine(file: Path, *, thoroughly: bool) -> None:
    """A file that is not there yet is fine. `thoroughly`: all of it is read. Raises DamagedDatabase.

    Only SQLite opens it: closing it otherwise would give away the locks that this process has on it."""
    if not file.exists():
        return
    if not file.stat().st_size:
        raise DamagedDatabase(where=file, problem=Problem("database-empty-file", "the file is empty"))
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            look(connection, file, thoroughly)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise DamagedDatabase(
                where=file, problem=Problem("database-no-sqlite", "it is no database of SQLite")
            ) from None
        raise unsound(file, error) from None


def look(connection: sqlite3.Connection, file: Path, thoroughly: bool) -> None:
    there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not there:
        raise DamagedDatabase(where=file, problem=Problem("database-no-tables", "it has no tables"))
    if "alembic_version" not in there or not connection.execute("SELECT * FROM alembic_version").fetchall():
        raise DamagedDatabase(
            where=file, problem=Problem("database-no-revision", "it does not say of which revision it is")
        )
    if thoroughly:
        told = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if told != "ok":
            raise unsound(file, told)


def unsound(file: Path, told: object) -> DamagedDatabase:
    return DamagedDatabase(where=file, problem=Problem("database-unsound", "its check says “{told}”", told=told))
