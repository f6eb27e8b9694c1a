"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
import random
import re

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from artel.games import GAMES
from artel.games import game as game_named
from artel.kernel.record import Record
from artel.records import verify
from artel.server.config import Settings
from server.clients import Guest, Player, Process, Running

NONCE = "0123456789abcdef" * 2


async def against_bot(guest: Guest, game: str = "zodchie", bot: str = "random") -> str:
    table = await guest.post("/api/tables", game=game, seats=[None, bot])
    await guest.post(f"/api/tables/{table['id']}/start", nonce=NONCE)
    return str(table["id"])


async def test_a_game_survives_a_restart(running: Running, settings: Settings) -> None:
    anna = await running.guest("Анна")
    table = await against_bot(anna)
    player = await anna.sit(table)
    welcome = await player.hear("welcome")
    told = await player.play(welcome, until=12)
    await running.stop()
    with pytest.raises(ConnectionClosed) as closed:
        await player.hear("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012

    server = await Running.start(settings)
    player = await anna.moved(server).sit(table, since=told["version"])
    again = await player.hear("welcome")
    assert again["since"] == told["version"]
    over = await player.play(again)
    record = await anna.http.get(f"/api/records/{table}/file")
    await server.close()

    found = Record.from_json(record.content)
    assert verify(found).over
    assert found.fairness is not None
    assert found.fairness.nonces == (NONCE, "")
    assert found.fairness.commitment == welcome["table"]["commitment"]
    assert found.fairness.secret == over["ending"]["fairness"]["secret"]
    assert found.scores == tuple(over["ending"]["result"]["scores"])


async def test_a_killed_server_loses_and_doubles_nothing(settings: Settings) -> None:
    async with Process.start(settings) as server:
        anna = await server.guest("Анна")
        table = await against_bot(anna)
        player = await anna.sit(table)
        told = await player.play(await player.hear("welcome"), until=9)
        while not told["asked"]:
            told = await player.hear("told")
        acted = await player.answer(told)
        acks = [message for message in player.heard if message["type"] == "ack"]
        server.kill()

        async with Process.start(settings) as again:
            player = await anna.moved(again).sit(table)
            welcome = await player.hear("welcome")
            assert welcome["version"] >= max(message["version"] for message in player.heard + acks)
            await player.answer(told)
            made = await player.hear("ack")
            assert (made["id"], made["version"]) == (acted, told["version"] + 1)
            seen = [message for message in player.heard if message["type"] in ("welcome", "told")]
            await player.play(seen[-1] if seen[-1]["version"] >= made["version"] else await player.hear("told"))
            record = await anna.http.get(f"/api/records/{table}/file")
            assert verify(Record.from_json(record.content)).over


async def test_two_people_see_their_own(running: Running) -> None:
    anna, boris, carl = [await running.guest(name) for name in ("Анна", "Борис", "Carl")]
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
    first = await anna.sit(table)
    assert (await first.hear("welcome"))["view"] is None
    await boris.post(f"/api/tables/{table}/join")
    assert [seat["name"] for seat in (await first.hear("seating"))["table"]["seats"]] == ["Анна", "Борис"]
    second, third = await boris.sit(table), await carl.sit(table)
    assert (await second.hear("welcome"))["me"] == 1
    assert (await third.hear("welcome"))["me"] is None
    await anna.post(f"/api/tables/{table}/start")
    views = [(await player.hear("welcome"))["view"] for player in (first, second, third)]
    assert [view["me"] for view in views] == [0, 1, -1]
    for view in views:
        assert [seat["hand"] is not None for seat in view["players"]] == [seat == view["me"] for seat in (0, 1)]


async def test_an_action_sent_twice_is_done_once(running: Running) -> None:
    anna = await running.guest("Анна")
    player = await anna.sit(await against_bot(anna))
    told = await player.hear("welcome")
    while not told["asked"]:
        told = await player.hear("told")
    await player.answer(told)
    await player.answer(told)
    acks = [await player.hear("ack") for _ in range(2)]
    assert acks[0] == acks[1]
    steps = [message["version"] for message in player.heard if message["type"] == "told"]
    assert len(steps) == len(set(steps))


async def test_what_is_refused(running: Running) -> None:
    anna, carl = await running.guest("Анна"), await running.guest("Carl")
    table = await against_bot(anna)
    player, watcher = await anna.sit(table), await carl.sit(table)
    told = await player.hear("welcome")
    while not told["asked"]:
        told = await player.hear("told")
    act = {"id": "x", "seat": 0, "option": told["view"]["options"][0], **told["asked"]}

    async def refused(who: Player, **changes: object) -> tuple[str, int]:
        await who.send("act", **{**act, **changes})
        message = await who.hear("refused")
        return message["key"], len(message["open"])

    many = len(told["view"]["options"])
    assert await refused(player, version=act["version"] + 1) == ("error-stale-question", many)
    assert await refused(player, question="Nothing") == ("error-stale-question", many)
    assert await refused(player, option="nothing") == ("error-bad-notation", many)
    assert await refused(player, seat=1) == ("error-not-your-seat", many)
    assert await refused(player, more=1) == ("error-bad-message", 0)
    assert await refused(watcher) == ("error-not-your-seat", 0)
    await player.socket.send("{")
    assert (await player.hear("refused"))["key"] == "error-bad-message"
    await player.send("act", **act)
    assert (await player.hear("ack"))["id"] == "x"


async def test_private_tables_and_unfinished_records_stay_hidden(running: Running) -> None:
    anna, carl = await running.guest("Анна"), await running.guest("Carl")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, "random"], visibility="private"))["id"]
    assert (await carl.http.get(f"/api/tables/{table}")).status_code == 404
    assert (await carl.http.get("/api/tables")).json() == []
    assert (await (await carl.sit(table)).hear())["key"] == "error-no-such-table"
    await anna.post(f"/api/tables/{table}/start")
    answer = await anna.http.get(f"/api/records/{table}/file")
    assert (answer.status_code, answer.json()["key"]) == (409, "error-not-over")
    assert msgspec.json.decode(answer.content)["message"] == "The record is shown when the game is over."


async def test_a_foreign_page_is_refused(running: Running) -> None:
    anna = await running.guest("Анна")
    headers = {"Origin": "https://elsewhere.example"}
    answer = await anna.http.post("/api/guest", json={"name": "x"}, headers=headers)
    assert (answer.status_code, answer.json()["key"]) == (403, "error-foreign-origin")


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game(running: Running, game: str) -> None:
    """Two people, one of whom reads Russian, and a bot; one watches."""
    anna, boris, carl = [await running.guest(name) for name in ("Анна", "Борис", "Carl")]
    table = (await anna.post("/api/tables", game=game, seats=[None, "level1", None]))["id"]
    await boris.post(f"/api/tables/{table}/join")
    await anna.post(f"/api/tables/{table}/start")
    players = [await anna.sit(table, words=True, language="ru"), await boris.sit(table)]
    watcher = await carl.sit(table)
    for seed, player in enumerate(players):
        player.pick = random.Random(f"{game} {seed}").choice
    welcomes = [await player.hear("welcome") for player in (*players, watcher)]
    overs = await asyncio.gather(
        *[who.play(welcome) for who, welcome in zip((*players, watcher), welcomes, strict=True)]
    )
    assert overs[0] == overs[1] == overs[2]
    record = Record.from_json((await anna.http.get(f"/api/records/{table}/file")).content)
    assert verify(record).over
    assert record.scores == tuple(overs[0]["ending"]["result"]["scores"])

    steps = [message for message in players[0].heard if message["type"] in ("welcome", "told")]
    lines = [line for message in steps for line in message["said"]["log"]]
    assert [len(message["said"]["log"]) for message in steps] == [len(message["events"]) for message in steps]
    assert all(re.search("[а-яё]", line["text"]) and re.match(r"([A-Z]+\d+\.\d+)?$", line["clause"]) for line in lines)
    assert any(line["turn"] for line in lines)
    assert any("Новичок" in line["text"] for line in lines)
    for message in steps:
        assert len(message["said"]["options"]) == len(message["view"]["options"])
        assert message["said"]["question"]
    assert not any("said" in message for message in players[1].heard + watcher.heard)


async def test_another_language(running: Running) -> None:
    anna = await running.guest("Анна")
    table = await against_bot(anna)
    player = await anna.sit(table, words=True)
    english = await player.hear("welcome")
    await player.send("hello", table=table, words=True, language="ru")
    russian = await player.hear("welcome")
    assert not re.search("[а-яё]", english["said"]["question"])
    assert re.search("[а-яё]", russian["said"]["question"])
    await player.send("hello", table=table, language="ru")
    assert "said" not in await player.hear("welcome")


async def test_the_levels(running: Running) -> None:
    anna = await running.guest("Анна")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, "level4", "level3", "level2"]))["id"]
    await anna.post(f"/api/tables/{table}/start")
    player = await anna.sit(table)
    await player.play(await player.hear("welcome"), until=12)
    assert not any("ranked" in frame or "visits" in frame for frame in player.frames)


async def test_several_tabs(running: Running) -> None:
    anna, boris = await running.guest("Анна"), await running.guest("Борис")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
    await boris.post(f"/api/tables/{table}/join")
    await anna.post(f"/api/tables/{table}/start")
    other = await boris.sit(table)
    tabs = [await anna.sit(table), await anna.sit(table)]
    told = [await tab.hear("welcome") for tab in tabs]
    assert (told[0]["here"], told[1]["here"], told[1]["me"]) == ([0, 1], [0, 1], 0)
    before = await other.hear("welcome")
    while not told[0]["asked"]:
        await other.answer(before)
        told = [await tab.hear("told") for tab in tabs]
        before = await other.hear("told")
    await tabs[0].answer(told[0])
    assert (await tabs[0].hear("told")) == (await tabs[1].hear("told"))
    await tabs[1].answer(told[0])
    assert (await tabs[1].hear("ack"))["version"] == told[0]["version"] + 1
    await tabs[0].socket.close()
    await tabs[1].send("ping", id="p")
    await tabs[1].hear("pong")
    await tabs[1].socket.close()
    while (await other.hear("presence"))["here"] != [1]:
        pass


async def test_the_games_and_their_rules(running: Running) -> None:
    anna = await running.guest("Анна")
    games = (await anna.http.get("/api/games")).json()
    assert [game["id"] for game in games] == list(GAMES)
    for game in games:
        shown = await anna.http.get(f"/api/games/{game['id']}?language=ru")
        assert shown.headers["cache-control"] == "public, max-age=3600"
        assert (shown.json()["least"], shown.json()["options"]) == (game["least"], game["options"])
        for language, letters in (("en", "[a-z]"), ("ru", "[а-яё]")):
            rules = (await anna.http.get(f"/api/games/{game['id']}/rules?language={language}")).json()
            clauses = [clause for section in rules["sections"] for clause in section["clauses"]]
            assert len(clauses) > 10
            assert all(re.search(letters, clause["text"]) for clause in clauses)
            assert any(clause["ruling"] for clause in clauses)
        box = await anna.http.get(f"/api/games/{game['id']}/inventory/{game['pack']}")
        assert msgspec.convert(box.json(), game_named(game["id"]).inventory_type, strict=False)
        assert (await anna.http.get(f"/api/games/{game['id']}/inventory/nonsense")).status_code == 409
    assert (await anna.http.get("/api/games/chess/rules")).status_code == 404
