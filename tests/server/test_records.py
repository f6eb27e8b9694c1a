"""Records of finished games: replays that show what each seat saw, proofs, and nothing before the end."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from artel.cli.verify import proved as proved_by_command
from artel.games import game
from artel.kernel.errors import ArtelError, BadNotation, BadRecord, Problem
from artel.kernel.fairness import commitment
from artel.kernel.record import Record
from artel.records import verify
from artel.server.records.replays import shown
from artel.server.records.verifying import LONGEST, ProofFailed, received, stated
from artel.server.store.steps import PlayStep, standing
from artel.server.store.tables import SeatRow, TableRow
from artel.session.play import TablePlay
from artel.session.statistics import statistics
from artel.session.telling import worded
from server.clients import Guest, Player, Running


async def whole_game(
    running: Running, game_id: str, players: int = 2, visibility: str = "open"
) -> tuple[str, list[Guest], list[Player]]:
    """Everybody plays at random; the last player is one who watches, if the table is to be seen."""
    guests = [await running.guest(f"Guest {seat}") for seat in range(players)]
    table = (await guests[0].post("/api/tables", game=game_id, seats=[None] * players, visibility=visibility))["id"]
    if visibility == "private":
        invite = await guests[0].post(f"/api/tables/{table}/invites")
        await guests[1].post(f"/api/tables/{table}/join", invite=invite["token"])
    else:
        for guest in guests[1:]:
            await guest.post(f"/api/tables/{table}/join")
    watching = [await running.guest("Watcher")] if visibility == "open" else []
    sockets = [await guest.sit(table) for guest in [*guests, *watching]]
    for socket in sockets:
        socket.pick = random.Random(7).choice
        await socket.hear("welcome")
    await guests[0].post(f"/api/tables/{table}/start")
    begun = [await socket.hear("welcome") for socket in sockets]
    await asyncio.gather(*[socket.play(told) for socket, told in zip(sockets, begun, strict=True)])
    return table, guests, sockets


async def steps_of(guest: Guest, table: str, **query: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while True:
        answer = await guest.http.get(f"/api/records/{table}/steps", params={**query, "from": len(found)})
        assert answer.status_code == 200, answer.text
        page = answer.json()
        found += page["shown"]
        if len(found) == page["steps"]:
            return found


@pytest.mark.parametrize("game_id", ["zodchie", "architects", "carcassonne", "artificium"])
async def test_a_replay_shows_what_each_seat_was_told(running: Running, game_id: str) -> None:
    table, guests, sockets = await whole_game(running, game_id)
    for seat, socket in enumerate(sockets):
        told = {one["version"]: one for one in socket.heard if one["type"] == "told"}
        welcome = [one for one in socket.heard if one["type"] == "welcome"][-1]
        eyes = {"seat": seat} if seat < 2 else {}
        steps = await steps_of(guests[0], table, **eyes)
        assert [step["step"] for step in steps] == list(range(len(steps)))
        assert (steps[0]["events"], steps[0]["view"]) == (welcome["events"], welcome["view"])
        for step in steps[1:]:
            now = told.pop(step["version"])
            assert (step["events"], step["view"]) == (now["events"], now["view"])
            assert "inputs" not in step
            assert "views" not in step
        assert not told


async def test_the_page_of_a_finished_game(running: Running, tmp_path: Path) -> None:
    table, guests, sockets = await whole_game(running, "zodchie")
    over = sockets[0].heard[-1]
    assert over["type"] == "over"
    anybody = await running.guest("Anybody")
    page = (await anybody.http.get(f"/api/records/{table}", params={"language": "ru"})).json()
    assert page["how"] == "played"
    assert page["result"] == over["ending"]["result"]
    assert page["fairness"] == over["ending"]["fairness"]
    assert [seat["person"] for seat in page["table"]["seats"]] == [guest.id for guest in guests]
    assert len(page["items"]) == len(page["result"]["items"])
    assert "secret" not in page["table"]

    figures = (await anybody.http.get(f"/api/records/{table}/statistics")).json()
    assert len(figures["points"]) == page["steps"] == sum(figures["moves"]) + 1
    assert figures["points"][-1] == page["result"]["scores"]
    assert 0 < sum(figures["thought"]) <= page["ended_at"] - page["started_at"]

    file = await anybody.http.get(page["file"])
    assert file.headers["content-disposition"] == f'attachment; filename="zodchie-{table}.json"'
    record = Record.from_json(file.content)
    assert verify(record).result().scores == tuple(page["result"]["scores"])
    (tmp_path / "record.json").write_bytes(file.content)
    assert "record.json" in proved_by_command(tmp_path / "record.json", None, "en")

    everything = await steps_of(anybody, table, everything=True, language="ru")
    assert [line for step in everything for line in step.get("inputs", [])] == record.inputs
    assert all(step["view"] is None and len(step["views"]) == 2 for step in everything)
    assert all(len(step["log"]) == len(step["events"]) for step in everything)
    assert any("Guest 0" in line["text"] for step in everything for line in step["log"])
    some = (await anybody.http.get(f"/api/records/{table}/steps", params={"seat": 1, "from": 3, "to": 5})).json()
    assert [step["step"] for step in some["shown"]] == [3, 4, 5]
    assert (await anybody.http.get(f"/api/records/{table}/steps", params={"seat": 2})).status_code == 404
    assert (await anybody.http.get(f"/api/records/{table}/steps", params={"seat": -1})).status_code == 400
    assert (await anybody.http.get(f"/api/records/{table}/steps", params={"from": 99999})).json()["shown"] == []


async def test_unfinished_games_reveal_nothing(running: Running) -> None:
    anna = await running.guest("Анна")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, "random"]))["id"]
    for _ in range(2):
        for path in (
            f"/api/records/{table}",
            f"/api/records/{table}/file",
            f"/api/records/{table}/steps?seat=0",
            f"/api/records/{table}/statistics",
        ):
            answer = await anna.http.get(path)
            assert (answer.status_code, answer.json()["key"]) == (409, "error-not-over")
        await anna.http.post(f"/api/tables/{table}/start", json={})
    assert (await anna.http.get("/api/records/nowhere")).status_code == 404


async def test_a_private_game_is_for_those_who_sat_there(running: Running) -> None:
    table, guests, _ = await whole_game(running, "zodchie", visibility="private")
    other = await running.guest("Other")
    for path in (
        f"/api/records/{table}",
        f"/api/records/{table}/file",
        f"/api/records/{table}/steps",
        f"/api/records/{table}/statistics",
    ):
        assert (await guests[1].http.get(path)).status_code == 200
        assert (await other.http.get(path)).status_code == 404


# -- what was taken back ---------------------------------------------------------------------------------


def a_table(game_id: str) -> TableRow:
    found, secret = game(game_id), bytes(32)
    setup = found.setup(2)
    return TableRow(
        id="table",
        game=game_id,
        rules_version=found.rules_version,
        pack=setup.pack.digest,
        players=2,
        options=setup.options,
        visibility="open",
        status="running",
        host_id="host",
        secret=secret,
        commitment=commitment(secret, "table", game_id, found.rules_version),
        created_at=0,
        seats=(SeatRow(0, "a", "Anna"), SeatRow(1, "b", "Boris")),
    )


@pytest.mark.parametrize("seed", range(6))
def test_the_steps_that_stand(seed: int) -> None:
    dice, row = random.Random(seed), a_table("zodchie")
    play = TablePlay(row)
    steps: list[PlayStep] = [play.start()]
    while not play.over:
        seat = play.pending()[0]
        back = play.before_last_of(seat)
        if back is not None and dice.random() < 0.2:
            steps.append(play.cut(seat, back))
        else:
            steps.append(play.act(seat, dice.choice(play.options(seat))))
    assert any(step.kind == "cut" for step in steps)
    stand = standing(steps)
    assert [line for step in stand for line in step.inputs] == play.match.inputs
    assert verify(play.record()).over
    for eyes in (0, 1, -1):
        last = shown(row, steps, eyes, 0, 9999, "en")
        assert len(last) == len(stand)
        assert last[-1].view == play.view(eyes)
        assert [event for step in last for event in step.events] == play.events(eyes)


def test_statistics_leave_out_what_was_taken_back() -> None:
    row, at = a_table("zodchie"), 1_000
    play = TablePlay(row)
    steps = [msgspec.structs.replace(play.start(), at=at)]
    moves, thought = [0, 0], [0, 0]

    def acts(seconds: int) -> int:
        nonlocal at
        seat, at = play.pending()[0], at + 1_000 * seconds
        steps.append(msgspec.structs.replace(play.act(seat, play.options(seat)[0]), at=at))
        return seat

    for seconds in (3, 5, 7):
        seat = acts(seconds)
        moves[seat] += 1
        thought[seat] += 1_000 * seconds
    seat, at = acts(11), at + 13_000
    steps.append(msgspec.structs.replace(play.cut(seat, play.before_last_of(seat) or 0), at=at))
    assert acts(17) == seat
    moves[seat] += 1
    thought[seat] += 17_000
    found = statistics(row, steps)
    assert (found.moves, found.thought) == (moves, thought)
    assert len(found.points) == len(standing(steps)) == 5
    assert found.points[0] == [0, 0]
    assert found.points[-1] == list(play.result().scores)


def test_a_game_that_was_given_up_has_a_record() -> None:
    row = a_table("zodchie")
    play = TablePlay(row)
    steps = [play.start(), play.act(play.pending()[0], play.options(play.pending()[0])[0]), play.end("resigned", 0)]
    assert len(standing(steps)) == 2
    assert play.record().scores is None
    assert not verify(play.record()).over


# -- proofs ----------------------------------------------------------------------------------------------


async def test_proofs(running: Running) -> None:
    table, guests, _ = await whole_game(running, "zodchie")
    anna = guests[0].http
    record = (await anna.get(f"/api/records/{table}/file")).json()
    answer = await anna.post("/api/verify", json=record)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert (found["over"], found["seed"], found["fair"]) == (True, True, True)
    assert found["result"]["scores"] == record["scores"]

    async def told(data: Any) -> tuple[int, str]:
        """The answer, which must be what the command says."""
        content = data if isinstance(data, bytes) else json.dumps(data).encode()
        answer = await anna.post("/api/verify", content=content)
        if answer.status_code not in (413,):
            assert answer.json()["message"] == said_by_command(content)
        return answer.status_code, answer.json()["key"]

    wrong = {**record, "scores": [1, 1]}
    assert await told(wrong) == (400, "error-bad-record")
    assert await told({**record, "inputs": record["inputs"][:-1] + ["1 nonsense"]}) == (400, "error-bad-record")
    other = {**record["fairness"], "secret": "00" * 32}
    assert await told({**record, "fairness": other}) == (400, "error-bad-record")
    assert await told({**record, "header": {**record["header"], "rules_version": 99}}) == (409, "error-wrong-version")
    assert await told({**record, "header": {**record["header"], "game": "chess"}}) == (400, "error-unknown-game")
    assert await told(b"{") == (400, "error-bad-record")
    assert await told(b"\xff") == (400, "error-bad-record")
    assert await told(b"[" * 20_000) == (400, "error-bad-record")
    assert (await told(b" " * (LONGEST + 1)))[0] == 413
    one, two, three = await asyncio.gather(*[anna.post("/api/verify", json=record) for _ in range(3)])
    assert sorted(answer.status_code for answer in (one, two, three)) == [200, 200, 429]


def said_by_command(data: bytes) -> str:
    from artel.session.saves import read_save

    try:
        verify(read_save(data).record)
    except RecursionError:
        return str(BadRecord(where="the file", problem="it cannot be played (RecursionError)"))
    except ArtelError as error:
        return error.message
    raise AssertionError("the command finds nothing wrong")


def test_a_problem_keeps_its_facts_between_processes() -> None:
    inner = BadNotation(text="x", problem=Problem("side", "a side is 1, 2, 3 or 4"))
    where = Problem("at-number", "input {number}", number=7)
    error = BadRecord(where=where, problem=Problem.of(inner))
    sent = msgspec.json.encode(ProofFailed("BadRecord", "", stated(error.details)))
    details = received(msgspec.json.decode(sent, type=ProofFailed).details)
    for language in ("en", "ru"):
        assert worded(BadRecord("", **details), language) == worded(error, language)
    assert "ввод 7" in worded(BadRecord("", **details), "ru")


def test_long_facts_of_a_problem_are_shortened() -> None:
    error = BadNotation(text="x", problem=Problem("no-such", "“{word}” is no {what}", word="y" * 9000, what="z"))
    for language in ("en", "ru"):
        said = worded(error, language)
        assert "y" * 150 in said
        assert len(said) < 300
    assert "не z" in worded(error, "ru")
