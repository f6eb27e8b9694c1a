"""A picture of each game: its board in the middle of a game, with nothing around it.

`web/src/portraits/<game>-<language>-<theme>.webp` are for the client's pages, `web/public/previews/<game>.png` for
links to it (Open Graph)."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

from artel.games import GAMES
from artel.languages import LANGUAGES
from web.tables import OVER

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from web.pictures import Studio

WEB = Path(__file__).resolve().parents[2] / "web"
PREVIEW = (1200, 630)
PORTRAIT = (960, 504)
THEMES = ("light", "dark")
ALONE = """
[data-frame] { grid-template: 'field' minmax(0, 1fr) / minmax(0, 1fr) !important; }
[data-frame] > :not(.field), .tools, .last { display: none !important; }
"""


class Sitting(NamedTuple):
    """A game to be drawn: who plays it, for how long, and how wide its window is: the narrower, the larger is all.
    `closer`: how much closer one looks than needed to see all."""

    bots: tuple[str, ...]
    until: int
    width: int
    luck: int = 0
    closer: int = 0


HEAVIEST = 38_000
SITTINGS = {
    "zodchie": Sitting(("level2",), 12, 640, luck=1),
    "architects": Sitting(("level2", "level2"), 16, 800),
    "carcassonne": Sitting(("level2", "level2"), 27, 900, closer=3),
    "artificium": Sitting(("level2", "level2", "level2"), 18, 1120),
}


def portraits(studio: Studio) -> None:
    """Takes them all."""
    player = studio.person("Mila")
    made = {
        name: studio.played(player, name, *one.bots, until=one.until, luck=one.luck) for name, one in SITTINGS.items()
    }
    (WEB / "src" / "portraits").mkdir(exist_ok=True)
    (WEB / "public" / "previews").mkdir(exist_ok=True)
    for name in GAMES:
        for language in LANGUAGES:
            for theme in THEMES:
                taken = portrait(studio, name, made[name], language, theme)
                small = taken.resize(PORTRAIT, Image.Resampling.LANCZOS)
                (WEB / "src" / "portraits" / f"{name}-{language}-{theme}.webp").write_bytes(light(small))
                if (language, theme) == (LANGUAGES[0], THEMES[0]):
                    packed(taken).save(WEB / "public" / "previews" / f"{name}.png", optimize=True)


def portrait(studio: Studio, name: str, table: str, language: str, theme: str) -> Image.Image:
    """As somebody sees it who watches."""
    width = SITTINGS[name].width
    window = {"width": width, "height": width * PREVIEW[1] // PREVIEW[0]}
    page = studio.page(
        viewport=window,
        device_scale_factor=PREVIEW[0] / width,
        locale=language,
        color_scheme=theme,
        reduced_motion="reduce",
        bypass_csp=True,
    )
    page.goto(f"/t/{table}")
    page.wait_for_selector(f"[data-frame], {OVER}")
    page.add_style_tag(content=ALONE)
    whole(page)
    page.mouse.move(window["width"] * 0.52, window["height"] * 0.55)
    for _ in range(SITTINGS[name].closer):
        page.mouse.wheel(0, -120)
    page.mouse.move(0, 0)
    page.wait_for_timeout(600)
    found = Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize(PREVIEW, Image.Resampling.LANCZOS)
    page.context.close()
    return found


def whole(page: Page) -> None:
    """All of the map, and what moves has come to rest."""
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.querySelector('.tools button:nth-of-type(3)')?.click()")
    page.wait_for_timeout(600)


def light(picture: Image.Image) -> bytes:
    """As good as it can be within what a picture of the start page may weigh."""
    found, quality = io.BytesIO(), 80
    while not 0 < found.tell() <= HEAVIEST:
        found, quality = io.BytesIO(), quality - 4
        picture.save(found, "webp", quality=quality, method=6)
    return found.getvalue()


def packed(picture: Image.Image) -> Image.Image:
    """With few colours: those of large areas and shades, and some that are rare."""
    common, rare = (
        picture.quantize(many, method).getpalette() or []
        for many, method in ((192, Image.Quantize.MEDIANCUT), (64, Image.Quantize.MAXCOVERAGE))
    )
    palette = Image.new("P", (1, 1))
    palette.putpalette(common[: 192 * 3] + rare[: 64 * 3])
    return picture.quantize(palette=palette, dither=Image.Dither.NONE)
