"""Bot accounts with tokens, the example bot at a real server, and the stream of a table."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from artel.kernel.record import Record
from artel.records import verify
from artel.server.api import streams
from artel.server.config import Settings
from artel.server.lobby import seating
from artel.server.store.engine import Database
from artel.server.store.schema import people
from patience import HANG, until, within
from server.clients import Running, patient_http
from server.test_ratings import account

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "table_bot.py"


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def client(running: Running, token: str) -> httpx.AsyncClient:
    made = patient_http(base_url=f"http://{running.address}", headers=bearer(token))
    return await running.clients.enter_async_context(made)


async def test_tokens(running: Running, settings: Settings) -> None:
    anna, boris = await account(running, "Anna"), await account(running, "Boris")
    made = await anna.post("/api/bots", name="Anna's engine")
    bot = await client(running, made["token"])
    assert (await bot.get("/api/me")).json()["kind"] == "bot"
    assert made["token"] not in (await anna.http.get("/api/bots")).text
    database = Database(settings.database)
    async with database.read() as connection:
        kept = (await connection.execute(select(people).where(people.c.id == made["id"]))).one()
    await database.close()
    assert made["token"] not in map(str, kept)

    assert (await boris.http.delete(f"/api/bots/{made['id']}/token")).json()["key"] == "error-no-such-bot-account"
    new = await anna.post(f"/api/bots/{made['id']}/token")
    assert (await bot.get("/api/me")).json()["key"] == "error-bad-token"
    bot.headers.update(bearer(new["token"]))
    assert (await bot.get("/api/me")).status_code == 200

    socket = await running.clients.enter_async_context(
        connect(f"ws://{running.address}/ws", additional_headers=bearer(new["token"]))
    )
    await socket.send(json.dumps({"type": "ping", "id": "a"}))
    assert json.loads(await socket.recv()) == {"type": "pong", "id": "a"}
    assert (await anna.http.delete(f"/api/bots/{made['id']}/token")).status_code == 204
    with pytest.raises(ConnectionClosed):
        await within(socket.recv())
    assert (await anna.http.get("/api/bots")).json()[0]["active"] is False
    with pytest.raises(InvalidStatus):
        await connect(f"ws://{running.address}/ws", additional_headers=bearer(new["token"]))
    async with patient_http() as http:
        assert (await http.get(f"http://{running.address}/api/me?token={new['token']}")).json() is None

    assert (await anna.http.delete(f"/api/bots/{made['id']}")).status_code == 204
    assert (await anna.http.get("/api/bots")).json() == []
    assert (await anna.http.get(f"/api/people/{made['id']}")).status_code == 404


async def test_what_bot_accounts_may_not_do(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, guest = await account(running, "Anna"), await running.guest("Carl")
    assert (await guest.http.post("/api/bots", json={"name": "x"})).json()["key"] == "error-no-account"
    made = await anna.post("/api/bots", name="Engine")
    bot = await client(running, made["token"])
    assert (await anna.http.post("/api/bots", json={"name": "ENGINE"})).json()["key"] == "error-name-taken"
    assert (await anna.http.post("/api/bots", json={"name": "anna"})).json()["key"] == "error-name-taken"
    assert (await bot.post("/api/bots", json={"name": "y"})).json()["key"] == "error-not-for-bots"
    cup = {"name": "Cup", "system": "swiss", "game": "zodchie", "players": 2}
    assert (await bot.post("/api/tournaments", json=cup)).json()["key"] == "error-not-for-bots"
    for number in range(4):
        await anna.post("/api/bots", name=f"Engine {number}")
    assert (await anna.http.post("/api/bots", json={"name": "z"})).json()["key"] == "error-too-many-bot-accounts"

    monkeypatch.setattr(seating, "BOT_TABLES", 1)
    tables = [(await guest.post("/api/tables", game="zodchie", seats=[None, None]))["id"] for _ in range(2)]
    joined = await bot.post(f"/api/tables/{tables[0]}/join", json={})
    assert joined.json()["seats"][1]["kind"] == "bot"
    answer = await bot.post(f"/api/tables/{tables[1]}/join", json={})
    assert (answer.status_code, answer.json()["key"]) == (409, "error-bot-too-busy")


@asynccontextmanager
async def example(running: Running, token: str, *table: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """The example bot in a process of its own, which dies with the test."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(EXAMPLE),
        f"http://{running.address}",
        *table,
        env=os.environ | {"ARTEL_TOKEN": token, "PYTHONIOENCODING": "utf-8"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


@pytest.mark.parametrize("game", ["zodchie", "carcassonne"])
async def test_the_example_bot_plays(running: Running, game: str) -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 130
    anna = await account(running, "Anna")
    owners = [anna, await account(running, "Boris")]
    tokens = [(await who.post("/api/bots", name=f"Engine {at}"))["token"] for at, who in enumerate(owners)]
    table = (await anna.post("/api/tables", game=game, seats=["random", None, None], starts="full", watch=True))["id"]
    async with asyncio.timeout(HANG), AsyncExitStack() as stack:
        bots = [await stack.enter_async_context(example(running, token, table)) for token in tokens]
        ends = [await bot.communicate() for bot in bots]
    assert [bot.returncode for bot in bots] == [0, 0], ends
    assert ends[0][0] == ends[1][0] != b""
    record = Record.from_json((await anna.http.get(f"/api/records/{table}/file")).content)
    assert verify(record).over

    async def rated() -> bool:
        found = (await anna.http.get(f"/api/ladders/{game}/3")).json()["rungs"]
        named = sorted((rung["name"] or rung["bot"], rung["kind"]) for rung in found)
        return named == [("Engine 0", "bot"), ("Engine 1", "bot"), ("random", "bot")]

    await until(rated)


async def test_the_example_bot_says_why_it_cannot_play(running: Running) -> None:
    anna, carl = await account(running, "Anna"), await running.guest("Carl")
    token = (await anna.post("/api/bots", name="Engine"))["token"]
    full = (await carl.post("/api/tables", game="zodchie", seats=[None, "random"]))["id"]
    begun = (await carl.post("/api/tables", game="zodchie", seats=[None, "random"], starts="full"))["id"]
    given_up = (await carl.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
    await carl.post(f"/api/tables/{given_up}/leave")
    hidden = (await carl.post("/api/tables", game="zodchie", seats=[None, None], visibility="private"))["id"]
    for table, said in (
        ("nowhere", "There is no table nowhere."),
        (hidden, f"There is no table {hidden}."),
        (full, "Seat 1 is taken. Free: -."),
        (begun, "The table takes nobody in any more: it is running."),
        (given_up, "The table takes nobody in any more: it is abandoned."),
    ):
        async with asyncio.timeout(HANG), example(running, token, table) as bot:
            out, err = await bot.communicate()
        assert (bot.returncode, out.decode(), err.decode()) == (1, "", f"{said}\n")
    async with asyncio.timeout(HANG), example(running, "wrong", full) as bot:
        assert (await bot.communicate())[1].decode() == "The token is not valid, or not any more.\n"
    async with asyncio.timeout(HANG), example(running, "wrong") as bot:
        assert (await bot.communicate())[1].decode() == "The token is not valid, or not any more.\n"


# -- the stream ------------------------------------------------------------------------------------------


async def lines_of(running: Running, table: str, **query: Any) -> AsyncIterator[dict[str, Any]]:
    async with (
        patient_http() as http,
        http.stream("GET", f"http://{running.address}/api/tables/{table}/stream", params=query) as answer,
    ):
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        async for line in answer.aiter_lines():
            if line:
                yield json.loads(line)


@pytest.mark.parametrize("delay", [0, 5])
async def test_the_stream_is_what_those_who_watch_are_told(running: Running, delay: int) -> None:
    anna, carl = await running.guest("Анна"), await running.guest("Carl")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, "random"], settings={"delay": delay}))["id"]
    heard: list[dict[str, Any]] = []

    async def listen() -> None:
        heard.extend([one async for one in lines_of(running, table)])

    listening = asyncio.create_task(listen())
    watcher = await carl.sit(table)
    player = await anna.sit(table)
    await watcher.hear("welcome")
    await player.hear("welcome")
    await until(lambda: bool(running.world.streams))
    await anna.post(f"/api/tables/{table}/start")
    await asyncio.gather(player.play(await player.hear("welcome")), watcher.hear("over"))
    await within(listening)
    public = [one for one in watcher.heard if one["type"] in streams.PUBLIC]
    steps = [one for one in heard if one["type"] in ("told", "over")]
    assert steps == [one for one in public if one["type"] in ("told", "over")]
    assert steps[-1]["type"] == "over"
    assert heard[0]["type"] == "welcome"
    assert heard[0]["me"] is None
    assert [one["type"] async for one in lines_of(running, table)] == ["welcome"]
    assert not running.world.streams


async def test_limits_of_streams(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "QUIET", 0.05)
    monkeypatch.setattr(streams, "AT_ONCE", 2)
    anna = await running.guest("Анна")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
    hidden = (await anna.post("/api/tables", game="zodchie", seats=[None, None], visibility="private"))["id"]
    assert (await anna.http.get(f"/api/tables/{hidden}/stream")).status_code == 404
    assert (await anna.http.get("/api/tables/nowhere/stream")).status_code == 404
    address = f"http://{running.address}/api/tables/{table}/stream"
    async with patient_http() as http, http.stream("GET", address) as one, http.stream("GET", address) as two:
        first, second = one.aiter_lines(), two.aiter_lines()
        assert await anext(second)
        assert await anext(first)
        assert await anext(first) == ""
        assert (await http.get(address)).status_code == 429

    await until(lambda: not running.world.streams)


async def test_a_stream_ends_with_the_server(settings: Settings) -> None:
    running = await Running.start(settings)
    anna = await running.guest("Анна")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
    heard: list[dict[str, Any]] = []

    async def listen() -> None:
        async for one in lines_of(running, table):
            heard.append(one)  # noqa: PERF401  # as soon as it is heard

    listening = asyncio.create_task(listen())
    await until(lambda: bool(heard))
    await within(running.stop())
    await listening
    assert [one["type"] for one in heard] == ["welcome"]
    await running.clients.aclose()
