"""`artel serve` from the outside: it says where it is, and stops when it is told to, losing nothing."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from artel.cli import app
from artel.cli.serve import listening
from artel.kernel.record import Record, verify
from artel.server.config import Settings
from artel.server.run import Server
from server.clients import Guest, Player, Serving


class Served(Serving):
    """`artel serve --port 0`, where it says that it is."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        super().__init__(address)
        self.process = process

    @staticmethod
    async def start(database: str, **settings: object) -> Served:
        given = {"limits": 0, "bot_workers": 1, "bot_pause": 0, **settings}
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", "from artel.cli import main; main()", "--lang", "en"),
            *("serve", "--port", "0", "--database", database),
            stderr=subprocess.PIPE,
            env={**os.environ, "ARTEL_LOG_LEVEL": "error"} | {f"ARTEL_{k.upper()}": str(v) for k, v in given.items()},
        )
        assert process.stderr is not None
        line = (await asyncio.wait_for(process.stderr.readline(), 60)).decode()
        found = re.fullmatch(r"Artel is served at http://(127\.0\.0\.1:[1-9]\d*)\n", line)
        assert found, line
        return Served(process, found[1])

    async def stop(self, sign: signal.Signals = signal.SIGTERM) -> float:
        """How long it took; it must leave with status 0 and say nothing more."""
        assert self.process.stderr is not None
        began = time.monotonic()
        self.process.send_signal(sign)
        said = (await asyncio.wait_for(self.process.stderr.read(), 20)).decode()
        assert (await self.process.wait(), said) == (0, "")
        return time.monotonic() - began


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
    server = await Served.start(database)
    people = [await seat(server, f"Guest {number}") for number in range(6)]
    players = [await guest.sit(table) for guest, table in people]
    playing = [asyncio.create_task(play(player)) for player in players]
    while sum(message["type"] == "ack" for player in players for message in player.heard) < 60:
        await asyncio.sleep(0.01)
    assert await server.stop() < 8
    ends = await asyncio.gather(*playing)
    assert None in ends
    assert {player.socket.close_code for player, end in zip(players, ends, strict=True) if end is None} == {1012}
    acks = [{m["id"]: m["version"] for m in player.heard if m["type"] == "ack"} for player in players]

    again = await Served.start(database)
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
    await server.clients.aclose()
    await again.clients.aclose()
    await again.stop(signal.SIGINT)


async def test_while_it_drains_it_serves_and_is_not_ready(tmp_path: Path) -> None:
    server = await Served.start(f"sqlite+aiosqlite:///{tmp_path / 'artel.db'}", drain=3)
    guest, table = await seat(server, "Анна")
    async with httpx.AsyncClient(base_url=f"http://{server.address}") as http:
        assert (await http.get("/readyz")).status_code == 200
        stopping = asyncio.create_task(server.stop())
        while (answer := await http.get("/readyz")).status_code == 200:
            await asyncio.sleep(0.05)
        assert answer.status_code == 503
        assert (await http.get("/healthz")).status_code == 200
        player = await guest.sit(table)
        welcome = await player.hear("welcome")
        assert (await player.play(welcome, until=welcome["version"] + 4))["version"]
    assert 2.5 < await stopping < 12
    await server.clients.aclose()


async def test_a_stop_without_anybody_there_is_quick(tmp_path: Path) -> None:
    server = await Served.start(f"sqlite+aiosqlite:///{tmp_path / 'artel.db'}")
    assert await server.stop() < 5


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
    assert [f"Artel is served at {address}\n" for address in shown] == ([done.stderr] if browse else [])


def test_a_taken_port_is_named() -> None:
    with listening(Settings(port=0)) as taken:
        port = taken.getsockname()[1]
        done = CliRunner().invoke(app, ["--lang", "ru", "serve", "--port", str(port)])
    assert done.exit_code == 2
    assert done.stderr.startswith(f"Порт {port} занят другой программой.")
