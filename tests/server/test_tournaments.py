"""Tournaments make their own tables, round after round, also after a restart."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from artel.server.config import Settings
from patience import until, within
from server.clients import Guest, Running
from server.test_ratings import account


async def create(host: Guest, system: str = "swiss", players: int = 2, **more: Any) -> str:
    new = {"name": "Cup", "system": system, "game": "zodchie", "players": players, **more}
    return str((await host.post("/api/tournaments", **new))["tournament"]["id"])


async def show(guest: Guest, tournament: str) -> Any:
    return (await guest.http.get(f"/api/tournaments/{tournament}")).json()


async def wait_for(guest: Guest, tournament: str, status: str = "over", number: int = 0) -> Any:
    async def there() -> bool:
        now = (await show(guest, tournament))["tournament"]
        return bool(now["status"] == status and now["round"] >= number)

    await until(there)
    return await show(guest, tournament)


@pytest.mark.parametrize(
    ("system", "players", "entrants", "rounds", "tables"),
    [("round_robin", 2, 4, 3, 2), ("swiss", 2, 3, 2, 1), ("swiss", 3, 4, 2, 1)],
)
async def test_bots_play_it_to_the_end(
    running: Running, system: str, players: int, entrants: int, rounds: int, tables: int
) -> None:
    host = await account(running, "Host")
    tournament = await create(host, system, players, rounds=rounds if system == "swiss" else 0)
    for _ in range(entrants):
        await host.post(f"/api/tournaments/{tournament}/bots", bot="random")
    await host.post(f"/api/tournaments/{tournament}/start")
    page = await wait_for(host, tournament)
    assert [len(one["tables"]) for one in page["rounds"]] == [tables] * rounds
    byes = [entrant for one in page["rounds"] for entrant in one["byes"]]
    assert len(set(byes)) == len(byes)
    assert sum(one["points"] for one in page["standings"]) == pytest.approx(tables * rounds + len(byes))
    assert page["standings"][0]["place"] == 1
    for one in page["rounds"]:
        assert sorted([*one["byes"], *[entrant for table in one["tables"] for entrant in table["entrants"]]]) == list(
            range(1, entrants + 1)
        )
    met = Counter(
        frozenset(table["entrants"]) for one in page["rounds"] for table in one["tables"] if len(table["entrants"]) == 2
    )
    assert all(times == 1 for times in met.values())
    table = page["rounds"][0]["tables"][0]["table"]
    record = (await host.http.get(f"/api/records/{table}")).json()
    assert record["table"]["tournament"] == tournament


async def resign(guest: Guest, table: str) -> None:
    player = await guest.sit(table)
    await player.hear("welcome")
    await player.send("resign", id="r")
    await player.hear("over")
    await player.socket.close()


async def test_people_a_withdrawal_and_a_restart(running: Running, settings: Settings) -> None:
    anna, boris, carl, dora = [await account(running, name) for name in ("Anna", "Boris", "Carl", "Dora")]
    everybody = {guest.id: guest for guest in (anna, boris, carl, dora)}
    host = await account(running, "Host")
    tournament = await create(host, rounds=3)
    for guest in everybody.values():
        await guest.post(f"/api/tournaments/{tournament}/enter")
    assert (await anna.http.get("/api/tournaments")).json()[0]["id"] == tournament
    await host.post(f"/api/tournaments/{tournament}/start")
    page = await wait_for(anna, tournament, "running", 1)
    persons = {one["number"]: one["person"] for one in page["entrants"]}
    tables = page["rounds"][0]["tables"]
    assert len(tables) == 2
    mine = (await anna.http.get("/api/me/tables")).json()
    assert any(table["table"]["id"] in [one["table"] for one in tables] for table in mine)

    losers = []
    for table in tables:
        loser = everybody[persons[table["entrants"][0]]]
        losers.append(table["entrants"][0])
        if table is tables[1]:
            await running.stop()  # with one game over and one not
            running = await Running.start(settings)
            for guest in (host, *everybody.values()):
                guest.server = running
                guest.moved(running)
        await resign(loser, table["table"])
    page = await wait_for(anna, tournament, "running", 2)
    points = {one["entrant"]: one["points"] for one in page["standings"]}
    assert all(points[number] == (0 if number in losers else 1) for number in points)
    first = {frozenset(one["entrants"]) for one in tables}
    second = {frozenset(one["entrants"]) for one in page["rounds"][1]["tables"]}
    assert not first & second
    assert frozenset(set(points) - set(losers)) in second

    gone = everybody[persons[losers[0]]]
    await gone.post(f"/api/tournaments/{tournament}/leave")
    for table in page["rounds"][1]["tables"]:
        if losers[0] in table["entrants"]:
            closed = await host.http.post(f"/api/tournaments/{tournament}/tables/{table['table']}/close")
            assert closed.status_code == 200, closed.text
            again = await host.http.post(f"/api/tournaments/{tournament}/tables/{table['table']}/close")
            assert again.status_code == 404
        else:
            await resign(everybody[persons[table["entrants"][0]]], table["table"])
    page = await wait_for(anna, tournament, "running", 3)
    third = page["rounds"][2]
    assert losers[0] not in [*third["byes"], *[one for table in third["tables"] for one in table["entrants"]]]
    assert (len(third["tables"]), len(third["byes"])) == (1, 1)
    await resign(everybody[persons[third["tables"][0]["entrants"][0]]], third["tables"][0]["table"])
    page = await wait_for(anna, tournament)
    assert sum(one["points"] for one in page["standings"]) == 5
    await within(running.close())


async def test_what_is_refused(running: Running) -> None:
    anna, boris, guest = await account(running, "Anna"), await account(running, "Boris"), await running.guest("Carl")

    async def told(who: Guest, path: str, data: Any = None, method: str = "POST") -> str:
        answer = await who.http.request(method, f"/api/tournaments{path}", json=data)
        return str(answer.json()["key"]) if not answer.is_success else "fine"

    new = {"name": "Cup", "system": "swiss", "game": "zodchie", "players": 2}
    assert await told(guest, "", new) == "error-no-account"
    assert await told(anna, "", {**new, "players": 9}) == "error-bad-seats"
    assert await told(anna, "", {**new, "game": "chess"}) == "error-unknown-game"
    assert await told(anna, "", {**new, "options": {"x": "y"}}) == "error-bad-option"
    assert await told(anna, "", {**new, "system": "knockout"}) == "error-bad-request"
    tournament = await create(anna)
    assert await told(guest, "/nowhere/enter") == "error-no-such-tournament"
    assert await told(guest, f"/{tournament}/leave") == "error-not-entered"
    assert await told(guest, f"/{tournament}/enter") == "fine"
    assert await told(guest, f"/{tournament}/enter") == "error-entered-already"
    assert await told(boris, f"/{tournament}/start") == "error-not-tournament-host"
    assert await told(boris, f"/{tournament}/bots", {"bot": "level1"}) == "error-not-tournament-host"
    assert await told(anna, f"/{tournament}/bots", {"bot": "level9"}) == "error-unknown-bot"
    assert await told(anna, f"/{tournament}/start") == "error-too-few-entrants"
    assert await told(boris, f"/{tournament}", method="DELETE") == "error-not-tournament-host"
    assert await told(anna, f"/{tournament}/bots", {"bot": "level1"}) == "fine"
    assert await told(anna, f"/{tournament}/entrants/7", method="DELETE") == "error-no-such-entrant"
    assert await told(anna, f"/{tournament}/entrants/2", method="DELETE") == "fine"
    assert await told(boris, f"/{tournament}/enter") == "fine"
    assert await told(anna, f"/{tournament}/start") == "fine"
    assert await told(anna, f"/{tournament}/start") == "error-tournament-begun"
    assert await told(anna, f"/{tournament}/enter") == "error-tournament-begun"
    assert await told(anna, f"/{tournament}", method="DELETE") == "error-tournament-begun"
    assert await told(anna, f"/{tournament}/tables/nowhere/close") == "error-no-such-table"
    other = await create(anna)
    await create(anna)
    assert await told(anna, "", new) == "error-too-many-tournaments"
    assert (await anna.http.delete(f"/api/tournaments/{other}")).status_code == 204
    assert (await anna.http.get(f"/api/tournaments/{other}")).status_code == 404
