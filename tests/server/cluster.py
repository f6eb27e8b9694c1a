"""Private PostgreSQL, Redis and Artel servers on loopback, each in a temporary folder, on free ports."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, NoReturn

import asyncpg
import msgspec
import pytest

from artel.server.config import Settings
from patience import HANG, until, wait_until
from processes import started
from server.clients import Serving

FORKED = Path(__file__).with_name("forked.py")


def free_port() -> int:
    """Not one that the system gives to whoever connects to somewhere: who starts again needs the same one again."""
    while True:
        with suppress(OSError), socket.create_server(("127.0.0.1", random.randrange(20_000, 32_768))) as free:
            return int(free.getsockname()[1])


def missing(what: str, package: str) -> NoReturn:
    """`make setup` installs it for root; others are told."""
    told = f"{what} is missing. On Debian or Ubuntu: sudo apt-get install {package}"
    if os.geteuid() == 0:
        pytest.fail(told)
    pytest.skip(told)


def accepts(port: int) -> bool:
    with socket.socket() as tried:
        tried.settimeout(1)
        return tried.connect_ex(("127.0.0.1", port)) == 0


def wait_for(process: subprocess.Popen[bytes], is_ready: Callable[[], bool]) -> None:
    def ready() -> bool:
        assert process.poll() is None, f"{process.args!r} has stopped"
        return is_ready()

    wait_until(ready)


@contextmanager
def service(command: Sequence[object], is_ready: Callable[[], bool], **more: Any) -> Iterator[None]:
    """Runs until it is told to stop."""
    with started(command, **more) as process:
        wait_for(process, is_ready)
        yield
        process.send_signal(signal.SIGINT)
        process.wait(HANG)


class Stoppable:
    """A service that is stopped and started again."""

    def __init__(self, address: str, running: Callable[[], AbstractContextManager[None]]) -> None:
        self.address = address
        self._running = running
        self._started = ExitStack()

    def start(self) -> None:
        self._started.enter_context(self._running())

    def stop(self) -> None:
        """At once, whoever is connected."""
        self._started.close()


@contextmanager
def stoppable_postgres(user: str = "artel", password: str = "") -> Iterator[Stoppable]:
    """A new cluster, running. It refuses to run as root. Without a password it lets everybody in who says to be
    somebody."""
    found = shutil.which("initdb") or next(map(str, Path("/usr/lib/postgresql").glob("*/bin/initdb")), None)
    if found is None:
        missing("PostgreSQL", "postgresql")
    programs, port = Path(found).resolve().parent, free_port()
    somebody = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory(prefix="artel-postgres-") as folder:
        if somebody:
            shutil.chown(folder, "postgres", "postgres")
        data = f"{folder}/data"
        made = [str(programs / "initdb"), "-D", data, "-U", user, "-E", "UTF8", "--no-sync"]
        Path(folder, "password").write_text(password)
        made += ["-A", "scram-sha-256", f"--pwfile={folder}/password"] if password else ["-A", "trust"]
        subprocess.run([*somebody, *made], check=True, cwd=folder, stdout=subprocess.DEVNULL)
        options = {"listen_addresses": "127.0.0.1", "unix_socket_directories": "", "fsync": "off", "port": port}
        given = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        command = [*somebody, programs / "postgres", "-D", data, *given]
        asked = [str(programs / "pg_isready"), "--quiet", "--host=127.0.0.1", f"--port={port}"]

        def is_ready() -> bool:
            return subprocess.run(asked, check=False).returncode == 0

        def running() -> AbstractContextManager[None]:
            return service(command, is_ready, cwd=folder, stderr=subprocess.DEVNULL)

        cluster = Stoppable(f"postgresql+asyncpg://{user}@127.0.0.1:{port}", running)
        try:
            cluster.start()
            yield cluster
        finally:
            cluster.stop()


@contextmanager
def postgres(user: str = "artel", password: str = "") -> Iterator[str]:
    """The address of a new cluster, without the name of a database."""
    with stoppable_postgres(user, password) as cluster:
        yield cluster.address


async def create_database(address: str, name: str) -> None:
    connection = await asyncpg.connect(address.replace("+asyncpg", "") + "/postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()


@contextmanager
def redis(port: int = 0) -> Iterator[str]:
    found, port = shutil.which("redis-server"), port or free_port()
    if found is None:
        missing("Redis", "redis-server")
    with tempfile.TemporaryDirectory(prefix="artel-redis-") as folder:
        given = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder]
        with service([found, *given], lambda: accepts(port), stdout=subprocess.DEVNULL):
            yield f"redis://127.0.0.1:{port}"


class Forked(Serving):
    """A server in a process of its own, to be killed."""

    def __init__(self, port: int, process: int) -> None:
        super().__init__(f"127.0.0.1:{port}")
        self.process = process

    def signal(self, number: int) -> None:
        os.kill(self.process, number)

    def is_over(self) -> bool:
        try:
            os.kill(self.process, 0)
        except ProcessLookupError:
            return True
        return False

    async def ended(self) -> None:
        await until(self.is_over)

    async def kill(self) -> None:
        self.signal(signal.SIGKILL)
        await self.ended()


class Nursery:
    """Where servers are forked."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.started: list[Forked] = []

    async def start(self, settings: Settings) -> Forked:
        """Returns when it is ready. Port 0: any."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        settings = msgspec.structs.replace(settings, port=settings.port or free_port())
        self.process.stdin.write(msgspec.json.encode(settings).decode() + "\n")
        self.process.stdin.flush()
        made = Forked(settings.port, int(self.process.stdout.readline()))
        self.started.append(made)

        async def is_ready() -> bool:
            assert not made.is_over(), "the server did not start"
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", settings.port)
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                answer = await reader.read()
                writer.close()
                return answer.startswith(b"HTTP/1.1 200")
            except OSError:
                return False

        await until(is_ready)
        return made

    async def clear(self) -> None:
        """Nobody of those who were started is left."""
        while self.started:
            server = self.started.pop()
            await server.clients.aclose()
            with suppress(ProcessLookupError):
                await server.kill()


@contextmanager
def nursery() -> Iterator[Nursery]:
    command = [sys.executable, str(FORKED)]
    with started(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Nursery(process)
