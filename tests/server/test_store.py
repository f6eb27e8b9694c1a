"""Migrations, and the writer that stores the moves of many tables at once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from sqlite3 import IntegrityError as SQLiteConflict
from sqlite3 import OperationalError

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, select

from artel.server.errors import OldDatabase, OutOfStep
from artel.server.lobby import seating
from artel.server.store import people, steps
from artel.server.store.engine import Database
from artel.server.store.ledger import Ledger
from artel.server.store.schema import inputs, metadata, sessions
from artel.server.store.schema import people as people_table
from artel.server.store.sqlite import SQLiteLines
from artel.server.store.steps import PlayStep
from artel.server.store.turns import Turns
from artel.server.store.writer import Write, Writer
from patience import HANG, until, within


async def test_migrations_make_what_the_schema_says(database: Database) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with database.read() as connection:
        assert await connection.run_sync(differences) == []


async def test_an_old_database_is_named(tmp_path: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'artel.db'}")
    with pytest.raises(OldDatabase) as error:
        await database.check()
    assert "artel admin migrate" in str(error.value)
    await database.migrate()
    await database.check()
    await database.close()


async def tables(database: Database, many: int) -> list[str]:
    async with database.write() as connection:
        host = await people.add_guest(connection, "Анна", "ru")
        made = [await seating.open_table(connection, host, "zodchie", {}, [None, None], "open") for _ in range(many)]
    return [row.id for row in made]


def step(seq: int) -> PlayStep:
    return PlayStep(seq, "act", 0, "1 tavern a1", f"id-{seq}", None, 0)


async def test_what_waits_is_stored_together(database: Database) -> None:
    found = await tables(database, 20)
    writer = Writer(database)
    began = 0

    store = database.store

    async def counted(writes: Sequence[Write]) -> None:
        nonlocal began
        began += 1
        await store(writes)

    database.store = counted  # type: ignore[method-assign]
    await asyncio.gather(*[writer.write(steps.added(table, step(seq))) for seq in range(1, 11) for table in found])
    await writer.close()
    assert began == 1
    async with database.read() as connection:
        assert len((await connection.execute(select(inputs.c.seq))).all()) == 200
        assert await steps.of_table(connection, found[0]) == [step(seq) for seq in range(1, 11)]


async def test_one_that_comes_too_late_spoils_nothing_for_others(database: Database) -> None:
    first, second = await tables(database, 2)
    writer = Writer(database)
    await writer.write(steps.added(first, step(1)))
    late, doubled, good = await asyncio.gather(
        writer.write(steps.added(first, step(1))),
        writer.write(steps.added(second, step(1)), steps.added(second, step(1))),
        writer.write(steps.added(second, step(2))),
        return_exceptions=True,
    )
    await writer.close()
    assert isinstance(late, OutOfStep)
    assert isinstance(doubled, OutOfStep)
    assert good is None
    async with database.read() as connection:
        assert [found.seq for found in await steps.of_table(connection, second)] == [2]


async def test_tokens_are_not_stored(database: Database) -> None:
    async with database.write() as connection:
        person = await people.add_guest(connection, "Анна", "ru")
        token = await people.open_session(connection, person)
        opened = await people.session_of(connection, people.hashed(token))
        assert opened is not None
        assert opened.person == person
        assert await people.session_of(connection, people.hashed(token + "x")) is None
        stored = (await connection.execute(select(sessions))).one()
    assert token not in map(str, stored)


async def test_who_is_in_a_hurry_writes_next() -> None:
    turns, order = Turns(1), list[str]()

    async def write(name: str, hurry: bool = False) -> None:
        async with turns.taken(hurry=hurry):
            order.append(name)
            await asyncio.sleep(0)

    names = ["a", "b", "left", "c", "urgent"]
    tasks = [asyncio.create_task(write(name, hurry=name == "urgent")) for name in names]
    await asyncio.sleep(0)
    tasks[2].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await write("last")
    assert order == ["a", "urgent", "b", "c", "last"]


async def test_whoever_leaves_when_it_is_his_turn_passes_it_on() -> None:
    turns = Turns(1)
    async with turns.taken():
        waiting = asyncio.create_task(turns.taken().__aenter__())
        await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    async with asyncio.timeout(HANG), turns.taken():
        pass


class Commits:
    """Counts how often the disk is waited for; `fail`: it is full."""

    def __init__(self, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
        assert isinstance(database.lines, SQLiteLines)
        self.many, self.fail = 0, False
        self._do = database.lines._ledger.do
        monkeypatch.setattr(database.lines._ledger, "do", self.do)

    async def do(self, work: Callable[[], object]) -> None:
        self.many += 1
        if self.fail:
            raise OperationalError("disk full")
        await self._do(work)


async def names_in(database: Database) -> list[str]:
    async with database.read() as connection:
        return sorted(await connection.scalars(select(people_table.c.name)))


async def add(database: Database, name: str) -> None:
    async with database.write() as connection:
        await people.add_guest(connection, name, "en")
        await asyncio.sleep(0)
        if name == "Nobody":
            raise LookupError
    assert name in await names_in(database), "stored before anybody hears of it"


async def test_those_who_wait_are_stored_by_one_commit(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    commits = Commits(database, monkeypatch)
    names = ["Anna", "Boris", "Nobody", "Clara"]
    done = await asyncio.gather(*[add(database, name) for name in names], return_exceptions=True)
    assert [type(one) for one in done] == [type(None), type(None), LookupError, type(None)]
    assert await names_in(database) == ["Anna", "Boris", "Clara"], "who fails takes nobody along"
    assert commits.many == 1
    with pytest.raises(LookupError):
        await add(database, "Nobody")
    await add(database, "Dora")
    assert commits.many == 2


async def test_who_fails_first_leaves_nothing_to_those_who_come_after(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    commits = Commits(database, monkeypatch)
    adding = asyncio.gather(*[add(database, name) for name in ("Nobody", "Anna")], return_exceptions=True)
    done = await within(adding)
    assert [type(one) for one in done] == [LookupError, type(None)]
    whole = {"id": "y", "kind": "guest", "name": "Boris", "language": "en", "created_at": 0, "seen_at": 0}
    with pytest.raises(SQLiteConflict):
        await database.store([Write(insert(people_table), whole), Write(insert(people_table), {"id": "x"})])
    await add(database, "Clara")
    assert await names_in(database) == ["Anna", "Clara"]
    assert commits.many == 2


async def test_what_the_writer_has_goes_along(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    commits = Commits(database, monkeypatch)
    adding = [asyncio.create_task(add(database, name)) for name in ("Anna", "Boris")]
    await asyncio.sleep(0)
    broken = database.store([Write(insert(people_table), {"id": "x"})])
    with pytest.raises(SQLiteConflict):
        await broken
    await asyncio.gather(*adding)
    assert await names_in(database) == ["Anna", "Boris"]
    assert commits.many == 1


async def test_all_hear_of_a_commit_that_fails(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    commits = Commits(database, monkeypatch)
    commits.fail = True
    done = await asyncio.gather(*[add(database, name) for name in ("Anna", "Boris")], return_exceptions=True)
    assert [type(one) for one in done] == [OperationalError, OperationalError]
    commits.fail = False
    await add(database, "Clara")
    assert await names_in(database) == ["Clara"]


async def test_who_leaves_before_the_commit_leaves_it_to_the_others(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    adding = [asyncio.create_task(add(database, name)) for name in ("Anna", "Boris", "Clara")]
    await asyncio.sleep(0)
    adding[0].cancel()
    adding[2].cancel()
    async with asyncio.timeout(HANG):
        await asyncio.gather(*adding, return_exceptions=True)
    assert await names_in(database) == ["Boris"]


async def test_whoever_waits_for_the_disk_hears_what_went_wrong() -> None:
    ledger = Ledger()
    with pytest.raises(ZeroDivisionError):
        await ledger.do(lambda: 1 // 0)
    done: list[int] = []
    await ledger.do(lambda: done.append(1))
    assert done == [1]
    ledger.close()


async def test_what_the_disk_was_asked_for_is_done_before_anybody_is_called_back() -> None:
    ledger, begun, may_end = Ledger(), threading.Event(), threading.Event()
    done: list[int] = []

    def work() -> None:
        begun.set()
        may_end.wait()
        done.append(1)

    waiting = asyncio.create_task(ledger.do(work))
    await until(begun.is_set)
    waiting.cancel()
    asyncio.get_running_loop().call_soon(may_end.set)
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert done == [1]
    ledger.close()


async def test_what_is_in_hand_is_done_at_the_end() -> None:
    ledger, done = Ledger(), list[int]()
    waiting = asyncio.create_task(ledger.do(lambda: done.append(1)))
    await asyncio.sleep(0)
    ledger.close()
    assert done == [1]
    await waiting
