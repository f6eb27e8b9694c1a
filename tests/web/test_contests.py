"""In the browser: a table that is only watched, what rated tables allow, and bot accounts that are challenged."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import httpx

from patience import HANG
from web.around import account
from web.conftest import needs_browser
from web.tables import post

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = needs_browser
Visit = Callable[..., "Page"]


def engine(visit: Visit, site: str, name: str) -> tuple[str, httpx.Client]:
    """A bot account of somebody else: its id, and its program."""
    owner = visit()
    account(owner, f"Owner of {name}")
    made = post(owner, "/api/bots", name=name)
    return made["id"], httpx.Client(timeout=HANG, base_url=site, headers={"Authorization": f"Bearer {made['token']}"})


def answered(bot: httpx.Client, how: str, **data: Any) -> None:
    [challenge] = bot.get("/api/me/challenges").json()
    assert bot.post(f"/api/challenges/{challenge['id']}/{how}", json=data).is_success


def new_table(page: Page) -> None:
    page.get_by_role("button", name="Play Zodchie with friends").click()
    page.get_by_role("dialog").wait_for()


def test_a_table_that_is_only_watched(visit: Visit) -> None:
    page = visit()
    account(page, "Watching")
    page.goto("/")
    new_table(page)
    assert page.get_by_label("Seat 1").count() == 0
    page.get_by_label("I only watch").check()
    assert [page.get_by_label(f"Seat {seat}").input_value() for seat in (1, 2)] == ["level2", "level2"]
    page.get_by_label("Seat 1").select_option("level1")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("#result")
    assert page.get_by_role("button", name="Stop").count() == 0
    assert page.locator(".seats .name").count() == 2


def test_what_rated_tables_allow(visit: Visit) -> None:
    page = visit()
    new_table(page)
    takeback = page.get_by_label("Taking back")
    rated = page.get_by_label("Counts for ratings")
    assert takeback.locator("option").all_inner_texts() == ["only what was open", "never"]
    page.get_by_text("Rated: no hints, no free taking back").wait_for()
    rated.uncheck()
    takeback.select_option("free")
    rated.check()
    assert takeback.input_value() == "strict"


def test_a_bot_is_challenged_from_its_profile(visit: Visit, site: str) -> None:
    bot, program = engine(visit, site, "Engine")
    page = visit()
    account(page, "Challenger")
    page.goto(f"/p/{bot}")
    page.get_by_role("button", name="Challenge").click()
    page.get_by_role("button", name="Open the table and ask").click()
    page.get_by_text("Seat 2: waiting for Engine").wait_for()
    page.get_by_text("Engine has been asked and has not answered yet.").wait_for()
    with program:
        answered(program, "accept")
    page.locator(".seats .name", has_text="Engine").wait_for()


def test_a_bot_is_asked_to_a_table_by_its_name(visit: Visit, site: str) -> None:
    _, program = engine(visit, site, "Machine")
    page = visit()
    account(page, "Hostess")
    table = post(page, "/api/tables", game="zodchie", seats=[None, None], visibility="private")["id"]
    page.goto(f"/t/{table}")
    page.get_by_label("Ask a bot account to this table").fill("nobody")
    page.get_by_role("button", name="Challenge").click()
    page.get_by_text("There is no bot account nobody that could come.").wait_for()
    page.get_by_label("Ask a bot account to this table").fill("machine")
    page.get_by_role("button", name="Challenge").click()
    page.get_by_text("Seat 2: waiting for Machine").wait_for()
    with program:
        answered(program, "decline", reason="game")
    page.get_by_text("Machine does not play this game.").wait_for()
    page.get_by_text("Seat 2: free").wait_for()
