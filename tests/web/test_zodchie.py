"""Zodchie's board in a real Chromium: cards and places are clicked or reached by keys, the list below never."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from web.conftest import needs_browser

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [needs_browser, pytest.mark.deep]
Visit = Callable[..., "Page"]
READY = ".board [data-card].lit, .board .place.lit, .board [data-choice], #result"
GROWN = "n => document.querySelectorAll('[role=log] li').length > n"
LISTEN = """() => {
  window.spoken = []
  new MutationObserver((found) => found.forEach((one) => one.addedNodes.forEach((node) => {
    if (node.textContent.trim()) window.spoken.push(node.textContent)
  }))).observe(document.querySelector('[role=log][aria-live=polite]'), { childList: true, subtree: true })
}"""
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "no-preference",
}


def begin(page: Page) -> None:
    page.get_by_text("Novice", exact=True).click()
    page.get_by_role("button", name="Play Zodchie against a bot").click()
    page.wait_for_selector(READY)


def begin_advanced(page: Page, limit: str = "none") -> None:
    page.get_by_role("button", name="Play Zodchie with friends").click()
    page.select_option("#option-variant", "advanced")
    page.select_option("#option-limit", limit)
    page.select_option("#seat-1", "level1")
    page.locator("dialog form button[type=submit], dialog form button.primary:not([role])").last.click()
    page.wait_for_selector("[data-extra]")


def hold(page: Page) -> str | None:
    """Takes up the first card that can be played; None: the question is another one."""
    card = page.locator("[data-card].lit").first
    if not card.count():
        return None
    if card.get_attribute("aria-pressed") == "false":
        card.click()
    return card.get_attribute("data-card")


def step(page: Page) -> bool:
    """One answer, given on the board; whether the game goes on."""
    page.wait_for_selector(READY)
    if page.locator("#result").count():
        return False
    before = page.locator("[role=log] li").count()
    hold(page)
    place = page.locator(".place.lit").first
    if place.count():
        place.click()
        page.wait_for_function(f"n => ({GROWN})(n) || document.querySelector('[data-choice*=\"/\"]')", arg=before)
        if page.locator("[data-choice*='/']").count():
            page.locator("[data-choice*='/']").first.click()
    else:
        page.locator("[data-choice]:not([data-choice=redraw])").first.click()
    page.wait_for_function(GROWN, arg=before)
    return True


def lines(page: Page) -> list[str]:
    return page.locator("[role=log] li").all_inner_texts()


def axe(page: Page) -> None:
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_a_game_is_played_to_the_end_on_the_board_and_spoken(visit: Visit) -> None:
    page = visit()
    begin(page)
    page.evaluate(LISTEN)
    heard = len(lines(page))
    explained = set()
    for _ in range(300):
        for card, words in (("forge", "X is the value of the card to its left"), ("library", "№ is the number")):
            if page.locator(f"[data-card={card}]").count() and card not in explained:
                page.locator(f"[data-card={card}]").hover()
                page.locator(".about", has_text=words).wait_for()
                explained.add(card)
        if not step(page):
            break
    assert page.locator("#result").count() == 1
    assert page.locator(".board .lit").count() == 0
    assert explained
    spoken = page.evaluate("() => window.spoken")
    told = lines(page)[heard:]
    assert len(spoken) == len(told)
    assert sum(" played " in line for line in spoken) >= 12


def test_what_a_choice_would_do_is_shown_before_and_happens(visit: Visit) -> None:
    page = visit()
    begin(page)
    kept = 0
    while kept < 3:
        page.wait_for_selector(READY)
        if page.locator("#result").count() or hold(page) is None:
            assert step(page)
            continue
        comparing = page.locator(".place.lit[aria-label*=' against ']")
        if not comparing.count():
            assert step(page)
            continue
        place = comparing.first
        name, label = place.get_attribute("data-place"), place.get_attribute("aria-label") or ""
        foreseen = re.findall(rf"{name} against [^.]*\.|[^.]* was turned[^.]*\.|[^.]* was destroyed[^.]*\.", label)
        place.hover()
        page.locator(f"[data-place={name}] .ghost").wait_for()
        assert foreseen[0] in page.locator(".about").inner_text()
        left = f"{name[0]}{int(name[1]) - 1}" if name else ""
        changes = [line for line in foreseen[1:] if f" on {left} " in line]
        if len(changes) < 2:  # one change may undo another
            assert page.locator(f"[data-place={left}] .change").count() == len(changes)
        before = len(lines(page))
        place.click()
        page.wait_for_function(GROWN, arg=before)
        happened = " ".join(lines(page)[before:])
        assert all(line.strip() in happened for line in foreseen[: 1 + len(changes)])
        kept += 1


def test_the_keyboard_alone_plays(visit: Visit) -> None:
    page = visit()
    begin(page)
    page.locator("[data-place=a1]").focus()
    played = 0
    for _ in range(12):
        page.wait_for_selector(READY)
        before = len(lines(page))
        if page.locator("[data-card].lit").count():
            for _ in range(12):
                if page.evaluate("() => document.activeElement.dataset.card !== undefined"):
                    break
                page.keyboard.press("Tab")
            page.keyboard.press("Home")
            page.keyboard.press("ArrowRight")
            card = page.evaluate("() => document.activeElement.dataset.card")
            page.keyboard.press("Enter")  # goes on to the first place that is lit
            assert page.evaluate("() => document.activeElement.matches('.place.lit, [data-choice]')")
            page.keyboard.press("Escape")  # and back
            assert page.evaluate("() => document.activeElement.dataset.card") == card
            page.keyboard.press("Enter")
            played += 1
        elif page.locator(".place.lit").count():
            name = page.locator(".place.lit").first.get_attribute("data-place") or ""
            while not page.evaluate("() => document.activeElement.dataset.place !== undefined"):
                page.keyboard.press("Shift+Tab")
            page.keyboard.press("Home")
            row = page.evaluate("() => document.activeElement.dataset.place")[0]
            page.keyboard.press("ArrowDown" if name[0] > row else "ArrowUp")
            for _ in range(int(name[1]) - 1):
                page.keyboard.press("ArrowRight")
            assert page.evaluate("() => document.activeElement.dataset.place") == name
        else:
            page.locator("[data-choice]").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_function(f"n => ({GROWN})(n) || document.activeElement.matches('[data-choice]')", arg=before)
        if len(lines(page)) == before:
            page.keyboard.press("Enter")
        page.wait_for_function(GROWN, arg=before)
    assert played >= 3


def test_a_deck_is_built(visit: Visit) -> None:
    page = visit()
    begin_advanced(page, "2")
    switches = page.locator("[data-extra]")
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
    page.wait_for_selector(READY)
    told = next(line for line in lines(page) if "into the deck" in line and line.startswith("Guest"))
    assert all(label.split(" instead of ")[0] in told for label in taken)
    assert page.get_by_role("grid", name="City").is_visible()


def test_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    begin(page)
    for _ in range(4):
        assert step(page)
    page.wait_for_selector(READY)
    hold(page)
    board = page.locator(".board").first.bounding_box()
    assert board is not None
    assert board["x"] >= 0
    assert board["x"] + board["width"] <= 390
    for found in page.locator(".place, .board [data-card]").all():
        box = found.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    if page.locator(".place.lit").count():
        boxes = [found.bounding_box() for found in page.locator(".place.lit").all()]
        assert any(box and box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in boxes), "one of them is in sight"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(visit: Visit, theme: str) -> None:
    page = visit(color_scheme=theme)
    begin(page)
    for _ in range(6):
        assert step(page)
    page.wait_for_selector(READY)
    hold(page)
    page.locator(".place.lit, [data-choice]").first.hover()
    axe(page)


def test_the_tree_of_the_board(visit: Visit) -> None:
    page = visit()
    begin(page)
    tree = page.locator(".board").first.aria_snapshot()
    assert '- grid "City":' in tree
    assert tree.count('- row "Street ') == 2
    assert tree.count('- columnheader "Quarter ') == 8
    assert len(re.findall(r'button "[ab][1-8]: ', tree)) == 16
    assert tree.count("[disabled]") == 16, "first a card, then a place"
    assert '- group "Answers":' in tree
    assert '- heading "My hand"' in tree
    assert len(re.findall(r'- button "[A-Z][a-z ]+, values .*\[\S+\]', tree)) == 3
    assert '- list "Hands, piles and tokens":' in tree
    card = hold(page)
    lit = page.locator(".board").first.aria_snapshot()
    assert len(re.findall(r'button "[ab][1-8]: free\. Play ', lit)) == page.locator(".place.lit").count() > 0
    assert page.locator(f"[data-card={card}]").get_attribute("aria-pressed") == "true"


def test_the_table_in_words(visit: Visit) -> None:
    page = visit()
    begin(page)
    for _ in range(3):
        assert step(page)
    settings = json.loads(page.evaluate("() => localStorage.artel")) | {"plain": True}
    page.evaluate("text => localStorage.setItem('artel', text)", json.dumps(settings))
    page.reload()
    page.locator(".plain table").wait_for()
    assert page.locator(".board svg").count() == 0
    assert page.locator(".plain td").count() == 16
    assert page.get_by_role("heading", name="My hand").is_visible()
    assert re.search(r"value \d", page.locator(".plain table").inner_text())
    axe(page)
