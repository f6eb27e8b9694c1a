"""Pages about stored games read what they show, however many there are: by the plans of their statements."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine, event, text
from sqlalchemy.ext.asyncio import AsyncConnection

from artel.cli.bench_fill import TOKEN, fill
from artel.cli.bench_pages import measured, paths
from artel.server.config import Settings
from artel.server.store import listings
from artel.server.store.engine import Database
from artel.server.store.sqlite import SQLiteLines
from server.clients import Running

GAMES = 1000
MILLION = 1_000_000
SCAN = re.compile(r"SCAN (tables|seats|results|inputs|review_seats)\b")
COUNTS_ALL = re.compile(r"SELECT count\(\*\) AS count_1 FROM tables$")
"""SQLite counts a whole table by its pages, not by its rows."""
FIRST_OF_ALL = re.compile(r"SELECT tables.id FROM tables ORDER BY tables.created_at DESC, tables.id LIMIT")
"""In the order of an index: it stops where enough is found."""
Asked = dict[str, Any]
"""Statements, each with values that it was asked with."""


@pytest.fixture
async def full(settings: Settings) -> AsyncIterator[Running]:
    """A server with many games."""
    database = Database(settings.database, "off")
    await fill(database, GAMES, lambda _: None)
    await database.close()
    server = await Running.start(settings)
    yield server
    await server.close()


def plain(statement: str) -> str:
    return " ".join(statement.split())


async def scans(connection: AsyncConnection, statements: Asked) -> list[str]:
    """What reads all rows of a table that grows with every game."""
    line: Any = await connection.run_sync(lambda inner: inner.connection.driver_connection)
    found = []
    for statement, values in statements.items():
        known = COUNTS_ALL.match(plain(statement)) or FIRST_OF_ALL.match(plain(statement))
        if statement.startswith(("SELECT", "UPDATE", "WITH")) and not known:
            plan = [row[3] for row in line.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
            found += [f"{step}: {plain(statement)}" for step in plan if SCAN.match(step)]
    return found


@pytest.fixture
def asked() -> Iterator[Asked]:
    """What any database is asked from now on."""
    noted: Asked = {}

    def note(_: object, __: object, statement: str, values: Any, ___: object, many: bool) -> None:
        noted[statement] = values[0] if many else values

    event.listen(Engine, "before_cursor_execute", note)
    yield noted
    event.remove(Engine, "before_cursor_execute", note)


async def test_no_page_reads_all_games(asked: Asked, full: Running) -> None:
    asked.clear()
    async with httpx.AsyncClient(base_url=f"http://{full.address}", cookies={"artel": TOKEN}) as http:
        for name, path in paths(GAMES).items():
            answer = await http.get(path)
            assert answer.status_code == httpx.codes.OK, (name, answer.text)
        assert (await http.post("/api/me/presence")).json() == []
        for seats in ([None, "random"], [None, None]):
            opened = (await http.post("/api/tables", json={"game": "zodchie", "seats": seats})).json()["id"]
            assert (await http.post(f"/api/tables/{opened}/leave")).status_code == httpx.codes.OK
    async with full.world.database.read() as connection:
        lines = full.world.database.lines
        assert isinstance(lines, SQLiteLines)
        asked |= {one.sql: (None,) * len(one.names) for one in lines.prepared.known.values()}
        assert len(asked) > 40
        assert await scans(connection, asked) == []
        assert await scans(connection, {"SELECT * FROM tables WHERE rated": ()}), "it would be seen"


async def test_a_filled_database_is_plausible(full: Running) -> None:
    """What the pages show of it."""
    async with httpx.AsyncClient(base_url=f"http://{full.address}", cookies={"artel": TOKEN}) as http:
        shown = {name: (await http.get(path)).json() for name, path in paths(GAMES).items()}
    assert len(shown["games, the newest"]) == 100
    assert {table["game"] for table in shown["games, of one kind"]} == {"carcassonne"}
    assert shown["games, of a kind that nobody plays"] == []
    ended = [game["ended_at"] for game in shown["a history"]["games"]]
    assert ended == sorted(ended, reverse=True)
    assert max(game["ended_at"] for game in shown["a history, years ago"]["games"]) < min(ended[:10])
    assert shown["a profile"]["games"] >= len(ended)
    ordinals = [rung["ordinal"] for rung in shown["a ladder"]["rungs"]]
    assert ordinals == sorted(ordinals, reverse=True)
    assert shown["a ladder"]["rungs"][0]["ordinal"] == pytest.approx(
        shown["a ladder"]["rungs"][0]["mu"] - 3 * shown["a ladder"]["rungs"][0]["sigma"]
    )
    assert sum(shown["admin: figures"]["tables"].values()) == GAMES
    assert shown["admin: tables"][0]["status"] == "open"
    assert {one["table"]["status"] for one in shown["my tables"]} <= {"open", "running"}
    assert shown["friends"]["followed"]


async def test_very_many_games_are_estimated(shared: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL would look at each of them to count them."""
    database = Database(shared.database)
    await fill(database, GAMES, lambda _: None)
    async with database.read() as connection:
        await connection.execute(text("ANALYZE tables"))
        exact = await listings.counted(connection)
        assert (sum(exact.tables.values()), exact.estimated) == (GAMES, False)
        monkeypatch.setattr(listings, "TOO_MANY", GAMES // 2)
        about = await listings.counted(connection)
        assert about.estimated
        assert sum(about.tables.values()) == pytest.approx(GAMES, rel=0.2)
    await database.close()


@pytest.mark.deep
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_million_games(kind: str, settings: Settings, shared: Settings) -> None:
    """Every page in 50 ms; four times that, for machines that are busy."""
    given = settings if kind == "sqlite" else shared
    found = await measured(given.database, MILLION, lambda _: None)
    assert {name: ms for name, ms in found.items() if ms > 200} == {}
