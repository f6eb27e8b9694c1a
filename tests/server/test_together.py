"""Rates and connections hold for all processes together where there is Redis, and for each alone where it is away."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import msgspec
import pytest
from websockets.asyncio.client import connect

from artel.server.config import Settings
from artel.server.errors import TooMany, TooManyConnections
from artel.server.traffic import limits as rates
from artel.server.traffic.limits import RATES, Limits
from patience import HANG
from server import cluster
from server.clients import Running

pytestmark = pytest.mark.usefixtures("dear_time")

SOON = 30


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not true():
            await asyncio.sleep(0.01)


async def test_rates_of_two_processes(redis: str) -> None:
    one, other = Limits(1, redis), Limits(1, redis)
    try:
        for _ in range(RATES["password"].many):
            one.take("password", "together")
        more = 0

        def refused() -> bool:
            """It learns what the other one has taken from what it takes itself."""
            nonlocal more
            try:
                other.take("password", "together")
            except TooMany:
                return True
            more += 1
            return False

        await until(refused)
        assert more < RATES["password"].many / 2
        other.take("password", "somebody else")

        def owes() -> bool:
            other.spend("cost", 1, "together")
            return other.wait("cost", "together") > 100

        one.spend("cost", 1_000_000, "together")
        await until(owes)
    finally:
        await one.close()
        await other.close()


async def test_connections_of_two_processes(redis: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "ADDRESS_CONNECTIONS", 3)
    one, other = Limits(1, redis), Limits(1, redis)
    try:
        asked = [limits.connect_everywhere("an address", None) for limits in (one, other) for _ in range(5)]
        held = await asyncio.gather(*asked, return_exceptions=True)
        got = [one_held for one_held in held if isinstance(one_held, str)]
        assert len(got) == 3
        assert sum(isinstance(error, TooManyConnections) for error in held) == 7
        one.leave(got[0])
        other.leave(got[0])
        again = None
        async with asyncio.timeout(SOON):
            while again is None:
                try:
                    again = await other.connect_everywhere("an address", None)
                except TooManyConnections:
                    await asyncio.sleep(0.01)
    finally:
        await one.close()
        await other.close()


async def test_without_redis_each_counts_for_itself() -> None:
    port = cluster.free_port()
    limits = Limits(1, f"redis://127.0.0.1:{port}")
    try:
        for _ in range(RATES["password"].many):
            limits.take("password", "alone")
            await asyncio.sleep(0)
        with pytest.raises(TooMany):
            limits.take("password", "alone")
        assert await limits.connect_everywhere("an address", None)
    finally:
        await limits.close()


async def test_sockets_at_two_servers(shared: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "ADDRESS_CONNECTIONS", 2)
    settings = msgspec.structs.replace(shared, limits=1, hello_seconds=HANG)
    servers = [await Running.start(settings) for _ in range(2)]
    try:
        sockets = [await connect(f"ws://{server.address}/ws") for server in servers]
        for socket in sockets:
            await socket.send('{"type":"ping","id":"1"}')
            assert json.loads(await asyncio.wait_for(socket.recv(), SOON))["type"] == "pong"
        sockets += [await connect(f"ws://{server.address}/ws") for server in servers]
        for socket in sockets[2:]:
            assert json.loads(await asyncio.wait_for(socket.recv(), SOON))["key"] == "error-too-many-connections"
        for socket in sockets:
            await socket.close()
    finally:
        for server in servers:
            await asyncio.wait_for(server.close(), SOON)
