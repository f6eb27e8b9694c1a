"""Following people, seeing who is here, and asking them to a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.around import account
from web.conftest import needs_browser
from web.tables import LIT, PHONE, Visit, axe, post, sit

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = needs_browser


def shows(page: Page) -> None:
    """Lets those who follow see that one is here."""
    page.goto("/settings")
    page.get_by_label("Show that I am here").check()
    page.wait_for_function("() => fetch('/api/me/friends').then((a) => a.json()).then((found) => found.shown)")


def test_a_friend_is_asked_to_a_table_with_one_click(visit: Visit) -> None:
    anna, boris = visit(), visit()
    account(anna, "Anna of friends")
    who = account(boris, "Boris of friends")
    shows(boris)
    anna.goto(f"/p/{who}")
    anna.get_by_role("button", name="Follow", exact=True).click()
    anna.get_by_role("button", name="You follow").wait_for()
    axe(anna)
    anna.goto("/")
    anna.get_by_role("region", name="People you follow").get_by_text("here").wait_for()
    table = post(anna, "/api/tables", game="zodchie", seats=[None, None], visibility="private")["id"]
    anna.goto(f"/t/{table}")
    anna.get_by_role("button", name="Invite Boris of friends to this table").click()
    anna.get_by_text("waiting for Boris of friends").wait_for()
    axe(anna)
    boris.reload()
    asked = boris.get_by_role("alert").filter(has_text="Anna of friends invites you to a game of Zodchie.")
    asked.get_by_role("link", name="To the table").click()
    boris.get_by_role("button", name="Sit down").click()
    boris.get_by_role("listitem").filter(has_text="Anna of friends").locator(".avatar").wait_for()
    asked.wait_for(state="detached")
    anna.get_by_role("button", name="Start the game").click()
    boris.wait_for_function("() => document.querySelectorAll('.seats .avatar').length === 2")


def test_what_comes_from_elsewhere_covers_nothing_of_the_board(visit: Visit) -> None:
    for size in ({"viewport": {"width": 1280, "height": 720}}, PHONE):
        page = visit(**size)
        table = sit(page, "zodchie")
        page.goto("/")
        page.get_by_role("button", name="Find", exact=True).click()
        page.get_by_text("Looking for others").wait_for()
        page.locator(f"a[href='/t/{table}']").first.click()
        page.wait_for_selector(LIT["zodchie"].ready)
        told = page.locator(".below").bounding_box()
        frame = page.locator("[data-frame]").bounding_box()
        assert told is not None
        assert frame is not None
        assert frame["y"] + frame["height"] <= told["y"] + 1
        assert told["y"] + told["height"] <= page.evaluate("innerHeight") + 1
        assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
        page.get_by_role("button", name="Stop looking").click()


def test_a_name_stays_whole_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    account(page, "Anna on a phone")
    who = account(visit(), "Boris of the long name")
    page.goto(f"/p/{who}")
    page.get_by_role("button", name="Follow", exact=True).wait_for()
    assert page.locator("h1").evaluate("({ clientWidth }) => clientWidth > 190")
