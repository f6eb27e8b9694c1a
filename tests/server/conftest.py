"""A real server on loopback, and scripted clients."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest

from artel.server.config import Settings
from artel.server.store.engine import Database
from patience import HANG, within
from server import cluster
from server.clients import Running
from server.cluster import Nursery


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    database = f"sqlite+aiosqlite:///{tmp_path / 'artel.db'}"
    return Settings(
        port=0,
        database=database,
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
