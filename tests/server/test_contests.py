"""What is done to win without playing, and what comes of it: rated games, tournaments, rematches."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Any

import httpx
import msgspec
import pytest

from artel.server.config import Settings
from artel.server.contests import farming
from artel.server.store import flags, ratings
from artel.server.store.engine import Database, now
from artel.server.traffic import limits
from patience import until
from server.clients import Guest, Running
from server.test_bots import client
from server.test_clocks import do
from server.test_ratings import account, over, person, rated, resigned
from server.test_tournaments import create, wait_for


def failed(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


async def begun(host: Guest, seats: list[str | None], *others: Guest, **more: Any) -> str:
    table = str((await host.post("/api/tables", game="zodchie", seats=seats, **more))["id"])
    for other in others:
        await other.post(f"/api/tables/{table}/join")
    await host.post(f"/api/tables/{table}/start")
    return table


async def ladder(guest: Guest, players: int = 2) -> list[str]:
    rungs = (await guest.http.get(f"/api/ladders/zodchie/{players}")).json()["rungs"]
    return [rung["name"] or f"bot:{rung['bot']}" for rung in rungs]


async def counted(database: Database, tables: int) -> None:
    """The clerk has taken notice of so many ends, and of all there are."""

    async def done() -> bool:
        async with database.read() as connection:
            return not await ratings.uncounted(connection, tables)

    await until(done)


# -- ending --------------------------------------------------------------------------------------------


async def test_who_ends_a_rated_game_with_bots_has_lost_it(running: Running) -> None:
    anna = await account(running, "Anna")
    table = await begun(anna, [None, "random"])
    player = await anna.sit(table)
    await player.hear("welcome")
    await player.send("end", id="e")
    ending = (await player.hear("over"))["ending"]
    assert (ending["how"], ending["result"]["places"]) == ("resigned", [2, 1])
    await counted(running.world.database, 1)
    assert await ladder(anna) == ["bot:random", "Anna"]


async def test_all_who_agree_to_end_come_behind_the_bot(running: Running) -> None:
    anna, boris = await account(running, "Anna"), await account(running, "Boris")
    table = await begun(anna, [None, None, "random"], boris)
    players = [await guest.sit(table) for guest in (anna, boris)]
    for player in players:
        await player.hear("welcome")
    await do(players[0], "end")
    proposal = (await players[1].hear("proposed"))["proposal"]
    await players[1].send("vote", id="v", proposal=proposal["id"], agree=True)
    ending = (await players[1].hear("over"))["ending"]
    assert (ending["how"], ending["result"]["places"][2]) == ("resigned", 1)
    await counted(running.world.database, 1)
    assert (await ladder(anna, 3))[0] == "bot:random"


@pytest.mark.parametrize(("bots", "rated"), [([], True), (["random"], False)])
async def test_where_nothing_is_lost_by_ending(running: Running, bots: list[str | None], rated: bool) -> None:
    anna, boris = await account(running, "Anna"), await account(running, "Boris")
    others = [] if bots else [boris]
    table = await begun(anna, [None, *[None] * len(others), *bots], *others, rated=rated)
    players = [await guest.sit(table) for guest in (anna, *others)]
    for player in players:
        await player.hear("welcome")
    await do(players[0], "end") if others else await players[0].send("end", id="e")
    for player in players[1:]:
        proposal = (await player.hear("proposed"))["proposal"]
        await do(player, "vote", proposal=proposal["id"], agree=True)
    assert (await players[0].hear("over"))["ending"]["how"] == "agreed"
    await counted(running.world.database, 1)
    assert await ladder(anna) == []


# -- taking back, bots of one's own ----------------------------------------------------------------------


async def test_rated_games_have_no_free_taking_back(running: Running) -> None:
    anna = await account(running, "Anna")
    new = {"game": "zodchie", "seats": [None, "random"], "settings": {"takeback": "free"}}
    answer = await anna.http.post("/api/tables", json=new, headers={"Accept-Language": "ru"})
    assert failed(answer) == (400, "error-rated-takeback")
    assert answer.json()["message"].startswith("В игре на рейтинг")
    assert (await anna.http.get("/api/me/tables")).json() == []
    for allowed in ({"rated": False}, {"settings": {"takeback": "strict"}}, {"settings": {"takeback": "never"}}):
        assert (await anna.http.post("/api/tables", json=new | allowed)).status_code == 201
    cup = {"name": "Cup", "system": "swiss", "game": "zodchie", "players": 2, "settings": {"takeback": "free"}}
    assert failed(await anna.http.post("/api/tournaments", json=cup)) == (400, "error-rated-takeback")


async def test_nobody_plays_rated_with_bots_of_their_own(running: Running) -> None:
    anna, boris = await account(running, "Anna"), await account(running, "Boris")
    bots = [
        await client(running, (await who.post("/api/bots", name=name))["token"])
        for who, name in ((anna, "One"), (anna, "Two"), (boris, "Three"))
    ]
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None, None]))["id"]
    path = f"/api/tables/{table}/join"
    assert failed(await bots[0].post(path, json={})) == (409, "error-own-bot-rated")
    assert (await bots[2].post(path, json={})).status_code == 200
    assert failed(await boris.http.post(path, json={})) == (409, "error-own-bot-rated")

    table = (await boris.post("/api/tables", game="zodchie", seats=[None, None, None]))["id"]
    path = f"/api/tables/{table}/join"
    assert (await bots[0].post(path, json={})).status_code == 200
    assert failed(await bots[1].post(path, json={})) == (409, "error-own-bot-rated")
    free = (await anna.post("/api/tables", game="zodchie", seats=[None, None, None], rated=False))["id"]
    assert [(await bot.post(f"/api/tables/{free}/join", json={})).status_code for bot in bots[:2]] == [200, 200]


async def test_a_household_that_met_nevertheless_is_left_out(database: Database) -> None:
    anna, boris = await person(database, "Anna"), await person(database, "Boris")
    engine = await person(database, "Engine", "bot", owner_id=anna.id)
    second = await person(database, "Second", "bot", owner_id=anna.id)
    await over(database, [engine, anna], [1, 2])
    await over(database, [engine, second], [1, 2])
    assert await rated(database) == {}
    await over(database, [engine, boris, "level2"], [1, 2, 3])
    assert set(await rated(database)) == {"Engine", "Boris", "bot:level2"}
    await over(database, [engine, boris, second], [1, 2, 3])
    assert {name: found.games for name, found in (await rated(database)).items()} == {
        "Engine": 1, "Boris": 1, "bot:level2": 1
    }  # fmt: skip


# -- tournaments and rematches -------------------------------------------------------------------------


async def test_a_host_who_plays_cannot_close_the_game(running: Running) -> None:
    anna, boris = await account(running, "Anna"), await account(running, "Boris")
    made = await anna.post("/api/bots", name="Engine")
    engine = await client(running, made["token"])
    tournament = await create(anna, "round_robin")
    for who in (anna.http, boris.http, engine):
        assert (await who.post(f"/api/tournaments/{tournament}/enter")).status_code == 200
    await anna.post(f"/api/tournaments/{tournament}/start")
    page = await wait_for(anna, tournament, "running", 1)
    persons = {one["number"]: one["person"] for one in page["entrants"]}
    for number in (1, 2, 3):
        page = await wait_for(anna, tournament, "running", number)
        [table] = page["rounds"][number - 1]["tables"]
        playing = {persons[one] for one in table["entrants"]}
        assert playing & {anna.id, made["id"]}
        closed = await anna.http.post(f"/api/tournaments/{tournament}/tables/{table['table']}/close")
        assert failed(closed) == (409, "error-host-plays")
        assert (await anna.http.get(f"/api/tables/{table['table']}")).json()["status"] == "running"
        loser = anna if anna.id in playing else boris
        player = await loser.sit(table["table"])
        await player.hear("welcome")
        await player.send("resign", id="r")
        await player.hear("over")
    page = await wait_for(anna, tournament)
    assert sum(one["points"] for one in page["standings"]) == 6  # three games and three byes


async def test_a_bot_account_opens_no_table_by_rematch(running: Running) -> None:
    anna, boris = await account(running, "Anna"), await account(running, "Boris")
    engine = await client(running, (await boris.post("/api/bots", name="Engine"))["token"])
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
    assert (await engine.post(f"/api/tables/{table}/join", json={})).status_code == 200
    await anna.post(f"/api/tables/{table}/start")
    player = await anna.sit(table)
    await player.hear("welcome")
    await player.send("resign", id="r")
    await player.hear("over")
    assert failed(await engine.post(f"/api/tables/{table}/rematch", json={})) == (403, "error-not-for-bots")
    assert (await anna.http.get(f"/api/tables/{table}")).json()["rematch"] is None
    again = await anna.post(f"/api/tables/{table}/rematch")
    joined = await engine.post(f"/api/tables/{table}/rematch", json={})
    assert (joined.json()["id"], joined.json()["status"]) == (again["id"], "running")


async def test_bots_do_not_become_hosts(running: Running) -> None:
    anna, boris = await account(running, "Anna"), await account(running, "Boris")
    engine = await client(running, (await boris.post("/api/bots", name="Engine"))["token"])
    new = {"game": "zodchie", "seats": [None, None, None], "rated": False}
    tables = [(await anna.post("/api/tables", **new))["id"] for _ in range(2)]
    for table in tables:
        assert (await engine.post(f"/api/tables/{table}/join", json={})).status_code == 200
    await boris.post(f"/api/tables/{tables[1]}/join")
    assert (await anna.post(f"/api/tables/{tables[0]}/leave"))["status"] == "abandoned"
    left = await anna.post(f"/api/tables/{tables[1]}/leave")
    assert (left["status"], left["host"]) == ("open", boris.id)


@pytest.fixture
def settings(settings: Settings, request: pytest.FixtureRequest) -> Settings:
    """Limits as they are for everybody, where a test is marked so."""
    return msgspec.structs.replace(settings, limits=1) if "limited" in request.fixturenames else settings


@pytest.fixture
def limited() -> None:
    """Switches limits on."""


async def test_a_rematch_counts_as_opening(limited: None, running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, boris = await running.guest("Anna"), await running.guest("Boris")
    monkeypatch.setattr(limits, "GUEST_TABLES", 2)
    played = [await resigned(anna, boris) for _ in range(2)]
    again = [await anna.post(f"/api/tables/{played[0]}/rematch")]
    again.append(await anna.post("/api/tables", game="zodchie", seats=[None, None]))
    refused = await anna.http.post(f"/api/tables/{played[1]}/rematch", json={})
    assert failed(refused) == (409, "error-too-many-tables")
    assert (await boris.post(f"/api/tables/{played[0]}/rematch"))["id"] == again[0]["id"]
    assert (await boris.post(f"/api/tables/{played[1]}/rematch"))["host"] == boris.id


# -- farming -------------------------------------------------------------------------------------------


async def flagged(database: Database) -> list[tuple[str, str, str | None, int | None]]:
    async with database.read() as connection:
        found = await flags.flags(connection, 99)
    return [(flag.reason, flag.name, flag.other_name, flag.games) for flag in reversed(found)]


async def test_the_same_two_again_and_again(running: Running, settings: Settings) -> None:
    anna, boris, carl = [await account(running, name) for name in ("Anna", "Boris", "Carl")]
    most = farming.MOST_MEETINGS
    for _ in range(most + 2):
        await resigned(anna, boris)
    await resigned(anna, carl)
    database = running.world.database
    await counted(database, 1)
    found = await flagged(database)
    assert [flag for flag in found if flag[0] == "pair"] == [
        ("pair", "Anna", "Boris", most + 1),
        ("pair", "Anna", "Boris", most + 2),
    ]
    assert [flag for flag in found if flag[0] == "unplayed"] == [("unplayed", "Anna", None, None)] * (most + 3)
    rungs = (await anna.http.get("/api/ladders/zodchie/2")).json()["rungs"]
    assert {rung["name"]: rung["games"] for rung in rungs} == {"Anna": most + 1, "Boris": most, "Carl": 1}
    assert len((await anna.http.get("/api/me/export")).json()["flags"]) == most + 3 + 2
    async with database.read() as connection:
        newest, *rest = await flags.flags(connection, 99)
        assert await flags.flags(connection, 99, before=newest.id) == rest

    async def asked(lang: str) -> str:
        command = [sys.executable, "-c", "from artel.cli import main; main()", "--lang", lang, "admin", "flags"]
        environment = os.environ | {"ARTEL_DATABASE": settings.database}
        process = await asyncio.create_subprocess_exec(*command, env=environment, stdout=asyncio.subprocess.PIPE)
        told, _ = await process.communicate()
        assert process.returncode == 0
        return told.decode()

    assert f"Anna, Boris  {most + 1} rated games of these two in a day; this one did not count" in await asked("en")
    assert "сдача до первого хода" in await asked("ru")
    left = await boris.http.post("/api/me/delete", json={"password": "correct horse battery"})
    assert left.is_success
    assert all(flag[0] == "unplayed" for flag in await flagged(database))


async def test_who_has_played_is_not_flagged(running: Running) -> None:
    anna, boris = await account(running, "Anna"), await account(running, "Boris")
    table = await begun(anna, [None, None], boris)
    players = [await guest.sit(table) for guest in (anna, boris)]
    told = [await player.hear("welcome") for player in players]
    seat = next(seat for seat in (0, 1) if told[seat]["asked"])
    await players[seat].answer(told[seat])
    await players[seat].hear("told")
    await players[seat].send("resign", id="r")
    await players[seat].hear("over")
    await counted(running.world.database, 1)
    assert await flagged(running.world.database) == []
    assert len(await ladder(anna)) == 2


async def test_meetings_of_yesterday_are_forgotten(database: Database) -> None:
    anna, boris = await person(database, "Anna"), await person(database, "Boris")
    day = 24 * 3600 * 1000
    for at in range(farming.MOST_MEETINGS + 3):
        await over(database, [anna, boris], [1, 2], ended_at=now() - day - 1000 * (at + 1))
    assert (await rated(database))["Anna"].games == farming.MOST_MEETINGS + 3
    await over(database, [anna, boris], [1, 2], ended_at=now())
    assert (await rated(database))["Anna"].games == farming.MOST_MEETINGS + 4
    assert await flagged(database) == []
