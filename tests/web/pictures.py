"""`make pictures`: every page, and every board in the middle of a game, as docs/images/web/<page>-<look>.png; and the
client's own pictures of the games, and sheets of the table on every screen. Names of pages and looks, `portraits`, or
`sheets` (with names of games: of these), as arguments: only these."""

from __future__ import annotations

import io
import json
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from PIL import Image
from playwright.sync_api import sync_playwright
from websockets.sync.client import connect

from artel.bots import Clock, bot
from artel.games import GAMES, game
from artel.kernel.chance import Rng
from web.around import account, cup, got
from web.conftest import ARGS, CHROMIUM, served
from web.portraits import packed, portraits
from web.sheets import sheets
from web.tables import LIT, post

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "images" / "web"
WIDE = {"viewport": {"width": 1280, "height": 720}}
LOOKS: dict[str, dict[str, Any]] = {
    "desktop": WIDE,
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
    "dark": WIDE | {"color_scheme": "dark"},
    "ru": WIDE | {"locale": "ru-RU"},
}


def nothing(page: Page) -> None:
    """It is as it is."""


class Scene(NamedTuple):
    """A page, when it is there, and what is done before its picture is taken; `new`: seen by somebody new."""

    path: str
    wait: str
    act: Callable[[Page], object] = nothing
    new: bool = False


class Studio:
    """A server and people at it."""

    def __init__(self, browser: Browser, site: str) -> None:
        self.browser = browser
        self.site = site

    def person(self, name: str) -> Page:
        """Somebody new with an account."""
        page = self.page()
        account(page, name)
        return page

    def page(self, **options: Any) -> Page:
        context = self.browser.new_context(**{"base_url": self.site, "locale": "en-GB"} | options)
        page = context.new_page()
        page.set_default_timeout(20_000)
        return page

    def played(self, page: Page, name: str, *bots: str, until: int | None = None, luck: int = 0, **options: str) -> str:
        """A game at which a bot answers for this person, so many times or to the end."""
        made = table(page, name, *bots, luck=luck, options=options, visibility="unlisted")
        stand_in, rng, answers = bot("level2"), Rng(luck), 0
        [cookie] = [cookie["value"] for cookie in page.context.cookies() if cookie.get("name") == "artel"]
        with connect(
            f"ws{self.site.removeprefix('http')}/ws", additional_headers={"Cookie": f"artel={cookie}"}
        ) as socket:
            socket.send(json.dumps({"type": "hello", "table": made}))
            for frame in socket:
                message = json.loads(frame)
                if message["type"] == "over":
                    break
                if message["type"] in ("welcome", "told") and message["asked"]:
                    if answers == until:
                        break
                    answers += 1
                    view = msgspec.convert(message["view"], game(name).view_type)
                    action = stand_in.choose(view, view.options, Clock(iterations=1), rng).option
                    act = {"type": "act", "id": f"a{answers}", "seat": view.me, "option": action}
                    socket.send(json.dumps(act | message["asked"]))
        return made


def table(page: Page, name: str, *seats: str | None, begins: bool = True, luck: int = 0, **more: Any) -> str:
    """Where this person sits first."""
    made = post(page, "/api/tables", game=name, seats=[None, *seats], **more)["id"]
    post(page, f"/api/tables/{made}/nonce", nonce=f"{luck:032x}")
    if begins:
        post(page, f"/api/tables/{made}/start", fill=None)
    return str(made)


# -- what is shown ---------------------------------------------------------------------------------------


def hold_card(page: Page) -> None:
    page.locator("[data-card].lit").first.click()
    page.locator(".place.lit").first.hover()


def take_extras(page: Page) -> None:
    for at in (1, 4):
        page.locator("[data-extra]").nth(at).click()
    page.mouse.move(0, 0)


def pin_tile(page: Page) -> None:
    size = page.viewport_size or {"width": 0, "height": 0}
    for cell in page.locator(".cells .cell").all():
        box = cell.bounding_box()
        if box and 60 < box["x"] < size["width"] - 420 and 80 < box["y"] < size["height"] - 260:
            cell.click(force=True)
            page.mouse.move(0, 0)
            return


def to_the_middle(page: Page) -> None:
    slider = page.locator("input[type=range]")
    slider.fill(str(int(slider.get_attribute("max") or 0) * 3 // 5))
    page.wait_for_timeout(300)


def scenes(studio: Studio, anna: Page) -> dict[str, Scene]:
    others = [studio.person(name) for name in ("Boris", "Vera", "Gleb", "Daria")]
    for at, other in enumerate(others):
        studio.played(other, "zodchie", f"level{1 + at % 2}", luck=at)
    finished = ""
    for luck, level in enumerate(("level1", "level2", "random", "level1", "random")):
        finished = studio.played(anna, "zodchie", level, luck=luck)
    table(others[0], "carcassonne", None, None, begins=False, visibility="open")
    table(others[1], "artificium", None, begins=False, visibility="open")
    table(others[2], "architects", "level2", "level2", visibility="open")
    lobby = table(anna, "carcassonne", None, "level2", None, begins=False, visibility="unlisted")
    post(others[0], f"/api/tables/{lobby}/join", seat=None, nonce="0" * 32, invite=None)
    boards = {
        "zodchie": studio.played(anna, "zodchie", "level2", until=7, luck=1),
        "carcassonne": studio.played(anna, "carcassonne", "level2", "level2", until=27),
        "architects": studio.played(anna, "architects", "level2", "level2", until=16),
        "artificium": studio.played(anna, "artificium", "level2", "level2", until=20),
    }
    deck = table(anna, "zodchie", "level2", options={"variant": "advanced"}, visibility="unlisted")
    acts = {"zodchie": hold_card, "carcassonne": pin_tile}
    return {
        "start": Scene("/", ".lists li", new=True),
        "lobby": Scene(f"/t/{lobby}", ".lobby"),
        **{name: Scene(f"/t/{made}", LIT[name].ready, acts.get(name, nothing)) for name, made in boards.items()},
        "zodchie-deck": Scene(f"/t/{deck}", "[data-extra]", take_extras),
        "result": Scene(f"/t/{finished}", ".tally[aria-busy=false]"),
        "replay": Scene(f"/r/{finished}", "[role=log] li", to_the_middle),
        "rules": Scene("/rules/zodchie#Z4.2", "[data-clause]"),
        "profile": Scene(f"/p/{got(anna, '/api/me')['id']}", "h1"),
        "ladder": Scene("/ladder/zodchie", "tbody tr"),
        "tournaments": Scene(f"/tournaments/{tournament(anna)}", "tbody tr"),
        "settings": Scene("/settings", "[role=switch]"),
        "learn": Scene("/learn/carcassonne", ".board"),
    }


def tournament(host: Page) -> str:
    """That bots have played."""
    made = cup(host, "level1", "level2", "level2", "random")
    post(host, f"/api/tournaments/{made}/start")
    while got(host, f"/api/tournaments/{made}")["tournament"]["status"] != "over":
        time.sleep(0.2)
    return made


def taken(page: Page, scene: Scene, file: Path) -> None:
    page.goto(scene.path)
    page.wait_for_selector(scene.wait)
    scene.act(page)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(400)  # what moves has come to rest
    if "#" not in scene.path:
        page.evaluate("() => scrollTo(0, 0)")
    packed(Image.open(io.BytesIO(page.screenshot())).convert("RGB")).save(file, optimize=True)


def main(*wanted: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        site = stack.enter_context(served(Path(stack.enter_context(tempfile.TemporaryDirectory()))))
        browser = stack.enter_context(sync_playwright()).chromium.launch(executable_path=CHROMIUM, args=ARGS)
        studio = Studio(browser, site)
        if not wanted or "portraits" in wanted:
            portraits(studio)
        if not wanted or "sheets" in wanted:
            sheets(studio, {*wanted} & {*GAMES})
        if {"portraits", "sheets"} & {*wanted}:
            return
        anna = studio.person("Anna")
        found = scenes(studio, anna)
        kept = {"cookies": anna.context.cookies(), "origins": []}
        for look, options in LOOKS.items():
            pages = studio.page(storage_state=kept, **options), studio.page(**options)
            for name, scene in found.items():
                if not wanted or {name, look} & set(wanted):
                    taken(pages[scene.new], scene, FOLDER / f"{name}-{look}.png")
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
