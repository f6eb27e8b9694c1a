"""The tiles that are still to come, by type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from artel.drawing.carcassonne.chart import SMALL, Scale, as_text
from artel.drawing.carcassonne.look import NOTHING
from artel.drawing.carcassonne.panel import tile_signs
from artel.tui.screens.base import ArtelScreen, Keys

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from artel.games.carcassonne import CarcassonneView


GAP = [(" ", NOTHING)] * 2


class BagScreen(ArtelScreen[None]):
    DEFAULT_CSS = """
    BagScreen { background: #14161b; }
    BagScreen #heading { text-style: bold; color: #f2cf4a; padding: 0 1; height: auto; }
    BagScreen VerticalScroll { padding: 0 1; }
    BagScreen #tiles { height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,t,е,enter", "close", show=False),
        Binding("l,д", "app.language", show=False),
    ]

    def __init__(self, view: CarcassonneView, box: Any) -> None:
        super().__init__()
        self.view = view
        self.box = box

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        with VerticalScroll():
            yield Static(id="tiles")
        yield Keys()

    def on_resize(self) -> None:
        self.speak()

    def speak(self) -> None:
        self.text("#heading", self.say("ui-carcassonne-bag", many=sum(self.view.bag.values())))
        self.text("#tiles", draw_bag(self.view, self.box, max(self.size.width - 4, SMALL.width)))
        self.query_one(VerticalScroll).focus()
        self.query_one(Keys).show(self.words, ("Esc", "ui-key-back", "screen.close"))

    def action_close(self) -> None:
        self.dismiss()


def draw_bag(view: CarcassonneView, box: Any, width: int, scale: Scale = SMALL) -> Text:
    """Each type with its id and how many there are."""
    tiles = [tile for tile in box.tiles if view.bag.get(tile.name)]
    across = max((width + 2) // (scale.width + 2), 1)
    rows = []
    for at in range(0, len(tiles), across):
        drawn = [tile_signs(tile, 0, scale) for tile in tiles[at : at + across]]
        lines = [[sign for signs in drawn for sign in [*signs[line], *GAP]] for line in range(scale.height)]
        counts = Text()
        for tile in tiles[at : at + across]:
            many = f"×{view.bag[tile.name]}"
            counts.append(many, Style(bold=True))
            counts.append(f" {tile.name}".ljust(scale.width + 2 - len(many)), Style(color="#7d8594"))
        rows += [as_text(lines), counts, Text()]
    return Text("\n").join(rows[:-1])
