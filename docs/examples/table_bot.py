"""A bot account that plays. At one table: ARTEL_TOKEN=… python table_bot.py http://localhost:8000 TABLE
Without TABLE it waits for challenges, accepts them all and plays all its games at once, until it is stopped.

It needs httpx and websockets. Replace `choose`; everything else may stay. docs/bots-online.md tells the rest.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from collections.abc import AsyncIterator
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def choose(view: dict[str, Any], options: list[str]) -> str:
    """What to do; `view` is all that a player at this seat sees."""
    return random.choice(options)


class Refused(Exception):
    """The server says no, in a sentence."""


async def ask(http: httpx.AsyncClient, method: str, path: str, **data: Any) -> Any:
    answer = await http.request(method, path, json=data)
    if answer.is_error:
        raise Refused(answer.json()["message"])
    return answer.json() if answer.content else None


async def sit(http: httpx.AsyncClient, table: str) -> None:
    """Takes a seat, or the one that it has already. Raises Refused where the table is not open to it."""
    me = await ask(http, "GET", "/api/me")
    found = await ask(http, "GET", f"/api/tables/{table}")
    if me["id"] not in [seat["person"] for seat in found["seats"]]:
        await ask(http, "POST", f"/api/tables/{table}/join")
    elif found["status"] in ("over", "abandoned"):
        raise Refused(f"The game at table {table} is over.")


async def play(server: str, table: str, headers: dict[str, str]) -> dict[str, Any]:
    """Plays at a table where it sits, to the end; how it ended."""
    async for socket in connect(f"ws{server.removeprefix('http')}/ws", additional_headers=headers):
        try:
            await socket.send(json.dumps({"type": "hello", "table": table}))
            async for frame in socket:
                message = json.loads(frame)
                if message["type"] == "refused":
                    print(message["message"], file=sys.stderr)
                if message.get("ending"):
                    return dict(message["ending"])
                if message.get("table", {}).get("status") == "abandoned":
                    return {"how": "abandoned"}
                if message["type"] in ("welcome", "told") and message["asked"]:
                    await socket.send(json.dumps(answered(message)))
        except ConnectionClosed:
            continue  # the server was restarted; sit down again
    raise AssertionError("connect tries again for ever")


def answered(message: dict[str, Any]) -> dict[str, Any]:
    """The same question gets an answer with the same id, so it counts once."""
    view, asked = message["view"], message["asked"]
    action = choose(view, view["options"])
    name = f"{asked['version']}-{view['me']}"
    return {"type": "act", "id": name, "seat": view["me"], "option": action, **asked}


async def events(http: httpx.AsyncClient) -> AsyncIterator[dict[str, Any]]:
    """What the server tells this bot, for ever; after a break from the beginning."""
    while True:
        try:
            async with http.stream("GET", "/api/me/events", timeout=httpx.Timeout(30)) as answer:
                if answer.is_error:
                    raise Refused(json.loads(await answer.aread())["message"])
                async for line in answer.aiter_lines():
                    if line:
                        yield json.loads(line)
        except httpx.TransportError as error:
            print(f"{error or type(error).__name__}; trying again", file=sys.stderr)
        await asyncio.sleep(1)


async def play_challenges(server: str, http: httpx.AsyncClient, headers: dict[str, str]) -> None:
    games: dict[str, asyncio.Task[Any]] = {}
    async for event in events(http):
        if event["type"] == "challenge":
            try:
                await ask(http, "POST", f"/api/challenges/{event['challenge']['id']}/accept")
            except Refused as refusal:
                print(refusal, file=sys.stderr)
        elif event["type"] == "game_start" and event["table"]["id"] not in games:
            table = event["table"]["id"]
            games[table] = asyncio.create_task(play(server, table, headers))
            print(f"playing at {server}/t/{table}", flush=True)
        elif event["type"] == "game_finish":
            print(f"over: {event['table']}, {event['how']}", flush=True)
            games.pop(event["table"], None)


async def main(server: str, table: str | None, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=server, headers=headers) as http:
        if table is None:
            await play_challenges(server, http, headers)
        else:
            await sit(http, table)
            print(await play(server, table, headers))


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3 or "ARTEL_TOKEN" not in os.environ:
        sys.exit("Usage: ARTEL_TOKEN=… python table_bot.py SERVER [TABLE]")
    where = sys.argv[2] if len(sys.argv) == 3 else None
    try:
        asyncio.run(main(sys.argv[1].rstrip("/"), where, os.environ["ARTEL_TOKEN"]))
    except Refused as refusal:
        sys.exit(str(refusal))
    except httpx.TransportError as error:
        sys.exit(f"{sys.argv[1]} does not answer: {error or type(error).__name__}")
    except KeyboardInterrupt:
        sys.exit(130)
