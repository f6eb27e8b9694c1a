"""Attacks on accounts: who tries to be somebody else, to stay, or to keep somebody out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from argon2 import PasswordHasher
from sqlalchemy import insert, select, text, update

from artel.server import passwords
from artel.server.errors import NameAlike, NameTaken
from artel.server.lookalikes import likenesses
from artel.server.store import schema
from artel.server.store.engine import Database, alembic
from artel.server.store.people import add_guest, hashed, person_of
from artel.server.store.schema import people
from server.clients import Running
from server.test_people import PASSWORD, account, failed

OLD_DUMMY = "nobody's password"
"""What the hash for names without a password was once made of."""


async def try_to_sign_in(running: Running, name: str, password: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=f"http://{running.address}") as http:
        return await http.post("/api/sign-in", json={"name": name, "password": password})


# -- no password, no sign-in ---------------------------------------------------------------------------


async def test_nobody_signs_in_as_a_bot(running: Running) -> None:
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


def test_the_dummy_is_of_nothing_that_anybody_knows() -> None:
    assert not passwords.verify(passwords.NOBODY, OLD_DUMMY)
    assert not passwords.verify(None, OLD_DUMMY)


async def test_the_time_of_an_answer_does_not_tell_whether_a_name_exists(
    running: Running, monkeypatch: pytest.MonkeyPatch
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
    fits = passwords.fits

    async def meanwhile(change: Callable[[], Any], name: str) -> httpx.Response:
        async def slow(stored: str | None, password: str) -> bool:
            found = await fits(stored, password)
            monkeypatch.setattr(passwords, "fits", fits)
            await change()
            return found

        monkeypatch.setattr(passwords, "fits", slow)
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
    async with httpx.AsyncClient(base_url=f"http://{running.address}") as http:
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


async def migrated(database: Database, revision: str) -> None:
    async with database.engine.begin() as connection:
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
        assert (await person_of(connection, "t")) is not None
        assert await connection.scalar(select(schema.sessions.c.seen_at)) == 5
        for fake in ("Аnna", "Еngine"):
            with pytest.raises((NameAlike, NameTaken)):
                await add_guest(connection, fake, "en")
        await add_guest(connection, "Воris", "en")
