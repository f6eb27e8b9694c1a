"""People whom one follows: who of them is here, and asking them to a table."""

from __future__ import annotations

from typing import Any

import pytest

from artel.server.api import friends
from artel.server.store import follows, talk
from artel.server.store.engine import now
from server.clients import Guest, Running
from server.test_people import failed
from server.test_tables import people


async def follow(guest: Guest, other: Guest) -> dict[str, Any]:
    answer = await guest.http.post(f"/api/me/friends/{other.id}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def show(guest: Guest, *, shown: bool = True) -> None:
    assert (await guest.http.put("/api/me/presence", json={"shown": shown})).status_code == 200


async def here(guest: Guest) -> list[bool | None]:
    return [one["here"] for one in (await guest.http.get("/api/me/friends")).json()["followed"]]


async def test_presence_is_shown_by_those_who_want_it(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, boris = [await running.guest(name) for name in ("Анна", "Борис")]
    found = await follow(anna, boris)
    assert found == {
        "shown": False,
        "followed": [{"id": boris.id, "name": "Борис", "kind": "guest", "here": None}],
    }
    assert (await boris.http.post("/api/me/presence")).json() == []
    assert await here(anna) == [None], "a sign of life alone shows nothing"
    await show(boris)
    assert await here(anna) == [True]
    monkeypatch.setattr(follows, "now", lambda: now() + follows.FRESH + 1)
    assert await here(anna) == [False]
    await boris.http.post("/api/me/presence")
    assert await here(anna) == [True]
    await show(boris, shown=False)
    assert await here(anna) == [None]
    assert (await here(boris)) == [], "to be followed is not to follow"


async def test_following_ends(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, boris, vera = [await running.guest(name) for name in ("Анна", "Борис", "Вера")]
    await follow(anna, boris)
    assert len((await follow(anna, boris))["followed"]) == 1, "once"
    assert failed(await anna.http.post(f"/api/me/friends/{anna.id}"))[1] == "error-not-yourself"
    assert failed(await anna.http.post("/api/me/friends/nobody"))[1] == "error-no-such-person"
    monkeypatch.setattr(friends, "MOST", 1)
    assert failed(await anna.http.post(f"/api/me/friends/{vera.id}"))[1] == "error-follows-too-many"
    assert (await anna.http.delete(f"/api/me/friends/{boris.id}")).json()["followed"] == []


async def test_a_seat_is_kept_for_a_friend(running: Running) -> None:
    anna, boris, vera = [await running.guest(name) for name in ("Анна", "Борис", "Вера")]
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None, "random"], visibility="private"))["id"]

    async def ask(host: Guest, whom: Guest) -> Any:
        return await host.http.post(f"/api/tables/{table}/asked", json={"person": whom.id})

    await show(boris)
    assert failed(await ask(anna, boris))[1] == "error-not-reached", "not followed"
    await follow(anna, boris)
    await show(boris, shown=False)
    assert failed(await ask(anna, boris))[1] == "error-not-reached", "does not show to be here"
    await show(boris)
    kept = (await ask(anna, boris)).json()
    assert [seat["invited"] for seat in kept["seats"]] == [None, "Борис", None]
    assert failed(await ask(anna, boris))[1] == "error-seated-already"
    await follow(anna, vera)
    await show(vera)
    assert failed(await ask(anna, vera))[1] == "error-seat-taken"
    await follow(vera, boris)
    assert failed(await ask(vera, boris))[0] == 404, "a private table of somebody else"
    assert [one["table"]["id"] for one in (await boris.http.get("/api/me/tables")).json()] == [table]
    asked = {"table": table, "game": "zodchie", "by": "Анна"}
    assert (await boris.http.post("/api/me/presence")).json() == [asked]
    assert (await anna.http.post("/api/me/presence")).json() == []
    joined = await boris.post(f"/api/tables/{table}/join", nonce="ab" * 16)
    assert people(joined)[:2] == ["Анна", "Борис"]
    assert (await boris.http.post("/api/me/presence")).json() == []


async def test_who_was_muted_does_not_ask(running: Running) -> None:
    anna, boris = [await running.guest(name) for name in ("Анна", "Борис")]
    await follow(anna, boris)
    await show(boris)
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
    async with running.world.database.write() as connection:
        await talk.mute(connection, boris.id, anna.id, muted=True)
    assert failed(await anna.http.post(f"/api/tables/{table}/asked", json={"person": boris.id}))[0] == 403


async def test_friends_come_along_to_an_account_and_go_with_it(running: Running) -> None:
    anna, boris, vera = [await running.guest(name) for name in ("Анна", "Борис", "Вера")]
    await anna.http.post("/api/register", json={"name": "Анна", "password": "correct horse"})
    await anna.http.post("/api/sign-out")
    again = await running.guest("Гость")
    await follow(again, boris)
    await follow(vera, again)
    await show(again)
    signed = {"name": "Анна", "password": "correct horse", "claim": True}
    assert (await again.http.post("/api/sign-in", json=signed)).status_code == 200
    found = (await again.http.get("/api/me/friends")).json()
    assert (found["shown"], [one["name"] for one in found["followed"]]) == (True, ["Борис"])
    assert [one["name"] for one in (await vera.http.get("/api/me/friends")).json()["followed"]] == ["Анна"]
    exported = (await again.http.get("/api/me/export")).json()
    assert [one["followed_id"] for one in exported["follows"]] == [boris.id]
    assert len(exported["presence"]) == 1
    assert (await again.http.post("/api/me/delete", json={"password": "correct horse"})).status_code == 204
    assert await here(vera) == []
