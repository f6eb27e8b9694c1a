"""Taking back: at once where nothing came of it, otherwise with everybody's consent. The record proves itself still."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest

from artel.kernel.audience import redacted
from artel.kernel.record import CHANCE, Match, Record, follow
from artel.records import setup_of, verify
from artel.server.config import Settings
from artel.server.table.live import stored
from patience import within
from server.clients import Player, Running
from server.test_clocks import do, latest, mover, people, record_of, two


def log_of(player: Player) -> list[Any]:
    """What a client has in its log when it has followed everything."""
    log: list[Any] = []
    for message in player.heard:
        if message["type"] == "welcome" and message["since"] == 0:
            log = list(message["events"])
        elif message["type"] in ("welcome", "told"):
            log = log[: message.get("kept", len(log))] + message["events"]
    return log


def log_by(record: Record, seat: int) -> list[Any]:
    match = Match(setup_of(record), None)
    follow(match, record.inputs)
    return list(json.loads(msgspec.json.encode(redacted(match.events, seat))))


async def step(players: list[Player], option: str | None = None) -> int:
    """Whoever is asked answers; everybody hears of it."""
    seat = mover(players)
    player = players[seat]
    if option is not None:
        player.pick = lambda _: option
    await player.answer(latest(player))
    player.pick = lambda options: options[0]
    for each in players:
        await each.hear("told")
    return seat


async def to_open_action(players: list[Player]) -> tuple[int, dict[str, Any]]:
    """Until somebody has acted in public, with no chance since, and is asked again; and what was told before."""
    for _ in range(40):
        before = latest(players[mover(players)])
        seat = await step(players)
        if latest(players[seat])["asked"] and "PlaceFollower" not in str(before["asked"]):
            return seat, before
    raise AssertionError("never")


async def test_at_once(running: Running, settings: Settings) -> None:
    table, guests, players = await two(running)
    seat, before = await to_open_action(players)
    version = latest(players[seat])["version"]
    assert (await do(players[1 - seat], "takeback", version=version))["key"] == "error-nothing-to-undo"
    assert (await do(players[seat], "takeback", version=version - 1))["key"] == "error-stale-question"
    await players[seat].send("takeback", id="once", version=version)
    told = [await player.hear("told") for player in players]
    assert [message["version"] for message in told] == [version + 1] * 2
    assert told[seat]["view"] == before["view"]
    assert told[seat]["asked"] == {"version": version + 1, "question": before["asked"]["question"]}
    assert (await players[seat].hear("ack"))["version"] == version + 1
    await players[seat].send("takeback", id="once", version=version)
    assert (await players[seat].hear("ack"))["version"] == version + 1
    await running.stop()

    server = await Running.start(settings)
    again = [await guest.moved(server).sit(table, since=version) for guest in guests]
    welcomes = [await player.hear("welcome") for player in again]
    assert [(welcome["since"], welcome["version"]) for welcome in welcomes] == [(0, version + 1)] * 2
    assert welcomes[seat]["view"] == before["view"]
    for player in again:
        player.pick = random.Random(3).choice
    await asyncio.gather(*[player.play(welcome) for player, welcome in zip(again, welcomes, strict=True)])
    record = await record_of(guests[0], table)
    assert verify(record).over
    for one, player in enumerate(again):
        assert log_of(player) == log_by(record, one)
    await server.close()


async def to_next_player(players: list[Player]) -> int:
    """Until the other one is asked."""
    seat = mover(players)
    while mover(players) == seat:
        await step(players)
    return seat


async def test_strict_stops_at_chance(running: Running) -> None:
    _, _, players = await two(running)
    seat = await to_next_player(players)
    version = latest(players[seat])["version"]
    assert (await do(players[seat], "takeback", version=version))["key"] == "error-nothing-to-undo"


async def test_never(running: Running) -> None:
    _, _, players = await two(running, takeback="never")
    seat, _ = await to_open_action(players)
    version = latest(players[seat])["version"]
    assert (await do(players[seat], "takeback", version=version))["key"] == "error-no-takeback"


async def proposed(players: list[Player], seat: int) -> dict[str, Any]:
    version = latest(players[seat])["version"]
    assert (await do(players[seat], "takeback", version=version))["type"] == "ack"
    return dict((await players[1 - seat].hear("proposed"))["proposal"])


async def test_free_by_consent_and_luck_stays(running: Running) -> None:
    table, guests, players = await two(running, takeback="free")
    seat = await to_next_player(players)
    other = players[1 - seat]
    drawn = latest(other)["view"]
    proposal = await proposed(players, seat)
    assert (proposal["what"], proposal["by"], proposal["waiting"]) == ("takeback", seat, [1 - seat])

    assert (await do(other, "vote", proposal=proposal["id"], agree=False))["type"] == "ack"
    while (await players[seat].hear("proposed"))["closed"] != "refused":
        pass
    proposal = await proposed(players, seat)
    await step(players)
    assert [message for message in other.heard if message["type"] == "proposed"][-1]["closed"] == "overtaken"
    assert (await do(other, "vote", proposal=proposal["id"], agree=True))["key"] == "error-no-proposal"

    seat = mover(players)
    taken = await to_next_player(players)
    assert taken == seat
    drawn = latest(players[1 - seat])["view"]
    proposal = await proposed(players, seat)
    assert (await do(players[1 - seat], "vote", proposal=proposal["id"], agree=True))["type"] == "ack"
    back = await players[seat].hear("told")
    assert back["version"] == latest(players[1 - seat])["version"]
    assert back["view"]["me"] in back["view"]["asked"]
    await to_next_player(players)
    assert latest(players[1 - seat])["view"] == drawn  # the same answers, the same tile

    for player in players:
        player.pick = random.Random(5).choice
    await asyncio.gather(*[player.play(latest(player)) for player in players])
    record = await record_of(guests[0], table)
    assert verify(record).over
    for one, player in enumerate(players):
        assert log_of(player) == log_by(record, one)


async def test_only_bots_have_acted(running: Running) -> None:
    """Nobody has to agree."""
    table, guests, (anna,) = await people(running, ["Анна"], [None, "level1"], "carcassonne", takeback="free")
    told = latest(anna)
    for _ in range(9):
        while not told["asked"]:
            told = await anna.hear("told")
        await anna.answer(told)
        told = await anna.hear("told")
    while not told["asked"]:
        told = await anna.hear("told")
    assert (await do(anna, "takeback", version=told["version"]))["type"] == "ack"
    assert latest(anna)["version"] == told["version"] + 1
    assert latest(anna)["kept"] < len(log_of(anna)) + 1
    over = await anna.play(latest(anna))
    assert over["ending"]["how"] == "played"
    record = await record_of(guests[0], table)
    assert log_of(anna) == log_by(record, 0)


@pytest.mark.parametrize("game", ["zodchie", "architects", "artificium"])
async def test_many_takebacks_and_the_record_verifies(running: Running, game: str) -> None:
    table, guests, players = await two(running, game, takeback="free")
    rng = random.Random(game)
    for player in players:
        player.pick = rng.choice

    async def some(player: Player) -> None:
        """Plays, takes back now and then, and agrees to everything."""
        answered, message = None, latest(player)
        while message["type"] != "over":
            if message["type"] in ("told", "welcome") and message["asked"] and message["asked"] != answered:
                if rng.random() < 0.3:
                    player.acts += 1
                    await player.send("takeback", id=f"t{player.acts}", version=message["version"])
                else:
                    answered = message["asked"]
                    await player.answer(message)
            elif message["type"] == "refused" and latest(player)["asked"]:
                answered = latest(player)["asked"]
                await player.answer(latest(player))
            elif message["type"] == "proposed" and message["proposal"]:
                me = latest(player)["view"]["me"]
                if me in message["proposal"]["waiting"]:
                    player.acts += 1
                    await player.send("vote", id=f"v{player.acts}", proposal=message["proposal"]["id"], agree=True)
            message = await player.hear()

    await within(asyncio.gather(*[some(player) for player in players]))
    record = await record_of(guests[0], table)
    assert verify(record).over
    assert sum("kept" in message for message in players[0].heard) > 0
    for one, player in enumerate(players):
        assert log_of(player) == log_by(record, one)
    _, play = await stored(running.world.database, table)
    assert play is not None
    assert play.match.inputs == record.inputs
    assert any(text.startswith(CHANCE) for text in record.inputs)
