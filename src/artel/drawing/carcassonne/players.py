"""The players' lines: letter, name, figures in supply, goods, points; and the tile that is being talked about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from artel.drawing.carcassonne.look import FIGURES, INKS, coat, letter
from artel.drawing.carcassonne.raster import GOOD
from artel.drawing.teller import fitted

if TYPE_CHECKING:
    from artel.games.carcassonne import CarcassonneView
    from artel.kernel.ids import Seat

QUIET = Style(color="#7d8594")


def draw_players(view: CarcassonneView, names: tuple[str, ...], width: int, standing: bool = False) -> Text:
    """Two players on a line; `standing`: with the points that they would have if the game ended now."""
    drawn = [draw_player(view, names, player.seat, width // 2, standing) for player in view.players]
    return Text("\n").join(Text("").join(drawn[at : at + 2]) for at in range(0, len(drawn), 2))


def draw_player(view: CarcassonneView, names: tuple[str, ...], seat: Seat, width: int, standing: bool) -> Text:
    player = view.players[seat]
    points = str(player.points)
    if standing and view.aids is not None and view.flow:
        points += f"›{view.aids.if_ended_now[seat]}"
    meeples, *others = player.supply.items()
    figures = Text.assemble(f"{FIGURES[meeples[0]]}{meeples[1]}")
    for figure, here in others:
        figures.append(f" {FIGURES[figure] if here else '-'}", Style() if here else QUIET)
    if view.goods_count:
        for good, sign in GOOD.items():
            many = player.goods.get(good, 0)
            figures.append(f" {sign}{many}", Style() if many else QUIET)
    line = Text.assemble(("▶" if seat in view.asked else " ", Style(color="#ffffff", bold=True)))
    line.append(f" {letter(seat)} ", coat(seat))
    room = width - len(line) - len(figures) - len(points) - 4
    line.append(" " + fitted(names[seat], max(room, 4)), Style(color=INKS[seat], bold=seat == view.me))
    line.append_text(figures)
    return line.append(f" {points} ".rjust(width - len(line)), Style(bold=True))
