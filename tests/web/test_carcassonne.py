"""Carcassonne's board in a real Chromium: played on the map by mouse, finger and keys; layers; words."""

from __future__ import annotations

import re
from itertools import combinations
from typing import TYPE_CHECKING

from web.around import bots_table, got
from web.conftest import needs_browser
from web.tables import LIT, PHONE, Visit, axe, change_settings, drive, hit, lines, sit, told

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = needs_browser
GAME = "carcassonne"
CELLS, SPOTS = ".cells .cell", ".spots .spot"
PINNED = ".cell.pinned"
LAST = ".map .last"
NEAR = "() => document.querySelector('.spot').getBoundingClientRect().width >= 44"
"""The map comes nearer for a finger."""


SIDE = "() => document.querySelector('.edges rect').getBoundingClientRect().width"
SEEN = """() => {
  const frame = document.querySelector('.frame').getBoundingClientRect()
  const { left, right, top, bottom } = [...document.querySelectorAll('.edges rect')].at(-1).getBoundingClientRect()
  return left > frame.left && right < frame.right && top > frame.top && bottom < frame.bottom
}"""
"""The tile that was laid last is in sight."""
CLOCK = "time => { performance.now = () => time }"


def play_to(page: Page, end: int, wait: str) -> None:
    """Until the log has so many lines, and then on until there is such a thing."""
    drive(GAME, page, until=end)
    page.wait_for_selector(LIT[GAME].ready)
    while not page.locator(wait).count():
        drive(GAME, page, until=len(lines(page)) + 1)
        page.wait_for_selector(LIT[GAME].ready)


def test_what_a_place_would_bring_is_shown_unless_aids_are_off(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)
    play_to(page, 14, ".cells .brings")
    cell = page.locator(f"{CELLS}:has(.brings)").first
    said = str(cell.get_attribute("aria-label"))
    cell.hover(force=True)
    would = page.locator(".told .would").inner_text()
    assert re.search(r"is complete \(.*\): .* (points?|nobody)|You took .* tokens?", would)
    assert said.endswith(would)
    change_settings(page, aids=False)
    page.wait_for_selector(CELLS)
    assert page.locator(".cells .brings").count() == 0


def test_the_tile_turns_by_click_wheel_and_key(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)  # an E, which can lie south of the first tile in three ways
    label = f"was => document.querySelector('{PINNED}').ariaLabel !== was"
    cell = page.locator("[data-target='0,1']")
    hit(cell)
    assert page.locator(f"{PINNED} .ghost").count() == 1
    ways = [cell.get_attribute("aria-label")]
    turns: list[Callable[[], None]] = [
        lambda: hit(cell),
        lambda: page.mouse.wheel(0, 100),
        lambda: page.keyboard.press("r"),
        lambda: page.locator(".carcassonne-hand .tile").click(),
    ]
    for turn in turns:
        turn()
        page.wait_for_function(label, arg=ways[-1])
        ways.append(cell.get_attribute("aria-label"))
    assert len(set(ways)) == 3
    assert ways[3:] == ways[:2]  # all around
    said = told(page, page.locator(".cells .yes").click)
    assert re.search(r"You placed the tile .* \(1 south of the start tile\)", said)
    assert page.locator(".tiles > g").count() >= 2


def test_the_arrows_walk_over_places_spots_and_figures(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)
    target = "document.activeElement.dataset.target"
    page.locator(f"{CELLS}[tabindex='0']").focus()
    first = page.evaluate(target)
    page.keyboard.press("ArrowDown" if first == "0,-1" else "ArrowUp")
    page.wait_for_function(f"was => {target} !== was", arg=first)
    chosen = page.evaluate(target)
    assert {first, chosen} == {"0,-1", "0,1"}
    page.keyboard.press("r")
    assert page.locator(PINNED).get_attribute("data-target") == chosen
    side = "south" if chosen == "0,1" else "north"
    assert f"(1 {side} of the start tile)" in told(page, lambda: page.keyboard.press("Enter"))
    page.wait_for_selector(".spots [data-target]:focus")
    spot = page.evaluate(target)
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"was => {target} !== was", arg=spot)
    page.keyboard.press("ArrowLeft")
    assert "You put a meeple" in told(page, lambda: page.keyboard.press("Enter"))
    page.wait_for_selector(CELLS)
    page.locator(".figures [tabindex='0']").focus()
    page.locator(".told", has_text="belongs to").wait_for()


def test_spots_on_a_phone_are_large_and_apart(visit: Visit) -> None:
    page = visit(**PHONE)
    sit(page, GAME)
    most = 0
    for end in (6, 30, 60, 90):
        play_to(page, end, SPOTS)
        page.wait_for_function(NEAR)
        boxes = [spot.bounding_box() for spot in page.locator(SPOTS).all()]
        frame = page.locator(".carcassonne .frame").bounding_box()
        assert frame is not None
        spots = [(box["x"], box["y"], box["width"], box["height"]) for box in boxes if box]
        most = max(most, len(spots))
        for x, y, width, height in spots:
            assert min(width, height) >= 44
            assert frame["x"] <= x <= x + width <= frame["x"] + frame["width"]
            assert frame["y"] <= y <= y + height <= frame["y"] + frame["height"]
        for (x, y, width, _), (other_x, other_y, _, _) in combinations(spots, 2):
            assert (x - other_x) ** 2 + (y - other_y) ** 2 >= (width - 5) ** 2
        told(page, page.locator(SPOTS).first.tap)
    assert most >= 4


def test_the_view_follows_the_last_move_unless_the_player_has_just_moved_it(visit: Visit) -> None:
    page = visit(viewport={"width": 1100, "height": 520})
    sit(page, GAME, "level1", "level1")
    play_to(page, 100, CELLS)
    assert page.evaluate(SIDE) >= 55.9
    page.wait_for_function(SEEN)
    frame = page.locator(".carcassonne .frame").bounding_box()
    assert frame is not None
    now = page.evaluate("() => performance.now()")
    page.evaluate(CLOCK, now)

    def drag_away() -> None:
        x, y = frame["x"] + 8, frame["y"] + frame["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + frame["width"], y, steps=4)
        page.mouse.up()
        page.wait_for_function(f"() => !({SEEN})()")

    drag_away()
    drive(GAME, page, until=len(lines(page)) + 1)
    assert not page.evaluate(SEEN)
    page.get_by_role("button", name="Where was that?").click()
    page.wait_for_function(SEEN)
    drag_away()
    page.evaluate(CLOCK, now + 60_000)
    play_to(page, len(lines(page)) + 8, CELLS)
    page.wait_for_function(SEEN)


def test_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    sit(page, GAME)
    page.locator(CELLS).first.tap(force=True)
    assert "You placed the tile" in told(page, page.locator(".acts .primary").tap)
    play_to(page, 20, CELLS)
    board = page.locator(".carcassonne")
    assert board.evaluate("board => board.scrollWidth <= board.clientWidth && board.clientWidth <= 390")
    heights = [
        box["height"]
        for button in page.locator(".acts button:visible, .carcassonne-hand button:visible").all()
        if (box := button.bounding_box())
    ]
    assert min(heights) >= 44


def test_layers_features_and_purists(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)
    play_to(page, 60, CELLS)
    assert page.locator(".figures .standing").count() >= 3
    figure = page.locator(".figures .standing").first
    figure.hover(force=True)
    page.locator(".told", has_text=re.compile(r"tiles?, .*belongs to")).wait_for()
    assert page.locator(".pointed").count() > 0
    page.get_by_role("button", name="Tiles left", exact=True).click()
    counts = page.locator(".carcassonne section li span").all_inner_texts()
    left = page.locator(".what .soft").inner_text()
    assert sum(int(count.strip("×")) for count in counts) == int(left.split()[0])
    page.get_by_role("button", name="Tiles left", exact=True).click()
    page.get_by_role("button", name="Field owners").click()
    page.get_by_role("button", name="Dead places").click()
    change_settings(page, aids=False)
    page.wait_for_selector(LIT[GAME].ready)
    assert page.locator(".layers").count() == 0
    assert page.get_by_text("If it ended now").count() == 0


def test_the_last_tiles_of_each_player_are_marked(visit: Visit) -> None:
    """To those who come later too, and both tiles of a double turn."""
    page = visit()
    table = sit(page, GAME, builder="on", pig="on")

    def lay() -> None:
        hit(page.locator(CELLS).first)
        page.locator(".cells .yes").click()

    told(page, lay)
    page.wait_for_selector(f"{LAST}[aria-label*=you]", state="attached")
    play_to(page, 30, CELLS)
    marks = page.locator(LAST).evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert {name for name in ("you", "Random") if any(name in mark for mark in marks)} == {"you", "Random"}
    watcher = visit(f"/t/{table}")
    watcher.wait_for_selector(LAST, state="attached")
    assert sorted(watcher.locator(LAST).evaluate_all("all => all.map((one) => one.ariaLabel)")) == sorted(
        mark.replace("you", "Anna") for mark in marks
    )


def test_the_accessibility_tree(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)
    tree = page.locator(".carcassonne").aria_snapshot()
    assert 'group "Where the tile can be placed"' in tree
    assert len(re.findall(r'button "Place the tile (?:above|below) “', tree)) == 2
    page.get_by_role("tab", name="Players").click()
    more = page.locator("#panel-players").aria_snapshot()
    assert 'table "Players"' in more
    assert 'row "Anna 0 0 7' in more
    hit(page.locator("[data-target='0,-1']"))
    told(page, page.locator(".cells .yes").click)
    page.wait_for_selector(SPOTS)
    tree = page.locator(".carcassonne").aria_snapshot()
    assert 'group "Where a figure can stand"' in tree
    assert re.search(r'button "Put a meeple in the city', tree)
    assert re.search(r'img "Last tile: you', tree)  # the last tile


def test_the_board_in_words(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    sit(page, GAME)
    drive(GAME, page, until=20)
    change_settings(page, plain=True)
    page.wait_for_selector(".plain")
    assert page.locator(".carcassonne svg.map, .tiles").count() == 0
    assert page.locator(".plain tbody tr").count() >= 3
    assert page.get_by_role("heading", name="Figures on the map").is_visible()
    axe(page)


def test_axe_finds_nothing(visit: Visit) -> None:
    page = visit()
    sit(page, GAME)
    play_to(page, 20, CELLS)
    axe(page)
    for layer in ("Field owners", "Dead places", "Tiles left"):
        page.get_by_role("button", name=layer, exact=True).click()
    axe(page)


def test_the_final_points_stand_on_the_board_when_all_is_over(visit: Visit) -> None:
    page = visit()
    table = bots_table(page, GAME)
    page.goto(f"/t/{table}")
    page.wait_for_selector("#result")
    scores = [str(points) for points in got(page, f"/api/records/{table}")["result"]["scores"]]
    page.keyboard.press("Escape")
    page.locator("#tab-players").click()
    assert page.locator("td.points").all_inner_texts() == scores
    assert page.locator(".seats .points").all_inner_texts() == scores
    assert page.get_by_text("If it ended now").count() == 0
