"""Attacks on a server on loopback, all from one address and as much as its limits let through.

`python -m artel.cli.bench_attacks NAME PORT TABLE`: until it is ended. `TABLE`: of a game that is over.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from artel.languages import LANGUAGES

ADDRESS = "127.0.0.66"
PAUSE = 0.2
"""Seconds between two messages of a socket: that is what it may do."""
AWAY = (OSError, WebSocketException, asyncio.IncompleteReadError)
encode, decode = msgspec.json.encode, msgspec.json.decode


class Visitor:
    """Somebody at an address of this machine."""

    def __init__(self, port: int, address: str = ADDRESS) -> None:
        self.port = port
        self.address = address
        self.cookie = ""

    async def ask(self, method: str, path: str, **data: object) -> Any:
        """What comes back, or None where it was refused."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        try:
            body = encode(data) if method == "POST" else b""
            head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n"
            more = f"Cookie: {self.cookie}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
            writer.write((head + more).encode() + body)
            first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
            for line in lines:
                name, _, value = line.partition(":")
                if name.lower() == "set-cookie":
                    self.cookie = value.strip().partition(";")[0]
            answer = await reader.read()
            return decode(answer) if first.startswith("HTTP/1.1 20") and answer else None
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def enter(self, name: str) -> None:
        await self.ask("POST", "/api/guest", name=name)

    async def sit(self) -> ClientConnection:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        return await connect(
            f"ws://127.0.0.1:{self.port}/ws",
            additional_headers=headers,
            compression=None,
            local_addr=(self.address, 0),
            ping_interval=None,
        )


async def again(work: Callable[[], Awaitable[object]], pause: float = PAUSE) -> None:
    """For ever, also after it was thrown out."""
    while True:
        with suppress(*AWAY):
            await work()
        await asyncio.sleep(pause)


async def many(number: int, work: Callable[[], Awaitable[object]], pause: float = PAUSE) -> None:
    await asyncio.gather(*[again(work, pause) for _ in range(number)])


async def reading(socket: ClientConnection) -> None:
    with suppress(WebSocketException):
        async for _ in socket:
            pass


async def hello(port: int, table: str) -> None:
    """Greetings with words over many sockets, in turns of languages."""

    async def greet() -> None:
        async with await Visitor(port).sit() as socket:
            reader = asyncio.create_task(reading(socket))
            try:
                for number in count():
                    said = {
                        "type": "hello",
                        "table": table,
                        "words": True,
                        "language": LANGUAGES[number % 2],
                    }
                    await socket.send(encode(said).decode())
                    await asyncio.sleep(PAUSE)
            finally:
                reader.cancel()

    await many(10, greet)


async def replays(port: int, table: str) -> None:
    """Everything of a game that is over, from another step on each time."""
    step = count()

    async def look() -> None:
        number = next(step)
        path = f"/api/records/{table}/steps?everything=true&from={number % 40}&language={LANGUAGES[number % 2]}"
        await Visitor(port).ask("GET", path)

    await many(16, look, 0.05)


async def sockets(port: int, table: str) -> None:
    """Sockets that come and go."""

    async def come() -> None:
        async with await Visitor(port).sit() as socket:
            await socket.send(encode({"type": "hello", "table": table}).decode())
            await socket.recv()

    await many(64, come)


async def pings(port: int, table: str) -> None:
    """Frames that say nothing, as fast as the connection takes them."""
    flood = Frame(Opcode.PING, b"").serialize(mask=True) * 1000

    async def flooded() -> None:
        async with await Visitor(port).sit() as socket:
            while not socket.transport.is_closing():
                socket.transport.write(flood)
                await asyncio.sleep(0.005)

    await many(8, flooded)


async def halves(port: int, table: str) -> None:
    """Requests that never end."""

    async def half() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
        try:
            writer.write(b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n")
            while not reader.at_eof():
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(1)
        finally:
            writer.close()

    await many(200, half)


async def masters(port: int, table: str) -> None:
    """Tables of bots that think, opened and left."""
    seats = [None, "level4", "level4", "level4"]
    for number in count():
        guest = Visitor(port)
        with suppress(*AWAY):
            await guest.enter(f"Guest {number}")
            for _ in range(5):
                await guest.ask("POST", "/api/tables", game="zodchie", seats=seats, starts="full", rated=False)
        if number > 20:
            await asyncio.sleep(1)


async def takebacks(port: int, table: str) -> None:
    """Moves, and the same moves taken back, with everything in words."""

    async def play(guest: Visitor, mine: str) -> None:
        async with await guest.sit() as socket:
            said = {"type": "hello", "table": mine, "words": True, "language": "en"}
            await socket.send(encode(said).decode())
            for number in count():
                told = decode(await socket.recv())
                if told["type"] in ("welcome", "told") and told.get("asked"):
                    act = {"type": "act", "id": f"{os.getpid()} {id(socket)} {number}", "seat": told["view"]["me"]}
                    await asyncio.sleep(PAUSE)
                    await socket.send(encode(act | told["asked"] | {"option": told["view"]["options"][0]}).decode())
                    back = {"type": "takeback", "id": f"{act['id']} back", "version": told["version"] + 1}
                    await asyncio.sleep(PAUSE)
                    await socket.send(encode(back).decode())

    async def one() -> None:
        guest = Visitor(port)
        await guest.enter("Guest")
        mine = await guest.ask(
            "POST", "/api/tables", game="zodchie", seats=[None, "random"], starts="full", rated=False
        )
        if mine is not None:
            await again(lambda: play(guest, mine["id"]))

    await many(10, one)


ATTACKS = {attack.__name__: attack for attack in (hello, replays, sockets, pings, halves, masters, takebacks)}


if __name__ == "__main__":
    name, port, table = sys.argv[1:]
    with suppress(KeyboardInterrupt):
        asyncio.run(ATTACKS[name](int(port), table))
