"""The table is one screen: at every size of a window nothing has to be scrolled, nothing that is needed is outside or
covered, and on a phone everything can be read and touched."""

from __future__ import annotations

from importlib.resources import files
from itertools import product

import pytest

from artel.games import GAMES, game
from web.conftest import needs_browser
from web.screen import LOCALES, NEEDED, SCREEN, SIZES, Table, confirming, settle, walk
from web.tables import PHONE, Visit, go, opened, post

pytestmark = needs_browser


def right(faults: list[str]) -> None:
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("name", list(GAMES))
def test_the_table_is_one_screen(visit: Visit, name: str) -> None:
    table = Table(visit, name, game(name).most, "ru")
    sizes: list[tuple[int, int]] = [(1280, 720), (390, 844)]
    right(table.look(sizes, "first question"))
    table.play(until=45)
    right(table.look(sizes, "in the middle"))
    with confirming(table):
        right(table.look(sizes, "to confirm"))


@pytest.mark.deep
@pytest.mark.parametrize(("name", "most", "language"), [*product(GAMES, (False, True), LOCALES)])
def test_every_game_size_language_and_state(visit: Visit, name: str, most: bool, language: str) -> None:
    table = Table(visit, name, game(name).most if most else game(name).least, language)
    right([fault for state in walk(table) for fault in table.look(SIZES, state)])


@pytest.mark.parametrize("cards", [4, 5])
def test_a_larger_hand_of_zodchie_fits_a_phone(visit: Visit, cards: int) -> None:
    """Properties of cards raise the hand; a data pack has it larger from the beginning."""
    pack = (files("artel.games.zodchie") / "data" / "zodchie.toml").read_text("utf-8")
    assert "hand       = 3" in pack
    page = visit(locale="ru-RU", **PHONE)
    table = opened(page, "zodchie", "level1", pack=pack.replace("hand       = 3", f"hand = {cards}"))
    post(page, f"/api/tables/{table}/start", fill=None)
    go(page, "zodchie", table, wait="[data-card].lit")
    asked = {"phone": True, "needed": f"{NEEDED['zodchie']}, .zodchie-hand [data-card]"}
    assert page.locator(".zodchie-hand [data-card]").count() == cards
    right(page.evaluate(SCREEN, asked))
    page.locator("[data-card].lit").last.tap()
    page.wait_for_selector(".place.lit")
    right(page.evaluate(SCREEN, asked))


def test_panels_do_not_move_the_board(visit: Visit) -> None:
    """They lie beside it or over it, one at a time, and are open again after a reload."""
    page = visit(viewport={"width": 1280, "height": 720})
    post(page, "/api/guest", name="Anna")
    made = post(page, "/api/tables", game="zodchie", seats=[None, "level1"], visibility="unlisted")["id"]
    post(page, f"/api/tables/{made}/start", fill=None)
    go(page, "zodchie", made)
    place = page.locator("[data-place=a1]")
    for width, first in ((1280, "Talk"), (1024, "Log")):
        page.set_viewport_size({"width": width, "height": 720})
        settle(page)
        before = place.bounding_box()
        for tab in (first, "Rules", "Players", "Choices"):
            page.get_by_role("tab", name=tab).click()
            settle(page)
            assert page.get_by_role("tab", name=tab).get_attribute("aria-selected") == "true"
            assert place.bounding_box() == before
    page.reload()
    page.wait_for_selector("#command")
    assert page.get_by_role("tab", name="Choices").get_attribute("aria-selected") == "true"


def test_the_list_of_choices_opens_with_a_key_and_stays_by_a_setting(visit: Visit) -> None:
    page = visit()
    post(page, "/api/guest", name="Anna")
    made = post(page, "/api/tables", game="zodchie", seats=[None, "level1"], visibility="unlisted")["id"]
    post(page, f"/api/tables/{made}/start", fill=None)
    go(page, "zodchie", made)
    assert not page.locator("#command").is_visible()
    page.keyboard.press("/")
    page.wait_for_selector("#command:focus")
    page.goto("/settings")
    page.get_by_label("Keep the list of choices open").check()
    go(page, "zodchie", made)
    assert page.locator(".choices #command").is_visible()
    assert page.get_by_role("tab", name="Choices").count() == 0
