"""Carcassonne's board in a real Chromium: played on the map by mouse, finger and keys; layers; nothing slow."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from web import conftest
from web.conftest import needs_browser

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [needs_browser, pytest.mark.deep]
Visit = Callable[..., "Page"]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
READY = ".cells [data-target], .spots [data-target], .acts button, #result"
GROWN = "n => document.querySelectorAll('[role=log] li').length > n"
OPEN = """async ([seats, options]) => {
  const post = async (path, data) => (await fetch(path, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data),
  })).json()
  await post('/api/guest', { name: 'Anna', language: 'en' })
  const game = { game: 'carcassonne', seats, options, visibility: 'unlisted', nonce: '0'.repeat(32) }
  const table = await post('/api/tables', game)
  await post(`/api/tables/${table.id}/start`, { fill: null })
  return table.id
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots answer at once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ARTEL_BOT_PAUSE", "0")
        yield from conftest.site.__wrapped__(tmp_path_factory)


def sit(page: Page, *bots: str, **options: str) -> None:
    """At a table with these bots."""
    table = page.evaluate(OPEN, [[None, *(bots or ("random",))], options])
    page.goto(f"/t/{table}")
    page.wait_for_selector(READY)


def lines(page: Page) -> list[str]:
    return page.locator("[role=log] li").all_inner_texts()


def told(page: Page, act: Callable[[], Any]) -> str:
    """What the log says after it."""
    before = page.locator("[role=log] li").count()
    act()
    page.wait_for_function(GROWN, arg=before)
    return " ".join(lines(page)[before:])


def place(page: Page, at: int = 0) -> str:
    """A tile on the map: a click on a lit place, a click on the tick."""
    page.locator(".cells .cell").nth(at).click(force=True)
    return told(page, lambda: page.locator(".cells .yes").click())


def step(page: Page, at: int = 0) -> bool:
    """One answer given on the map; whether the game goes on."""
    page.wait_for_selector(READY)
    if page.locator("#result").count():
        return False
    if page.locator(".cells").count():
        place(page, at % page.locator(".cells .cell").count())
    elif page.locator(".spots").count():
        told(page, lambda: page.locator(".spots .spot").first.click())
    else:
        told(page, lambda: page.locator(".acts button").first.click())
    return True


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


def test_a_game_played_on_the_map(visit: Visit) -> None:
    page = visit()
    sit(page, tiles="off")
    log = page.wait_for_selector("#panel-log [role=log][aria-live=polite]")
    assert log is not None
    for turn in range(200):
        if not step(page, turn * 7):
            break
    assert page.locator("#result").count()
    assert log.evaluate("log => log.isConnected")
    said = lines(page)
    assert sum("Anna placed the tile" in line for line in said) >= 20
    assert any("Anna puts a meeple" in line for line in said)
    assert page.locator(".tiles > g").count() >= 60
    assert page.locator(".cells, .spots").count() == 0
    assert page.locator(".carcassonne tbody tr").count() == 2


def test_the_tile_turns_by_click_wheel_and_key(visit: Visit) -> None:
    page = visit()
    sit(page)
    while page.locator(".cells .cell").count() == 0 or not page.locator(".cell:not(.fits)").count():
        assert step(page)
        page.wait_for_selector(READY)
    while True:
        cells = page.locator(".cells .cell")
        names = []
        for at in range(cells.count()):
            cells.nth(at).click(force=True)
            first = cells.nth(at).get_attribute("aria-label")
            cells.nth(at).click(force=True)
            if cells.nth(at).get_attribute("aria-label") != first:
                names = [first, cells.nth(at).get_attribute("aria-label")]
                break
        if names:
            break
        assert step(page)
        page.wait_for_selector(".cells, #result")
    pinned = page.locator(".cell.pinned")
    assert pinned.locator(".ghost").count() == 1
    now = pinned.get_attribute("aria-label")
    pinned.hover(force=True)
    page.mouse.wheel(0, 100)
    page.wait_for_function("was => document.querySelector('.cell.pinned').ariaLabel !== was", arg=now)
    now = pinned.get_attribute("aria-label")
    page.keyboard.press("r")
    page.wait_for_function("was => document.querySelector('.cell.pinned').ariaLabel !== was", arg=now)
    now = pinned.get_attribute("aria-label")
    page.locator(".bar .tile").click()
    page.wait_for_function("was => document.querySelector('.cell.pinned').ariaLabel !== was", arg=now)
    wanted = re.sub("^Place the tile at ", "", pinned.get_attribute("aria-label") or "").split(",")
    assert "Anna placed the tile" in told(page, lambda: page.locator(".cells .yes").click())
    assert any(f"at {','.join(wanted[:2])}" in line for line in lines(page) if "Anna placed" in line)


def test_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    sit(page)
    page.locator(".cells .cell[tabindex='0']").focus()
    for _ in range(3):
        page.wait_for_selector(".cells .cell[tabindex='0']:focus")
        first = page.evaluate("document.activeElement.dataset.target")
        for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            page.keyboard.press(arrow)
            page.wait_for_timeout(50)
            if page.evaluate("document.activeElement.dataset.target") != first:
                break
        page.keyboard.press("r")
        chosen = page.evaluate("document.activeElement.dataset.target")
        assert page.locator(".cell.pinned").get_attribute("data-target") == chosen
        assert f"at {chosen}" in told(page, lambda: page.keyboard.press("Enter"))
        while page.locator(".cells").count() == 0:
            page.wait_for_selector(READY)
            if page.locator(".spots").count():
                page.wait_for_selector(".spots [data-target]:focus")
                page.keyboard.press("ArrowRight")
                page.wait_for_timeout(50)
                assert page.evaluate("document.activeElement.dataset.target") is not None
                told(page, lambda: page.keyboard.press("Enter"))
            elif not page.locator(".cells").count():
                told(page, lambda: page.locator(".acts button").first.press("Enter"))
    page.locator(".figures [tabindex='0']").focus()
    assert "belongs to" in page.locator(".told").inner_text()


def test_the_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    sit(page)
    for turn in range(6):
        page.wait_for_selector(READY)
        if page.locator(".spots").count():
            box = page.locator(".spots .spot").first.bounding_box()
            assert box is not None
            assert box["width"] >= 40  # the map comes nearer for a finger
            told(page, lambda: page.locator(".spots .spot").first.tap())
        elif page.locator(".cells").count():
            page.locator(".cells .cell").nth(turn % page.locator(".cells .cell").count()).tap(force=True)
            told(page, lambda: page.locator(".acts .primary").tap())
        else:
            told(page, lambda: page.locator(".acts button").first.tap())
    board = page.locator(".carcassonne")
    assert board.evaluate("board => board.scrollWidth <= board.clientWidth && board.clientWidth <= 390")
    for button in page.locator(".bar button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44


def test_layers_features_and_purists(visit: Visit) -> None:
    page = visit()
    sit(page, "level2")
    while page.locator(".figures .standing").count() < 3 or page.locator(".cells").count() == 0:
        assert step(page)
        page.wait_for_selector(READY)
    page.wait_for_timeout(200)  # the map has come to rest
    page.locator(".figures .standing").first.hover(force=True)
    page.locator(".told", has_text=re.compile(r"tiles?, .*belongs to")).wait_for()
    assert page.locator(".pointed").count() > 0
    page.get_by_role("button", name="Tiles left", exact=True).click()
    counts = page.locator(".carcassonne section li span").all_inner_texts()
    left = page.locator(".hand .soft").inner_text()
    assert sum(int(count.strip("×")) for count in counts) == int(left.split()[0])
    page.get_by_role("button", name="Tiles left", exact=True).click()
    page.get_by_role("button", name="Dead places").click()
    page.get_by_role("button", name="Field owners").click()
    assert page.locator(".last").count() >= 2
    page.evaluate("localStorage.setItem('artel', JSON.stringify({ ...JSON.parse(localStorage.artel), aids: false }))")
    page.reload()
    page.wait_for_selector(READY)
    assert page.locator(".layers").count() == 0
    assert page.locator(".last").count() >= 2  # who laid them is remembered
    assert page.get_by_text("If it ended now").count() == 0


@pytest.mark.parametrize(("theme", "width"), [("light", 1280), ("dark", 390)])
def test_axe_finds_nothing(visit: Visit, theme: str, width: int) -> None:
    from axe_playwright_python.sync_playwright import Axe

    def check() -> None:
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()

    page = visit(color_scheme=theme, viewport={"width": width, "height": 844})
    sit(page)
    for turn in range(5):
        step(page, turn)
        page.wait_for_selector(READY)
    check()
    for layer in ("Field owners", "Dead places", "Tiles left"):
        page.get_by_role("button", name=layer, exact=True).click()
    check()
    page.evaluate("localStorage.setItem('artel', JSON.stringify({ ...JSON.parse(localStorage.artel), plain: true }))")
    page.reload()
    page.wait_for_selector(".plain")
    check()
    assert page.locator(".carcassonne svg.map, .tiles").count() == 0
    assert page.locator(".plain tbody tr").count() >= 3
    assert page.get_by_role("heading", name="Figures on the map").is_visible()


def test_what_screen_readers_hear(visit: Visit) -> None:
    page = visit()
    sit(page)
    tree = page.locator(".carcassonne").aria_snapshot()
    assert 'group "Where the tile can be placed"' in tree
    assert re.search(r'button "Place the tile at -?\d+,-?\d+, ', tree)
    assert 'table "Players"' in tree
    page.evaluate(
        """() => {
          window.heard = []
          new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) =>
            window.heard.push(node.textContent)))).observe(
              document.querySelector('[role=log][aria-live=polite]'), { childList: true, subtree: true })
        }"""
    )
    said = place(page)
    assert "Anna placed the tile" in said
    page.wait_for_selector(READY)
    heard = " ".join(page.evaluate("window.heard"))
    assert "Anna placed the tile" in heard
    while not page.locator(".spots").count():
        assert step(page)
        page.wait_for_selector(READY)
    tree = page.locator(".carcassonne").aria_snapshot()
    assert 'group "Where a figure can stand"' in tree
    assert re.search(r'button "Put a meeple .*"', tree)


def test_a_finished_map_of_six_moves_smoothly(visit: Visit, browser: Browser) -> None:
    page = visit(reduced_motion="no-preference")
    table = page.evaluate(OPEN, [["random"] * 6, {}])
    page.goto(f"/t/{table}")
    page.wait_for_selector("#result", timeout=90_000)
    assert page.locator(".tiles > g").count() >= 85
    page.locator(".carcassonne .frame").scroll_into_view_if_needed()
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
