"""kill -9 at random moments: no acknowledged move is lost, none is done twice, every record verifies."""

from __future__ import annotations

import asyncio
import random
import signal

import msgspec
import pytest

from artel.server.config import Settings
from artel.server.store.engine import Database
from patience import HANG
from server.cluster import Nursery, free_port
from server.stubborn import Stubborn, check, open_game

GAMES = ("zodchie", "carcassonne", "architects", "artificium")


@pytest.mark.parametrize("kills", [10, pytest.param(1_000, marks=pytest.mark.deep)])
async def test_nothing_is_lost_and_nothing_doubled(kills: int, settings: Settings, nursery: Nursery) -> None:
    rng = random.Random(kills)
    settings = msgspec.structs.replace(settings, port=free_port())
    server = await nursery.start(settings)
    database = Database(settings.database)
    enough = asyncio.Event()
    everybody: list[Stubborn] = []
    hit, played = 0, 0

    async def games(game: str) -> None:
        """One after the other, until there were enough kills; the last one is played to its end."""
        nonlocal hit, played
        players = [Stubborn(lambda: server.address, name, rng, pause=0.03) for name in ("Анна", "Борис")]
        everybody.extend(players)
        for player in players:
            await player.arrive()
        while not enough.is_set():
            table = await open_game(players, game)
            await asyncio.gather(*[player.play(table) for player in players])
            await check(database, players, table)
            played += 1
            hit += sum(len(player.broken) for player in players)
        for player in players:
            await player.leave()

    playing = [asyncio.create_task(games(game)) for game in GAMES]
    try:
        for _ in range(kills):
            while sum(player.connected for player in everybody) <= len(GAMES):
                await asyncio.sleep(0.01)
                assert not any(task.done() for task in playing), [task.result() for task in playing if task.done()]
            await asyncio.sleep(rng.uniform(0, 0.3))
            await server.kill()
            server = await nursery.start(settings)
        enough.set()
        async with asyncio.timeout(HANG):
            await asyncio.gather(*playing)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await database.close()
    assert played >= len(GAMES)
    assert hit >= kills * 2, "the server was killed while nobody played"


async def test_a_server_that_is_told_to_stop_closes_what_it_has(settings: Settings, nursery: Nursery) -> None:
    rng = random.Random(1)
    settings = msgspec.structs.replace(settings, port=free_port())
    server = await nursery.start(settings)
    players = [Stubborn(lambda: server.address, name, rng, pause=1.0) for name in ("Анна", "Борис")]
    for player in players:
        await player.arrive()
    table = await open_game(players, "zodchie")
    playing = [asyncio.create_task(player.play(table)) for player in players]
    async with asyncio.timeout(HANG):
        for _ in range(3):
            moves = sum(len(player.acked) for player in players)
            while not all(player.connected for player in players) or moves == sum(
                len(player.acked) for player in players
            ):
                await asyncio.sleep(0.01)
            server.signal(signal.SIGTERM)
            await server.ended()
            server = await nursery.start(settings)
        for player in players:
            player.pause = 0.0
        await asyncio.gather(*playing)
    database = Database(settings.database)
    await check(database, players, table)
    await database.close()
    for player in players:
        assert player.broken == ["1012"] * 3
        await player.leave()
