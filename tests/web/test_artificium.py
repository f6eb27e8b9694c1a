"""Artificium's board in a real Chromium: a whole game on the board, sealed cards, keyboard, phone, accessibility."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from web.conftest import needs_browser
from web.test_frame import Visit, begin

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = [needs_browser, pytest.mark.deep]
LINES = "[role=log] li"
LIT = ".artificium [data-choice], .artificium button[data-card], #result"


def sit(page: Page, seats: int = 2) -> None:
    """A table with bots, opened in the page."""
    page.get_by_role("button", name="Play Artificium with friends").click()
    page.get_by_role("radio", name=str(seats)).click()
    for seat in range(2, seats + 1):
        page.get_by_label(f"Seat {seat}").select_option("level1")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(LIT)


def grown(page: Page, before: int) -> None:
    page.wait_for_function("n => document.querySelectorAll('[role=log] li').length > n", arg=before)


def told(page: Page, since: int) -> str:
    return " ".join(page.locator(LINES).all_inner_texts()[since:])


def asked(page: Page) -> bool:
    """Waits until something can be chosen; whether the game goes on."""
    page.wait_for_selector(LIT)
    page.wait_for_function("() => !document.querySelector('.artificium [data-deal]:disabled')")
    return not page.locator("#result").count()


def first(page: Page, *selectors: str) -> Locator | None:
    """The first that is there, in the order of the selectors."""
    for selector in selectors:
        found = page.locator(f".artificium {selector}")
        if found.count():
            return found.first
    return None


def swap(page: Page) -> None:
    """Two clicks: a card of the market, one of the hand."""
    page.locator(".artificium [data-market] button").first.click()
    assert page.locator(".artificium [data-market] button[aria-pressed=true]").count() == 1
    page.locator(".artificium .hand button").first.click()


def play(page: Page, done: Counter[str]) -> None:
    """One choice, made on the board and nowhere else."""
    before = page.locator(LINES).count()
    if page.locator(".artificium [data-market] button").count() and done["swap"] == done["pass"]:
        done["swap"] += 1
        swap(page)
        grown(page, before)
        assert "Guest swapped" in told(page, before)
        return
    target = first(
        page, "[data-deal]", "[data-choice^=apply]", "[data-choice=pass]", "[data-choice=done]",
        ".hand li:has(.status.now) button", ".hand li:has(.status.buy) button", ".hand li:has(.status.sell) button",
        ".hand button", "[data-choice=discard]",
    )  # fmt: skip
    assert target is not None
    kind = "deal" if target.get_attribute("data-deal") is not None else target.get_attribute("data-choice") or "card"
    done[kind.split()[0]] += 1
    target.click()
    grown(page, before)


def test_a_whole_game_is_played_on_the_board(visit: Visit) -> None:
    page = visit()
    begin(page, "Artificium")
    log = page.wait_for_selector("#panel-log [role=log][aria-live=polite]")
    done: Counter[str] = Counter()
    for _ in range(250):
        if not asked(page):
            break
        play(page, done)
    page.wait_for_selector("#result")
    assert log is not None
    assert log.evaluate("log => log.isConnected")  # one live region from the first move to the last
    assert done["swap"] >= 1
    assert done["apply"] >= 1
    assert "Round 4 is over." in told(page, 0)
    assert "Guest shows" in told(page, 0)
    points = page.locator(".scores .one .points").all_inner_texts()
    seats = page.locator(".seats .points").all_inner_texts()
    assert sorted(points) == sorted(seats)
    assert page.locator(".artificium button[data-card], .artificium [data-choice]").count() == 0


def test_a_chosen_card_lies_face_down_until_all_have_chosen(visit: Visit) -> None:
    pages = {"Anna": visit(), "Boris": visit(reduced_motion="no-preference")}
    host, guest = pages.values()
    host.get_by_role("button", name="Play Artificium with friends").click()
    host.get_by_role("button", name="Open the table").click()
    host.get_by_label("Your name").fill("Anna")
    host.get_by_role("button", name="Go on").click()
    guest.goto(host.get_by_label("Send this link").input_value())
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_label("Your name").fill("Boris")
    guest.get_by_role("button", name="Go on").click()
    host.get_by_text("Everybody is here").wait_for()
    host.get_by_role("button", name="Start the game").click()
    for _ in range(2):
        for page in pages.values():
            page.wait_for_selector(".artificium .stage")
            if page.locator("[data-choice=pass]").count():
                page.locator("[data-choice=pass]").click()
                page.wait_for_selector("[data-choice=pass]", state="detached")
        host.wait_for_timeout(300)
    anna, boris = (host.locator(f"[data-slot='{seat}']").get_attribute("data-state") for seat in range(2))
    assert (anna, boris) == ("choosing", "choosing")
    card = host.locator(".hand button").first.get_attribute("data-card")
    host.locator(".hand button").first.click()
    host.wait_for_selector("[data-slot='0'][data-state=sealed]")
    assert host.locator("[data-slot='0'] [data-card]").get_attribute("data-card") == card
    assert "only you see it" in host.locator("[data-slot='0']").inner_text()
    assert host.locator(".hand button").count() == 0
    guest.wait_for_selector("[data-slot='0'][data-state=sealed]")
    assert guest.locator("[data-slot='0'] [data-card]").count() == 0
    assert "chosen" in guest.locator("[data-slot='0']").inner_text()
    host.reload()
    assert host.locator("[data-slot='0'] [data-card]").get_attribute("data-card") == card
    guest.locator(".hand button").first.click()
    for page in pages.values():
        page.wait_for_function("() => !document.querySelector('[data-state=sealed], [data-state=choosing]')")
    assert "Anna shows" in told(guest, 0)


def test_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    begin(page, "Artificium")
    page.wait_for_selector(".artificium [data-market] button")

    def tab_to(selector: str) -> None:
        for _ in range(60):
            if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not come to {selector}")

    def here() -> str:
        return str(page.evaluate("() => document.activeElement?.querySelector('.title')?.textContent"))

    tab_to(".artificium [data-market] button")
    page.keyboard.press("ArrowRight")
    taken = here()
    page.keyboard.press("Enter")
    assert page.locator("[data-market] button[aria-pressed=true]").count() == 1
    tab_to(".artificium .hand button")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    given = here()
    before = page.locator(LINES).count()
    page.keyboard.press("Space")
    grown(page, before)
    assert f"Guest swapped {given} for {taken}." in told(page, before)
    page.wait_for_selector(".artificium [data-choice=pass]")
    tab_to(".artificium [data-choice=pass]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".artificium [data-slot]")
    page.wait_for_selector(".artificium .hand button")
    tab_to(".artificium .hand button")
    before = page.locator(LINES).count()
    card = here()
    page.keyboard.press("Enter")
    grown(page, before)
    assert f"Guest shows {card}." in told(page, before)


def test_six_players_on_a_phone(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    sit(page, 6)
    assert page.locator(".artificium [data-place]").count() == 6
    width = page.locator(".artificium").evaluate("board => [board.scrollWidth, board.clientWidth]")
    assert width[0] <= width[1]
    page.locator(".artificium [data-choice=pass]").tap()
    page.wait_for_selector(".artificium .hand button")
    assert page.locator(".artificium [data-slot]").count() == 6
    least = (
        "all => Math.min(...all.map((one) => one.getBoundingClientRect()).flatMap((box) => [box.width, box.height]))"
    )
    assert page.locator(".artificium .hand button, .artificium [data-choice]").evaluate_all(least) >= 44
    before = page.locator(LINES).count()
    page.locator(".artificium .hand button").first.tap()
    grown(page, before)


@pytest.mark.parametrize(("theme", "plain"), [("light", False), ("dark", False), ("light", True), ("dark", True)])
def test_axe_finds_nothing(visit: Visit, theme: str, plain: bool) -> None:
    from axe_playwright_python.sync_playwright import Axe

    def check() -> None:
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()

    page = visit(color_scheme=theme, viewport={"width": 390 if plain else 1280, "height": 844})
    begin(page, "Artificium")
    page.wait_for_selector(".artificium")
    if plain:
        page.evaluate("localStorage.artel = JSON.stringify({ ...JSON.parse(localStorage.artel), plain: true })")
        page.reload()
        page.wait_for_selector(".board table")
        check()
        tree = page.locator(".board").aria_snapshot()
        for part in ('heading "Your hand"', 'heading "Market"', 'columnheader "Coins"', 'rowheader "crystal"'):
            assert part.lower() in tree.lower()
        return
    check()
    page.locator(".artificium [data-choice=pass]").click()
    page.wait_for_selector(".artificium .hand button")
    check()
    before = page.locator(LINES).count()
    page.locator(".artificium .hand button").first.click()
    grown(page, before)
    page.wait_for_selector(".artificium [data-choice=discard]")
    check()


def test_the_board_as_a_tree(visit: Visit) -> None:
    page = visit()
    begin(page, "Artificium")
    page.wait_for_selector(".artificium [data-market] button")
    tree = page.locator(".artificium").aria_snapshot()
    for part in (
        'list "Round 1"', 'list "Parts of the round"', 'list "Players"', 'region "Market"', 'region "What you can do"',
        'region "Your hand"', 'region "What is made of what"', 'img "Score track. Guest: 0, Novice: 0.',
        'button "Exchange the whole hand"',
    ):  # fmt: skip
        assert part in tree
    assert re.search(r'button "Take [A-Z][^"]+\. [^"]+"', tree)  # with what the card does
    assert len(re.findall(r'button "Give ', tree)) == 5
    for resource in ("wood", "wheat", "coal", "food", "kvass", "metal", "crystal", "potion", "sword"):
        assert re.search(rf"{resource} you have 0 comes from [A-Z].* costs \d+ coins.* sells for \d+ coins?", tree)
