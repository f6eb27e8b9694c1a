"""Attacks on accounts: who tries to be somebody else, to stay, or to keep somebody out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import select, update

from artel.server import passwords
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
