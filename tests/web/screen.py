"""A table at every size of a window and in every state that a player meets, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from web.tables import LIT, PHONE, Visit, drive, go, lines, post

if TYPE_CHECKING:
    from playwright.sync_api import Page

SCREEN = Path(__file__).with_name("screen.js").read_text(encoding="utf-8")
DESK = [(1280, 720), (1366, 650), (1920, 950), (1024, 768), (768, 1024)]
HELD = [(390, 844), (844, 390)]
SIZES = DESK + HELD
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
    "artificium": (".artificium-hand button", "[data-market] button", "[data-choice]"),
}
LOCALES = {"en": "en-GB", "ru": "ru-RU"}


class Table:
    """One game, seen by the same person at a desk and on a phone."""

    def __init__(self, visit: Visit, name: str, players: int, language: str) -> None:
        self.name = name
        self.desk = visit(locale=LOCALES[language])
        post(self.desk, "/api/guest", name="Anna")
        seats = [None, *["level1"] * (players - 1)]
        made = post(self.desk, "/api/tables", game=name, seats=seats, visibility="unlisted", rated=False)
        self.table = str(made["id"])
        post(self.desk, f"/api/tables/{self.table}/nonce", nonce=f"{1:032x}")
        post(self.desk, f"/api/tables/{self.table}/start", fill=None)
        go(self.desk, name, self.table)
        kept = self.desk.context.storage_state()
        self.phone = visit(f"/t/{self.table}", storage_state=kept, locale=LOCALES[language], **PHONE)
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


def confirm_every(page: Page, table: Table, on: bool) -> None:
    """The setting, and the table anew with it."""
    page.evaluate("on => (localStorage.artel = JSON.stringify({ ...JSON.parse(localStorage.artel), confirm: on }))", on)
    page.reload()
    page.wait_for_selector(LIT[table.name].ready)


@contextmanager
def confirming(table: Table) -> Iterator[None]:
    """Every choice is confirmed, and one waits for it."""
    for page in (table.desk, table.phone):
        confirm_every(page, table, on=True)
        for choice in PICKS[table.name] * 2:
            if not page.locator(".confirm").count() and page.locator(choice).count():
                page.locator(choice).last.dispatch_event("click")
                settle(page)
        page.wait_for_selector(".confirm .primary")
    yield
    for page in (table.desk, table.phone):
        confirm_every(page, table, on=False)


def walk(table: Table) -> Iterator[str]:
    """Says in which state the table is, from the first question to the final board."""
    devices = table.desk, table.phone
    yield "first question"
    for until in (25, 45, 70, 100):
        table.play(until=until)
        yield f"after {until} lines"
    with confirming(table):
        yield "to confirm"
    for page in devices:  # one after the other: the Master thinks for one at a time
        page.locator(".question button:has-text('Hint'), .question button:has-text('Совет')").click()
        page.wait_for_selector(".advice strong")
    yield "with a hint"
    for page in devices:
        page.locator(".question button:has-text('Stop'), .question button:has-text('Закончить')").first.click()
    yield "with a dialog"
    closed(*devices)
    table.play()
    yield "when it is over"
    closed(*devices)
    yield "and the final board"


def closed(*pages: Page) -> None:
    """The dialog is."""
    for page in pages:
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
