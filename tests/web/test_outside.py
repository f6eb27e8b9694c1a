"""Games that other packages bring, in a real Chromium at a server that finds them by their entry points: Podryad on the
board that is drawn as it declares, Kuchki on the one that it brings."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from patience import HANG
from web.conftest import needs_browser, served
from web.tables import OVER, PHONE, axe, change_settings, lines, post, told

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = needs_browser
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
GAMES = ("podryad", "kuchki")
Visit = Callable[..., "Page"]


@pytest.fixture(scope="session")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server beside which both packages are installed, as far as Python can tell."""
    folder = tmp_path_factory.mktemp("outside")
    for name in GAMES:
        about = folder / f"{name}-1.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", "utf-8")
        (about / "entry_points.txt").write_text(f"[artel.games]\n{name} = {name}\n", "utf-8")
    paths = [str(folder), *[str(EXAMPLES / name) for name in GAMES]]
    with served(folder, PYTHONPATH=os.pathsep.join(paths)) as address:
        yield address


@pytest.fixture
def visit(browser: Browser, outside: str) -> Iterator[Visit]:
    contexts, faults = [], []

    def opened(path: str = "/", **options: Any) -> Page:
        options = {"locale": "en-GB", "viewport": {"width": 1280, "height": 720}, "reduced_motion": "reduce"} | options
        context = browser.new_context(base_url=outside, **options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(HANG * 1000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on(
            "console",
            lambda said: faults.append(said.text) if said.type == "error" and "mount" not in said.text else None,
        )
        page.goto(path)
        page.wait_for_selector("main h1")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []


def sit(page: Page, game: str, *bots: str) -> str:
    post(page, "/api/guest", name="Anna")
    table = str(post(page, "/api/tables", game=game, seats=[None, *(bots or ("random",))], visibility="unlisted")["id"])
    post(page, f"/api/tables/{table}/start", fill=None)
    page.goto(f"/t/{table}")
    page.wait_for_selector(f"[data-choice], {OVER}")
    return table


def test_the_start_page_lists_them_and_their_rules_fall_back(visit: Visit) -> None:
    page = visit(locale="ru-RU")
    titles = page.locator(".games h3").all_inner_texts()
    assert titles[-2:] == ["Подряд", "Kuchki"]
    page.goto("/rules/kuchki")
    page.wait_for_selector("[data-clause='K2.1']")
    assert "last stone" in page.locator("[data-clause='K2.1']").inner_text()
    page.goto("/rules/podryad")
    assert "очков" in page.locator("[data-clause='P2.3']").inner_text()


def test_a_whole_game_on_the_declared_board_by_keyboard(visit: Visit) -> None:
    page = visit()
    table = sit(page, "podryad", "level1", "random")
    assert page.locator(".tracks li").count() == 3
    assert page.locator(".hand [data-choice]").count() == 6
    assert page.locator(".hand [data-choice]").first.get_attribute("aria-label") in {
        f"Ask {price}" for price in range(10)
    }
    for job in range(5):
        page.wait_for_selector(f".hand [data-choice] >> nth={5 - job}")
        for _ in range(60):
            if page.evaluate("() => document.activeElement.matches('.hand [data-choice]')"):
                break
            page.keyboard.press("Tab")
        assert "build" in told(page, lambda: page.keyboard.press("Enter"))
    page.wait_for_selector("#result")
    jobs = [line for line in lines(page) if "build" in line]
    assert len(jobs) == 5
    page.goto(f"/r/{table}")
    page.wait_for_selector(".zone.tracks")


@pytest.mark.parametrize("plain", [False, True])
def test_axe_finds_nothing_on_the_declared_board(visit: Visit, plain: bool) -> None:
    page = visit(**PHONE, locale="ru-RU")
    sit(page, "podryad")
    if plain:
        change_settings(page, plain=True)
        page.wait_for_selector(".zone.plain")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    axe(page)


def test_a_board_of_its_own_is_mounted_and_makes_a_move(visit: Visit) -> None:
    page = visit()
    sit(page, "kuchki")
    page.wait_for_selector(".kuchki [data-choice]")
    assert page.locator(".kuchki button").count() == 12
    assert page.evaluate("() => getComputedStyle(document.querySelector('.kuchki')).display") == "flex"
    stones = page.locator(".kuchki [data-choice='take c2']")
    assert stones.get_attribute("aria-label") == "Take 2 from the right heap"
    assert "Anna takes 2 from the right heap." in told(page, stones.click)
    page.wait_for_selector(f".kuchki button, {OVER}")
    change_settings(page, plain=True)
    page.wait_for_selector(".zone.plain")


def test_only_the_files_of_its_board_are_served(visit: Visit) -> None:
    page = visit()
    found = page.request.get("/games/kuchki/board.js")
    assert found.headers["content-type"].startswith("text/javascript")
    assert found.headers["content-security-policy"] == page.request.get("/").headers["content-security-policy"]
    for path in (
        "kuchki/__init__.py",
        "kuchki/../__init__.py",
        "kuchki/%2e%2e/__init__.py",
        "podryad/board.js",
        "zodchie/board.js",
    ):
        assert page.request.get(f"/games/{path}").status == 404, path
    assert page.request.get("/api/learn/kuchki").json() == []


def test_a_board_that_fails_is_replaced(visit: Visit) -> None:
    page = visit()
    page.route(
        "**/games/kuchki/board.js",
        lambda route: route.fulfill(content_type="text/javascript", body="export const mount = 1"),
    )
    sit(page, "kuchki")
    page.wait_for_selector(".zone.counters")
    assert "shown without pictures" in page.locator(".note").inner_text()
