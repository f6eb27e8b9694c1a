"""A bot that takes a seat and plays: ARTEL_TOKEN=… python table_bot.py http://localhost:8000 TABLE

It needs httpx and websockets. Replace `choose`; everything else may stay. docs/bots-online.md tells the rest.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def choose(view: dict[str, Any], options: list[str]) -> str:
    """What to do; `view` is all that a player at this seat sees."""
    return random.choice(options)


async def play(server: str, table: str, token: str) -> dict[str, Any]:
    """Sits down and plays to the end; how it ended."""
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=server, headers=headers) as http:
        answer = await http.post(f"/api/tables/{table}/join", json={})
        if answer.is_error and answer.json()["key"] not in ("error-seated-already", "error-not-open"):
            sys.exit(answer.json()["message"])
    async for socket in connect(f"ws{server.removeprefix('http')}/ws", additional_headers=headers):
        try:
            await socket.send(json.dumps({"type": "hello", "table": table}))
            async for frame in socket:
                message = json.loads(frame)
                if message["type"] == "refused":
                    print(message["message"], file=sys.stderr)
                if message.get("ending"):
                    return dict(message["ending"])
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
    return {"type": "act", "id": name, "seat": view["me"], "action": action, **asked}


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1], sys.argv[2], os.environ["ARTEL_TOKEN"])))
