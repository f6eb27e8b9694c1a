"""Hints and reasons: for whom, of what they are made, and what stays hidden until the game is over."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from artel.bots import Answer, Weighed
from artel.server.config import Settings
from artel.server.table.bots import Bots
from artel.text import words
from server.clients import Guest, Player, Running

BOTS_ONLY = {"game": "zodchie", "seats": [None, "level1"], "starts": "full", "rated": False}


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, bot_seconds=0.5)


async def sat(guest: Guest, **table: Any) -> tuple[str, Player, dict[str, Any]]:
    """A table that has started, and what this guest is told when it is asked."""
    made = await guest.post("/api/tables", **BOTS_ONLY | table)
    player = await guest.sit(made["id"])
    told = await player.hear("welcome")
    while not told["asked"]:
        told = await player.hear("told")
    return made["id"], player, told


async def refused(guest: Guest, path: str, **data: Any) -> tuple[int, str]:
    answer = await (guest.http.post(path, json=data) if path.endswith("hint") else guest.http.get(path, params=data))
    return answer.status_code, answer.json().get("key", "")


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_hint_ranks_the_options_in_words(running: Running, language: str) -> None:
    guest = await running.guest("Anna")
    table, _, told = await sat(guest)
    hint = await guest.post(f"/api/tables/{table}/hint", language=language)
    assert (hint["version"], hint["seat"], hint["bot"]) == (told["version"], told["view"]["me"], "level5")
    assert 1 < len(hint["options"]) <= 3
    assert {one["option"] for one in hint["options"]} <= set(told["view"]["options"])
    sign = {"en": "wins in", "ru": "победа в"}[language]
    assert all(sign in one["text"] for one in hint["options"])
    assert hint["options"][0]["text"].startswith(hint["chosen"])


async def test_a_hint_is_made_of_what_the_seat_sees(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []

    async def think(_: Bots, *asked: Any) -> Answer:
        given.append(asked)
        option = asked[1].options[0]
        return Answer(option, (Weighed(option, win=0.5),))

    guest = await running.guest("Anna")
    table, _, told = await sat(guest, seats=[None, "random"])
    monkeypatch.setattr(Bots, "think", think)
    await guest.post(f"/api/tables/{table}/hint")
    (bot, view, clock, entropy, *_), *_ = given
    assert (bot, view.me, list(view.options)) == ("level5", told["view"]["me"], told["view"]["options"])
    assert clock.seconds <= 1
    assert entropy == told["version"]  # and not the table's luck


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_hint_says_what_is_odd_about_it(
    running: Running, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """That the champion has learned nothing that fits, and what decides where the numbers contradict the order."""

    async def think(_: Bots, *asked: Any) -> Answer:
        first, second, *_ = asked[1].options
        return Answer(first, (Weighed(first, 9, 0.5), Weighed(second, 3, 0.6)), "as-master")

    guest = await running.guest("Anna")
    table, _, _ = await sat(guest)
    said = words(language)
    hint = await guest.post(f"/api/tables/{table}/hint", language=language)
    assert said.say("bot-as-master") not in hint["notes"]  # two players: learned
    monkeypatch.setattr(Bots, "think", think)
    odd = await guest.post(f"/api/tables/{table}/hint", language=language)
    assert odd["notes"] == [said.say("bot-as-master"), said.say("bot-order")]


async def test_hints_are_for_games_against_bots_alone(running: Running) -> None:
    anna, boris = await running.guest("Anna"), await running.guest("Boris")
    no_advice = (403, "error-no-advice")
    for table in (
        {"rated": True},
        {"game": "carcassonne", "options": {"aids": "off"}},
    ):
        made, _, _ = await sat(anna, **table)
        assert await refused(anna, f"/api/tables/{made}/hint") == no_advice
    mine, _, _ = await sat(anna)
    assert await refused(boris, f"/api/tables/{mine}/hint") == no_advice
    assert await refused(boris, "/api/tables/nowhere/hint") == (404, "error-no-such-table")
    ours = (await anna.post("/api/tables", **BOTS_ONLY | {"seats": [None, None]}))["id"]
    assert await refused(anna, f"/api/tables/{ours}/hint") == no_advice
    await boris.post(f"/api/tables/{ours}/join")
    assert [await refused(one, f"/api/tables/{ours}/hint") for one in (anna, boris)] == [no_advice] * 2


async def test_one_hint_at_a_time(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    going, go_on = asyncio.Event(), asyncio.Event()

    async def think(_: Bots, *asked: Any) -> Answer:
        going.set()
        await go_on.wait()
        return Answer(asked[1].options[0])

    guest = await running.guest("Anna")
    table, _, _ = await sat(guest)
    monkeypatch.setattr(Bots, "think", think)
    first = asyncio.create_task(guest.post(f"/api/tables/{table}/hint"))
    await going.wait()
    assert await refused(guest, f"/api/tables/{table}/hint") == (429, "error-too-many")
    go_on.set()
    assert (await first)["options"] == []
    await guest.post(f"/api/tables/{table}/hint")


async def test_a_bot_that_explains_says_why(running: Running) -> None:
    anna, boris = await running.guest("Anna"), await running.guest("Boris")
    table, player, told = await sat(anna, settings={"explains": True})
    await player.play(told, told["version"] + 12)  # both have played a card by then
    version = next(one["version"] for one in player.heard if one["type"] == "told" and moved(one, 1))
    why = (await anna.http.get(f"/api/tables/{table}/why", params={"version": version, "language": "ru"})).json()
    assert (why["seat"], why["bot"], why["version"]) == (1, "level1", version - 1)
    assert why["chosen"]
    assert why["options"][0]["text"].startswith(why["chosen"])  # it weighs again what it weighed then
    own = next(one["version"] for one in player.heard if one["type"] == "told" and moved(one, 0))
    path = f"/api/tables/{table}/why"
    assert await refused(anna, path, version=own) == (404, "error-no-bot-moved")
    assert await refused(anna, path, version=999) == (404, "error-no-bot-moved")
    for version_asked in (0, 2**31, "x"):
        assert await refused(anna, path, version=version_asked) == (400, "error-bad-request")
    assert await refused(boris, path, version=version) == (409, "error-not-over")


def moved(told: dict[str, Any], seat: int) -> bool:
    return any(event["type"] == "Played" and event["seat"] == seat for event in told["events"])


async def test_hidden_reasons_are_told_when_the_game_is_over(running: Running) -> None:
    anna, boris = await running.guest("Anna"), await running.guest("Boris")
    table, player, told = await sat(anna)
    await player.play(told, told["version"] + 12)  # both have played a card by then
    version = next(one["version"] for one in player.heard if one["type"] == "told" and moved(one, 1))
    path = f"/api/tables/{table}/why"
    assert await refused(anna, path, version=version) == (409, "error-not-over")
    await player.send("resign", id="r")
    await player.hear("over")
    for one in (anna, boris):
        assert (await one.http.get(path, params={"version": version})).json()["seat"] == 1
    assert await refused(anna, f"/api/tables/{table}/hint") == (403, "error-no-advice")
