"""Ratings change once for each game, ladders and profiles show them."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select, update

from artel.server.config import Settings
from artel.server.contests import ratings as rating
from artel.server.contests.clerk import Clerk
from artel.server.store import people, ratings
from artel.server.store import tables as store_tables
from artel.server.store.engine import Database
from artel.server.store.people import Person
from artel.server.store.ratings import Rating, SeatOutcome
from artel.server.store.schema import people as people_table
from artel.server.store.schema import results, seats, tables
from patience import until
from server.clients import Guest, Running, Serving


async def person(database: Database, name: str, kind: str = "account", **more: str) -> Person:
    values = {"kind": kind, **more}
    async with database.write() as connection:
        made = await people.add_guest(connection, name, "en")
        await connection.execute(update(people_table).where(people_table.c.id == made.id).values(values))
    return msgspec.structs.replace(made, kind=kind)


async def over(
    database: Database,
    who: list[Person | str],
    places: list[int],
    how: str | None = "played",
    gone: int | None = None,
    **values: Any,
) -> str:
    """A table whose game is over; texts are bots."""
    table = people.new_id()
    hosts = [one.id for one in who if isinstance(one, Person)]
    host = hosts[0] if hosts else (await person(database, table, "guest")).id
    row: dict[str, Any] = {
        "id": table,
        "game": "zodchie",
        "rules_version": 1,
        "pack": "",
        "players": len(who),
        "options": "{}",
        "visibility": "open",
        "status": "over",
        "ending": how,
        "host_id": host,
        "secret": b"",
        "commitment": "",
        "created_at": 1,
        "ended_at": 2,
    }
    async with database.write() as connection:
        await connection.execute(insert(tables), row | values)
        for seat, one in enumerate(who):
            whose = {
                "person_id": one.id if isinstance(one, Person) else None,
                "bot": one if isinstance(one, str) else None,
            }
            if seat == gone:
                whose["bot"] = "level2"
            at = {"table_id": table, "seat": seat}
            await connection.execute(insert(seats), at | whose | {"gone": seat == gone})
            if values.get("status") != "abandoned":
                score = {"score": 0, "place": places[seat], "ended_at": row["ended_at"], "listed": True}
                await connection.execute(insert(results), at | whose | score)
    return table


async def rated(database: Database) -> dict[str, Rating]:
    """After the clerk has been at work, by name."""
    clerk = Clerk(database)
    while await clerk.work():
        pass
    await clerk.close()
    async with database.read() as connection:
        found = [rung for players in (2, 3) for rung in await ratings.ladder(connection, "zodchie", players, 0, 99)]
    return {rung.name or rung.who: rung.rating for rung in found}


async def test_a_game_counts_once(database: Database) -> None:
    anna, boris = await person(database, "Anna"), await person(database, "Boris")
    table = await over(database, [anna, boris], [2, 1])
    clerks = [Clerk(database) for _ in range(3)]
    await asyncio.gather(*[clerk.work() for clerk in clerks])
    for clerk in clerks:
        await clerk.close()
    first = await rated(database)
    assert first["Boris"].ordinal > first["Anna"].ordinal
    assert {found.games for found in first.values()} == {1}
    assert await rated(database) == first
    async with database.read() as connection:
        kept = (await connection.execute(select(results.c.mu).where(results.c.table_id == table))).scalars().all()
        assert await ratings.uncounted(connection, 9) == []
    assert kept == [first["Anna"].mu, first["Boris"].mu]


async def test_who_is_rated(database: Database) -> None:
    anna, boris, carl = [await person(database, name) for name in ("Anna", "Boris", "Carl")]
    guest, engine = await person(database, "Guest", "guest"), await person(database, "Engine", "bot")
    await over(database, [anna, guest], [1, 2])
    assert await rated(database) == {}
    await over(database, [guest, anna, boris], [1, 2, 3])
    found = await rated(database)
    assert set(found) == {"Anna", "Boris"}
    assert found["Anna"].mu > found["Boris"].mu
    await over(database, [carl, "level2"], [1, 2])
    assert set(await rated(database)) == {"Anna", "Boris", "Carl", "bot:level2"}
    await over(database, [engine, "level3", "level3"], [1, 2, 3])
    found = await rated(database)
    assert "Engine" in found
    assert "bot:level3" not in found


@pytest.mark.parametrize(
    ("how", "values"),
    [("agreed", {}), ("played", {"rated": False}), (None, {"status": "abandoned"})],
)
async def test_what_does_not_count(database: Database, how: str | None, values: dict[str, Any]) -> None:
    anna, boris = await person(database, "Anna"), await person(database, "Boris")
    await over(database, [anna, boris], [1, 2], how, **values)
    assert await rated(database) == {}
    async with database.read() as connection:
        assert await ratings.uncounted(connection, 9) == []


async def test_who_has_left_comes_last(database: Database) -> None:
    anna, boris = await person(database, "Anna"), await person(database, "Boris")
    await over(database, [anna, boris], [1, 2], gone=0)
    found = await rated(database)
    assert found["Boris"].mu > found["Anna"].mu
    assert rating.places(
        [SeatOutcome(0, "a", 1, True), SeatOutcome(1, "b", 2, False), SeatOutcome(2, "c", 3, True)]
    ) == [2, 1, 3]


def test_ties_and_order() -> None:
    even = rating.changed([rating.NEW, rating.NEW], [1, 1])
    assert even[0].mu == pytest.approx(even[1].mu)
    assert even[0].sigma < rating.NEW.sigma
    three = rating.changed([rating.NEW] * 3, [3, 1, 2])
    assert three[1].mu > three[2].mu > three[0].mu


# -- with a server ---------------------------------------------------------------------------------------


async def account(running: Serving, name: str) -> Guest:
    made = await running.guest(f"{name} the guest")
    await made.post("/api/register", name=name, password="correct horse battery")
    return made


async def resigned(one: Guest, other: Guest, visibility: str = "open") -> str:
    """A game that the first gives up at once."""
    table = str((await one.post("/api/tables", game="zodchie", seats=[None, None], visibility=visibility))["id"])
    await other.post(f"/api/tables/{table}/join")
    await one.post(f"/api/tables/{table}/start")
    player = await one.sit(table)
    await player.hear("welcome")
    await player.send("resign", id="r")
    await player.hear("over")
    await player.socket.close()
    return table


async def test_ladders_profiles_and_histories(
    running: Running, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris = await account(running, "Anna"), await account(running, "Boris")
    played = [await resigned(anna, boris) for _ in range(3)]
    hidden = await resigned(anna, boris, "unlisted")

    async def counted() -> bool:
        found = (await anna.http.get("/api/ladders/zodchie/2")).json()["rungs"]
        return [rung["games"] for rung in found] == [4, 4]

    await until(counted)
    ladder = (await anna.http.get("/api/ladders/zodchie/2")).json()
    assert [(rung["place"], rung["name"], rung["kind"]) for rung in ladder["rungs"]] == [
        (1, "Boris", "account"),
        (2, "Anna", "account"),
    ]
    assert ladder["rungs"][0]["ordinal"] == pytest.approx(ladder["rungs"][0]["mu"] - 3 * ladder["rungs"][0]["sigma"])
    assert (await anna.http.get("/api/ladders")).json() == [{"game": "zodchie", "players": 2, "many": 2}]
    assert (await anna.http.get("/api/ladders/zodchie/2?offset=1")).json()["rungs"][0]["place"] == 2
    assert (await anna.http.get("/api/ladders/zodchie/99")).status_code == 400
    assert (await anna.http.get("/api/ladders/chess/2")).status_code == 400

    profile = (await boris.http.get(f"/api/people/{anna.id}")).json()
    assert (profile["name"], profile["kind"], profile["games"]) == ("Anna", "account", 3)
    assert profile["ratings"][0]["games"] == 4
    assert [game["table"] for game in profile["recent"]] == played[::-1]
    seats = profile["recent"][0]["seats"]
    assert [(seat["name"], seat["place"]) for seat in seats] == [("Anna", 2), ("Boris", 1)]
    assert all(seat["mu"] is not None for seat in seats)
    own = (await anna.http.get(f"/api/people/{anna.id}")).json()
    assert own["games"] == 4
    assert hidden in [game["table"] for game in own["recent"]]

    found, page = [], {"most": 2}
    while True:
        history = (await boris.http.get(f"/api/people/{anna.id}/games", params=page)).json()
        found += [game["table"] for game in history["games"]]
        if history["before"] is None:
            break
        page["before"] = history["before"]
    assert found == played[::-1]
    assert (await boris.http.get("/api/people/nobody")).status_code == 404
    assert (await boris.http.get("/api/people/nobody/games")).json()["key"] == "error-no-such-person"

    before = (await anna.http.get("/api/ladders/zodchie/2")).json()
    await running.stop()
    looked = 0

    async def work(clerk: Clerk) -> bool:
        nonlocal looked
        looked += 1
        return await counting(clerk)

    counting = Clerk.work
    monkeypatch.setattr(Clerk, "work", work)
    server = await Running.start(settings)
    anna.moved(server)
    await until(lambda: looked >= 2)
    assert (await anna.http.get("/api/ladders/zodchie/2")).json() == before
    await server.close()


async def test_a_table_that_is_removed_from_lists_is_in_ones_own_history_alone(database: Database) -> None:
    anna, boris = await person(database, "Anna"), await person(database, "Boris")
    table = await over(database, [anna, boris], [1, 2])

    async def shown(*, everything: bool) -> tuple[list[str], int]:
        async with database.read() as connection:
            found = await ratings.history(connection, anna.id, None, 9, everything=everything)
            return found, await ratings.games_of(connection, anna.id, everything=everything)

    assert await shown(everything=False) == await shown(everything=True) == ([table], 1)
    async with database.write() as connection:
        await store_tables.hide(connection, table)
    assert await shown(everything=False) == ([], 0)
    assert await shown(everything=True) == ([table], 1)
