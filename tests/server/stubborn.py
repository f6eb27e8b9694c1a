"""A client that never gives up: it comes back and sends again until it is acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.protocol import State

from artel.kernel.record import Record
from artel.records import verify
from artel.server.store.engine import Database
from artel.server.store.schema import inputs
from patience import HANG
from server.clients import PATIENT, patient_http

Address = Callable[[], str]
"""Where the server is now."""


async def insist(http: httpx.AsyncClient, address: Address, method: str, path: str, **data: Any) -> httpx.Response:
    """Until there is an answer."""
    async with asyncio.timeout(HANG):
        while True:
            try:
                json = data if method == "POST" else None
                answer = await http.request(method, f"http://{address()}{path}", json=json)
                if answer.status_code < 500:
                    return answer
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.05)


class Stubborn:
    def __init__(self, address: Address, name: str, rng: random.Random, pause: float = 0.0) -> None:
        self.address = address
        self.name = name
        self.rng = rng
        self.pause = pause
        self.http = patient_http()
        self.acked: dict[str, int] = {}
        self.socket: ClientConnection | None = None
        """Where it was made welcome."""
        self.broken: list[str] = []
        """How its sockets ended before the game did."""
        self.seat: int | None = None
        self.table = ""

    @property
    def connected(self) -> bool:
        """Not to a server that is gone already, while it thinks."""
        return self.socket is not None and self.socket.state is State.OPEN

    async def arrive(self) -> None:
        answer = await insist(self.http, self.address, "POST", "/api/guest", name=self.name)
        self.http.cookies.update(answer.cookies)

    async def post(self, path: str, done: str = "", **data: Any) -> Any:
        """`done`: what the server says where an earlier request was carried out, and only its answer was lost."""
        answer = await insist(self.http, self.address, "POST", path, **data)
        assert answer.is_success or answer.json()["key"] == done, answer.text
        return answer.json()

    async def play(self, table: str) -> None:
        """To the end."""
        self.table, self.version, self.answered = table, 0, -1
        self.acked, self.broken = {}, []
        self.waiting: dict[str, Any] | None = None
        over = False
        while not over:
            self.socket = None
            try:
                cookie = f"artel={self.http.cookies['artel']}"
                headers = {"Cookie": cookie}
                url = f"ws://{self.address()}/ws"
                async with connect(url, additional_headers=headers, **PATIENT) as ws:
                    over = await self.converse(ws)
            except ConnectionClosed as error:
                self.broken.append("killed" if error.rcvd is None else str(error.rcvd.code))
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(0.05)
        self.socket = None

    async def converse(self, ws: ClientConnection) -> bool:
        """True at the end of the game."""
        await ws.send(json.dumps({"type": "hello", "table": self.table}))
        while True:
            message = json.loads(await ws.recv())
            match message["type"]:
                case "welcome":
                    assert message["version"] >= max(self.acked.values(), default=0), "an acknowledged move is lost"
                    self.seat, self.version, self.socket = message["me"], message["version"], ws
                    if message["ending"] is not None and self.waiting is None:
                        return True
                    if self.waiting is not None:
                        await ws.send(json.dumps(self.waiting))
                    else:
                        await self.answer(ws, message)
                case "told":
                    assert message["version"] == self.version + 1
                    self.version = message["version"]
                    await self.answer(ws, message)
                case "ack" if message["id"] in self.acked:  # sent twice
                    assert message["version"] == self.acked[message["id"]]
                case "ack":
                    assert self.waiting is not None
                    assert message["id"] == self.waiting["id"]
                    self.acked[message["id"]] = self.answered = message["version"]
                    self.waiting = None
                    if message["version"] <= self.version:  # it was stored before; ask where the game is
                        await ws.send(json.dumps({"type": "hello", "table": self.table}))
                case "over" if self.waiting is None:  # or it was stored before a kill, and is acknowledged yet
                    return True
                case "refused":
                    raise AssertionError(message)

    async def answer(self, ws: ClientConnection, told: dict[str, Any]) -> None:
        if told["asked"] and self.waiting is None and told["version"] >= self.answered:
            await asyncio.sleep(self.pause * self.rng.random())
            action = self.rng.choice(told["view"]["options"])
            identity = f"{self.seat}-{len(self.acked)}"
            self.waiting = {"type": "act", "id": identity, "seat": self.seat, "option": action, **told["asked"]}
            await ws.send(json.dumps(self.waiting))

    async def leave(self) -> None:
        await self.http.aclose()


async def open_game(players: list[Stubborn], game: str, **options: Any) -> str:
    host, *others = players
    seats = [None] * len(players)
    table = str((await host.post("/api/tables", game=game, seats=seats, **options))["id"])
    for other in others:
        await other.post(f"/api/tables/{table}/join", done="error-seated-already")
    await host.post(f"/api/tables/{table}/start", done="error-not-open")
    return table


async def check(database: Database, players: list[Stubborn], table: str) -> None:
    """What was acknowledged is stored once, and the record proves itself."""
    async with database.read() as connection:
        query = select(inputs.c.seat, inputs.c.action_id, inputs.c.seq).where(inputs.c.table_id == table)
        stored = [(row.seat, row.action_id, row.seq) for row in await connection.execute(query)]
    for player in players:
        mine = sorted(row for row in stored if row[0] == player.seat)
        acked = sorted((player.seat, identity, version) for identity, version in player.acked.items())
        assert mine == acked, f"not both stored and acknowledged: {sorted({*mine} ^ {*acked})} of {len(mine)}"
    answer = await insist(players[0].http, players[0].address, "GET", f"/api/records/{table}/file")
    assert answer.is_success, answer.text
    assert verify(Record.from_json(answer.content)).over
