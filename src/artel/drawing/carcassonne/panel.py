"""Beside the map: the tile that is being talked about, drawn large; the bag; what the signs mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.style import Style
from rich.text import Text

from artel.drawing.carcassonne.chart import HUGE, Scale, Signs, as_text, landscape, number_parts
from artel.drawing.carcassonne.look import FARMER, FIGURES
from artel.drawing.carcassonne.raster import GOOD, PENNANT, raster

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


def legend(view: CarcassonneView, say: Callable[..., str]) -> list[tuple[str, str]]:
    """Signs and what they mean; only what is in the game."""
    found = [(FIGURES[figure], say(f"figure-{figure}")) for figure in view.players[0].supply]
    found.insert(1, (FARMER, say("role-farmer")))
    found.append((PENNANT, say("pennant")))
    return found + ([(sign, say(f"good-{good}")) for good, sign in GOOD.items()] if view.goods_count else [])


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
