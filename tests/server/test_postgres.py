"""PostgreSQL and Redis with two processes: tables are played from both, and outlive either."""

from __future__ import annotations

import asyncio
import random
import signal
from functools import partial

import msgspec
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, select

from artel.server.config import Settings
from artel.server.store.engine import Database
from artel.server.store.schema import inputs, metadata, tables
from patience import HANG, until
from server import cluster
from server.cluster import Forked, Nursery
from server.stubborn import Stubborn, check, open_game

GAMES = ("zodchie", "carcassonne", "architects", "artificium")


class Pair:
    """Two processes of one server; where a client was sent when its own is gone."""

    def __init__(self, database: Database, first: Forked, second: Forked) -> None:
        self.database = database
        self.servers = [first, second]
        self.alive = [True, True]

    @staticmethod
    async def start(nursery: Nursery, settings: Settings) -> Pair:
        return Pair(Database(settings.database), await nursery.start(settings), await nursery.start(settings))

    def address(self, number: int) -> str:
        return self.servers[number if self.alive[number] else 1 - number].address

    async def players(self, rng: random.Random, pause: float) -> list[Stubborn]:
        """One at each process."""
        made = [Stubborn(partial(self.address, at), f"Guest {at}", rng, pause) for at in (0, 1)]
        for player in made:
            await player.arrive()
        return made

    async def versions(self) -> dict[str, int]:
        async with self.database.read() as connection:
            found = await connection.execute(select(inputs.c.table_id, inputs.c.seq).order_by(inputs.c.seq))
            return {row.table_id: row.seq for row in found}

    async def owners(self) -> dict[str, str]:
        async with self.database.read() as connection:
            return {row.id: row.owner for row in await connection.execute(select(tables.c.id, tables.c.owner))}


async def test_migrations_make_what_the_schema_says(shared: Settings) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    database = Database(shared.database)
    async with database.read() as connection:
        assert await connection.run_sync(differences) == []
    await database.close()


async def test_every_game_is_played_from_both_processes(shared: Settings, nursery: Nursery) -> None:
    pair, rng = await Pair.start(nursery, shared), random.Random(1)

    async def game(name: str) -> None:
        players = await pair.players(rng, 0)
        if rng.random() < 0.5:
            players.reverse()
        table = await open_game(players, name)
        await asyncio.gather(*[player.play(table) for player in players])
        assert [player.broken for player in players] == [[], []]
        await check(pair.database, players, table)
        for player in players:
            await player.leave()

    async with asyncio.timeout(HANG):
        await asyncio.gather(*[game(name) for name in GAMES])
    await pair.database.close()


async def test_what_one_process_changes_the_other_tells(shared: Settings, nursery: Nursery) -> None:
    first, second = await nursery.start(shared), await nursery.start(shared)
    anna, boris, carl = await first.guest("Анна"), await second.guest("Борис"), await second.guest("Carl")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
    player = await anna.sit(table)
    await player.hear("welcome")
    watcher = await carl.sit(table)
    assert (await watcher.hear("welcome"))["me"] is None
    assert (await player.hear("presence"))["watching"] == 1
    await boris.post(f"/api/tables/{table}/join")
    for told in (await player.hear("seating"), await watcher.hear("seating")):
        assert [seat["name"] for seat in told["table"]["seats"]] == ["Анна", "Борис"]
    await anna.post(f"/api/tables/{table}/start")
    views = [(await somebody.hear("welcome"))["view"]["me"] for somebody in (player, watcher)]
    assert views == [0, -1]
    await watcher.socket.close()
    while (await player.hear("presence"))["watching"]:
        pass


async def killed(pair: Pair, nursery: Nursery, how: int) -> None:
    """Ends one of two processes while people and bots play; all tables go on in the other."""
    rng = random.Random(how)
    pairs = [await pair.players(rng, 0.05) for _ in range(4)]
    opened = [await open_game(players if at % 2 else players[::-1], "architects") for at, players in enumerate(pairs)]
    host = pairs[0][0]
    bots = await host.post("/api/tables", game="carcassonne", seats=["random", "random", "random"])
    await host.post(f"/api/tables/{bots['id']}/start")
    watched = [*opened, bots["id"]]
    playing = [
        asyncio.create_task(player.play(table))
        for players, table in zip(pairs, opened, strict=True)
        for player in players
    ]
    while len([version for table, version in (await pair.versions()).items() if table in watched and version > 3]) < 5:
        await asyncio.sleep(0.05)
    owners = await pair.owners()
    assert len({owners[table] for table in opened}) == 2, "one process has all tables"

    victim = pair.servers[0]
    victim.signal(how)
    pair.alive[0] = False
    before = await pair.versions()
    await victim.ended()

    async def all_go_on() -> bool:
        now = await pair.versions()
        return all(now[table] > before[table] + 1 for table in watched)

    await until(all_go_on)
    async with asyncio.timeout(HANG):
        await asyncio.gather(*playing)
    for players, table in zip(pairs, opened, strict=True):
        await check(pair.database, players, table)
        for player in players:
            await player.leave()
    assert len(set((await pair.owners()).values()) - {None}) >= 1


async def test_the_tables_of_a_killed_process_go_on_in_the_other(shared: Settings, nursery: Nursery) -> None:
    settings = msgspec.structs.replace(shared, bot_pause=0.2)
    pair = await Pair.start(nursery, settings)
    await killed(pair, nursery, signal.SIGKILL)
    await pair.database.close()


async def test_a_process_that_is_told_to_stop_hands_its_tables_over(shared: Settings, nursery: Nursery) -> None:
    settings = msgspec.structs.replace(shared, bot_pause=0.2)
    pair = await Pair.start(nursery, settings)
    await killed(pair, nursery, signal.SIGTERM)
    await pair.database.close()


async def test_redis_may_go_and_come_back(shared: Settings, nursery: Nursery) -> None:
    port = cluster.free_port()
    settings = msgspec.structs.replace(shared, redis=f"redis://127.0.0.1:{port}")
    with cluster.redis(port):
        pair = await Pair.start(nursery, settings)
        players = await pair.players(random.Random(1), 0.1)
        table = await open_game(players, "zodchie")
        playing = [asyncio.create_task(player.play(table)) for player in players]
        while (await pair.versions()).get(table, 0) < 5:
            await asyncio.sleep(0.05)
    await asyncio.sleep(0.5)
    with cluster.redis(port):
        async with asyncio.timeout(HANG):
            await asyncio.gather(*playing)
        await check(pair.database, players, table)
        assert sum(player.broken.count("1012") for player in players) >= 1
        for player in players:
            await player.leave()
        await nursery.clear()
    await pair.database.close()
