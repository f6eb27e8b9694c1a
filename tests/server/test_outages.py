"""The database goes away, clients go away, files are damaged: told in a line, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog

from artel.server.config import Settings
from artel.server.errors import DamagedDatabase
from artel.server.store import outages
from artel.server.store.engine import Database
from artel.server.store.outages import Outage, is_outage
from artel.server.store.soundness import examine
from artel.server.store.upkeep import reached
from artel.server.upkeep.logs import set_up_logs
from artel.server.world import opened
from patience import until
from server import cluster
from server.clients import Running


class Logged:
    """What a server writes to its log."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self._text = ""

    @property
    def text(self) -> str:
        self._text += self._capsys.readouterr().err
        return self._text


@pytest.fixture
def logged(capsys: pytest.CaptureFixture[str]) -> Iterator[Logged]:
    root = logging.getLogger()
    before = root.level, list(root.handlers)
    set_up_logs(Settings(log_level="info"))
    yield Logged(capsys)
    root.setLevel(before[0])
    root.handlers[:] = before[1]
    structlog.reset_defaults()


# -- the database goes away ------------------------------------------------------------------------------------


@pytest.fixture
def own_postgres(tmp_path: Path) -> Iterator[Any]:
    """A cluster that may be stopped and started again."""
    with cluster.stoppable_postgres() as made:
        yield made


async def test_without_its_database_the_server_says_so_in_a_line(
    settings: Settings, own_postgres: cluster.Stoppable, logged: Logged
) -> None:
    await cluster.create_database(own_postgres.address, "artel")
    settings = msgspec.structs.replace(settings, database=f"{own_postgres.address}/artel", log_level="warning")
    database = Database(settings.database)
    await database.migrate()
    await database.close()
    server = await Running.start(settings)
    anna = await server.guest("Anna")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, "random"]))["id"]
    await anna.post(f"/api/tables/{table}/start")
    player = await anna.sit(table)
    told = await player.hear("welcome")
    own_postgres.stop()
    for _ in range(5):
        answer = await anna.http.get("/api/me", headers={"accept-language": "ru"})
        assert (answer.status_code, answer.json()["key"]) == (503, "error-not-ready")
        assert "база данных не отвечает" in answer.json()["message"]
    assert (await anna.http.get("/healthz")).status_code == 200
    lines = logged.text.splitlines()
    assert len([line for line in lines if "the database does not answer" in line]) == 1, logged.text
    assert "Traceback" not in logged.text
    own_postgres.start()

    async def answers() -> bool:
        return (await anna.http.get("/api/me")).status_code == 200

    await until(answers)
    await until(lambda: "the database answers again" in logged.text)
    again = await anna.sit(table)
    assert (await again.hear("welcome"))["version"] >= told["version"]
    await server.close()
    assert "Traceback" not in logged.text


def test_what_is_an_outage() -> None:
    assert is_outage(ConnectionRefusedError())
    assert is_outage(OSError("Multiple exceptions: [Errno 111], [Errno 111]"))
    assert is_outage(sqlite3.OperationalError("disk I/O error"))
    assert not is_outage(FileNotFoundError())
    assert not is_outage(ValueError())


def test_it_is_said_once_and_now_and_then_again(logged: Logged, monkeypatch: pytest.MonkeyPatch) -> None:
    set_up_logs(Settings())
    now = 0.0
    monkeypatch.setattr("artel.server.store.outages.time.monotonic", lambda: now)
    outage = Outage()
    for _ in range(100):
        assert outage.noticed(ConnectionRefusedError("no\nway"), "something")
        now += 1.0
    outage.over()
    outage.over()
    assert not outage.noticed(ValueError("a bug"), "something else")
    lines = logged.text.splitlines()
    told = [line for line in lines if "database" in line]
    assert len(told) == 3
    assert "does not answer" in told[0]
    assert "still" in told[1]
    assert "after_seconds=100" in told[2]
    assert "ValueError: a bug" in logged.text
    assert outages.AGAIN == 60


# -- clients that go away ----------------------------------------------------------------------------------------


async def test_a_body_that_is_broken_off_is_nobodys_fault(running: Running, logged: Logged) -> None:
    guest = await running.guest("Anna")
    cookie = f"artel={guest.http.cookies['artel']}"
    host, _, port = running.address.partition(":")
    for path in ("/api/tables", "/api/verify", "/api/guest"):
        reader, writer = await asyncio.open_connection(host, int(port))
        head = f"POST {path} HTTP/1.1\r\nHost: {running.address}\r\nCookie: {cookie}\r\nContent-Length: 500\r\n"
        writer.write(f'{head}Content-Type: application/json\r\n\r\n{{"game": "zod'.encode())
        await writer.drain()
        await until(lambda: len(running.server.server_state.connections) > 1)
        writer.close()
        await writer.wait_closed()
        del reader
    await until(lambda: len(running.server.server_state.connections) <= 1)
    assert (await guest.http.get("/api/me")).status_code == 200
    assert "Traceback" not in logged.text
    assert "request failed" not in logged.text


# -- logs --------------------------------------------------------------------------------------------------------

FORGED = "x\n2026-01-01T00:00:00Z [info     ] started\r\x1b[2J\x9b31m\u202e\u2028\x00\ud800 Анна"


@pytest.mark.parametrize("form", ["text", "json"])
def test_nothing_reaches_the_log_raw(form: Any, monkeypatch: pytest.MonkeyPatch, logged: Logged) -> None:
    monkeypatch.setattr(logging.getLogger(), "handlers", [])  # pytest would hand the raw text on to another process
    set_up_logs(Settings(log_format=form, log_level="info"))
    log = structlog.get_logger()
    log.info("said", text=FORGED)
    log.info(FORGED)
    logging.getLogger("some.library").warning("heard %s", FORGED)
    try:
        raise ValueError(FORGED)
    except ValueError:
        log.exception("failed")
    text = logged.text
    assert all(sign.isprintable() or sign == "\n" for sign in text)
    assert "Анна" in text
    lines = text.splitlines()
    assert not any(line.startswith("2026-01-01") for line in lines)
    if form == "json":
        assert len(lines) == 4
        assert [json.loads(line)["level"] for line in lines] == ["info", "info", "warning", "error"]
    else:
        assert len([line for line in lines if not line.startswith("  ")]) == 4


# -- damaged files -----------------------------------------------------------------------------------------------


@pytest.fixture
async def sound(tmp_path: Path) -> Path:
    file = tmp_path / "artel.db"
    database = Database(f"sqlite+aiosqlite:///{file}")
    await database.migrate()
    await database.close()
    return file


def emptied(file: Path) -> None:
    file.write_bytes(b"")


def alien(file: Path) -> None:
    file.write_bytes(b"This is a letter to my aunt. " * 100)


def without_tables(file: Path) -> None:
    file.unlink()
    made = sqlite3.connect(file)
    made.execute("PRAGMA user_version = 1")
    made.close()


def without_revision(file: Path) -> None:
    made = sqlite3.connect(file)
    made.execute("DELETE FROM alembic_version")
    made.commit()
    made.close()


def overwritten(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[4096 * 3 : 4096 * 12] = os.urandom(4096 * 9)
    file.write_bytes(bytes(data))


def cut_short(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: 4096 * 5])


DAMAGES = [
    (emptied, "the file is empty"),
    (alien, "it is no database of SQLite"),
    (without_tables, "it has no tables"),
    (without_revision, "it does not say of which revision it is"),
    (overwritten, "its check says"),
    (cut_short, "its check says"),
]


@pytest.mark.parametrize(("damage", "problem"), DAMAGES)
async def test_a_damaged_file_is_found_and_left_alone(damage: Any, problem: str, sound: Path) -> None:
    examine(sound, thoroughly=True)
    damage(sound)
    before = sound.read_bytes()
    settings = Settings(port=0, database=f"sqlite+aiosqlite:///{sound}")
    with pytest.raises(DamagedDatabase) as error:
        async with opened(settings):
            pass
    assert problem in error.value.message
    assert str(sound) in error.value.message
    assert sound.read_bytes() == before
    if problem != "its check says":
        with pytest.raises(DamagedDatabase):
            async with reached(settings.database):
                pass
        assert sound.read_bytes() == before


async def test_a_file_that_is_not_there_is_made_by_serving_only(tmp_path: Path) -> None:
    file = tmp_path / "new.db"
    settings = Settings(port=0, database=f"sqlite+aiosqlite:///{file}")
    async with reached(settings.database) as database:
        assert await database.revision() is None
    assert not file.exists()
    async with opened(settings):
        pass
    examine(file, thoroughly=True)
