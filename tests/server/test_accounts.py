"""Attacks on accounts: who tries to be somebody else, to stay, or to keep somebody out."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from argon2 import PasswordHasher
from sqlalchemy import delete, insert, select, text, update
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from artel.server.app import openapi
from artel.server.config import Settings
from artel.server.errors import NameAlike, NameTaken
from artel.server.people import passwords
from artel.server.people.lookalikes import likenesses
from artel.server.store import bans, schema
from artel.server.store.engine import Database, alembic
from artel.server.store.people import add_guest, hashed, session_of
from artel.server.store.schema import people
from server import cluster
from server.clients import Player, Running, patient_http
from server.test_people import PASSWORD, account, failed, signed_in

OLD_DUMMY = "nobody's password"
"""What the hash for names without a password was once made of."""


async def try_to_sign_in(running: Running, name: str, password: str) -> httpx.Response:
    async with patient_http(base_url=f"http://{running.address}") as http:
        return await http.post("/api/sign-in", json={"name": name, "password": password})


# -- no password, no sign-in ---------------------------------------------------------------------------


async def test_nobody_signs_in_as_a_bot(dear_passwords: None, running: Running) -> None:
    anna = await account(running, "Anna")
    await anna.post("/api/bots", name="Engine")
    for password in (OLD_DUMMY, "", PASSWORD, "-", passwords.NOBODY):
        assert failed(await try_to_sign_in(running, "Engine", password)) == (401, "error-wrong-password")


async def test_nobody_signs_in_to_an_account_without_a_password(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even who knows what the dummy was made of; and whatever the row holds."""
    anna, boris = await account(running, "Anna"), await account(running, "Boris")
    await anna.post("/api/bots", name="Engine")
    known = "known to everybody"
    monkeypatch.setattr(passwords, "NOBODY", passwords.HASHER.hash(known))
    guest, dora = await running.guest("Carl"), await running.guest("Dora")
    async with running.world.database.write() as connection:
        await connection.execute(update(people).where(people.c.id == boris.id).values(password=""))
        await connection.execute(update(people).where(people.c.id == guest.id).values(login="carl"))
        stray = {"kind": "deleted", "login": "dora", "password": passwords.HASHER.hash(known)}
        await connection.execute(update(people).where(people.c.id == dora.id).values(stray))
    for name in ("Engine", "Boris", "Carl", "Dora", "Nobody"):
        for password in (known, ""):
            assert failed(await try_to_sign_in(running, name, password)) == (401, "error-wrong-password"), name


def test_the_dummy_is_of_nothing_that_anybody_knows(dear_passwords: None) -> None:
    assert not passwords.verify(passwords.NOBODY, OLD_DUMMY)
    assert not passwords.verify(None, OLD_DUMMY)


async def test_the_time_of_an_answer_does_not_tell_whether_a_name_exists(
    dear_passwords: None, running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every wrong name and password costs exactly one hash of the same kind."""
    anna = await account(running, "Anna")
    await anna.post("/api/bots", name="Engine")
    checked: list[str] = []
    verify = PasswordHasher.verify

    def counted(self: Any, stored: str, password: str) -> bool:
        checked.append(stored.rpartition("$")[0].rpartition("$")[0])
        return verify(self, stored, password)

    monkeypatch.setattr(PasswordHasher, "verify", counted)
    for name in ("Anna", "Engine", "Nobody", "\u0000", "x" * 41):
        checked.clear()
        await try_to_sign_in(running, name, "wrong password")
        assert checked == [passwords.NOBODY.rpartition("$")[0].rpartition("$")[0]], name


async def test_a_sign_in_that_the_password_overtakes(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The old password is right while it is checked, and changed or gone before the session is opened."""
    anna = await account(running, "Anna")
    boris = await account(running, "Boris")
    hashing = running.world.passwords
    fits = hashing.fits

    async def meanwhile(change: Callable[[], Any], name: str) -> httpx.Response:
        async def slow(stored: str | None, password: str) -> bool:
            found = await fits(stored, password)
            monkeypatch.setattr(hashing, "fits", fits)
            await change()
            return found

        monkeypatch.setattr(hashing, "fits", slow)
        return await try_to_sign_in(running, name, PASSWORD)

    change = await meanwhile(lambda: anna.post("/api/me/password", old=PASSWORD, new="another password"), "Anna")
    assert failed(change) == (401, "error-wrong-password")
    gone = await meanwhile(lambda: boris.http.post("/api/me/delete", json={"password": PASSWORD}), "Boris")
    assert failed(gone) == (401, "error-wrong-password")
    async with running.world.database.read() as connection:
        kinds = await connection.scalars(select(people.c.kind).where(people.c.id == boris.id))
        assert list(kinds) == ["deleted"]


# -- names that look alike -----------------------------------------------------------------------------

ALIKE = [
    ("Anna", "Аnna"),  # a Cyrillic А
    ("Anna", "Annа"),
    ("anna", "АnnА"),
    ("Irina", "lrina"),  # a small L
    ("Irina", "irinа"),
    ("BOB", "ВОВ"),  # all of it Cyrillic
    ("Bob", "ВОВ"),
    ("Robert", "R0bert"),
    ("Mark", "rnark"),
    ("Anna", "An\u034fna"),  # with a letter that shows nothing
    ("Anna", "Anna\ufe0f"),
    ("Рома", "Pома"),  # a Latin P
    ("Étienne", "E\u0301tіenne"),
]
APART = [
    ("Anna", "Анна"),
    ("Ella", "Elia"),
    ("Boris", "Борис"),
    ("Пётр", "Петр"),
    ("Marek", "Mark"),
    ("Anna Maria", "Annamaria"),
    ("Ира", "Ирина"),
    ("Player 1", "Player 2"),
    ("é", "e"),
]


@pytest.mark.parametrize(("name", "other"), ALIKE)
def test_names_that_look_alike(name: str, other: str) -> None:
    assert likenesses(name) & likenesses(other)


@pytest.mark.parametrize(("name", "other"), APART)
def test_names_that_do_not(name: str, other: str) -> None:
    assert not likenesses(name) & likenesses(other)


async def test_nobody_looks_like_an_account(running: Running) -> None:
    anna = await account(running, "Anna")
    await anna.post("/api/bots", name="Engine")
    boris = await account(running, "Борис")
    alike = (409, "error-name-alike")
    for fake in ("Аnna", "Еngine", "Бopиc"):
        carl = await running.guest("Carl")
        assert failed(await carl.http.post("/api/guest", json={"name": fake})) == alike, fake
        assert failed(await carl.http.patch("/api/me", json={"name": fake})) == alike, fake
        assert failed(await carl.http.post("/api/register", json={"name": fake, "password": PASSWORD})) == alike, fake
    assert failed(await boris.http.patch("/api/me", json={"name": "Аnna"})) == alike
    assert failed(await boris.http.post("/api/bots", json={"name": "Аnna"})) == alike
    async with patient_http(base_url=f"http://{running.address}") as http:
        answer = await http.post("/api/guest", json={"name": "Аnna"}, headers={"Accept-Language": "ru"})
        assert answer.json()["message"] == "Имя Аnna выглядит как имя другой учётной записи. Возьмите другое."
        assert failed(await http.post("/api/guest", json={"name": "\u3164"})) == (400, "error-bad-name")
    assert (await anna.http.patch("/api/me", json={"name": "Аnna"})).status_code == 200  # it is her own
    assert failed(await boris.http.post("/api/bots", json={"name": "Anna"})) == alike
    await anna.http.patch("/api/me", json={"name": "Vera"})
    assert (await boris.http.post("/api/bots", json={"name": "Anna"})).status_code == 201
    await account(running, "Anya")
    await account(running, "Аня")


async def test_a_name_is_free_again_when_its_owner_is_gone(running: Running) -> None:
    anna = await account(running, "Anna")
    bot = (await anna.post("/api/bots", name="Engine"))["id"]
    assert (await anna.http.delete(f"/api/bots/{bot}")).status_code == 204
    await account(running, "Еngine")
    assert (await anna.http.post("/api/me/delete", json={"password": PASSWORD})).status_code == 204
    await account(running, "Аnna")
    async with running.world.database.read() as connection:
        held = select(schema.likenesses.c.person_id).where(schema.likenesses.c.person_id.in_([anna.id, bot]))
        assert (await connection.execute(held)).all() == []


async def test_two_who_take_names_that_look_alike_at_once(running: Running) -> None:
    guests = [await running.guest(f"Guest {number}") for number in range(6)]
    names = ["Anna", "Аnna", "Annа", "АnnА", "аnna", "аnnа"]
    for guest in guests:
        guest.http.timeout = httpx.Timeout(60)
    answers = await asyncio.gather(
        *[
            guest.http.post("/api/register", json={"name": name, "password": PASSWORD})
            for guest, name in zip(guests, names, strict=True)
        ]
    )
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 5


async def test_names_of_before_get_their_looks(tmp_path: Path) -> None:
    """Of two that look alike already, the older one has them; and sessions go on."""
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'artel.db'}")
    try:
        await migrated(database, "0001")
        await check_looks(database)
    finally:
        await database.close()


async def test_names_of_before_get_their_looks_on_postgresql(postgres: str) -> None:
    name = f"artel_{secrets.token_hex(6)}"
    await cluster.create_database(postgres, name)
    database = Database(f"{postgres}/{name}")
    try:
        await migrated(database, "0001")
        await check_looks(database)
    finally:
        await database.close()


async def migrated(database: Database, revision: str) -> None:
    async with database.write() as connection:
        await connection.run_sync(lambda inner: command.upgrade(alembic(inner), revision))


async def check_looks(database: Database) -> None:
    rows: list[tuple[str, str, str, str | None]]
    rows = [("2", "account", "Аnna", "аnna"), ("1", "account", "Anna", "anna"), ("3", "bot", "Engine", "engine")]
    rows += [("4", "guest", "Boris", None)]
    async with database.write() as connection:
        for number, kind, name, login in rows:
            values = {"id": number, "kind": kind, "name": name, "login": login, "created_at": int(number), "seen_at": 0}
            await connection.execute(insert(people), values)
        columns = "(token_hash, person_id, created_at, expires_at)"
        await connection.execute(text(f"INSERT INTO sessions {columns} VALUES ('{hashed('t')}', '1', 5, {2**50})"))
    await database.migrate()
    async with database.write() as connection:
        found = dict(
            (await connection.execute(select(schema.likenesses.c.skeleton, schema.likenesses.c.person_id))).all()
        )
        assert {person for skeleton, person in found.items() if skeleton in likenesses("Anna")} == {"1"}
        assert "3" in found.values()
        assert "4" not in found.values()
        assert (await session_of(connection, hashed("t"))) is not None
        assert await connection.scalar(select(schema.sessions.c.seen_at)) == 5
        for fake in ("Аnna", "Еngine"):
            with pytest.raises((NameAlike, NameTaken)):
                await add_guest(connection, fake, "en")
        await add_guest(connection, "Воris", "en")


# -- who is gone is gone -------------------------------------------------------------------------------


async def closed(player: Player) -> int | None:
    with pytest.raises(ConnectionClosed) as error:
        await player.hear("never")
    return error.value.rcvd.code if error.value.rcvd is not None else None


async def as_bot(running: Running, token: str, table: str) -> Player:
    headers = {"Authorization": f"Bearer {token}"}
    made = connect(f"ws://{running.address}/ws", additional_headers=headers, compression=None)
    player = Player(await running.clients.enter_async_context(made))
    await player.send("hello", table=table)
    await player.hear("welcome")
    return player


async def test_the_bots_of_a_deleted_account_go_with_it(running: Running) -> None:
    anna, boris = await account(running, "Anna"), await running.guest("Boris")
    bot = await anna.post("/api/bots", name="Engine")
    waiting = (await boris.post("/api/tables", game="zodchie", seats=[None, None, None]))["id"]
    bearer = {"Authorization": f"Bearer {bot['token']}"}
    async with patient_http(base_url=f"http://{running.address}", headers=bearer) as http:
        assert (await http.post(f"/api/tables/{waiting}/join", json={})).status_code == 200
        player = await as_bot(running, bot["token"], waiting)
        assert (await anna.http.post("/api/me/delete", json={"password": PASSWORD})).status_code == 204
        assert await closed(player) == 1012
        assert failed(await http.get("/api/me")) == (401, "error-bad-token")
    seated = (await boris.http.get(f"/api/tables/{waiting}")).json()["seats"]
    assert [seat["person"] for seat in seated] == [boris.id, None, None]
    for name in ("Engine", "Anna", "—"):
        assert failed(await try_to_sign_in(running, name, PASSWORD)) == (401, "error-wrong-password")


async def test_a_removed_bot_stands_up_and_is_cut_off(running: Running) -> None:
    anna, boris = await account(running, "Anna"), await running.guest("Boris")
    bot = await anna.post("/api/bots", name="Engine")
    waiting = (await boris.post("/api/tables", game="zodchie", seats=[None, None, None]))["id"]
    bearer = {"Authorization": f"Bearer {bot['token']}"}
    async with patient_http(base_url=f"http://{running.address}", headers=bearer) as http:
        await http.post(f"/api/tables/{waiting}/join", json={})
    player = await as_bot(running, bot["token"], waiting)
    new = await anna.post(f"/api/bots/{bot['id']}/token")
    assert await closed(player) == 1012
    player = await as_bot(running, new["token"], waiting)
    assert (await anna.http.delete(f"/api/bots/{bot['id']}")).status_code == 204
    assert await closed(player) == 1012
    seated = (await boris.http.get(f"/api/tables/{waiting}")).json()["seats"]
    assert [seat["person"] for seat in seated] == [boris.id, None, None]


def parts(path: str, table: str) -> str:
    return re.sub(r"{(\w+)}", lambda found: table if found[1] == "table" else "1", path)


async def test_a_deleted_account_may_do_nothing(running: Running) -> None:
    """At every route its cookie is worth as much as none, and the token of its bot less."""
    anna, boris = await account(running, "Anna"), await running.guest("Boris")
    bot = await anna.post("/api/bots", name="Engine")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None], visibility="private"))["id"]
    await boris.post("/api/guest", name="Boris")
    cookie = {"Cookie": f"artel={anna.http.cookies['artel']}"}
    assert (await anna.http.post("/api/me/delete", json={"password": PASSWORD})).status_code == 204
    async with patient_http(base_url=f"http://{running.address}") as http:
        for path, methods in openapi()["paths"].items():
            for method in set(methods) & {"get", "post", "put", "patch", "delete"}:
                if path.endswith("/stream") or "/metrics" in path:
                    continue
                sent: dict[str, str] | None = None if method in ("get", "delete") else {}

                async def asked(headers: dict[str, str]) -> tuple[int, str]:
                    answer = await http.request(method, parts(path, table), headers=headers, json=sent)  # noqa: B023
                    found = answer.json() if answer.status_code >= 400 else {}
                    return answer.status_code, found.get("key", "")

                assert await asked(cookie) == await asked({}), (method, path)
                if not path.startswith(("/healthz", "/readyz", "/api/schema")):
                    status, key = await asked({"Authorization": f"Bearer {bot['token']}"})
                    open_to_all = await asked({})
                    assert (status, key) in {(401, "error-bad-token"), open_to_all}, (method, path)
    await boris.post("/api/tables", game="zodchie", seats=[None, None])


async def test_a_session_that_was_left_behind_opens_nothing(running: Running) -> None:
    """Were there one of a deleted account, by whatever mistake."""
    anna = await account(running, "Anna")
    token = anna.http.cookies["artel"]
    assert (await anna.http.post("/api/me/delete", json={"password": PASSWORD})).status_code == 204
    async with running.world.database.write() as connection:
        left = {"token_hash": hashed(token), "person_id": anna.id, "created_at": 0, "expires_at": 2**50}
        await connection.execute(insert(schema.sessions), left)
    async with patient_http(base_url=f"http://{running.address}", cookies={"artel": token}) as ghost:
        assert (await ghost.get("/api/me")).json() is None
        assert failed(await ghost.get("/api/me/tables")) == (401, "error-not-signed-in")


async def test_who_only_listens_is_looked_up_too(running: Running) -> None:
    """A socket that says nothing, whose session was ended by somebody who could tell nobody."""
    anna, boris, carl = await account(running, "Anna"), await running.guest("Boris"), await running.guest("Carl")
    bot = await anna.post("/api/bots", name="Engine")
    table = (await carl.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
    player, engine, friend = await boris.sit(table), await as_bot(running, bot["token"], table), await carl.sit(table)
    await player.hear("welcome")
    await friend.hear("welcome")
    async with running.world.database.write() as connection:
        await connection.execute(delete(schema.sessions).where(schema.sessions.c.person_id == boris.id))
        await bans.add(connection, anna.id, "Spam.", None)
    await running.world.sockets.look_up(running.world.database)
    assert await closed(player) == 1012
    assert await closed(engine) == 1012
    await friend.send("ping", id="1")
    await friend.hear("pong")


async def test_sessions_end_in_all_processes(shared: Settings) -> None:
    """Over the bus, at once: nobody says anything, and no look-up comes by."""
    here, there = await Running.start(shared), await Running.start(shared)
    try:
        anna = await account(here, "Anna")
        bot = await anna.post("/api/bots", name="Engine")
        table = (await anna.post("/api/tables", game="zodchie", seats=[None, None, None]))["id"]
        second = await signed_in(there, "Anna")
        player, engine = await second.sit(table), await as_bot(there, bot["token"], table)
        await player.hear("welcome")
        await anna.http.delete(f"/api/bots/{bot['id']}/token")
        assert await closed(engine) == 1012
        token = second.http.cookies["artel"]
        await anna.post("/api/me/password", old=PASSWORD, new="another password")
        assert await closed(player) == 1012
        async with patient_http(base_url=f"http://{there.address}", cookies={"artel": token}) as http:
            assert (await http.get("/api/me")).json() is None
        player = await anna.moved(there).sit(table)
        await player.hear("welcome")
        anna.moved(here)
        assert (await anna.http.post("/api/me/delete", json={"password": "another password"})).status_code == 204
        assert await closed(player) == 1012
    finally:
        await here.close()
        await there.close()
