"""A pack made in Chromium, from the bench to a game with a friend; what is wrong is said at its field."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from artel.games import game
from artel.text import words
from web.conftest import needs_browser
from web.tables import LINES, PHONE, axe, post

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator, Page, Route

pytestmark = needs_browser
Visit = Callable[..., "Page"]


class Edit:
    """On which card what is changed, and what the rules do not allow there."""

    def __init__(self, part: str, row: str, field: str, good: str, bad: str) -> None:
        self.part = part
        self.row = row
        self.field = field
        self.good = good
        self.bad = bad


EDITS = {
    "zodchie": Edit("base", "tavern", "values", "0, 1, 4, 9", "4, 1"),
    "architects": Edit("points", "", "cat_pawn", "3", "100"),
    "carcassonne": Edit("rules", "", "meeples", "8", "16"),
    "artificium": Edit("resource", "wood", "buy", "3", "0"),
}


def card(page: Page, name: str, edit: Edit, language: str) -> tuple[Locator, Locator]:
    """The card on the bench, and the field on it."""
    said = words(language)
    section = said.say(f"pack-section-{edit.part}")
    page.get_by_role("navigation", name=say(language, "web-workshop-parts")).get_by_role(
        "button", name=re.compile(f"^{section}")
    ).click()
    found = page.locator(f'.card[data-row="{edit.row}"]')
    label = said.say_of(game(name), f"pack-field-{edit.field}")
    return found, found.get_by_label(re.compile(f"^{re.escape(label)}")).first


def say(language: str, key: str, **args: object) -> str:
    return words(language).say(key, **args)


def fill(field: Locator, text: str) -> None:
    field.fill(text)
    field.press("Tab")


def from_the_bench_to_a_game(visit: Visit, name: str, language: str, device: dict[str, Any]) -> None:
    locale = {"en": "en-GB", "ru": "ru-RU"}[language]
    page, edit = visit(f"/workshop/{name}", locale=locale, **device), EDITS[name]
    found, field = card(page, name, edit, language)
    before = field.input_value()
    play = page.get_by_role("button", name=say(language, "web-workshop-play"))
    fill(field, edit.bad)
    found.locator(".wrong").wait_for()
    assert found.locator(".wrong").inner_text().endswith(".")
    assert play.is_disabled()
    axe(page)
    page.get_by_role("button", name=say(language, "web-workshop-undo")).click()
    assert field.input_value() == before
    fill(field, edit.good)
    page.wait_for_function("() => !document.querySelector('.page .wrong')")
    found.locator(".mark").wait_for()
    page.get_by_role("button", name=say(language, "web-workshop-compare", count=2)).click()
    row = page.locator("dialog tbody tr").first
    assert row.locator("td").all_inner_texts() == [before, edit.good]
    axe(page)
    page.keyboard.press("Escape")
    post(page, "/api/guest", name="Anna")
    page.reload()  # the name is known now; what lies on the bench is begun anew
    found, field = card(page, name, edit, language)
    fill(field, edit.good)
    found.locator(".mark").wait_for()
    play.click()
    page.wait_for_url("**/t/*")
    friend = visit(page.url, luck=1, **device)
    post(friend, "/api/guest", name="Boris")
    friend.reload()
    friend.get_by_role("button", name=say("en", "web-own-pack-see", count=2)).click()
    friend.locator("dialog tbody tr").nth(1).wait_for()
    axe(friend)
    friend.keyboard.press("Escape")
    friend.get_by_role("button", name=say("en", "web-sit")).first.click()
    page.get_by_role("button", name=say(language, "web-start-game")).click()
    for one in (page, friend):
        one.wait_for_selector(LINES, state="attached")


def test_a_pack_from_the_bench_to_a_game_with_a_friend(visit: Visit) -> None:
    from_the_bench_to_a_game(visit, "zodchie", "ru", {})


@pytest.mark.deep
@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", EDITS)
def test_all_games_from_the_bench(visit: Visit, name: str, device: dict[str, Any]) -> None:
    from_the_bench_to_a_game(visit, name, "en", device)


def test_a_file_is_saved_and_opened_and_a_link_shared(visit: Visit, tmp_path: Path) -> None:
    page, edit = visit("/workshop/zodchie"), EDITS["zodchie"]
    found, field = card(page, "zodchie", edit, "en")
    fill(field, edit.good)
    found.locator(".mark").wait_for()
    with page.expect_download() as saved:
        page.get_by_role("button", name=say("en", "web-workshop-save")).click()
    saved.value.save_as(tmp_path / "mine.toml")
    assert game("zodchie").pack_from(tmp_path).name == say("en", "web-workshop-mine")
    page.get_by_role("button", name=say("en", "web-workshop-link")).click()
    link = page.locator("#workshop-link").input_value()
    other = visit(link)
    _, shown = card(other, "zodchie", edit, "en")
    assert shown.input_value() == edit.good
    fresh = visit("/workshop/zodchie")
    fresh.locator("input[type=file]").set_input_files(tmp_path / "mine.toml")
    fresh.locator(".card .mark").first.wait_for()
    _, shown = card(fresh, "zodchie", edit, "en")
    assert shown.input_value() == edit.good


def test_a_file_that_is_no_pack_leaves_the_bench_as_it_is(visit: Visit, tmp_path: Path) -> None:
    """Also while a change is being looked at: that answer comes later, and does not take the words away."""
    page, edit = visit("/workshop/zodchie"), EDITS["zodchie"]
    found, field = card(page, "zodchie", edit, "en")
    held: list[Route] = []
    page.route("**/check", lambda route: held.append(route) if "content" in asked(route) else route.continue_())
    (tmp_path / "broken.toml").write_text("[pack\n")
    with page.expect_request("**/check"):
        fill(field, edit.good)
    page.locator("input[type=file]").set_input_files(tmp_path / "broken.toml")
    said = page.get_by_role("alert")
    said.wait_for()
    assert said.inner_text().startswith("Pack, line 1, ")
    for route in held:
        route.continue_()
    found.locator(".mark").wait_for()
    assert said.is_visible()
    assert field.input_value() == edit.good
    assert page.get_by_role("button", name=say("en", "web-workshop-play")).is_enabled()
    fill(field, edit.bad)
    said.wait_for(state="detached")


def asked(route: Route) -> dict[str, Any]:
    draft: dict[str, Any] = json.loads(route.request.post_data or "{}")
    return draft
