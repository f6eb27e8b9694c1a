"""The frame of every table in a real Chromium: the list of options, cuts, languages, links, clauses."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from web.conftest import needs_browser
from web.tables import LINES, Visit, drive, lines, told, unfold

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = needs_browser
LEVEL = {"en": "Novice", "ru": "Новичок"}
PLAY = {"en": "Play {} against a bot", "ru": "{}: играть с ботом"}
START = {"en": "Start the game", "ru": "Начать партию"}
LOCALE = {"en": "en-GB", "ru": "ru-RU"}
each_language = pytest.mark.parametrize("language", ["en", "ru"])


def begin(page: Page, game: str = "Zodchie", language: str = "en") -> None:
    page.get_by_role("button", name=PLAY[language].format(game)).click()
    page.get_by_text(LEVEL[language], exact=True).click()
    page.get_by_role("button", name=START[language]).click()
    unfold(page)


def step(page: Page) -> None:
    """Takes the first option."""
    unfold(page)
    told(page, page.locator("[data-option]").first.click)


@each_language
def test_a_sheet_starts_a_game_that_is_played_to_the_end(visit: Visit, language: str) -> None:
    page = visit(locale=LOCALE[language])
    begin(page, {"en": "Zodchie", "ru": "Зодчие"}[language], language)
    step(page)
    page.reload()
    log = page.wait_for_selector("#panel-log [role=log][aria-live=polite]", state="attached")
    drive("list", page)
    assert log is not None
    assert log.evaluate("log => log.isConnected")  # one live region from the first move to the last
    scores = page.locator(".tally tfoot td").all_inner_texts()
    assert len(scores) == 2
    assert all(score.isdigit() for score in scores)
    assert page.locator(".result .wrong").count() == 0
    page.locator(".result summary", has_text={"en": "Proof", "ru": "Доказательство"}[language]).click()
    assert page.get_by_text({"en": "the secret fits", "ru": "секрет соответствует"}[language]).is_visible()
    page.get_by_role("link", name={"en": "Review", "ru": "Разбор"}[language]).click()
    page.wait_for_selector(LINES)
    page.keyboard.press("End")
    page.wait_for_function(f"() => document.querySelectorAll('{LINES}').length > 40")
    letters = re.compile("[а-яё]" if language == "ru" else "^[^а-яё]*$", re.I)
    assert all(letters.search(line) for line in lines(page))


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
    before = lines(page)
    page.reload()
    page.wait_for_selector(LINES, state="attached")
    assert lines(page)[: len(before)] == before


def test_the_language_changes_at_any_time(visit: Visit) -> None:
    page = visit()
    begin(page)
    step(page)
    english = lines(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Русский").click()
    page.wait_for_function("() => /[а-яё]/i.test(document.querySelector('[data-option]')?.textContent ?? '')")
    assert page.locator("html").get_attribute("lang") == "ru"
    russian = lines(page)
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
        page.wait_for_selector(LINES)
        assert {"Anna", "Boris"} <= set(re.findall("Anna|Boris", page.locator(".seats").inner_text()))
    host.get_by_role("tab", name="Talk").click()
    host.get_by_label("Say something").fill("Hello, Boris")
    host.get_by_role("button", name="Send").click()
    guest.get_by_role("tab", name="Talk").click()
    guest.get_by_text("Hello, Boris").wait_for()
    moving, waiting = (host, guest) if host.locator("[data-option]").count() else (guest, host)
    step(moving)
    waiting.wait_for_selector("[data-option]", state="attached")
    assert watcher.locator("[data-option]").count() == 0
    assert "Your turn" in waiting.title()


def test_a_private_table_is_entered_by_its_invitation(visit: Visit) -> None:
    host = visit()
    host.get_by_role("button", name="Play Zodchie with friends").click()
    host.get_by_label("Who may come").select_option("private")
    host.get_by_label("Taking back").select_option("never")
    host.get_by_label("Counts for ratings").uncheck()
    host.get_by_role("button", name="Open the table").click()
    host.get_by_label("Your name").fill("Anna")
    host.get_by_role("button", name="Go on").click()
    host.get_by_role("button", name="Make an invitation").click()
    link = host.get_by_label("Send this link").input_value()
    assert "/invite/zodchie#" in link
    stranger = visit(host.url)
    stranger.get_by_role("alert").wait_for()
    guest = visit(link)
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_label("Your name").fill("Boris")
    guest.get_by_role("button", name="Go on").click()
    host.get_by_text("Everybody is here").wait_for()
    table = host.evaluate("fetch(location.href.replace('/t/', '/api/tables/')).then((answer) => answer.json())")
    assert (table["visibility"], table["rated"], table["settings"]["takeback"]) == ("private", False, "never")


def test_commands_are_typed(visit: Visit) -> None:
    page = visit()
    begin(page)
    wanted = page.locator("[data-option]").nth(1).inner_text()
    page.keyboard.press("/")
    page.keyboard.type("2")
    assert re.sub("^Play ", "", wanted) in told(page, lambda: page.keyboard.press("Enter"))
    page.keyboard.press("/")
    page.keyboard.type("score")
    page.keyboard.press("Enter")
    page.locator(".options [role=status]", has_text="Guest:").wait_for()


def test_clauses_of_the_log_open_the_rules(visit: Visit) -> None:
    page = visit()
    begin(page)
    while not page.locator(f"{LINES} button").count():
        step(page)
    page.locator("#tab-log").click()
    link = page.locator(f"{LINES} button").last
    clause = link.inner_text()
    link.click()
    page.locator(f"[data-clause='{clause}'].meant").wait_for()
