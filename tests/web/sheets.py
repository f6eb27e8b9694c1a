"""The table on every screen: for each game one sheet with the fewest players and one with the most, what a player meets
from top to bottom and the sizes of windows from left to right, as docs/images/screens/<game>-<players>.webp."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PIL import Image

from artel.games import GAMES, game
from web.screen import DESK, SIZES, Table, walk

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from web.pictures import Studio

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "images" / "screens"
PASSED_BY = ("after 25 lines", "after 70 lines", "after 100 lines")
GAP = 12
PAPER = (233, 228, 218)
DESKS = (384, 304)
"""What a window at a desk is at most, in the sheet; a phone is a little larger, or nothing on it could be seen."""
PHONES = 0.36


def sheets(studio: Studio, wanted: set[str]) -> None:
    """In English by day, and in Russian by night."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in [name for name in GAMES if not wanted or name in wanted]:
        for players, language, scheme in ((game(name).least, "en", "light"), (game(name).most, "ru", "dark")):

            def visit(path: str = "/", scheme: str = scheme, **options: Any) -> Page:
                page = studio.page(reduced_motion="reduce", color_scheme=scheme, **options)
                page.goto(path)
                page.wait_for_selector("main h1")
                return page

            sheet(Table(visit, name, players, language)).save(FOLDER / f"{name}-{players}.webp", quality=60, method=6)


def sheet(table: Table) -> Image.Image:
    rows = [
        [small(page) for page, _ in table.views(SIZES)]
        for state in walk(table) if state not in PASSED_BY
    ]  # fmt: skip
    widths = [image.width for image in rows[0]]
    height = max(image.height for image in rows[0])
    whole = Image.new("RGB", (sum(widths) + GAP * (len(widths) + 1), (height + GAP) * len(rows) + GAP), PAPER)
    for down, row in enumerate(rows):
        left = GAP
        for image in row:
            whole.paste(image, (left, GAP + down * (height + GAP) + (height - image.height) // 2))
            left += image.width + GAP
    return whole


def small(page: Page) -> Image.Image:
    size = page.viewport_size
    assert size is not None
    wide, tall = size["width"], size["height"]
    scale = min(DESKS[0] / wide, DESKS[1] / tall) if (wide, tall) in DESK else PHONES
    image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return image.resize((round(wide * scale), round(tall * scale)), Image.Resampling.LANCZOS)
