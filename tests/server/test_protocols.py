"""A WebSocket below the application: what is written together, and what is heard at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from artel.server.config import Settings
from artel.server.traffic.framing import only_text, text_frame, whole_frames
from artel.server.traffic.protocols import HEAR, PUSH, protocols
from artel.server.traffic.texts import SHORT, Push

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Noted(asyncio.Transport):
    """Keeps each thing that is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def close(self) -> None: ...


class Opened:
    """A socket whose application hears at once what `takes` takes."""

    def __init__(self) -> None:
        self.line = Noted()
        self.takes: Callable[[bytes], bool] = lambda _: False
        self.at_once: list[bytes] = []
        self.in_turn: list[str] = []
        self.may_go_on = asyncio.Event()
        self.push: Push = lambda _: False
        _, ws = protocols(Settings(limits=0))
        self.protocol = ws(uvicorn.Config(self.app, interface="asgi3", log_config=None), ServerState(), {})
        self.protocol.connection_made(self.line)

    def hear(self, data: bytes) -> bool:
        taken = self.takes(data)
        if taken:
            self.at_once.append(bytes(data))
        return taken

    async def app(
        self, scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]
    ) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        self.push = scope["state"][PUSH]
        scope["state"][HEAR] = self.hear
        while (event := await receive())["type"] == "websocket.receive":
            self.in_turn.append(event["text"])
            await self.may_go_on.wait()

    async def shake_hands(self) -> None:
        self.protocol.data_received(HANDSHAKE)
        while HEAR not in getattr(self.protocol, "scope", {"state": {}})["state"]:
            await asyncio.sleep(0)
        self.line.written.clear()

    def say(self, *texts: bytes) -> None:
        frames = [Frame(Opcode.TEXT, text).serialize(mask=True) for text in texts]
        self.protocol.data_received(b"".join(frames))


async def opened() -> Opened:
    made = Opened()
    await made.shake_hands()
    return made


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 100_000])
def test_a_text_is_framed_as_the_library_does_it(size: int) -> None:
    data = b"x" * size
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535])
def test_a_text_is_read_as_the_library_reads_it(size: int) -> None:
    data = bytes(at % 120 for at in range(size))
    assert only_text(Frame(Opcode.TEXT, data).serialize(mask=True)) == data


@pytest.mark.parametrize(
    "data",
    [
        b"",
        Frame(Opcode.TEXT, b"all").serialize(mask=True)[:-1],
        Frame(Opcode.TEXT, b"all").serialize(mask=True) * 2,
        Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
        Frame(Opcode.TEXT, b"begun", fin=False).serialize(mask=True),
        Frame(Opcode.BINARY, b"binary").serialize(mask=True),
        Frame(Opcode.PING, b"ping").serialize(mask=True),
        Frame(Opcode.TEXT, b"x" * 65536).serialize(mask=True),
    ],
    ids=["nothing", "half", "two", "unmasked", "begun", "binary", "ping", "long"],
)
def test_the_rest_is_left_to_the_library(data: bytes) -> None:
    assert only_text(data) is None


@pytest.mark.parametrize("sizes", [[0], [5], [200], [70_000], [0, 3, 130, 66_000, 1]])
def test_where_a_frame_ends_is_known(sizes: list[int]) -> None:
    data = b"".join(Frame(Opcode.TEXT, b"x" * size).serialize(mask=True) for size in sizes)
    assert whole_frames(data)
    before = len(data) - len(Frame(Opcode.TEXT, b"x" * sizes[-1]).serialize(mask=True))
    cuts = {*range(before + 1, min(len(data), before + 20)), len(data) - 1}
    assert not any(whole_frames(data[:cut]) for cut in cuts)


async def test_what_looks_like_a_text_within_another_is_a_part_of_it() -> None:
    socket = await opened()
    socket.takes = lambda _: True
    inner = Frame(Opcode.TEXT, b"inner").serialize(mask=True)
    begun, rest = bytes([0x81, 0x80 | len(inner), 0, 0, 0, 0]), inner  # masked with zeros
    socket.protocol.data_received(begun)
    socket.protocol.data_received(rest)
    assert socket.at_once == [inner]


async def test_no_text_comes_between_the_parts_of_another() -> None:
    socket = await opened()
    socket.takes = lambda _: True
    socket.protocol.data_received(Frame(Opcode.TEXT, b"be", fin=False).serialize(mask=True))
    socket.say(b"between")
    assert socket.at_once == []


async def test_what_is_short_goes_with_what_follows() -> None:
    socket = await opened()
    assert socket.push(b"ack")
    assert socket.line.written == []
    assert socket.push(b"x" * (SHORT + 1))
    [together] = socket.line.written
    assert b"ack" in together
    assert together.endswith(b"x" * (SHORT + 1))
    await asyncio.sleep(0)
    assert len(socket.line.written) == 1


async def test_what_is_short_and_alone_does_not_wait_for_long() -> None:
    socket = await opened()
    assert socket.push(b"ack")
    assert socket.push(b"pong")
    await asyncio.sleep(0)
    [together] = socket.line.written
    assert together.index(b"ack") < together.index(b"pong")


async def test_a_text_is_heard_at_once_unless_something_is_before_it() -> None:
    socket = await opened()
    socket.takes = lambda data: data != b"hello"
    socket.say(b"one", b"hello", b"two")
    assert socket.at_once == [b"one"]
    socket.may_go_on.set()
    while len(socket.in_turn) < 2:
        await asyncio.sleep(0)
    assert socket.in_turn == ["hello", "two"]
    socket.say(b"three")
    assert socket.at_once == [b"one", b"three"]
