"""Artificium's board in a real Chromium: sealed cards, swaps, deals, keyboard, phone, accessibility."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from web.conftest import needs_browser
from web.tables import PHONE, Visit, axe, change_settings, lines, meet, sit, told

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = needs_browser
GAME = "artificium"
HAND = ".artificium-hand button"
MARKET = ".artificium [data-market] button"


def leave_market(page: Page) -> None:
    page.locator("[data-choice=pass]").click()
    page.wait_for_selector(".artificium [data-slot]")


def test_a_swap_takes_two_clicks(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)
    page.locator(MARKET).first.click()
    assert page.locator(f"{MARKET}[aria-pressed=true]").count() == 1
    assert re.match("You swapped .+ for .+", told(page, page.locator(HAND).first.click))


def test_a_deal_trades_what_a_card_needs_and_applies_it(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)
    leave_market(page)
    page.locator(f".artificium-hand li:has(.status.buy) button, {HAND}").first.click()
    page.wait_for_selector("[data-deal], [data-choice^=apply]")
    said = told(page, page.locator("[data-deal], [data-choice^=apply]").first.click)
    assert re.search("You (bought|applied)", said)


def test_a_chosen_card_lies_face_down_until_all_have_chosen(visit: Visit) -> None:
    anna, boris = visit(), visit(reduced_motion="no-preference")
    meet(anna, boris, GAME)
    for page in (anna, boris):
        page.locator("[data-choice=pass]").click()
    for page in (anna, boris):
        page.wait_for_selector(HAND)
        states = [page.locator(f"[data-slot='{seat}']").get_attribute("data-state") for seat in range(2)]
        assert states == ["choosing", "choosing"]
    card = anna.locator(HAND).first.get_attribute("data-card")
    anna.locator(HAND).first.click()
    anna.wait_for_selector("[data-slot='0'][data-state=sealed]")
    assert anna.locator("[data-slot='0'] [data-card]").get_attribute("data-card") == card
    assert "only you see it" in anna.locator("[data-slot='0']").inner_text()
    assert anna.locator(HAND).count() == 0
    boris.wait_for_selector("[data-slot='0'][data-state=sealed]")
    assert boris.locator("[data-slot='0'] [data-card]").count() == 0
    assert "chosen" in boris.locator("[data-slot='0']").inner_text()
    anna.reload()
    assert anna.locator("[data-slot='0'] [data-card]").get_attribute("data-card") == card
    boris.locator(HAND).first.click()
    for page in (anna, boris):
        page.wait_for_function("() => !document.querySelector('[data-state=sealed], [data-state=choosing]')")
    assert "Anna showed" in " ".join(lines(boris))


def test_the_keys_make_a_swap(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)
    here = "() => document.activeElement?.querySelector('.title')?.textContent"
    page.locator(f"{MARKET}[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    taken = page.evaluate(here)
    page.keyboard.press("Enter")
    assert page.locator(f"{MARKET}[aria-pressed=true]").count() == 1
    page.locator(f"{HAND}[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    given = page.evaluate(here)
    assert f"You swapped {given} for {taken}." in told(page, lambda: page.keyboard.press("Space"))


def test_cards_of_the_market_are_whole_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    sit(page, GAME, "level1", "level1")
    page.wait_for_selector(MARKET)
    assert page.locator(MARKET).count() == 6
    whole = "all => all.every((one) => one.scrollHeight <= one.clientHeight + 1 && one.clientHeight >= 44)"
    assert page.locator(MARKET).evaluate_all(whole)
    assert page.locator(f"{MARKET} .recipe").evaluate_all("all => all.every((one) => one.clientHeight >= 16)")


def test_nothing_of_a_card_is_under_another_thing_of_it_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    sit(page, GAME)
    card = page.locator(HAND).filter(has_text=re.compile("Knight|Mage:")).first
    low, high = "one => one.getBoundingClientRect().bottom", "one => one.getBoundingClientRect().top"
    assert card.locator(".effect").evaluate(low) <= card.locator(".status").evaluate(high)


def test_six_players_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    sit(page, GAME, *["level1"] * 5)
    assert page.locator(".artificium [data-place]").count() == 6
    board = page.locator(".artificium")
    assert board.evaluate("board => board.scrollWidth <= board.clientWidth && board.clientWidth <= 390")
    page.locator("[data-choice=pass]").tap()
    page.wait_for_selector(HAND)
    assert page.locator(".artificium [data-slot]").count() == 6
    least = (
        "all => Math.min(...all.map((one) => one.getBoundingClientRect()).flatMap((box) => [box.width, box.height]))"
    )
    assert page.locator(f"{HAND}, [data-choice]").evaluate_all(least) >= 44
    page.locator(HAND).first.tap()
    page.wait_for_selector(f"{HAND}.picked")  # lifted
    assert "You showed" in told(page, page.locator(HAND).first.tap)


def test_the_accessibility_tree(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)
    tree = page.locator("[data-frame]").aria_snapshot()
    for part in (
        'list "Round 1"', 'list "Parts of the round"', 'list "Players"', 'region "Market"', 'region "What you can do"',
        'region "Your hand"', 'region "What is made of what"', 'img "Score track. Anna: 0, Random: 0.',
        'button "Exchange the whole hand"',
    ):  # fmt: skip
        assert part in tree
    assert re.search(r'button "Take Farm\. [^"]+"', tree)  # with what the card does
    assert len(re.findall(r'button "Give ', tree)) == 5
    for resource in ("wood", "wheat", "coal", "food", "kvass", "metal", "crystal", "potion", "sword"):
        assert re.search(rf"{resource} you have 0 comes from [A-Z].* costs \d+ coins.* sells for \d+ coins?", tree)


def test_the_board_in_words(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    sit(page, GAME)
    change_settings(page, plain=True)
    page.wait_for_selector(".board table")
    tree = page.locator(".board").aria_snapshot().lower()
    for part in ('heading "your hand"', 'heading "market"', 'columnheader "coins"', 'rowheader "crystal"'):
        assert part in tree
    axe(page)


def test_axe_finds_nothing(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)
    axe(page)
    leave_market(page)
    page.wait_for_selector(HAND)
    told(page, page.locator(HAND).first.click)
    page.wait_for_selector("[data-choice=discard]")
    axe(page)
