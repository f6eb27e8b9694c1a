"""Health, readiness and figures of a real server; and what its logs do not say."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import insert, select
from sqlalchemy.exc import SQLAlchemyError

from artel.server.api import health
from artel.server.config import Settings
from artel.server.store import upkeep
from artel.server.store.schema import tables
from artel.server.store.sqlite import SQLiteLines
from artel.server.upkeep.logs import set_up_logs
from patience import HANG, until
from processes import started
from server import cluster
from server.clients import Guest, Player, Running, Serving, patient_http

NONCES = ["0123456789abcdef" * 2, "fedcba9876543210" * 2]


async def figures(running: Running) -> dict[tuple[str, frozenset[str]], float]:
    """By name and the values of labels."""
    async with patient_http() as http:
        answer = await http.get(f"http://{running.address}/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=")
    samples = [sample for family in text_string_to_metric_families(answer.text) for sample in family.samples]
    return {(sample.name, frozenset(sample.labels.values())): sample.value for sample in samples}


async def against_bot(guest: Guest) -> Player:
    table = await guest.post("/api/tables", game="zodchie", seats=[None, "level1"], starts="full")
    return await guest.sit(table["id"])


async def test_a_game_is_counted(running: Running) -> None:
    before = await figures(running)
    anna = await running.guest("Анна")
    player = await against_bot(anna)
    over = await player.play(await player.hear("welcome"))
    await player.socket.send("{")
    await player.hear("refused")
    await anna.http.get("/api/nothing")
    await anna.http.get(f"/api/tables/{over['ending']['fairness']['table']}")
    after = await figures(running)

    def risen(name: str, *labels: str) -> float:
        return after[name, frozenset(labels)] - before.get((name, frozenset(labels)), 0)

    assert risen("artel_moves_stored_total") == over["version"] - 1
    assert risen("artel_refused_total", "error-bad-message") == 1
    assert risen("artel_bot_seconds_count", "level1") > 5
    assert risen("artel_bot_failures_total") == 0
    assert risen("artel_store_seconds_count") >= 1
    assert risen("artel_http_requests_total", "POST", "/api/guest", "201") == 1
    assert risen("artel_http_requests_total", "GET", "/api/tables/{table}", "200") == 1
    assert risen("artel_http_requests_total", "GET", "-", "404") == 1
    assert after["artel_sockets", frozenset()] == 1
    assert after["artel_live_tables", frozenset()] == 1
    assert after["process_resident_memory_bytes", frozenset()] > 1e6
    assert not any(anna.id in label for _, labels in after for label in labels)


async def test_limits_are_counted(settings: Settings) -> None:
    running = await Running.start(msgspec.structs.replace(settings, limits=0.05))
    before = await figures(running)
    anna = await running.guest("Анна")
    while (await anna.http.get("/api/me")).status_code == 200:
        pass
    after = await figures(running)
    key = "artel_limited_total", frozenset(["request"])
    assert after[key] - before.get(key, 0) == 1
    await running.close()


@pytest.mark.parametrize(
    ("allowed", "headers", "status"),
    [
        ("local", {}, 200),
        ("local", {"X-Forwarded-For": "203.0.113.7"}, 404),
        ("local", {"X-Forwarded-For": "127.0.0.1"}, 404),
        ("local", {"Forwarded": "for=127.0.0.1"}, 404),
        ("all", {"X-Forwarded-For": "203.0.113.7"}, 200),
        ("off", {}, 404),
    ],
)
async def test_who_may_read_figures(settings: Settings, allowed: Any, headers: dict[str, str], status: int) -> None:
    running = await Running.start(msgspec.structs.replace(settings, metrics=allowed))
    async with patient_http(base_url=f"http://{running.address}", headers=headers) as http:
        assert (await http.get("/metrics")).status_code == status
    await running.close()


async def test_ready_means_that_moves_can_be_stored(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "HOLDS", 0.0)
    monkeypatch.setattr(health, "PATIENCE", 0.5)
    world = running.world
    async with patient_http(base_url=f"http://{running.address}") as http:
        assert (await http.get("/readyz")).status_code == 200
        async with world.database.write():  # somebody keeps the database to himself
            stuck = await http.get("/readyz")
            assert (await http.get("/healthz")).status_code == 200
        assert (stuck.status_code, stuck.json()["key"]) == (503, "error-not-ready")
        assert (await http.get("/readyz")).status_code == 200

        def broken(*_: object) -> None:
            raise OSError("disk full")

        monkeypatch.setattr(SQLiteLines, "begin", broken)
        assert (await http.get("/readyz")).status_code == 503
        monkeypatch.undo()
        assert (await http.get("/readyz")).status_code == 200


async def test_ready_means_that_others_can_be_reached(shared: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "HOLDS", 0.0)
    port = cluster.free_port()
    with cluster.redis(port) as address:
        running = await Running.start(msgspec.structs.replace(shared, redis=address))
        async with patient_http(base_url=f"http://{running.address}") as http:
            assert (await http.get("/readyz")).status_code == 200
            stuck = await asyncio.open_connection("127.0.0.1", port)
            stuck[1].write(b"CLIENT PAUSE 60000 ALL\r\n")  # it is there, and says nothing
            assert await stuck[0].readline() == b"+OK\r\n"
            monkeypatch.setattr(health, "PATIENCE", 0.5)
            silent = await http.get("/readyz")
            assert silent.status_code == 503
            assert silent.json()["message"] == "The server cannot serve now: Redis does not answer."
            stuck[1].close()
    monkeypatch.setattr(health, "PATIENCE", 30.0)
    async with patient_http(base_url=f"http://{running.address}") as http:
        assert (await http.get("/readyz")).status_code == 503
        with cluster.redis(port):
            async with asyncio.timeout(HANG):
                while (await http.get("/readyz")).status_code != 200:
                    await asyncio.sleep(0.05)
            await running.close()


async def test_readiness_asked_often_costs_little(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    async def counted(database: Any) -> None:
        nonlocal asked
        asked += 1
        await upkeep.probe(database)

    monkeypatch.setattr(health, "probe", counted)
    monkeypatch.setattr(health, "HOLDS", HANG)
    async with patient_http(base_url=f"http://{running.address}") as http:
        for _ in range(50):
            assert (await http.get("/readyz")).status_code == 200
    assert asked == 1


# -- logs ----------------------------------------------------------------------------------------------


@pytest.fixture
def quiet() -> Iterator[None]:
    """Logs are afterwards as they were."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


@pytest.mark.parametrize("form", ["text", "json"])
def test_logs_of_both_forms(form: Any, quiet: None) -> None:
    out = io.StringIO()
    with redirect_stderr(out):
        set_up_logs(Settings(log_format=form, log_level="info"))
        log, secret = structlog.get_logger(), "".join(("hid", "den"))
        log.debug("too quiet")
        log.info("table opened", table="abc", name="Анна")
        logging.getLogger("some.library").warning("about %s", "that")
        logging.getLogger("some.library").info("frame: %s", secret)
        try:
            int(len(secret) * "x")
        except ValueError:
            log.exception("failed")
    text = out.getvalue()
    assert "too quiet" not in text
    assert "hidden" not in text
    assert "Traceback" in text
    if form == "json":
        lines = [json.loads(line) for line in text.splitlines()]
        assert [line["event"] for line in lines] == ["table opened", "about that", "failed"]
        assert (lines[0]["name"], lines[0]["level"], lines[1]["logger"]) == ("Анна", "info", "some.library")


async def test_what_the_database_refuses_is_not_written_out(running: Running) -> None:
    database = running.world.database
    with pytest.raises(SQLAlchemyError) as error:
        async with database.write() as connection:
            await connection.execute(insert(tables), {"id": "hidden", "secret": b"hidden"})
    assert "hidden" not in f"{error.value!r} {error.value}".replace("SQL parameters hidden", "")


@contextmanager
def server(log: Path, form: str) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-c", "from artel.cli import main; main()", "--lang", "en", "serve", "--port", "0"]
    settings = {"LOG_LEVEL": "debug", "LOG_FORMAT": form, "LIMITS": "0", "BOT_PAUSE": "0", "BOT_WORKERS": "1"}
    environment = {f"ARTEL_{name}": value for name, value in settings.items()}
    environment["ARTEL_DATABASE"] = f"sqlite+aiosqlite:///{log.with_name('artel.db')}"
    with log.open("wb") as out, started(command, stderr=out, env={**os.environ, **environment}) as process:
        yield process


async def address(log: Path) -> str:
    await until(lambda: "served at http://" in log.read_text())
    return log.read_text().partition("served at http://")[2].split()[0]


@pytest.mark.parametrize("form", ["text", "json"])
async def test_nothing_secret_is_logged(form: str, tmp_path: Path) -> None:
    """A whole game with accounts, a bot account, an invite, chat and mistakes, at the most talkative level."""
    log, secrets = tmp_path / "log", set[str]()
    with server(log, form) as process:
        running = Serving(await address(log))
        anna, boris = await running.guest("Анна"), await running.guest("Борис")
        for guest in (anna, boris):
            secrets.add(guest.http.cookies["artel"])
            await guest.post("/api/register", name=f"Account {guest.id}", password="correct horse")
            secrets |= {guest.http.cookies["artel"], "correct horse"}
        bot = await anna.post("/api/bots", name="Engine")
        secrets.add(bot["token"])
        bearer = {"Authorization": f"Bearer {bot['token']}"}
        assert (await anna.http.get("/api/me", headers=bearer)).json()["kind"] == "bot"
        wrong = {"name": "nobody", "password": "battery staple"}
        assert (await anna.http.post("/api/sign-in", json=wrong)).status_code == 401
        secrets.add("battery staple")
        opened = await anna.post("/api/tables", game="zodchie", seats=[None, None, "level1"], visibility="private")
        path = f"/api/tables/{opened['id']}"
        invite = (await anna.post(f"{path}/invites"))["token"]
        secrets.add(invite)
        await boris.post("/api/invites", token=invite)
        await boris.post(f"{path}/join", invite=invite, nonce=NONCES[1])
        await anna.post(f"{path}/start", nonce=NONCES[0])
        players = [await anna.sit(opened["id"]), await boris.sit(opened["id"])]
        await players[0].send("say", id="s", room="players", text="between ourselves")
        await players[0].socket.send('{"type":"act","secret":"spilled beans"}')
        secrets |= {"between ourselves", "spilled beans"}
        await asyncio.gather(*[play(player) for player in players])
        record = (await anna.http.get(f"/api/records/{opened['id']}/file")).json()
        secrets |= {record["fairness"]["secret"], record["seed"], *NONCES}
        hands = {card for player in players for hand in held(player) for card in hand}
        await running.clients.aclose()
        process.terminate()
        assert process.wait(HANG) == 0
    url = f"sqlite+aiosqlite:///{tmp_path / 'artel.db'}"
    async with upkeep.reached(url) as database, database.read() as connection:
        stored = (await connection.execute(select(tables.c.secret))).scalar_one()
    assert stored.hex() == record["fairness"]["secret"]
    text = log.read_text()
    assert text.count("\n") > 10
    assert "/api/tables/{table}" in text
    assert [secret for secret in secrets if secret in text] == []
    assert len(hands) > 5
    assert [card for card in hands if card in text] == []


async def play(player: Player) -> None:
    told = await player.hear("welcome")
    while told["view"] is None:
        told = await player.hear("welcome")
    answered = None
    while True:
        if told["type"] in ("welcome", "told"):
            if told["asked"] and told["asked"] != answered:
                answered = told["asked"]
                await player.answer(told)
        elif told["type"] == "over":
            return
        told = await player.hear()


def held(player: Player) -> Iterator[list[str]]:
    """All hands that this player has seen as its own."""
    for message in player.heard:
        view = message.get("view")
        if view:
            hand = view["players"][view["me"]]["hand"]
            if hand:
                yield hand
