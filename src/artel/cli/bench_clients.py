"""Scripted clients for `artel bench server`: many tables of Zodchie, two sockets at each, random moves."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from artel.kernel.chance import Rng

GAME = "zodchie"
CONNECTIONS = 8
"""For HTTP; each is used by one request at a time."""
CALM = 0.5
"""Seconds after which all that was under way has arrived."""
STAYS_OPEN = 2.0
"""Seconds for which a connection is used again; the server closes it a little later."""


class HeardAsked(msgspec.Struct):
    version: int
    question: str


class HeardView(msgspec.Struct):
    options: list[str]


class HeardMessage(msgspec.Struct):
    """As much of any message as a scripted client needs."""

    type: str
    version: int = 0
    view: HeardView | None = None
    asked: HeardAsked | None = None
    key: str = ""
    message: str = ""


decode = msgspec.json.Decoder(HeardMessage).decode
encode = msgspec.json.Encoder().encode


class BadAnswer(Exception):
    """The server did not do what it was asked for."""


class HttpLine(NamedTuple):
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    used_at: float


class BenchHttp:
    """As little HTTP as is needed, over a few connections that stay open for a while."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.free: asyncio.LifoQueue[HttpLine | None] = asyncio.LifoQueue()
        for _ in range(CONNECTIONS):
            self.free.put_nowait(None)

    async def line(self, kept: HttpLine | None) -> HttpLine:
        if kept is not None and perf_counter() - kept.used_at < STAYS_OPEN:
            return kept
        if kept is not None:
            kept.writer.close()
        return HttpLine(*await asyncio.open_connection("127.0.0.1", self.port), perf_counter())

    def close(self) -> None:
        while not self.free.empty():
            line = self.free.get_nowait()
            if line is not None:
                line.writer.close()

    async def post(self, path: str, cookie: str, **data: object) -> tuple[Any, str]:
        """The answer, and the cookie that came with it."""
        return await self._asked("POST", path, cookie, encode(data))

    async def get(self, path: str, cookie: str) -> Any:
        return (await self._asked("GET", path, cookie, b""))[0]

    async def _asked(self, method: str, path: str, cookie: str, body: bytes) -> tuple[Any, str]:
        line = await self.free.get()
        try:
            reader, writer, _ = line = await self.line(line)
            head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {cookie}\r\n"
            kind = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
            writer.write((head + kind).encode() + body)
            first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
            answer = await reader.readexactly(int(headers["content-length"]))
            line = line._replace(used_at=perf_counter())
        finally:
            self.free.put_nowait(line)
        if not first.startswith("HTTP/1.1 20"):
            raise BadAnswer(f"{path}: {first}: {answer.decode()}")
        return msgspec.json.decode(answer), headers.get("set-cookie", "").partition(";")[0]


class BenchClient(WSListener):
    def __init__(self, table: BenchTable, cookie: str) -> None:
        self.table = table
        self.cookie = cookie
        self.transport: WSTransport | None = None
        self.version = 0
        self.asked: HeardAsked | None = None
        self.options: list[str] = []

    def say(self, **message: object) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, encode(message))

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.table.hear(self, decode(frame.get_payload_as_memoryview()))
        elif frame.msg_type == WSMsgType.CLOSE:
            self.table.crowd.fail(BadAnswer(f"a socket was closed: {frame.get_close_code()}"))


class BenchWatcher(WSListener):
    """Somebody who only looks on."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.welcomed = asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        transport.send(WSMsgType.TEXT, encode({"type": "hello", "table": self.table}))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self.welcomed.set()


class BenchTable:
    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.id = ""
        self.clients: list[BenchClient] = []
        self.over = 0
        self.acts = 0
        self.sender: BenchClient | None = None
        self.sent_at = 0.0

    async def open(self) -> None:
        for number in range(2):
            _, cookie = await self.crowd.http.post("/api/guest", "", name=f"Guest {number + 1}")
            client = BenchClient(self, cookie)
            self.clients.append(client)
            url = f"ws://127.0.0.1:{self.crowd.http.port}/ws"
            await ws_connect(lambda client=client: client, url, extra_headers={"Cookie": cookie})
        await self.play()

    async def play(self) -> None:
        """A new game."""
        host, other = self.clients
        opened, _ = await self.crowd.http.post("/api/tables", host.cookie, game=GAME, seats=[None, None])
        self.id = table = opened["id"]
        await self.crowd.http.post(f"/api/tables/{table}/join", other.cookie)
        await self.crowd.http.post(f"/api/tables/{table}/start", host.cookie)
        self.over, self.sender = 0, None
        for client in self.clients:
            client.version, client.asked = 0, None
            client.say(type="hello", table=table)

    def hear(self, client: BenchClient, heard: HeardMessage) -> None:
        match heard.type:
            case "welcome" | "told":
                self.told(client, heard)
            case "ack":
                self.crowd.moves += 1
            case "over":
                self.over += 1
                if self.over == len(self.clients):
                    self.crowd.over(self)
            case "refused":
                self.crowd.fail(BadAnswer(heard.message))

    def told(self, client: BenchClient, heard: HeardMessage) -> None:
        client.version, client.asked = heard.version, heard.asked
        client.options = heard.view.options if heard.view is not None else []
        if self.sender is not None and client is not self.sender and heard.type == "told":
            self.crowd.delays.append(perf_counter() - self.sent_at)
        first, second = self.clients
        if first.version == second.version and (first.asked or second.asked):
            self.crowd.ready(self)

    def act(self) -> None:
        seat = 0 if self.clients[0].asked else 1
        client = self.clients[seat]
        assert client.asked is not None
        self.acts += 1
        asked, option = client.asked, client.options[self.crowd.rng.below(len(client.options))]
        self.sender, self.sent_at = client, perf_counter()
        client.say(
            type="act", id=f"{self.acts}", version=asked.version, seat=seat, question=asked.question, option=option
        )


class Crowd:
    """All tables. They move as fast as they can, or at a rate of so many moves a second."""

    def __init__(self, port: int) -> None:
        self.http = BenchHttp(port)
        self.rng = Rng(1)
        self.tables: list[BenchTable] = []
        self.watchers: list[BenchWatcher] = []
        self.moves = 0
        self.delays: list[float] = []
        self.rushing = False
        self.waiting: deque[BenchTable] = deque()
        self.finished: list[BenchTable] = []
        self.thin = asyncio.Event()
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.tasks: set[asyncio.Future[None]] = set()

    async def open(self, many: int) -> None:
        self.tables = [BenchTable(self) for _ in range(many)]
        await self._each([table.open for table in self.tables])

    async def watch(self, many: int) -> None:
        """So many at every table, until its game is over."""
        self.watchers = [BenchWatcher(table.id) for table in self.tables for _ in range(many)]
        url = f"ws://127.0.0.1:{self.http.port}/ws"
        for watcher in self.watchers:
            await ws_connect(lambda watcher=watcher: watcher, url)
        await self._guard(asyncio.gather(*[watcher.welcomed.wait() for watcher in self.watchers]))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for client in [client for table in self.tables for client in table.clients]:
            if client.transport is not None:
                client.transport.disconnect(graceful=False)
        for watcher in self.watchers:
            watcher.transport.disconnect(graceful=False)
        self.http.close()
        await asyncio.sleep(0)

    async def rush(self, seconds: float) -> None:
        """As fast as they can, until the time is over or a tenth of the games are: opening new ones is not play."""
        self.thin.clear()
        self.rushing = True
        while self.waiting:
            self.waiting.popleft().act()
        with suppress(TimeoutError):
            await self._guard(asyncio.wait_for(self.thin.wait(), seconds))
        self.rushing = False

    async def refill(self) -> None:
        """New games at the tables whose games are over."""
        await self._guard(asyncio.sleep(CALM))
        finished, self.finished = self.finished, []
        await self._each([table.play for table in finished])
        await self._guard(asyncio.sleep(CALM))

    async def pace(self, seconds: float, rate: float) -> None:
        """At a rate; a game that is over is followed by a new one at once."""
        self.delays.clear()
        start, sent = perf_counter(), 0
        while (spent := perf_counter() - start) < seconds:
            while sent < spent * rate and self.waiting:
                self.waiting.popleft().act()
                sent += 1
            while self.finished:
                self._start(self.finished.pop().play())
            await self._guard(asyncio.sleep(1 / rate))

    def ready(self, table: BenchTable) -> None:
        if self.rushing:
            table.act()
        else:
            self.waiting.append(table)

    def over(self, table: BenchTable) -> None:
        self.finished.append(table)
        if len(self.finished) * 10 > len(self.tables):
            self.thin.set()

    def fail(self, error: BaseException) -> None:
        if not self.failed.done():
            self.failed.set_exception(error)

    async def _each(self, works: list[Callable[[], Coroutine[Any, Any, None]]]) -> None:
        async def some() -> None:
            while works:
                await works.pop()()

        await self._guard(asyncio.gather(*[some() for _ in range(CONNECTIONS)]))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        def done(task: asyncio.Future[None]) -> None:
            self.tasks.discard(task)
            if not task.cancelled() and (error := task.exception()) is not None:
                self.fail(error)

        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(done)

    async def _guard(self, work: Awaitable[object]) -> None:
        """Waits for it, or until something goes wrong."""
        task: asyncio.Future[Any] = asyncio.ensure_future(work)
        try:
            await asyncio.wait([task, self.failed], return_when=asyncio.FIRST_COMPLETED)
        finally:
            if not task.done():
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        if self.failed.done():
            self.failed.result()
        await task
