"""What happens is shown over the board: it moves nothing, a click skips it, and stillness is respected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.conftest import needs_browser
from web.tables import LINES, LIT, Visit, sit, told

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = needs_browser
GAME = "zodchie"
PIECE = ".flights .piece"
COUNT = """() => {
  window.flown = 0
  new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {
    window.flown += Number(node.className === 'piece')
  }))).observe(document.body, { childList: true, subtree: true })
}"""
FREEZE = """() => new MutationObserver(() => document.getAnimations().forEach((one) => one.pause()))
  .observe(document.querySelector('.table'), { childList: true })"""
"""What begins to move stays where it began, until it is skipped."""
FAR = """place => [...document.querySelectorAll('.flights .piece:has(svg)')].map((one) => {
  const from = one.getBoundingClientRect(), to = document.querySelector(place).getBoundingClientRect()
  return Math.round(Math.hypot(from.left - to.left, from.top - to.top))
})"""
"""How far cards are from that place."""


LANDS = """() => {
  const piece = document.querySelector('.flights .piece:has(svg)'), tile = document.querySelector('.tiles [data-at]')
  const { left, top, width } = tile.getBoundingClientRect()
  return [piece.offsetLeft - left, piece.offsetTop - top, piece.offsetWidth - width].map(Math.abs)
}"""
"""How far from the tile laid last the piece will be in the end."""


def ready(page: Page, game: str = GAME, **settings: str) -> None:
    page.evaluate(
        "new_ => (localStorage.artel = JSON.stringify({ ...JSON.parse(localStorage.artel), ...new_ }))", settings
    )
    sit(page, game)
    page.evaluate(COUNT)


def play(page: Page) -> str:
    """The first card that can be played, on the first place that is lit; the name of that place."""
    page.locator(".board [data-card].lit").first.click()
    place = str(page.locator(".place.lit").first.get_attribute("data-place"))
    assert f"on {place}" in told(page, page.locator(f"[data-place={place}]").click)
    return place


def test_a_card_flies_over_the_board_and_a_click_skips_it(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    ready(page, pace="slow")
    page.wait_for_selector(".flights", state="detached")
    page.evaluate(FREEZE)
    boxes = (
        "() => [...document.querySelectorAll('[data-place]')].map((one) => JSON.stringify(one.getBoundingClientRect()))"
    )
    place = play(page)
    page.wait_for_selector(PIECE, state="attached")
    assert max(page.evaluate(FAR, f"[data-place={place}]")) > 100  # it begins in the hand
    during = page.evaluate(boxes)
    page.evaluate("() => (document.querySelector('.flights').hidden = true)")
    assert page.evaluate(boxes) == during  # it takes no room
    assert page.locator(".flights :is([data-card], [data-at], [id], [aria-label])").count() == 0
    shown = page.locator(LINES).count()
    page.mouse.click(5, 700)
    page.wait_for_function(
        f"n => !document.querySelector('{PIECE}') || document.querySelectorAll('{LINES}').length > n", arg=shown
    )


def test_a_tile_lands_where_it_lies_on_a_map_that_has_grown(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    ready(page, "carcassonne", pace="slow")
    page.wait_for_selector(".flights", state="detached")
    page.evaluate(FREEZE)
    page.locator(".cells .cell").last.dispatch_event("click")
    before = page.locator(".frame > svg > g").first.get_attribute("transform")
    told(page, page.locator(".acts .primary").click)
    page.wait_for_selector(PIECE, state="attached")
    assert page.locator(".frame > svg > g").first.get_attribute("transform") != before
    assert max(page.evaluate(LANDS)) < 2


def test_nothing_moves_where_stillness_is_asked_for(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    ready(page, pace="slow")
    play(page)
    page.wait_for_selector(LIT[GAME].ready)
    assert page.evaluate("() => window.flown") == 0


def test_at_once_shows_moves_without_moving_anything(visit: Visit) -> None:
    page = visit("/settings", reduced_motion="no-preference")
    page.get_by_label("Pace of moves").select_option("once")
    ready(page)
    play(page)
    page.wait_for_selector(LIT[GAME].ready)
    assert page.evaluate("() => window.flown") == 0
    page.goto("/settings")
    assert page.get_by_label("Pace of moves").input_value() == "once"
