"""Backups by the clock: the newest of each of the last days and weeks is kept, the others are removed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from artel.server.errors import BackupRunning, BadBackup
from artel.server.store import backups, chores
from artel.server.store.engine import now
from artel.server.store.upkeep import reached
from artel.server.upkeep.log import log
from artel.server.upkeep.metrics import BACKUP_FAILURES, LAST_BACKUP

if TYPE_CHECKING:
    from artel.server.config import Settings
    from artel.server.store.engine import Database

LOOK_EVERY: Final = 60.0
HOUR: Final = 3600 * 1000
CHORE: Final = "backup"
NAME: Final = re.compile(r"artel-(\d{8}-\d{6})\.jsonl\.gz")
STAMP: Final = "%Y%m%d-%H%M%S"


def name_at(at: int) -> str:
    return f"artel-{datetime.fromtimestamp(at / 1000, UTC).strftime(STAMP)}.jsonl.gz"


def made_at(file: Path) -> datetime | None:
    """None: it is none of ours."""
    found = NAME.fullmatch(file.name)
    return None if found is None else datetime.strptime(found[1], STAMP)


def too_many(files: Iterable[Path], daily: int, weekly: int) -> list[Path]:
    """Those to be removed: all but the newest of each of so many days, and of each of so many weeks, that have any. The
    very newest stays in any case."""
    ours = sorted(((made, file) for file in files if (made := made_at(file)) is not None), reverse=True)
    days: dict[object, Path] = {}
    weeks: dict[object, Path] = {}
    for made, file in ours:
        days.setdefault(made.date(), file)
        weeks.setdefault(made.isocalendar()[:2], file)
    kept = {file for _, file in ours[:1]} | {*list(days.values())[:daily], *list(weeks.values())[:weekly]}
    return [file for _, file in ours if file not in kept]


async def rotate(database: Database, settings: Settings, at: int) -> tuple[Path, dict[str, int], list[Path]]:
    """One more backup, and those that it makes needless removed: the file, its rows, what has gone.

    Raises what `backups.save` raises."""
    folder = Path(settings.backup_folder)
    await asyncio.to_thread(partial(folder.mkdir, mode=0o700, parents=True, exist_ok=True))
    file = folder / name_at(at)
    rows = await backups.save(database, file)
    gone = too_many(folder.iterdir(), settings.backup_daily, settings.backup_weekly)
    for old in gone:
        old.unlink(missing_ok=True)
    return file, rows, gone


async def look_after_backups(database: Database, settings: Settings, clock: Callable[[], int] = now) -> None:
    """For ever, where the settings want it. The work is done in a thread with a connection of its own."""
    while settings.backup_every:
        try:
            await turn(database, settings, clock)
        except Exception as error:
            BACKUP_FAILURES.inc()
            log.error("backup failed", reason=f"{type(error).__name__}: {error}")
        await asyncio.sleep(LOOK_EVERY)


async def turn(database: Database, settings: Settings, clock: Callable[[], int]) -> Path | None:
    """Makes a backup if it is time and no other process is at it. One that fails is tried again after a while."""
    every = int(settings.backup_every * HOUR)
    made: Path | None = None
    if await chores.claim(database, CHORE, clock(), every, min(every, HOUR)):
        at = clock()
        made, rows, gone = await asyncio.to_thread(apart, settings, at)
        await chores.finish(database, CHORE, at)
        log.info("backup made", file=str(made), rows=sum(rows.values()), removed=len(gone))
    done = await chores.done_at(database, CHORE)
    if done is not None:
        LAST_BACKUP.set(done / 1000)
    return made


async def at_once(database: Database, settings: Settings) -> tuple[Path, dict[str, int], list[Path]]:
    """One more now, whatever the clock says; the next one by the clock comes after the usual time. Raises BackupRunning
    or BadBackup."""
    at = now()
    if not await chores.claim(database, CHORE, at, 0, HOUR):
        raise BackupRunning
    try:
        made = await asyncio.to_thread(apart, settings, at)
    except OSError as error:
        await chores.release(database, CHORE)
        raise BadBackup(where=settings.backup_folder, problem=error) from None
    except Exception:
        await chores.release(database, CHORE)
        raise
    await chores.finish(database, CHORE, at)
    LAST_BACKUP.set(at / 1000)
    return made


def apart(settings: Settings, at: int) -> tuple[Path, dict[str, int], list[Path]]:
    async def work() -> tuple[Path, dict[str, int], list[Path]]:
        async with reached(settings.database) as database:
            return await rotate(database, settings, at)

    return asyncio.run(work())
