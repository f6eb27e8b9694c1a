"""Tables where nobody is: they rest and cost nothing, and where a bot is to move they go on."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select, update

from artel.server.config import Settings
from artel.server.lobby import seating
from artel.server.store import people, steps
from artel.server.store.engine import Database
from artel.server.store.people import Person
from artel.server.store.schema import owners, tables
from artel.server.table import directory
from artel.server.table.breakdowns import Fallen
from artel.server.table.live import LiveTable
from artel.server.table.services import Services
from patience import until
from server.clients import Running


class Loads(Counter[str]):
    """How often each table is loaded."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__()
        load = LiveTable.load

        async def counted(services: Services, table: str, dropped: Callable[[], None]) -> LiveTable:
            self[table] += 1
            return await load(services, table, dropped)

        monkeypatch.setattr(LiveTable, "load", staticmethod(counted))


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> Loads:
    monkeypatch.setattr(directory, "TEND_EVERY", 0.05)
    return Loads(monkeypatch)


async def begun(database: Database, host: Person, *seats: str | None) -> str:
    """A game has begun; nobody has told the directory."""
    async with database.write() as connection:
        row = await seating.open_table(connection, host, "zodchie", {}, seats, "open")
        await seating.start(connection, row.id, host)
    return row.id


async def tended(running: Running, times: int = 5) -> None:
    """The directory has looked after its tables some more times."""
    here, seen = running.world.directory, 0
    wake = here._wake

    async def counted() -> None:
        nonlocal seen
        await wake()
        seen += 1

    here._wake = counted  # type: ignore[method-assign]

    await until(lambda: seen >= times)
    here._wake = wake  # type: ignore[method-assign]


async def newest(database: Database, table: str) -> tuple[int, int | None]:
    async with database.read() as connection:
        return await steps.last(connection, table), (await steps.asked(connection, [table]))[table]


async def test_tables_of_bots_that_wait_for_a_person_rest(running: Running, loads: Loads) -> None:
    database = running.world.database
    async with database.write() as connection:
        host = await people.add_guest(connection, "Anna", "en")
        # whatever was alive, its lease has run out
        await connection.execute(update(owners).values(lease_until=0))
    found = [await begun(database, host, None, "random") for _ in range(20)]

    async def all_wait() -> bool:
        return all([(await newest(database, table))[1] == 1 for table in found])

    await until(all_wait)
    await tended(running)
    await running.world.directory.sweep()
    assert len(running.world.directory) == 0
    before = Counter(loads)
    assert max(before.values()) == 1
    await tended(running)
    assert loads == before, "tables at rest were taken again"
    async with database.read() as connection:
        assert set(await connection.scalars(select(tables.c.owner))) == {None}


async def test_a_table_that_is_swept_while_the_hall_looks_is_not_taken_back(running: Running, loads: Loads) -> None:
    anna = await running.guest("Anna")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, "random"]))["id"]
    await anna.post(f"/api/tables/{table}/start")

    async def waits() -> bool:
        return (await newest(running.world.database, table))[1] == 1

    await until(waits)
    before = loads[table]
    for _ in range(5):
        await asyncio.gather(running.world.directory.sweep(), running.world.directory._wake())
    await tended(running)
    assert loads[table] == before
    assert len(running.world.directory) == 0


async def test_after_a_restart_only_tables_go_on_where_a_bot_is_to_move(settings: Settings, loads: Loads) -> None:
    first = await Running.start(settings)
    database = first.world.database
    async with database.write() as connection:
        host = await people.add_guest(connection, "Anna", "en")
    mine = [await begun(database, host, None, "random") for _ in range(5)]

    async def all_wait() -> bool:
        return all([(await newest(database, table))[1] == 1 for table in mine])

    await until(all_wait)
    await first.close()
    database = Database(settings.database)
    bots = [await begun(database, host, "random", "random") for _ in range(2)]
    async with database.write() as connection:  # as a process leaves them that was killed
        await connection.execute(update(tables).values(owner="killed"))
    loads.clear()
    second = await Running.start(settings)

    async def all_over() -> bool:
        async with database.read() as connection:
            over = select(tables.c.id).where(tables.c.status == "over")
            return set(await connection.scalars(over)) == set(bots)

    await until(all_over)
    assert set(loads) == set(bots)
    async with database.read() as connection:
        at_rest = select(tables.c.id).where(tables.c.owner.is_(None))
        assert set(mine) <= set(await connection.scalars(at_rest))
    await database.close()
    await second.close()


async def test_a_table_that_broke_down_goes_on(running: Running, loads: Loads, monkeypatch: pytest.MonkeyPatch) -> None:
    database = running.world.database
    async with database.write() as connection:
        host = await people.add_guest(connection, "Anna", "en")
    step, broken = LiveTable.step, 0

    async def breaks(live: LiveTable, *given: Any, **more: Any) -> None:
        nonlocal broken
        if broken < 2:
            broken += 1
            raise RuntimeError("as if it were broken")
        await step(live, *given, **more)

    monkeypatch.setattr(LiveTable, "step", breaks)
    table = await begun(database, host, "random", "random")

    async def over() -> bool:
        async with database.read() as connection:
            return await connection.scalar(select(tables.c.status).where(tables.c.id == table)) == "over"

    await until(over)
    assert loads[table] == 3


def test_who_falls_again_and_again_waits_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    fallen = Fallen()
    waited = []
    for _ in range(10):
        fallen.add("t")
        before = now
        while not fallen.due():
            now += 1.0
        waited.append(now - before)
    assert waited[:4] == [0.0, 2.0, 4.0, 8.0]
    assert waited[-1] == 60.0
    fallen.forget("t")
    assert fallen.due() == []
