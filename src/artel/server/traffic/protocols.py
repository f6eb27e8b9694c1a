"""Connections that take too long, or say too much below the level of messages, are closed.

Half requests, silent connections, answers that nobody reads, and frames without end: `Settings` says how long, `limits`
how many.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from artel.server.traffic.framing import whole_frames
from artel.server.traffic.limits import Limits, neighbourhood, within
from artel.server.traffic.texts import CorkedSockets, Hear, Texts
from artel.server.upkeep.metrics import LIMITED

if TYPE_CHECKING:
    from websockets.http11 import Request

    from artel.server.config import Settings

SLICE: Final = 4096
"""Bytes that are read before frames are counted again."""
OPEN: Final = 128
"""Connections of one address that is no proxy."""
AGAINST_RULES: Final = 1008
GONE: Final = "artel_gone"
"""Where the scope of a socket says that the connection is lost, before that is heard of in its turn."""
PUSH: Final = "artel_push"
"""Where it has a way to send a text at once: `texts.Push`."""
HEAR: Final = "artel_hear"
"""Where the application says how a text can be heard at once: `texts.Hear`."""
BESIDE: Final = 65_536
"""Bytes of a request that are none of its body."""
NO_HTTP: Final = "Invalid HTTP request received."
WAITING: Final = 16
"""Requests of one connection that wait for the answer to another."""


class Deadline:
    """Closes a connection unless it is called off."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._timer: asyncio.TimerHandle | None = None

    def set(self, transport: asyncio.Transport, seconds: float) -> None:
        """One that is set already stays as it is."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._over, transport)

    def call_off(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _over(self, transport: asyncio.Transport) -> None:
        LIMITED.labels(self._what).inc()
        transport.abort()


def protocols(settings: Settings) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """For HTTP and for WebSockets."""
    limits, connections, corked = Limits(settings.limits), Counter[str](), CorkedSockets()

    class Http(HttpToolsProtocol):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self.arriving, self.reading = Deadline("slow request"), Deadline("slow reader")
            self.counted = ""
            self.begun = False
            """Has a part of a request come, and not all of it?"""
            self.in_head = False
            self.beside = 0
            """Bytes of the request that came beside its body: before it, behind it, and around its chunks."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.arriving.set(transport, settings.request_seconds)
            peer = self.client[0] if self.client is not None else ""
            if settings.limits and not any(proxy == "*" or within(peer, proxy) for proxy in settings.proxies):
                self.counted = neighbourhood(peer)
                connections[self.counted] += 1
                if connections[self.counted] > OPEN * settings.limits:
                    LIMITED.labels("open connections").inc()
                    transport.abort()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.transport.get_protocol() is not self:
                return
            if self.begun:
                self.beside += len(data)
                if self.beside > BESIDE:
                    self.send_400_response(NO_HTTP)
            self.look()

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self.begun = self.in_head = True
            self.beside = 0

        def on_header(self, name: bytes, value: bytes) -> None:
            """What comes behind a body is none."""
            if self.in_head:
                super().on_header(name, value)

        def on_body(self, body: bytes) -> None:
            super().on_body(body)
            self.beside -= len(body)

        def on_headers_complete(self) -> None:
            """Raises ValueError, which is answered as all that is no HTTP."""
            self.in_head = False
            hosts = [name for name, _ in self.headers].count(b"host")
            if hosts != 1 and (hosts or self.parser.get_http_version() == "1.1"):
                raise ValueError(hosts)
            super().on_headers_complete()
            if len(self.pipeline) > WAITING:
                raise ValueError(len(self.pipeline))

        def on_message_complete(self) -> None:
            super().on_message_complete()
            self.begun = False

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self.look()

        def look(self) -> None:
            """Is a whole request there? Between two of them uvicorn counts the seconds."""
            idle = self.cycle is None or self.cycle.response_complete
            if self.begun or (idle and self.timeout_keep_alive_task is None):
                self.arriving.set(self.transport, settings.request_seconds)
            else:
                self.arriving.call_off()

        def handle_websocket_upgrade(self) -> None:
            self.arriving.call_off()
            uncounted, self.counted = self.counted, ""
            super().handle_websocket_upgrade()
            protocol = self.transport.get_protocol()
            if isinstance(protocol, Socket):
                protocol.counted = uncounted
            else:
                self.counted = uncounted

        def pause_writing(self) -> None:
            super().pause_writing()
            self.reading.set(self.transport, settings.answer_seconds)

        def resume_writing(self) -> None:
            super().resume_writing()
            self.reading.call_off()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self.arriving.call_off()
            self.reading.call_off()
            release(self.counted)

    class Socket(WebSocketsSansIOProtocol):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self.reading = Deadline("slow reader")
            self.aligned = True
            """Has all that came ended with a frame? What comes next begins with one, and not in the midst of one."""
            self.bucket = limits.bucket("frame")
            self.thrown_out = False
            self.counted = ""

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            self.texts = Texts(self.transport, self.conn, self.queue, corked)

        def handle_connect(self, event: Request) -> None:
            super().handle_connect(event)
            if hasattr(self, "scope"):
                self.scope["state"][PUSH] = self.texts.push

        def send_receive_event_to_app(self) -> None:
            """Where nothing is before it and the application hears it at once, there is no queue to go through."""
            hear: Hear | None = self.scope["state"].get(HEAR)
            alone = len(self.frames) == 1 and self.queue.empty() and not self.close_sent
            if hear is not None and alone and self.curr_msg_data_type == "text" and hear(self.frames[0]):
                self.frames = []
            else:
                super().send_receive_event_to_app()

        def data_received(self, data: bytes) -> None:
            """In slices, so that what is too much is noticed before all of it is read. Most of what comes is one text,
            and needs none of what the library does for the rest."""
            little = len(data) <= SLICE
            if self.handshake_initiated:
                if little and self.aligned and self.texts.heard(data, self.scope["state"].get(HEAR)):
                    self.count(1)
                    return
                self.aligned = self.aligned and little and whole_frames(data)
            for start in range(0, len(data), SLICE):
                if self.thrown_out:
                    return
                super().data_received(data[start : start + SLICE])

        def handle_events(self) -> None:
            frames = len(self.conn.events)
            super().handle_events()
            if self.handshake_complete and not self.transport.is_closing():
                self.count(frames)

        def count(self, frames: int) -> None:
            if self.bucket is not None:
                self.bucket.spend("", frames)
                if self.bucket.wait(""):
                    self.throw_out()

        def throw_out(self) -> None:
            self.thrown_out = True
            LIMITED.labels("frame").inc()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": AGAINST_RULES})
            self.conn.fail(AGAINST_RULES)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()

        def pause_writing(self) -> None:
            super().pause_writing()
            self.texts.paused = True
            self.reading.set(self.transport, settings.answer_seconds)

        def resume_writing(self) -> None:
            super().resume_writing()
            self.texts.paused = False
            self.reading.call_off()

        def connection_lost(self, exc: Exception | None) -> None:
            if hasattr(self, "scope"):
                self.scope["state"][GONE] = True
            super().connection_lost(exc)
            self.reading.call_off()
            release(self.counted)

    def release(address: str) -> None:
        if address:
            connections[address] -= 1
            if not connections[address]:
                del connections[address]

    return Http, Socket
