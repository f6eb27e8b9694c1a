"""The map as rows of cells. Places are (x, y); x grows to the east, y to the south."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from rich.style import Style
from rich.text import Text

from artel.drawing.carcassonne import look
from artel.drawing.carcassonne.look import GRASS, INKS, NOTHING, cell_style, coat, figure_sign, letter
from artel.drawing.carcassonne.raster import Raster, raster

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from artel.games.carcassonne import CarcassonneView
    from artel.kernel.ids import Seat

Place = tuple[int, int]
Signs = list[list[tuple[str, Style]]]
"""By row and column: a character and its style."""


class Scale(NamedTuple):
    width: int
    height: int


SMALL: Final = Scale(7, 3)
LARGE: Final = Scale(11, 5)
HUGE: Final = Scale(15, 7)


class Ghost(msgspec.Struct, frozen=True):
    """A tile that would lie somewhere."""

    tile: str
    place: Place
    turns: int


class MapMarks(msgspec.Struct, frozen=True):
    """What is pointed out on the map."""

    legal: frozenset[Place] = frozenset()
    ghost: Ghost | None = None
    numbers: dict[str, str] = {}
    """By segment of the tile placed last: the key that puts a figure there."""
    chosen: str = ""
    """The segment under the cursor."""
    last: dict[Place, Seat] = {}
    """Whose tile was placed there last."""
    dead: frozenset[Place] = frozenset()
    fields: dict[tuple[int, str], tuple[Seat, ...]] = {}
    """By tile and segment: who owns the field."""
    labels: dict[tuple[int, str], str] = {}
    """By tile and segment: what the figure's feature brings."""


def place_of(name: str) -> Place:
    x, y = name.split(",")
    return int(x), int(y)


def segment_of(option: str) -> str:
    """`c1` of `meeple c1`; "" of an answer that is about none."""
    return option.partition(" ")[2]


def place_name(place: Place) -> str:
    return f"{place[0]},{place[1]}"


class Chart:
    """The map of a view, with marks, at a scale."""

    def __init__(self, view: CarcassonneView, box: Any, marks: MapMarks, scale: Scale) -> None:
        self.view = view
        self.tiles = {tile.name: tile for tile in box.tiles}
        self.marks = marks
        self.scale = scale
        self.pieces = {place_of(piece.place): number for number, piece in enumerate(view.map)}
        self.figures: dict[int, list[Any]] = {}
        for figure in view.figures:
            self.figures.setdefault(figure.tile, []).append(figure)

    def bounds(self) -> tuple[int, int, int, int]:
        """West, north, east, south: tiles, and what is marked beside them."""
        places = [*self.pieces, *self.marks.legal, *self.marks.dead]
        across, down = [x for x, _ in places], [y for _, y in places]
        return min(across), min(down), max(across), max(down)

    def window(self, left: int, top: int, width: int, height: int) -> Signs:
        """The cells of a part of the map; the tile at 0,0 begins at cell 0,0."""
        rows: Signs = [[(" ", NOTHING)] * width for _ in range(height)]
        wide, high = self.scale
        for y in range(top // high, (top + height - 1) // high + 1):
            for x in range(left // wide, (left + width - 1) // wide + 1):
                for down, line in enumerate(self.block((x, y))):
                    row = y * high + down - top
                    if 0 <= row < height:
                        for right, sign in enumerate(line):
                            column = x * wide + right - left
                            if 0 <= column < width:
                                rows[row][column] = sign
        return rows

    def block(self, place: Place) -> Signs:
        """The cells of one place."""
        ghost = self.marks.ghost
        if ghost is not None and ghost.place == place:
            signs = landscape(self.drawn(ghost.tile, ghost.turns), place)
            return corners(signs, "┏┓┗┛", look.CHOSEN)
        if place in self.pieces:
            return self.piece(place, self.pieces[place])
        if place in self.marks.legal:
            return in_middle(corners(self.empty(), "┌┐└┘", look.OPEN), "+", look.OPEN)
        return in_middle(self.empty(), "×", look.DEAD) if place in self.marks.dead else []

    def empty(self) -> Signs:
        return [[(" ", NOTHING)] * self.scale.width for _ in range(self.scale.height)]

    def drawn(self, tile: str, turns: int) -> Raster:
        return raster(self.tiles[tile], turns, *self.scale)

    def piece(self, place: Place, number: int) -> Signs:
        tile = self.view.map[number]
        drawn = self.drawn(tile.tile, tile.turns)
        signs = landscape(drawn, place)
        self.show_fields(signs, drawn, number)
        if place in self.marks.last:
            seat = self.marks.last[place]
            signs[0][0] = (letter(seat).lower(), Style(color=INKS[seat], bgcolor=look.GROUND, bold=True))
        for figure in self.figures.get(number, ()):
            column, row = drawn.anchors[segment_at(drawn, figure.segment)]
            text = figure_sign(figure.figure, figure.segment) + letter(figure.seat)
            text = self.marks.labels.get((number, figure.segment), text) if figure.figure == "meeple" else text
            beside = figure.segment.startswith("m")  # † stays in sight
            write(signs, (column if beside else column - len(text) + 1, row), text, coat(figure.seat))
        if number == len(self.view.map) - 1:
            number_parts(signs, drawn, self.marks.numbers, self.marks.chosen)
        return signs

    def show_fields(self, signs: Signs, drawn: Raster, number: int) -> None:
        """The letters of the owners grow on their fields."""
        for row, line in enumerate(drawn.signs):
            for column, sign in enumerate(line):
                owner = drawn.owner(column, row)
                if sign != "·" or owner < 0:
                    continue
                owners = self.marks.fields.get((number, drawn.parts[owner].name))
                if owners:
                    seat = owners[(column + row) % len(owners)]
                    style = Style(color=INKS[seat], bgcolor=signs[row][column][1].bgcolor)
                    signs[row][column] = (letter(seat).lower(), style)


def landscape(drawn: Raster, place: Place = (0, 0)) -> Signs:
    grass = GRASS[(place[0] + place[1]) % 2]
    return [
        [(sign, cell_style(drawn, column, row, grass)) for column, sign in enumerate(line)]
        for row, line in enumerate(drawn.signs)
    ]


def number_parts(signs: Signs, drawn: Raster, numbers: Mapping[str, str], chosen: str) -> None:
    for name, key in numbers.items():
        column, row = drawn.anchors[segment_at(drawn, name)]
        signs[row][column] = (key, look.CHOSEN if name == chosen else look.NUMBER)


def segment_at(drawn: Raster, name: str) -> int:
    return next(number for number, part in enumerate(drawn.parts) if part.name == name)


def corners(signs: Signs, around: str, style: Style) -> Signs:
    for sign, (row, column) in zip(around, ((0, 0), (0, -1), (-1, 0), (-1, -1)), strict=True):
        signs[row][column] = (sign, style)
    return signs


def in_middle(signs: Signs, sign: str, style: Style) -> Signs:
    signs[len(signs) // 2][len(signs[0]) // 2] = (sign, style)
    return signs


def write(signs: Signs, start: Place, text: str, style: Style) -> None:
    """Goes on to the left where something is written already, and never leaves the tile."""
    column, row = max(min(start[0], len(signs[0]) - len(text)), 0), start[1]
    while column >= len(text) and signs[row][column][1] == style:
        column -= len(text)
    for at, sign in enumerate(text):
        signs[row][column + at] = (sign, style)


def as_text(rows: Iterable[Iterable[tuple[str, Style]]]) -> Text:
    """Cells of equal style are joined."""
    lines = []
    for row in rows:
        line, run, style = Text(no_wrap=True), "", NOTHING
        for sign, next_style in row:
            if next_style != style:
                line.append(run, style)
                run, style = "", next_style
            run += sign
        line.append(run, style)
        lines.append(line)
    return Text("\n", no_wrap=True, end="").join(lines)
