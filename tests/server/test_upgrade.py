"""A database of the first revision, with rows in every table, becomes one of today and is played on."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, select

from artel.games import game
from artel.kernel.errors import WrongVersion
from artel.server.config import Settings
from artel.server.store import backups
from artel.server.store.engine import Database, alembic, newest_for
from artel.server.store.schema import metadata
from artel.server.store.upkeep import bring_up, reached
from artel.server.upkeep import proofs
from server import cluster
from server.clients import Guest, Player, Running

FIRST = "0001"
OLD = Path(__file__).with_name("data") / "0001.sql"
PASSWORD = "correct horse"
Rows = dict[str, list[dict[str, Any]]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "old.db"
    connection = sqlite3.connect(made)
    connection.executescript(OLD.read_text())
    connection.close()
    return made


@pytest.fixture
async def elsewhere(file: Path, tmp_path: Path, postgres: str) -> str:
    """The same in PostgreSQL."""
    name, saved = f"artel_{secrets.token_hex(6)}", tmp_path / "old.gz"
    await cluster.create_database(postgres, name)
    async with reached(sqlite(file)) as database:
        await backups.save(database, saved)
    async with reached(f"{postgres}/{name}") as database, database.write() as connection:
        await connection.run_sync(lambda inner: command.upgrade(alembic(inner), FIRST))
        tables = {table.name: table for table in await connection.run_sync(backups.reflected)}
        await backups.fill(connection, tables, saved)
    return f"{postgres}/{name}"


def sqlite(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


GIVEN_UP = {"uptimes"}
"""Tables that a later revision has replaced by another, with what they meant."""


async def everything(url: str) -> Rows:
    """All rows as they are in the database, whatever its revision."""

    def reflected(connection: Connection) -> MetaData:
        found = MetaData()
        found.reflect(connection)
        return found

    async with reached(url) as database, database.read() as connection:
        tables = (await connection.run_sync(reflected)).sorted_tables
        rows = {table.name: (await connection.execute(select(table))).all() for table in tables}
    return {name: sorted((dict(row._mapping) for row in found), key=repr) for name, found in rows.items()}


def survived(before: Rows, after: Rows) -> None:
    """What was there is there, in the columns that it had."""
    for name, rows in before.items():
        if name in ("alembic_version", *GIVEN_UP):
            continue
        assert rows, f"the old database has nothing in {name}"
        kept = [{column: row[column] for column in rows[0]} for row in after[name]]
        assert sorted(kept, key=repr) == rows, name


def known_beside(after: Rows) -> None:
    """What is kept twice, so that pages need not read all tables, is the same in both places."""
    tables = {row["id"]: row for row in after["tables"]}
    assert {row["ended"] for row in after["seats"]} == {True, False}
    for row in after["seats"]:
        table = tables[row["table_id"]]
        assert (row["opened_at"], row["ended"]) == (table["created_at"], table["status"] not in ("open", "running"))
    for row in after["results"]:
        table = tables[row["table_id"]]
        assert (row["ended_at"], row["listed"]) == (table["ended_at"], table["visibility"] == "open")
    for row in after["ratings"]:
        assert row["ordinal"] == pytest.approx(row["mu"] - 3 * row["sigma"])


async def like_new(database: Database) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    await database.check()
    async with database.read() as connection:
        assert await connection.run_sync(differences) == []


async def signed_in(running: Running, name: str) -> Guest:
    guest = await running.guest("Somebody")
    answer = await guest.post("/api/sign-in", name=name, password=PASSWORD)
    return Guest(running, guest.http, answer["id"])


async def is_played_on(settings: Settings, before: Rows) -> None:
    """The running game to its end, where its rules are still the same; and a new one."""
    running = await Running.start(settings)
    anna, boris = await signed_in(running, "Анна"), await signed_in(running, "Boris")
    now_rules = {row["id"] for row in before["tables"] if row["rules_version"] == game(row["game"]).rules_version}
    [old] = [
        row["id"]
        for row in before["tables"]
        if row["status"] == "running" and "move" in row["settings"] and row["tournament_id"] is None
    ]
    new = (await anna.post("/api/tables", game="zodchie", seats=[None, None], starts="full"))["id"]
    await boris.post(f"/api/tables/{new}/join")
    for table in [new, *([old] if old in now_rules else [])]:
        players = [await anna.sit(table), await boris.sit(table)]
        ended = await asyncio.gather(*[to_the_end(player) for player in players])
        assert [message["type"] for message in ended] == ["over", "over"]
    ladder = await anna.http.get("/api/ladders/zodchie/2")
    assert {"Анна", "Boris"} <= {row["name"] for row in ladder.json()["rungs"]}
    database = running.world.database
    for proof in [proof async for proof in proofs.proofs(database, await proofs.finished(database))]:
        assert proof.error is None or (isinstance(proof.error, WrongVersion) and proof.table not in now_rules)
    exported = (await anna.http.get("/api/me/export")).json()
    assert [line["text"] for line in exported["chat"]] == ["Привет!"]
    await running.close()


async def to_the_end(player: Player) -> dict[str, Any]:
    return await player.play(await player.hear("welcome"))


def test_the_old_one_is_old(file: Path) -> None:
    connection = sqlite3.connect(file)
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    [revision] = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    connection.close()
    assert revision == FIRST != newest_for(None)
    assert names < {table.name for table in metadata.sorted_tables} | {"alembic_version", *GIVEN_UP}


async def test_on_sqlite(file: Path, settings: Settings, tmp_path: Path) -> None:
    before = await everything(sqlite(file))
    async with reached(sqlite(file)) as database:
        copy = await bring_up(database)
        await like_new(database)
        assert await bring_up(database) is None
    assert copy is not None
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert await everything(sqlite(copy)) == before
    survived(before, await everything(sqlite(file)))
    known_beside(await everything(sqlite(file)))
    await is_played_on(msgspec.structs.replace(settings, database=sqlite(file)), before)
    known_beside(await everything(sqlite(file)))


async def test_on_postgresql(elsewhere: str, settings: Settings) -> None:
    before = await everything(elsewhere)
    async with reached(elsewhere) as database:
        assert await bring_up(database) is None  # it is in no file
        await like_new(database)
    survived(before, await everything(elsewhere))
    known_beside(await everything(elsewhere))
    await is_played_on(msgspec.structs.replace(settings, database=elsewhere), before)
    known_beside(await everything(elsewhere))


async def test_the_server_does_it_by_itself(file: Path, settings: Settings) -> None:
    before = await everything(sqlite(file))
    await is_played_on(msgspec.structs.replace(settings, database=sqlite(file)), before)
    [copy] = file.parent.glob(f"old.{FIRST}.*.db")
    assert await everything(sqlite(copy)) == before


async def test_an_old_backup(file: Path, tmp_path: Path) -> None:
    before = await everything(sqlite(file))
    async with reached(sqlite(file)) as database:
        await backups.save(database, tmp_path / "old.gz")
    async with reached(sqlite(tmp_path / "back.db")) as database:
        await backups.restore(database, tmp_path / "old.gz")
        await like_new(database)
    survived(before, await everything(sqlite(tmp_path / "back.db")))
