"""The box of a new table in Chromium: one of the host's or a file of one's own; others see it before they sit down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from artel.games import game
from artel.kernel.packfile import written
from artel.text import words
from web.conftest import needs_browser, served
from web.tables import PHONE, axe, post

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = needs_browser
Visit = Callable[..., "Page"]
say = words("en").say


def tavern(folder: Path, name: str, values: list[int]) -> Path:
    """A pack in which one card is worth something else."""
    content = game("zodchie").standard_pack().content()
    content["pack"]["name"] = name
    next(row for row in content["base"] if row["id"] == "tavern")["values"] = values
    path = folder / f"{name}.toml"
    path.write_text(written(content), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A host who offers a pack."""
    folder = tmp_path_factory.mktemp("boxes")
    (folder / "packs").mkdir()
    tavern(folder / "packs", "Fairs", [0, 1, 4, 9])
    with served(folder, ARTEL_PACKS=str(folder / "packs")) as address:
        yield address


def new_table(page: Page) -> None:
    post(page, "/api/guest", name="Anna")
    page.reload()
    page.get_by_role("button", name=say("web-play-friends-at", game=say("web-game-zodchie"))).click()
    page.locator("#new-pack").wait_for()


def see_changes(page: Page, before: str, after: str) -> None:
    page.get_by_role("button", name=say("web-own-pack-see", count=1)).click()
    row = page.locator("dialog tbody tr")
    row.wait_for()
    assert row.locator("td").all_inner_texts() == [before, after]
    axe(page)
    page.keyboard.press("Escape")
    row.wait_for(state="detached")


def test_a_pack_of_the_hosts_is_chosen_and_others_see_it(visit: Visit) -> None:
    page = visit("/")
    new_table(page)
    page.locator("#new-pack").select_option(label="Fairs")
    see_changes(page, "0, 1, 4, 7", "0, 1, 4, 9")
    rated = page.get_by_label(say("web-new-rated"))
    assert rated.is_disabled()
    assert not rated.is_checked()
    assert page.locator("#new-rated-how").inner_text() == say("web-rated-pack")
    page.locator("#new-visibility").select_option("open")
    page.get_by_role("button", name=say("web-new-create")).click()
    page.wait_for_url("**/t/*")
    friend = visit("/", luck=1, **PHONE)
    friend.get_by_role("link", name=say("web-own-pack", name="Fairs")).click()
    see_changes(friend, "0, 1, 4, 7", "0, 1, 4, 9")
    assert friend.get_by_role("button", name=say("web-sit")).count() == 1


def test_a_file_is_a_box_too_and_who_is_invited_sees_it(visit: Visit, tmp_path: Path) -> None:
    page = visit("/")
    new_table(page)
    file = page.locator("dialog input[type=file]")
    file.set_input_files(tavern(tmp_path, "Broken", [4, 1]))
    page.get_by_role("alert").wait_for()
    assert page.get_by_role("alert").inner_text().endswith(".")
    assert page.locator("#new-pack").input_value() == ""
    file.set_input_files(tavern(tmp_path, "Feasts", [0, 1, 5, 9]))
    page.locator("#new-pack option", has_text="Feasts").wait_for(state="attached")
    see_changes(page, "0, 1, 4, 7", "0, 1, 5, 9")
    assert page.get_by_role("alert").count() == 0
    page.locator("#new-visibility").select_option("private")
    page.get_by_role("button", name=say("web-new-create")).click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    token = post(page, f"/api/tables/{table}/invites")["token"]
    friend = visit(f"/invite#{token}", luck=1)
    see_changes(friend, "0, 1, 4, 7", "0, 1, 5, 9")
    friend.get_by_role("button", name=say("web-sit")).wait_for()


def test_a_pack_that_comes_with_the_game_is_said_in_ones_own_language(visit: Visit) -> None:
    """In the form with one line about it, and to others before they sit down."""
    russian = words("ru").say
    page = visit("/", locale="ru-RU", **PHONE)
    post(page, "/api/guest", name="Анна")
    page.reload()
    page.get_by_role("button", name=russian("web-play-friends-at", game=russian("web-game-zodchie"))).click()
    page.locator("#new-pack").select_option(label="ровная")
    page.get_by_text(russian("web-pack-even-zodchie")).wait_for()
    axe(page)
    page.locator("#new-visibility").select_option("open")
    page.get_by_role("button", name=russian("web-new-create")).click()
    page.wait_for_url("**/t/*")
    friend = visit("/", luck=1)
    friend.get_by_role("link", name=say("web-own-pack", name="even")).click()
    friend.get_by_text(say("web-own-pack", name="even")).wait_for()
