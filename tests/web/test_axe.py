"""Axe finds nothing on any page, in either theme, on a desk and on a phone, with the board as a picture and as text."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from artel.games import GAMES
from web.around import account, bots_table, cup
from web.conftest import needs_browser
from web.tables import PHONE, axe, change_settings, go, opened, post

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = needs_browser
Visit = Callable[..., "Page"]
at_desk_and_on_a_phone = pytest.mark.parametrize(
    "device", [pytest.param({}, id="desk", marks=pytest.mark.deep), pytest.param(PHONE, id="phone")]
)


def shown(page: Page, path: str, sign: str) -> None:
    page.goto(path)
    page.wait_for_selector(sign)
    axe(page)


@at_desk_and_on_a_phone
def test_pages(visit: Visit, device: dict[str, Any]) -> None:
    page = visit(**device)
    axe(page)
    shown(page, "/me", "main form")
    shown(page, "/nowhere", "main h1")
    person = account(page, "Phone" if device else "Desk")
    shown(page, "/me", "#old")
    page.get_by_role("button", name="Delete the account").click()
    axe(page)
    tournament = cup(page, "level1", "level1")
    for path, sign in (
        ("/settings", "[role=switch]"),
        ("/learn", "main li"),
        ("/learn/zodchie", ".board"),
        ("/rules", "main li"),
        ("/rules/zodchie", "[data-clause]"),
        ("/ladder/carcassonne", "#players"),
        (f"/p/{person}", "main h1"),
        (f"/tournaments/{tournament}", "tbody tr"),
        ("/tournaments", "main li"),
    ):
        shown(page, path, sign)
    page.get_by_role("button", name="New tournament").click()
    axe(page)
    page.goto("/")
    page.get_by_role("button", name="Play Carcassonne with friends").click()
    axe(page)
    go(page, "zodchie", opened(page, "zodchie", None), wait=".lobby")
    axe(page)


@at_desk_and_on_a_phone
def test_the_admin_page(visit: Visit, grant: Callable[[str], str], device: dict[str, Any]) -> None:
    page = visit(**device)
    shown(page, "/join#token", "main form")
    person = account(page, "Admin with a phone" if device else "Admin at a desk")
    grant(person)
    table = opened(visit(), "zodchie", "level1")
    for section, sign in (
        ("figures", ".tiles"),
        ("reports", ".rows"),
        ("people", ".rows"),
        (f"people/{person}", ".inside"),
        ("tables", ".rows"),
        (f"tables/{table}", ".inside"),
        ("bans", ".rows"),
        ("invitations", ".rows"),
        ("log", ".inside"),
    ):
        page.goto("/settings")  # another address than before, so that the page is loaded
        shown(page, f"/admin#{section}", f".office {sign}")
        assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0, section


@at_desk_and_on_a_phone
def test_a_finished_game(visit: Visit, device: dict[str, Any]) -> None:
    page = visit(**device)
    table = bots_table(page)
    for path in (f"/t/{table}", f"/r/{table}"):
        page.goto(path)
        page.wait_for_selector("#result")
        for summary in page.locator("summary").all():
            summary.click()
        page.wait_for_selector(".statistics polyline")
        axe(page)


@at_desk_and_on_a_phone
@pytest.mark.parametrize("game", list(GAMES))
def test_tables_in_play(visit: Visit, game: str, device: dict[str, Any]) -> None:
    page = visit(**device)
    table = opened(page, game, "level1")
    post(page, f"/api/tables/{table}/start", fill=None)
    go(page, game, table)
    axe(page)
    change_settings(page, plain=True)
    page.wait_for_selector("[data-option]")
    axe(page)
