"""Accounts in the browser: sessions that are ended, a second factor from set-up to sign-in, a lost password."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from pyotp import TOTP

from artel.server.store import people, resets
from artel.server.store.upkeep import reached
from web.around import PASSWORD, account, got
from web.conftest import needs_browser
from web.tables import axe

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = needs_browser
Visit = Callable[..., "Page"]
NEW = "another password"


def sign_in(page: Page, name: str, password: str = PASSWORD) -> None:
    page.goto("/me")
    page.get_by_role("radio", name="Sign in").check()
    page.get_by_label("Name of the account").fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_role("button", name="Sign in").click()


def test_a_session_is_ended(visit: Visit) -> None:
    page, other = visit(), visit()
    account(page, "Two devices")
    sign_in(other, "Two devices")
    other.get_by_text("Welcome. You are signed in.").wait_for()
    page.goto("/me")
    rows = page.locator("section", has=page.get_by_role("heading", name="Where you are signed in")).get_by_role(
        "listitem"
    )
    rows.nth(1).wait_for()
    assert rows.count() == 2
    here = rows.filter(has_text="This device")
    assert here.count() == 1
    assert here.get_by_role("button").count() == 0
    axe(page)
    page.get_by_role("button", name="End the session: Chrome on Linux").focus()
    page.keyboard.press("Enter")
    page.get_by_text("The session has ended.").wait_for()
    assert rows.count() == 1
    assert page.evaluate("() => document.activeElement.textContent") == "Where you are signed in"
    assert got(other, "/api/me") is None
    assert got(page, "/api/me")["name"] == "Two devices"
    sign_in(other, "Two devices")
    other.get_by_role("button", name="End all others").click()
    other.get_by_text("All other sessions have ended.").wait_for()
    assert got(page, "/api/me") is None


def test_a_second_factor(visit: Visit) -> None:
    page, other = visit(), visit()
    account(page, "Two factors")
    page.goto("/me")
    factor = page.locator("section", has=page.get_by_role("heading", name="Second factor"))
    factor.get_by_label("Password").fill("wrong password")
    factor.get_by_role("button", name="Set it up").click()
    factor.get_by_role("alert").wait_for()
    factor.get_by_label("Password").fill(PASSWORD)
    page.keyboard.press("Enter")
    factor.get_by_role("img", name="QR code of the secret").wait_for()
    assert factor.locator("svg path").count() > 0
    page.wait_for_function("() => document.activeElement.id === 'factor-code'")
    axe(page)
    secret = TOTP(factor.locator(".secret").inner_text().replace(" ", ""))
    page.keyboard.type("000000")
    page.keyboard.press("Enter")
    factor.get_by_role("alert").wait_for()
    factor.get_by_label("Code from the app").fill(secret.at(int(time.time()) - 30))
    factor.get_by_role("button", name="Switch it on").click()
    factor.get_by_role("heading", name="Your recovery codes").wait_for()
    codes = factor.locator(".codes li").all_inner_texts()
    assert len(codes) == 10
    axe(page)
    factor.get_by_role("button", name="I have kept them").click()
    factor.get_by_text("Recovery codes left: 10").wait_for()

    sign_in(other, "Two factors", "wrong password")
    other.get_by_text("The name or the password is wrong.").wait_for()
    assert other.get_by_label("Code of your second factor").count() == 0
    sign_in(other, "Two factors")
    other.wait_for_function("() => document.activeElement.id === 'code'")
    axe(other)
    other.keyboard.type("000000")
    other.keyboard.press("Enter")
    other.get_by_text("The code is wrong").wait_for()
    other.get_by_label("Code of your second factor").fill(secret.now())
    other.keyboard.press("Enter")
    other.get_by_text("Welcome. You are signed in.").wait_for()
    assert got(other, "/api/me")["name"] == "Two factors"

    other = visit()
    sign_in(other, "Two factors")
    other.get_by_label("Code of your second factor").fill(codes[0])
    other.keyboard.press("Enter")
    other.get_by_text("Welcome. You are signed in.").wait_for()
    factor = other.locator("section", has=other.get_by_role("heading", name="Second factor"))
    factor.get_by_text("Recovery codes left: 9").wait_for()
    factor.get_by_label("Password").fill(PASSWORD)
    factor.get_by_label("Code of your second factor").fill(codes[1])
    factor.get_by_role("button", name="Switch it off").click()
    other.get_by_text("The second factor is off.").wait_for()
    other.get_by_role("button", name="Sign out on all devices").click()
    other.wait_for_url("/")
    page.reload()
    sign_in(page, "Two factors")
    page.get_by_text("Welcome. You are signed in.").wait_for()


@pytest.fixture
def database(site: str, tmp_path_factory: pytest.TempPathFactory) -> str:
    """That of the site."""
    return f"sqlite+aiosqlite:///{tmp_path_factory.getbasetemp() / 'web0' / 'artel.db'}"


def token_for(database: str, name: str) -> str:
    """Made in a thread of its own: Playwright has a loop running in this one."""

    async def made() -> str:
        async with reached(database) as opened, opened.write() as connection:
            return await resets.reset_token(connection, await people.account(connection, name))

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(made())).result()


def test_a_lost_password(visit: Visit, database: str) -> None:
    page, owner = visit(), visit()
    account(owner, "Forgetful")
    page.goto("/reset#nothing")
    page.get_by_text("This link is not valid any more.").wait_for()
    axe(page)
    page.goto(f"/reset#{token_for(database, 'Forgetful')}")
    page.get_by_text("For the account Forgetful.").wait_for()
    axe(page)
    page.get_by_label("New password").fill("short")
    page.get_by_role("button", name="Set the password").click()
    page.get_by_text("The password is too short").wait_for()
    page.get_by_label("New password").fill(NEW)
    page.keyboard.press("Enter")
    page.get_by_text("The new password is set.").wait_for()
    axe(page)
    assert got(owner, "/api/me") is None
    page.locator("main").get_by_role("link", name="Sign in").click()
    sign_in(page, "Forgetful", NEW)
    page.get_by_text("Welcome. You are signed in.").wait_for()
    assert got(page, "/api/me")["name"] == "Forgetful"
