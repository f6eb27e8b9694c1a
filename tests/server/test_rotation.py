"""Backups by the clock."""

from __future__ import annotations

import asyncio
import stat
import sys
import threading
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import select
from typer.testing import CliRunner

from artel.cli import app
from artel.server.config import Settings
from artel.server.errors import BadBackup
from artel.server.store import backups
from artel.server.store.engine import Database, now
from artel.server.store.schema import chores
from artel.server.store.upkeep import reached
from artel.server.upkeep import rotation
from artel.server.upkeep.rotation import HOUR, made_at, name_at, too_many, turn
from patience import HANG
from server.clients import Running, patient_http

DAY = 24 * HOUR
MONDAY = int(datetime(2026, 3, 2, tzinfo=UTC).timestamp() * 1000)


@pytest.fixture
def backed(settings: Settings, tmp_path: Path) -> Settings:
    folder = str(tmp_path / "deep" / "backups")
    return msgspec.structs.replace(settings, backup_every=6, backup_folder=folder, backup_daily=3, backup_weekly=2)


def fixed(at: int) -> Callable[[], int]:
    return lambda: at


def kept(settings: Settings) -> list[Path]:
    return sorted(Path(settings.backup_folder).iterdir())


def test_which_are_kept(tmp_path: Path) -> None:
    files = [tmp_path / name_at(MONDAY + hours * HOUR) for hours in range(0, 28 * 24, 6)]
    others = [tmp_path / "artel.gz", tmp_path / "artel-20260302-000000.jsonl.gz.part", tmp_path / "notes"]
    left = [file for file in files if file not in too_many([*files, *others], 3, 3)]
    said = [f"{made:%d %H}" for file in left if (made := made_at(file)) is not None]
    assert said == ["15 18", "22 18", "27 18", "28 18", "29 18"]  # Sundays, and the last of the last days
    assert too_many([files[0]], 0, 0) == []
    assert too_many(files[:2], 0, 0) == files[:1]


async def test_the_clock(backed: Settings, database: Database) -> None:
    at = MONDAY
    url = f"sqlite+aiosqlite:///{database.file}"
    settings = msgspec.structs.replace(backed, database=url)
    first = await turn(database, settings, fixed(at))
    assert first == Path(settings.backup_folder, "artel-20260302-000000.jsonl.gz")
    assert stat.S_IMODE(first.stat().st_mode) == 0o600
    assert stat.S_IMODE(first.parent.stat().st_mode) == 0o700
    assert backups.check(first).at > 0
    at += 6 * HOUR - 1
    assert await turn(database, settings, fixed(at)) is None
    for _ in range(4 * 16):
        at += 6 * HOUR
        assert await turn(database, settings, fixed(at)) is not None
    assert len(kept(settings)) == 3 + 1  # three days, of the last two weeks one is among them


async def test_one_of_several_does_it(backed: Settings, shared: Settings) -> None:
    settings = msgspec.structs.replace(backed, database=shared.database)
    async with reached(settings.database) as one, reached(settings.database) as two:
        for hours in range(0, 60, 6):
            at = MONDAY + hours * HOUR
            made = await asyncio.gather(*[turn(database, settings, fixed(at)) for database in (one, two)])
            assert sum(file is not None for file in made) == 1


async def test_one_that_fails_is_tried_again(
    backed: Settings, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = msgspec.structs.replace(backed, database=f"sqlite+aiosqlite:///{database.file}")

    def unreadable(file: Path) -> None:
        raise BadBackup(where=file, problem="it has been changed")

    with monkeypatch.context() as patch:
        patch.setattr(backups, "check", unreadable)
        with pytest.raises(BadBackup):
            await turn(database, settings, lambda: MONDAY)
    assert kept(settings) == []
    assert await turn(database, settings, lambda: MONDAY + 60_000) is None
    assert await turn(database, settings, lambda: MONDAY + HOUR) is not None


async def test_the_server_makes_them_apart(backed: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []
    apart = rotation.apart

    def noted(settings: Settings, at: int) -> tuple[Path, dict[str, int], list[Path]]:
        threads.append(threading.current_thread())
        return apart(settings, at)

    monkeypatch.setattr(rotation, "apart", noted)
    monkeypatch.setattr(rotation, "LOOK_EVERY", 0.05)
    began = now()
    running = await Running.start(backed)
    async with asyncio.timeout(HANG), patient_http(base_url=f"http://{running.address}") as http:
        shown = 0.0
        while shown * 1000 < began - 1:  # other servers were here before, in this process
            told = (await http.get("/metrics")).text
            found = {family.name: family for family in text_string_to_metric_families(told)}
            shown = found["artel_backup_timestamp_seconds"].samples[0].value
            await asyncio.sleep(0.02)
    assert [thread is threading.main_thread() for thread in threads] == [False]
    assert len(kept(backed)) == 1
    await running.close()


async def test_a_backup_leaves_the_database_in_use(backed: Settings, database: Database) -> None:
    """Who opens and closes the file besides SQLite gives away its locks; the next process to leave removes the log."""
    settings = msgspec.structs.replace(backed, database=f"sqlite+aiosqlite:///{database.file}")
    look = f"import sqlite3; sqlite3.connect({str(database.file)!r}).execute('SELECT * FROM people').fetchall()"
    async with database.read() as connection:
        await connection.execute(select(chores))
        await turn(database, settings, lambda: MONDAY)
        log = Path(f"{database.file}-wal").stat().st_ino
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", look)
        assert await asyncio.wait_for(process.wait(), HANG) == 0
        assert Path(f"{database.file}-wal").stat().st_ino == log


def test_by_hand(backed: Settings, tmp_path: Path) -> None:
    environment = {
        "ARTEL_DATABASE": backed.database,
        "ARTEL_BACKUP_FOLDER": backed.backup_folder,
        "ARTEL_BACKUP_DAILY": "2",
        "ARTEL_BACKUP_WEEKLY": "0",
        "ARTEL_LANG": "en",
    }

    def artel(*args: str) -> str:
        done = CliRunner().invoke(app, ["admin", *args], env=environment)
        assert done.exit_code == 0, done.output
        return done.stdout

    artel("migrate")
    Path(backed.backup_folder).mkdir(parents=True)
    today = datetime.now(UTC)
    for days in (1, 2, 3):
        Path(backed.backup_folder, name_at(int((today - timedelta(days=days)).timestamp() * 1000))).touch()
    told = artel("backup", "--rotate").splitlines()[-1]
    assert told == f"{kept(backed)[-1]} made, 2 old ones removed."
    assert len(kept(backed)) == 2
    assert artel("audit").splitlines()[-1].split()[2:] == ["host", "backup", "made", kept(backed)[-1].name]
    artel_back = {**environment, "ARTEL_DATABASE": f"sqlite+aiosqlite:///{tmp_path / 'back.db'}"}
    again = CliRunner().invoke(app, ["admin", "restore", str(kept(backed)[-1])], env=artel_back)
    assert again.exit_code == 0, again.output
    for wrong in (["backup"], ["backup", "--rotate", "x.gz"]):
        assert CliRunner().invoke(app, ["admin", *wrong], env=environment).exit_code == 2
