"""Notices for games by correspondence, as a person chooses them in the client."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

import pytest

from artel.server.notices.push import new_key, public_of
from patience import HANG, wait_until
from server import post
from server.post import Office
from web.around import PASSWORD
from web.conftest import needs_browser, served
from web.tables import axe
from web.tables import post as post_to

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

pytestmark = needs_browser
KEY = new_key()
SUBSCRIBED = """
PushManager.prototype.subscribe = async function (options) {
  window.asked = options
  const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
  return { toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys }) }
}
"""
"""Chromium asks a service on the Internet, which is not here."""


@pytest.fixture(scope="module")
def sending(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Office]]:
    """A server that sends mail, and the office that takes it."""
    with ExitStack() as stack:
        office, port = stack.enter_context(post.office())
        with pytest.MonkeyPatch.context() as patch:
            for name, value in {
                "SITE": "http://artel.example",
                "SMTP_HOST": "127.0.0.1",
                "SMTP_PORT": str(port),
                "SMTP_TLS": "none",
                "MAIL_FROM": "artel@artel.example",
                "VAPID_KEY": KEY,
            }.items():
                patch.setenv(f"ARTEL_{name}", value)
            address = stack.enter_context(served(tmp_path_factory.mktemp("letters")))
        yield address, office


@contextmanager
def opened(browser: Browser, site: str, locale: str = "en-GB") -> Iterator[tuple[BrowserContext, Page]]:
    context = browser.new_context(base_url=site, locale=locale, reduced_motion="reduce")
    try:
        page = context.new_page()
        page.set_default_timeout(HANG * 1000)
        page.request.post("/api/guest", data={"name": "Anna"})
        page.goto("/settings")
        yield context, page
    finally:
        context.close()


def link(office: Office, many: int) -> str:
    until = time.monotonic() + HANG
    while len(office.letters) < many:
        assert time.monotonic() < until
        time.sleep(0.05)
    [found] = re.findall(r"http://artel\.example(/\S+)", office.letters[-1].get_content())
    return str(found)


def test_an_address_by_a_letter(browser: Browser, sending: tuple[str, Office]) -> None:
    site, office = sending
    many = len(office.letters)
    with opened(browser, site, "ru-RU") as (_, page):
        page.get_by_label("Адрес вашей почты").fill("anna@example.org")
        page.get_by_role("button", name="Сохранить").click()
        page.get_by_text("Сначала пройдите по ссылке из письма на адрес anna@example.org.").wait_for()
        path = link(office, many + 1)
        assert office.letters[-1]["Subject"] == "Это ваш адрес?"
        page.goto(path)
        page.get_by_role("button", name="Да, это мой адрес").click()
        page.get_by_text("Спасибо.").wait_for()
        page.goto("/settings")
        page.get_by_text("На адрес anna@example.org.").wait_for()
        page.get_by_label("По почте").uncheck()
        wait_until(lambda: not page.request.get("/api/me/notices").json()["mails"])
        page.get_by_role("button", name="Забыть адрес").click()
        page.get_by_label("Адрес вашей почты").wait_for()
        page.goto("/unsubscribe#nonsense")
        page.get_by_role("button", name="Не писать").click()
        page.get_by_text("Эта ссылка больше не действует.").wait_for()


def test_a_forgotten_password(browser: Browser, sending: tuple[str, Office]) -> None:
    site, office = sending
    many = len(office.letters)
    with opened(browser, site) as (context, page):
        post_to(page, "/api/register", name="Forgetful", password=PASSWORD)
        page.request.put("/api/me/notices/address", data={"address": "me@example.org", "password": PASSWORD})
        token = link(office, many + 1).partition("#")[2]
        assert page.request.post("/api/notices/confirm", data={"token": token}).ok
        context.clear_cookies()
        page.goto("/me")
        page.get_by_label("Name of the account").fill("forgetful")
        page.get_by_role("button", name="Forgot the password?").click()
        dialog = page.get_by_role("dialog", name="Forgot the password?")
        assert dialog.get_by_label("Name of the account").input_value() == "forgetful"
        axe(page)
        dialog.get_by_role("button", name="Mail me a link").click()
        dialog.get_by_text("a letter is on its way").wait_for()
        page.goto(link(office, many + 2))
        page.get_by_text("For the account Forgetful.").wait_for()
        page.get_by_label("New password").fill("another password")
        page.get_by_role("button", name="Set the password").click()
        page.get_by_role("main").get_by_role("link", name="Sign in").click()  # there when it is done, not before
        page.get_by_label("Name of the account").fill("Forgetful")
        page.get_by_label("Password", exact=True).fill("another password")
        page.get_by_role("button", name="Sign in").click()
        page.get_by_text("Welcome. You are signed in.").wait_for()


def test_a_browser_takes_notices(whole_browser: Browser, sending: tuple[str, Office]) -> None:
    with opened(whole_browser, sending[0]) as (context, page):
        context.grant_permissions(["notifications"])
        context.add_init_script(SUBSCRIBED)
        page.reload()
        page.get_by_label("In this browser").check()
        page.wait_for_function("() => window.asked !== undefined")
        assert page.evaluate("window.asked") == {"userVisibleOnly": True, "applicationServerKey": public_of(KEY)}
        wait_until(lambda: browsers(page) == 1)
        page.wait_for_function("() => document.querySelector('#letters-here:not(:disabled)')?.checked")
        shown = notice(context, page, {"title": "Your turn: Zodchie", "body": "The table waits.", "url": "/t/x"})
        assert shown == {"title": "Your turn: Zodchie", "body": "The table waits.", "data": "/t/x"}
        page.get_by_label("In this browser").uncheck()
        wait_until(lambda: browsers(page) == 0)


def browsers(page: Page) -> int:
    """How many the server knows of."""
    return int(page.evaluate("async () => (await (await fetch('/api/me/notices')).json()).browsers"))


def notice(context: BrowserContext, page: Page, told: dict[str, str]) -> object:
    """What the service worker shows when this is pushed."""
    line = context.new_cdp_session(page)
    found: list[str] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(
        one["registrationId"] for one in event["registrations"]
    ))  # fmt: skip
    line.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    origin = page.evaluate("location.origin")

    def pushed() -> bool:
        """One that comes while the worker is being replaced is lost: it is sent until one was shown."""
        message = {"origin": origin, "registrationId": found[-1], "data": json.dumps(told)}
        line.send("ServiceWorker.deliverPushMessage", message)
        return bool(
            page.evaluate("async () => (await (await navigator.serviceWorker.ready).getNotifications()).length")
        )

    wait_until(pushed)
    return page.evaluate(
        "async () => (await (await navigator.serviceWorker.ready).getNotifications())"
        ".map(({ title, body, data }) => ({ title, body, data }))[0]"
    )


def test_a_server_without_notices_offers_none(browser: Browser, site: str) -> None:
    with opened(browser, site) as (_, page):
        page.get_by_label("Confirm every move").wait_for()
        page.wait_for_load_state("networkidle")
        assert page.get_by_text("Games by correspondence").count() == 0
