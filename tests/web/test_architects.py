"""The board of 7 Wonders Architects in a real Chromium: clicks on piles, keys, a phone, axe, screen readers."""

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
PHONE = {"width": 390, "height": 844}
ASKED = ".board [data-choice], #result"


def begin(page: Page) -> None:
    page.get_by_text("Novice", exact=True).click()
    page.get_by_role("button", name="Play 7 Wonders Architects against a bot").click()
    page.wait_for_selector(ASKED)


def begin_with(page: Page, players: int) -> None:
    page.get_by_role("button", name="Play 7 Wonders Architects with friends").click()
    page.get_by_role("radio", name=str(players), exact=True).click()
    for seat in range(1, players):
        page.locator(f"#seat-{seat}").select_option("level1")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(ASKED)


def lines(page: Page) -> list[str]:
    return page.locator("[role=log] li > span").all_inner_texts()


def told(page: Page, before: int) -> list[str]:
    """What the live region said since it had so many lines."""
    page.wait_for_function("n => document.querySelectorAll('[role=log] li').length > n", arg=before)
    return lines(page)[before:]


def over(page: Page) -> bool:
    page.wait_for_selector(ASKED, timeout=20_000)
    return page.locator("#result").count() > 0


def take(page: Page) -> list[str]:
    """Clicks the first thing that is lit, a pile before anything else, and one of its ways if it has several."""
    before = len(lines(page))
    piles = page.locator(".board .pile .lit")
    (piles if piles.count() else page.locator(".board [data-choice]")).first.click()
    if page.locator("[data-choice=back]").count():
        page.locator(".do [data-choice]").first.click()
    return told(page, before)


def check_axe(page: Page) -> None:
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def in_words(page: Page) -> None:
    """Turns the screen-reader mode on."""
    page.evaluate("localStorage.artel = JSON.stringify({...JSON.parse(localStorage.artel), plain: true})")
    page.reload()
    page.wait_for_selector(".board .plain")


def test_a_game_is_played_on_the_board(visit: Visit) -> None:
    page = visit()
    begin(page)
    log = page.wait_for_selector("[role=log][aria-live=polite]")
    battles_seen = False
    for _ in range(200):
        battles_seen |= page.get_by_role("region", name="Battle").is_visible()
        if over(page):
            break
        options = set(page.locator("[data-option]").evaluate_all("all => all.map(one => one.dataset.option)"))
        lit = set(page.locator(".board [data-choice]").evaluate_all("all => all.map(one => one.dataset.choice)"))
        piles = {f"pile {option.split()[-1]}" for option in options if option.split()[0] in ("take", "use")}
        stages = {f"stage {option.split()[1]}" for option in options if option.startswith("build ")}
        rest = {option for option in options if option.split()[0] not in ("take", "use")}
        assert lit == piles | stages | rest  # what can be chosen is lit, and nothing else
        said = take(page)
        assert any("Guest" in line for line in said), said  # every move is spoken
    else:
        raise AssertionError("the game does not end")
    assert log is not None
    assert log.evaluate("log => log.isConnected")
    assert battles_seen == any("Battle, shields" in line for line in lines(page))
    finished = page.locator(".board [data-stage]:not(.plan)").count()
    assert finished == len([line for line in lines(page) if re.search(r"built stage \d", line)])
    assert page.locator(".board [data-choice]").count() == 0


def test_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    begin(page)
    focused = "document.activeElement.dataset.choice ?? ''"
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(focused):
            break
    first = page.evaluate(focused)
    assert first.startswith("pile ")
    assert page.locator(".board [data-choice][tabindex='0']").count() == 1
    page.keyboard.press("ArrowDown")
    second = page.evaluate(focused)
    assert second.startswith("pile ")
    assert second != first
    for _ in range(6):
        if over(page):
            break
        page.wait_for_function(f"() => {focused}")  # the focus comes back with the next question
        name = page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText")
        before = len(lines(page))
        page.keyboard.press("Enter")
        if page.locator("[data-choice=back]").count():
            page.keyboard.press("Enter")
        said = told(page, before)
        taken = re.match(r"Take (\w+) from", name)
        assert taken is None or any(f"took {taken[1]}" in line for line in said)


def test_five_players_on_a_phone(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    begin_with(page, 5)
    assert page.locator(".others .mat").evaluate_all("mats => mats.map(mat => mat.dataset.seat)") == [
        "1",
        "2",
        "3",
        "4",
    ]
    assert page.locator(".mat .where").all_inner_texts() == ["left neighbour", "", "", "right neighbour"]
    piles = page.locator(".board .pile:not(.small)").evaluate_all("all => all.map(pile => pile.dataset.pile)")
    assert len(set(piles)) == 3
    assert "centre" in piles
    assert len(set(piles + page.locator(".mat .pile").evaluate_all("all => all.map(pile => pile.dataset.pile)"))) == 6
    for _ in range(4):
        if over(page):
            break
        take(page)
    if not over(page):
        assert page.evaluate(
            "() => { const b = document.querySelector('.board'); return b.scrollWidth <= b.clientWidth }"
        )
        for choice in page.locator(".board [data-choice]").all():
            box = choice.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
            assert box["x"] + box["width"] <= PHONE["width"]


def test_tokens_and_piles_explain_themselves(visit: Visit) -> None:
    page = visit()
    begin(page)
    page.locator(".progress button").first.focus()
    name = page.locator(".progress button").first.get_attribute("aria-label") or ""
    tip = page.get_by_role("tooltip")
    assert tip.inner_text().startswith(name)
    assert len(tip.inner_text()) > len(name) + 20
    page.keyboard.press("Escape")
    assert tip.count() == 0
    page.get_by_role("button", name=re.compile("^Cards left: ")).first.focus()
    assert "in no known order" in tip.inner_text()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(visit: Visit, theme: str) -> None:
    page = visit(color_scheme=theme)
    begin_with(page, 4)
    check_axe(page)
    for _ in range(12):
        if over(page):
            break
        take(page)
        if page.locator(".over").count():
            check_axe(page)
    in_words(page)
    check_axe(page)


def test_the_accessibility_tree(visit: Visit) -> None:
    page = visit()
    begin(page)
    tree = page.locator(".board").aria_snapshot()
    for wanted in (
        r'group "The other players, clockwise"', r'group "Novice, \w+"', r'region "Guest"', r'list "Stages"',
        r'img "\w+: \d of 5 stages built"', r'button "\d of 3 conflict tokens show battle"', r'group "What you can do"',
        r'button "Take (the top card of|\w+ from) the central deck"', r'button "Take [\w ]+ from the deck of \w+"',
        r'img "Token stack: \d+ left"', r"Stage 1: 2 different resources, points: \d; can be built next",
    ):  # fmt: skip
        assert re.search(wanted, tree), f"{wanted} in\n{tree}"


def test_the_board_in_words(visit: Visit) -> None:
    page = visit()
    begin(page)
    take(page)
    in_words(page)
    assert page.locator(".board svg").count() == 0
    headings = page.locator(".board h2").all_inner_texts()
    assert headings[:3] == ["Decks in reach", "Conflict tokens", "Progress tokens"]
    assert headings[3].startswith("Guest, ")
    assert page.locator(".board table").count() == 2
    assert page.locator(".board table").first.locator("tbody tr").count() == 5


def test_the_board_speaks_russian(visit: Visit) -> None:
    page = visit()
    begin(page)
    page.get_by_role("button", name="Русский").click()
    page.wait_for_function("() => /[а-яё]/i.test(document.querySelector('.pile .lit')?.ariaLabel ?? '')")
    labels = page.locator(".board [aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert [label for label in labels if label and not re.search("[а-яё]", label, re.I)] == ["Guest"]
    assert json.dumps(page.locator(".board").inner_text()).count("web-architects") == 0
