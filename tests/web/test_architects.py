"""The board of 7 Wonders Architects in a real Chromium: clicks on piles, keys, a phone, axe, screen readers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from web.conftest import needs_browser
from web.tables import PHONE, Visit, axe, change_settings, drive, lines, sit, told

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = needs_browser
GAME = "architects"
CHOICES = "[data-frame] [data-choice]"
SHOWN = """() => ['[data-frame] [data-choice]', '[data-option]'].map((one) =>
  [...document.querySelectorAll(one)].map((found) => found.dataset.choice ?? found.dataset.option))"""


def play_to(page: Page, end: int) -> None:
    """Until the log has so many lines, and it is our turn again."""
    drive(GAME, page, until=end)
    page.wait_for_selector(CHOICES)


def test_what_can_be_chosen_is_lit_and_nothing_else(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)
    kinds = []
    for end in (8, 40, 71):
        play_to(page, end)
        lit, options = page.evaluate(SHOWN)
        words = [option.split() for option in options]
        piles = {f"pile {word[-1]}" for word in words if word[0] in ("take", "use")}
        stages = {f"stage {word[1]}" for word in words if word[0] == "build"}
        rest = {option for option in options if option.split()[0] not in ("take", "use")}
        assert set(lit) == piles | stages | rest
        kinds.append({word[0] for word in words})
    assert kinds == [{"take"}, {"take"}, {"choose", "unseen"}]


def test_battles_are_shown_pair_by_pair_and_stages_rise(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)
    play_to(page, 40)
    assert page.get_by_role("region", name="Battle").count() == 0
    page.evaluate(
        """() => new MutationObserver(() => (window.fought ??= document.querySelector('.battle')?.innerText))
            .observe(document.body, { childList: true, subtree: true })"""
    )  # the next move ends what is shown, and may come before anybody has looked
    while "Battle" not in " ".join(lines(page)):
        drive(GAME, page, until=len(lines(page)) + 1)
    page.wait_for_function("() => window.fought?.includes('Anna') && window.fought.includes('Random')")
    play_to(page, 95)
    told_of = [line for line in lines(page) if re.search(r"built stage \d", line)]
    assert told_of
    assert page.locator(".board [data-stage]:not(.plan)").count() == len(told_of)


def test_the_arrows_walk_over_what_is_lit(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)
    focused = "document.activeElement.dataset.choice ?? ''"
    assert page.locator(f"{CHOICES}[tabindex='0']").count() == 1
    page.locator(f"{CHOICES}[tabindex='0']").focus()
    first = page.evaluate(focused)
    page.keyboard.press("ArrowDown")
    second = page.evaluate(focused)
    assert {first, second} < {"pile babylon", "pile rhodes", "pile centre"}
    assert first != second
    deck = {"pile babylon": "the deck of Babylon", "pile rhodes": "the deck of Rhodes"}.get(second, "the central deck")
    assert f"from {deck}" in told(page, lambda: page.keyboard.press("Enter"))
    page.wait_for_function(f"() => {focused}")  # the focus comes back with the next question


def test_five_players_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    sit(page, GAME, *["level1"] * 4)
    mats = page.locator(".others .mat").evaluate_all("mats => mats.map(mat => mat.dataset.seat)")
    assert mats == ["1", "2", "3", "4"]
    places = page.locator(".mat .where").evaluate_all("all => all.map((one) => one.title)")
    assert places == ["left neighbour", "", "", "right neighbour"]
    piles = page.locator(".board .pile:not(.small)").evaluate_all("all => all.map(pile => pile.dataset.pile)")
    assert len(set(piles)) == 3
    assert "centre" in piles
    assert len(set(piles + page.locator(".mat .pile").evaluate_all("all => all.map(pile => pile.dataset.pile)"))) == 6
    play_to(page, 60)
    board = page.locator(".field")
    assert board.evaluate("board => board.scrollWidth <= board.clientWidth")
    boxes = [choice.bounding_box() for choice in page.locator(CHOICES).all()]
    assert boxes
    for box in boxes:
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert box["x"] + box["width"] <= 390


def test_tokens_and_piles_explain_themselves(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)
    page.get_by_role("button", name="Propaganda").focus()
    tip = page.get_by_role("tooltip")
    assert tip.inner_text().startswith("Propaganda")
    assert len(tip.inner_text()) > len("Propaganda") + 20
    page.keyboard.press("Escape")
    assert tip.count() == 0
    page.get_by_role("button", name=re.compile("^Cards left: ")).first.focus()
    assert "in no known order" in tip.inner_text()


def test_the_accessibility_tree(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)
    tree = page.locator("[data-frame]").aria_snapshot()
    for wanted in (
        'group "The other players, clockwise"', 'group "Random, Rhodes"', 'region "Anna"', 'list "Stages"',
        'img "Babylon: 0 of 5 stages built"', 'button "0 of 3 conflict tokens show battle"', 'group "What you can do"',
        'button "Take the top card of the central deck"', 'button "Take Gear from the deck of Babylon"',
        'button "Take Shield from the deck of Rhodes"', "Stage 1: 2 different resources, points: 3; can be built next",
    ):  # fmt: skip
        assert wanted in tree, f"{wanted} in\n{tree}"


def test_the_board_in_words(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)
    play_to(page, 30)
    change_settings(page, plain=True)
    page.wait_for_selector(".board .plain")
    assert page.locator(".board svg").count() == 0
    headings = page.locator(".board h2").all_inner_texts()
    assert headings[:4] == ["Decks in reach", "Conflict tokens", "Progress tokens", "Anna, Babylon"]
    assert page.locator(".board table").count() == 2
    assert page.locator(".board table").first.locator("tbody tr").count() == 5
    axe(page)


def test_the_board_speaks_russian(visit: Visit) -> None:
    page = visit(locale="ru-RU")
    sit(page, GAME)
    labels = page.locator(".board [aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert [label for label in labels if label and not re.search("[а-яё]", label, re.I)] == ["Anna"]
    assert "web-architects" not in page.locator("[data-frame]").inner_text()


def test_axe_finds_nothing(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)
    axe(page)
    while not page.locator(".over").count():
        drive(GAME, page, until=len(lines(page)) + 1)
    axe(page)
