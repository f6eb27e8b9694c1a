"""Time, and what the others may do when somebody is gone, out of time, or gives up."""

from __future__ import annotations

import asyncio
import time as system
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from artel.kernel.game import Result
from artel.kernel.record import Record
from artel.records import verify
from artel.server.config import Settings
from artel.server.store.engine import Database
from artel.server.table.uptime import Uptime
from artel.session import clocks
from artel.session.clocks import DAY, Clocks
from artel.session.play import placed
from artel.session.settings import MoveClock, PlayerClock
from patience import HANG, within
from server.clients import Guest, Player, Running

CLOCK = {"kind": "player", "seconds": 60, "increment": 5}


class Time:
    """Passes when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000
        monkeypatch.setattr(clocks, "monotonic", lambda: self.now)

    def passes(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


@pytest.fixture
async def impatient(settings: Settings) -> AsyncIterator[Running]:
    """Whoever is away for a moment is gone."""
    server = await Running.start(msgspec.structs.replace(settings, gone_after=0.3))
    yield server
    await within(server.close())


# -- clocks ---------------------------------------------------------------------------------------------------


def test_a_clock_runs_while_the_table_waits(time: Time) -> None:
    found = Clocks(PlayerClock(60, 5), 2)
    found.run([0])
    time.passes(10)
    assert found.left() == [50_000, 60_000]
    found.answered(0)
    found.run([1])
    time.passes(2)
    assert found.left() == [55_000, 58_000]


def test_what_an_answer_brings_is_capped(time: Time) -> None:
    found = Clocks(PlayerClock(60, 5), 2)
    found.run([0])
    time.passes(1)
    found.answered(0)
    assert found.left()[0] == 60_000
    higher = Clocks(PlayerClock(60, 5, 70), 1)
    for _ in range(3):
        higher.answered(0)
    assert higher.left() == [70_000]


def test_a_clock_goes_below_zero(time: Time) -> None:
    found = Clocks(PlayerClock(60, 5), 2)
    found.run([0, 1])
    time.passes(59)
    assert not found.out(0)
    time.passes(2)
    assert found.out(0)
    assert found.left() == [-1000, -1000]
    found.answered(0)
    assert found.left() == [4000, -1000]
    found.taken_back([0])
    assert found.left() == [-1000, -1000]
    found.came_back(0)
    assert found.left() == [30_000, -1000]


def test_days_for_a_move(time: Time) -> None:
    found = Clocks(MoveClock(2), 2)
    found.run([0])
    time.passes(3600)
    assert found.left()[0] == 2 * DAY - 3_600_000
    found.answered(0)
    assert found.left()[0] == 2 * DAY


async def two(server: Running, game: str = "carcassonne", **settings: Any) -> tuple[str, list[Guest], list[Player]]:
    return await people(server, ["Анна", "Борис"], [None, None], game, **settings)


async def people(
    server: Running, names: list[str], seats: list[str | None], game: str, **settings: Any
) -> tuple[str, list[Guest], list[Player]]:
    guests = [await server.guest(name) for name in names]
    new = {"game": game, "seats": seats, "settings": settings, "rated": settings.get("takeback") != "free"}
    table = (await guests[0].post("/api/tables", **new))["id"]
    for guest in guests[1:]:
        await guest.post(f"/api/tables/{table}/join")
    await guests[0].post(f"/api/tables/{table}/start")
    players = [await guest.sit(table) for guest in guests]
    for player in players:
        await player.hear("welcome")
    return table, guests, players


def latest(player: Player) -> dict[str, Any]:
    return next(message for message in reversed(player.heard) if message["type"] in ("welcome", "told"))


def mover(players: list[Player]) -> int:
    return next(seat for seat, player in enumerate(players) if latest(player)["asked"])


async def record_of(guest: Guest, table: str) -> Record:
    record = Record.from_json((await guest.http.get(f"/api/records/{table}/file")).content)
    verify(record)
    return record


async def do(player: Player, kind: str, **fields: Any) -> dict[str, Any]:
    """Says something, and hears whether it was taken."""
    player.acts += 1
    meant = f"m-{player.acts}"
    await player.send(kind, id=meant, **fields)
    while (message := await player.hear()).get("id") != meant:
        pass
    return message


async def test_clocks_are_told_and_stored(time: Time, running: Running, settings: Settings) -> None:
    table, guests, players = await two(running, clock=CLOCK)
    first = mover(players)
    welcome = latest(players[first])
    assert welcome["clocks"]["running"] == [first]
    time.passes(20)
    await players[first].answer(welcome)
    told = [await player.hear("told") for player in players]
    assert told[0]["clocks"] == told[1]["clocks"]
    assert told[0]["clocks"]["left"][first] == pytest.approx(45_000, abs=3000)
    await running.stop()

    time.passes(1000)  # the server is down
    server = await Running.start(settings)
    again = await (await guests[0].moved(server).sit(table)).hear("welcome")
    assert again["clocks"]["left"] == pytest.approx(told[0]["clocks"]["left"], abs=3000)
    assert again["clocks"]["running"] == told[0]["clocks"]["running"]
    await server.close()


def test_what_clocks_go_by_is_not_the_calendar(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clocks.monotonic()
    monkeypatch.setattr(system, "time_ns", lambda: 0)
    monkeypatch.setattr(system, "time", lambda: 0.0)
    assert before <= clocks.monotonic() < before + 1000 * HANG


@pytest.mark.parametrize("jump", [3600, -3600])
async def test_a_jump_of_the_calendar_costs_nobody_time(
    jump: int, time: Time, running: Running, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, guests, players = await two(running, clock=CLOCK)
    seat = mover(players)
    time.passes(7)
    await players[seat].answer(latest(players[seat]))
    left = [(await player.hear("told"))["clocks"]["left"] for player in players].pop()
    waits = mover(players)
    calendar = system.time_ns
    monkeypatch.setattr(system, "time_ns", lambda: calendar() + jump * 10**9)
    time.passes(3)
    live = await running.world.directory.table(table)
    await live.close()  # type: ignore[attr-defined]
    loaded = await (await guests[0].sit(table)).hear("welcome")
    left[waits] -= 3_000
    assert loaded["clocks"]["left"] == left, "it was loaded again in this process"
    await running.stop()
    monkeypatch.setattr(system, "time_ns", lambda: calendar() - jump * 10**9)
    time.passes(1000)  # nobody is up
    server = await Running.start(settings)
    time.passes(2)
    again = await (await guests[0].moved(server).sit(table)).hear("welcome")
    left[waits] -= 2_000
    assert again["clocks"]["left"] == left, "and after a restart"
    await server.close()


async def test_processes_count_the_same_time(time: Time, database: Database) -> None:
    first, second = Uptime(database), Uptime(database)
    await first.start()
    time.passes(100)
    await first.beat()
    await second.start()
    assert second.tick() == first.tick() == 100_000
    time.passes(10)
    await second.beat()
    await first.beat()
    assert second.tick() == first.tick() == 110_000
    behind = Uptime(database)
    behind._since = time.now
    time.passes(1)
    await behind.beat()
    assert behind.tick() == 110_000, "it takes over what the others have stored"
    assert first.passed(None) == 0
    assert first.passed(10**12) == 0
    for uptime in (first, second):
        await uptime.close()
    await behind.beat()
    assert behind.tick() == 111_000


async def test_bots_need_no_clock(running: Running) -> None:
    anna = await running.guest("Анна")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, "level1"], settings={"clock": CLOCK}))["id"]
    await anna.post(f"/api/tables/{table}/start")
    player = await anna.sit(table)
    await player.play(await player.hear("welcome"), until=8)
    heard = [message for message in player.heard if message["type"] in ("welcome", "told")]
    assert all(message["clocks"]["left"][1] == 60_000 for message in heard)
    assert all(message["clocks"]["running"] == ([0] if message["asked"] else []) for message in heard)


# -- gone -----------------------------------------------------------------------------------------------------


async def test_a_seat_is_given_to_a_bot_and_taken_back(impatient: Running) -> None:
    table, guests, players = await two(impatient, "zodchie")
    anna, boris = players
    assert (await do(anna, "claim", seat=1, what="bot"))["key"] == "error-not-gone"
    await boris.socket.close()
    while 1 not in (await anna.hear("presence"))["gone"]:
        pass
    assert (await do(anna, "claim", seat=1, what="bot"))["type"] == "ack"
    seating = next(message for message in reversed(anna.heard) if message["type"] == "seating")
    seat = seating["table"]["seats"][1]
    assert (seat["name"], seat["bot"], seat["resigned"]) == ("Борис", "level2", False)
    await anna.play(latest(anna), until=12)

    boris = await guests[1].sit(table)
    welcome = await boris.hear("welcome")
    assert welcome["me"] == 1
    act = {"seat": 1, "version": 1, "question": "x", "option": "x"}
    assert (await do(boris, "act", **act))["key"] == "error-replaced"
    assert (await do(boris, "return"))["type"] == "ack"
    assert (await do(boris, "return"))["key"] == "error-not-replaced"
    await asyncio.gather(anna.play(latest(anna)), boris.play(latest(boris)))
    assert (await record_of(guests[0], table)).scores is not None


async def test_out_of_time_and_claimed(time: Time, running: Running) -> None:
    table, guests, players = await two(running, clock=CLOCK)
    late = mover(players)
    other = players[1 - late]
    time.passes(59)
    assert (await do(other, "claim", seat=late, what="end"))["key"] == "error-not-gone"
    time.passes(10)
    assert (await do(players[late], "claim", seat=1 - late, what="end"))["key"] == "error-not-gone"
    assert (await do(other, "claim", seat=late, what="end"))["type"] == "ack"
    over = next(message for message in other.heard if message["type"] == "over")
    assert over["ending"]["how"] == "claimed"
    assert over["ending"]["result"]["places"][late] == 2
    record = await record_of(guests[0], table)
    assert (record.scores, record.seed is not None) == (None, True)
    assert (await do(players[late], "resign"))["key"] == "error-not-running"


async def test_the_others_are_asked_before_a_claim_ends_the_game(impatient: Running) -> None:
    table, _, players = await people(impatient, ["Анна", "Борис", "Вера"], [None, None, None], "artificium")
    anna, boris, vera = players
    assert (await do(anna, "claim", seat=2, what="end"))["key"] == "error-not-gone"
    await vera.socket.close()
    while 2 not in (await anna.hear("presence"))["gone"]:
        pass
    assert (await do(anna, "claim", seat=2, what="end"))["type"] == "ack"
    proposal = (await boris.hear("proposed"))["proposal"]
    assert (proposal["what"], proposal["by"], proposal["seat"], proposal["waiting"]) == ("claim", 0, 2, [1])
    again = await (await impatient.guest("Carl")).sit(table)
    assert "proposal" not in await again.hear("welcome")
    assert (await do(anna, "vote", proposal=proposal["id"], agree=True))["key"] == "error-no-proposal"
    assert (await do(boris, "vote", proposal=proposal["id"], agree=False))["type"] == "ack"
    assert (await anna.hear("proposed"))["closed"] == "refused"
    assert (await do(anna, "claim", seat=2, what="end"))["type"] == "ack"
    proposal = [message for message in anna.heard if message["type"] == "proposed"][-1]["proposal"]
    assert (await do(boris, "vote", proposal=proposal["id"], agree=True))["type"] == "ack"
    assert (await anna.hear("over"))["ending"]["result"]["places"][2] == 3


# -- giving up ------------------------------------------------------------------------------------------------


async def test_resigning_against_one(running: Running) -> None:
    table, guests, players = await two(running, "zodchie")
    assert (await do(players[0], "resign"))["type"] == "ack"
    over = await players[1].hear("over")
    assert (over["ending"]["how"], over["ending"]["result"]["places"]) == ("resigned", [2, 1])
    assert latest(players[1])["asked"] is None
    await record_of(guests[1], table)
    shown = (await guests[1].http.get(f"/api/tables/{table}")).json()
    assert (shown["status"], shown["seats"][0]["resigned"], shown["seats"][0]["bot"]) == ("over", True, None)


async def test_resigning_among_more(running: Running) -> None:
    table, guests, players = await people(running, ["Анна", "Борис"], [None, None, "level1"], "zodchie")
    anna, boris = players
    assert (await do(anna, "resign"))["type"] == "ack"
    assert (await do(anna, "return"))["key"] == "error-gave-up"
    seat = (await boris.hear("seating"))["table"]["seats"][0]
    assert (seat["bot"], seat["resigned"]) == ("level2", True)
    over: dict[str, Any]
    over, _ = await asyncio.gather(boris.play(latest(boris)), anna.hear("over"))
    assert over["ending"]["how"] == "played"
    assert over["ending"]["result"]["places"][0] == 3
    assert (await record_of(guests[0], table)).scores is not None


async def test_the_last_person_resigns(running: Running) -> None:
    _, _, (anna,) = await people(running, ["Анна"], [None, "level1", "level1"], "zodchie")
    assert (await do(anna, "resign"))["type"] == "ack"
    over = next(message for message in anna.heard if message["type"] == "over")
    assert over["ending"]["result"]["places"][0] == 3


async def test_an_agreed_end(running: Running) -> None:
    table, guests, (anna, boris) = await two(running, "zodchie")
    assert (await do(anna, "end"))["type"] == "ack"
    assert (await do(boris, "end"))["key"] == "error-proposal-open"
    assert (await do(boris, "withdraw"))["key"] == "error-no-proposal"
    assert (await do(anna, "withdraw"))["type"] == "ack"
    assert (await do(boris, "end"))["type"] == "ack"
    proposal = [message for message in boris.heard if message["type"] == "proposed"][-1]["proposal"]
    assert (await do(anna, "vote", proposal="nothing", agree=True))["key"] == "error-no-proposal"
    assert (await do(anna, "vote", proposal=proposal["id"], agree=True))["type"] == "ack"
    assert (await boris.hear("over"))["ending"]["how"] == "agreed"
    await record_of(guests[0], table)


def test_who_is_placed_last() -> None:
    result = Result((5, 9, 9, 1), (3, 1, 1, 4), ())
    assert placed(result, {None}).places == (3, 1, 1, 4)
    assert placed(result, {1}).places == (2, 4, 1, 3)
    assert placed(result, {1, 3}).places == (2, 3, 1, 4)
