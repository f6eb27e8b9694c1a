"""Tables with people and bots on them, and how they are played in a page: through what is lit on the board."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

Visit = Callable[..., "Page"]
DRIVE = Path(__file__).with_name("drive.js").read_text(encoding="utf-8")
LINES = "[role=log] li"
OVER = "#result, #see-result"
"""The result, or the way to it once it was closed."""
GROWN = f"n => document.querySelectorAll('{LINES}').length > n"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PRESSED = f"""([lit, before]) => document.activeElement !== window.pressed || !window.pressed.matches(lit)
  || document.querySelectorAll('{LINES}').length > before"""
LISTEN = """() => {
  window.spoken = []
  new MutationObserver((found) => found.forEach((one) => one.addedNodes.forEach((node) => {
    const line = node.nodeName === 'LI' && node.querySelector('span')
    if (line) window.spoken.push(line.textContent)
  }))).observe(document.querySelector('[role=log][aria-live=polite]'), { childList: true, subtree: true })
}"""


class Lit(NamedTuple):
    """What can be clicked on a board: the first of `choices` that is there, unless the board is `busy`."""

    choices: tuple[str, ...]
    busy: str = ""

    @property
    def ready(self) -> str:
        return ", ".join((*self.choices, OVER))


LIT = {
    "list": Lit(("[data-option]",)),
    "zodchie": Lit(
        (
            "[data-choice^=replace]", "[data-choice*='/']", ".board .place.lit",
            ".board [data-card].lit[aria-pressed=false]", "[data-choice]:not([data-choice=redraw])", "[data-choice]",
        )
    ),
    "carcassonne": Lit((".cells .yes", ".cells .cell", ".spots .spot", ".acts button:not(.round)")),
    "architects": Lit(
        (
            ".do:has([data-choice=back]) [data-choice]:not([data-choice=back])", ".board .pile .lit", "[data-choice]",
        )
    ),
    "artificium": Lit(
        (
            "[data-deal]", "[data-choice^=apply]", "[data-choice=pass]", "[data-choice=done]",
            ".artificium-hand button:not([aria-pressed])", "[data-choice=discard]", "[data-choice]",
        ),
        busy="[data-deal]:disabled",
    ),
    "podryad": Lit((".hand [data-choice]",)),
    "kuchki": Lit((".kuchki [data-choice]",)),
}  # fmt: skip


# -- sitting down ----------------------------------------------------------------------------------------


def post(page: Page, path: str, **data: Any) -> Any:
    """As the person of this page."""
    answer = page.request.post(path, data=data)
    assert answer.ok, answer.text()
    return answer.json()


def opened(
    page: Page, game: str, *bots: str | None, name: str = "Anna", luck: int = 0, pack: str | None = None, **options: str
) -> str:
    """A table where this person sits first, and then these bots; None: a free seat. `pack`: a data pack, as TOML."""
    post(page, "/api/guest", name=name)
    seats, nonce = [None, *bots], f"{luck:032x}"
    own = None if pack is None else post(page, f"/api/packs/{game}", content=tomllib.loads(pack))["digest"]
    asked = {"game": game, "seats": seats, "options": options, "visibility": "unlisted"}
    table = post(page, "/api/tables", **asked, **({} if own is None else {"pack": own, "rated": False}))
    post(page, f"/api/tables/{table['id']}/nonce", nonce=nonce)
    return str(table["id"])


def sit(page: Page, game: str, *bots: str, luck: int = 0, **options: str) -> str:
    """At a table with bots, one that plays at random if none is named; the game has begun."""
    table = opened(page, game, *(bots or ("random",)), luck=luck, **options)
    post(page, f"/api/tables/{table}/start", fill=None)
    return go(page, game, table)


def meet(host: Page, guest: Page, game: str, luck: int = 0, pack: str | None = None, **options: str) -> str:
    """Two people at a table, Anna first; the game has begun."""
    table = opened(host, game, None, luck=luck, pack=pack, **options)
    post(guest, "/api/guest", name="Boris")
    post(guest, f"/api/tables/{table}/join", seat=None, nonce=f"{luck:032x}", invite=None)
    post(host, f"/api/tables/{table}/start", fill=None)
    for page in (host, guest):
        go(page, game, table, wait=LINES)
    return table


def go(page: Page, game: str, table: str, wait: str = "") -> str:
    page.goto(f"/t/{table}")
    page.wait_for_selector(wait or LIT[game].ready)
    return table


def hit(target: Locator) -> None:
    """A click on something of a map, once that has come to rest."""
    target.element_handle().wait_for_element_state("stable")
    target.click(force=True)


def unfold(page: Page) -> None:
    """Opens the list of all choices, which is folded away unless it is wished for."""
    page.wait_for_selector("[data-option]", state="attached")
    if page.locator("#tab-choices[aria-selected=false]").count():
        page.locator("#tab-choices").click()
    page.wait_for_selector("[data-option]")


# -- playing ---------------------------------------------------------------------------------------------


def lines(page: Page) -> list[str]:
    return page.locator(f"{LINES} > span").all_inner_texts()


def told(page: Page, act: Callable[[], object]) -> str:
    """What the log says after it."""
    before = page.locator(LINES).count()
    act()
    page.wait_for_function(GROWN, arg=before)
    return " ".join(lines(page)[before:])


def drive(game: str, *pages: Page, until: int | None = None) -> None:
    """Plays for all these people at once, to the end or until the log has so many lines."""
    what = LIT[game]._asdict() | {"until": until}
    for page in pages:
        page.evaluate(f"what => {{ window.driven = ({DRIVE})(what) }}", what)
    for page in pages:
        page.evaluate("() => window.driven")


def press(page: Page, game: str) -> None:
    """One choice by the keyboard alone: on to what is lit, and Enter."""
    asked = ".confirm .primary"  # what cannot be taken back is asked for once more
    lit = asked if page.locator(asked).count() else ", ".join(LIT[game].choices)
    page.wait_for_selector(asked if lit == asked else LIT[game].ready)
    for _ in range(120):
        if over(page) or page.evaluate("lit => document.activeElement.matches(lit)", lit):
            break
        page.keyboard.press("Tab")
    page.evaluate("() => void (window.pressed = document.activeElement)")
    before = page.locator(LINES).count()
    page.keyboard.press("Enter")
    page.wait_for_function(PRESSED, arg=[lit, before])


def over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


# -- what is heard ---------------------------------------------------------------------------------------


def listen(page: Page) -> list[str]:
    """From now on all that the live region says is remembered; what the log says already."""
    page.evaluate(LISTEN)
    return lines(page)


def spoken(page: Page) -> list[str]:
    return list(page.evaluate("() => window.spoken"))


def replay(page: Page, table: str, language: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The steps of a finished game as the server tells them."""
    found: list[dict[str, Any]] = []
    while True:
        query = f"language={language}&from={len(found)}" + ("" if seat is None else f"&seat={seat}")
        answer = page.request.get(f"/api/records/{table}/steps?{query}").json()
        found += answer["shown"]
        if len(found) == answer["steps"]:
            return found


def axe(page: Page) -> None:
    """Axe finds nothing: of everything in light, and in dark of what colours can break."""
    from axe_playwright_python.sync_playwright import Axe

    for theme, rules in (("dark", {"runOnly": ["color-contrast", "link-in-text-block"]}), ("light", {})):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        found = Axe().run(page, options={"resultTypes": ["violations"], **rules})
        assert found.violations_count == 0, f"{page.url}, {theme}: {found.generate_report()}"


def change_settings(page: Page, **settings: object) -> None:
    page.evaluate(
        "new_ => (localStorage.artel = JSON.stringify({ ...JSON.parse(localStorage.artel), ...new_ }))", settings
    )
    page.reload()
