"""People who look for others to play with."""

from __future__ import annotations

from typing import Any

import pytest

from artel.server.lobby import seeking
from artel.server.store.engine import now
from artel.server.traffic import limits
from server.clients import Guest, Running
from server.test_contests import limited as limited
from server.test_contests import settings as settings
from server.test_people import failed
from server.test_tables import people


async def seek(guest: Guest, players: int = 2, game: str = "zodchie") -> dict[str, Any]:
    found: dict[str, Any] = await guest.post("/api/seek", game=game, players=players)
    return found


async def test_two_are_brought_together(running: Running) -> None:
    anna, boris, carl = [await running.guest(name) for name in ("Анна", "Борис", "Carl")]
    queue = {"game": "zodchie", "players": 2, "waiting": 1}
    assert await seek(anna) == {"table": None, "queues": [queue]}
    assert (await seek(anna))["table"] is None, "nobody plays with herself"
    assert (await seek(carl, 3))["table"] is None, "another number of players"
    assert (await carl.http.get("/api/seek")).json() == [queue, queue | {"players": 3}]
    table = (await seek(boris))["table"]
    assert (table["status"], table["host"], people(table)) == ("open", anna.id, [None, None])
    assert [seat["invited"] for seat in table["seats"]] == ["Анна", "Борис"]
    assert (await seek(anna))["table"]["id"] == table["id"]
    await anna.post(f"/api/tables/{table['id']}/join", nonce="cd" * 16)
    begun = await boris.post(f"/api/tables/{table['id']}/join", nonce="ab" * 16)
    assert (begun["status"], people(begun)) == ("running", ["Анна", "Борис"])
    assert (await carl.http.get("/api/seek")).json() == [queue | {"players": 3}]
    for guest in (anna, boris):
        assert (await guest.http.delete("/api/seek")).status_code == 204
    assert (await seek(anna))["table"] is None


async def test_who_is_silent_is_gone(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, boris = [await running.guest(name) for name in ("Анна", "Борис")]
    await seek(anna)
    monkeypatch.setattr(seeking, "now", lambda: now() + seeking.FRESH + 1)
    assert (await boris.http.get("/api/seek")).json() == []
    assert (await seek(boris))["table"] is None
    await boris.http.delete("/api/seek")
    assert (await boris.http.get("/api/seek")).json() == []


async def test_what_cannot_be_looked_for(limited: None, running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await running.guest("Анна")
    assert failed(await anna.http.post("/api/seek", json={"game": "chess", "players": 2}))[1] == "error-unknown-game"
    assert failed(await anna.http.post("/api/seek", json={"game": "zodchie", "players": 5}))[1] == "error-bad-seats"
    monkeypatch.setattr(limits, "GUEST_TABLES", 1)
    await anna.post("/api/tables", game="zodchie", seats=[None, None])
    refused = await anna.http.post("/api/seek", json={"game": "zodchie", "players": 2})
    assert failed(refused) == (409, "error-too-many-tables")
