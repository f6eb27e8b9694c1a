"""Who owns a table: leases and fences."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import select, update

from artel.server.config import Settings
from artel.server.errors import NoRedis, OutOfStep
from artel.server.lobby import seating
from artel.server.store import leases, people, steps
from artel.server.store.engine import Database
from artel.server.store.schema import owners, tables
from artel.server.store.steps import PlayStep
from artel.server.store.writer import Writer
from artel.server.world import opened
from server.clients import Running


async def some_table(database: Database, *bots: str | None) -> str:
    async with database.write() as connection:
        host = await people.add_guest(connection, "Анна", "ru")
        row = await seating.open_table(connection, host, "zodchie", {}, bots or (None, None), "open")
    return row.id


async def renewed(database: Database, process: str) -> bool:
    async with database.write() as connection:
        return await leases.renew(connection, process)


async def expire(database: Database, process: str) -> None:
    async with database.write() as connection:
        await connection.execute(update(owners).where(owners.c.id == process).values(lease_until=0))


async def held(database: Database, table: str) -> tuple[str, int] | None:
    async with database.read() as connection:
        return await leases.held(connection, table)


def step(seq: int) -> PlayStep:
    return PlayStep(seq, "act", 0, "1 tavern a1", f"id-{seq}", None, 0)


async def test_who_lost_a_table_stores_nothing_there(database: Database) -> None:
    table, other, writer = await some_table(database), await some_table(database), Writer(database)
    assert not await renewed(database, "a")
    assert await renewed(database, "a")
    await renewed(database, "b")
    await writer.write(leases.take(table, "a"))
    assert await held(database, table) == ("a", 1)
    first = writer.fenced(table, 1)
    await first.write(steps.added(table, step(1)))

    await writer.write(leases.take(table, "b"))
    assert await held(database, table) == ("a", 1), "its owner is alive"
    await expire(database, "a")
    await writer.write(leases.take(table, "b"))
    assert await held(database, table) == ("b", 2)
    with pytest.raises(OutOfStep):
        await first.write(steps.added(table, step(2)))
    await writer.fenced(table, 2).write(steps.added(table, step(2)))
    await writer.write(leases.take(other, "b"))
    await writer.fenced(other, 1).write(steps.added(other, step(1)))
    assert not await renewed(database, "a"), "its lease had run out"
    await writer.close()
    async with database.read() as connection:
        assert [found.seq for found in await steps.of_table(connection, table)] == [1, 2]


async def test_tables_at_rest_and_forsaken_tables(database: Database) -> None:
    writer = Writer(database)
    people_only, bots, resting, unknown = [
        await some_table(database, None, bot) for bot in (None, "random", "random", "random")
    ]
    for process in ("a", "b"):
        await renewed(database, process)
    for table in (people_only, bots, resting, unknown):
        await writer.write(leases.take(table, "a"))
    await writer.write(leases.rest(resting, "a"))
    for table, asked in ((people_only, 0b11), (bots, 0b10), (resting, 0b01), (unknown, None)):
        await writer.write(steps.added(table, msgspec.structs.replace(step(1), asked=asked)))
    async with database.write() as connection:
        await connection.execute(update(tables).values(status="running"))

    async def forsaken(process: str) -> dict[str, bool]:
        async with database.read() as connection:
            return {one.table: one.bots_turn for one in await leases.forsaken(connection, process)}

    assert await forsaken("a") == {}
    assert await forsaken("b") == {}
    async with database.write() as connection:
        await leases.release(connection, "a")
    assert await forsaken("b") == {people_only: False, bots: True, unknown: True}
    await writer.write(steps.added(bots, msgspec.structs.replace(step(2), asked=0b01)))
    assert (await forsaken("b"))[bots] is False, "a person is to move"
    async with database.read() as connection:
        found = await leases.forsaken(connection, "b")
    await writer.write(leases.take(bots, "b"))
    await writer.write(*[leases.lay_down(one) for one in found])
    assert await held(database, people_only) == ("", 1)
    assert await held(database, bots) == ("b", 2), "somebody has taken it meanwhile"
    async with database.read() as connection:
        assert await leases.alive(connection) == {"b"}
    assert await held(database, "nothing") is None
    await writer.close()


async def test_a_process_that_is_alone_takes_what_a_killed_one_left(settings: Settings) -> None:
    database = Database(settings.database)
    await database.migrate()
    await renewed(database, "killed")
    table, writer = await some_table(database), Writer(database)
    await writer.write(leases.take(table, "killed"))
    await writer.close()
    running = await Running.start(settings)
    guest = await running.guest("Борис")
    assert (await (await guest.sit(table)).hear("welcome"))["me"] is None
    owner = await held(database, table)
    assert owner is not None
    assert owner[0] != "killed"
    await running.close()
    async with database.read() as connection:
        assert (await connection.execute(select(owners))).all() == []
    await database.close()


async def test_redis_that_is_not_there_is_named(settings: Settings) -> None:
    settings = msgspec.structs.replace(settings, redis="redis://:secret@127.0.0.1:1")
    with pytest.raises(NoRedis) as error:
        async with opened(settings):
            pass
    assert "127.0.0.1:1" in str(error.value)
    assert "secret" not in str(error.value)
