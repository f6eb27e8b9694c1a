"""The web client in a real Chromium: a game by the list of options alone, cuts, languages, accessibility."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest

from web.conftest import needs_browser

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = needs_browser
Visit = Callable[..., "Page"]
LEVEL = {"en": "Novice", "ru": "Новичок"}
PLAY = {"en": "Play {} against a bot", "ru": "{}: играть с ботом"}
LOCALE = {"en": "en-GB", "ru": "ru-RU"}
each_language = pytest.mark.parametrize("language", ["en", "ru"])


def begin(page: Page, game: str = "Zodchie", language: str = "en") -> None:
    page.get_by_text(LEVEL[language], exact=True).click()
    page.get_by_role("button", name=PLAY[language].format(game)).click()
    page.wait_for_selector("[data-option], #result")


def step(page: Page) -> bool:
    """Takes the first option; whether the game goes on."""
    page.wait_for_selector("[data-option]:enabled, #result")
    if page.locator("#result").count():
        return False
    before = page.locator("[role=log] li").count()
    page.locator("[data-option]").first.click()
    page.wait_for_function("n => document.querySelectorAll('[role=log] li').length > n", arg=before)
    return True


def finish(page: Page) -> None:
    for _ in range(300):
        if not step(page):
            return
    raise AssertionError("the game does not end")


@each_language
def test_one_click_starts_a_game_that_is_played_to_the_end(visit: Visit, language: str) -> None:
    page = visit(locale=LOCALE[language])
    begin(page, {"en": "Zodchie", "ru": "Зодчие"}[language], language)
    for _ in range(3):
        step(page)
    page.reload()
    log = page.wait_for_selector("#panel-log [role=log][aria-live=polite]")
    finish(page)
    assert log is not None
    assert log.evaluate("log => log.isConnected")  # one live region from the first move to the last
    scores = page.locator(".scores .one .points").all_inner_texts()
    assert len(scores) == 2
    assert all(score.isdigit() for score in scores)
    assert page.locator(".result .wrong").count() == 0
    page.locator(".result summary").click()
    assert page.get_by_text({"en": "the secret fits", "ru": "секрет соответствует"}[language]).is_visible()
    page.get_by_role("link", name={"en": "Replay", "ru": "Повтор"}[language]).click()
    page.wait_for_selector("[role=log] li")
    page.keyboard.press("End")
    page.wait_for_function("n => document.querySelectorAll('[role=log] li').length > n", arg=40)
    letters = re.compile("[а-яё]" if language == "ru" else "^[^а-яё]*$", re.I)
    assert all(letters.search(line) for line in page.locator("[role=log] li").all_inner_texts())


def test_a_game_survives_cuts_and_lost_messages(visit: Visit) -> None:
    page = visit()
    sockets: list[Any] = []
    lost: list[str] = []

    def between(ours: Any) -> None:
        server = ours.connect_to_server()
        sockets.append(ours)

        def from_page(message: str) -> None:
            if '"act"' in message and not lost:
                lost.append(message)
                ours.close(code=4000)
            else:
                server.send(message)

        ours.on_message(from_page)

    page.route_web_socket(re.compile("/ws$"), between)
    begin(page)
    step(page)  # the answer is lost with its connection, and is sent again over the next one
    assert len(lost) == 1
    assert len(sockets) == 2
    for _ in range(3):
        sockets[-1].close(code=4000)
        step(page)
    assert len(sockets) >= 5
    lines = page.locator("[role=log] li").all_inner_texts()
    page.reload()
    page.wait_for_selector("[role=log] li")
    assert page.locator("[role=log] li").all_inner_texts()[: len(lines)] == lines


def test_the_language_changes_at_any_time(visit: Visit) -> None:
    page = visit()
    begin(page)
    step(page)
    english = page.locator("[role=log] li").all_inner_texts()
    page.get_by_role("button", name="Русский").click()
    page.wait_for_function("() => /[а-яё]/i.test(document.querySelector('[data-option]')?.textContent ?? '')")
    assert page.locator("html").get_attribute("lang") == "ru"
    russian = page.locator("[role=log] li").all_inner_texts()
    assert len(russian) >= len(english)
    assert all(re.search("[а-яё]", line, re.I) for line in russian)
    page.reload()
    page.wait_for_selector("[data-option]")
    assert page.get_by_role("tab", name="Протокол").is_visible()


def test_friends_meet_by_link_and_others_watch(visit: Visit) -> None:
    host = visit()
    host.get_by_role("button", name="Play Zodchie with friends").click()
    host.get_by_role("button", name="Open the table").click()
    host.get_by_label("Your name").fill("Anna")
    host.get_by_role("button", name="Go on").click()
    link = host.get_by_label("Send this link").input_value()
    guest = visit(link)
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_label("Your name").fill("Boris")
    guest.get_by_role("button", name="Go on").click()
    host.get_by_text("Everybody is here").wait_for()
    host.get_by_role("button", name="Start the game").click()
    watcher = visit(link)
    watcher.get_by_text("You are watching").wait_for()
    for page in (host, guest):
        page.wait_for_selector("[role=log] li")
        assert {"Anna", "Boris"} <= set(re.findall("Anna|Boris", page.locator(".seats").inner_text()))
    host.get_by_role("tab", name="Talk").click()
    host.get_by_label("Say something").fill("Hello, Boris")
    host.get_by_role("button", name="Send").click()
    guest.get_by_role("tab", name="Talk").click()
    guest.get_by_text("Hello, Boris").wait_for()
    moving, waiting = (host, guest) if host.locator("[data-option]").count() else (guest, host)
    step(moving)
    waiting.wait_for_selector("[data-option]")
    assert watcher.locator("[data-option]").count() == 0
    assert "Your turn" in waiting.title()


def test_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    begin(page)
    wanted = page.locator("[data-option]").nth(1).inner_text()
    page.keyboard.press("/")
    page.keyboard.type("2")
    before = page.locator("[role=log] li").count()
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelectorAll('[role=log] li').length > n", arg=before)
    played = re.sub("^Play ", "", wanted)
    assert any(played in line for line in page.locator("[role=log] li").all_inner_texts())
    page.keyboard.press("/")
    page.keyboard.type("score")
    page.keyboard.press("Enter")
    page.locator(".options [role=status]", has_text="Guest:").wait_for()


def test_clauses_of_the_log_open_the_rules(visit: Visit) -> None:
    page = visit()
    begin(page)
    while not page.locator("[role=log] li button").count():
        assert step(page)
    link = page.locator("[role=log] li button").last
    clause = link.inner_text()
    link.click()
    page.locator(f"[data-clause='{clause}'].meant").wait_for()


@pytest.mark.parametrize(("theme", "width"), [("light", 1280), ("dark", 390)])
def test_axe_finds_nothing(visit: Visit, theme: str, width: int) -> None:
    from axe_playwright_python.sync_playwright import Axe

    def check(page: Page) -> None:
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()

    page = visit(color_scheme=theme, viewport={"width": width, "height": 844})
    check(page)
    page.get_by_role("button", name="Play Carcassonne with friends").click()
    check(page)
    page.keyboard.press("Escape")
    begin(page)
    step(page)
    check(page)
    page.get_by_role("tab", name="Rules").click()
    page.wait_for_selector("[data-clause]")
    check(page)
    for path in ("/settings", "/me", "/rules/zodchie", "/ladder", "/tournaments", "/r/nowhere"):
        page.goto(path)
        page.wait_for_selector("main h1")
        check(page)


def test_the_first_page_is_light() -> None:
    folder = files("artel") / "web"
    index = (folder / "index.html").read_text(encoding="utf-8")
    parts = [(folder / name).read_bytes() for name in re.findall(r"/(assets/[^\"]+)", index)]
    assert parts
    assert sum(len(gzip.compress(part)) for part in parts) < 150_000
