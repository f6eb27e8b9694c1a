"""The end of a game over its final board, and playing again in the same place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.around import bots_table, got
from web.conftest import needs_browser
from web.tables import LINES, Visit, meet, sit

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = needs_browser
COUNTING = """
window.counting = 0
new MutationObserver(() => document.querySelector('.tally[aria-busy=true]') && window.counting++)
  .observe(document, { childList: true, subtree: true, characterData: true })
"""


def resign(page: Page) -> None:
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Resign").click()


def totals(page: Page) -> list[int]:
    """The best first."""
    return [int(text) for text in page.locator(".tally tfoot td").all_inner_texts()]


def test_who_won_and_who_lost(visit: Visit) -> None:
    anna, boris, watcher = visit(), visit(), visit()
    table = meet(anna, boris, "zodchie")
    watcher.goto(f"/t/{table}")
    watcher.get_by_text("You are watching").wait_for()
    resign(anna)
    anna.get_by_role("dialog", name="You lost").wait_for()
    boris.get_by_role("dialog", name="You won!").wait_for()
    watcher.get_by_role("dialog", name="Boris wins!").wait_for()
    assert boris.locator(".tally thead th").all_inner_texts()[0].split() == ["Boris", "(you)"]
    assert watcher.get_by_role("button", name="Rematch").count() == 0
    boris.get_by_role("button", name="Look at the board").click()
    boris.wait_for_selector("dialog", state="detached")
    assert boris.locator(".board.field").is_visible()
    boris.locator("#see-result").click()
    boris.get_by_role("link", name="Review").click()
    boris.get_by_role("heading", name="Replay: Zodchie").wait_for()
    assert boris.url.endswith(f"/r/{table}")


def over(visit: Visit) -> tuple[Page, Page]:
    """Anna has resigned, and Boris looks at the board."""
    anna, boris = visit(), visit()
    meet(anna, boris, "zodchie")
    resign(anna)
    boris.get_by_role("dialog", name="You won!").wait_for()
    boris.keyboard.press("Escape")
    boris.wait_for_selector("dialog", state="detached")
    return anna, boris


def test_two_play_again_where_they_are(visit: Visit) -> None:
    anna, boris = over(visit)
    before = anna.url
    anna.get_by_role("button", name="Rematch").click()
    anna.get_by_text("Waiting for: Boris").wait_for()
    boris.get_by_text("Anna wants a rematch.").wait_for()
    boris.get_by_role("button", name="Play again").click()
    for page in (anna, boris):
        page.wait_for_url(lambda url: url != before and "/t/" in url)
        page.wait_for_selector(LINES, state="attached")
    assert anna.url == boris.url
    table = got(anna, f"/api/tables/{anna.url.rpartition('/')[2]}")
    assert [seat["name"] for seat in table["seats"]] == ["Boris", "Anna"]
    assert all(len(seat["nonce"]) == 32 for seat in table["seats"])
    anna.goto(before)  # who looks at the old table stays there
    anna.get_by_role("link", name="To the rematch").wait_for()
    assert anna.url == before


def test_a_rematch_is_declined_and_a_bot_comes(visit: Visit) -> None:
    anna, boris = over(visit)
    boris.locator("#see-result").click()
    boris.get_by_role("button", name="Rematch").click()
    anna.get_by_text("Boris wants a rematch.").wait_for()
    boris.get_by_role("button", name="Withdraw").click()
    anna.get_by_role("button", name="Rematch").click()
    boris.get_by_role("button", name="No, thanks").click()
    anna.get_by_text("Boris does not want another game.").wait_for()
    anna.get_by_role("button", name="A bot instead").click()
    anna.get_by_text("Your turn").or_(anna.locator(LINES)).first.wait_for(state="attached")
    anna.wait_for_selector("dialog", state="detached")
    assert boris.get_by_role("dialog", name="You won!").is_visible()


def test_bots_accept_at_once(visit: Visit) -> None:
    page = visit()
    table = sit(page, "zodchie")
    resign(page)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: table not in url)
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_selector(LINES, state="attached")


def test_points_are_counted_up_by_kind(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    page.context.add_init_script(COUNTING)
    table = bots_table(page, players=3)
    result = got(page, f"/api/records/{table}")["result"]
    page.goto(f"/t/{table}")
    page.wait_for_selector(".tally[aria-busy=false]")
    assert page.evaluate("() => window.counting") > 1
    assert totals(page) == [score for _, score in sorted(zip(result["places"], result["scores"], strict=True))]
    rows = [
        [int(text) for text in row.locator("td").all_inner_texts()] for row in page.locator(".tally tbody tr").all()
    ]
    assert [sum(column) for column in zip(*rows, strict=True)] == totals(page)
    assert len(rows) == len({item["what"] for item in result["items"]})


def test_less_movement_counts_at_once(visit: Visit) -> None:
    page = visit()
    page.context.add_init_script(COUNTING)
    sit(page, "zodchie")
    resign(page)
    page.get_by_role("dialog", name="You lost").wait_for()
    assert page.locator(".tally").get_attribute("aria-busy") == "false"


def test_what_to_do_next_is_in_a_low_window(visit: Visit) -> None:
    page = visit(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    page.goto(f"/t/{bots_table(page, players=4)}")
    page.wait_for_selector(".tally[aria-busy=false]")
    for name in ("Review", "New game", "Look at the board"):
        box = page.locator("#result .next").get_by_text(name).bounding_box()
        assert box is not None
        assert 0 < box["y"] < box["y"] + box["height"] < 390
