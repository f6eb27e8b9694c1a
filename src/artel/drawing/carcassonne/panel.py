"""Beside the map: the tile that is being talked about, drawn large; the bag; what the signs mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.style import Style
from rich.text import Text

from artel.drawing.carcassonne.chart import HUGE, Scale, Signs, as_text, landscape, number_parts
from artel.drawing.carcassonne.look import FARMER
from artel.drawing.carcassonne.raster import raster
from artel.games.carcassonne import FIGURE_SIGNS, GOODS, MARK_SIGNS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from artel.games.carcassonne import CarcassonneView

QUIET = Style(color="#9aa0ab")


def tile_signs(tile: Any, turns: int, scale: Scale, numbers: Mapping[str, str] = {}, chosen: str = "") -> Signs:
    drawn = raster(tile, turns, *scale)
    signs = landscape(drawn)
    number_parts(signs, drawn, numbers, chosen)
    return signs


def draw_tile(view: CarcassonneView, box: Any, turns: int, numbers: Mapping[str, str], chosen: str) -> Text:
    """The tile in hand; else the one placed last."""
    name, lies = (view.tile, turns) if view.tile else (view.map[-1].tile, view.map[-1].turns)
    tile = next(tile for tile in box.tiles if tile.name == name)
    return as_text(tile_signs(tile, lies, HUGE, numbers, chosen))


def legend(view: CarcassonneView, box: Any, say: Callable[..., str]) -> list[tuple[str, str]]:
    """Signs and what they mean; only what is in the game."""
    found = [(FIGURE_SIGNS[figure].letter, say(f"figure-{figure}")) for figure in view.players[0].supply]
    found.insert(1, (FARMER, say("role-farmer")))
    there = {*view.bag, *[tile.tile for tile in view.map], view.tile}
    shown = {mark for tile in box.tiles if tile.name in there for part in tile.segments for mark in part.mark_names()}
    shown -= set() if view.goods_count else set(GOODS)
    names = {mark: f"good-{mark}" if mark in GOODS else mark for mark in MARK_SIGNS if mark in shown}
    return found + [(MARK_SIGNS[mark].letter, say(name)) for mark, name in names.items()]


def draw_legend(signs: list[tuple[str, str]], columns: int, width: int) -> Text:
    lines = []
    for at in range(0, len(signs), columns):
        line = Text()
        for sign, meaning in signs[at : at + columns]:
            entry = Text.assemble((f"{sign} ", Style(bold=True)), (meaning, QUIET))
            entry.truncate(width // columns, pad=True)
            line.append_text(entry)
        lines.append(line)
    return Text("\n").join(lines)
