"""The bus between processes: Redis publish and subscribe. Each process has a channel, and there is one for all.

Redis may lose what it was given, and says so by breaking the connection. Then everybody who was reached over it is let
go: clients come back and hear what they missed, since the store has it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from artel.server.cluster.bus import AnyNote, Ears, ProcessNote
from artel.server.cluster.localbus import LocalBus
from artel.server.config import masked
from artel.server.errors import NoRedis

log = structlog.get_logger()
CHANNEL, ALL = "artel:", "artel:all"
AGAIN = 0.5
"""Seconds before another try."""


class Delivery(ProcessNote, frozen=True):
    """For a client of yours."""

    address: str
    data: bytes | None


class Sealed(msgspec.Struct, frozen=True, array_like=True):
    process: str
    note: AnyNote | Delivery


T = TypeVar("T")
BROKEN = (RedisError, OSError)
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Sealed).decode


class RedisBus(LocalBus):
    def __init__(self, url: str, process: str) -> None:
        super().__init__()
        self._url = url
        self._process = process
        self._redis = Redis.from_url(url, retry=Retry(NoBackoff(), 0))
        self._waiting: list[tuple[str, bytes]] = []
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._ears: Ears

    def send(self, address: str, data: bytes | None) -> None:
        process, elsewhere, local = address.rpartition("/")
        if elsewhere:
            self.post(process, Delivery(local, data))
            if data is None:
                self._ears.forget(address)
        else:
            super().send(address, data)

    def post(self, process: str, note: ProcessNote) -> None:
        self._publish(CHANNEL + process, note)

    def announce(self, note: ProcessNote) -> None:
        self._publish(ALL, note)

    async def probe(self) -> None:
        await self._redis.ping()

    async def start(self, ears: Ears) -> None:
        """Raises NoRedis."""
        self._ears = ears
        try:
            pubsub = await self._subscribed()
        except BROKEN as error:
            await self._redis.aclose()
            raise NoRedis(where=masked(self._url), reason=error) from None
        self._tasks = [asyncio.create_task(self._read(pubsub)), asyncio.create_task(self._write())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self._flush()
        except BROKEN:
            log.warning("redis is gone")
        await self._redis.aclose()

    async def _subscribed(self) -> PubSub:
        pubsub = self._redis.pubsub(ignore_subscribe_messages=True)
        await pubsub.subscribe(CHANNEL + self._process, ALL)
        return pubsub

    async def _read(self, pubsub: PubSub) -> None:
        while True:
            try:
                message = await pubsub.get_message(timeout=None)
                if message is not None:
                    self._hear(message["data"])
            except BROKEN as error:
                log.error("redis is gone", error=str(error))
                await pubsub.aclose()  # type: ignore[no-untyped-call]
                pubsub = await self._restored(self._subscribed)

    def _hear(self, data: bytes) -> None:
        sealed = decode(data)
        if sealed.process == self._process:
            return
        try:
            if isinstance(sealed.note, Delivery):
                super().send(sealed.note.address, sealed.note.data)
                if sealed.note.data is None:
                    self._ears.forget(sealed.note.address)
            else:
                self._ears.hear(sealed.process, sealed.note)
        except Exception:
            log.exception("note failed", process=sealed.process)

    def _publish(self, channel: str, note: ProcessNote) -> None:
        self._waiting.append((channel, encode([self._process, note])))
        self._wake.set()

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._flush()
            except BROKEN as error:
                log.error("redis is gone", error=str(error))
                await self._restored(self._redis.ping)

    async def _flush(self) -> None:
        batch, self._waiting = self._waiting, []
        if not batch:
            return
        pipeline = self._redis.pipeline(transaction=False)
        for channel, data in batch:
            pipeline.publish(channel, data)
        heard = await pipeline.execute()
        for channel in {channel for (channel, _), many in zip(batch, heard, strict=True) if not many}:
            self._ears.unreachable(channel.removeprefix(CHANNEL))

    async def _restored(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Tries until it works. Meanwhile nothing arrives, and afterwards nobody knows what did."""
        self._ears.cut_off(restored=False)
        while True:
            try:
                made = await attempt()
            except BROKEN:
                self._waiting.clear()
                await asyncio.sleep(AGAIN)
            else:
                self._ears.cut_off(restored=True)
                return made
