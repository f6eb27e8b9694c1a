"""Zodchie's board in a real Chromium: cards and places are clicked or reached by keys, the list below never."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from web.conftest import needs_browser
from web.tables import LIT, PHONE, Visit, axe, change_settings, drive, lines, sit, told

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = needs_browser
GAME = "zodchie"


def hold(page: Page, card: str) -> None:
    page.wait_for_selector(f"[data-card={card}].lit")
    page.locator(f"[data-card={card}]").click()
    page.wait_for_selector(f"[data-card={card}][aria-pressed=true]")


def test_values_that_are_no_numbers_are_explained(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)  # the library is in hand, and the bot will play a forge
    page.locator("[data-card=library]").hover()
    page.locator(".about", has_text="№ is the number").wait_for()
    while not page.locator(".place:has-text('Forge')").count():
        drive(GAME, page, until=len(lines(page)) + 1)
    page.locator(".place:has-text('Forge')").first.hover()
    page.locator(".about", has_text="X is the value of the card to its left").wait_for()


def test_what_a_choice_would_do_is_shown_before_and_happens(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)
    drive(GAME, page, until=34)
    hold(page, "library")
    place = page.locator(".place.lit[aria-label*=' against ']").first
    name, label = place.get_attribute("data-place"), place.get_attribute("aria-label") or ""
    foreseen = re.findall(rf"{name} against [^.]*\.|[^.]* was turned[^.]*\.|[^.]* was destroyed[^.]*\.", label)
    assert foreseen
    place.hover()
    page.locator(f"[data-place={name}] .ghost").wait_for()
    assert foreseen[0] in page.locator(".about").inner_text()
    happened = told(page, place.click)
    assert all(line.strip() in happened for line in foreseen)


def test_the_arrows_walk_over_cards_and_places(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)
    card = "() => document.activeElement.dataset.card"
    page.locator("[data-card].lit").first.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    held = page.evaluate(card)
    assert held == "inn"
    page.keyboard.press("Enter")  # goes on to the first place that is lit
    assert page.evaluate("() => document.activeElement.matches('.place.lit')")
    page.keyboard.press("Escape")  # and back
    assert page.evaluate(card) == held
    page.keyboard.press("Enter")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("() => document.activeElement.dataset.place") == "a2"
    assert "You played Inn on a2" in told(page, lambda: page.keyboard.press("Enter"))


def test_a_deck_is_built_and_played_with(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play Zodchie with friends").click()
    page.select_option("#option-variant", "advanced")
    page.select_option("#option-limit", "2")
    page.select_option("#seat-1", "level1")
    page.get_by_role("button", name="Start the game").click()
    switches = page.locator("[data-extra]")
    switches.first.wait_for()
    assert switches.count() == 6
    assert page.get_by_role("button", name="Keep the base deck").first.is_enabled()
    taken = []
    for at in (1, 4):
        taken.append(switches.nth(at).get_attribute("aria-label") or "")
        switches.nth(at).focus()
        page.keyboard.press("Space")
    assert page.get_by_text("2 of 2 taken").is_visible()
    assert switches.nth(0).get_attribute("aria-disabled") == "true"
    switches.nth(0).click(force=True)
    assert page.get_by_role("switch", checked=True).count() == 2
    axe(page)
    page.get_by_role("button", name="Play with these 2 cards").click()
    page.wait_for_selector(LIT[GAME].ready)
    built = next(line for line in lines(page) if "into the deck" in line and line.startswith("You"))
    assert all(label.split(" instead of ")[0] in built for label in taken)
    drive(GAME, page)
    assert page.locator(".tally tfoot td").count() == 2


def test_a_phone(visit: Visit) -> None:
    page = visit(**PHONE, reduced_motion="no-preference")
    sit(page, GAME)
    drive(GAME, page, until=34)
    hold(page, "library")
    board = page.locator(".board").first.bounding_box()
    assert board is not None
    assert board["x"] >= 0
    assert board["x"] + board["width"] <= 390
    for found in page.locator(".place, .board [data-card]").all():
        box = found.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    boxes = [found.bounding_box() for found in page.locator(".place.lit").all()]
    assert any(box and box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in boxes), "one of them is in sight"


def test_the_accessibility_tree(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)
    page.wait_for_selector("[data-card].lit")
    tree = page.locator("[data-frame]").aria_snapshot()
    assert '- grid "City":' in tree
    assert tree.count('- row "Street ') == 2
    assert tree.count('- columnheader "Quarter ') == 8
    assert len(re.findall(r'button "[ab][1-8]: ', tree)) == 16
    assert tree.count("[disabled]") == 16, "first a card, then a place"
    assert 'button "a1: Temple' in tree
    assert '- group "Answers":' in tree
    assert '- heading "My hand"' in tree
    assert len(re.findall(r'- button "(Orangery|Inn|Library), values ', tree)) == 3
    page.get_by_role("tab", name="Players").click()
    assert '- list "Hands, piles and tokens":' in page.locator("#panel-players").aria_snapshot()
    hold(page, "inn")
    lit = page.locator("[data-frame]").aria_snapshot()
    assert len(re.findall(r'button "[ab][1-8]: free\. Play Inn', lit)) == page.locator(".place.lit").count() == 2


def test_the_board_in_words(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)
    drive(GAME, page, until=34)
    change_settings(page, plain=True)
    page.locator(".plain table").wait_for()
    assert page.locator(".board svg").count() == 0
    assert page.locator(".plain td").count() == 16
    assert page.get_by_role("heading", name="My hand").is_visible()
    assert re.search(r"value \d", page.locator(".plain table").inner_text())
    axe(page)


def test_axe_finds_nothing(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)
    drive(GAME, page, until=34)
    hold(page, "library")
    page.locator(".place.lit").first.hover()
    axe(page)
