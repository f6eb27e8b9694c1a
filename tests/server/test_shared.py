"""People, tables and hostile frames again, on PostgreSQL and Redis."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

import patience
from artel.server.config import Settings
from server.clients import Running
from server.test_hostile import test_bodies_that_are_no_json, test_hostile_frames  # noqa: F401
from server.test_people import *  # noqa: F403
from server.test_tables import *  # noqa: F403

pytestmark = pytest.mark.deep


@pytest.fixture
async def running(shared: Settings) -> AsyncIterator[Running]:
    server = await Running.start(shared)
    yield server
    await patience.within(server.close())
