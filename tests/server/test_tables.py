"""Tables before and between games: seats, invitations, starting, leaving, rematch, and forgotten ones."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed

from artel.bots import BOTS
from artel.games import GAMES, game
from artel.kernel.record import Record
from artel.records import verify
from artel.server.store.people import DAY
from artel.server.store.schema import inputs, invites, owners, tables
from artel.server.upkeep.caretaker import tidy
from server.clients import Guest, Running
from server.test_people import failed


async def show(guest: Guest, table: str) -> dict[str, Any]:
    answer = await guest.http.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def people(table: dict[str, Any]) -> list[str | None]:
    return [seat["name"] or seat["bot"] for seat in table["seats"]]


@pytest.mark.parametrize("name", list(GAMES))
async def test_any_game_with_least_and_most_seats(running: Running, name: str) -> None:
    anna = await running.guest("Анна")
    found = game(name)
    for seats in (found.least, found.most):
        bots = [list(BOTS)[seat % len(BOTS)] for seat in range(seats - 1)]
        table = await anna.post("/api/tables", game=name, seats=[None, *bots], starts="full")
        assert table["status"] == "running"
    for seats in (found.least - 1, found.most + 1):
        answer = await anna.http.post("/api/tables", json={"game": name, "seats": [None] * max(seats, 1)})
        assert failed(answer)[0] == 400


async def test_what_a_table_is_made_with(running: Running) -> None:
    anna = await running.guest("Анна")
    settings = {
        "clock": {"kind": "player", "seconds": 300, "increment": 5, "cap": 600},
        "takeback": "never",
        "delay": 3,
        "explains": True,
    }
    table = await anna.post("/api/tables", game="zodchie", seats=["level1", None, None], settings=settings, rated=False)
    assert (await show(anna, table["id"]))["settings"] == settings
    assert (table["starts"], table["rated"], table["visibility"]) == ("host", False, "open")
    assert people(table) == ["level1", "Анна", None]
    for wrong in (
        {"game": "chess"},
        {"seats": [None, "level9"]},
        {"options": {"nothing": "1"}},
        {"settings": {"clock": {"kind": "player", "seconds": -1}}},
        {"settings": {"clock": {"kind": "hourglass"}}},
        {"settings": {"delay": 10_000}},
        {"visibility": "secret"},
        {"nonce": "0" * 32},
        {"more": 1},
    ):
        answer = await anna.http.post("/api/tables", json={"game": "zodchie", "seats": [None, None]} | wrong)
        assert answer.status_code == 400, wrong


async def test_the_host_arranges_the_seats(running: Running) -> None:
    anna, boris = await running.guest("Анна"), await running.guest("Борис")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None, None]))["id"]
    watcher = await boris.sit(table)
    await watcher.hear("welcome")

    async def put(who: Guest, seat: int, bot: str | None) -> Any:
        return await who.http.put(f"/api/tables/{table}/seats/{seat}", json={"bot": bot})

    assert people((await put(anna, 2, "level2")).json()) == ["Анна", None, "level2"]
    assert people((await watcher.hear("seating"))["table"]) == ["Анна", None, "level2"]
    assert failed(await put(boris, 1, "level1")) == (403, "error-not-host")
    assert failed(await put(anna, 3, "level1")) == (404, "error-no-such-seat")
    assert failed(await put(anna, 1, "level9")) == (400, "error-unknown-bot")
    await boris.post(f"/api/tables/{table}/join", seat=1)
    moved = await boris.http.post(f"/api/tables/{table}/move", json={"seat": 2})
    assert failed(moved) == (409, "error-seat-taken")
    await put(anna, 2, None)
    assert people(await boris.post(f"/api/tables/{table}/move", seat=2)) == ["Анна", None, "Борис"]
    assert people((await put(anna, 2, None)).json()) == ["Анна", None, None]
    refused = await anna.http.post(f"/api/tables/{table}/start", json={})
    assert failed(refused) == (409, "error-seats-empty")
    started = await anna.post(f"/api/tables/{table}/start", fill="random")
    assert (started["status"], people(started)) == ("running", ["Анна", "random", "random"])
    assert failed(await put(anna, 1, "level1")) == (409, "error-not-open")
    assert failed(await anna.http.post(f"/api/tables/{table}/leave")) == (409, "error-begun")


async def test_it_starts_by_itself_when_full(running: Running) -> None:
    guests = [await running.guest(name) for name in ("Анна", "Борис", "Carl", "Dora")]
    table = (await guests[0].post("/api/tables", game="zodchie", seats=[None] * 3, starts="full"))["id"]
    path = f"/api/tables/{table}/join"
    answers = await asyncio.gather(*[guest.http.post(path, json={}) for guest in guests[1:]])
    assert sorted(answer.status_code for answer in answers) == [200, 200, 409]
    shown = await show(guests[0], table)
    assert shown["status"] == "running"
    assert len({seat["person"] for seat in shown["seats"]}) == 3


async def test_leaving(running: Running) -> None:
    anna, boris = await running.guest("Анна"), await running.guest("Борис")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
    await boris.post(f"/api/tables/{table}/join")
    twice = await boris.http.post(f"/api/tables/{table}/join", json={})
    assert failed(twice) == (409, "error-seated-already")
    left = await anna.post(f"/api/tables/{table}/leave")
    assert (left["host"], people(left)) == (boris.id, [None, "Борис"])
    assert failed(await anna.http.post(f"/api/tables/{table}/leave")) == (409, "error-not-seated")
    await anna.post(f"/api/tables/{table}/join")
    await anna.post(f"/api/tables/{table}/leave")
    assert (await boris.post(f"/api/tables/{table}/leave"))["status"] == "abandoned"
    assert failed(await anna.http.post(f"/api/tables/{table}/join", json={})) == (409, "error-not-open")
    listed = (await anna.http.get("/api/tables")).json()
    assert table not in [row["id"] for row in listed]


async def test_invitations(running: Running) -> None:
    anna, boris, carl = [await running.guest(name) for name in ("Анна", "Борис", "Carl")]
    table = (await anna.post("/api/tables", game="zodchie", seats=[None] * 4, visibility="private"))["id"]
    path = f"/api/tables/{table}"
    assert failed(await boris.http.post(f"{path}/join", json={})) == (404, "error-no-such-table")
    assert failed(await boris.http.post(f"{path}/invites", json={})) == (404, "error-no-such-table")
    whole, seat = await anna.post(f"{path}/invites"), await anna.post(f"{path}/invites", seat=3, days=1)
    assert len(seat["token"]) >= 43
    async with running.world.database.read() as connection:
        assert seat["token"] not in str((await connection.execute(select(invites))).all())

    looked = await boris.post("/api/invites", token=seat["token"])
    assert (looked["table"]["id"], looked["seat"]) == (table, 3)
    joined = await boris.post(f"{path}/join", invite=seat["token"])
    assert people(joined) == ["Анна", None, None, "Борис"]
    for wrong in (seat["token"], "made up"):
        answer = await carl.http.post(f"{path}/join", json={"invite": wrong})
        assert failed(answer) == (404, "error-no-such-invite")
    other = (await carl.post("/api/tables", game="zodchie", seats=[None, None], visibility="private"))["id"]
    answer = await boris.http.post(f"/api/tables/{other}/join", json={"invite": whole["token"]})
    assert failed(answer) == (404, "error-no-such-table")

    shown = (await anna.http.get(f"{path}/invites")).json()
    assert [(row["seat"], row["used"]) for row in shown] == [(None, False), (3, True)]
    assert "token" not in (await anna.http.get(f"{path}/invites")).text
    await carl.post(f"{path}/join", invite=whole["token"])
    await carl.post(f"{path}/leave")
    revoked = await anna.http.delete(f"{path}/invites/{whole['invite']['id']}")
    assert revoked.status_code == 204
    answer = await carl.http.post(f"{path}/join", json={"invite": whole["token"]})
    assert failed(answer) == (404, "error-no-such-invite")

    late = await anna.post(f"{path}/invites", seat=1)
    async with running.world.database.write() as connection:
        await connection.execute(update(invites).values(expires_at=1))
    assert failed(await carl.http.post("/api/invites", json={"token": late["token"]})) == (404, "error-no-such-invite")


async def test_an_absent_person_is_replaced_by_invitation(running: Running) -> None:
    anna, boris, carl = [await running.guest(name) for name in ("Анна", "Борис", "Carl")]
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None], visibility="private"))["id"]
    path = f"/api/tables/{table}"
    first = await anna.post(f"{path}/invites", seat=1)
    await boris.post(f"{path}/join", invite=first["token"])
    player = await boris.sit(table)
    await player.hear("welcome")
    await anna.http.put(f"{path}/seats/1", json={"bot": None})
    with pytest.raises(ConnectionClosed):
        await player.hear("nothing")
    again = await boris.http.post(f"{path}/join", json={"invite": first["token"]})
    assert failed(again) == (404, "error-no-such-invite")
    second = await anna.post(f"{path}/invites", seat=1)
    assert people(await carl.post(f"{path}/join", invite=second["token"])) == ["Анна", "Carl"]


async def over(running: Running, *guests: Guest, bots: tuple[str, ...] = (), **more: Any) -> str:
    """A game of these guests, played to its end."""
    made = await guests[0].post("/api/tables", game="zodchie", seats=[None] * len(guests) + [*bots], **more)
    table, path = str(made["id"]), f"/api/tables/{made['id']}"
    for guest in guests[1:]:
        token = (await guests[0].post(f"{path}/invites"))["token"]
        await guest.post(f"{path}/join", invite=token)
    await guests[0].post(f"{path}/start")
    players = [await guest.sit(table) for guest in guests]
    await asyncio.gather(*[player.play(await player.hear("welcome")) for player in players])
    return table


async def test_rematch(running: Running) -> None:
    anna, boris, carl = [await running.guest(name) for name in ("Анна", "Борис", "Carl")]
    table = await over(running, anna, boris, bots=("random",), visibility="private")
    path = f"/api/tables/{table}"
    listening = await boris.sit(table)
    before = await listening.hear("welcome")
    assert failed(await carl.http.post(f"{path}/rematch", json={})) == (404, "error-no-such-table")
    again = await anna.post(f"{path}/rematch")
    assert again["rematch_of"] == table
    assert [seat["bot"] for seat in again["seats"]] == [None, "random", None]
    assert [seat["invited"] for seat in again["seats"]] == ["Борис", None, None]
    assert [seat["person"] for seat in again["seats"]] == [None, None, anna.id]
    assert again["commitment"] != before["table"]["commitment"]
    assert (await listening.hear("seating"))["table"]["rematch"] == again["id"]
    mine = (await boris.http.get("/api/me/tables")).json()
    assert (mine[0]["table"]["id"], mine[0]["seat"], mine[0]["waiting"]) == (again["id"], None, True)
    assert (await anna.post(f"{path}/rematch"))["id"] == again["id"]
    joined = await boris.post(f"{path}/rematch")
    assert (joined["id"], joined["status"], people(joined)) == (again["id"], "running", ["Борис", "random", "Анна"])
    players = [await guest.sit(again["id"]) for guest in (anna, boris)]
    await asyncio.gather(*[player.play(await player.hear("welcome")) for player in players])
    record = await boris.http.get(f"/api/records/{again['id']}/file")
    assert verify(Record.from_json(record.content)).over


async def test_a_rematch_is_declined_withdrawn_and_offered_anew(running: Running) -> None:
    anna, boris = [await running.guest(name) for name in ("Анна", "Борис")]
    table = await over(running, anna, boris, bots=())
    path = f"/api/tables/{table}"
    again = await anna.post(f"{path}/rematch")
    offered = f"/api/tables/{again['id']}"
    declined = await boris.post(f"{offered}/leave")
    assert [(seat["person"], seat["invited"]) for seat in declined["seats"]] == [(None, None), (anna.id, None)]
    assert failed(await boris.http.post(f"{offered}/leave", json={})) == (409, "error-not-seated")
    assert (await anna.post(f"{offered}/leave"))["status"] == "abandoned"
    anew = await boris.post(f"{path}/rematch")
    assert (anew["status"], anew["host"], anew["rematch_of"]) == ("open", boris.id, table)
    assert anew["id"] != again["id"]
    assert (await anna.post(f"{path}/rematch"))["status"] == "running"


async def test_a_nonce_comes_after_the_commitment(running: Running) -> None:
    anna, boris = await running.guest("Анна"), await running.guest("Борис")
    mine, other = "ab" * 16, "cd" * 16
    early = await anna.http.post("/api/tables", json={"game": "zodchie", "seats": [None, "random"], "nonce": mine})
    assert failed(early) == (400, "error-bad-request"), "the secret would be chosen by who knows the nonce"
    opened = await anna.post("/api/tables", game="zodchie", seats=[None, "random"])
    begun = await anna.post(f"/api/tables/{opened['id']}/start", nonce=mine)
    assert [seat["nonce"] for seat in begun["seats"]] == [mine, ""]
    assert begun["commitment"] == opened["commitment"]

    shared = await anna.post("/api/tables", game="zodchie", seats=[None, None])
    path = f"/api/tables/{shared['id']}"
    assert failed(await boris.http.post(f"{path}/nonce", json={"nonce": other})) == (409, "error-not-seated")
    assert failed(await anna.http.post(f"{path}/nonce", json={"nonce": "x"}))[0] == 400
    await anna.post(f"{path}/nonce", nonce=mine)
    given = await anna.post(f"{path}/nonce", nonce=other)
    assert given["seats"][0]["nonce"] == mine, "the first stands"
    await boris.post(f"{path}/join", nonce=other)
    begun = await anna.post(f"{path}/start", nonce=other)
    assert [seat["nonce"] for seat in begun["seats"]] == [mine, other]
    late = await anna.http.post(f"{path}/nonce", json={"nonce": other})
    assert failed(late) == (409, "error-not-open")


async def test_a_rematch_with_bots_alone_waits_for_the_nonce(running: Running) -> None:
    anna = await running.guest("Анна")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, "random"]))["id"]
    await anna.post(f"/api/tables/{table}/start")
    player = await anna.sit(table)
    await player.play(await player.hear("welcome"))
    again = await anna.post(f"/api/tables/{table}/rematch")
    assert (again["status"], people(again)) == ("open", ["random", "Анна"])
    assert (await anna.post(f"/api/tables/{table}/rematch"))["status"] == "open"
    begun = await anna.post(f"/api/tables/{again['id']}/nonce", nonce="ab" * 16)
    assert (begun["status"], begun["commitment"]) == ("running", again["commitment"])
    player = await anna.sit(again["id"])
    await player.play(await player.hear("welcome"))
    record = Record.from_json((await anna.http.get(f"/api/records/{again['id']}/file")).content)
    assert verify(record).over
    assert record.fairness is not None
    assert record.fairness.nonces == ("", "ab" * 16)


async def test_a_rematch_keeps_seats_and_comes_after_the_game(running: Running) -> None:
    anna, boris, carl = [await running.guest(name) for name in ("Анна", "Борис", "Carl")]
    going = (await anna.post("/api/tables", game="zodchie", seats=[None, "random"], starts="full"))["id"]
    assert failed(await anna.http.post(f"/api/tables/{going}/rematch", json={})) == (409, "error-no-rematch-yet")
    table = await over(running, anna, boris)
    assert failed(await carl.http.post(f"/api/tables/{table}/rematch", json={})) == (409, "error-not-seated")
    again = await anna.post(f"/api/tables/{table}/rematch")
    snatched = await carl.http.post(f"/api/tables/{again['id']}/join", json={})
    assert failed(snatched) == (409, "error-seat-taken")
    await anna.http.put(f"/api/tables/{again['id']}/seats/0", json={"bot": None})
    assert (await carl.post(f"/api/tables/{again['id']}/join"))["status"] == "running"
    late = await boris.http.post(f"/api/tables/{table}/rematch", json={})
    assert failed(late) == (409, "error-not-open")


async def test_lists(running: Running) -> None:
    anna, boris = await running.guest("Анна"), await running.guest("Борис")
    opened = await anna.post("/api/tables", game="zodchie", seats=[None, None])
    hidden = await anna.post("/api/tables", game="zodchie", seats=[None, None], visibility="unlisted")
    going = await anna.post("/api/tables", game="zodchie", seats=[None, None], starts="full")
    await boris.post(f"/api/tables/{going['id']}/join")
    other = await boris.post("/api/tables", game="carcassonne", seats=[None, None])

    async def listed(**params: Any) -> list[str]:
        return [row["id"] for row in (await boris.http.get("/api/tables", params=params)).json()]

    assert await listed() == [other["id"], opened["id"]]
    assert await listed(game="zodchie") == [opened["id"]]
    assert await listed(before=other["created_at"]) == [opened["id"]]
    assert await listed(status="running") == [going["id"]]
    assert (await boris.http.get(f"/api/tables/{hidden['id']}")).status_code == 200
    mine = {guest: (await guest.http.get("/api/me/tables")).json() for guest in (anna, boris)}
    ids = [row["table"]["id"] for row in mine[anna]]
    assert set(ids) == {opened["id"], hidden["id"], going["id"]}
    waiting = [[row["table"]["id"] for row in rows if row["waiting"]] for rows in mine.values()]
    assert sorted(waiting) == [[], [going["id"]]]
    first = anna if mine[anna][0]["waiting"] else boris
    player = await first.sit(going["id"])
    await player.answer(await player.hear("welcome"))
    await player.hear("ack")
    again = (await first.http.get("/api/me/tables")).json()
    assert going["id"] in [row["table"]["id"] for row in again]


async def test_forgotten_tables_are_given_up_and_show_what_they_hid(running: Running) -> None:
    anna = await running.guest("Анна")
    waiting = (await anna.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
    young = (await anna.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
    going = (await anna.post("/api/tables", game="zodchie", seats=[None, "random"], starts="full"))["id"]
    player = await anna.sit(going)
    told = await player.play(await player.hear("welcome"), until=5)
    while not told["asked"]:
        told = await player.hear("told")
    here = running.world
    async with here.database.write() as connection:
        await connection.execute(
            update(tables).where(tables.c.id == waiting).values(created_at=tables.c.created_at - DAY)
        )
        await connection.execute(update(inputs).values(at=inputs.c.at - 31 * DAY))
        await connection.execute(update(owners).values(lease_until=0))  # who is alone does not renew it
    assert await tidy(here.database, here.directory, 30) == [waiting]
    async with here.database.write() as connection:
        await connection.execute(update(tables).where(tables.c.id == going).values(owner=None))
    assert await tidy(here.database, here.directory, 30) == [going]
    assert await tidy(here.database, here.directory, 30) == []
    over = await player.hear("over")
    assert over["ending"]["how"] == "abandoned"
    assert over["ending"]["fairness"]["secret"]
    assert [(await show(anna, table))["status"] for table in (waiting, young, going)] == [
        "abandoned",
        "open",
        "abandoned",
    ]
    act = {"id": "x", "seat": 0, "option": "x", "version": told["version"], "question": "x"}
    await player.send("act", **act)
    assert (await player.hear("refused"))["key"] == "error-not-running"
    again = await anna.sit(going)
    assert (await again.hear("welcome"))["ending"]["how"] == "abandoned"


async def test_tables_before_a_time_that_no_database_knows(running: Running) -> None:
    anna = await running.guest("Anna")
    for before in (-1, 2**53 + 1, 10**30):
        answer = await anna.http.get("/api/tables", params={"before": before})
        assert (answer.status_code, answer.json()["key"]) == (400, "error-bad-request")
