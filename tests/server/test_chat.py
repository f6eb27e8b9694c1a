"""What people say to each other, and how those who watch are told."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from artel.kernel.record import CHANCE, Match, follow
from artel.records import setup_of
from artel.server.config import Settings
from artel.server.errors import BadText
from artel.server.store import talk
from artel.server.store.schema import chat
from artel.server.table.talk import check_text
from artel.server.traffic.limits import RATES, Bucket
from patience import within
from server.clients import Player, Running
from server.test_clocks import do, latest, record_of, two


@pytest.fixture
async def limited(settings: Settings) -> AsyncIterator[Running]:
    server = await Running.start(msgspec.structs.replace(settings, limits=1))
    yield server
    await within(server.close())


async def say(player: Player, text: str) -> None:
    assert (await do(player, "say", text=text))["type"] == "ack"


def read(player: Player) -> list[str]:
    """Everything that was to be read here."""
    return [remark["text"] for message in player.heard for remark in message.get("talk", [])]


async def settled(*players: Player) -> None:
    for number, player in enumerate(players):
        await player.send("ping", id=f"p{number}-{len(player.heard)}")
        await player.hear("pong")


async def test_two_rooms(running: Running) -> None:
    table, guests, (anna, boris) = await two(running, "zodchie")
    carl, dora = await running.guest("Carl"), await running.guest("Dora")
    watchers = [await carl.sit(table), await dora.sit(table)]
    for watcher in watchers:
        await watcher.hear("welcome")
    await say(anna, "  Удачи! 👍🏽 ")
    await say(watchers[0], "<b>Anna wins</b>")
    await settled(anna, boris, *watchers)
    assert read(anna) == read(boris) == ["Удачи! 👍🏽"]
    assert read(watchers[0]) == read(watchers[1]) == ["<b>Anna wins</b>"]
    remark = next(message for message in boris.heard if message["type"] == "talk")["talk"][0]
    assert (remark["room"], remark["person"], remark["name"]) == ("players", guests[0].id, "Анна")

    late, later = await guests[1].sit(table), await dora.sit(table)
    assert [one["text"] for one in (await late.hear("welcome"))["talk"]] == ["Удачи! 👍🏽"]
    assert [one["text"] for one in (await later.hear("welcome"))["talk"]] == ["<b>Anna wins</b>"]

    await do(anna, "resign")
    for client, other in ((boris, "<b>Anna wins</b>"), (watchers[1], "Удачи! 👍🏽")):
        await client.hear("over")
        assert [one["text"] for one in (await client.hear("talk"))["talk"]] == [other]
    await say(boris, "Danke")
    await settled(*watchers)
    assert read(watchers[1])[-1] == "Danke"
    again = await dora.sit(table)
    everything = [one["text"] for one in (await again.hear("welcome"))["talk"]]
    assert everything == ["Удачи! 👍🏽", "<b>Anna wins</b>", "Danke"]


async def test_said_again_is_said_once(running: Running, settings: Settings) -> None:
    table, guests, (anna, boris) = await two(running, "zodchie")
    for _ in range(2):
        await anna.send("say", id="s", text="Hi")
        await anna.hear("ack")
    await boris.send("say", id="s", text="Hello")
    await boris.hear("ack")
    await settled(boris)
    assert read(boris) == ["Hi", "Hello"]
    await running.stop()

    server = await Running.start(settings)
    anna, boris = [await guest.moved(server).sit(table) for guest in guests]
    assert len((await boris.hear("welcome"))["talk"]) == 2
    await anna.send("say", id="s", text="Hi")
    await anna.hear("ack")
    await settled(boris)
    assert read(boris) == ["Hi", "Hello"], "and not again"
    await server.close()


async def test_a_guest_who_said_the_same_as_an_account_can_become_it(running: Running) -> None:
    table, _, _ = await two(running, "zodchie")
    account = await running.guest("Carl")
    await account.post("/api/register", name="Carl", password="a long password")
    guest = await running.guest("Someone")
    for watcher in (account, guest):
        watching = await watcher.sit(table)
        await watching.hear("welcome")
        await watching.send("say", id="s", text="Hi")
        await watching.hear("ack")
    await guest.post("/api/sign-in", name="Carl", password="a long password", claim=True)


async def test_what_cannot_be_said(running: Running) -> None:
    table, _, (anna, _) = await two(running, "zodchie")
    keys = [(await do(anna, "say", text=text))["key"] for text in ("a\nb", "\u202eabc", " \t ", "\x00", "a\u2028b")]
    assert keys == ["error-bad-text"] * 5
    await anna.send("say", id="long", text="x" * 301)
    assert (await anna.hear("refused"))["key"] == "error-bad-message"
    await say(anna, "x" * 300)
    nobody = await running.guest("Nobody")
    nobody.http.cookies.clear()
    nobody.http.cookies.set("artel", "wrong")
    stranger = await nobody.sit(table)
    await stranger.hear("welcome")
    assert (await do(stranger, "say", text="Hello"))["key"] == "error-not-signed-in"
    assert (await do(stranger, "mute", person="abc"))["key"] == "error-not-signed-in"


@pytest.mark.parametrize("text", ["ok", "Ну-ну…", "👩‍👩‍👧", "日本語", "a  b"])
def test_what_can_be_said(text: str) -> None:
    check_text(text)


@pytest.mark.parametrize("text", ["", " ", "\x7f", "\x85", "\u2066x", "\ue000"])
def test_what_cannot(text: str) -> None:
    with pytest.raises(BadText):
        check_text(text)


async def test_not_too_much_at_once(limited: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, (anna, boris) = await two(limited, "zodchie")
    slow = Bucket(RATES["remark"].many, 3600)  # or some could be said again meanwhile
    monkeypatch.setitem(limited.world.limits._buckets, "remark", slow)
    answers = [await do(anna, "say", text=f"{number}") for number in range(12)]
    assert [answer.get("key") for answer in answers] == [None] * 8 + ["error-too-many"] * 4
    await say(boris, "I may still")


async def test_muted(running: Running, settings: Settings) -> None:
    table, guests, (anna, boris) = await two(running, "zodchie")
    await say(anna, "one")
    assert (await do(boris, "mute", person=guests[0].id))["type"] == "ack"
    assert (await do(boris, "mute", person=guests[0].id))["type"] == "ack"
    assert (await do(boris, "mute", person="nobody"))["key"] == "error-no-such-person"
    await say(anna, "two")
    await settled(anna, boris)
    assert (read(anna), read(boris)) == (["one", "two"], ["one"])
    await running.stop()

    server = await Running.start(settings)
    boris = await guests[1].moved(server).sit(table)
    welcome = await boris.hear("welcome")
    assert (welcome["talk"], welcome["muted"]) == ([], [guests[0].id])
    assert (await do(boris, "mute", person=guests[0].id, muted=False))["type"] == "ack"
    await boris.send("hello", table=table)
    welcome = await boris.hear("welcome")
    assert ([one["text"] for one in welcome["talk"]], welcome["muted"]) == (["one", "two"], [])
    await server.close()


async def test_only_the_last_hundred(running: Running) -> None:
    table, guests, (anna, boris) = await two(running, "zodchie")
    await boris.socket.close()
    for number in range(103):
        await say(anna, str(number))
    late = await guests[1].sit(table)
    assert [one["text"] for one in (await late.hear("welcome"))["talk"]] == [str(number) for number in range(3, 103)]


async def test_what_is_said_at_one_moment_stays_in_order(running: Running) -> None:
    table, _, (anna, _) = await two(running, "zodchie")
    for text in ("one", "two", "three"):
        await say(anna, text)
    async with running.world.database.write() as connection:
        await connection.execute(update(chat).values(at=1))
        kept = await talk.last(connection, table, 2)
    assert [remark.text for remark in kept["players"]] == ["two", "three"]


# -- watching ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("delay", [0, 3, 10])
async def test_those_who_watch_are_behind(running: Running, delay: int) -> None:
    clock = {"kind": "player", "seconds": 600}
    table, guests, players = await two(running, "carcassonne", delay=delay, clock=clock)
    carl = await running.guest("Carl")
    watcher = await carl.sit(table)
    first = await watcher.hear("welcome")
    assert (first["me"], first["version"]) == (None, 1)
    versions = []
    for _ in range(25):
        seat = next(seat for seat, player in enumerate(players) if latest(player)["asked"])
        await players[seat].answer(latest(players[seat]))
        for player in players:
            await player.hear("told")
        await settled(watcher)
        versions.append(latest(watcher)["version"])
        assert versions[-1] == max(1, latest(players[0])["version"] - delay)
    again = await carl.sit(table, since=3)
    welcome = await again.hear("welcome")
    assert (welcome["since"], welcome["version"]) == (3, versions[-1])
    assert welcome["view"] == latest(watcher)["view"]
    told = [message for message in watcher.heard if message["type"] == "told" and message["version"] > 3]
    assert welcome["events"] == [event for message in told for event in message["events"]]
    future = await carl.sit(table, since=versions[-1] + 1)
    assert (await future.hear("welcome"))["since"] == 0
    assert (await do(watcher, "takeback", version=1))["key"] == "error-not-seated"
    assert (await do(watcher, "say", text="?"))["version"] == versions[-1]

    await do(players[0], "resign")
    await watcher.hear("over")
    heard = [message for message in watcher.heard if message["type"] in ("welcome", "told")]
    assert [message["version"] for message in heard] == list(range(1, latest(players[0])["version"] + 1))
    assert [view_at(await record_of(guests[0], table), message["version"]) for message in heard[:-1]] == [
        message["view"] for message in heard[:-1]
    ]


def view_at(record: Any, version: int) -> Any:
    """As somebody who watches saw it."""
    match, steps = Match(setup_of(record), None), 0
    for at, text in enumerate([*record.inputs, "end"]):
        if not text.startswith(CHANCE):
            steps += 1
            if steps == version:
                follow(match, record.inputs[:at])
                return json.loads(msgspec.json.encode(match.game.view(match.table, -1)))
    raise AssertionError(version)
