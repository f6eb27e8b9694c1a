"""The server in this process on a free port, and clients over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
from litestar import Litestar
from litestar.datastructures import State
from websockets.asyncio.client import ClientConnection, connect

from artel.server.config import Settings
from artel.server.run import Server, server
from artel.server.world import World
from patience import HANG, until, within
from processes import started

PATIENT: Any = {"compression": None, "open_timeout": HANG, "ping_timeout": None, "close_timeout": HANG}
"""How clients connect: a server that is slow is no fault."""


def patient_http(**more: Any) -> httpx.AsyncClient:
    return httpx.AsyncClient(timeout=HANG, **more)


class Serving:
    """A server somewhere, and the clients that it has."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.clients = AsyncExitStack()

    async def guest(self, name: str) -> Guest:
        http = await self.clients.enter_async_context(patient_http(base_url=f"http://{self.address}"))
        answer = await http.post("/api/guest", json={"name": name})
        while answer.status_code == httpx.codes.TOO_MANY_REQUESTS:  # a slow machine pays more than others
            await asyncio.sleep(int(answer.headers["retry-after"]))
            answer = await http.post("/api/guest", json={"name": name})
        assert answer.status_code == httpx.codes.CREATED, answer.text
        return Guest(self, http, answer.json()["id"])


class Process(Serving):
    """`artel serve` in a process of its own, to be killed."""

    def __init__(self, address: str, process: subprocess.Popen[bytes]) -> None:
        super().__init__(address)
        self.process = process

    @staticmethod
    @asynccontextmanager
    async def start(settings: Settings) -> AsyncIterator[Process]:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        command = [sys.executable, "-c", "from artel.cli import main; main()", "serve", "--port", port]
        environment = {"ARTEL_LIMITS": str(settings.limits), "ARTEL_BOT_PAUSE": str(settings.bot_pause)}
        with started(
            [*command, "--database", settings.database], stderr=subprocess.DEVNULL, env=os.environ | environment
        ) as process:
            made = Process(f"127.0.0.1:{port}", process)

            async def is_ready() -> bool:
                assert process.poll() is None, "the server did not start"
                try:
                    return (await http.get(f"http://{made.address}/readyz")).status_code == 200
                except httpx.ConnectError:
                    return False

            async with patient_http() as http:
                await until(is_ready)
            async with made.clients:
                yield made

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


UNUSED: list[Litestar] = []
"""Applications of servers that have stopped. To make one takes longer than most tests."""


class Running(Serving):
    def __init__(self, made: Server, task: asyncio.Task[None]) -> None:
        self.server = made
        self.task = task
        self.world: World = made.app.state.world
        self.stopped = False
        super().__init__(f"127.0.0.1:{made.servers[0].sockets[0].getsockname()[1]}")

    @staticmethod
    async def start(settings: Settings) -> Running:
        made = server(settings, UNUSED.pop() if UNUSED else None)
        task = asyncio.create_task(made.serve())
        while not made.started:
            await asyncio.sleep(0.01)
            if task.done():
                task.result()
                raise RuntimeError("the server did not start")
        return Running(made, task)

    async def stop(self) -> None:
        """Clients stay and are left alone by the server."""
        self.server.should_exit = True
        await self.task
        if not self.stopped:
            self.stopped = True
            self.server.app.state = State()
            UNUSED.append(self.server.app)

    async def close(self) -> None:
        await self.clients.aclose()
        await self.stop()


class Guest:
    def __init__(self, server: Serving, http: httpx.AsyncClient, person: str) -> None:
        self.server = server
        self.http = http
        self.id = person

    def moved(self, server: Serving) -> Guest:
        """The same person at another server."""
        self.http.base_url = httpx.URL(f"http://{server.address}")
        return Guest(server, self.http, self.id)

    async def post(self, path: str, **data: Any) -> Any:
        answer = await self.http.post(path, json=data)
        assert answer.is_success, answer.text
        return answer.json()

    async def sit(self, table: str, since: int | None = None, **hello: Any) -> Player:
        cookie = f"artel={self.http.cookies['artel']}"
        made = connect(f"ws://{self.server.address}/ws", additional_headers={"Cookie": cookie}, **PATIENT)
        player = Player(await self.server.clients.enter_async_context(made))
        await player.send("hello", table=table, since=since, **hello)
        return player


class Player:
    """Plays the first option of every question, or what `pick` picks; remembers all it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.frames: list[str] = []
        self.pick: Callable[[list[str]], str] = lambda options: options[0]
        self.acts = 0

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def hear(self, kind: str = "") -> dict[str, Any]:
        """The next message, or the next of a kind."""
        while True:
            self.frames.append(str(await within(self.socket.recv())))
            message = json.loads(self.frames[-1])
            self.heard.append(message)
            if kind in ("", message["type"]):
                return dict(message)

    async def answer(self, told: dict[str, Any]) -> str:
        """Answers what a welcome or told asks; the id of the action."""
        self.acts += 1
        view, asked = told["view"], told["asked"]
        fields = {"id": f"a-{told['version']}", "seat": view["me"], "option": self.pick(view["options"])}
        await self.send("act", **fields, **asked)
        return str(fields["id"])

    async def play(self, told: dict[str, Any], until: int | None = None) -> dict[str, Any]:
        """Answers every question once; until the end, or until a version."""
        answered = None
        while True:
            if until is not None and told["version"] >= until:
                return told
            if told["asked"] and told["asked"] != answered:
                await self.answer(told)
                answered = told["asked"]
            message = await self.hear()
            while message["type"] not in ("told", "over"):
                assert message["type"] != "refused", message
                message = await self.hear()
            if message["type"] == "over":
                return message
            assert message["version"] == told["version"] + 1
            told = message
