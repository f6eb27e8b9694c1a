"""`artel serve` from the outside: it says where it is, and stops when it is told to, losing nothing."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from artel.cli import app
from artel.cli.serve import listening
from artel.kernel.record import Record
from artel.records import verify
from artel.server.config import Settings
from artel.server.run import Server
from patience import HANG, until, within
from processes import started
from server.clients import Guest, Player, Serving, patient_http


class Served(Serving):
    """`artel serve --port 0`, where it says that it is."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        super().__init__(address)
        self.process = process

    @staticmethod
    @asynccontextmanager
    async def start(database: str, **settings: object) -> AsyncIterator[Served]:
        given = {"limits": 0, "bot_workers": 1, "bot_pause": 0, **settings}
        command = [sys.executable, "-c", "from artel.cli import main; main()", "--lang", "en"]
        environment = {"ARTEL_LOG_LEVEL": "error"} | {f"ARTEL_{k.upper()}": str(v) for k, v in given.items()}
        with started(
            [*command, "serve", "--port", 0, "--database", database],
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | environment,
        ) as process:
            assert process.stderr is not None
            line = await within(asyncio.to_thread(process.stderr.readline))
            found = re.fullmatch(r"Artel is served at http://(127\.0\.0\.1:[1-9]\d*)\n", line)
            assert found, line
            made = Served(process, found[1])
            async with made.clients:
                yield made

    async def stop(self, sign: signal.Signals = signal.SIGTERM) -> None:
        """It must leave with status 0 and say nothing more."""
        assert self.process.stderr is not None
        self.process.send_signal(sign)
        said = await within(asyncio.to_thread(self.process.stderr.read))
        assert (self.process.wait(HANG), said) == (0, "")


async def play(player: Player) -> dict[str, Any] | None:
    """Until the end, or until the server lets go."""
    with suppress(ConnectionClosed):
        return await player.play(await player.hear("welcome"))
    return None


async def seat(server: Serving, name: str) -> tuple[Guest, str]:
    guest = await server.guest(name)
    table = await guest.post("/api/tables", game="zodchie", seats=[None, "level1"], starts="full")
    return guest, table["id"]


async def test_nothing_is_lost_at_a_shutdown(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'artel.db'}"
    async with Served.start(database) as server:
        people = [await seat(server, f"Guest {number}") for number in range(6)]
        players = [await guest.sit(table) for guest, table in people]
        playing = [asyncio.create_task(play(player)) for player in players]
        await until(lambda: sum(message["type"] == "ack" for player in players for message in player.heard) >= 60)
        await server.stop()
        ends = await asyncio.gather(*playing)
        assert None in ends
        assert {player.socket.close_code for player, end in zip(players, ends, strict=True) if end is None} == {1012}
        acks = [{m["id"]: m["version"] for m in player.heard if m["type"] == "ack"} for player in players]

        async with Served.start(database) as again:
            for (guest, table), acked in zip(people, acks, strict=True):
                player = await guest.moved(again).sit(table)
                welcome = await player.hear("welcome")
                assert welcome["version"] >= max(acked.values())
                for message in player.heard:  # nothing is made twice either: all ids are known
                    assert message["type"] != "refused"
                if welcome["ending"] is None:
                    await player.play(welcome)
                record = await guest.http.get(f"/api/records/{table}/file")
                assert verify(Record.from_json(record.content)).over
            await again.clients.aclose()
            await again.stop(signal.SIGINT)


async def test_while_it_drains_it_serves_and_is_not_ready(tmp_path: Path) -> None:
    """Until the time to drain is over, or it is told to stop a second time."""
    async with Served.start(f"sqlite+aiosqlite:///{tmp_path / 'artel.db'}", drain=HANG) as server:
        guest, table = await seat(server, "Анна")
        async with patient_http(base_url=f"http://{server.address}") as http:
            assert (await http.get("/readyz")).status_code == 200
            stopping = asyncio.create_task(server.stop())

            async def is_draining() -> bool:
                return (await http.get("/readyz")).status_code == 503

            await until(is_draining)
            assert (await http.get("/healthz")).status_code == 200
            player = await guest.sit(table)
            welcome = await player.hear("welcome")
            assert (await player.play(welcome, until=welcome["version"] + 4))["version"]
        assert not stopping.done()
        await server.clients.aclose()
        server.process.send_signal(signal.SIGINT)  # a second time: at once
        await stopping


async def test_when_the_time_to_drain_is_over_it_stops(tmp_path: Path) -> None:
    async with Served.start(f"sqlite+aiosqlite:///{tmp_path / 'artel.db'}", drain=0.5) as server:
        await server.stop()


async def test_a_stop_without_anybody_there_is_quick(tmp_path: Path) -> None:
    async with Served.start(f"sqlite+aiosqlite:///{tmp_path / 'artel.db'}") as server:
        await server.stop()


@pytest.mark.parametrize("browse", [True, False])
def test_the_browser_is_opened_when_the_server_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, browse: bool
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(webbrowser, "open", shown.append)

    def run(server: Server, sockets: list[Any]) -> None:
        assert shown == []
        server.ready()

    monkeypatch.setattr(Server, "run", run)
    where = ["--port", "0", "--database", f"sqlite+aiosqlite:///{tmp_path / 'artel.db'}"]
    done = CliRunner().invoke(app, ["--lang", "en", "serve", *where, *(["--open"] if browse else [])])
    assert done.exit_code == 0, done.output
    [told] = [line for line in done.stderr.splitlines() if line.startswith("Artel is served at ")]
    assert [f"Artel is served at {address}" for address in shown] == ([told] if browse else [])


def test_a_taken_port_is_named() -> None:
    with listening(Settings(port=0)) as taken:
        port = taken.getsockname()[1]
        done = CliRunner().invoke(app, ["--lang", "ru", "serve", "--port", str(port)])
    assert done.exit_code == 2
    assert done.stderr.startswith(f"Порт {port} занят другой программой.")
