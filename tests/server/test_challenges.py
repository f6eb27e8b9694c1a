"""Tables that are only watched, challenges of bot accounts, the rules that answer them, and the stream of events."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from artel.kernel.record import Record
from artel.records import verify
from artel.server.config import Settings
from artel.server.lobby import challenges
from artel.server.lobby.challenges import AcceptRules, against
from artel.server.store import challenges as store
from artel.server.store.schema import challenges as kept
from artel.server.store.tables import TableRow
from artel.session.settings import MoveClock, PlayerClock, TableSettings
from patience import HANG, until, within
from server.clients import Guest, Running, patient_http
from server.test_bots import client, example
from server.test_contests import counted, failed, flagged
from server.test_ratings import account

ZODCHIE = {"game": "zodchie", "seats": [None, None]}


class Bot:
    """A bot account whose program is this test."""

    def __init__(self, running: Running, owner: Guest, made: dict[str, Any], http: httpx.AsyncClient) -> None:
        self.running, self.owner, self.id, self.token = running, owner, str(made["id"]), str(made["token"])
        self.name, self.http = str(made["name"]), http

    async def rules(self, **rules: Any) -> None:
        answer = await self.owner.http.put(f"/api/bots/{self.id}/rules", json=rules)
        assert answer.is_success, answer.text

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[asyncio.Queue[dict[str, Any]]]:
        heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        async with self.http.stream("GET", "/api/me/events") as answer:
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("application/x-ndjson")
            lines = answer.aiter_lines()
            assert await anext(lines) == ""

            async def hear() -> None:
                async for line in lines:
                    if line:
                        heard.put_nowait(json.loads(line))
                heard.put_nowait({"type": "the end"})

            task = asyncio.create_task(hear())
            try:
                yield heard
            finally:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)


async def next_of(heard: asyncio.Queue[dict[str, Any]], kind: str) -> dict[str, Any]:
    message = await within(heard.get())
    assert message["type"] == kind, message
    return message


async def bot_of(running: Running, owner: Guest, name: str = "Engine") -> Bot:
    made = await owner.post("/api/bots", name=name)
    return Bot(running, owner, made, await client(running, made["token"]))


async def opened(host: Guest, **more: Any) -> str:
    return str((await host.post("/api/tables", **{**ZODCHIE, **more}))["id"])


async def statuses(host: Guest, table: str) -> list[tuple[str, str | None]]:
    found = (await host.http.get(f"/api/tables/{table}/challenges")).json()
    return [(one["status"], one["reason"]) for one in found]


# -- tables that are only watched ------------------------------------------------------------------------


async def test_a_host_who_only_watches(running: Running) -> None:
    anna, boris = await account(running, "Anna"), await account(running, "Boris")
    made = await anna.post("/api/tables", **ZODCHIE, watch=True)
    assert (made["host"], [seat["person"] for seat in made["seats"]]) == (anna.id, [None, None])
    bots = [await bot_of(running, boris, "One"), await bot_of(running, anna, "Two")]
    for bot in bots:
        assert (await bot.http.post(f"/api/tables/{made['id']}/join", json={})).status_code == 200
    watcher = await anna.sit(made["id"])
    assert (await watcher.hear("welcome"))["me"] is None
    await anna.post(f"/api/tables/{made['id']}/start")
    assert (await watcher.hear("welcome"))["version"] == 1
    assert failed(await boris.http.post(f"/api/tables/{made['id']}/leave")) == (409, "error-not-seated")
    assert failed(await anna.http.post(f"/api/tables/{made['id']}/leave")) == (409, "error-host-plays")

    unrated = await opened(anna, watch=True, rated=False, starts="full")
    for bot in bots:
        await bot.http.post(f"/api/tables/{unrated}/join", json={})
    assert (await anna.post(f"/api/tables/{unrated}/leave"))["status"] == "abandoned"
    people = await opened(anna, watch=True, starts="full", seats=[None, "random"])
    await boris.post(f"/api/tables/{people}/join")
    assert failed(await anna.http.post(f"/api/tables/{people}/leave")) == (409, "error-begun")


# -- rules -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "how", "reason"),
    [
        (AcceptRules(), {}, None),
        (AcceptRules(who="owner"), {}, "who"),
        (AcceptRules(who="owner"), {"owner": True}, None),
        (AcceptRules(who="friends"), {}, "who"),
        (AcceptRules(who="friends"), {"friend": True}, None),
        (AcceptRules(games=["carcassonne"]), {}, "game"),
        (AcceptRules(games=["zodchie"]), {}, None),
        (AcceptRules(players=[3, 4]), {}, "players"),
        (AcceptRules(players=[2]), {}, None),
        (AcceptRules(rated="unrated"), {}, "rated"),
        (AcceptRules(rated="rated"), {}, None),
        (AcceptRules(rated="rated"), {"rated": False}, "rated"),
        (AcceptRules(clock=["none"]), {"clock": MoveClock(1)}, "clock"),
        (AcceptRules(clock=["none", "player"]), {"clock": PlayerClock(60)}, None),
        (AcceptRules(clock=["player"]), {}, "clock"),
        (AcceptRules(clock=["move"]), {"clock": MoveClock(1)}, None),
        (AcceptRules(at_once=2), {"sits_at": 2}, "busy"),
        (AcceptRules(at_once=2), {"sits_at": 1}, None),
    ],
)
def test_what_rules_forbid(rules: AcceptRules, how: dict[str, Any], reason: str | None) -> None:
    table = TableRow(
        id="t", game="zodchie", rules_version=1, pack="", players=2, options={}, visibility="open", status="open",
        host_id="h", settings=TableSettings(clock=how.pop("clock", None)), rated=how.pop("rated", True), secret=b"",
        commitment="", created_at=0,
    )  # fmt: skip
    assert against(rules, table, **{"friend": False, "owner": False, "sits_at": 0} | how) == reason


async def test_rules_are_set_by_the_owner_and_the_bot(running: Running) -> None:
    anna, boris = await account(running, "Anna"), await account(running, "Boris")
    bot = await bot_of(running, anna)
    path = f"/api/bots/{bot.id}/rules"
    assert (await anna.http.get(path)).json()["who"] == "everybody"
    assert failed(await boris.http.get(path)) == (404, "error-no-such-bot-account")
    assert failed(await boris.http.put(path, json={"who": "owner"})) == (404, "error-no-such-bot-account")
    assert failed(await anna.http.put(path, json={"games": ["chess"]})) == (400, "error-unknown-game")
    assert failed(await anna.http.put(path, json={"friends": ["nobody"]})) == (404, "error-no-such-person")
    assert failed(await anna.http.put(path, json={"at_once": 99})) == (400, "error-bad-request")
    rules = {"who": "friends", "friends": ["boris"], "automatic": True}
    assert (await bot.http.put(path, json=rules)).is_success
    found = (await bot.http.get(path)).json()
    assert (found["who"], found["friends"], found["automatic"]) == ("friends", ["Boris"], True)
    assert (await boris.http.patch("/api/me", json={"name": "Boris the Second"})).is_success
    assert (await anna.http.get(path)).json()["friends"] == ["Boris the Second"]


# -- challenges ------------------------------------------------------------------------------------------


async def test_a_challenge_is_accepted_and_played(running: Running) -> None:
    anna, boris = await account(running, "Anna"), await account(running, "Boris")
    bot = await bot_of(running, anna)
    async with bot.listening() as heard:
        table = await opened(boris, visibility="private", starts="full")
        made = await boris.post(f"/api/tables/{table}/challenges", bot="engine")
        assert (made["status"], made["seat"], made["bot"], made["by_name"]) == ("waiting", 1, bot.id, "Boris")
        told = await next_of(heard, "challenge")
        assert told["challenge"]["id"] == made["id"]
        assert (told["table"]["id"], told["table"]["seats"][1]["invited"]) == (table, "Engine")
        assert [one["id"] for one in (await bot.http.get("/api/me/challenges")).json()] == [made["id"]]
        accepted = await bot.http.post(f"/api/challenges/{made['id']}/accept", json={})
        assert accepted.json()["status"] == "running"
        kinds = [(await within(heard.get()))["type"] for _ in range(2)]
        assert kinds == ["challenge_over", "game_start"]
        assert await statuses(boris, table) == [("accepted", None)]
        player = await boris.sit(table)
        await player.hear("welcome")
        await player.send("resign", id="r")
        assert await next_of(heard, "game_finish") == {"type": "game_finish", "table": table, "how": "resigned"}
        again = await boris.post(f"/api/tables/{table}/rematch")
        told = await next_of(heard, "challenge")
        assert told["table"]["id"] == again["id"]
        await bot.http.post(f"/api/tables/{table}/rematch", json={})
        assert (await next_of(heard, "challenge_over"))["challenge"] == told["challenge"]["id"]
        assert (await next_of(heard, "game_start"))["table"]["id"] == again["id"]
    async with bot.listening() as heard:
        assert (await next_of(heard, "game_start"))["table"]["id"] == again["id"]


async def test_a_challenge_is_declined_or_withdrawn(running: Running) -> None:
    anna, boris = await account(running, "Anna"), await account(running, "Boris")
    bot = await bot_of(running, anna)
    table = await opened(boris)
    host = await boris.sit(table)
    await host.hear("welcome")
    made = await boris.post(f"/api/tables/{table}/challenges", bot=bot.id)
    assert (await host.hear("seating"))["table"]["seats"][1]["invited"] == "Engine"
    snatched = await anna.http.post(f"/api/tables/{table}/join", json={})
    assert failed(snatched) == (409, "error-seat-taken")
    for who, how in ((anna.http, "accept"), (boris.http, "accept"), (anna.http, "decline"), (boris.http, "decline")):
        answer = await who.post(f"/api/challenges/{made['id']}/{how}", json={})
        assert failed(answer) == (404, "error-no-such-challenge")
    assert failed(await anna.http.delete(f"/api/challenges/{made['id']}")) == (404, "error-no-such-challenge")
    assert (await bot.http.post(f"/api/challenges/{made['id']}/decline", json={"reason": "clock"})).is_success
    assert (await host.hear("seating"))["table"]["seats"][1]["invited"] is None
    assert await statuses(boris, table) == [("declined", "clock")]
    answer = await boris.http.get(f"/api/tables/{table}/challenges", headers={"Accept-Language": "ru"})
    assert answer.json()[0]["message"] == "Engine не играет с такими часами."
    for how in ("accept", "decline"):
        answer = await bot.http.post(f"/api/challenges/{made['id']}/{how}", json={})
        assert failed(answer) == (409, "error-challenge-over")

    async with bot.listening() as heard:
        second = await boris.post(f"/api/tables/{table}/challenges", bot=bot.id)
        await next_of(heard, "challenge")
        assert (await boris.http.delete(f"/api/challenges/{second['id']}")).status_code == 204
        assert await next_of(heard, "challenge_over") == {"type": "challenge_over", "challenge": second["id"]}
        third = await boris.post(f"/api/tables/{table}/challenges", bot=bot.id)
        await next_of(heard, "challenge")
        assert (await boris.http.put(f"/api/tables/{table}/seats/1", json={"bot": "random"})).is_success
        assert (await next_of(heard, "challenge_over"))["challenge"] == third["id"]
    assert [status for status, _ in await statuses(boris, table)] == ["declined", "withdrawn", "withdrawn"]


async def test_what_is_refused(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, boris, carl = await account(running, "Anna"), await account(running, "Boris"), await running.guest("Carl")
    bot, other = await bot_of(running, anna), await bot_of(running, anna, "Other")
    table = await opened(boris, seats=[None, None, None])
    path = f"/api/tables/{table}/challenges"

    async def told(who: Guest | Bot, at: str = path, **data: Any) -> tuple[int, str]:
        answer = await who.http.post(at, json={"bot": "Engine"} | data)
        return (answer.status_code, "") if answer.is_success else failed(answer)

    assert await told(carl) == (403, "error-not-host")
    assert await told(bot) == (403, "error-not-for-bots")
    assert await told(boris, bot="Nobody") == (404, "error-no-bot-to-challenge")
    assert await told(boris, bot="Anna") == (404, "error-no-bot-to-challenge")
    assert await told(boris, seat=0) == (409, "error-seat-taken")
    assert await told(boris, seat=7) == (404, "error-no-such-seat")
    hidden = await opened(boris, visibility="private")
    assert await told(carl, f"/api/tables/{hidden}/challenges") == (404, "error-no-such-table")
    assert failed(await carl.http.get(f"/api/tables/{hidden}/challenges")) == (404, "error-no-such-table")
    assert failed(await carl.http.get(path)) == (403, "error-not-host")
    rated = await opened(anna)
    assert await told(anna, f"/api/tables/{rated}/challenges") == (409, "error-own-bot-rated")

    await bot.rules(games=["carcassonne"])
    answer = await boris.http.post(path, json={"bot": "Engine"}, headers={"Accept-Language": "ru"})
    assert failed(answer) == (409, "error-challenge-refused")
    assert answer.json()["message"] == "Engine не играет в эту игру."
    assert (await boris.http.get(f"/api/tables/{table}")).json()["seats"][1]["invited"] is None
    await bot.rules(who="friends", friends=["Boris"])
    carls = await opened(carl)
    assert await told(carl, f"/api/tables/{carls}/challenges") == (409, "error-challenge-refused")
    assert await told(boris) == (201, "")
    assert await told(boris) == (409, "error-challenged-already")
    monkeypatch.setattr(challenges, "MOST_WAITING", 1)
    assert await told(boris, bot="Other") == (409, "error-too-many-challenges")
    monkeypatch.undo()
    await anna.http.delete(f"/api/bots/{other.id}/token")
    assert await told(boris, bot="Other") == (404, "error-no-bot-to-challenge")
    begun = await opened(boris, seats=[None, "random"], starts="full")
    assert await told(boris, f"/api/tables/{begun}/challenges") == (409, "error-not-open")
    assert failed(await anna.http.get("/api/me/events")) == (403, "error-not-a-bot")
    async with patient_http(base_url=f"http://{running.address}") as nobody:
        assert failed(await nobody.get("/api/me/events")) == (403, "error-not-a-bot")


async def test_rules_answer_for_a_bot_that_listens(running: Running) -> None:
    anna, boris, carl = [await account(running, name) for name in ("Anna", "Boris", "Carl")]
    bot = await bot_of(running, anna)
    await bot.rules(automatic=True, at_once=1, rated="unrated")
    table, second = await opened(boris, rated=False, starts="full"), await opened(carl, rated=False, starts="full")
    await boris.post(f"/api/tables/{table}/challenges", bot="Engine")
    await carl.post(f"/api/tables/{second}/challenges", bot="Engine")
    assert await statuses(boris, table) == [("waiting", None)]
    async with bot.listening() as heard:
        assert (await next_of(heard, "game_start"))["table"]["id"] == table
    assert await statuses(boris, table) == [("accepted", None)]
    assert (await boris.http.get(f"/api/tables/{table}")).json()["status"] == "running"
    assert await statuses(carl, second) == [("declined", "busy")]
    assert (await carl.http.get(f"/api/tables/{second}")).json()["seats"][1]["invited"] is None
    again = await carl.http.post(f"/api/tables/{second}/challenges", json={"bot": "Engine"})
    assert failed(again) == (409, "error-challenge-refused")


async def test_a_challenge_runs_out(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, boris = await account(running, "Anna"), await account(running, "Boris")
    bot = await bot_of(running, anna)
    table = await opened(boris)
    made = await boris.post(f"/api/tables/{table}/challenges", bot="Engine")
    database = running.world.database
    assert await challenges.tidy(database) == []
    async with database.write() as connection:
        await connection.execute(update(kept).values(expires_at=1))
    late = await bot.http.post(f"/api/challenges/{made['id']}/accept", json={})
    assert failed(late) == (409, "error-challenge-over")

    async def free() -> bool:
        return (await boris.http.get(f"/api/tables/{table}")).json()["seats"][1]["invited"] is None

    await until(free)  # the server sees it by itself
    assert await statuses(boris, table) == [("expired", None)]
    async with database.read() as connection:
        assert await store.by_person(connection, boris.id) == 0


async def test_a_stream_ends_with_its_token_and_is_limited(running: Running) -> None:
    anna = await account(running, "Anna")
    bot = await bot_of(running, anna)
    async with bot.listening() as one, bot.listening(), bot.listening(), bot.listening():
        assert failed(await bot.http.get("/api/me/events")) == (429, "error-too-many-connections")
        assert (await anna.http.delete(f"/api/bots/{bot.id}/token")).status_code == 204
        await next_of(one, "the end")

    async def closed() -> bool:
        return running.world.bells.many(bot.id) == 0

    await until(closed)


async def test_who_leaves_takes_challenges_along(running: Running) -> None:
    anna, boris = await account(running, "Anna"), await account(running, "Boris")
    bot = await bot_of(running, anna)
    table = await opened(boris)
    await boris.post(f"/api/tables/{table}/challenges", bot="Engine")
    assert (await boris.http.get("/api/me/export")).json()["challenges"][0]["bot_id"] == bot.id
    assert (await anna.http.delete(f"/api/bots/{bot.id}")).status_code == 204
    assert await statuses(boris, table) == []
    assert (await boris.http.get(f"/api/tables/{table}")).json()["seats"][1]["invited"] is None


async def test_the_example_bot_plays_its_challenges(running: Running) -> None:
    """From the challenge to the end of a game, by a real program at a real server."""
    anna, boris = await account(running, "Anna"), await account(running, "Boris")
    bot = await bot_of(running, anna)
    async with asyncio.timeout(HANG), example(running, bot.token) as process:
        assert process.stdout is not None
        tables = [await opened(boris, starts="full") for _ in range(2)]
        for table in tables:
            await boris.post(f"/api/tables/{table}/challenges", bot="Engine")

        async def begun() -> bool:
            found = [(await boris.http.get(f"/api/tables/{table}")).json()["status"] for table in tables]
            return found == ["running", "running"]

        await until(begun)
        players = [await boris.sit(table) for table in tables]
        ends = await asyncio.gather(*[player.play(await player.hear("welcome")) for player in players])
        assert [end["ending"]["how"] for end in ends] == ["played", "played"]
        said = [(await process.stdout.readline()).decode().strip() for _ in range(4)]
    assert sorted(said) == sorted(
        [*[f"playing at http://{running.address}/t/{table}" for table in tables]]
        + [f"over: {table}, played" for table in tables]
    )
    for table in tables:
        record = Record.from_json((await boris.http.get(f"/api/records/{table}/file")).content)
        assert verify(record).over


async def test_news_from_another_process(shared: Settings) -> None:
    """On PostgreSQL: the table is at one process, the bot listens at the other."""
    here, there = await Running.start(shared), await Running.start(shared)
    try:
        anna, boris = await account(here, "Anna"), await account(here, "Boris")
        made = await anna.post("/api/bots", name="Engine")
        bot = Bot(there, anna, made, await client(there, made["token"]))
        await bot.rules(automatic=True)
        async with bot.listening() as heard:
            table = await opened(boris, starts="full")
            await boris.post(f"/api/tables/{table}/challenges", bot="Engine")
            assert (await next_of(heard, "game_start"))["table"]["id"] == table
            player = await boris.sit(table)
            await player.hear("welcome")
            await player.send("resign", id="r")
            assert (await next_of(heard, "game_finish"))["how"] == "resigned"
        await counted(here.world.database, 1)
        assert await flagged(here.world.database) == [("unplayed", "Boris", None, None)]
    finally:
        await within(asyncio.gather(here.close(), there.close()))
