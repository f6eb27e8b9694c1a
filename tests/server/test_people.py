"""Guests and accounts: made, signed in to, merged, changed, exported and forgotten."""

from __future__ import annotations

import httpx
import pytest
from sqlalchemy import delete, insert, select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from artel.kernel.record import Record
from artel.records import verify
from artel.server.errors import BadName
from artel.server.store import bans
from artel.server.store.people import login_of, proper
from artel.server.store.schema import chat, people, results, seats, sessions
from artel.server.traffic import client
from server.clients import Guest, Running, patient_http

PASSWORD = "correct horse"


def failed(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


async def account(running: Running, name: str) -> Guest:
    made = await running.guest(f"{name} before")
    await made.post("/api/register", name=name, password=PASSWORD)
    return made


async def signed_in(running: Running, name: str, **more: object) -> Guest:
    """Another browser."""
    http = await running.clients.enter_async_context(patient_http(base_url=f"http://{running.address}"))
    answer = await http.post("/api/sign-in", json={"name": name, "password": PASSWORD, **more})
    assert answer.status_code == 200, answer.text
    return Guest(running, http, answer.json()["id"])


async def test_a_guest_becomes_an_account_and_keeps_the_game(running: Running) -> None:
    anna = await running.guest("Анна")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, "random"], starts="full"))["id"]
    player = await anna.sit(table)
    told = await player.play(await player.hear("welcome"), until=5)
    before = anna.http.cookies["artel"]
    me = await anna.post("/api/register", name="Анна", password=PASSWORD)
    assert (me["id"], me["kind"], me["name"]) == (anna.id, "account", "Анна")
    assert anna.http.cookies["artel"] != before
    with pytest.raises(ConnectionClosed) as closed:
        await player.hear("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    player = await anna.sit(table, since=told["version"])
    await player.play(await player.hear("welcome"))
    async with patient_http(base_url=anna.http.base_url, cookies={"artel": before}) as stale:
        assert (await stale.get("/api/me")).json() is None
        assert failed(await stale.get("/api/me/tables")) == (401, "error-not-signed-in")
    assert verify(Record.from_json((await anna.http.get(f"/api/records/{table}/file")).content)).over
    assert failed(await anna.http.post("/api/register", json={"name": "B", "password": PASSWORD})) == (
        409,
        "error-account-already",
    )


async def test_signing_in_and_out(running: Running) -> None:
    anna = await account(running, "Анна")
    second = await signed_in(running, "аННа")
    assert second.id == anna.id
    wrong = [{"name": "Анна", "password": "wrong password"}, {"name": "Nobody", "password": PASSWORD}]
    for data in [*wrong, {"name": "\u0000", "password": PASSWORD}]:
        answer = await second.http.post("/api/sign-in", json=data)
        assert failed(answer) == (401, "error-wrong-password")
    stolen = second.http.cookies["artel"]
    assert (await second.http.post("/api/sign-out")).status_code == 204
    assert "artel" not in second.http.cookies
    async with patient_http(base_url=anna.http.base_url, cookies={"artel": stolen}) as thief:
        assert (await thief.get("/api/me")).json() is None
    assert (await anna.http.get("/api/me")).json()["id"] == anna.id
    third = await signed_in(running, "Анна")
    assert (await anna.http.post("/api/sign-out-everywhere")).status_code == 204
    assert (await third.http.get("/api/me")).json() is None


async def test_a_token_given_by_somebody_else_is_never_raised(running: Running) -> None:
    """Session fixation: whatever cookie one comes with, signing in makes a new one."""
    await account(running, "Анна")
    victim = await running.guest("Victim")
    planted = victim.http.cookies["artel"]
    answer = await victim.http.post("/api/sign-in", json={"name": "Анна", "password": PASSWORD})
    assert answer.cookies["artel"] != planted
    async with patient_http(base_url=victim.http.base_url, cookies={"artel": planted}) as thief:
        assert (await thief.get("/api/me")).json() is None
    async with patient_http(base_url=victim.http.base_url, cookies={"artel": "made up"}) as maker:
        made = await maker.post("/api/guest", json={"name": "x"})
        assert made.cookies["artel"] != "made up"


async def test_tokens_and_passwords_are_stored_as_hashes(dear_passwords: None, running: Running) -> None:
    anna = await account(running, "Анна")
    token = anna.http.cookies["artel"]
    assert len(token) >= 43  # 256 bits
    async with running.world.database.read() as connection:
        stored = str((await connection.execute(select(sessions))).all())
        assert token not in stored
        password = await connection.scalar(select(people.c.password).where(people.c.id == anna.id))
    assert password is not None
    assert password.startswith("$argon2id$v=19$m=32768,t=2,p=1$")


async def test_names(running: Running) -> None:
    anna = await account(running, "Анна")
    for name in ("", " ", "x" * 41, "a\u202eb", "a\u0000b", "\u200b", "a\u2066b"):
        answer = await anna.http.post("/api/guest", json={"name": name})
        assert failed(answer) == (400, "error-bad-name"), name
    assert failed(await anna.http.post("/api/guest", json={"name": " анна "})) == (409, "error-name-taken")
    boris = await account(running, "Борис")
    assert failed(await boris.http.patch("/api/me", json={"name": "АННА"})) == (409, "error-name-taken")
    renamed = await boris.http.patch("/api/me", json={"name": "Боря", "language": "ru"})
    assert (renamed.json()["name"], renamed.json()["language"]) == ("Боря", "ru")
    assert (await signed_in(running, "боря")).id == boris.id
    taken = await (await running.guest("Борис")).http.post("/api/register", json={"name": "Анна", "password": PASSWORD})
    assert failed(taken) == (409, "error-name-taken")
    short = await (await running.guest("C")).http.post("/api/register", json={"name": "C", "password": "short"})
    assert failed(short) == (400, "error-short-password")


def test_names_that_look_alike() -> None:
    assert proper("  Анна \t Ивановна ") == "Анна Ивановна"
    assert login_of("ＡＢＣ") == login_of("abc")
    assert login_of("Straße") == login_of("STRASSE")
    with pytest.raises(BadName):
        login_of("ﷺ" * 3)


async def test_changing_the_password_ends_other_sessions(running: Running) -> None:
    anna = await account(running, "Анна")
    other = await signed_in(running, "Анна")
    wrong = await anna.http.post("/api/me/password", json={"old": "not this one", "new": "another password"})
    assert failed(wrong) == (401, "error-wrong-password")
    before = anna.http.cookies["artel"]
    await anna.post("/api/me/password", old=PASSWORD, new="another password")
    assert anna.http.cookies["artel"] != before
    assert (await anna.http.get("/api/me")).json()["id"] == anna.id
    assert (await other.http.get("/api/me")).json() is None
    old = await other.http.post("/api/sign-in", json={"name": "Анна", "password": PASSWORD})
    assert failed(old) == (401, "error-wrong-password")
    guest = await running.guest("Carl")
    answer = await guest.http.post("/api/me/password", json={"old": PASSWORD, "new": PASSWORD})
    assert failed(answer) == (409, "error-no-account")


async def test_a_guests_games_are_claimed(running: Running) -> None:
    anna = await account(running, "Анна")
    guest = await running.guest("Anna on the phone")
    over = (await guest.post("/api/tables", game="zodchie", seats=[None, "random"], starts="full"))["id"]
    player = await guest.sit(over)
    await player.play(await player.hear("welcome"))
    going = (await guest.post("/api/tables", game="zodchie", seats=[None, "random"], starts="full"))["id"]
    player = await guest.sit(going)
    told = await player.play(await player.hear("welcome"), until=4)
    waiting = (await guest.post("/api/tables", game="zodchie", seats=[None, None, None]))["id"]
    await anna.post(f"/api/tables/{waiting}/join")

    claimed = await guest.http.post("/api/sign-in", json={"name": "Анна", "password": PASSWORD})
    assert claimed.json()["id"] == anna.id
    guest = Guest(running, guest.http, anna.id)
    player = await guest.sit(going, since=told["version"])
    welcome = await player.hear("welcome")
    assert (welcome["me"], welcome["table"]["seats"][0]["name"]) == (0, "Анна")
    await player.play(welcome)
    async with running.world.database.read() as connection:
        who = (await connection.execute(select(results.c.table_id).where(results.c.person_id == anna.id))).scalars()
        assert set(who) == {over, going}
    seated = (await anna.http.get(f"/api/tables/{waiting}")).json()
    assert [seat["person"] for seat in seated["seats"]] == [None, anna.id, None]
    assert seated["host"] == anna.id


async def test_nobody_sits_twice_at_a_game(running: Running) -> None:
    anna, guest = await account(running, "Анна"), await running.guest("Anna on the phone")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None], starts="full"))["id"]
    await guest.post(f"/api/tables/{table}/join")
    token = guest.http.cookies["artel"]
    answer = await guest.http.post("/api/sign-in", json={"name": "Анна", "password": PASSWORD})
    assert failed(answer) == (409, "error-sits-twice")
    assert table in answer.json()["message"]
    assert guest.http.cookies["artel"] == token
    assert (await guest.http.get("/api/me")).json()["id"] == guest.id
    apart = await signed_in(running, "Анна", claim=False)
    assert apart.id == anna.id
    seated = (await anna.http.get(f"/api/tables/{table}")).json()["seats"]
    assert [seat["person"] for seat in seated] == [anna.id, guest.id]


async def test_everything_about_me(running: Running) -> None:
    anna = await account(running, "Анна")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, "random"], starts="full"))["id"]
    async with running.world.database.write() as connection:
        line = {"table_id": table, "room": "players", "person_id": anna.id, "text": "Привет", "at": 1}
        await connection.execute(insert(chat), line)
    answer = await anna.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["person"]["name"] == "Анна"
    assert [row["id"] for row in found["tables"]] == [table]
    assert [row["text"] for row in found["chat"]] == ["Привет"]
    assert "argon2" not in answer.text
    assert "hash" not in answer.text


async def test_deletion(running: Running) -> None:
    anna, boris = await account(running, "Анна"), await running.guest("Борис")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None], starts="full"))["id"]
    await boris.post(f"/api/tables/{table}/join")
    alone = (await anna.post("/api/tables", game="zodchie", seats=[None, "random"], starts="full"))["id"]
    waiting = (await anna.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
    await boris.post(f"/api/tables/{waiting}/join")
    async with running.world.database.write() as connection:
        line = {"table_id": table, "room": "players", "person_id": anna.id, "text": "Привет", "at": 1}
        await connection.execute(insert(chat), line)
    player = await anna.sit(table)
    await player.hear("welcome")
    wrong = await anna.http.post("/api/me/delete", json={"password": "wrong password"})
    assert failed(wrong) == (401, "error-wrong-password")
    token = anna.http.cookies["artel"]
    assert (await anna.http.post("/api/me/delete", json={"password": PASSWORD})).status_code == 204
    with pytest.raises(ConnectionClosed):
        await player.hear("nothing")
    async with patient_http(base_url=boris.http.base_url, cookies={"artel": token}) as ghost:
        assert (await ghost.get("/api/me")).json() is None
    shown = (await boris.http.get(f"/api/tables/{table}")).json()
    assert [seat["name"] for seat in shown["seats"]] == ["—", "Борис"]
    left = (await boris.http.get(f"/api/tables/{waiting}")).json()
    assert (left["host"], [seat["person"] for seat in left["seats"]]) == (boris.id, [None, boris.id])
    assert (await boris.http.get(f"/api/tables/{alone}")).json()["status"] == "abandoned"
    async with running.world.database.read() as connection:
        assert list(await connection.scalars(select(chat.c.text))) == [""]
        row = (await connection.execute(select(people).where(people.c.id == anna.id))).one()
        assert (row.kind, row.name, row.login, row.password) == ("deleted", "—", None, None)
        first = select(seats.c.person_id).where(seats.c.table_id == table, seats.c.seat == 0)
        assert await connection.scalar(first) == anna.id
    again = await running.guest("Анна")
    assert again.id != anna.id


async def test_who_is_banned(running: Running) -> None:
    anna, boris = await account(running, "Анна"), await running.guest("Борис")
    async with running.world.database.write() as connection:
        await bans.add(connection, anna.id, "Spam.", None)
        await bans.add(connection, boris.id, "Rude.", 1)
    answer = await anna.http.get("/api/me", headers={"Accept-Language": "ru"})
    assert failed(answer) == (403, "error-banned")
    assert answer.json()["message"] == "Этот сервер для вас закрыт: Spam."
    answer = await boris.http.post("/api/tables", json={"game": "zodchie", "seats": [None, None]})
    assert failed(answer) == (403, "error-banned-until")
    fresh = await running.guest("x")
    answer = await fresh.http.post("/api/sign-in", json={"name": "Анна", "password": PASSWORD})
    assert failed(answer) == (403, "error-banned")
    cookie = {"Cookie": f"artel={anna.http.cookies['artel']}"}
    with pytest.raises(InvalidStatus, match="403"):
        await connect(f"ws://{running.address}/ws", additional_headers=cookie)
    async with running.world.database.write() as connection:
        await bans.lift(connection, anna.id)
    assert (await anna.http.get("/api/me")).status_code == 200


async def test_an_open_socket_ends_with_its_session(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the session was ended, or the ban spoken, somewhere else."""
    monkeypatch.setattr(client, "LOOKED_UP_EVERY", 0)
    anna, boris = await running.guest("Анна"), await running.guest("Борис")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
    players = [await anna.sit(table), await boris.sit(table)]
    for player in players:
        await player.hear("welcome")
    async with running.world.database.write() as connection:
        await connection.execute(delete(sessions).where(sessions.c.person_id == anna.id))
        await bans.add(connection, boris.id, "Rude.", None)
    codes = []
    for player in players:
        await player.send("ping", id="1")
        with pytest.raises(ConnectionClosed) as closed:
            await player.hear("pong")
        codes.append(closed.value.rcvd.code if closed.value.rcvd is not None else None)
    assert codes == [1012, 1008]
    assert players[1].heard[-1]["key"] == "error-banned"
