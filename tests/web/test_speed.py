"""What is sent for a page, what moves while it is built, and (deep) how long everything takes."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from artel.games import GAMES
from web.around import bots_table
from web.conftest import needs_browser
from web.tables import LIT, PHONE, Visit, drive, sit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = needs_browser
KILOBYTE = 1000
SHIFTS = """
window.shifts = []
new PerformanceObserver((list) => list.getEntries().forEach(({ value, sources, hadRecentInput }) => hadRecentInput ||
  window.shifts.push([value, sources.map(({ node }) => node?.outerHTML?.slice(0, 90))])
)).observe({ type: 'layout-shift', buffered: true })
"""
READY = """
new MutationObserver((_, watch) => {
  if (!document.querySelector('.games button:enabled')) return
  watch.disconnect()
  setTimeout(() => (window.ready = performance.now()))
}).observe(document, { childList: true, subtree: true })
"""


def fetched(page: Page, path: str, wait: str) -> dict[str, int]:
    """All that a page asks for: sizes on the way, by name."""
    sizes: dict[str, int] = {}

    def note(response: Any) -> None:
        sizes[response.url.rpartition("/")[2]] = int(response.headers.get("content-length", 0))

    page.on("response", note)
    page.goto(path)
    page.wait_for_selector(wait)
    page.wait_for_load_state("networkidle")
    page.remove_listener("response", note)
    return sizes


def test_the_first_page_is_light(visit: Visit) -> None:
    sizes = fetched(visit("/settings"), "/", ".games button")
    pictures = {name: size for name, size in sizes.items() if name.endswith(".webp")}
    assert len(sizes) > 3 + len(pictures)
    assert sum(sizes.values()) - sum(pictures.values()) < 100 * KILOBYTE
    assert max(pictures.values()) < 40 * KILOBYTE
    assert [name for name in sizes if name.startswith("Board")] == []


def test_a_table_loads_the_board_of_its_game_alone(visit: Visit) -> None:
    page = visit()
    boards = set()
    for game in GAMES:
        table = sit(page, game)
        sizes = fetched(page, f"/t/{table}", LIT[game].ready)
        found = {name for name in sizes if re.match(r"Board.*\.js", name)}
        assert len(found) == 1
        boards |= found
    assert len(boards) == 4


def moved(page: Page) -> list[Any]:
    """What has moved by itself, and how much."""
    shifts: list[Any] = page.evaluate("() => window.shifts")
    return shifts if sum(value for value, _ in shifts) >= 0.01 else []


@pytest.mark.parametrize("look", [{}, PHONE], ids=["desktop", "phone"])
def test_nothing_moves_when_the_start_page_loads(visit: Visit, look: dict[str, Any]) -> None:
    page = visit("/settings", **look)
    page.context.add_init_script(SHIFTS)
    page.goto("/")
    page.wait_for_selector(".games img")
    page.locator(".games img").last.scroll_into_view_if_needed()
    page.wait_for_function("() => [...document.querySelectorAll('.games img')].every((one) => one.naturalWidth)")
    page.wait_for_load_state("networkidle")
    assert moved(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_when_a_board_loads(visit: Visit, game: str) -> None:
    page = visit()
    page.context.add_init_script(SHIFTS)
    sit(page, game)
    page.wait_for_load_state("networkidle")
    assert moved(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_frame_stays_while_a_game_is_played(visit: Visit, game: str) -> None:
    page = visit()
    page.context.add_init_script(SHIFTS)
    sit(page, game)
    drive(game, page, until=5)
    assert moved(page) == []


# -- timed -----------------------------------------------------------------------------------------------


@pytest.mark.deep
def test_the_first_page_can_be_used_within_a_second(visit: Visit) -> None:
    page = visit("/settings")
    page.context.add_init_script(READY)
    page.goto("/")
    page.wait_for_function("() => window.ready")
    assert page.evaluate("() => window.ready") < 1000


def tasks_of(trace: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of processor time that each task of the page's main thread took: what else the machine is busy with
    does not count."""
    names = [event for event in trace if event["name"] == "thread_name"]
    threads = {(event["pid"], event["tid"]) for event in names if event["args"]["name"] == "CrRendererMain"}
    return [
        event.get("tdur", 0) / 1000
        for event in trace
        if event["name"].endswith("RunTask") and event["ph"] == "X" and (event["pid"], event["tid"]) in threads
    ]


@pytest.mark.deep
def test_a_finished_map_of_six_moves_smoothly(visit: Visit, browser: Browser) -> None:
    page = visit(reduced_motion="no-preference")
    table = bots_table(page, "carcassonne", 6)
    page.goto(f"/t/{table}")
    page.wait_for_selector("#result")
    assert page.locator(".tiles > g").count() >= 85
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    box = page.locator(".carcassonne .frame").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    browser.start_tracing(page=page, categories=["toplevel"])
    page.mouse.move(x, y)
    for round_ in range(4):
        for _ in range(6):
            page.mouse.wheel(0, -120 if round_ % 2 == 0 else 120)
            page.wait_for_timeout(16)
        page.mouse.down()
        for at in range(20):
            page.mouse.move(x + 8 * at, y + 5 * at)
        page.mouse.up()
        page.mouse.move(x, y)
    page.wait_for_timeout(200)
    tasks = tasks_of(json.loads(browser.stop_tracing())["traceEvents"])
    assert len(tasks) > 100
    assert max(tasks) < 50
