"""Carcassonne's table in words and signs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.style import Style
from rich.text import Text

from artel.drawing import teller
from artel.drawing.carcassonne.aids import last_tiles
from artel.drawing.carcassonne.chart import SMALL, Chart, MapMarks, as_text, place_of, segment_of
from artel.drawing.carcassonne.look import INKS, NOTHING, coat, letter
from artel.drawing.carcassonne.panel import legend, tile_signs
from artel.drawing.carcassonne.players import draw_players
from artel.drawing.carcassonne.ruler import whole

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.games.carcassonne import CarcassonneView
    from artel.kernel.events import Event
    from artel.kernel.ids import Seat

TURNS = range(4)


class Teller(teller.TableTeller):
    example = "1,-2/3"
    clause = "C7.1"

    @property
    def box(self) -> Any:
        return self.game.components_of(self.pack)

    # -- the table -------------------------------------------------------------------------------------

    def table(self, view: CarcassonneView, events: Sequence[Event], width: int) -> Text:
        numbers = {segment_of(option): str(at) for at, option in enumerate(view.options, 1) if segment_of(option)}
        legal = frozenset(place_of(name_of(option)) for option in view.options if "/" in option)
        marks = MapMarks(legal=legal, last=last_tiles(events), numbers=numbers)
        rows = [
            draw_players(view, self.names, min(width, 96)),
            as_text(whole(Chart(view, self.box, marks, SMALL))),
            Text("  ".join(f"{sign} {meaning}" for sign, meaning in legend(view, self.box, self.say)), Style(dim=True)),
        ]
        if view.tile is not None:
            rows += [Text(), self.draw_turns(view.tile)]
        return Text("\n").join(rows)

    def draw_turns(self, name: str) -> Text:
        """The tile in hand, turned in all ways."""
        tile = next(tile for tile in self.box.tiles if tile.name == name)
        drawn = [tile_signs(tile, turns, SMALL) for turns in TURNS]
        rows = [
            as_text([[sign for signs in drawn for sign in [*[(" ", NOTHING)] * 3, *signs[line]]]])
            for line in range(SMALL.height)
        ]
        heading = "".join(f"   {f'/{turns}'.center(SMALL.width)}" for turns in TURNS)
        return Text("\n").join([Text(heading), *rows])

    def options(self, view: CarcassonneView) -> list[str]:
        """Placements are many: one line for each place."""
        if not any("/" in option for option in view.options):
            return super().options(view)
        places: dict[str, list[str]] = {}
        for number, option in enumerate(view.options, 1):
            places.setdefault(name_of(option), []).append(f"{number:>3} = /{option[-1]}")
        in_order = sorted(places, key=lambda name: place_of(name)[::-1])
        return [f"{place:>8}: {', '.join(places[place])}" for place in in_order]

    def card(self, wanted: str) -> list[str]:
        """A tile by its id or by what it shows."""
        lines = []
        for tile in self.box.tiles:
            title = self.say(f"tile-{tile.name}")
            if wanted.upper() == tile.name or (len(wanted) > 2 and wanted.lower() in title.lower()):
                rows = as_text(tile_signs(tile, 0, SMALL)).plain.split("\n")
                lines += [f"{tile.name}: {title} (×{tile.copies})", *["   " + row for row in rows]]
        return lines

    # -- seats -----------------------------------------------------------------------------------------

    def ink(self, view: Any, seat: Seat) -> str:
        return INKS[seat]

    def badge(self, view: Any, seat: Seat) -> Text:
        return Text(f" {letter(seat)} ", coat(seat))


def name_of(option: str) -> str:
    return option.partition("/")[0]
