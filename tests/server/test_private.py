"""The files of SQLite are for their owner alone."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from msgspec.structs import replace
from structlog.testing import capture_logs

from artel.server.config import Settings
from artel.server.store.engine import Database
from artel.server.store.upkeep import keep_private
from server.clients import Running


@pytest.fixture(autouse=True)
def usual_mask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir() if file.is_file()}


async def test_new_files(settings: Settings, tmp_path: Path) -> None:
    folder = tmp_path / "new"
    running = await Running.start(replace(settings, database=f"sqlite+aiosqlite:///{folder / 'artel.db'}"))
    await running.guest("Анна")
    assert modes(folder) == dict.fromkeys(("artel.db", "artel.db-wal", "artel.db-shm"), 0o600)
    await running.close()


async def test_files_that_were_open_to_others(settings: Settings, tmp_path: Path) -> None:
    file = tmp_path / "artel.db"
    structlog.reset_defaults()
    database = Database(settings.database)
    await database.migrate()
    for ending in ("", "-wal", "-shm"):
        file.with_name(file.name + ending).chmod(0o644)
    with capture_logs() as told:
        keep_private(database)
    assert modes(tmp_path) == dict.fromkeys(("artel.db", "artel.db-wal", "artel.db-shm"), 0o600)
    assert {entry["log_level"] for entry in told} == {"warning"}
    assert [entry["file"] for entry in told] == [f"{file}{ending}" for ending in ("", "-wal", "-shm")]
    with capture_logs() as told:
        keep_private(database)
    assert told == []
    await database.close()


async def test_the_start_narrows(settings: Settings, tmp_path: Path) -> None:
    database = Database(settings.database)
    await database.migrate()
    await database.close()
    (tmp_path / "artel.db").chmod(0o664)
    running = await Running.start(settings)
    assert modes(tmp_path)["artel.db"] == 0o600
    await running.close()
