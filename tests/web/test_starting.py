"""The way to a game: the sheet that Play opens, what it remembers, refusals beside the click, and the way out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.bots import STRENGTH
from web.around import got
from web.conftest import needs_browser
from web.tables import LIT, Visit, post

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = needs_browser


def play(page: Page, game: str = "Zodchie") -> None:
    page.get_by_role("button", name=f"Play {game} against a bot").click()


def start(page: Page, game: str = "zodchie") -> str:
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(LIT[game].ready)
    return page.url.rpartition("/")[2]


def test_what_was_chosen_is_remembered(visit: Visit) -> None:
    page = visit()
    play(page)
    assert page.get_by_label("Extra cards").count() == 0, "the base game has none"
    page.get_by_label("Variant").select_option("advanced")
    page.get_by_label("Extra cards").select_option("2")
    page.get_by_label("Variant").select_option("base")
    assert page.get_by_label("Taking back").count() == 0
    page.get_by_role("radio", name="2", exact=True).click()
    strengths = [round(1000 + 40 * strength) for strength in STRENGTH.values()]
    assert page.locator(".levels .small").all_inner_texts() == list(map(str, strengths))
    page.get_by_text("Novice", exact=True).click()
    page.get_by_label("Time").select_option("calm")
    table = got(page, f"/api/tables/{start(page)}")
    assert [seat["bot"] for seat in table["seats"]] == [None, "level1", "level1"]
    assert (table["rated"], table["settings"]["takeback"]) == (False, "free")
    assert table["settings"]["clock"]["seconds"] == 900
    assert table["options"] == {"variant": "base", "limit": "none", "colours": "random"}
    page.goto("/")
    play(page)
    assert page.get_by_role("radio", name="2", exact=True).get_attribute("aria-checked") == "true"
    assert page.get_by_label("Novice").is_checked()
    assert page.get_by_label("Time").input_value() == "calm"
    again = got(page, f"/api/tables/{start(page)}")
    assert [again[what] for what in ("options", "settings")] == [table[what] for what in ("options", "settings")]


def test_every_move_can_be_taken_back_in_practice(visit: Visit) -> None:
    page = visit()
    play(page)
    page.get_by_text("Novice", exact=True).click()
    start(page)
    back = page.get_by_role("button", name="Take back")
    assert back.count() == 0, "there is nothing to take back"
    page.locator("#tab-choices").click()
    page.locator("[data-option]:not([data-option=redraw])").first.click()
    back.wait_for()
    page.wait_for_selector("[data-option]")
    back.click()
    back.wait_for(state="detached")
    page.wait_for_selector("[data-option]")


def test_a_redraw_asks_once(visit: Visit) -> None:
    page = visit()
    play(page)
    start(page)
    before = page.locator("[role=log] li").count()
    page.locator("[data-choice=redraw]").click()
    page.locator(".confirm").wait_for()
    page.get_by_role("button", name="Cancel").click()
    assert page.locator("[role=log] li").count() == before
    page.locator("[data-choice=redraw]").click()
    page.locator(".confirm .primary").click()
    page.wait_for_selector("[data-choice=redraw]", state="detached")


def test_games_are_left_from_the_start_page(visit: Visit) -> None:
    page = visit()
    play(page)
    running = start(page)
    waiting = post(page, "/api/tables", game="architects", seats=[None, None])["id"]
    page.goto("/")
    own = page.locator("section[aria-labelledby=mine] li")
    own.filter(has_text="Zodchie").get_by_role("button", name="Resign").click()
    own.filter(has_text="Zodchie").get_by_role("button", name="Resign").click()
    own.filter(has_text="Zodchie").wait_for(state="detached")
    assert got(page, f"/api/tables/{running}")["status"] == "over"
    own.filter(has_text="Architects").get_by_role("button", name="Leave the table").click()
    own.filter(has_text="Architects").get_by_role("button", name="Yes, leave").click()
    own.filter(has_text="Architects").wait_for(state="detached")
    assert got(page, f"/api/tables/{waiting}")["status"] == "abandoned"


def test_a_refusal_is_beside_the_click(visit: Visit) -> None:
    page = visit()
    page.route(
        "**/api/tables",
        lambda route: route.fulfill(
            status=409, json={"key": "x", "message": "Too many tables", "clause": "", "open": []}
        ),
    )
    play(page)
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("dialog").get_by_role("alert").filter(has_text="Too many tables").wait_for()


def test_bots_switch_ratings_off(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play Zodchie with friends").click()
    rated = page.get_by_label("Counts for ratings")
    assert rated.is_checked()
    page.get_by_label("Seat 2").select_option("level1")
    assert not rated.is_checked()
    page.get_by_text("Rated: no hints").wait_for()
    page.get_by_label("Seat 2").select_option("")
    assert rated.is_checked()


def test_two_find_each_other(visit: Visit) -> None:
    anna, boris = visit(), visit()

    def named(page: Page, name: str) -> None:
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Go on").click()

    anna.get_by_label("Game", exact=True).select_option("carcassonne")
    anna.get_by_role("button", name="Find", exact=True).click()
    named(anna, "Anna")
    anna.get_by_text("Looking for others: Carcassonne, 2 players").wait_for()
    anna.get_by_role("button", name="Play a bot meanwhile").click()
    anna.get_by_text("Novice", exact=True).click()
    start(anna, "carcassonne")
    boris.reload()
    boris.get_by_role("button", name="Join them").click()
    named(boris, "Boris")
    boris.wait_for_selector(LIT["carcassonne"].ready + ", .seats")
    anna.get_by_text("Somebody is here to play Carcassonne with you.").wait_for()
    anna.get_by_role("link", name="To the table").click()
    for page in (anna, boris):
        page.wait_for_selector("[role=log] li", state="attached")
        page.locator(".seats", has_text="Boris").wait_for()
    assert anna.url == boris.url
    table = got(anna, f"/api/tables/{anna.url.rpartition('/')[2]}")
    assert all(len(seat["nonce"]) == 32 for seat in table["seats"])
    assert got(anna, "/api/seek") == []
