"""A post office and a push service of the tests' own, on loopback."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller

from patience import HANG
from server.cluster import free_port


class Office:
    """Takes mail; `answer` may be another one, or (silent) none at all."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.answer = "250 OK"
        self.tried = 0
        self.silent = threading.Event()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.tried += 1
        while self.silent.is_set():
            await asyncio.sleep(0.02)
        if self.answer.startswith("250"):
            self.letters.append(message_from_bytes(envelope.content, policy=policy.default))
        return self.answer

    async def arrived(self, many: int) -> EmailMessage:
        """The last of so many."""
        async with asyncio.timeout(HANG):
            while len(self.letters) < many:
                await asyncio.sleep(0.02)
        assert len(self.letters) == many
        return self.letters[-1]


@contextmanager
def office() -> Iterator[tuple[Office, int]]:
    made, port = Office(), free_port()
    controller = Controller(made, "127.0.0.1", port)
    controller.start()
    try:
        yield made, port
    finally:
        made.silent.clear()
        controller.stop()


class Pushed(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Service(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Receiver)
        self.status = 201
        self.pushed: list[Pushed] = []


class Receiver(BaseHTTPRequestHandler):
    server: Service

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.pushed.append(Pushed(self.path, headers, body))
        self.send_response(self.server.status)
        self.send_header("Location", "/elsewhere")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        pass


@contextmanager
def service() -> Iterator[Service]:
    with Service() as made:
        thread = threading.Thread(target=made.serve_forever)
        thread.start()
        try:
            yield made
        finally:
            made.shutdown()
            thread.join()
