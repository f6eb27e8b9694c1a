"""A real server on loopback, and scripted clients."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest
from argon2 import PasswordHasher

from artel.server.config import Settings
from artel.server.people import passwords
from artel.server.records import verifying
from artel.server.store import sqlite
from artel.server.store.engine import Database
from artel.server.traffic import desk, sockets
from artel.server.traffic.limits import RATES, Rate
from patience import HANG, within
from server import cluster
from server.clients import Running
from server.cluster import Nursery

DEAR = passwords.HASHER, passwords.NOBODY
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
NOBODY = CHEAP.hash(secrets.token_urlsafe(32))
PAID_BY_TIME = {name: RATES[name] for name in ("cost", "work", "review work")}


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A new database as a file: to copy it is quicker than to walk through all revisions for each test."""
    file = tmp_path_factory.mktemp("migrated") / "artel.db"

    async def make() -> None:
        database = Database(f"sqlite+aiosqlite:///{file}")
        await database.migrate()
        await database.close()

    asyncio.run(make())
    return file.read_bytes()


@pytest.fixture
def settings(tmp_path: Path, migrated: bytes) -> Settings:
    file = tmp_path / "artel.db"
    file.touch(sqlite.PRIVATE)
    file.write_bytes(migrated)
    return Settings(
        port=0,
        database=f"sqlite+aiosqlite:///{file}",
        log_level="error",
        limits=0,
        bot_workers=1,
        bot_seconds=0.02,
        bot_grace=HANG,
        bot_pause=0,
    )


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """A new one, in a folder that was not there before."""
    made = Database(f"sqlite+aiosqlite:///{tmp_path / 'deep' / 'artel.db'}")
    await made.migrate()
    yield made
    await made.close()


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "HASHER", CHEAP)
    monkeypatch.setattr(passwords, "NOBODY", NOBODY)


@pytest.fixture
def dear_passwords(cheap_passwords: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashed as the server does it."""
    monkeypatch.setattr(passwords, "HASHER", DEAR[0])
    monkeypatch.setattr(passwords, "NOBODY", DEAR[1])


@pytest.fixture(autouse=True)
def cheap_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that is slow today, or a collection of garbage, would make a guest wait who has asked for little."""
    for name in PAID_BY_TIME:
        monkeypatch.setitem(RATES, name, Rate(10**9, 1))


@pytest.fixture
def dear_time(cheap_time: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Paid for as everybody pays for it."""
    for name, rate in PAID_BY_TIME.items():
        monkeypatch.setitem(RATES, name, rate)


@pytest.fixture(autouse=True)
def patient_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other processes may take long for what they are asked."""
    monkeypatch.setattr(verifying, "SECONDS", HANG)
    monkeypatch.setattr(desk, "SECONDS", HANG)


@pytest.fixture(autouse=True)
def no_look_up_comes_by(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sockets that are to end at once are not ended by it later, while a test waits."""
    monkeypatch.setattr(sockets, "LOOK_EVERY", 10 * HANG)


@pytest.fixture
async def running(settings: Settings) -> AsyncIterator[Running]:
    server = await Running.start(settings)
    yield server
    await within(server.close())


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with cluster.postgres() as address:
        yield address


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    with cluster.redis() as address:
        yield address


@pytest.fixture(scope="session")
def all_nurseries() -> Iterator[Nursery]:
    with cluster.nursery() as made:
        yield made


@pytest.fixture
async def nursery(all_nurseries: Nursery) -> AsyncIterator[Nursery]:
    yield all_nurseries
    await all_nurseries.clear()


@pytest.fixture
async def shared(settings: Settings, postgres: str, redis: str) -> Settings:
    """For several processes: a new database in PostgreSQL, and Redis."""
    name = f"artel_{secrets.token_hex(6)}"
    await cluster.create_database(postgres, name)
    made = msgspec.structs.replace(settings, database=f"{postgres}/{name}", redis=redis)
    database = Database(made.database)
    await database.migrate()
    await database.close()
    return made
