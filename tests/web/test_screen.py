"""The table is one screen: at every size of a window nothing has to be scrolled, nothing that is needed is outside or
covered, and on a phone everything can be read and touched."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from artel.games import GAMES, game
from web.conftest import needs_browser
from web.tables import LIT, PHONE, Visit, drive, go, lines, opened, post

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = needs_browser
SCREEN = Path(__file__).with_name("screen.js").read_text(encoding="utf-8")
DESK = [(1280, 720), (1366, 650), (1920, 950), (1024, 768), (768, 1024)]
HELD = [(390, 844), (844, 390)]
NEEDED = {
    "zodchie": ".place.lit, [data-card].lit, [data-choice]",
    "carcassonne": ".cells .cell, .spots .spot, .acts button:enabled, .carcassonne-hand .tile",
    "architects": "[data-choice]",
    "artificium": "[data-choice], [data-deal], .artificium-hand button, [data-market] button",
}
PICKS = {
    "zodchie": ("[data-card].lit", ".place.lit, [data-choice]:not([data-choice=redraw])"),
    "carcassonne": (".cells .cell", ".spots .spot", ".acts .primary"),
    "architects": (".board .pile .lit", "[data-choice]:not([data-choice=back])"),
    "artificium": (".artificium-hand button", "[data-market] button"),
}
LANGUAGES = {"en": "en-GB", "ru": "ru-RU"}


class Table:
    """One game, seen by the same person at a desk and on a phone."""

    def __init__(self, visit: Visit, name: str, players: int, language: str) -> None:
        self.name = name
        self.desk = visit(locale=LANGUAGES[language])
        post(self.desk, "/api/guest", name="Anna")
        seats = [None, *["level1"] * (players - 1)]
        made = post(self.desk, "/api/tables", game=name, seats=seats, visibility="unlisted", rated=False)
        self.table = str(made["id"])
        post(self.desk, f"/api/tables/{self.table}/nonce", nonce=f"{1:032x}")
        post(self.desk, f"/api/tables/{self.table}/start", fill=None)
        go(self.desk, name, self.table)
        kept = self.desk.context.storage_state()
        self.phone = visit(f"/t/{self.table}", storage_state=kept, locale=LANGUAGES[language], **PHONE)
        self.phone.wait_for_selector(LIT[name].ready)

    def play(self, until: int | None = None) -> None:
        """Until the log has so many lines and we are asked, or to the end."""
        drive(self.name, self.desk, until=until)
        for page in (self.desk, self.phone):
            page.wait_for_selector(LIT[self.name].ready if until else "#result")
        told = len(lines(self.desk))
        self.phone.wait_for_function("n => document.querySelectorAll('[role=log] li').length >= n", arg=told)

    def views(self, sizes: list[tuple[int, int]]) -> Iterator[tuple[Page, bool]]:
        for width, height in sizes:
            page = self.phone if (width, height) in HELD else self.desk
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height])
            settle(page)
            yield page, page is self.phone

    def look(self, sizes: list[tuple[int, int]], state: str) -> list[str]:
        """What is wrong in this state, at each of these sizes."""
        return [
            f"{self.name} {page.viewport_size} {state}: {fault}"
            for page, phone in self.views(sizes)
            for fault in page.evaluate(SCREEN, {"phone": phone, "needed": NEEDED[self.name]})
        ]


def settle(page: Page) -> None:
    """What depends on the size of the window has been drawn."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def right(faults: list[str]) -> None:
    assert not faults, "\n".join(faults)


@contextmanager
def confirming(table: Table) -> Iterator[None]:
    """Every choice is confirmed, and one waits for it."""
    for page in (table.desk, table.phone):
        page.evaluate(
            "() => (localStorage.artel = JSON.stringify({ ...JSON.parse(localStorage.artel), confirm: true }))"
        )
        page.reload()
        page.wait_for_selector(LIT[table.name].ready)
        for choice in PICKS[table.name] * 2:
            if not page.locator(".confirm").count() and page.locator(choice).count():
                page.locator(choice).last.dispatch_event("click")
                settle(page)
        page.wait_for_selector(".confirm .primary")
    yield
    for page in (table.desk, table.phone):
        page.evaluate(
            "() => (localStorage.artel = JSON.stringify({ ...JSON.parse(localStorage.artel), confirm: false }))"
        )
        page.reload()
        page.wait_for_selector(LIT[table.name].ready)


def each(table: Table, selector: str) -> None:
    """Clicks it, on both devices."""
    for page in (table.desk, table.phone):
        page.locator(selector).first.click()


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
@pytest.mark.parametrize(("name", "most", "language"), [*product(GAMES, (False, True), LANGUAGES)])
def test_every_game_size_language_and_state(visit: Visit, name: str, most: bool, language: str) -> None:
    table = Table(visit, name, game(name).most if most else game(name).least, language)
    faults = table.look(DESK + HELD, "first question")
    for until in (25, 45, 70, 100):
        table.play(until=until)
        faults += table.look(DESK + HELD, f"after {until} lines")
    with confirming(table):
        faults += table.look(DESK + HELD, "to confirm")
    for page in (table.desk, table.phone):  # one after the other: the Master thinks for one at a time
        page.locator(".question button:has-text('Hint'), .question button:has-text('Совет')").click()
        page.wait_for_selector(".advice strong")
    faults += table.look(DESK + HELD, "with a hint")
    each(table, ".question button:has-text('Stop'), .question button:has-text('Закончить')")
    faults += table.look(DESK + HELD, "with a dialog")
    for page in (table.desk, table.phone):
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    table.play()
    faults += table.look(DESK + HELD, "when it is over")
    for page in (table.desk, table.phone):
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    faults += table.look(DESK + HELD, "and the final board")
    right(faults)


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
