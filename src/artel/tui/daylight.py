"""The light theme: dark grounds become light, and what is written on them is darkened until it can be read.

Everything is drawn for a dark ground. Cards, tiles and figures keep their colours in both themes.
"""

from __future__ import annotations

import colorsys
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from rich.color import Color
from rich.style import Style

if TYPE_CHECKING:
    from rich.text import Text

Rgb = tuple[float, float, float]
"""From 0 to 1."""
DARK: Final = 0.40
GREY: Final = 0.14
"""A ground is what is not brighter and not more colourful than this."""
KEPT: Final = frozenset({"#17191f"})
"""As dark as a ground, but a figure."""
PALE: Final = 0.25
"""Ink that is less colourful than this is grey: its brightness is turned round."""
LEGIBLE: Final = 5.0
"""The least contrast of what is written on a light ground."""
PAPER: Final[Rgb] = (1.0, 1.0, 1.0)


def lit_text(text: Text) -> Text:
    """The same for a terminal whose own ground is light."""
    found = text.copy()
    found.spans = [
        span._replace(style=lit(span.style, None)) if isinstance(span.style, Style) else span for span in text.spans
    ]
    if isinstance(text.style, Style):
        found.style = lit(text.style, None)
    return found


@lru_cache(4096)
def lit(style: Style, under: Rgb | None) -> Style:
    """`under`: the ground below, as it is drawn; None: it is light already."""
    ground = rgb(style.bgcolor) or under
    dark = ground is None or (is_ground(ground) and (style.bgcolor is None or style.bgcolor.name not in KEPT))
    if not dark:
        return style
    paper = PAPER if ground is None else lightened(ground)
    ink = rgb(style.color)
    found = style
    if ground is not None:
        found += Style(bgcolor=color(paper))
    return found + Style(color=color(legible(ink, paper))) if ink is not None else found


def rgb(given: Color | None) -> Rgb | None:
    """Colours by number or name are the terminal's own affair."""
    if given is None or given.triplet is None:
        return None
    red, green, blue = given.triplet
    return red / 255, green / 255, blue / 255


def color(value: Rgb) -> Color:
    return Color.from_rgb(*[round(255 * part) for part in value])


def is_ground(value: Rgb) -> bool:
    return max(value) <= DARK and max(value) - min(value) <= GREY


def lightened(value: Rgb) -> Rgb:
    hue, light, saturation = colorsys.rgb_to_hls(*value)
    return colorsys.hls_to_rgb(hue, 1 - 0.6 * light, saturation)


def legible(ink: Rgb, paper: Rgb) -> Rgb:
    hue, light, saturation = colorsys.rgb_to_hls(*ink)
    if max(ink) - min(ink) < PALE:
        light = min(light, 1 - light)
    while light > 0 and contrast(colorsys.hls_to_rgb(hue, light, saturation), paper) < LEGIBLE:
        light = max(light - 0.02, 0)
    return colorsys.hls_to_rgb(hue, light, saturation)


def contrast(one: Rgb, other: Rgb) -> float:
    """As WCAG 2 counts it."""
    bright, dim = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def luminance(value: Rgb) -> float:
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in value)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
