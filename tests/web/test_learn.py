"""The first game in a real Chromium: one by keyboard alone in Russian, one by mouse in English; hints and reasons."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from artel.games import game
from artel.learn import Lesson, attempt, is_task, lessons
from artel.scenario import Do
from artel.text import words
from web.conftest import needs_browser
from web.tables import axe

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

pytestmark = needs_browser
Visit = Callable[..., "Page"]


def wished(lesson: Lesson) -> list[str]:
    steps = [step.text for step in lesson.scenario.steps if isinstance(step, Do) and is_task(step)]
    return [text.partition(" ")[2] for text in steps]


def typed(page: Page, text: str) -> None:
    page.keyboard.press("/")
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def now(page: Page, text: str) -> None:
    """What is spoken: to do, or the answer."""
    page.locator(".now[role=status][aria-live=polite]", has_text=text).wait_for()


def answered(page: Page) -> None:
    """The first option, and what came of it."""
    page.wait_for_selector("[data-option]", state="attached")
    log = page.locator("[role=log] li")
    told = log.count()
    typed(page, "1")
    log.nth(told).wait_for(state="attached")


def test_a_first_game_by_keyboard_in_russian(visit: Visit) -> None:
    page, said = visit("/learn/zodchie", locale="ru-RU"), words("ru")
    first, *_ = lessons("zodchie")
    page.wait_for_selector("[data-option]")
    typed(page, "park a3")
    now(page, said.say("learn-missed"))
    assert page.locator("[data-option]").count() == 0
    page.keyboard.press("Enter")  # the button that is offered has the focus
    for lesson in lessons("zodchie"):
        page.get_by_role("heading", name=said.say(f"learn-zodchie-{lesson.name}"), exact=True).wait_for()
        for number, move in enumerate(wished(lesson), 1):
            now(page, said.say(f"learn-zodchie-{lesson.name}.do{number if number > 1 else ''}"))
            page.wait_for_selector("[data-option]")
            typed(page, move)
        now(page, said.say(f"learn-zodchie-{lesson.name}.done"))
        lines = page.locator("[role=log][aria-live=polite] li").all_inner_texts()
        assert lines
        assert all(re.search("[а-яё]", line) for line in lines)
        if lesson is first:
            page.reload()  # what was learnt is kept
            page.wait_for_selector(".dots .done")
            assert page.locator(".dots [aria-current]").inner_text() == "2"
        elif lesson is not lessons("zodchie")[-1]:
            page.keyboard.press("Enter")
    assert page.locator(".dots .done").count() == len(lessons("zodchie"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    why = page.locator(".why", has_text="Новичок:")
    held: list[Route] = []
    page.route("**/why?*", lambda route: route.fallback() if held else held.append(route))
    while not held:
        answered(page)
    for _ in range(3):  # some cards ask on
        answered(page)
    with page.expect_response(held[0].request.url):
        held[0].fallback()  # the bot has moved on: what it thought before is late
    why.wait_for()
    assert re.search("взвесил|взвешивать", why.inner_text())


def test_a_first_game_by_mouse_in_english(visit: Visit) -> None:
    page, said, architects = visit("/learn"), words("en"), game("architects")
    page.get_by_role("link", name="7 Wonders Architects").click()
    for lesson in lessons("architects"):
        moves = wished(lesson)
        for many, move in enumerate(moves):
            now(page, said.say(f"learn-architects-{lesson.name}.do{many + 1 if many else ''}"))
            view = attempt(lesson, moves[:many]).view
            option = said.option(architects, view, move, ["Learner", "Tutor"])
            page.locator(".board").get_by_role("button", name=option).first.click()
        now(page, said.say(f"learn-architects-{lesson.name}.done"))
        if lesson is not lessons("architects")[-1]:
            page.get_by_role("button", name="Next lesson").click()
    page.get_by_role("button", name="Clause S7.1").first.click()
    page.locator("[data-clause='S7.1'].meant").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play a whole game").wait_for()
    axe(page)
    page.goto("/learn")
    page.get_by_text(f"{len(lessons('architects'))} lessons done").wait_for()


def test_a_hint_shows_the_best_choice_and_can_be_followed(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play Zodchie against a bot").click()
    page.get_by_text("Novice", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("The Champion would choose").wait_for()
    assert page.locator(".advice li").count() > 1
    best = page.locator("[data-option].primary")
    assert best.inner_text() in page.locator(".advice li").first.inner_text()
    before = page.locator("[role=log] li").count()
    page.get_by_role("button", name="Do this").click()
    page.wait_for_function("n => document.querySelectorAll('[role=log] li').length > n", arg=before)
    assert page.locator(".advice li").count() == 0
