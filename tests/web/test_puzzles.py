"""Puzzles in a real Chromium: one solved by keyboard in Russian, one missed and shown by mouse, on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from artel.games import game
from artel.puzzles import puzzles
from artel.puzzles.solving import names_of, position
from artel.text import words
from web.conftest import needs_browser
from web.tables import PHONE, axe

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = needs_browser
Visit = Callable[..., "Page"]


def typed(page: Page, text: str) -> None:
    page.keyboard.press("/")
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def now(page: Page, text: str) -> None:
    """What is spoken: to do, or the answer."""
    page.locator(".now[role=status][aria-live=polite]", has_text=text).wait_for()


def test_a_puzzle_is_solved_by_keyboard_in_russian(visit: Visit) -> None:
    puzzle, said = puzzles("zodchie")[0], words("ru")
    page = visit(f"/puzzles/{puzzle.id}", locale="ru-RU")
    page.wait_for_selector("[data-option]")
    assert page.locator(".own").inner_text() == "1000"
    page.get_by_role("button", name="Подсказка").press("Enter")
    now(page, said.say_of(game("zodchie"), f"theme-{puzzle.themes[0]}.hint"))
    typed(page, puzzle.solution)
    now(page, "Верно!")
    assert page.locator("table[aria-labelledby=alternatives] tbody tr").count() == len(puzzle.choices)
    assert page.locator(".streak").inner_text() == "1"
    assert int(page.locator(".own").inner_text()) > 1000
    axe(page)
    first = page.url
    page.keyboard.press("Enter")  # the button that is offered has the focus
    page.wait_for_url(lambda url: url != first)
    page.wait_for_selector("[data-option]")
    page.reload()  # what was done is kept
    page.wait_for_selector("[data-option]")
    assert page.locator(".streak").inner_text() == "1"


def test_a_puzzle_is_missed_and_shown_on_a_phone(visit: Visit) -> None:
    puzzle, said = puzzles("architects")[0], words("en")
    here, names = position(puzzle), names_of(puzzle, words("en"))
    wrong = next(option for option in here.view.options if option != puzzle.solution)
    page = visit(f"/puzzles/{puzzle.id}", viewport={"width": 390, "height": 844}, has_touch=True)
    page.locator(f"[data-option='{wrong}']").click()
    now(page, said.option(here.game, here.view, wrong, names))
    page.get_by_text("What it allows").wait_for()
    solution = said.option(here.game, here.view, puzzle.solution, names)
    assert page.locator("table[aria-labelledby=alternatives] tbody tr").count() == 0
    assert int(page.locator(".own").inner_text()) < 1000
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector("[data-option]")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Another hint").click()
    now(page, said.say("puzzles-one-of"))
    assert page.locator("[data-option]").count() == 2
    page.get_by_role("button", name="Show the solution").click()
    now(page, solution)
    assert page.locator("table[aria-labelledby=alternatives] tbody tr").first.inner_text().startswith(solution)
    assert page.locator(".streak").inner_text() == "0"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("of", ["zodchie", "carcassonne"])
@pytest.mark.parametrize("learn", [False, True])
def test_task_board_and_hand_are_one_window_on_a_phone(visit: Visit, of: str, learn: bool) -> None:
    page = visit(f"/learn/{of}" if learn else f"/puzzles/{puzzles(of)[0].id}", **PHONE)
    page.wait_for_selector(".play .field > *")
    inside = "([task, play]) => task.top > 0 && task.bottom <= play.top && play.bottom <= innerHeight"
    boxes = "['.now', '.play'].map((part) => document.querySelector(part).getBoundingClientRect())"
    page.wait_for_function(f"() => ({inside})({boxes})")


def test_what_is_chosen_from_is_whole_on_a_phone(visit: Visit) -> None:
    chosen = [one for one in puzzles("architects") if one.solution.startswith("choose")]
    page = visit("/puzzles", **PHONE, locale="ru-RU")
    for puzzle in chosen[:5]:
        page.goto(page.url.split("/puzzles")[0] + f"/puzzles/{puzzle.id}")
        page.wait_for_selector(".offer button")
        offer = page.locator(".offer")
        assert offer.evaluate("({ scrollHeight, clientHeight }) => scrollHeight === clientHeight"), puzzle.id


def test_puzzles_are_chosen_by_game_and_theme_and_learning_leads_there(visit: Visit) -> None:
    page = visit("/learn")
    page.get_by_role("link", name="On to puzzles").click()
    page.wait_for_selector("[data-option]")
    puzzle = puzzles("carcassonne")[0]
    page.locator(".filters select").nth(0).select_option("carcassonne")
    page.get_by_role("heading", name="Carcassonne: your move").wait_for()
    page.locator(".filters select").nth(1).select_option(puzzle.themes[0])
    page.get_by_role("link", name="Puzzle of the day").click()
    page.wait_for_url("**/puzzles/*")
    page.wait_for_selector("[data-option]")


def test_what_was_solved_before_one_is_known_is_kept(visit: Visit) -> None:
    first, second = puzzles("zodchie")[:2]
    page = visit(f"/puzzles/{first.id}")
    page.wait_for_selector("[data-option]")
    typed(page, first.solution)
    now(page, "Solved!")
    before = page.locator(".own").inner_text()
    page.evaluate(
        "fetch('/api/guest', {method: 'POST', body: '{\"name\": \"Anna\"}', "
        "headers: {'content-type': 'application/json'}})"
    )
    page.goto(page.url.replace(first.id, second.id))
    page.wait_for_selector("[data-option]")
    assert page.evaluate("fetch('/api/me/puzzles').then((it) => it.json()).then((it) => it.tried)") == {first.id: True}
    assert page.locator(".own").inner_text() == before
    typed(page, second.solution)
    now(page, "Solved!")
    page.evaluate("addEventListener('pagehide', () => localStorage.clear())")  # as if in another browser
    page.reload()
    page.wait_for_selector("[data-option]")
    assert page.locator(".streak").inner_text() == "2"
    page.evaluate("fetch('/api/sign-out', {method: 'POST'})")
    page.reload()
    page.wait_for_selector("[data-option]")
    assert page.locator(".own").inner_text() == "1000"


def test_a_puzzle_is_played_on_and_come_back_to(visit: Visit) -> None:
    puzzle = puzzles("zodchie")[0]
    phone: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark", "locale": "ru-RU"}
    page = visit(f"/puzzles/{puzzle.id}", **phone)
    page.wait_for_selector("[data-option]")
    page.get_by_role("button", name="Показать решение").click()
    page.get_by_role("button", name="Играть отсюда").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Меню").click()
    page.get_by_role("link", name="Туда, откуда начал").click()
    page.wait_for_url(f"**/puzzles/{puzzle.id}")
